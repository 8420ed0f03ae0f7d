# The hand table in English.

lab-tab-table = Your table
hand-title = Who wins with n coins?
hand-from = rows from
hand-first = First row
hand-to = to
hand-last = Last row
hand-range-end = {""}
hand-bad-range = Rows go from 0 to { $coins }, at most { $rows } of them, and the first may not be above the last.
hand-how = n coins are left, and it is your turn. Write every number that you can leave, such as 12 11, or – if nothing can be taken. Then say who wins: does whoever moves win or lose?
hand-leaves = The takes leave
hand-leaves-of = { $n ->
    [one] What the takes from { $n } coin leave
   *[other] What the takes from { $n } coins leave
}
hand-verdict-of = { $n ->
    [one] With { $n } coin, whoever moves will
   *[other] With { $n } coins, whoever moves will
}
hand-again = look again
hand-unreadable = { $why ->
    [large] “{ $word }” is too large.
    [many] A cell holds at most { $most } numbers.
   *[word] “{ $word }” is not a whole number in digits. Write numbers with spaces between them.
}
hand-keys = Keys: Enter and arrows go from cell to cell, W is win, L is lose, Delete clears.

## The check

hand-check-title = Is it right?
hand-check = Check
hand-when-ready = Fill as many rows as you like, in any order, and then ask.
hand-nothing = Nothing is filled in yet. Begin with n = { $first }: few coins are easy.
hand-changed = You have changed something. Check again when you like.
hand-right-so-far = All that you have filled in is right. { $open ->
    [one] One row is still waiting for its verdict.
   *[other] { $open } rows are still waiting for their verdict.
}
hand-all-right = Every row is right. Do you see a pattern in the rows that lose?
hand-patterns = Look for patterns
hand-differs = The first row to look at again is n = { $n }.
hand-go = Go to row { $n }
hand-rest-follows = The rows below fit with this one. So mend this row first, then go on from there.
hand-slip-more_than_there_is = { $number ->
    [0] A 0 is there more than once. A take of more coins than there are is no take at all.
   *[other] To leave { $number } you would have to take more coins than there are.
}
hand-slip-not_allowed = No take that the rule allows turns { $n } into { $number }.
hand-slip-repeated = { $number } is there twice. Each take leaves another number.
hand-slip-left_out = The rule allows one more take here, at least. Which one is missing?
hand-slip-start_row = Nothing can be taken here, so the game is over before you move: the other side made the last take. { $convention ->
    [misere] And the last take loses.
   *[normal] And the last take wins.
}
hand-slip-turn_mixed_up = It looks as if your verdicts were about the player who has just moved. They should be about the one who moves next.
hand-slip-other_convention = { $convention ->
    [misere] That would be the verdict if the last take won. Here it loses.
   *[normal] That would be the verdict if the last take lost. Here it wins.
}
hand-slip-against_own_rows = This verdict does not fit your own rows. Look up the rows that the takes lead to: who has to move there?
hand-slip-unexplained = The verdict is not right yet. Follow each take to its row: who has to move there, and is that good for them?

## Keeping and printing

hand-paper = On paper
hand-print-filled = Print filled
hand-print-blank = Print blank
hand-text = As text
hand-text-what = Select the text and copy it wherever you like.
hand-text-blocked = The page cannot print from here. Copy this text and print it from another program.
hand-wipe = Clear all rows
hand-unwipe = Bring the rows back
hand-not-kept = The browser’s storage is full, or blocked here, so your table will be gone when you close the page. Print it, or copy it as text.
hand-name = Name: ____________________    Date: ______________
