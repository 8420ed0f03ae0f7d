# 対局のふりかえり（日本語）。

lab-tab-review = ふりかえり

## コインの列と、手の値打ち

piles = { $columns ->
    [1] { $total }枚
   *[other] { $columns }列：{ $list }
}
worth-take = { $count }枚取る
value = { $columns ->
    [1] { $count }枚取る
   *[other] { $column }列目から{ $count }枚取る
}：{ $verdict ->
    [win] 勝ち
   *[other] 負け
}
value-moves = { value }、終わりまで{ $moves }手
values = それぞれの手の値打ち
values-legend = ▲ そのコインから上を全部取れば勝ち、▼ 取れば負け。数字は、勝つ側が急ぎ、負ける側がねばったとき、その手を入れて終わりまで何手かを表します。
values-none = もう取れるコインがありません。
values-too-many = 取り方が多すぎて、一つずつの値打ちは示せません。
values-all = { $count }通りの手を、ことばで見る
values-more = ほかに{ $count }通り（多いので省きます）

## 対局全体

review-title = このゲームを一手ずつ
review-title-handed = 記録したゲームを一手ずつ
review-back = 記録に戻る
review-other-page = 盤面のゲームを見る
review-other-handed = 記録したゲームを見る
review-asked = ゲームはまだ続いていて、答えは「聞いたら見る」ことになっています。ふりかえりを開くと、いまどちらが勝てるのかも分かります。
review-reveal = ふりかえりを見る
review-going = ゲームはまだ続いています。
review-unfinished = このゲームは途中までです。
review-won = { $who ->
    [you] あなたの勝ちでした。
   *[other] { $name }の勝ちでした。
}
review-gave-up = { $name }が投了しました。
review-throughout = 最初から最後まで、ずっと{ $name }が勝てる形でした。
review-turning = { $number }手目で{ $name }が勝ちを手放し、取り返せませんでした。ここが勝負の分かれ目です。
review-turning-resigned = { $name }はまだ勝てました。投了したところが勝負の分かれ目です。
review-again-turning = 分かれ目をもう一度考える
review-tally = 手の種類ごとの数
review-too-large = このゲームは大きすぎて、一手ごとの正確な評価ができません。

## 手の評価

grade-kept = 勝ちを守った
grade-gave_away = 勝ちを手放した
grade-could_not_matter = どう取っても同じ
turning-point = 分かれ目

## 一手ごと

review-start = 最初の手の前
review-move = { $number }手目（全{ $all }手）
review-end = 最後の手のあと
review-resignation = 投了
review-turn = { $left }、{ $name }の番
review-took = { $columns ->
    [1] { $name }は{ $count }枚取りました。
   *[other] { $name }は{ $column }列目から{ $count }枚取りました。
}
judged-move-kept = これで勝ちを守りました。{ $legal ->
    [1] ほかの取り方はありませんでした。
   *[other] { $winning ->
        [all] どう取っても勝てるところでした。
        [1] { $legal }通りのうち、勝てるのはこの手だけです。
       *[other] { $legal }通りのうち、勝てるのは{ $winning }通りです。
    }
}
judged-move-gave_away = これで勝ちを手放しました。{ $legal }通りのうち{ $winning }通りなら、勝ちを守れました。
judged-move-could_not_matter = { $legal ->
    [1] ほかの取り方はなく、勝てないところでした。
   *[other] { $legal }通りのどれを取っても、勝てないところでした。
}
review-far = この手の前は、互いに最善なら終わりまであと{ $moves }手でした。
review-end-how = 矢印キーかボタンで、一手ずつ見ていけます。
review-empty = まだ1枚も取られていません。何手か遊んでから戻ってくると、一手ごとに印が付きます。
steps = 一手ずつ見る
step-first = 最初へ
step-previous = 一手戻る
step-next = 一手進む
step-last = 最後へ
review-listed = 全{ $all }手のうち、{ $from }手目から{ $to }手目まで
review-resigned = 投了

## もう一度考える

review-again = ここからもう一度
exercise-title = もう一度：{ $number }手目
exercise-what = { $name }は、ここから勝てます。あなたなら何枚取りますか。
exercise-columns = 列
exercise-column = { $column }列目、{ $coins }枚
exercise-took = { $columns ->
    [1] { $count }枚取ると、
   *[other] { $column }列目から{ $count }枚取ると、
}
exercise-right = 勝てます！{ $winning ->
    [1] 勝てる手はこれだけです。
   *[other] 勝てる手は{ $winning }通りあり、その一つです。
}
exercise-wrong = 今度は相手が勝てるようになります。ほかの手も試してみましょう。
exercise-play-on = ここから続きを遊ぶ
exercise-leave = ふりかえりに戻る

## 折れ線

review-line = どちらが勝てる形で、終わりはどれだけ先だったか
review-line-start = 始め
review-line-end = 終わり
review-line-how = 線が真ん中から離れているほど、終わりはまだ先です。真ん中をまたぐところの ✗ は、勝ちを手放した手です。
review-line-vague = 終わりがどれだけ先かは、分からないところがあります。✗ は、勝ちを手放した手です。
review-line-text = 勝てる形だったのは、{ $list }
review-stretch = { $number }手目から{ $name }
review-stretch-end = 最後に{ $name }
review-stretch-more = そのあとさらに{ $count }回入れ替わり
