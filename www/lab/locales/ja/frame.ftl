# The frame of the laboratory in Japanese.

lab-view-failed = この画面を表示できませんでした。保存されているものはそのままで、ほかの画面は使えます。
lab-retry = もう一度ためす
lab-not-kept = ブラウザーの保存場所がいっぱいか、ここでは使えません。ここでしたことは、ページを閉じると消えます。
