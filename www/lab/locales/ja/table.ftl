# 手で作る表。

lab-tab-table = 自分で作る表
hand-title = 残りn枚、勝つのはどちら？
hand-from = n ＝
hand-first = 最初の行
hand-to = から
hand-last = 最後の行
hand-range-end = まで
hand-bad-range = 行は0から{ $coins }までで、一度に{ $rows }行まで作れます。最初の行は最後の行より大きくできません。
hand-how = 残りはn枚、あなたの番です。取ったあとに残せる数を「12 11」のように全部書きましょう。1枚も取れなければ「–」と書きます。次に、手番の人が勝つか負けるかを選びます。
hand-leaves = 取ったあとの残り
hand-leaves-of = { $n }枚のとき、取ったあとの残り
hand-verdict-of = { $n }枚のとき、手番の人は
hand-again = 見直そう
hand-unreadable = { $why ->
    [large] 「{ $word }」は大きすぎます。
    [many] 一つの欄に書ける数は{ $most }個までです。
   *[word] 「{ $word }」は、数字だけで書いた整数ではありません。数と数のあいだを空けて書いてください。
}
hand-keys = キー：Enterと矢印で移動、Wで勝ち、Lで負け、Deleteで消去。

## 答え合わせ

hand-check-title = 合っているかな？
hand-check = 確かめる
hand-when-ready = どの行からでも、好きなだけ埋めてから確かめましょう。
hand-nothing = まだ何も書かれていません。まずは n = { $first } から。枚数が少ないほど簡単です。
hand-changed = 表が変わりました。いつでももう一度確かめられます。
hand-right-so-far = 書いたところは全部合っています。勝ち負けがまだの行は、あと{ $open }行です。
hand-all-right = 全部の行が合っています。負けの行の並びに、何か気づきませんか。
hand-patterns = 規則をさがしに行く
hand-differs = 最初に見直すのは n = { $n } の行です。
hand-go = { $n }の行へ
hand-rest-follows = そのあとの行は、この行とつじつまが合っています。まずこの行を直し、そこから順に見直しましょう。
hand-slip-more_than_there_is = { $number ->
    [0] 0が二つ以上あります。あるだけの枚数より多くは取れません。
   *[other] { $number }枚残すには、あるより多く取ることになってしまいます。
}
hand-slip-not_allowed = { $n }枚からどう取っても、{ $number }枚は残せません。
hand-slip-repeated = { $number }が二つあります。取り方が違えば、残りも違うはずです。
hand-slip-left_out = ここには、ほかにも取り方があります。抜けているのはどれでしょう。
hand-slip-start_row = ここでは1枚も取れません。つまり、あなたの番が来る前に勝負は終わっていて、最後に取ったのは相手です。{ $convention ->
    [misere] そして、最後に取った人の負けです。
   *[normal] そして、最後に取った人の勝ちです。
}
hand-slip-turn_mixed_up = 取り終えた人の勝ち負けを書いているようです。書くのは、これから取る人の勝ち負けです。
hand-slip-other_convention = { $convention ->
    [misere] それは、最後に取ると勝ちになるときの答えです。ここでは負けになります。
   *[normal] それは、最後に取ると負けになるときの答えです。ここでは勝ちになります。
}
hand-slip-against_own_rows = 自分で書いたほかの行と食い違っています。取ったあとの数の行を見てみましょう。そこで取るのはだれですか。
hand-slip-unexplained = 勝ち負けがまだ違います。取り方ごとに、残った数の行を見てみましょう。そこで取るのはだれで、その人は勝てますか。

## 紙に残す

hand-paper = 紙に残す
hand-print-filled = このまま印刷
hand-print-blank = 白紙の表を印刷
hand-text = 文字で見る
hand-text-what = この文字を選択して、好きなところへコピーできます。
hand-text-blocked = ここからは印刷できません。この文字をコピーして、ほかのアプリで印刷してください。
hand-wipe = 全部消す
hand-unwipe = 消した行を戻す
hand-not-kept = ブラウザーの保存場所がいっぱいか、ここでは使えません。ページを閉じると表は消えます。印刷するか、文字でコピーしておきましょう。
hand-name = 名前：____________________　　日付：______________
