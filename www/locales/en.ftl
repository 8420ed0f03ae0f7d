# The page in English.

app-name = Last Coin
lab = Laboratory
lab-back = Back to the game
lab-loading = The laboratory is loading…
lab-failed = The laboratory could not be loaded.
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
choose-column = Choose column { $column }, coins:
takes-from = Take from column { $column }
takes-column = Column { $column }
takes-label = Take
take-number = How many
take-less = Fewer
take-more = More
take = Take

## Whose turn, and what happened

turn = { $who ->
    [you] Your turn: { $what }.
    [computer] The computer is choosing…
    [person1] First player’s turn: { $what }.
    [person2] Second player’s turn: { $what }.
    [computer1] The first computer is choosing…
   *[computer2] The second computer is choosing…
}
turn-stuck = { $who ->
    [computer] The computer could not decide on a move.
    [computer1] The first computer could not decide on a move.
   *[computer2] The second computer could not decide on a move.
}
turn-paused = { $who ->
    [computer1] First computer’s turn.
   *[computer2] Second computer’s turn.
}
# A list of which one is chosen, and what parts its members.
either = { $list } or { $last }
list-comma = { ", " }
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
    [one] { $total } on the table.
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
play-again = Play again
take-back = Take that back
resign = Resign
resign-who = { $who ->
    [person1] First resigns
   *[person2] Second resigns
}
pause = Pause
continue = Go on
one-move = One move
show-label = Two computers play
pace = Pace
pace-slow = slowly
pace-normal = steadily
pace-fast = quickly
open-setup = Change the game
close = Done

## How to play

help = How to play
help-goal = Take turns taking coins from one column. The sentence beside the board says how many may be taken, and whether the last coin wins or loses.
help-mouse-title = Mouse
help-mouse = Point at a coin to see what would be taken: that coin and all above it. A click takes them.
help-touch-title = Touch
help-touch = Press a column to see what would be taken, slide up or down to change it, and lift your finger to take. Slide off the column to think again.
help-keys-title = Keys
help-keys = Arrow keys choose, Enter takes. With the board in focus: U undo, R redo, N new game, H hint.
help-kept = Everything stays on this device: nothing you do here is sent anywhere.
help-letters = The letters U, R, N and H work on the board

## The table

