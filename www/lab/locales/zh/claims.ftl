# 猜想（简体中文）。

lab-tab-claims = 猜想

claims-title = 你觉得哪些数必输？
claims-what = 写下你的猜想：从哪些局面开始，轮到谁拿谁就输。要是猜错了，这里会找出最小的反例。
claims-about = 你的猜想是关于
claims-kind-numbers = 一列硬币
claims-kind-nim = 好几列硬币
claims-numbers = 必输的枚数恰好是这些
claims-example = 一个一个写：2, 6, 7。除以 5 余 2 的所有数：2 mod 5。也可以一起写：1, 2 mod 5, 4 mod 5。
claims-last = 检查到多少枚
claims-nim = 必输的恰好是尼姆和为 0 的局面。
claims-exception = 但每列都不超过一枚时例外：这时尼姆和为 1 的才必输。
claims-columns = 每列最多检查到这么多枚
claims-check = 检查

## 结果

claims-answer = 结果
claims-empty = 还没有检查过。随便猜一个也可以：猜错了，就能看到错在哪里。
claims-waiting = 接下来检查的猜想，答案会出现在这里。
claims-said = 猜想必输的是：{ $claim }
claims-said-nim = 猜想必输的是：尼姆和为 0
claims-said-exception = 猜想必输的是：尼姆和为 0，每列只剩单枚时例外
claims-refuted = { $columns ->
    [1] 找到反例：{ $coins } 枚时不对。
   *[other] 找到反例：{ $list } 时不对。
}
claims-verified = 检查到 { $coins } 枚都对，但还没有证明。
claims-proven = 已经证明：不管多少枚都对。
claims-flaw-ended = { $columns ->
    [1] { $list } 枚时已经没有可以拿的了
   *[other] { $list } 时已经没有可以拿的了
}，这一局结束了。{ $convention ->
    [misere] 最后拿的人输，所以没得拿的人赢。你却说这里必输。
   *[normal] 最后拿的人赢，所以没得拿的人输。你却没有把这里算作必输。
}
claims-flaw-joined = 你说 { $list } 必输，{ $left } 也必输。可是从 { $list } 走一步就能到 { $left }，而能把必输的局面留给对方的人会赢。
claims-flaw-stranded = 你说 { $list } 能赢。可是不管怎么拿，都到不了你说必输的局面，那就没有能赢的走法。
claims-move = { $columns ->
    [1] 这一步：拿 { $count } 枚，从 { $board } 到 { $left }。
   *[other] 这一步：从第 { $column } 列拿 { $count } 枚，从 { $board } 到 { $left }。
}
claims-play = 从这里玩
claims-play-how = 你先拿，对手是完美的电脑。
claims-verified-needed = 没有发现错误，但这不是证明：从 { $next } 枚起还可能出错。检查到 { $needed } 枚就能确定了。
claims-verified-open = 没有发现错误，但这不是证明：从 { $next } 枚起还可能出错。
claims-verified-nim = 在这些列里，总共不超过 { $coins } 枚硬币的局面都没有发现错误。这不是证明：硬币更多时还可能出错。
claims-further = 检查到 { $needed } 枚
claims-ground-window = 理由：从 { $from } 起，{ $period ->
    [1] 每个数都和前一个一样
   *[other] 每 { $period } 个数重复一次
}。方框里的 { $from } 到 { $to } 全都检查过了，后面的每个数都和其中某一个一样。
claims-ground-nim-misere = 理由：每列想拿几枚都行，这就是尼姆游戏。只要还有一列不止一枚，从尼姆和 0 出发怎么拿都会打破它，而不是 0 时总有一步能变回 0。最后只剩单枚时，奇数和偶数互换角色。查尔斯·布顿在 1901 年证明了这一点。
claims-ground-nim-normal = 理由：每列想拿几枚都行，这就是尼姆游戏。从尼姆和 0 出发怎么拿都会打破它，而不是 0 时总有一步能变回 0，一直到拿光为止。查尔斯·布顿在 1901 年证明了这一点。
claims-strip = 谁会赢：方框是一个周期，后面重复它

## 三个条件

claims-conditions = 满足这三条，猜想就是对的
claims-condition-ended = { $convention ->
    [misere] 没有可拿的了，这样的局面不算必输：最后一次是输家拿的。
   *[normal] 没有可拿的了，这样的局面算必输：最后一次是赢家拿的。
}
claims-condition-joined = 从必输的局面走一步，到不了另一个必输的局面。
claims-condition-stranded = 其余还能拿的局面，总有一步能到必输的局面。
claims-state-fails = 在这里不成立
claims-state-holds = 成立
claims-state-so_far = 检查过的都成立

## 以前的猜想

claims-tried = 你以前的猜想
claims-forget = 清空列表
claims-short-refuted = 有反例
claims-short-verified = 检查过，未证明
claims-short-proven = 已证明

## 出了问题时

claims-bad = 这不能当作数来读。可以写 2, 6, 7，或者用 2 mod 5 表示除以 5 余 2 的所有数。
claims-bad-last = 请写 0 到 10,000 之间的整数。
claims-too-large = 太大了，检查不了。少放几枚试试。
