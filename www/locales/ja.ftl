# 日本語のページ。

app-name = Last Coin
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
choose-column = { $column }列目（{ $coins ->
    [0] 空
   *[other] { $coins }枚
}）を選ぶ
takes-from = { $column }列目から取る
takes-column = { $column }列目
takes-label = 取る枚数
take-number = 取る枚数
take-less = 減らす
take-more = 増やす
take = { $count }枚取る

## 手番とできごと

turn = { $who ->
    [you] あなたの番です。{ $what }。
    [computer] コンピューターが考えています…
    [person1] 先手の番です。{ $what }。
    [person2] 後手の番です。{ $what }。
    [computer1] 先手のコンピューターが考えています…
   *[computer2] 後手のコンピューターが考えています…
}
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
resign = 投了
resign-who = { $who ->
    [person1] 先手が投了
   *[person2] 後手が投了
}
pause = 止める
continue = 続ける
open-setup = ゲームを変える
close = 閉じる

## 勝敗表

table-title = 残りn枚のとき、手番の人は…
table-rule = { $rule }・{ $convention ->
    [misere] 最後の1枚を取ったら負け
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
rule-label = 取れる枚数
rule-own = 好きな規則：
rule-field = 取れる枚数（例：1-3、any、odd、2,5,7）
convention-label = 勝ち負け
convention-misere = 最後の1枚を取ったら負け
convention-normal = 最後の1枚を取ったら勝ち
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
favourite = { $seat ->
    [first] 互いに最善を尽くせば、この並びは先手の勝ちです。
   *[second] 互いに最善を尽くせば、この並びは後手の勝ちです。
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

## うまくいかないとき

dismiss = このお知らせを閉じる
address-bad = アドレスの「{ $value }」（{ $key }）が読み取れなかったので、いつもの設定を使います。
error-bad_rule = 取り方の規則として読めません。1-3、any、odd、2,5,7 のように書いてください。
error-bad_columns = コインの並びとして読めません。5 4 3 2 1 のように、列ごとの枚数を書いてください。
error-unsupported_rule = その規則ではまだ遊べません。
error-too_many_columns = 列は64列までです。
error-too_many_coins = 1列のコインは1,000,000,000枚までです。
error-illegal_take = その枚数は取れません。
error-too_large = 大きすぎて、このコンピューターには計算できません。ほかの相手を選んでみてください。
error-too_long = 長すぎて読み取れません。
error-trap = 計算部分で問題が起きたので、起動し直しました。ゲームはそのまま続けられます。
error-random_unavailable = このブラウザーでは乱数が使えないため、ゲームを始められません。
error-other = うまくいきませんでした：{ $detail }
no-engine = このゲームには WebAssembly が必要ですが、このブラウザーまたはサイトでは使えないようです。
