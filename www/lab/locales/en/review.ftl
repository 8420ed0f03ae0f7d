# The review of a game in English.

lab-tab-review = Review

## Columns of coins, and what moves are worth

piles = { $columns ->
    [1] { $total ->
        [one] { $total } coin
       *[other] { $total } coins
    }
   *[other] { $columns } columns: { $list }
}
worth-take = take { $count }
value = { $columns ->
    [1] take { $count }
   *[other] column { $column }, take { $count }
}: { $verdict ->
    [win] wins
   *[other] loses
}
value-moves = { value }, { $moves ->
    [one] { $moves } move to the end
   *[other] { $moves } moves to the end
}
values = What each move is worth
values-legend = ▲ taking this coin and all above it wins, ▼ it loses. The number says how many moves are then played, this one included, if the winner hurries and the loser holds out.
values-none = Here nothing can be taken any more.
values-too-many = There are too many moves here to say of each what it is worth.
values-all = All { $count } moves in words
values-more = and { $count } more, too many to list

## The game as a whole

review-title = This game, move by move
review-title-handed = A recorded game, move by move
review-back = Back to the records
review-other-page = Look at the game on the board
review-other-handed = Look at the recorded game
review-asked = The game is still going on, and answers come when you ask for them. The review would say who can win now.
review-reveal = Show the review
review-going = The game is still going on.
review-unfinished = The game was not finished.
review-won = { $who ->
    [you] You won.
   *[other] { $name } won.
}
review-gave-up = { $name } gave up.
review-throughout = { $who ->
    [you] You were winning
   *[other] { $name } was winning
} from beginning to end.
review-turning = { $name } gave the win away with move { $number }, and never got it back. That was the turning point.
review-turning-resigned = { $name } could still have won. Giving up was the turning point.
review-again-turning = Try the turning point again
review-tally = How many moves of each kind
review-too-large = This game is too large to say exactly what its moves were worth.

## Grades

grade-kept = kept the win
grade-gave_away = gave it away
grade-could_not_matter = could not matter
turning-point = turning point

## One move

review-start = Before the first move
review-move = Move { $number } of { $all }
review-end = After the last move
review-resignation = Giving up
review-turn = { $who ->
    [you] { $left }, your turn
   *[other] { $left }, to move: { $short }
}
review-took = { $columns ->
    [1] { $name } took { $count }.
   *[other] { $name } took { $count } from column { $column }.
}
judged-move-kept = That kept the win. { $legal ->
    [one] There was no other take.
   *[other] { $winning ->
        [all] Every take would have.
        [one] Only this one of { $legal } takes does.
       *[other] { $winning } of { $legal } takes do.
    }
}
judged-move-gave_away = That gave the win away. { $winning ->
    [one] One of { $legal } takes would have kept it.
   *[other] { $winning } of { $legal } takes would have kept it.
}
judged-move-could_not_matter = It could not matter: { $legal ->
    [one] there was no other take, and it does not win.
   *[other] none of the { $legal } takes wins here.
}
review-far = { $moves ->
    [one] Before it, one move was left with best play.
   *[other] Before it, { $moves } moves were left with best play.
}
review-end-how = The arrow keys and the buttons go through the game, one move at a time.
review-empty = No coin has been taken yet. Play some moves, then come back: each of them gets its mark here.
steps = Step through the game
step-first = To the beginning
step-previous = One move back
step-next = One move on
step-last = To the end
review-listed = Moves { $from } to { $to } of { $all }
review-resigned = gave up

## Trying again

review-again = Try again from here
exercise-title = Once more: move { $number }
exercise-what = { $who ->
    [you] You can win from here.
   *[other] { $name } can win from here.
} What would you take?
exercise-columns = Columns
exercise-column = { $coins ->
    [one] Column { $column }: { $coins } coin
   *[other] Column { $column }: { $coins } coins
}
exercise-took = { $columns ->
    [1] Take { $count }:
   *[other] Take { $count } from column { $column }:
}
exercise-right = that wins! { $winning ->
    [one] It is the only move that does.
   *[other] It is one of { $winning } moves that do.
}
exercise-wrong = after that the other side can win. Try another one.
exercise-play-on = Play on from here
exercise-leave = Back to the review

## The line

review-line = Who was winning, and how far the end was
review-line-start = start
review-line-end = end
review-line-how = The farther the line is from the middle, the farther the end. Where it crosses the middle, ✗ marks the move that gave the win away.
review-line-vague = How far the end was is not known for all of this game. ✗ marks the moves that gave the win away.
review-line-text = Who was winning: { $list }
review-stretch = from move { $number } on: { $name }
review-stretch-end = at the end: { $name }
review-stretch-more = and { $count } more changes
