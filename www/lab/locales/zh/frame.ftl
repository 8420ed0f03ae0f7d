# The frame of the laboratory in Chinese.

lab-page-title = { $view } – { app-name }
lab-view-failed = 这个页面没能显示出来。已保存的内容不受影响，其他页面照常可用。
lab-retry = 再试一次
lab-not-kept = 浏览器的存储空间满了，或者在这里用不了，关掉页面后，你在这里做的就没有了。
lab-newer = 这里有本页面较新版本保存的内容，会原样保留，所以关掉页面后，你在这里做的就没有了。
kept-unread = 刚才没能读出或算出这里的内容。已保存的内容没有丢，也没有改动。
