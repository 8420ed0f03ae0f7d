# 复盘（简体中文）。

lab-tab-review = 复盘

## 硬币列，以及每一步的价值

piles = { $columns ->
    [1] { $total } 枚
   *[other] { $columns } 列：{ $list }
}
worth-take = 拿 { $count } 枚
value = { $columns ->
    [1] 拿 { $count } 枚
   *[other] 从第 { $column } 列拿 { $count } 枚
}：{ $verdict ->
    [win] 赢
   *[other] 输
}
value-moves = { value }，还有 { $moves } 步结束
values = 每一步值多少
values-legend = ▲ 拿走这枚和上面所有的会赢，▼ 会输。数字是：赢的一方抓紧、输的一方拖延时，连这一步在内还要走几步。
values-none = 这里已经没有可以拿的硬币了。
values-too-many = 这里的走法太多，没法一一说明。
values-all = 用文字列出全部 { $count } 种走法
values-more = 还有 { $count } 种，太多了，不再列出

## 整局

review-title = 这一局，一步一步看
review-title-handed = 记录下来的一局，一步一步看
review-back = 回到记录
review-other-page = 看棋盘上的这一局
review-other-handed = 看记录下来的那一局
review-asked = 这一局还没结束，而答案要你想看时才显示。打开复盘，就会知道现在谁能赢。
review-reveal = 看复盘
review-going = 这一局还没结束。
review-unfinished = 这一局没有下完。
review-won = { $who ->
    [you] 你赢了。
   *[other] { $name }赢了。
}
review-gave-up = { $name }认输了。
review-throughout = 从头到尾，一直是{ $name }能赢。
review-turning = 第 { $number } 步，{ $name }把胜局送掉了，之后再也没能夺回。这就是转折点。
review-turning-resigned = { $name }本来还能赢。认输就是转折点。
review-again-turning = 从转折点再试一次
review-tally = 各类走法的数目
review-too-large = 这一局太大，没法准确说出每一步的价值。

## 评价

# 表头窄的时候，只在 \u200B 处换行。
grade-kept = 保住了{"\u200B"}胜局
grade-gave_away = 送掉了{"\u200B"}胜局
grade-could_not_matter = 怎么拿{"\u200B"}都一样
turning-point = 转折点

## 一步

review-start = 第一步之前
review-move = 第 { $number } 步，共 { $all } 步
review-end = 最后一步之后
review-resignation = 认输
review-turn = { $left }，轮到{ $name }
review-took = { $columns ->
    [1] { $name }拿了 { $count } 枚。
   *[other] { $name }从第 { $column } 列拿了 { $count } 枚。
}
judged-move-kept = 这一步保住了胜局。{ $legal ->
    [1] 当时没有别的拿法。
   *[other] { $winning ->
        [all] 当时怎么拿都能赢。
        [1] { $legal } 种拿法里，只有这一种能赢。
       *[other] { $legal } 种拿法里，有 { $winning } 种能赢。
    }
}
judged-move-gave_away = 这一步把胜局送掉了。{ $legal } 种拿法里，有 { $winning } 种能保住它。
judged-move-could_not_matter = { $legal ->
    [1] 没有别的拿法，也赢不了。
   *[other] { $legal } 种拿法，哪一种都赢不了。
}
review-far = 这一步之前，双方都走得最好的话还剩 { $moves } 步。
review-end-how = 用方向键或按钮，可以一步一步地看。
review-empty = 还没有人拿过硬币。先走几步再回来，这里会给每一步做上记号。
steps = 一步一步看
step-first = 到开头
step-previous = 退一步
step-next = 进一步
step-last = 到末尾
review-listed = 共 { $all } 步，这里是第 { $from } 到第 { $to } 步
review-resigned = 认输

## 再试一次

review-again = 从这里再试一次
exercise-title = 再来一次：第 { $number } 步
exercise-what = { $name }从这里可以赢。换了你，会拿几枚？
exercise-columns = 列
exercise-column = 第 { $column } 列，{ $coins } 枚
exercise-took = { $columns ->
    [1] 拿 { $count } 枚：
   *[other] 从第 { $column } 列拿 { $count } 枚：
}
exercise-right = 能赢！{ $winning ->
    [1] 能赢的只有这一种。
   *[other] 能赢的有 { $winning } 种，这是其中之一。
}
exercise-wrong = 这样一来，对方就能赢了。换一种试试。
exercise-play-on = 从这里接着玩
exercise-leave = 回到复盘

## 折线

review-line = 谁能赢，离结束还有多远
review-line-start = 开始
review-line-end = 结束
review-line-how = 线离中间越远，离结束就越远。线穿过中间的地方，✗ 标出的就是送掉胜局的那一步。
review-line-vague = 这一局有些地方不知道离结束还有多远。✗ 标出送掉胜局的步。
review-line-text = 谁能赢：{ $list }
review-stretch = 从第 { $number } 步起是{ $name }
review-stretch-end = 最后是{ $name }
review-stretch-more = 之后还换了 { $count } 次
