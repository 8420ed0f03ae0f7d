# Matches between people, in English.

lab-tab-matches = Matches

## Before a match

match-title = A match between two people
match-intro = Play here, face to face. Every turn is written down: who, how many, how many are left, and when. Nobody is shown who is winning.
match-player-a = Player A
match-player-b = Player B
match-name-a = Begins the first game
match-name-b = Plays against
match-n = Coins
match-k = K, the most one may take
match-length = Games
match-start = Start the match
match-bad-k = K must be a whole number, 1 or more.
match-bad-n = Write one number of coins, such as 21. A match is played with one column.
match-same-names = Both players have the same name. Give them names that differ.

## The board of a match

match-game = Game { $number } of { $length }
match-won = { $count ->
    [one] won { $count } game
   *[other] won { $count } games
}
match-turn = { $name } to take
match-winner = { $name } wins this game!
match-left = { $count ->
    [one] coin left
   *[other] coins left
}
match-take = { $count ->
    [one] Take { $count } coin
   *[other] Take { $count } coins
}
match-keys = The keys 1 to { $most } take, too.
match-first = { $name } begins. The turns will stand here.
match-col-turn = Turn
match-col-time = Time
match-next = Next game: { $name } begins
match-finish = Finish and look at the record
match-back = Take the last turn back
match-end = End the match
match-end-sure = End it here? An unfinished game is recorded as far as it went.
match-end-no = Play on
match-ended = The match is over, and its games are in the records.
match-undo = Undo

## From paper

paper-title = Write down games from paper
paper-how = One game on a line: the number of coins, a colon, then what was taken, turn by turn. Who begins alternates from line to line.
paper-rule = { $a } and { $b }: { $rule }, { $convention ->
    [misere] last coin loses
   *[normal] last coin wins
}. Names, K and the rule are those above.
paper-begins = The first line is begun by
paper-label = Games, one on a line
paper-open = { $first } begins. { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} so far, and { $left ->
    [one] { $left } coin is left
   *[other] { $left } coins are left
}: not finished.
paper-over = { $first } begins. After { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} { $winner } wins.
paper-more = { $count ->
    [one] { $count } more line is not shown here.
   *[other] { $count } more lines are not shown here.
} { $wrong ->
    [0] All lines can be read.
    [one] One line in all cannot be right.
   *[other] { $wrong } lines in all cannot be right.
}
paper-not-kept = A text of more than { $most } characters is gone when this page is closed. The games are kept once they are recorded.
paper-record = { $count ->
    [0] Record the games
    [one] Record this game
   *[other] Record these { $count } games
}
paper-empty = Write a game first, such as 21: 3 1 2.
paper-wrong = Nothing was recorded yet: a line above cannot be right. Mend it first.
paper-done = { $count ->
    [one] One game is in the records.
   *[other] { $count } games are in the records.
}

record-bad-no_colon = A colon is missing between the number of coins and what was taken, as in 21: 3 1 2.
record-bad-too_long = This line is too long: at most { $most } characters.
record-bad-not_coins = “{ $text }” before the colon is not a number of coins.
record-bad-no_coin = At least one coin is needed before the colon.
record-bad-too_many_coins = A column may hold at most { $most } coins.
record-bad-too_many_columns = There may be at most { $most } columns.
record-bad-not_a_take = Turn { $turn }: “{ $text }” is not a number of coins.
record-bad-which_column = Turn { $turn }: “{ $text }” does not say from which column. Write 2x{ $text } for the second one.
record-bad-forbidden = Turn { $turn }: taking { $count } is not allowed here.
record-bad-too_few = Turn { $turn }: { $count } cannot be taken, because only { $coins } { $coins ->
    [one] is
   *[other] are
} left.
record-bad-no_column = Turn { $turn }: there is no column { $column }, because only { $columns } { $columns ->
    [one] is
   *[other] are
} there.
record-bad-game_over = Turn { $turn }: the game was over already.
record-error-bad_argument = Write a whole number of coins.

