# 人と人との対戦（日本語）。

lab-tab-matches = 対戦

## 対戦の前に

match-title = 二人で対戦する
match-intro = この画面で、向かい合って遊びましょう。だれが何枚取り、何枚残ったか、時刻まで一手ずつ記録します。どちらが有利かは、だれにも見せません。
match-player-a = Aさん
match-player-b = Bさん
match-name-a = 1局目の先手
match-name-b = 対戦相手
match-n = コインの枚数
match-k = 一度に取れる最大の枚数 K
match-length = 局数
match-start = 対戦を始める
match-bad-k = Kには1以上の整数を入れてください。
match-bad-n = コインの枚数を、21のように一つだけ書いてください。対戦は1列で行います。
match-same-names = 二人の名前が同じです。区別できる名前にしてください。

## 対戦の盤面

match-game = { $length }局のうち{ $number }局目
match-won = { $count }勝
match-turn = { $name }の番です
match-winner = この局は{ $name }の勝ち！
match-left = 枚残っています
match-take = { $count }枚取る
match-keys = キーボードの1〜{ $most }でも取れます。
match-first = 先手は{ $name }です。取った記録がここに並びます。
match-col-turn = 手
match-col-time = 時刻
match-next = 次の局へ（先手は{ $name }）
match-finish = 終わりにして、記録を見る
match-back = 最後の一手を戻す
match-end = 対戦を終える
match-end-sure = ここで終えますか。途中の局も、そこまでの記録が残ります。
match-end-no = 続ける
match-ended = 対戦が終わりました。記録に残してあります。
match-undo = 元に戻す

## 紙の記録から

paper-title = 紙に書いた記録を入れる
paper-how = 1行に1局ずつ、コインの枚数、コロン、取った枚数を順に書きます。先手は1行ごとに入れ替わります。
paper-rule = { $a }と{ $b }：{ $rule }・{ $convention ->
    [misere] 最後の1枚を取ったら負け
   *[normal] 最後の1枚を取ったら勝ち
}。名前とKと勝ち負けは、上で決めたとおりです。
paper-begins = 1行目の先手
paper-label = 1行に1局
paper-open = 先手は{ $first }。{ $turns }手で、まだ{ $left }枚残っています（途中まで）。
paper-over = 先手は{ $first }。{ $turns }手で{ $winner }の勝ち。
paper-more = ほかの{ $count }行は、ここには出していません。{ $wrong ->
    [0] すべての行が読めました。
   *[other] 正しくない行は、全部で{ $wrong }行です。
}
paper-not-kept = { $most }文字をこえる文章は、ページを閉じると消えます。記録すれば、対局は残ります。
paper-record = { $count ->
    [0] 記録する
   *[other] この{ $count }局を記録する
}
paper-empty = まず、21: 3 1 2 のように1局書いてください。
paper-wrong = まだ何も記録していません。上に正しくない行があるので、先に直してください。
paper-done = { $count }局を記録しました。

record-bad-no_colon = コインの枚数と取った枚数のあいだに、コロンがありません（例：21: 3 1 2）。
record-bad-too_long = この行は長すぎます。{ $most }文字までです。
record-bad-not_coins = コロンの前の「{ $text }」は枚数として読めません。
record-bad-no_coin = コロンの前に、1枚以上の枚数を書いてください。
record-bad-too_many_coins = 1列のコインは{ $most }枚までです。
record-bad-too_many_columns = 列は{ $most }つまでです。
record-bad-not_a_take = { $turn }手目：「{ $text }」は枚数として読めません。
record-bad-which_column = { $turn }手目：「{ $text }」がどの列のことか分かりません。2列目なら 2x{ $text } と書きます。
record-bad-forbidden = { $turn }手目：{ $count }枚取ることはできない決まりです。
record-bad-too_few = { $turn }手目：残りは{ $coins }枚なので、{ $count }枚は取れません。
record-bad-no_column = { $turn }手目：{ $column }列目はありません。列は{ $columns }つです。
record-bad-game_over = { $turn }手目：もう勝負がついています。
record-error-bad_argument = 枚数は整数で書いてください。

## ゲームの盤面から

