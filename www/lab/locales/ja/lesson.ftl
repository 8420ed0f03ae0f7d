# レッスン。題名・本文・課題・発見を合わせて、1ステップ180字まで。

lab-tab-lesson = レッスン

## ステップ

lesson-blind-title = まずは遊んでみよう
lesson-blind = コインは21枚。かわりばんこに1枚から3枚まで取り、最後の1枚を取ったほうが負けです。あなたが先手です。
lesson-blind-task = 最後まで1回遊んでみよう。
lesson-blind-done = コンピューターが勝ったなら、それは運ではありません。何かを知っているのです。いっしょに探りましょう。

lesson-end-title = 終わりから考える
lesson-end = 始まりは先が長くて見通せません。でも、終わりぎわなら見通せます。ほんの数枚から始めてみましょう。
lesson-end-task = 2枚、3枚、4枚から、それぞれ勝とう。
lesson-end-done = どれも、ちょうど1枚だけ残せば勝ちでした。相手はそれを取るしかありません。

lesson-five-title = もう1枚ふやすと
lesson-five = 今度は5枚で、あなたの番。相手は決して間違えません。最初に何枚取れば助かるでしょうか。
lesson-five-task = 最初の取り方を、ぜんぶ試そう。
lesson-five-done = どう取っても負けでした。5枚で自分の番なら、1枚のときと同じく負け。こういう数を「負けの数」と呼びましょう。

lesson-rows-title = 小さな表を作る
lesson-rows = 今度は1枚か2枚だけ取れます。相手を「負け」の行に送れる取り方があれば、その行は「勝ち」。なければ「負け」です。
lesson-rows-task = 4行を埋めよう。コインで試してもいいよ。
lesson-rows-done = どの行も、上の行だけ見れば決まりましたね。

lesson-grow-title = 表をのばす
lesson-grow = 全部を遊んでみなくてもだいじょうぶ。埋めた行から次の行がわかり、そこからまた次の行がわかります。
lesson-grow-task = 10まで埋めよう。くり返しは見つかるかな。
lesson-grow-done = 負け、勝ち、勝ちのくり返し。負けの数は1、4、7、10です。

lesson-three-title = ふたたび3枚まで
lesson-three = 1〜3枚取れるときも、同じ考え方で負けの数が見つかります。今度はいくつごとに並ぶでしょうか。
lesson-three-task = 負けの数に3つ印をつけて、確かめよう。
lesson-three-done = 1、5、9、13。4つごとに負けの数が来ます。

lesson-four-title = 決まりが見えてくる
lesson-four = 2枚までと3枚までのとき、負けの数の間隔はわかりましたね。では4枚までなら？ 先に予想してから試しましょう。
lesson-four-task = 負けの数に3つ印をつけて、確かめよう。
lesson-four-done = 間隔は3、4、5。K枚まで取れるなら、間隔はK＋1です。

lesson-answer-title = なぜそうなるのか
lesson-answer = 13枚、取れるのは1枚から3枚。先手のコンピューターが好きなだけ、x枚取ります。あなたは毎回、負けの数を残して返します。
lesson-answer-task = そういう返し方を3回見つけよう。
lesson-answer-done = 相手のxと合わせて、いつも4枚。K枚までなら、xにはK＋1−xで返す。これが証明です。

lesson-land-title = 負けの数に着地する
lesson-land = 自分の番の数が負けの数でなければ、相手に負けの数を残す取り方があります。そのあとは、ただ返していくだけです。
lesson-land-task = 7枚、12枚、18枚で、その取り方を見つけよう。
lesson-land-done = すぐ下の負けの数から、はみ出した分だけ取ればよいのです。

lesson-switch-title = 最後の1枚を逆にする
lesson-switch = 規則を変えます。最後の1枚を取ったほうが勝ち！ 取れるのは同じく1枚から3枚。負けの数はどう変わるでしょうか。
lesson-switch-task = 負けの数に3つ印をつけて、確かめよう。
lesson-switch-done = 4、8、12。負けの数は1つずつ小さくなり、間隔は4のままです。

lesson-sides-title = 21枚にもどって
lesson-sides = 最初のゲームと同じ21枚、取れるのは1枚から3枚。必ず勝てるのは、先手でしょうか、後手でしょうか。
lesson-sides-task = 二つの規則について答えて、確かめよう。
lesson-sides-done = 最後を取ると負けなら、21は負けの数で後手の勝ち。取ると勝ちなら、先手が1枚取って20枚残せば勝てます。

