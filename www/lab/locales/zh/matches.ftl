# 两个人对局（简体中文）。

lab-tab-matches = 对局

## 开始之前

match-title = 两个人来对局
match-intro = 面对面在这里玩吧。谁拿了几枚、还剩几枚、什么时候拿的，每一步都会记下来；谁占上风则不会显示。
match-player-a = 甲
match-player-b = 乙
match-name-a = 第一局先手
match-name-b = 对手
match-n = 硬币枚数
match-k = 一次最多拿几枚（K）
match-length = 局数
match-start = 开始对局
match-bad-k = K 必须是不小于 1 的整数。
match-bad-n = 请只写一个枚数，例如 21。对局只用一列硬币。
match-same-names = 两个人的名字一样，请换成分得清的名字。

## 对局的棋盘

match-game = 第 { $number } 局，共 { $length } 局
match-won = 赢了 { $count } 局
match-turn = 轮到{ $name }拿
match-winner = 这一局{ $name }赢了！
match-left = 枚还在桌上
match-take = 拿 { $count } 枚
match-keys = 也可以按数字键 1 到 { $most } 来拿。
match-first = { $name }先拿。每一步都会记在这里。
match-col-turn = 第几步
match-col-time = 时间
match-next = 下一局：{ $name }先拿
match-finish = 结束，看看记录
match-back = 收回上一步
match-end = 结束对局
match-end-sure = 到此为止吗？没下完的这一局也会照样记下来。
match-end-no = 继续玩
match-ended = 对局结束，各局都已存入记录。
match-undo = 撤销

## 从纸上录入

paper-title = 录入纸上的对局
paper-how = 一行写一局：先写硬币枚数和冒号，再依次写每次拿了几枚。每换一行，先手就换人。
paper-rule = { $a }和{ $b }：{ $rule }，{ $convention ->
    [misere] 拿最后一枚者输
   *[normal] 拿最后一枚者赢
}。名字、K 和胜负规则都用上面填的。
paper-begins = 第一行的先手
paper-label = 对局，一行一局
paper-open = { $first }先拿，走了 { $turns } 步，还剩 { $left } 枚：没有下完。
paper-over = { $first }先拿，走了 { $turns } 步，{ $winner }赢。
paper-more = 另有 { $count } 行没有列在这里。{ $wrong ->
    [0] 所有的行都读懂了。
   *[other] 一共有 { $wrong } 行不对。
}
paper-not-kept = 超过 { $most } 个字的内容在关闭页面后不会保留。存入记录后，对局就会保留。
paper-record = { $count ->
    [0] 存入记录
   *[other] 把这 { $count } 局存入记录
}
paper-empty = 请先写一局，例如 21: 3 1 2。
paper-wrong = 还没有存入：上面有一行不对，请先改好。
paper-done = 已存入 { $count } 局。

record-bad-no_colon = 硬币枚数和后面的数之间少了冒号，应该像 21: 3 1 2 这样写。
record-bad-too_long = 这一行太长了，最多 { $most } 个字。
record-bad-not_coins = 冒号前面的“{ $text }”不是枚数。
record-bad-no_coin = 冒号前面至少要有一枚硬币。
record-bad-too_many_coins = 一列最多 { $most } 枚硬币。
record-bad-too_many_columns = 最多 { $most } 列。
record-bad-not_a_take = 第 { $turn } 步：“{ $text }”不是枚数。
record-bad-which_column = 第 { $turn } 步：“{ $text }”没有说明是哪一列。第二列要写成 2x{ $text }。
record-bad-forbidden = 第 { $turn } 步：规则不允许拿 { $count } 枚。
record-bad-too_few = 第 { $turn } 步：只剩 { $coins } 枚，拿不了 { $count } 枚。
record-bad-no_column = 第 { $turn } 步：没有第 { $column } 列，一共只有 { $columns } 列。
record-bad-game_over = 第 { $turn } 步：这一局已经结束了。
record-error-bad_argument = 请写一个整数枚数。

## 主棋盘上的一局

