# The recorded games, in English.

lab-tab-records = Records

## The list

records-title = { $count ->
    [0] Recorded games
    [one] { $count } recorded game
   *[other] { $count } recorded games
}
records-empty = Nothing is recorded yet. Play a match against somebody, write down a game from paper, or bring in a file.
records-to-matches = To the matches
records-search = Search
records-source = Show
records-from = { $source ->
    [match] match
    [paper] from paper
    [board] from the board
   *[all] all games
}
records-found = { $count } of { $all } games
records-more = Show { $count } more
records-delete-found = Delete these { $count }
records-deleted = “{ $name }” was deleted.
records-deleted-many = { $count } games were deleted.

record-name = { $first } – { $second }, game { $number }
record-game = { $coins } coins, { $rule }, { $convention ->
    [misere] last coin loses
    [misere-take] last take loses
    [normal-take] last take wins
   *[normal] last coin wins
}
record-won = { $winner } won after { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}.
record-open = Not finished: { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}, { $left } left.
record-hidden = Its match is still being played. The review comes when it is over, so that nobody learns the trick from it.
record-review = Review
record-review-named = Review { $name }
record-rename = Rename
record-rename-named = Rename { $name }
record-delete = Delete
record-delete-named = Delete { $name }
record-name-label = New name
record-name-keep = Keep
record-name-leave = Leave it

## Out of the browser and into it

records-import = Bring in a file
records-import-what = A file that was saved here as JSON: games, or a backup of everything. What is here already comes in only once, and nothing is replaced.
records-choose = Choose a file
records-paste = Or paste its text
records-take = Bring in the pasted games
records-imported = { $count ->
    [one] { $count } game was added
   *[other] { $count } games were added
}{ $here ->
    [0] .
    [one] , { $here } was here already.
   *[other] , { $here } were here already.
}
records-nothing-new = { $here ->
    [0] There is no game in it.
   *[other] All { $here } games of it are here already.
}
records-export = { $kind ->
    [csv] Table (CSV)
   *[json] Save (JSON)
}
records-save = Save { $count ->
    [one] { $count } game
   *[other] { $count } games
} as { $kind ->
    [csv] a table for spreadsheets
   *[json] a file to bring in again
}
records-save-else = If nothing is saved, this site does not allow it. Then copy the text below and put it into a file of your own.
records-copy = Copy the text
records-copied = Copied.
records-not-copied = This site does not allow that. The text is selected: copy it with your keyboard or menu.
records-text = The text of the file
records-close-file = Close
records-unkept = This browser does not keep the records: its storage is full, or blocked on this site. All games are still here until the page is closed. Save them.
records-newer = A newer version of this page has kept its records here. They stay as they are. What is recorded now is here until the page is closed. Save it.
records-unkept-export = Save the games
records-unreadable = Some of what this browser had kept could not be read. Nothing of it is lost: here is its text.
records-unreadable-save = Save it as text
records-unreadable-forget = Forget it
records-unreadable-forgotten = What could not be read was forgotten.

archive-empty = There is nothing in it.
archive-table = That is a table. Games can be brought in only from a file that was saved as JSON.
archive-not-json = That is no file of games, or its end is missing. Nothing was changed.
archive-foreign = That file holds something else than games of this page. Nothing was changed.
archive-newer = That file was saved by a newer version of this page. Nothing was changed.
archive-version = The version of that file is unknown, or the file is damaged. Nothing was changed.
archive-damaged = Game { $place } in that file is damaged. { $cause } Nothing was changed.
archive-part = Its part “{ $part }” is missing or wrong.
archive-argument = It holds a number or a word that no game has.
archive-unread = “{ $name }” could not be read.

## What is kept here, and a backup of all of it

kept-title = What is kept here
kept-what = Your games, records, tables, conjectures, steps of the lesson and settings are kept by this browser, on this device. None of it is sent anywhere.
kept-count = Games on the board: { $boards } · records: { $records } · tables: { $tables }
kept-save = Save a backup of everything
kept-bring-in = Bring in a backup
kept-delete = Delete everything kept here
kept-deleted = Everything that was kept here was deleted. The game on the board stays there until the page is closed.
backup-save = Save the backup as a file
backup-came-in = The backup was brought in: { $games ->
    [one] { $games } recorded game
   *[other] { $games } recorded games
} and { $others ->
    [one] { $others } other thing
   *[other] { $others } other things
}. { $left ->
    [0] Nothing that was here was changed.
   *[other] Where it differed, what was here stayed as it was ({ $left }).
}
backup-nothing-new = { $left ->
    [0] All that is in that backup is here already.
   *[other] There is nothing new in that backup. Where it differed, what was here stayed as it was ({ $left }).
}
backup-full = There is no room for it in this browser’s storage. Nothing was changed.
backup-part = The part “{ $part }” of that backup is damaged. Nothing was changed.

## The table for spreadsheets

csv-game = Game
csv-number = Game number
csv-turn = Turn
csv-player = Player
csv-seat = Moves
csv-what = What
csv-taken = Taken
csv-column = Column
csv-left = Left
csv-time = Time
csv-coins = Coins at the start
csv-rule = Rule
csv-last = Last coin
csv-winner = Winner
csv-took = took
csv-resigned = resigned
