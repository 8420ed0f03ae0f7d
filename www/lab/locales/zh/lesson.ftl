# 课程。标题、正文、任务和发现加起来，每一步最多 180 个字。

lab-tab-lesson = 课程

## 各个步骤

lesson-blind-title = 先玩一局再说
lesson-blind = 桌上有 21 枚硬币，两人轮流拿，每次拿 1 到 3 枚，谁拿到最后一枚就输。你先拿。
lesson-blind-task = 把这一局玩完。
lesson-blind-done = 要是电脑赢了，那可不是运气，它知道一个秘密。我们一起把它找出来！

lesson-end-title = 从结尾想起
lesson-end = 刚开局时变化太多，看不透；快结束时就简单了。所以先从很少的几枚开始。
lesson-end-task = 分别从 2 枚、3 枚、4 枚开始，都赢下来。
lesson-end-done = 每次你都正好留下 1 枚，电脑只好把它拿走。

lesson-five-title = 再多一枚呢
lesson-five = 现在有 5 枚，轮到你。电脑从不出错。第一手怎么拿，你才有救？
lesson-five-task = 每一种第一手都试一遍。
lesson-five-done = 怎么拿都没救。5 枚和 1 枚一样，轮到谁谁就输。这样的数，我们叫它“必输的数”。

lesson-rows-title = 做一张小表
lesson-rows = 这次每次只能拿 1 或 2 枚。如果有一种拿法能让对方落到“输”的那一行，这一行就填“赢”；没有，就填“输”。
lesson-rows-task = 填好四行。拿不准，就用硬币试。
lesson-rows-done = 每一行，看上面的几行就知道了。

lesson-grow-title = 表越长越长
lesson-grow = 不用把每一局都玩一遍：已经填好的几行告诉你下一行，下一行又告诉你再下一行。
lesson-grow-task = 填到 10。什么在重复出现？
lesson-grow-done = 输、赢、赢，一直重复：1、4、7、10 必输。

lesson-three-title = 又可以拿三枚了
lesson-three = 每次拿 1 到 3 枚时，用同样的办法也能找出必输的数。这回它们隔多远？
lesson-three-task = 标出三个必输的数，再检查。
lesson-three-done = 1、5、9、13：必输的数之间都相差 4。

lesson-four-title = 规律冒出来了
lesson-four = 最多拿 2 枚、最多拿 3 枚时隔多远，你已经知道了。现在最多拿 4 枚。先猜，再试！
lesson-four-task = 标出三个必输的数，再检查。
lesson-four-done = 间隔是 3、4、5。最多拿 K 枚，间隔就是 K + 1。

lesson-answer-title = 为什么一定会这样
lesson-answer = 13 枚，每次拿 1 到 3 枚。电脑先拿，想拿几枚就拿几枚，记作 x。你每次都这样应对：给它留下必输的数。
lesson-answer-task = 找出三次这样的应对。
lesson-answer-done = x 和你拿的加起来总是 4。最多拿 K 枚时，用 K + 1 − x 应对 x。这就是证明！

lesson-land-title = 落到必输的数上
lesson-land = 轮到你时，如果眼前不是必输的数，就有一种拿法，正好给对方留下必输的数。之后你只要应对就行了。
lesson-land-task = 分别为 7 枚、12 枚、18 枚找出这一手。
lesson-land-done = 比下面那个必输的数多出几枚，就拿走几枚。

lesson-switch-title = 最后一枚反过来
lesson-switch = 换个规则：谁拿到最后一枚，谁就赢！每次还是拿 1 到 3 枚。现在哪些数必输？
lesson-switch-task = 标出三个必输的数，再检查。
lesson-switch-done = 4、8、12：必输的数都小了一，间隔还是 4！

lesson-sides-title = 回到 21 枚
lesson-sides = 和第一局一样，21 枚，每次拿 1 到 3 枚。谁有把握赢：先拿的人，还是后拿的人？
lesson-sides-task = 两种规则都选一选，再检查。
lesson-sides-done = 拿最后一枚者输时，21 必输，后拿的人赢。拿最后一枚者赢时，先拿 1 枚，留下 20 枚就能赢。

