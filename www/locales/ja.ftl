# 日本語のページ。

app-name = Last Coin
lab = 実験室
lab-back = ゲームに戻る
lab-loading = 実験室を読み込んでいます…
lab-failed = 実験室を読み込めませんでした。
language = 言語
theme = { $theme ->
    [light] 明るい配色
    [dark] 暗い配色
   *[system] 端末に合わせた配色
}

## 呼び名

name = { $who ->
    [you] あなた
    [computer] コンピューター
    [person1] 先手
    [person2] 後手
    [computer1] 先手のコンピューター
   *[computer2] 後手のコンピューター
}
name-short = { $who ->
    [you] あなた
    [computer] 相手
    [person1] 先手
    [person2] 後手
    [computer1] 先手
   *[computer2] 後手
}

## 盤面

board = 盤面
board-keys = 矢印キーでコインを選び、Enterで取ります。
coin = { $columns ->
    [1] { $count }枚取る、残り{ $leaves }枚
   *[other] { $column }列目、{ $count }枚取る、残り{ $leaves }枚
}
coin-forbidden = { $columns ->
    [1] 下から{ $coin }枚目、いまは取れません
   *[other] { $column }列目、下から{ $coin }枚目、いまは取れません
}
preview = { $count }枚取る → 残り{ $leaves }枚
preview-forbidden = { $count }枚は取れません
more-coins = この下に{ $count }枚
column-total = { $coins }枚
choose-column = { $column }列目を選ぶ、枚数：
takes-from = { $column }列目から取る
takes-column = { $column }列目
takes-label = 取る枚数
take-number = 取る枚数
take-less = 減らす
take-more = 増やす
take = 取る

## 手番とできごと

turn = { $who ->
    [you] あなたの番です。{ $what }。
    [computer] コンピューターが考えています…
    [person1] 先手の番です。{ $what }。
    [person2] 後手の番です。{ $what }。
    [computer1] 先手のコンピューターが考えています…
   *[computer2] 後手のコンピューターが考えています…
}
turn-stuck = { $who ->
    [computer] コンピューターは手を決められませんでした。
    [computer1] 先手のコンピューターは手を決められませんでした。
   *[computer2] 後手のコンピューターは手を決められませんでした。
}
turn-paused = { $who ->
    [computer1] 先手のコンピューターの番です。
   *[computer2] 後手のコンピューターの番です。
}
either = { $list }か{ $last }
list-comma = { "、" }
what-list = { $list }枚取れます
what-any = 何枚でも取れます
what-odd = 奇数枚だけ取れます
what-up-to = 1〜{ $most }枚取れます
what-set = { $list }枚取れます
what-code = 規則 { $rule } に従って取れます
what-from-column = どれか一列から{ $what }
decided = { $who ->
    [you] 残りは1枚。取るのはあなたなので、勝負は決まりました。
    [computer] 残りは1枚。取るのはコンピューターなので、あなたの勝ちが決まりました。
    [person1] 残りは1枚。取るのは先手なので、勝負は決まりました。
    [person2] 残りは1枚。取るのは後手なので、勝負は決まりました。
    [computer1] 残りは1枚。取るのは先手なので、勝負は決まりました。
   *[computer2] 残りは1枚。取るのは後手なので、勝負は決まりました。
}
opening = { $columns ->
    [1] コインは{ $total }枚です。
   *[other] { $columns }列に{ $total }枚のコインがあります。
}
took = { $columns ->
    [1] { name }は{ $count }枚取りました。
   *[other] { name }は{ $column }列目から{ $count }枚取りました。
}
left = { $total ->
    [0] もう残っていません。
   *[other] 残りは{ $total }枚です。
}
happened = { took }{ left }
won = { $who ->
    [you] あなたの勝ち！
    [computer] コンピューターの勝ちです。
    [person1] 先手の勝ち！
    [person2] 後手の勝ち！
    [computer1] 先手のコンピューターの勝ちです。
   *[computer2] 後手のコンピューターの勝ちです。
}
ended-last-coin = 最後の1枚を取ったのは{ name }です。
ended-stuck = もう取れるコインがありません。
ended-resigned = { name }が投了しました。

## 操作

