# The lesson in English. Title, text, task and what was found: together at most 60 words a step.

lab-tab-lesson = Lesson

## The steps

lesson-blind-title = Play first, think later
lesson-blind = 21 coins. Take 1, 2 or 3 in turn. Whoever must take the last coin loses. You begin.
lesson-blind-task = Play one game to the end.
lesson-blind-done = If the computer won, it was not luck. It knows something. Let us find out what!

lesson-end-title = Start at the end
lesson-end = A game is hard to see through at the beginning and easy at the end. So begin with very few coins.
lesson-end-task = Win from 2, from 3 and from 4 coins.
lesson-end-done = Each time you left exactly one coin, and the computer had to take it.

lesson-five-title = One coin more
lesson-five = Now 5 coins, and it is your turn. The computer makes no mistakes. Can any first take save you?
lesson-five-task = Play once with each first take.
lesson-five-done = None saves you. With 5 coins whoever moves loses, just as with 1. Let us call such numbers lost.

lesson-rows-title = A small table
lesson-rows = Now only 1 or 2 may be taken. A row is a win if some take leaves the other player a losing row. Otherwise it loses.
lesson-rows-task = Fill four rows. The board lets you try each.
lesson-rows-done = Each row needed only the rows above it.

lesson-grow-title = The table grows
lesson-grow = Nobody has to play all this through: the rows you have tell you the next one, and that tells you the one after.
lesson-grow-task = Fill it up to 10. What comes back?
lesson-grow-done = Lose, win, win, and again: 1, 4, 7, 10 are lost.

lesson-three-title = Up to three again
lesson-three = With 1 to 3 coins a take, the same thinking finds the lost numbers. How far apart do they lie this time?
lesson-three-task = Mark three lost numbers, then check.
lesson-three-done = 1, 5, 9, 13: every fourth number is lost.

lesson-four-title = See the pattern grow
lesson-four = You know how far apart they lie with up to 2 and up to 3. Now up to 4. Guess first, then try!
lesson-four-task = Mark three lost numbers, then check.
lesson-four-done = 3 apart, 4 apart, 5 apart. With 1 to K coins a take it is K + 1.

lesson-answer-title = Why it must be so
lesson-answer = 13 coins, 1 to 3 a take. The computer begins and takes x, whatever it likes. You answer and leave a lost number, every time.
lesson-answer-task = Find three such answers.
lesson-answer-done = x and your answer always made 4. With 1 to K, answer x with K + 1 − x. That is a proof!

lesson-land-title = Land on a lost number
lesson-land = If your number is not lost, one take leaves a lost number to the other player. After that you need only answer.
lesson-land-task = Find that take for 7, 12 and 18 coins.
lesson-land-done = You took just what lay above the next lost number.

lesson-switch-title = Turn the last coin round
lesson-switch = New rule: whoever takes the last coin wins! One take is still 1 to 3. Which numbers are lost now?
lesson-switch-task = Mark three lost numbers, then check.
lesson-switch-done = 4, 8, 12: each lost number moved down by one. Still 4 apart!

lesson-sides-title = Back to 21 coins
lesson-sides = Takes of 1 to 3, as in your first game. Who can be sure to win: the one who begins, or the one who answers?
lesson-sides-task = Decide for both rules, then check.
lesson-sides-done = If the last coin loses, 21 is lost. If it wins, take 1 and leave 20.

lesson-beat-title = Beat the perfect computer
lesson-beat = It never makes a mistake, so only a good start can beat it. You choose the rule, the coins and who begins.
lesson-beat-task = Choose well, and win.
lesson-beat-done = You beat a player who makes no mistakes, because you know why you win.

## Around the steps

lesson-progress = Steps of the lesson, { $done } of { $all } done
lesson-step = { $number }. { $title }{ $done ->
    [yes] {" "}(done)
   *[no] {""}
}
lesson-count = Step { $number } of { $all }
lesson-board = { $rule }, { $convention ->
    [misere] last coin loses
   *[normal] last coin wins
}
lesson-again = Start again
lesson-check = Check
lesson-previous = Back
lesson-next = Next
lesson-skip = Skip
lesson-found = Found!

## What is to be filled in

lesson-goals = Coins to start from
lesson-solved = , done
lesson-try = { $tried ->
    [yes] first take { $count }: tried, and lost
   *[no] first take { $count }: not tried yet
}
lesson-table = Your table
lesson-leaves = A take leaves
lesson-lay = Put { $n } on the board
lesson-lay-one = Choose a number for the board
lesson-mark = { $marked ->
    [yes] Remove the mark from { $n }
   *[no] Mark { $n } as lost
}
lesson-side-first = Whoever begins
lesson-side-second = Whoever answers

## What comes of it

lesson-slip-turn_mixed_up = Look at { $n } once more. Careful: after your take it is the other player’s turn, and a row that loses for them is good for you.
lesson-slip-other_convention = Look at { $n } once more. Whoever takes the last coin loses here.
lesson-slip-against_own_rows = Look at { $n } once more. It does not go with the rows you filled in before it.
lesson-slip-other = Look at { $n } once more. Put it on the board and try every take.
lesson-row-missing = Right so far. The row for { $n } is still empty.
lesson-mark-wrong = { $n } is not lost: some take wins from there. Put it on the board and look for it.
lesson-marks-few = { $count ->
    [0] Nothing is marked yet. Choose a number, play it on the board, and mark it if nothing wins.
   *[other] Right so far: { $count } of { $needed }. Look for more.
}
lesson-sides-missing = Choose an answer for each of the two rules.
lesson-sides-wrong = Not quite. Is 21 a lost number under each rule? Try both on the board.
lesson-win-right = You win! Now choose another number above.
lesson-win-wrong = Not this time. Which number would you like to leave to the computer? Start again.
lesson-tried = First take { $count } is tried. Start again with another one.
lesson-answer-right = Good answer: { $count } of { $needed }.
lesson-answer-wrong = It took { $x }, and you { $y }? That leaves { $leaves }, which is not lost. Your coins are back: try another answer.
lesson-land-right = Yes, { $n } is lost. Now choose another number above.
lesson-land-wrong = { $n } is not lost, so the computer could win now. Start again with another take.
lesson-duel-start = From this start nobody can beat it. Look for a start in which it is the computer that has the lost number.
lesson-duel-slip = This start was good, but one of your takes let go of it. Start again and leave a lost number every time.

## The end

lesson-party = { $done ->
    [12] All { $all } coins are yours!
   *[other] { $done } of { $all } coins are yours!
}
lesson-onward = { $views ->
    [0] You can open every step again at any time.
   *[other] Now ask questions of your own. Where would you like to go on?
}
lesson-anew = Begin the lesson anew
lesson-begun = The lesson begins anew.
lesson-bring-back = Bring my coins back
