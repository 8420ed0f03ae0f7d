# The frame of the laboratory in English.

lab-page-title = { $view } – { app-name }
lab-view-failed = This view could not be shown. What is kept stays as it is, and the other views work.
lab-retry = Try again
lab-not-kept = The browser’s storage is full, or blocked here, so what you do here will be gone when you close the page.
lab-newer = A newer version of this page has kept its data here. It stays as it is, so what you do here will be gone when you close the page.
kept-unread = This could not be read or worked out just now. Nothing that is kept here was lost or changed.