actions = 操作
undo = 一手戻す
redo = やり直す
new-game = 新しいゲーム
play-again = もう一度遊ぶ
take-back = 最後の手をやり直す
resign = 投了
resign-who = { $who ->
    [person1] 先手が投了
   *[person2] 後手が投了
}
pause = 止める
continue = 続ける
one-move = 一手だけ
show-label = コンピューター同士の対戦
pace = 速さ
pace-slow = ゆっくり
pace-normal = ふつう
pace-fast = 速く
open-setup = ゲームを変える
close = 閉じる

## 遊び方

help = 遊び方
help-goal = 一列からコインを取り合うゲームです。一度に取れる枚数と、最後の1枚で勝つか負けるかは「このゲーム」の文で決まります。
help-mouse-title = マウス
help-mouse = コインを指すと、そのコインから上の何枚を取るかが見えます。クリックで取ります。
help-touch-title = タッチ
help-touch = 列を押すと取る枚数が見え、上下に滑らせると枚数が変わります。指を離すと取り、列の外へ滑らせるとやめます。
help-keys-title = キーボード
help-keys = 矢印キーで選び、Enterで取ります。盤面にいるあいだは、U 一手戻す、R やり直す、N 新しいゲーム、H ヒント。
help-kept = すべてこの端末の中に残り、ここでしたことがどこかに送られることはありません。
help-letters = 盤面で U・R・N・H のキーを使う

## 勝敗表

table-title = 残りn枚のとき、手番の人は…
table-rule = { $rule }・{ $convention ->
    [misere] 最後の1枚を取ったら負け
    [misere-take] 最後に取ったら負け
    [normal-take] 最後に取ったら勝ち
   *[normal] 最後の1枚を取ったら勝ち
}
table-number = 枚数
table-verdict = 手番の人
verdict-win = 勝ち
verdict-lose = 負け
table-here = いまの盤面
table-lost = 負けるのは{ $list }…

## 規則

rule-up-to = { $most ->
    [1] 1枚ずつ取る
    [2] 1枚か2枚取る
   *[other] 1〜{ $most }枚取る
}
rule-any = 何枚でも取れる
rule-odd = 奇数枚だけ取れる
rule-set = { $list }枚取れる
rule-code = 規則 { $rule } で取る

## ゲームの設定

setup = このゲーム
columns-label = コインの並び
columns-one = 1列に
columns-staircase = 5-4-3-2-1の5列
columns-marienbad = 1-3-5-7の4列（マリエンバート）
columns-twins = 10枚ずつの2列
columns-own = 好きな並び：
columns-field = 各列の枚数
columns-read = { $count ->
    [1] { $list }枚の1列として読みました。列を分けるときは 1 500 のように間をあけてください。
   *[other] { $count }列として読みました：{ $list }。一つの数なら 1,500 のように間をあけずに書いてください。
}
rule-label = 取れる枚数
rule-own = 好きな規則：
rule-field = 取れる枚数。1-3は1〜3枚、3はちょうど3枚、anyは何枚でも、oddは奇数枚、2,5,7はその枚数だけ
convention-label = 勝ち負け
convention-misere = 最後の1枚を取ったら負け
convention-normal = 最後の1枚を取ったら勝ち
convention-misere-take = 最後に取ったら負け
convention-normal-take = 最後に取ったら勝ち
begins-label = 先手
begins-you = あなたが先手
begins-other = コンピューターが先手
rival-label = 対戦相手
rival-person = 隣の人と対戦
rival-show = コンピューター同士の対戦
rival-fallible = ときどき間違える相手と対戦
rival-perfect = 決して間違えない相手と対戦
rival-beginner = 終盤だけ読める相手と対戦
rival-random = でたらめに取る相手と対戦
rival-greedy = 欲張りな相手と対戦
seat-label = { $seat ->
    [first] 先手
   *[second] 後手
}
seat-fallible = ときどき間違える
seat-perfect = 決して間違えない
seat-beginner = 終盤だけ読める初心者
seat-random = でたらめ
seat-greedy = 欲張り
versus = 対
mistakes-label = 間違える割合
mistakes = 間違い{ $share }
favourite = 互いに最善を尽くせば、{ $from }からは{ $seat ->
    [first] 先手
   *[second] 後手
}{ $who ->
    [you] の勝ち。つまり、あなたです。
    [computer] の勝ち。つまり、コンピューターです。
   *[other] の勝ちです。
}

