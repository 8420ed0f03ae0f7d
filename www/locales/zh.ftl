# 简体中文页面。

app-name = Last Coin
lab = 实验室
lab-back = 回到游戏
lab-loading = 正在载入实验室……
lab-failed = 无法载入实验室。
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
choose-column = 选择第 { $column } 列，枚数：
takes-from = 从第 { $column } 列拿
takes-column = 第 { $column } 列
takes-label = 拿几枚
take-number = 拿几枚
take-less = 少拿
take-more = 多拿
take = 拿

## 轮到谁，刚才怎样

turn = { $who ->
    [you] 轮到你了：{ $what }。
    [computer] 电脑正在考虑……
    [person1] 轮到先手：{ $what }。
    [person2] 轮到后手：{ $what }。
    [computer1] 先手电脑正在考虑……
   *[computer2] 后手电脑正在考虑……
}
turn-stuck = { $who ->
    [computer] 电脑没能决定怎么拿。
    [computer1] 先手电脑没能决定怎么拿。
   *[computer2] 后手电脑没能决定怎么拿。
}
turn-paused = { $who ->
    [computer1] 轮到先手电脑。
   *[computer2] 轮到后手电脑。
}
either = { $list } 或 { $last }
list-comma = { "、" }
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
play-again = 再来一局
take-back = 收回上一步
resign = 认输
resign-who = { $who ->
    [person1] 先手认输
   *[person2] 后手认输
}
pause = 暂停
continue = 继续
one-move = 走一步
show-label = 两台电脑对局
pace = 速度
pace-slow = 慢慢来
pace-normal = 不紧不慢
pace-fast = 快一点
open-setup = 更改设置
close = 完成

## 怎么玩

help = 怎么玩
help-goal = 双方轮流从某一列拿走硬币。一次能拿几枚、拿最后一枚是赢是输，都写在“这一局”里。
help-mouse-title = 鼠标
help-mouse = 指着一枚硬币，就能看到会拿走它和它上面的几枚。点击即拿走。
help-touch-title = 触摸
help-touch = 按住一列就能看到会拿几枚，上下滑动可以增减，松手即拿走。滑到列外就不拿了。
help-keys-title = 键盘
help-keys = 方向键选择，回车键拿走。焦点在棋盘上时：U 悔棋，R 重走，N 新的一局，H 提示。
help-kept = 一切都留在这台设备上，你在这里做的不会发送到任何地方。
help-letters = 在棋盘上使用 U、R、N、H 键

## 胜负表