lesson-beat-title = 战胜完美的电脑
lesson-beat = 它从不出错，所以只有开局选得好，才能赢它。规则、枚数、谁先拿，全由你定。
lesson-beat-task = 好好选，然后赢下来。
lesson-beat-done = 你战胜了一个从不出错的对手，因为你明白自己为什么会赢。

## 步骤之外

lesson-progress = 课程步骤，共 { $all } 步，已完成 { $done } 步
lesson-step = { $number }. { $title }{ $done ->
    [yes] （已完成）
   *[no] {""}
}
lesson-count = 第 { $number } 步，共 { $all } 步
lesson-board = { $rule }，{ $convention ->
    [misere] 拿最后一枚者输
   *[normal] 拿最后一枚者赢
}
lesson-again = 重新开始
lesson-check = 检查
lesson-previous = 上一步
lesson-next = 下一步
lesson-skip = 跳过
lesson-found = 找到了！

## 要填的东西

lesson-goals = 开始的枚数
lesson-solved = ，已完成
lesson-try = { $tried ->
    [yes] 第一手拿 { $count } 枚：试过，输了
   *[no] 第一手拿 { $count } 枚：还没试
}
lesson-table = 你的表
lesson-leaves = 拿过之后剩
lesson-lay = 把 { $n } 枚摆到盘上
lesson-lay-one = 选一个枚数摆到盘上
lesson-mark = { $marked ->
    [yes] 去掉 { $n } 的标记
   *[no] 把 { $n } 标为必输
}
lesson-side-first = 先拿的人
lesson-side-second = 后拿的人

## 结果

lesson-slip-turn_mixed_up = 再看看 { $n } 这一行。注意：你拿过之后轮到对方，对方落到“输”的行，对你才是好事。
lesson-slip-other_convention = 再看看 { $n } 这一行。这里谁拿到最后一枚就输。
lesson-slip-against_own_rows = 再看看 { $n } 这一行。它和你前面填的几行对不上。
lesson-slip-other = 再看看 { $n } 这一行。把它摆到盘上，每种拿法都试一试。
lesson-row-missing = 到这里都对。{ $n } 这一行还空着。
lesson-mark-wrong = { $n } 不是必输的数，从那里有一种拿法能赢。把它摆到盘上找找看。
lesson-marks-few = { $count ->
    [0] 还没有标记。选一个数，在盘上玩一玩，怎么拿都赢不了，就标上它。
   *[other] 到这里都对：{ $needed } 个里已有 { $count } 个。接着找吧。
}
lesson-sides-missing = 两种规则都要选一个答案。
lesson-sides-wrong = 差一点。在这两种规则下，21 是不是必输的数？在盘上都试试。
lesson-win-right = 你赢了！再选另一个枚数。
lesson-win-wrong = 这次没赢。你想给电脑留下几枚？重新开始吧。
lesson-tried = 第一手拿 { $count } 枚试过了。重新开始，换一种拿法。
lesson-answer-right = 应对得好：{ $needed } 次里已有 { $count } 次。
lesson-answer-wrong = 它拿 { $x } 枚，你拿 { $y } 枚？那就剩 { $leaves } 枚，不是必输的数。硬币已经放回，换一种应对吧。
lesson-land-right = 对，{ $n } 必输。再选另一个枚数。
lesson-land-wrong = { $n } 不是必输的数，电脑现在能赢了。重新开始，换一种拿法。
lesson-duel-start = 这样开局，谁也赢不了它。找一种开局，让电脑面对必输的数。
lesson-duel-slip = 开局选得好，可是中间有一手把胜机放走了。重新开始，每次都留下必输的数。

## 结束

lesson-party = { $done ->
    [12] { $all } 枚硬币全归你了！
   *[other] { $all } 枚硬币里有 { $done } 枚归你了！
}
lesson-onward = { $views ->
    [0] 每一步随时都可以再打开。
   *[other] 现在提出你自己的问题吧。接下来想去哪里？
}
lesson-anew = 从头再学一遍
lesson-begun = 课程从头开始。
lesson-bring-back = 找回我的硬币
