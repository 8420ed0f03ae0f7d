# 自己填的表。

lab-tab-table = 自己填表
hand-title = 剩 n 枚时，谁会赢？
hand-from = n 从
hand-first = 第一行
hand-to = 到
hand-last = 最后一行
hand-range-end = {""}
hand-bad-range = 行号从 0 到 { $coins }，一次最多 { $rows } 行，第一行不能比最后一行大。
hand-how = 还剩 n 枚，轮到你拿。把拿过以后可能剩下的数全部写出来，例如“12 11”；一枚也不能拿就写“–”。再选：轮到拿的人会赢还是会输？
hand-leaves = 拿过以后剩下
hand-leaves-of = { $n } 枚时，拿过以后剩下
hand-verdict-of = { $n } 枚时，轮到拿的人
hand-again = 再看看
hand-unreadable = { $why ->
    [large] “{ $word }”太大了。
    [many] 一格里最多写 { $most } 个数。
   *[word] “{ $word }”不是用数字写的整数。请写数字，中间用空格隔开。
}
hand-keys = 按键：回车键和方向键换格，W 是赢，L 是输，Delete 清除。

## 检查

hand-check-title = 填对了吗？
hand-check = 检查
hand-when-ready = 先填哪行都行，想填几行就填几行，然后来检查。
hand-nothing = 还什么都没填。先从 n = { $first } 开始吧，硬币少的时候最容易。
hand-changed = 表有改动，可以随时再检查。
hand-right-so-far = 填好的都对。还有 { $open } 行没写输赢。
hand-all-right = 每一行都对了！会输的那些行，有什么规律吗？
hand-patterns = 去找规律
hand-differs = 先再看看 n = { $n } 这一行。
hand-go = 去第 { $n } 行
hand-rest-follows = 后面的行和这一行对得上。先改好这一行，再顺着往下看。
hand-slip-more_than_there_is = { $number ->
    [0] 0 写了不止一次。硬币不够，就不能拿那么多。
   *[other] 要剩下 { $number } 枚，拿的就比现有的还多了。
}
hand-slip-not_allowed = 按规则，从 { $n } 枚怎么拿也剩不下 { $number } 枚。
hand-slip-repeated = { $number } 写了两次。拿法不同，剩下的数也不同。
hand-slip-left_out = 这里还有别的拿法。少写了哪一种？
hand-slip-start_row = 这里一枚也不能拿，所以还没轮到你拿，这一局就结束了：最后一次是对方拿的。{ $convention ->
    [misere] 而最后拿的人输。
   *[normal] 而最后拿的人赢。
}
hand-slip-turn_mixed_up = 你写的好像是刚拿完的人的输赢。要写的是接下来该拿的人的输赢。
hand-slip-other_convention = { $convention ->
    [misere] 如果最后拿的人算赢，这样写就对了。可是这里算输。
   *[normal] 如果最后拿的人算输，这样写就对了。可是这里算赢。
}
hand-slip-against_own_rows = 这和你自己填的其他行对不上。看看拿过以后到了哪几行：那时轮到谁拿？
hand-slip-unexplained = 输赢还不对。每种拿法都顺着看一行：那时轮到谁拿，对他有利吗？

## 打印

hand-paper = 写到纸上
hand-print-filled = 照样打印
hand-print-blank = 打印空表
hand-text = 用文字显示
hand-text-what = 选中这些文字，就可以复制到别处。
hand-text-blocked = 这里不能打印。请复制这些文字，到别的程序里打印。
hand-wipe = 全部清空
hand-unwipe = 恢复清空的内容
hand-not-kept = 浏览器的存储空间满了，或者在这里用不了，关掉页面后这张表就没有了。请打印出来，或者复制成文字。
hand-name = 姓名：____________________　　日期：______________