## 棋譜

moves = これまでの手
moves-empty = まだ1枚も取られていません。
move-number = 手数
move-who = だれ
move-take = 取った枚数
move-left = 残り
move-took = { $columns ->
    [1] { $count }枚
   *[other] { $column }列目から{ $count }枚
}

## なぜ

hint = ヒント
why = なぜ？
why-unknown = 大きすぎて、どちらが勝つのか計算できません。
answers-label = 答えを見せるとき
answers-always = 答え：いつも見る
answers-request = 答え：聞いたら見る
answers-hidden = 答え：見ない
answers-show = 答えを見る
answers-hide = 答えを隠す
answers-asked = どちらが勝つでしょう。まず考えてから、答えを見てみましょう。
answers-later = 答えは、勝負がつくまで隠してあります。
answers-resigned = 答えは、最後まで遊ぶと見られます。投了したときは隠したままです。
answers-after-side = まず先手を決めてください。答えはそのあとで。
sentences = { $first }{ $second }
verdict-now = { $outcome ->
    [N] { name }は、ここから勝てます。
   *[P] { name }は、相手が間違えないかぎり負けます。
}
number-form = { $remainder ->
    [0] { $coins } = { $quotient } × { $divisor }
   *[other] { $coins } = { $quotient } × { $divisor } + { $remainder }
}
lost-numbers = { $lost ->
    [0] { $divisor }の倍数
   *[other] { $divisor }の倍数より{ $lost }多い数
}
reason-won-number = { number-form } です。負けの数は、{ lost-numbers }だけです。
reason-won-at-once = { $lost ->
    [0] { $coins }枚なら、一度に全部取れます。
   *[other] { $coins }枚なら、一度に取って1枚だけ残せます。
}
reason-lost-number = { number-form } は負けの数です。x枚取っても、{ $divisor } − x枚で応じられ、次の負けの数{ $next }になります。
reason-last = 残りは最後の1枚だけで、取るしかありません。
reason-stuck = もう取れるコインがありません。
reason-takes = { $outcome ->
    [N] { $winning ->
        [all] どう取っても、負けの数が残ります。
       *[other] { $legal }通りの取り方のうち、{ $winning }通りが負けの数を残します。
    }
   *[P] どう取っても、相手が勝てる数が残ります。
}
reason-nim = { $outcome ->
    [N] 二進法で見ると打ち消し合わず、ニム和が0でなく{ $sum }です。
    [turn] 二進法で見るとすべて打ち消し合い、ニム和は0です。どう取っても崩れます。相手はまた0に戻すか、値が2以上の列が一つになったら、値1の列を奇数にして返せます。
   *[P] 二進法で見るとすべて打ち消し合い、ニム和は0です。どう取っても崩れ、相手はまた0に戻せます。
}
reason-ones = { $ones ->
    [0] どの列の値も0です。手番の人が負けるのは、値1の列が奇数のときだけです。
   *[other] どの列の値も1か0です。値1の列が奇数のとき、手番の人は負けます。いまは{ $ones }列です。
}
reason-parity = 値が2以上の列は{ $column }列目だけです。最後に取ると負けなので、ここが変わり目。手番の人は、値1の列を奇数にして渡せば勝ちです。
judged-right = { took }正解です。{ $reason }
judged-wrong = { took }これで勝ちを逃しました。{ $reason }{ $columns ->
    [1] { $better }枚
   *[other] { $from }列目から{ $better }枚
}取れば勝てました。
judged-lost = { took }ここでは、どう取っても勝てませんでした。{ $reason }
hint-take = { $columns ->
    [1] { $count }枚取りましょう
   *[other] { $column }列目から{ $count }枚取りましょう
}
hint-stuck = { $what }。相手はもう取れず、あなたの勝ちです。
hint-number = { $quotient ->
    [0] { $what }。残るのは最後の1枚だけで、相手が取るしかありません。
   *[other] { $what }。残りは { number-form } になります。あとは、相手がx枚取ったら{ $divisor } − x枚で応じます。
}
hint-leave = { $what }。残りの{ $leaves }枚からは、どう取っても負けです。
hint-nim = { $what }。表に示したビットが反転し、すべての列が打ち消し合います。
hint-ones = { $what }。値1の列が{ $ones }列（奇数）残り、最後に取るのは相手になります。
hint-lost = { $legal ->
    [0] { $choices ->
        [1] 勝てる手も、ほかの手もありません。{ $what }。
       *[other] ここでは、どう取っても勝てません。{ $what }。そのあと、相手は何も取れなくなって勝ちます。
    }
   *[other] { $winning ->
        [all] ここでは、どう取っても勝てません。{ $what }。そのあと、相手はどう取っても勝てます。
       *[other] 相手が最善を尽くせば、勝てません。{ $what }。そのあと相手の勝ちにつながる手は、{ $legal }通りのうち{ $winning }通りだけです。
    }
}

