# The frame of the laboratory in Chinese.

lab-back = 回到游戏
lab-not-kept = 浏览器的存储空间满了，或者在这里用不了，关掉页面后，你在这里做的就没有了。
