# 记录下来的对局（简体中文）。

lab-tab-records = 记录

## 列表

records-title = { $count ->
    [0] 对局记录
   *[other] 对局记录：{ $count } 局
}
records-empty = 还没有记录。找个人对局，录入纸上的一局，或者导入一个文件吧。
records-to-matches = 去对局
records-search = 查找
records-source = 显示
records-from = { $source ->
    [match] 对局
    [paper] 纸上录入
    [board] 主棋盘
   *[all] 全部
}
records-found = { $all } 局中有 { $count } 局
records-more = 再显示 { $count } 局
records-delete-found = 删除这 { $count } 局
records-deleted = 已删除“{ $name }”。
records-deleted-many = 已删除 { $count } 局。

record-name = { $first } – { $second }，第 { $number } 局
record-game = { $coins } 枚，{ $rule }，{ $convention ->
    [misere] 拿最后一枚者输
    [misere-take] 最后拿的人输
    [normal-take] 最后拿的人赢
   *[normal] 拿最后一枚者赢
}
record-won = 走了 { $turns } 步，{ $winner }赢
record-open = 没有下完：走了 { $turns } 步，还剩 { $left } 枚
record-hidden = 这场对局还没结束。为免有人从中看出窍门，结束以后才能复盘。
record-review = 复盘
record-review-named = 复盘：{ $name }
record-rename = 改名
record-rename-named = 改名：{ $name }
record-delete = 删除
record-delete-named = 删除：{ $name }
record-name-label = 新名字
record-name-keep = 确定
record-name-leave = 不改了

## 导出和导入

records-import = 导入文件
records-import-what = 请选择在这里存成 JSON 的文件：对局，或者全部内容的备份。已经有的不会重复加入，也不会被替换。
records-choose = 选择文件
records-paste = 或者粘贴文件内容
records-take = 导入粘贴的对局
records-imported = 加入了 { $count } 局{ $here ->
    [0] 。
   *[other] ，另外 { $here } 局本来就有。
}
records-nothing-new = { $here ->
    [0] 里面一局也没有。
   *[other] 里面的 { $here } 局本来就都有了。
}
records-export = { $kind ->
    [csv] 做成表格（CSV）
   *[json] 保存（JSON）
}
records-save = 把 { $count } 局存成{ $kind ->
    [csv] 电子表格
   *[json] 以后可以导入的文件
}
records-save-else = 如果没有存下来，说明这个网站不允许保存。请复制下面的文字，自己存进文件里。
records-copy = 复制文字
records-copied = 已复制。
records-not-copied = 这个网站不允许自动复制。文字已经选中，请用键盘或菜单复制。
records-text = 文件内容
records-close-file = 关闭
records-unkept = 浏览器没有把记录存下来：存储空间满了，或者这个网站不允许存储。关闭页面之前，所有对局都还在。请先保存到文件。
records-newer = 这里有本页面较新版本保存的记录，会原样保留。现在记下的对局只保留到关闭页面为止，请先保存到文件。
records-unkept-export = 保存这些对局
records-unreadable = 浏览器里存的记录有一部分读不出来。它们没有丢，内容就在这里。
records-unreadable-save = 存成文本文件
records-unreadable-forget = 删掉
records-unreadable-forgotten = 读不出来的内容已经删掉。

archive-empty = 里面什么也没有。
archive-table = 这是一张表格。只有存成 JSON 的文件才能导入。
archive-not-json = 这不是对局文件，或者缺了结尾。什么都没有改动。
archive-foreign = 文件里不是这个页面的对局。什么都没有改动。
archive-newer = 这个文件是用更新的版本保存的。什么都没有改动。
archive-version = 这个文件的版本不明，或者文件已损坏。什么都没有改动。
archive-damaged = 文件里的第 { $place } 局损坏了。{ $cause }什么都没有改动。
archive-part = 其中“{ $part }”这一项缺失或有误。
archive-argument = 里面有对局中不会出现的数或词。
archive-unread = 读不了“{ $name }”。

## 保存在这里的内容和备份

kept-title = 保存在这里的内容
kept-what = 你的棋局、记录、表格、猜想、课程进度和设置都由浏览器保存在这台设备上，不会发送到任何地方。
kept-count = 棋盘上的棋局：{ $boards } · 对局记录：{ $records } · 手填的表格：{ $tables }
kept-save = 备份全部内容
kept-bring-in = 导入备份
kept-delete = 删除这里保存的全部内容
kept-deleted = 这里保存的内容已全部删除。棋盘上的这一局会留到关闭页面为止。
backup-save = 把备份存成文件
backup-came-in = 备份已导入：加入了 { $games } 局对局记录和 { $others } 项其他内容。{ $left ->
    [0] 这里原有的内容都没有改动。
   *[other] 有 { $left } 项和这里的不同，保留了这里的。
}
backup-nothing-new = { $left ->
    [0] 备份里的内容这里都已经有了。
   *[other] 备份里没有新内容。有 { $left } 项和这里的不同，保留了这里的。
}
backup-full = 浏览器的存储空间放不下。什么都没有改动。
backup-part = 备份中“{ $part }”这一部分损坏了。什么都没有改动。

## 电子表格

csv-game = 对局
csv-number = 第几局
csv-turn = 第几步
csv-player = 谁
csv-seat = 先后
csv-what = 做了什么
csv-taken = 拿了
csv-column = 列
csv-left = 剩下
csv-time = 时间
csv-coins = 开始时的枚数
csv-rule = 规则
csv-last = 最后一枚
csv-winner = 赢家
csv-took = 拿
csv-resigned = 认输
