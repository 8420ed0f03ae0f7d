# 必输的数和猜想。

lab-tab-laws = 找规律
laws-title = 剩几枚时，轮到的人会输？
laws-from = 每次最多拿几枚：从
laws-from-end = {""}
laws-to = 到
laws-to-end = {""}
laws-last = n 从 0 到
laws-last-end = {""}
laws-least-k = 最小的上限 K
laws-most-k = 最大的上限 K
laws-last-label = 最大的 n
laws-bad-last = n 从 0 到 { $most }。
laws-lost = 必输的数：
laws-none = 从 0 到 { $last } 一个也没有
laws-more = 还有 { $count } 个
laws-remove = 去掉规则 { $rule }

## 猜想

laws-ideas = 三个猜想
laws-idea-a = 必输的数无穷无尽，间隔总是一样。
laws-idea-b = 这个间隔是 K + 1，K 是一次最多能拿的枚数。
laws-idea-c = “拿最后一枚者输”的那一串数，就是另一串每个加 1。
laws-row-zero = n = 0 时（有的规则下，接着的几个 n 也是这样），轮到你却什么也不能拿，最后一次是对方拿的。两种规则的差别全在这些行。
laws-holds = 到目前为止成立
laws-proven = 成立，对所有 n 都已证明
laws-fails = 最先在 n = { $at } 出错：{ $isLost ->
    [yes] 它必输，但按猜想不该输
   *[no] 按猜想它必输，其实不是
}
laws-fails-shift = 在“最后拿的人输”的那一串里，最先在 n = { $at } 出错：{ $isLost ->
    [yes] 它必输，但按猜想不该输
   *[no] 按猜想它必输，其实不是
}
laws-few = 行数太少，还看不出来
laws-nothing = 对这条规则没什么可说
laws-why = 凭什么说所有 n 都这样？
laws-windows = 重复出现的输赢
laws-unproven = 只看这些行，还证明不了什么。让 n 再大一些吧。
laws-proof-window = 从 { $start } 到 { $end } 的输赢，在 { $again } 到 { $end_again } 又原样出现。每一行的输赢只取决于它前面的 { $length } 行，所以往后每 { $period } 行都会重复，永远如此。
laws-proof-any = { $convention ->
    [misere] 有 2 枚或更多，就可以拿到只剩 1 枚，于是能赢。只有 1 必输：最后一枚不拿不行。
   *[normal] 只要有硬币，就可以全部拿走，于是能赢。只有 0 必输：最后一枚已经被对方拿了。
}
laws-proof-least = { $convention ->
    [misere] 少于 { $least } 枚时不能拿，不能拿的人赢。从 { $least } 到 { $most } 枚，怎么拿剩下的都少于 { $least } 枚，所以必输。再多的话，可以拿到剩 { $least } 枚，于是能赢。
   *[normal] 少于 { $least } 枚时不能拿，所以必输。有 { $least } 枚或更多，就可以全部拿走，于是能赢。
}
laws-proof-parity = 每次拿奇数枚，偶数就变奇数，奇数就变偶数，谁也改变不了结果：{ $convention ->
    [misere] 面对奇数的人一定会拿到最后一枚，所以输。
   *[normal] 面对偶数的人永远拿不到最后一枚，所以输。
}

## 自己的规则，以及背后的定律

laws-own = 你能推翻哪个猜想？
laws-add = 加上这条规则
laws-too-many = 最多可以加 { $most } 条自己的规则，请先去掉一条。
laws-discovery = 猜想 C 的背后
laws-discovery-how = 加几条不能只拿 1 枚的规则试试。C 不成立时，把两串数放在一起比一比：“最后拿的人赢”的那一串，每个要加几才会变成另一串？
laws-shift = 每个加
laws-bad-shift = 请写一个整数，例如 1。
laws-fits = 每个加 { $shift }，两串数完全一样
laws-fits-not = 每个加 { $shift }，两串数对不上
laws-tell = 告诉我定律
laws-hide = 收起定律
laws-general = 设一次最少能拿 a 枚。“最后拿的人输”时 n + a 必输，当且仅当“最后拿的人赢”时 n 必输。对这类规则，无论哪一条、无论 n 是多少，都成立。
