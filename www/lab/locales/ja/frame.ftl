# The frame of the laboratory in Japanese.

lab-page-title = { $view } – { app-name }
lab-view-failed = この画面を表示できませんでした。保存されているものはそのままで、ほかの画面は使えます。
lab-retry = もう一度ためす
lab-not-kept = ブラウザーの保存場所がいっぱいか、ここでは使えません。ここでしたことは、ページを閉じると消えます。
lab-newer = このページより新しい版で残したものがあるので、そのままにしておきます。ここでしたことは、ページを閉じると消えます。
kept-unread = 今は、読み取りか計算がうまくいきませんでした。ここに残してあるものは、失われても変わってもいません。
