# The frame of the laboratory in Japanese.

lab-back = ゲームに戻る
lab-not-kept = ブラウザーの保存場所がいっぱいか、ここでは使えません。ここでしたことは、ページを閉じると消えます。