table-title = 剩 n 枚时，轮到拿的人……
table-rule = { $rule }，{ $convention ->
    [misere] 拿最后一枚者输
    [misere-take] 最后拿的人输
    [normal-take] 最后拿的人赢
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
columns-read = { $count ->
    [1] 读作一列 { $list } 枚。要分成几列，请用空格隔开：1 500。
   *[other] 读作 { $count } 列：{ $list }。如果是一个数，请不要加空格：1,500。
}
rule-label = 每次拿几枚
rule-own = 自己定规则：
rule-field = 可以拿的枚数：1-3 是 1 到 3 枚，3 是恰好 3 枚，any 是几枚都行，odd 是奇数枚，2,5,7 是只能拿这几种枚数
convention-label = 胜负
convention-misere = 拿最后一枚者输
convention-normal = 拿最后一枚者赢
convention-misere-take = 最后拿的人输
convention-normal-take = 最后拿的人赢
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
favourite = 双方都不出错的话，从 { $from } 开始，{ $seat ->
    [first] 先手
   *[second] 后手
}必胜{ $who ->
    [you] ，也就是你。
    [computer] ，也就是电脑。
   *[other] 。
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

## 为什么

hint = 提示
why = 为什么
why-unknown = 太大了，算不出谁会赢。
answers-label = 什么时候显示答案
answers-always = 答案：一直显示
answers-request = 答案：想看时再看
answers-hidden = 答案：不显示
answers-show = 看答案
answers-hide = 收起答案
answers-asked = 从这里谁会赢？为什么？先想一想，再看答案。
answers-later = 答案等这一局结束后再揭晓。
answers-resigned = 走完一局才会揭晓答案；认输的话，答案不会显示。
answers-after-side = 先选好谁先拿，再看答案。
sentences = { $first }{ $second }
verdict-now = { $outcome ->
    [N] { name }从这里可以赢。
   *[P] 只要对方不出错，{ name }就会输。
}
number-form = { $remainder ->
    [0] { $coins } = { $quotient } × { $divisor }
   *[other] { $coins } = { $quotient } × { $divisor } + { $remainder }
}
lost-numbers = { $lost ->
    [0] { $divisor } 的倍数
   *[other] 比 { $divisor } 的倍数多 { $lost } 的数
}
reason-won-number = { number-form }，而必输的只有{ lost-numbers }。
reason-won-at-once = { $lost ->
    [0] { $coins } 枚可以一次全部拿走。
   *[other] { $coins } 枚可以一次拿到只剩一枚。
}
reason-lost-number = { number-form } 是必输的数：不管拿几枚（x 枚），对方都可以拿 { $divisor } − x 枚，剩下下一个必输的数 { $next }。
reason-last = 只剩最后一枚，不拿不行。
reason-stuck = 已经没有可以拿的硬币了。
reason-takes = { $outcome ->
    [N] { $winning ->
        [all] 不管怎么拿，留下的都是必输的数。
       *[other] { $legal } 种拿法里，有 { $winning } 种能留下必输的数。
    }
   *[P] 不管怎么拿，留下的都是对方能赢的数。
}
reason-nim = { $outcome ->
    [N] 写成二进制，各列没有全部抵消：尼姆和是 { $sum }，不是 0。
    [turn] 写成二进制，各列正好全部抵消：尼姆和是 0。不管怎么拿都会打破它。对方可以让它再变回 0；等到值大于 1 的列只剩一个，就改为留下奇数个值为 1 的列。
   *[P] 写成二进制，各列正好全部抵消：尼姆和是 0。不管怎么拿都会打破它，而对方总能让它再变回 0。
}
reason-ones = { $ones ->
    [0] 现在每列的值都是 0。只有值为 1 的列有奇数个时，轮到谁拿谁才会输。
   *[other] 现在每列的值只有 1 或 0。值为 1 的列有奇数个时，轮到谁拿谁输；现在有 { $ones } 个。
}
reason-parity = 值大于 1 的只剩第 { $column } 列了。最后拿的人输，所以目标从这里开始转变：轮到的人留下奇数个值为 1 的列就能赢。
judged-right = { took }拿对了。{ $reason }
judged-wrong = { took }这一步把胜局送掉了。{ $reason }本来{ $columns ->
    [1] 拿 { $better } 枚
   *[other] 从第 { $from } 列拿 { $better } 枚
}就能赢。
judged-lost = { took }当时怎么拿都赢不了。{ $reason }
hint-take = { $columns ->
    [1] 拿 { $count } 枚
   *[other] 从第 { $column } 列拿 { $count } 枚
}
hint-stuck = { $what }：对方就没有可拿的了，你赢。
hint-number = { $quotient ->
    [0] { $what }：只剩最后一枚，对方不得不拿。
   *[other] { $what }：剩下 { number-form }。以后对方拿 x 枚，你就拿 { $divisor } − x 枚。
}
hint-leave = { $what }：剩下 { $leaves } 枚，对方怎么拿都会输。
hint-nim = { $what }：表中标出的位翻转，各列全部抵消。
hint-ones = { $what }：剩下 { $ones } 个值为 1 的列，是奇数，最后一次就轮到对方拿。
hint-lost = { $legal ->
    [0] { $choices ->
        [1] 赢不了，也没有别的选择：{ $what }。
       *[other] 怎么拿都赢不了。{ $what }，之后对方没得拿，就赢了。
    }
   *[other] { $winning ->
        [all] 怎么拿都赢不了。{ $what }，之后对方怎么应对都能赢。
       *[other] 对方不出错就赢不了。{ $what }，碰碰运气：对方的 { $legal } 种应对里，能赢的只有 { $winning } 种。
    }
}

## 胜负表，以及点开后的内容

table-lost-every = 输的是 { $list }……（每 { $size } 个数一个）
table-long = 到 { $last }
row-title = { $n } 枚
row-take = 拿
row-leaves = 剩下
binary-title = 各列写成二进制
binary-column = 列
binary-value = 值
binary-bits = 二进制
binary-sum = 尼姆和
binary-ones = 值为 1 的列
binary-parity = { $odd ->
    [0] { $ones } 个，偶数
   *[other] { $ones } 个，奇数
}
binary-legend = 同一位上的 1 两两抵消，剩下的会亮起来；让所有位都抵消的人就能赢。{ $convention ->
    [misere] 虽然最后拿的人输，但在值大于 1 的列只剩一个之前，道理都一样。
   *[normal] {""}
}

## 公平开局，以及对手有多强

fair = 公平开局
fair-what = 一方摆好硬币，另一方选谁先拿，这样谁也不吃亏。
fair-arrange = 重新摆一盘
fair-offer = 就这样摆，让对方选
fair-side = 硬币摆好了。谁先拿？
fair-chose = 电脑选好了：{ $begins ->
    [yes] { begins-other }
   *[no] { begins-you }
}。
odds = 对随便乱拿的人，100 局能赢 { $bound ->
    [over] { $wins } 局以上
    [under] 不到 { $wins } 局
   *[exact] { $wins } 局
}

## 出了问题时

dismiss = 关闭这条消息
game-replaced = 已开始新的一局。点“悔棋”可以回到刚才那局。
address-bad = 地址里的这些内容无法使用，已忽略：{ $list }
error-bad_rule = 这不是拿硬币的规则。可以写 1-3、any、odd 或 2,5,7。
error-bad_columns = 这不是硬币的摆法。请写出每列的枚数，例如 5 4 3 2 1。
error-unsupported_rule = 这条规则不只是拿硬币。像 0.(30) 这样的代码，在这里只能用数字 0 和 3。
error-too_many_columns = 最多 64 列。
error-too_many_coins = 每列最多 1,000,000,000 枚。
error-illegal_take = 不能拿这么多枚。
error-too_large = 太大了，电脑算不出来。换一个对手试试吧。
error-too_long = 太长了，读不进来。
error-trap = 计算部分出了问题，已经重新启动，你的棋局没有变。
error-random_unavailable = 这个浏览器不提供随机数，无法开局。
error-other = 没有成功：{ $detail }
draw-failed = 页面有一部分没能显示出来。游戏照常进行，也会保存；如果少了什么，请重新载入页面。
no-engine = 这个游戏需要 WebAssembly，但此浏览器或网站不支持或已将其屏蔽。

## 保存在这里的内容

game-unread = 这里保存的棋局现在读不出来。它没有丢，重新载入页面就能接着玩。
game-unkept = 浏览器的存储空间满了。可以接着玩，但关闭或重新加载页面后，从这里往后的棋局就没有了。
kept-newer = 这里有本页面较新版本保存的内容，当前版本读不了。它会原样保留。
