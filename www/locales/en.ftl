# The page in English.

app-name = Last Coin
language = Language
theme = { $theme ->
    [light] Light colours
    [dark] Dark colours
   *[system] Colours as on this device
}

## Names

# Who sits in a seat, at the beginning of a sentence.
name = { $who ->
    [you] You
    [computer] The computer
    [person1] The first player
    [person2] The second player
    [computer1] The first computer
   *[computer2] The second computer
}
name-short = { $who ->
    [you] You
    [computer] Computer
    [person1] First
    [person2] Second
    [computer1] Computer 1
   *[computer2] Computer 2
}

## The board

board = Board
board-keys = Arrow keys choose coins, Enter takes them.
coin = { $columns ->
    [one] take { $count }, leaves { $leaves }
   *[other] column { $column }, take { $count }, leaves { $leaves }
}
coin-forbidden = { $columns ->
    [one] coin { $coin }, may not be taken now
   *[other] column { $column }, coin { $coin }, may not be taken now
}
preview = take { $count } → leaves { $leaves }
preview-forbidden = { $count } may not be taken
more-coins = { $count ->
    [one] and { $count } more below
   *[other] and { $count } more below
}
column-total = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
choose-column = Column { $column }, { $coins ->
    [0] empty
    [one] { $coins } coin
   *[other] { $coins } coins
}: choose
takes-from = Take from column { $column }
takes-column = Column { $column }
takes-label = Take
take-number = How many
take-less = Fewer
take-more = More
take = Take { $count }

## Whose turn, and what happened

turn = { $who ->
    [you] Your turn: { $what }.
    [computer] The computer is choosing…
    [person1] First player’s turn: { $what }.
    [person2] Second player’s turn: { $what }.
    [computer1] The first computer is choosing…
   *[computer2] The second computer is choosing…
}
what-list = take { $list }
what-any = take any number
what-odd = take an odd number
what-up-to = take 1 to { $most }
what-set = take { $list }
what-code = take by the rule { $rule }
what-from-column = { $what } from one column
decided = { $who ->
    [you] One coin is left, and you must take it. The game is decided.
    [computer] One coin is left, and the computer must take it. The game is decided: you win.
    [person1] One coin is left, and the first player must take it. The game is decided.
    [person2] One coin is left, and the second player must take it. The game is decided.
    [computer1] One coin is left, and the first computer must take it. The game is decided.
   *[computer2] One coin is left, and the second computer must take it. The game is decided.
}
opening = { $columns ->
    [one] { $total } coins are on the table.
   *[other] { $total } coins in { $columns } columns.
}
took = { $columns ->
    [one] { name } took { $count }.
   *[other] { name } took { $count } from column { $column }.
}
left = { $total ->
    [0] None is left.
    [one] { $total } is left.
   *[other] { $total } are left.
}
happened = { took } { left }
won = { $who ->
    [you] You win!
    [computer] The computer wins.
    [person1] The first player wins!
    [person2] The second player wins!
    [computer1] The first computer wins.
   *[computer2] The second computer wins.
}
ended-last-coin = { name } took the last coin.
ended-stuck = No coin may be taken any more.
ended-resigned = { $who ->
    [you] You resigned.
    [computer] The computer resigned.
    [person1] The first player resigned.
    [person2] The second player resigned.
    [computer1] The first computer resigned.
   *[computer2] The second computer resigned.
}

## Actions

actions = Actions
undo = Undo
redo = Redo
new-game = New game
resign = Resign
resign-who = { $who ->
    [person1] First resigns
   *[person2] Second resigns
}
pause = Pause
continue = Go on
open-setup = Change the game
close = Done

## The table

table-title = With n coins left, whoever moves will …
table-rule = { $rule }, { $convention ->
    [misere] last coin loses
   *[normal] last coin wins
}
table-number = Coins
table-verdict = Whoever moves will
verdict-win = win
verdict-lose = lose
table-here = the board now
table-lost = lost: { $list } …

## Rules in few words

rule-up-to = { $most ->
    [1] take 1
    [2] take 1 or 2
   *[other] take 1 to { $most }
}
rule-any = take any number
rule-odd = take an odd number
rule-set = take { $list }
rule-code = take by { $rule }

## Setting up

setup = This game
columns-label = Coins
columns-one = one column of
columns-staircase = 5-4-3-2-1 coins
columns-marienbad = 1-3-5-7 coins (Marienbad)
columns-twins = two equal columns of 10
columns-own = columns of your own:
columns-field = Coins in each column
rule-label = How many may be taken
rule-own = a rule of your own:
rule-field = Takes, such as 1-3, any, odd, or 2,5,7
convention-label = Who wins
convention-misere = the last coin loses
convention-normal = the last coin wins
begins-label = Who begins
begins-you = you begin
begins-other = the computer begins
rival-label = Who plays
rival-person = against another person here
rival-show = two computers play each other
rival-fallible = against the fallible computer
rival-perfect = against the perfect computer
rival-beginner = against the beginner with an eye for the end
rival-random = against the random computer
rival-greedy = against the greedy computer
seat-label = { $seat ->
    [first] Who moves first
   *[second] Who moves second
}
seat-fallible = fallible computer
seat-perfect = perfect computer
seat-beginner = beginner with an eye for the end
seat-random = random computer
seat-greedy = greedy computer
versus = against the
mistakes-label = Share of mistakes
mistakes = { $share } mistakes
favourite = { $seat ->
    [first] With perfect play, whoever begins wins from here.
   *[second] With perfect play, whoever moves second wins from here.
}

## Moves

moves = Moves
moves-empty = No coin has been taken yet.
move-number = Move
move-who = Who
move-take = Took
move-left = Left
move-took = { $columns ->
    [one] took { $count }
   *[other] { $count } from column { $column }
}

## When something is not as it should be

dismiss = Close this message
address-bad = “{ $value }” in the address ({ $key }) was not understood. The usual value is used instead.
error-bad_rule = That is no rule for taking coins. Try 1-3, any, odd, or 2,5,7.
error-bad_columns = Those are no columns of coins. Write one number a column, such as 5 4 3 2 1.
error-unsupported_rule = That rule cannot be played yet.
error-too_many_columns = There may be at most 64 columns.
error-too_many_coins = A column may hold at most 1,000,000,000 coins.
error-illegal_take = That many coins may not be taken.
error-too_large = This is too large for the computer to work out. Let another player have a try.
error-too_long = That is longer than the page can take in.
error-trap = Something went wrong in the computing part. It has been started again, and your game is as it was.
error-random_unavailable = This browser gives no random numbers, so the game cannot begin.
error-other = That did not work: { $detail }
no-engine = This game needs WebAssembly, which is missing or blocked in this browser or on this site.
