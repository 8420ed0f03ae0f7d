# 負けの数と予想。

lab-tab-laws = 規則さがし
laws-title = 手番の人が負ける数は？
laws-from = 取れる枚数の上限は
laws-from-end = から
laws-to = {""}
laws-to-end = まで、
laws-last = n は 0 から
laws-last-end = まで
laws-least-k = 上限Kの最小
laws-most-k = 上限Kの最大
laws-last-label = nの最大
laws-bad-last = n は0から{ $most }までです。
laws-lost = 負けの数：
laws-none = 0から{ $last }までにはありません
laws-more = ほかに{ $count }個
laws-remove = 規則 { $rule } を外す

## 予想

laws-ideas = 三つの予想
laws-idea-a = 負けの数は、いつも同じ間隔で限りなく並ぶ。
laws-idea-b = その間隔は K + 1（Kは一度に取れる最大の枚数）。
laws-idea-c = 「最後の1枚で負け」の並びは、「勝ち」の並びの数を1ずつ大きくしたもの。
laws-row-zero = n = 0 では（規則によっては、続くいくつかの n でも）、自分の番なのに何も取れません。最後に取ったのは相手です。二つの決まりの違いは、これらの行だけです。
laws-holds = ここまでは成り立つ
laws-proven = すべてのnで成り立つ（証明できた）
laws-fails = 最初に外れるのは n = { $at }：{ $isLost ->
    [yes] 負けの数なのに、予想では違う
   *[no] 予想では負けなのに、実際は違う
}
laws-fails-shift = 「最後に取ったら負け」の並びで最初に外れるのは n = { $at }：{ $isLost ->
    [yes] 負けの数なのに、予想では違う
   *[no] 予想では負けなのに、実際は違う
}
laws-few = 行が少なくて、まだ分からない
laws-nothing = この規則には当てはめられない
laws-why = なぜ「すべてのn」と言える？
laws-windows = 繰り返す勝ち負け
laws-unproven = この行数では、まだ何も証明できません。nをもっと先まで見てみましょう。
laws-proof-window = { $start }〜{ $end }の勝ち負けの並びが、{ $again }〜{ $end_again }にもう一度現れます。どの行の勝ち負けも、その前の{ $length }行だけで決まります。だから、この先もずっと{ $period }行ごとに同じことが繰り返されます。
laws-proof-any = { $convention ->
    [misere] 2枚以上なら、1枚だけ残せば勝てます。負けるのは1だけ。最後の1枚を取るしかないからです。
   *[normal] 1枚以上なら、全部取れば勝てます。負けるのは0だけ。最後の1枚は相手が取ったあとだからです。
}
laws-proof-least = { $convention ->
    [misere] { $least }枚より少ないと1枚も取れず、取れない人の勝ちです。{ $least }〜{ $most }枚では、どう取っても残りが{ $least }枚より少なくなるので負け。もっと多ければ、{ $least }枚残して勝てます。
   *[normal] { $least }枚より少ないと1枚も取れないので負けです。{ $least }枚以上なら、全部取れば勝てます。
}
laws-proof-parity = 奇数枚取ると、偶数は奇数に、奇数は偶数になります。だから、だれも結果を変えられません。{ $convention ->
    [misere] 奇数で番が来た人が最後の1枚を取ることになり、負けます。
   *[normal] 偶数で番が来た人は、最後の1枚を決して取れません。
}

## 自分の規則と、その奥にある法則

laws-own = 予想を破れるかな？
laws-add = この規則を加える
laws-too-many = 加えられる規則は{ $most }個までです。先にどれかを外してください。
laws-discovery = 予想Cの奥にあるもの
laws-discovery-how = 1枚が取れない規則も加えてみましょう。Cが外れたら、二つの並びを見比べてください。「最後に取ったら勝ち」の並びをいくつずらせば、もう一方と同じになりますか。
laws-shift = ずらす数
laws-bad-shift = 1のような整数を書いてください。
laws-fits = { $shift }ずらすと、ぴったり合う
laws-fits-not = { $shift }ずらしても、合わない
laws-tell = 法則を教えて
laws-hide = 法則を隠す
laws-general = 一度に取れる最小の枚数をaとします。「最後に取ったら負け」のとき n + a が負けの数になるのは、「最後に取ったら勝ち」のとき n が負けの数であるとき、そのときだけです。これは、この種のどの規則でも、すべてのnで成り立ちます。
