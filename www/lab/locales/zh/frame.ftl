# The frame of the laboratory in Chinese.

lab-back = 回到游戏
