# The lost numbers and the hypotheses in English.

lab-tab-laws = Patterns
laws-title = From which numbers does whoever moves lose?
laws-from = From
laws-from-end = {""}
laws-to = to
laws-to-end = {""}
laws-last = with n from 0 to
laws-last-end = {""}
laws-least-k = The smallest limit K
laws-most-k = The largest limit K
laws-last-label = The largest n
laws-bad-last = n goes from 0 to { $most } at most.
laws-lost = Lost:
laws-none = none from 0 to { $last }
laws-more = and { $count } more
laws-remove = Remove the rule { $rule }

## Hypotheses

laws-ideas = Three hypotheses
laws-idea-a = The lost numbers go on for ever, always at the same distance.
laws-idea-b = That distance is K + 1, K being the largest take.
laws-idea-c = The list for “last coin loses” is the other one, moved up by one.
laws-row-zero = At n = 0, and under some rules at the next numbers too, nothing can be taken on your turn: the other player made the last take. Those rows are the whole difference between the two rules.
laws-holds = holds so far
laws-proven = holds, proven for every n
laws-fails = fails first at n = { $at }, { $isLost ->
    [yes] which is lost and should not be
   *[no] which should be lost and is not
}
laws-fails-shift = fails first at n = { $at } where the last take loses: { $isLost ->
    [yes] it is lost and should not be
   *[no] it should be lost and is not
}
laws-few = too few rows to tell
laws-nothing = says nothing about this rule
laws-why = How do we know for every n?
laws-windows = Verdicts that come again
laws-unproven = Nothing is proven from these rows. Let n go further.
laws-proof-window = The row of verdicts from { $start } to { $end } comes again from { $again } to { $end_again }. Each verdict depends on no more than the { $length } before it. So all that follows is the same again, every { $period } rows, for ever.
laws-proof-any = { $convention ->
    [misere] From 2 coins on, whoever moves can leave just 1, and wins. Only 1 is lost: the last coin must be taken.
   *[normal] From 1 coin on, whoever moves can take them all, and wins. Only 0 is lost: the other side took the last one.
}
laws-proof-least = { $convention ->
    [misere] Below { $least } no take is allowed, and whoever cannot move wins. From { $least } to { $most } each take leaves less than { $least }, so these are lost. From more than that one can leave { $least }, and win.
   *[normal] Below { $least } no take is allowed, so these are lost. From { $least } on one can take all of them, and win.
}
laws-proof-parity = An odd take turns even into odd and odd into even. So nobody has a choice: { $convention ->
    [misere] whoever moves from an odd number gets the last coin and loses.
   *[normal] whoever moves from an even number never gets the last coin.
}

## Rules of one's own, and the law behind it all

laws-own = Can you break a hypothesis?
laws-add = Add this rule
laws-too-many = There is room for { $most } rules of your own. Remove one first.
laws-discovery = What is behind C?
laws-discovery-how = Add some rules that do not begin with 1. Where C fails, lay the two lists side by side: how far must the list for “last take wins” be moved up to become the other one?
laws-shift = Moved up by
laws-bad-shift = Write a whole number, such as 1.
laws-fits = moved up by { $shift }, the lists agree
laws-fits-not = moved up by { $shift }, they do not agree
laws-tell = Tell me the law
laws-hide = Hide the law
laws-general = Let a be the smallest take. Then n + a is lost when the last take loses exactly when n is lost when the last take wins. This holds for every n and for every rule of this kind.
