# 简体中文页面。

app-name = Last Coin
language = 语言
theme = { $theme ->
    [light] 浅色
    [dark] 深色
   *[system] 跟随系统
}

## 称呼

name = { $who ->
    [you] 你
    [computer] 电脑
    [person1] 先手
    [person2] 后手
    [computer1] 先手电脑
   *[computer2] 后手电脑
}
name-short = { $who ->
    [you] 你
    [computer] 电脑
    [person1] 先手
    [person2] 后手
    [computer1] 先手
   *[computer2] 后手
}

## 棋盘

board = 棋盘
board-keys = 用方向键选择硬币，按回车键拿走。
coin = { $columns ->
    [1] 拿 { $count } 枚，剩 { $leaves } 枚
   *[other] 第 { $column } 列，拿 { $count } 枚，剩 { $leaves } 枚
}
coin-forbidden = { $columns ->
    [1] 从下数第 { $coin } 枚，现在不能拿
   *[other] 第 { $column } 列，从下数第 { $coin } 枚，现在不能拿
}
preview = 拿 { $count } 枚 → 剩 { $leaves } 枚
preview-forbidden = 不能拿 { $count } 枚
more-coins = 下面还有 { $count } 枚
column-total = { $coins } 枚
choose-column = 选择第 { $column } 列（{ $coins ->
    [0] 已空
   *[other] { $coins } 枚
}）
takes-from = 从第 { $column } 列拿
takes-column = 第 { $column } 列
takes-label = 拿几枚
take-number = 拿几枚
take-less = 少拿
take-more = 多拿
take = 拿 { $count } 枚

## 轮到谁，刚才怎样

turn = { $who ->
    [you] 轮到你了：{ $what }。
    [computer] 电脑正在考虑……
    [person1] 轮到先手：{ $what }。
    [person2] 轮到后手：{ $what }。
    [computer1] 先手电脑正在考虑……
   *[computer2] 后手电脑正在考虑……
}
what-list = 可以拿 { $list } 枚
what-any = 想拿几枚都行
what-odd = 只能拿奇数枚
what-up-to = 可以拿 1 到 { $most } 枚
what-set = 可以拿 { $list } 枚
what-code = 按规则 { $rule } 拿
what-from-column = 任选一列，{ $what }
decided = { $who ->
    [you] 只剩一枚，而且必须由你拿走，胜负已定。
    [computer] 只剩一枚，而且必须由电脑拿走，你赢定了。
    [person1] 只剩一枚，而且必须由先手拿走，胜负已定。
    [person2] 只剩一枚，而且必须由后手拿走，胜负已定。
    [computer1] 只剩一枚，而且必须由先手拿走，胜负已定。
   *[computer2] 只剩一枚，而且必须由后手拿走，胜负已定。
}
opening = { $columns ->
    [1] 桌上有 { $total } 枚硬币。
   *[other] 桌上有 { $columns } 列，共 { $total } 枚硬币。
}
took = { $columns ->
    [1] { name }拿了 { $count } 枚。
   *[other] { name }从第 { $column } 列拿了 { $count } 枚。
}
left = { $total ->
    [0] 一枚也不剩了。
   *[other] 还剩 { $total } 枚。
}
happened = { took }{ left }
won = { $who ->
    [you] 你赢了！
    [computer] 电脑赢了。
    [person1] 先手赢了！
    [person2] 后手赢了！
    [computer1] 先手电脑赢了。
   *[computer2] 后手电脑赢了。
}
ended-last-coin = { name }拿走了最后一枚。
ended-stuck = 已经没有可以拿的硬币了。
ended-resigned = { name }认输了。

## 操作

actions = 操作
undo = 悔棋
redo = 重走
new-game = 新的一局
resign = 认输
resign-who = { $who ->
    [person1] 先手认输
   *[person2] 后手认输
}
pause = 暂停
continue = 继续
open-setup = 更改设置
close = 完成

## 胜负表

table-title = 剩 n 枚时，轮到拿的人……
table-rule = { $rule }，{ $convention ->
    [misere] 拿最后一枚者输
   *[normal] 拿最后一枚者赢
}
table-number = 枚数
table-verdict = 轮到拿的人
verdict-win = 赢
verdict-lose = 输
table-here = 现在的棋盘
table-lost = 输的是 { $list }……

## 规则

rule-up-to = { $most ->
    [1] 每次拿 1 枚
    [2] 每次拿 1 或 2 枚
   *[other] 每次拿 1 到 { $most } 枚
}
rule-any = 每次随便拿几枚
rule-odd = 每次拿奇数枚
rule-set = 每次拿 { $list } 枚
rule-code = 按规则 { $rule } 拿

## 设置

setup = 这一局
columns-label = 硬币
columns-one = 一列，枚数
columns-staircase = 5-4-3-2-1 五列
columns-marienbad = 1-3-5-7 四列（马里昂巴德）
columns-twins = 两列各 10 枚
columns-own = 自己摆：
columns-field = 每列几枚
rule-label = 每次拿几枚
rule-own = 自己定规则：
rule-field = 可以拿的枚数，例如 1-3、any、odd 或 2,5,7
convention-label = 胜负
convention-misere = 拿最后一枚者输
convention-normal = 拿最后一枚者赢
begins-label = 谁先拿
begins-you = 你先拿
begins-other = 电脑先拿
rival-label = 谁来玩
rival-person = 和身边的人玩
rival-show = 看两台电脑对局
rival-fallible = 对手：偶尔出错的电脑
rival-perfect = 对手：从不出错的电脑
rival-beginner = 对手：只会收官的新手
rival-random = 对手：随便乱拿的电脑
rival-greedy = 对手：贪心的电脑
seat-label = { $seat ->
    [first] 先手
   *[second] 后手
}
seat-fallible = 偶尔出错
seat-perfect = 从不出错
seat-beginner = 只会收官的新手
seat-random = 随便乱拿
seat-greedy = 贪心
versus = 对
mistakes-label = 出错比例
mistakes = 出错 { $share }
favourite = { $seat ->
    [first] 双方都不出错的话，先手必胜。
   *[second] 双方都不出错的话，后手必胜。
}

## 着法

moves = 已走的着法
moves-empty = 还没有人拿过硬币。
move-number = 第几手
move-who = 谁
move-take = 拿了
move-left = 剩下
move-took = { $columns ->
    [1] 拿了 { $count } 枚
   *[other] 从第 { $column } 列拿了 { $count } 枚
}

## 出了问题时

dismiss = 关闭这条消息
address-bad = 地址里的“{ $value }”（{ $key }）看不懂，已改用默认设置。
error-bad_rule = 这不是拿硬币的规则。可以写 1-3、any、odd 或 2,5,7。
error-bad_columns = 这不是硬币的摆法。请写出每列的枚数，例如 5 4 3 2 1。
error-unsupported_rule = 这条规则现在还不能玩。
error-too_many_columns = 最多 64 列。
error-too_many_coins = 每列最多 1,000,000,000 枚。
error-illegal_take = 不能拿这么多枚。
error-too_large = 太大了，电脑算不出来。换一个对手试试吧。
error-too_long = 太长了，读不进来。
error-trap = 计算部分出了问题，已经重新启动，你的棋局没有变。
error-random_unavailable = 这个浏览器不提供随机数，无法开局。
error-other = 没有成功：{ $detail }
no-engine = 这个游戏需要 WebAssembly，但此浏览器或网站不支持或已将其屏蔽。
