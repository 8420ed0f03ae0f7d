# 記録した対局（日本語）。

lab-tab-records = 記録

## 一覧

records-title = { $count ->
    [0] 記録した対局
   *[other] 記録した対局：{ $count }局
}
records-empty = まだ記録がありません。だれかと対戦するか、紙の記録を入れるか、ファイルを読み込んでみましょう。
records-to-matches = 対戦へ
records-search = 探す
records-source = 種類
records-from = { $source ->
    [match] 対戦
    [paper] 紙の記録
    [board] ゲームの盤面
   *[all] すべて
}
records-found = { $all }局のうち{ $count }局
records-more = さらに{ $count }局を見る
records-delete-found = この{ $count }局を消す
records-deleted = 「{ $name }」を消しました。
records-deleted-many = { $count }局を消しました。

record-name = { $first } – { $second } 第{ $number }局
record-game = { $coins }枚・{ $rule }・{ $convention ->
    [misere] 最後の1枚を取ったら負け
    [misere-take] 最後に取ったら負け
    [normal-take] 最後に取ったら勝ち
   *[normal] 最後の1枚を取ったら勝ち
}
record-won = { $turns }手で{ $winner }の勝ち
record-open = 途中まで：{ $turns }手、残り{ $left }枚
record-hidden = この対戦はまだ続いています。見ると必勝法のヒントになるので、ふりかえりは対戦が終わってから開けます。
record-review = ふりかえる
record-review-named = { $name }をふりかえる
record-rename = 名前を変える
record-rename-named = { $name }の名前を変える
record-delete = 消す
record-delete-named = { $name }を消す
record-name-label = 新しい名前
record-name-keep = 決める
record-name-leave = やめる

## ファイルへの書き出しと読み込み

records-import = ファイルを読み込む
records-import-what = ここでJSONとして保存したファイル（対局、または全体のバックアップ）を読み込みます。すでにあるものは二重に入らず、置きかわることもありません。
records-choose = ファイルを選ぶ
records-paste = または、中身を貼りつける
records-take = 貼りつけた対局を読み込む
records-imported = { $count }局を加えました。{ $here ->
    [0] {""}
   *[other] ほかの{ $here }局は、すでにありました。
}
records-nothing-new = { $here ->
    [0] 対局が一つも入っていません。
   *[other] { $here }局とも、すでにあります。
}
records-export = { $kind ->
    [csv] 表にする（CSV）
   *[json] 保存する（JSON）
}
records-save = { $count }局を{ $kind ->
    [csv] 表計算用の表
   *[json] あとで読み込めるファイル
}として保存
records-save-else = 保存されないときは、このサイトでは許されていません。下の文字をコピーして、自分のファイルに貼りつけてください。
records-copy = コピーする
records-copied = コピーしました。
records-not-copied = このサイトでは自動でコピーできません。選択してあるので、キーボードかメニューでコピーしてください。
records-text = ファイルの中身
records-close-file = 閉じる
records-unkept = このブラウザーに記録を残せません。保存場所がいっぱいか、このサイトでは使えないようです。対局はページを閉じるまでここにあります。ファイルに保存してください。
records-newer = このページより新しい版で残した記録があるので、そのままにしておきます。これから記録する対局は、ページを閉じるまでここにあります。ファイルに保存してください。
records-unkept-export = 対局を保存する
records-unreadable = 残してあった記録の一部が読めませんでした。失われてはいません。中身はこのとおりです。
records-unreadable-save = テキストとして保存する
records-unreadable-forget = 消す
records-unreadable-forgotten = 読めなかった中身を消しました。

archive-empty = 中身がありません。
archive-table = これは表です。読み込めるのは、JSONとして保存したファイルだけです。
archive-not-json = 対局のファイルではないか、終わりが欠けています。何も変えていません。
archive-foreign = このページの対局ではないものが入っています。何も変えていません。
archive-newer = このページより新しい版で保存されたファイルです。何も変えていません。
archive-version = ファイルの版がわからないか、ファイルが壊れています。何も変えていません。
archive-damaged = ファイルの{ $place }局目が壊れています。{ $cause }何も変えていません。
archive-part = 「{ $part }」の部分がないか、正しくありません。
archive-argument = 対局にはありえない数や言葉が入っています。
archive-unread = 「{ $name }」を読み取れませんでした。

## ここに残してあるものと、そのバックアップ

kept-title = ここに残してあるもの
kept-what = ゲーム、記録、表、予想、レッスンの進み具合、設定は、この端末のこのブラウザーの中にだけ残ります。どこにも送られません。
kept-count = 盤面のゲーム：{ $boards } · 対局の記録：{ $records } · 手で書いた表：{ $tables }
kept-save = 全体のバックアップを保存する
kept-bring-in = バックアップを読み込む
kept-delete = ここに残したものを全部消す
kept-deleted = ここに残してあったものを全部消しました。盤面のゲームは、ページを閉じるまでそのままです。
backup-save = バックアップをファイルに保存
backup-came-in = バックアップを読み込みました。記録した対局を{ $games }局、そのほかを{ $others }件加えました。{ $left ->
    [0] ここにあったものは変えていません。
   *[other] ここにあるものと違う{ $left }件は、ここのほうを残しました。
}
backup-nothing-new = { $left ->
    [0] バックアップの中身は、もう全部ここにあります。
   *[other] バックアップに新しいものはありません。ここにあるものと違う{ $left }件は、ここのほうを残しました。
}
backup-full = ブラウザーの保存場所に入りきりません。何も変えていません。
backup-part = バックアップの「{ $part }」の部分が壊れています。何も変えていません。

## 表計算用の表

csv-game = 対局
csv-number = 局番号
csv-turn = 手数
csv-player = だれ
csv-seat = 順番
csv-what = したこと
csv-taken = 取った枚数
csv-column = 列
csv-left = 残り
csv-time = 時刻
csv-coins = 始めの枚数
csv-rule = 規則
csv-last = 最後の1枚
csv-winner = 勝者
csv-took = 取った
csv-resigned = 投了