## From the board

match-host-title = The game on the page’s board
match-host = Record the game on the board
match-host-what = It goes into the records as it stands, against a computer, too.
match-board-empty = No coin has been taken there yet.
match-board-again = That game is in the records already.
match-board-done = { $first } against { $second } is in the records.
match-twin = { $name } 2

## The report

report-title = What the record says
report-empty = Play a match or write one down, and here you will see whether somebody has found the trick, or was just lucky.
report-hidden = Hidden while the match goes on, so that nobody learns the trick from it.
report-match = Match
report-series = { $first } – { $second }, { $count ->
    [one] { $count } game
   *[other] { $count } games
}, { $day }
report-skipped = { $count ->
    [one] { $count } game is left out: this looks only at games of one column in which 1 to K may be taken.
   *[other] { $count } games are left out: this looks only at games of one column in which 1 to K may be taken.
}
report-more = { $count ->
    [one] { $count } more game is counted, but not listed.
   *[other] { $count } more games are counted, but not listed.
}
report-what = Somebody who knows the trick never gives a win away, and then answers so that both turns together take { $sum }. Did anyone do that, and could it be luck?
report-judged-no_choice = There was no win to keep or to give away, so nothing can be said
report-judged-nothing = No sign of the trick
report-judged-too_few = Too few choices to tell the trick from luck
report-judged-uncounted = Too many takes to work out how likely luck is
report-judged-hardly = Luck hardly explains it
report-judged-seldom = Luck seldom does as well
report-judged-well = Luck could well do this
report-kept = { $name } kept the win with { $kept } of { $trials } { $trials ->
    [one] take
   *[other] takes
} that could have given it away. Somebody choosing blindly keeps it with { $expected } on average.
report-chance = { $kept ->
    [0] Luck alone does at least as well every time.
   *[other] The probability of { $kept } or more by luck: { $chance }.
}
report-as = { $seat ->
    [first] Moving first
   *[second] Moving second
}: { $trials ->
    [0] there was no win to keep or to give away.
   *[other] kept the win { $kept } of { $trials } { $trials ->
        [one] time
       *[other] times
    }. { $verdict }.
}
report-tally = { $name } made { $sum } with { $matches } of { $unforced } { $unforced ->
    [one] reply
   *[other] replies
}. Somebody choosing blindly makes { $expected } on average.
report-only = { $only ->
    [0] None of them was the only winning take.
   *[other] { $only } of them { $only ->
        [one] was
       *[other] were
    } the only winning take.
}
report-forced-too = { $count ->
    [one] One more was made where there was no choice.
   *[other] { $count } more were made where there was no choice.
}
report-assumption = The probability is for someone who picks each take from all allowed takes alike. Only takes count that could have kept the win or given it away.
report-courses = Game by game
report-col-game = Game
report-col-seat = Moves
report-col-kept = Kept the win
report-col-matches = Made K + 1
report-col-course = Since when
report-col-chance = By luck
report-seat = { $seat ->
    [first] first
   *[second] second
}
report-of = { $part } of { $whole }
report-all = All
report-course-no_choice = no reply with a choice
report-course-never = never
report-course-lasting = from turn { $first } to the end
report-course-broken = from turn { $first }, but not to the end
report-course-resumed = from turn { $first }, broken, again from turn { $again } to the end
report-takes = Every take
report-col-sum = Answered + took
report-col-legal = Allowed takes
report-col-note = Note
report-forced = no choice
report-note-match = makes { $sum }
report-note-impossible = { $sum } could not be made
report-note-kept = kept the win
report-note-gave = gave the win away
report-note-only = the only winning take
chart-title = Takes that kept the win, of those that could have given it away
chart-group = Game { $name }: first player { $first }, second player { $second }.
chart-person = { $name }: moving first { $first }, moving second { $second }.
chance-one-in = { $percent }, about 1 in { $of }
chance-tiny = less than 1 in { $of }
