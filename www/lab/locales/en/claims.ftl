# Conjectures in English.

lab-tab-claims = Conjectures

claims-title = What do you think: which numbers are lost?
claims-what = Say from which positions whoever moves will lose. The page looks for the smallest one where you are wrong.
claims-about = Your conjecture is about
claims-kind-numbers = one column of coins
claims-kind-nim = several columns
claims-numbers = Lost are exactly these numbers of coins
claims-example = Single numbers: 2, 6, 7. All that leave 2 when divided by 5: 2 mod 5. Or both: 1, 2 mod 5, 4 mod 5.
claims-last = Check up to how many coins
claims-nim = Lost are exactly the positions whose nim-sum is 0.
claims-exception = Except when no column has more than one coin: then those with nim-sum 1 are lost.
claims-columns = Check up to so many coins in each column
claims-check = Check it

## What came of it

claims-answer = The verdict
claims-empty = Nothing has been checked yet. A guess is enough to begin: if it is wrong, you get to see where.
claims-waiting = The next conjecture that you check is answered here.
claims-said = Claimed to be lost: { $claim }
claims-said-nim = Claimed to be lost: nim-sum 0
claims-said-exception = Claimed to be lost: nim-sum 0, with the exception for single coins
claims-refuted = Refuted{ $columns ->
    [1] { $coins ->
        [one] : with { $coins } coin it is wrong.
       *[other] : with { $coins } coins it is wrong.
    }
   *[other] : at { $list } it is wrong.
}
claims-verified = Verified up to { $coins } coins, but not proven.
claims-proven = Proven for every number of coins.
claims-flaw-ended = { $columns ->
    [1] With { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } nothing may be taken any more
   *[other] At { $list } nothing may be taken any more
}, so the game is over. { $convention ->
    [misere] The last take loses, so whoever cannot move has won. You say that this is lost.
   *[normal] The last take wins, so whoever cannot move has lost. You do not count this among the lost.
}
claims-flaw-joined = You say that { $list } is lost and that { $left } is lost too. But one move leads from the one to the other, and whoever leaves the other side a lost position wins.
claims-flaw-stranded = You say that { $list } is won. But no move from there leads to a position that you call lost, so there is nothing to win with.
claims-move = { $columns ->
    [1] The move: take { $count }, from { $board } to { $left }.
   *[other] The move: take { $count } from column { $column }, from { $board } to { $left }.
}
claims-play = Play from here
claims-play-how = You move first, against the perfect computer.
claims-verified-needed = No mistake was found, but that is no proof: { $next } or more could still break it. From { $needed } on it would be certain.
claims-verified-open = No mistake was found, but that is no proof: { $next } or more could still break it.
claims-verified-nim = In no position of these columns with at most { $coins } coins in all was a mistake found. That is no proof: more coins could still break it.
claims-further = Check up to { $needed }
claims-ground-window = Why: from { $from } on everything repeats, { $period ->
    [one] each number like the one before
   *[other] every { $period } numbers
}. The numbers { $from } to { $to } were all checked: they are the window in the frame, and each later number is like one of them.
claims-ground-nim-misere = Why: any number may be taken from each column, so this is Nim. While some column has more than one coin, moving from nim-sum 0 always spoils it, and from any other a move can restore it. At the end, among single coins, odd and even swap their roles. Charles Bouton proved this in 1901.
claims-ground-nim-normal = Why: any number may be taken from each column, so this is Nim. Moving from nim-sum 0 always spoils it, and from any other a move can restore it, down to the empty table. Charles Bouton proved this in 1901.
claims-strip = Who wins: the window in the frame, and where it repeats

## The three conditions

claims-conditions = A conjecture is right if three things hold
claims-condition-ended = { $convention ->
    [misere] Where nothing can be taken any more, the position is not called lost: the last take was the loser’s.
   *[normal] Where nothing can be taken any more, the position is called lost: the last take was the winner’s.
}
claims-condition-joined = No move leads from a lost position to another lost one.
claims-condition-stranded = From every other position with a move, some move leads to a lost one.
claims-state-fails = fails here
claims-state-holds = holds
claims-state-so_far = holds as far as checked

## Earlier conjectures

claims-tried = Your conjectures so far
claims-forget = Forget them
claims-short-refuted = refuted
claims-short-verified = verified, not proven
claims-short-proven = proven

## When something is not as it should be

claims-bad = That cannot be read as numbers. Write single ones such as 2, 6, 7, or 2 mod 5 for all that leave 2 when divided by 5.
claims-bad-last = Write a whole number from 0 to 10,000.
claims-too-large = That is too large to check. Try fewer coins.