table-title = With n coins left, whoever moves will …
table-rule = { $rule }, { $convention ->
    [misere] last coin loses
    [misere-take] last take loses
    [normal-take] last take wins
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
columns-read = { $count ->
    [one] Read as one column of { $list }. For two columns write a space: 1 500.
   *[other] Read as { $count } columns: { $list }. One number has no space in it: 1,500.
}
rule-label = How many may be taken
rule-own = a rule of your own:
rule-field = Takes, such as 1-3 for 1 to 3, 3 for exactly 3, any, odd, or 2,5,7
convention-label = Who wins
convention-misere = the last coin loses
convention-normal = the last coin wins
convention-misere-take = the last take loses
convention-normal-take = the last take wins
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
    [first] With perfect play, whoever begins wins from { $from }
   *[second] With perfect play, whoever moves second wins from { $from }
}{ $who ->
    [you] : that is you.
    [computer] : that is the computer.
   *[other] .
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

## Why

hint = Hint
why = Why
why-unknown = This position is too large to work out who wins.
answers-label = When to show the answers
answers-always = answers: always
answers-request = answers: on request
answers-hidden = answers: hidden
answers-show = Show them
answers-hide = Hide them
answers-asked = Who wins from here, and why? Think first, then look.
answers-later = The answers stay hidden until the game is over.
answers-resigned = Answers come when a game is played to its end. After a resignation they stay hidden.
answers-after-side = First choose who begins. The answers come after that.
sentences = { $first } { $second }
verdict-now = { $outcome ->
    [N] { name } can win from here.
   *[P] { name } will lose from here if the other side makes no mistake.
}
number-form = { $remainder ->
    [0] { $coins } = { $quotient } × { $divisor }
   *[other] { $coins } = { $quotient } × { $divisor } + { $remainder }
}
lost-numbers = { $lost ->
    [0] multiples of { $divisor }
   *[other] multiples of { $divisor } plus { $lost }
}
reason-won-number = { number-form }, and only { lost-numbers } are lost.
reason-won-at-once = { $coins ->
    [one] The last coin is there for the taking.
   *[other] { $lost ->
        [0] { $coins } coins can be taken at once.
       *[other] Of { $coins } coins, all but one can be taken at once.
    }
}
reason-lost-number = { number-form } is a lost number: whatever is taken, x, the answer { $divisor } − x leaves { $next }, the next lost one.
reason-last = Only the last coin is left, and it must be taken.
reason-stuck = No coin may be taken any more.
reason-takes = { $outcome ->
    [N] { $winning ->
        [all] Every take leaves a lost number.
        [one] One of { $legal } takes leaves a lost number.
       *[other] { $winning } of { $legal } takes leave a lost number.
    }
   *[P] Every take leaves a number from which the other side wins.
}
reason-nim = { $outcome ->
    [N] In binary the columns do not cancel: their nim-sum is { $sum }, not 0.
    [turn] In binary the columns cancel: their nim-sum is 0. Every take upsets that. The other side mends it again or, once a single column worth more than 1 is left, leaves an odd number of ones.
   *[P] In binary the columns cancel: their nim-sum is 0. Every take upsets that, and the other side can mend it again.
}
reason-ones = { $ones ->
    [0] Every column is worth 0 now. Only with an odd number of ones would moving lose.
   *[other] All columns are worth 1 or 0 now, and moving with an odd number of ones loses. There { $ones ->
        [one] is { $ones } one
       *[other] are { $ones } ones
    }.
}
reason-parity = Only column { $column } is worth more than 1. The last take loses, so the aim turns here: whoever moves now can leave an odd number of ones, and wins.
judged-right = { took } That was right. { $reason }
judged-wrong = { took } That gave the win away. { $reason } Taking { $columns ->
    [one] { $better }
   *[other] { $better } from column { $from }
} would have won.
judged-lost = { took } Nothing could win there. { $reason }
hint-take = { $columns ->
    [one] Take { $count }
   *[other] Take { $count } from column { $column }
}
hint-stuck = { $what }: then the other side has no move left, and you win.
hint-number = { $quotient ->
    [0] { $what }: then only the last coin is left, and the other side must take it.
   *[other] { $what }: that leaves { number-form }. Then answer x with { $divisor } − x.
}
hint-leave = { $what }: that leaves { $leaves }, from which every take loses.
hint-nim = { $what }: that flips the bits shown in the table, and all columns cancel.
hint-ones = { $what }: that leaves { $ones ->
    [one] a single one
   *[other] { $ones } ones, an odd number
}, and the last take goes to the other side.
hint-lost = { $legal ->
    [0] { $choices ->
        [1] Nothing wins here, and there is no choice: { $what }.
       *[other] Nothing wins here. { $what }; then the other side has no move left, and wins.
    }
   *[other] { $winning ->
        [all] Nothing wins here. { $what }; every answer to that wins.
        [one] Nothing wins against perfect play. { $what } and hope: then only one of { $legal } answers wins.
       *[other] Nothing wins against perfect play. { $what } and hope: then { $winning } of { $legal } answers win.
    }
}

## The table, and what it opens

table-lost-every = lost: { $list } …, every { $size }
table-long = to { $last }
row-title = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
row-take = Take
row-leaves = Leaves
binary-title = The columns in binary
binary-column = Column
binary-value = Worth
binary-bits = Binary
binary-sum = Nim-sum
binary-ones = Ones
binary-parity = { $odd ->
    [0] { $ones }, even
   *[other] { $ones }, odd
}
binary-legend = Bits in the same place cancel in pairs. Where one is left over it is lit, and whoever moves wins by making all cancel.{ $convention ->
    [misere] {" "}The last take loses, but that changes nothing until a single column worth more than 1 is left.
   *[normal] {""}
}

## A fair start, and how strong the players are

fair = Fair start
fair-what = One side lays out the coins, and the other chooses who begins. So nobody can be cheated.
fair-arrange = Lay out other coins
fair-offer = These coins it is: the other side chooses
fair-side = The coins are laid out. Who begins?
fair-chose = The computer has chosen: { $begins ->
    [yes] { begins-other }
   *[no] { begins-you }
}.
odds = wins { $bound ->
    [over] over { $wins }
    [under] under { $wins }
   *[exact] { $wins }
} of 100 against someone who plays at random

## When something is not as it should be

dismiss = Close this message
game-replaced = A new game has begun. Undo brings the other one back.
address-bad = This in the address could not be used and was left out: { $list }
error-bad_rule = That is no rule for taking coins. Try 1-3, any, odd, or 2,5,7.
error-bad_columns = Those are no columns of coins. Write one number a column, such as 5 4 3 2 1.
error-unsupported_rule = That rule does more than take coins. A code such as 0.(30) may here have no digits but 0 and 3.
error-too_many_columns = There may be at most 64 columns.
error-too_many_coins = A column may hold at most 1,000,000,000 coins.
error-illegal_take = That many coins may not be taken.
error-too_large = This is too large to work out. Let another player have a try.
error-too_long = That is longer than the page can take in.
error-trap = Something went wrong in the computing. It was started again, and your game is as it was.
error-random_unavailable = This browser gives no random numbers, so the game cannot begin.
error-other = That did not work: { $detail }
draw-failed = Part of the page could not be drawn. The game goes on and is kept; load the page again if something is missing.
no-engine = This game needs WebAssembly, which is missing or blocked in this browser or on this site.

## What is kept

game-unread = The game kept here could not be read just now. It is not lost: load the page again to go on with it.
game-unkept = The browser’s storage is full. The game goes on, but what is played from here will be gone when you close or reload the page.
kept-newer = A newer version of this page has kept something here that this one cannot read. It stays as it is.
