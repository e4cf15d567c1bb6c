# Your own mistakes as puzzles, and what comes back.
mistakes-lead = Turns that cost you at least 15% of your winning chance, or a proved win, found in the games on this device. Find the better ones.
mistakes-searching =
    { $count ->
        [0] Looking through your games…
        [one] Looking through your games… { $count } left.
       *[other] Looking through your games… { $count } left.
    }
mistakes-none = No mistakes found yet. Your finished games on this device are searched here.
mistakes-found =
    { $count ->
        [one] { $count } mistake, { $solved } put right
       *[other] { $count } mistakes, { $solved } put right
    }
mistakes-hanging-last-piece = The last piece left hanging
mistakes-missed-chain = Missed chains
mistakes-overlooked-slide = Overlooked slides
mistakes-other = Other mistakes
mistakes-one = { $game }, { $date }
mistakes-cost = { $before }% → { $after }%
mistakes-task-win = { $player } to move. You had a win here. Find it.
mistakes-task = { $player } to move. Your turn took you from { $before }% to { $after }%. Find a better one.
mistakes-solved = Right: that keeps your chances alive.
mistakes-failed = That gives away too much, too. Here is the reply.
mistakes-failed-later = That gives away too much, too. Here is how it goes on.
again-lead = What you get wrong returns another day: not the same position, but a fresh one of the same kind. At most { $count } a day.
again-switch = Bring my mistakes back
again-switch-about = Lessons, puzzles and exercises that went wrong are noted on this device. Switching it off forgets them.
again-nothing-yet = No mistakes yet. From now on they are noted here.
again-none-today =
    { $count ->
        [one] Nothing today. { $count } kind of position will come back later.
       *[other] Nothing today. { $count } kinds of position will come back later.
    }
again-due =
    { $count ->
        [one] { $count } fresh position for today
       *[other] { $count } fresh positions for today
    }
again-begin = Begin
again-done = That is all for today.
again-topic = { $game }: { $about }
again-turned-by = What a slide turns
again-stays-active = Where a piece stays active
again-exposed = What can be turned
again-left-to-slide = What is left to slide

# Motifs.
motifs-lead = The ideas behind hints, reviews and puzzles. White moves in every picture.
motifs-lesson = Lesson: { $title } ({ $game })
motifs-puzzles = Puzzles with this motif