match-host-title = 主棋盘上的一局
match-host = 把棋盘上这一局存入记录
match-host-what = 按现在的样子存下来，和电脑下的也可以。
match-board-empty = 那一局还没有人拿过硬币。
match-board-again = 那一局已经在记录里了。
match-board-done = 已存入：{ $first }对{ $second }。
match-twin = { $name }（二）

## 记录说明了什么

report-title = 记录说明了什么
report-empty = 玩一场对局，或把纸上的录进来，就能在这里看出：是有人发现了窍门，还是只是运气好。
report-hidden = 对局进行时先藏起来，免得有人从中看出窍门。
report-match = 对局
report-series = { $first } – { $second }，{ $count } 局，{ $day }
report-skipped = 有 { $count } 局没有算进来：这里只看一列硬币、每次拿 1 到 K 枚的对局。
report-more = 另有 { $count } 局计算在内，但没有列出。
report-what = 知道窍门的人不会把胜局送掉，之后每次都让自己和对方刚拿的合起来正好是 { $sum } 枚。有没有人这样做？会不会只是运气？
report-judged-no_choice = 没有遇到要保住胜局的选择，无法判断
report-judged-nothing = 看不出用了窍门
report-judged-too_few = 选择太少，分不清是窍门还是运气
report-judged-uncounted = 步数太多，算不出靠运气的概率
report-judged-hardly = 很难说是运气
report-judged-seldom = 光靠运气很少能这样
report-judged-well = 靠运气也完全可能
report-kept = { $name }有 { $trials } 步可能保住胜局，也可能送掉，其中 { $kept } 步保住了。随便乱选的话，平均能保住 { $expected } 步。
report-chance = { $kept ->
    [0] 一次也没有，靠运气总不会更差。
   *[other] 靠运气保住 { $kept } 步或更多的概率：{ $chance }。
}
report-as = { $seat ->
    [first] 先手时
   *[second] 后手时
}：{ $trials ->
    [0] 没有遇到要保住胜局的选择。
   *[other] { $trials } 次中保住 { $kept } 次胜局。{ $verdict }。
}
report-tally = { $name }在 { $unforced } 次应对中，有 { $matches } 次凑成了 { $sum } 枚。随便乱选的话，平均是 { $expected } 次。
report-only = { $only ->
    [0] 其中没有一次是唯一能赢的拿法。
   *[other] 其中有 { $only } 次是唯一能赢的拿法。
}
report-forced-too = 另有 { $count } 次是没得选才凑成的。
report-assumption = 这里的概率假定：每一步都从所有允许的拿法里等可能地选一种。只算那些可能保住胜局、也可能送掉的步。
report-courses = 一局一局看
report-col-game = 局
report-col-seat = 先后
report-col-kept = 保住胜局
report-col-matches = 凑成 K+1
report-col-course = 从何时起
report-col-chance = 靠运气的概率
report-seat = { $seat ->
    [first] 先手
   *[second] 后手
}
report-of = { $whole } 次中 { $part } 次
report-all = 合计
report-course-no_choice = 没有可选择的应对
report-course-never = 从来没有
report-course-lasting = 从第 { $first } 步一直到最后
report-course-broken = 从第 { $first } 步开始，但没有坚持到最后
report-course-resumed = 从第 { $first } 步开始，中断后又从第 { $again } 步一直到最后
report-takes = 每一步
report-col-sum = 对方 + 自己
report-col-legal = 允许的拿法
report-col-note = 说明
report-forced = 没得选
report-note-match = 凑成 { $sum }
report-note-impossible = 凑不成 { $sum }
report-note-kept = 保住了胜局
report-note-gave = 送掉了胜局
report-note-only = 唯一能赢的拿法
chart-title = 可能保住也可能送掉胜局的步里，保住的比例
chart-group = 第 { $name } 局：先手 { $first }，后手 { $second }。
chart-person = { $name }：先手时 { $first }，后手时 { $second }。
chance-one-in = { $percent }，大约 { $of } 次里 1 次
chance-tiny = 不到 { $of } 分之一
