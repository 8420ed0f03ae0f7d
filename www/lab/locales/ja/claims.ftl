# 予想（日本語）。

lab-tab-claims = 予想

claims-title = 負けになるのは、どんな数？
claims-what = 手番の人が必ず負けるのはどこか、予想を書いてみましょう。まちがいがあれば、いちばん小さい例を見つけます。
claims-about = 何についての予想ですか
claims-kind-numbers = コイン1列
claims-kind-nim = いくつかの列
claims-numbers = 負けになる枚数は、ちょうどこれだけ
claims-example = 一つずつなら 2, 6, 7。5で割ると2余る数すべてなら 2 mod 5。合わせて 1, 2 mod 5, 4 mod 5 とも書けます。
claims-last = 何枚まで調べますか
claims-nim = 負けになるのは、ちょうどニム和が0のときです。
claims-exception = ただし、どの列も1枚以下のときは、ニム和が1なら負け。
claims-columns = 各列、この枚数まで調べる
claims-check = 調べる

## 結果

claims-answer = 結果
claims-empty = まだ何も調べていません。当てずっぽうでも大丈夫。外れていたら、どこで外れるのかが分かります。
claims-waiting = 次に調べる予想の答えは、ここに出ます。
claims-said = 予想した負けの数：{ $claim }
claims-said-nim = 予想した負け：ニム和が0
claims-said-exception = 予想した負け：ニム和が0（1枚ずつのときの例外つき）
claims-refuted = { $columns ->
    [1] 反例が見つかりました：{ $coins }枚のときに外れます。
   *[other] 反例が見つかりました：{ $list } で外れます。
}
claims-verified = { $coins }枚までは正しいことを確かめました。証明ではありません。
claims-proven = 何枚でも正しいと証明できました。
claims-flaw-ended = { $columns ->
    [1] { $list }枚では、もう何も取れません
   *[other] { $list } では、もう何も取れません
}。ゲームは終わりです。{ $convention ->
    [misere] 最後に取ると負けの決まりでは、取れなくなった人の勝ちです。ところが予想では、ここが負けになっています。
   *[normal] 最後に取ると勝ちの決まりでは、取れなくなった人の負けです。ところが予想では、ここが負けに入っていません。
}
claims-flaw-joined = 予想では { $list } も { $left } も負けです。でも、一手で { $list } から { $left } にできます。相手に負けの形を渡せるなら、それは勝ちのはずです。
claims-flaw-stranded = 予想では { $list } は勝ちです。でも、どう取っても、負けと予想した形になりません。これでは勝つ手がありません。
claims-move = { $columns ->
    [1] 問題の手：{ $count }枚取ると、{ $board } から { $left } になります。
   *[other] 問題の手：{ $column }列目から{ $count }枚取ると、{ $board } から { $left } になります。
}
claims-play = ここから遊ぶ
claims-play-how = あなたが先手、相手は完璧なコンピューターです。
claims-verified-needed = まちがいは見つかりませんでしたが、証明ではありません。{ $next }枚から先で外れるかもしれません。{ $needed }枚まで調べれば、はっきりします。
claims-verified-open = まちがいは見つかりませんでしたが、証明ではありません。{ $next }枚から先で外れるかもしれません。
claims-verified-nim = この列の中で、合わせて{ $coins }枚までのどの形でも、まちがいは見つかりませんでした。証明ではないので、もっと多い枚数では外れるかもしれません。
claims-further = { $needed }枚まで調べる
claims-ground-window = 理由：{ $from }から先は、{ $period ->
    [1] どの数も一つ前と同じになります
   *[other] { $period }個ごとに同じことが繰り返されます
}。枠で囲んだ{ $from }から{ $to }までは全部調べたので、その先の数は、どれもこの中のどれかと同じです。
claims-ground-nim-misere = 理由：どの列からも何枚でも取れるので、これは「ニム」です。2枚以上の列があるうちは、ニム和0からはどう取っても0でなくなり、0でなければ0に戻す手があります。最後に1枚ずつになると、奇数と偶数の役割が入れ替わります。1901年にチャールズ・バウトンが証明しました。
claims-ground-nim-normal = 理由：どの列からも何枚でも取れるので、これは「ニム」です。ニム和0からはどう取っても0でなくなり、0でなければ0に戻す手があります。これがコインがなくなるまで続きます。1901年にチャールズ・バウトンが証明しました。
claims-strip = 勝ち負け：枠が一まとまりで、その先は繰り返し

## 三つの条件

claims-conditions = 次の三つが成り立てば、予想は正しい
claims-condition-ended = { $convention ->
    [misere] もう何も取れない形は、負けに入っていない（最後に取ったのは負けた人だから）。
   *[normal] もう何も取れない形は、負けに入っている（最後に取ったのは勝った人だから）。
}
claims-condition-joined = 負けの形から、一手で別の負けの形にはできない。
claims-condition-stranded = それ以外の、まだ取れる形からは、一手で負けの形にできる。
claims-state-fails = ここで破れます
claims-state-holds = 成り立ちます
claims-state-so_far = 調べたところまでは成り立ちます

## これまでの予想

claims-tried = これまでの予想
claims-forget = 予想の一覧を消す
claims-short-refuted = 反例あり
claims-short-verified = 確かめたが未証明
claims-short-proven = 証明ずみ

## うまくいかないとき

claims-bad = 数として読み取れません。2, 6, 7 のように書くか、5で割ると2余る数なら 2 mod 5 と書いてください。
claims-bad-last = 0から10,000までの整数を書いてください。
claims-too-large = 大きすぎて調べられません。枚数を減らしてみてください。