match-host-title = ゲームの盤面にある一局
match-host = 盤面の一局を記録する
match-host-what = いまの状態のまま記録します。コンピューターとの対局でもかまいません。
match-board-empty = まだ1枚も取られていません。
match-board-again = その一局は、もう記録してあります。
match-board-done = { $first }対{ $second }を記録しました。
match-twin = { $name }（2）

## 記録から分かること

report-title = 記録から分かること
report-empty = 対戦するか、紙の記録を入れると、だれかが必勝法に気づいたのか、たまたまだったのかが、ここで分かります。
report-hidden = 対戦中は隠してあります。見ると必勝法のヒントになるからです。
report-match = 対戦
report-series = { $first } – { $second }、{ $count }局、{ $day }
report-skipped = ここで調べるのは、1列で1〜K枚取るゲームだけです。ほかの{ $count }局は除きました。
report-more = ほかの{ $count }局は、数に入れましたが、一覧には出していません。
report-what = 必勝法を知っている人は、勝ちを手放しません。そのあとは、相手の枚数と合わせて{ $sum }枚になるように応じます。そうした人はいるでしょうか。たまたまでしょうか。
report-judged-no_choice = 勝ちを守るか手放すかの場面がなかったので、何とも言えません
report-judged-nothing = 必勝法を使った様子はない
report-judged-too_few = 選ぶ場面が少なく、必勝法なのか偶然なのか分かりません
report-judged-uncounted = 手が多すぎて、偶然の確率は計算できません
report-judged-hardly = 偶然とは考えにくい
report-judged-seldom = 偶然では、めったにこうならない
report-judged-well = 偶然でも十分ありえる
report-kept = { $name }は、勝ちを守るか手放すかの分かれ道{ $trials }回のうち、{ $kept }回で勝ちを守りました。でたらめに選ぶと、平均{ $expected }回です。
report-chance = { $kept ->
    [0] 0回なら、偶然でも必ずそれ以上になります。
   *[other] 偶然に{ $kept }回以上になる確率は、{ $chance }です。
}
report-as = { $seat ->
    [first] 先手のとき
   *[second] 後手のとき
}：{ $trials ->
    [0] 勝ちを守るか手放すかの場面はありませんでした。
   *[other] { $trials }回中{ $kept }回、勝ちを守りました（{ $verdict }）。
}
report-tally = { $name }は、{ $unforced }回の応手のうち{ $matches }回で合計を{ $sum }枚にしました。でたらめに選ぶと、平均{ $expected }回です。
report-only = { $only ->
    [0] そのうち、ただ一つの勝てる取り方だったものはありません。
   *[other] そのうち{ $only }回は、ただ一つの勝てる取り方でした。
}
report-forced-too = ほかに{ $count }回は、選ぶ余地がなくそうなりました。
report-assumption = 確率は、取れる枚数のどれも同じ確からしさで選ぶとして計算しました。数えるのは、勝ちを守るか手放すかの分かれ道だけです。
report-courses = 一局ずつ見る
report-col-game = 局
report-col-seat = 順番
report-col-kept = 勝ちを守った
report-col-matches = 合計K+1
report-col-course = いつから
report-col-chance = 偶然の確率
report-seat = { $seat ->
    [first] 先手
   *[second] 後手
}
report-of = { $whole }回中{ $part }回
report-all = 全体
report-course-no_choice = 選べる応手なし
report-course-never = 一度もなし
report-course-lasting = { $first }手目から最後まで
report-course-broken = { $first }手目からだが、最後までは続かない
report-course-resumed = { $first }手目から。途切れて、{ $again }手目からまた最後まで
report-takes = すべての手
report-col-sum = 相手＋自分
report-col-legal = 取れる枚数の数
report-col-note = 備考
report-forced = 選べない
report-note-match = 合計{ $sum }
report-note-impossible = 合計{ $sum }にはできない
report-note-kept = 勝ちを守った
report-note-gave = 勝ちを手放した
report-note-only = ただ一つの勝てる取り方
chart-title = 勝ちを守るか手放すかの分かれ道で、守った割合
chart-group = { $name }局目：先手は{ $first }、後手は{ $second }。
chart-person = { $name }：先手のとき{ $first }、後手のとき{ $second }。
chance-one-in = { $percent }（およそ{ $of }回に1回）
chance-tiny = { $of }回に1回より少ない
