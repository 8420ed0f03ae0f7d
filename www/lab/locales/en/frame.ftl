# The frame of the laboratory in English.

lab-back = Back to the game
