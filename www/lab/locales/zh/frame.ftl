# The frame of the laboratory in Chinese.

lab-view-failed = 这个页面没能显示出来。已保存的内容不受影响，其他页面照常可用。
lab-retry = 再试一次
lab-not-kept = 浏览器的存储空间满了，或者在这里用不了，关掉页面后，你在这里做的就没有了。
