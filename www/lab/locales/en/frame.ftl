# The frame of the laboratory in English.

lab-back = Back to the game
lab-not-kept = The browser’s storage is full, or blocked here, so what you do here will be gone when you close the page.