lesson-beat-title = 完璧な相手に勝つ
lesson-beat = 相手は決して間違えません。だから、勝つには始め方が大事。規則も枚数も先手も、あなたが選べます。
lesson-beat-task = うまく選んで、勝とう。
lesson-beat-done = 決して間違えない相手に勝ちました。なぜ勝てるのかを、あなたが知っているからです。

## ステップのまわり

lesson-progress = レッスンのステップ、{ $all }のうち{ $done }が済み
lesson-step = { $number }. { $title }{ $done ->
    [yes] （済み）
   *[no] {""}
}
lesson-count = ステップ{ $number }（全{ $all }）
lesson-board = { $rule }、{ $convention ->
    [misere] 最後の1枚を取ったら負け
   *[normal] 最後の1枚を取ったら勝ち
}
lesson-again = 最初から
lesson-check = 確かめる
lesson-previous = 前へ
lesson-next = 次へ
lesson-skip = とばす
lesson-found = 見つけた！

## 埋めるところ

lesson-goals = 始めの枚数
lesson-solved = 、済み
lesson-try = { $tried ->
    [yes] 最初に{ $count }枚：試して負け
   *[no] 最初に{ $count }枚：まだ試していません
}
lesson-table = あなたの表
lesson-leaves = 取ると残る数
lesson-lay = { $n }枚を盤に置く
lesson-lay-one = 盤に置く枚数を選ぶ
lesson-mark = { $marked ->
    [yes] { $n }の印を消す
   *[no] { $n }に負けの印をつける
}
lesson-side-first = 先手
lesson-side-second = 後手

## 結果

lesson-slip-turn_mixed_up = { $n }の行を見直しましょう。取ったあとは相手の番です。相手にとって「負け」の行なら、あなたの勝ちですよ。
lesson-slip-other_convention = { $n }の行を見直しましょう。ここでは、最後の1枚を取ったほうが負けです。
lesson-slip-against_own_rows = { $n }の行を見直しましょう。その前に埋めた行と合っていません。
lesson-slip-other = { $n }の行を見直しましょう。盤に置いて、取り方をぜんぶ試してみてください。
lesson-row-missing = ここまで合っています。{ $n }の行がまだ空いています。
lesson-mark-wrong = { $n }は負けの数ではありません。勝てる取り方があります。盤に置いて探してみましょう。
lesson-marks-few = { $count ->
    [0] まだ印がありません。数を選んで盤で遊び、どう取っても勝てなければ印をつけましょう。
   *[other] ここまで合っています。{ $needed }つのうち{ $count }つです。続きを探しましょう。
}
lesson-sides-missing = 二つの規則の両方に答えてください。
lesson-sides-wrong = おしい！ それぞれの規則で、21は負けの数でしょうか。盤で両方試してみましょう。
lesson-win-right = 勝ちました！ 次は別の枚数を選びましょう。
lesson-win-wrong = 残念。相手に何枚残したら勝てそうですか。最初からやってみましょう。
lesson-tried = 最初に{ $count }枚は試しました。最初にもどって、別の取り方をしてみましょう。
lesson-answer-right = いい返し方です。{ $needed }回のうち{ $count }回。
lesson-answer-wrong = 相手が{ $x }枚、あなたが{ $y }枚だと、残りは{ $leaves }枚。負けの数ではありません。コインはもどしたので、別の返し方を探しましょう。
lesson-land-right = そのとおり、{ $n }は負けの数です。次は別の枚数を選びましょう。
lesson-land-wrong = { $n }は負けの数ではないので、相手が勝てます。最初にもどって、別の取り方をしてみましょう。
lesson-duel-start = この始め方では、だれもコンピューターに勝てません。負けの数がコンピューターの番に来る始め方を探しましょう。
lesson-duel-slip = 始め方はよかったのに、途中で勝ちを逃しました。もう一度、毎回負けの数を残してみましょう。

## おわり

lesson-party = { $done ->
    [12] { $all }枚のコインが、ぜんぶあなたのもの！
   *[other] { $all }枚のうち{ $done }枚のコインがあなたのもの！
}
lesson-onward = { $views ->
    [0] どのステップも、いつでもまた開けます。
   *[other] 今度は自分で問いを立ててみましょう。どこへ進みますか。
}
lesson-anew = レッスンを最初から
lesson-begun = レッスンを最初から始めます。
lesson-bring-back = 前のコインを取りもどす