## 勝敗表と、そこから開くもの

table-lost-every = 負けの数は{ $list }…（{ $size }ごと）
table-long = { $last }まで
row-title = { $n }枚のとき
row-take = 取る
row-leaves = 残る
binary-title = 各列を二進法で見ると
binary-column = 列
binary-value = 値
binary-bits = 二進法
binary-sum = ニム和
binary-ones = 値1の列
binary-parity = { $odd ->
    [0] { $ones }列（偶数）
   *[other] { $ones }列（奇数）
}
binary-legend = 同じ位のビットは二つずつ打ち消し合います。余ったビットは光らせてあり、すべてを打ち消し合わせた人が勝ちます。{ $convention ->
    [misere] 最後に取ると負けですが、値が2以上の列が一つになるまでは、同じ考え方で勝てます。
   *[normal] {""}
}

## 公平な始め方と、相手の強さ

fair = 公平に始める
fair-what = 一方がコインを並べ、もう一方が先手か後手かを選びます。これなら、どちらも損をしません。
fair-arrange = 別のコインを並べてもらう
fair-offer = この並びで、相手に選んでもらう
fair-side = コインが並びました。どちらから始めますか。
fair-chose = コンピューターが選びました：{ $begins ->
    [yes] { begins-other }
   *[no] { begins-you }
}。
odds = でたらめに取る人に100回中{ $bound ->
    [over] { $wins }回より多く
    [under] { $wins }回より少なく
   *[exact] { $wins }回
}勝つ

## うまくいかないとき

dismiss = このお知らせを閉じる
game-replaced = 新しいゲームを始めました。「一手戻す」で前のゲームに戻れます。
address-bad = アドレスのうち、次の部分は使えなかったので無視しました：{ $list }
error-bad_rule = 取り方の規則として読めません。1-3、any、odd、2,5,7 のように書いてください。
error-bad_columns = コインの並びとして読めません。5 4 3 2 1 のように、列ごとの枚数を書いてください。
error-unsupported_rule = コインを取るだけの規則ではありません。ここでは、0.(30) のようなコードの数字は0と3だけにしてください。
error-too_many_columns = 列は64列までです。
error-too_many_coins = 1列のコインは1,000,000,000枚までです。
error-illegal_take = その枚数は取れません。
error-too_large = 大きすぎて、このコンピューターには計算できません。ほかの相手を選んでみてください。
error-too_long = 長すぎて読み取れません。
error-trap = 計算部分で問題が起きたので、起動し直しました。ゲームはそのまま続けられます。
error-random_unavailable = このブラウザーでは乱数が使えないため、ゲームを始められません。
error-other = うまくいきませんでした：{ $detail }
draw-failed = 画面の一部を表示できませんでした。ゲームは続いていて、保存もされています。足りないところがあれば、ページを読み込み直してください。
no-engine = このゲームには WebAssembly が必要ですが、このブラウザーまたはサイトでは使えないようです。

## 残してあるもの

game-unread = 残してあったゲームを、今は読めませんでした。失われてはいません。ページを読み込み直すと続きができます。
game-unkept = ブラウザーの保存場所がいっぱいです。このまま遊べますが、ここから先は、ページを閉じたり読み込み直したりすると消えます。
kept-newer = このページより新しい版で残したものがあり、このページでは読めません。そのまま残しておきます。
