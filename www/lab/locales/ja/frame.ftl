# The frame of the laboratory in Japanese.

lab-back = ゲームに戻る
