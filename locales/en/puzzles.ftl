# Puzzles.
puzzles-lead = Your opponent has just made a mistake: find the win. In some puzzles you are under threat instead: find the defence.
puzzles-not-fetched = The puzzles could not be loaded. Once loaded, they work offline too.
puzzles-none-yet = Your rating starts at 1500 and changes with every puzzle.
puzzles-own = Rating { $rating } · { $streak } in a row · { $count } tried
puzzles-choose = Which game?
puzzles-strength = How hard?
puzzles-easier = Easier than my rating
puzzles-fitting = Near my rating
puzzles-harder = Harder than my rating
puzzles-motif = Which motif?
puzzles-any-motif = Any
puzzles-with-motif =
    { $count ->
        [0] none
        [one] one puzzle
       *[other] { $count } puzzles
    }
puzzles-no-such = There is no puzzle with this motif in this game.
puzzles-number = { $game } · puzzle { $number }
puzzles-number-rated = { $game } · puzzle { $number } · { $rating }
puzzles-task =
    { $count ->
        [1] { $player } to move wins in one turn.
       *[other] { $player } to move wins in { $count } turns.
    }
puzzles-task-hold = { $player } to move. Only one turn stops the threat: find it.
puzzles-judging = Is it a win?
puzzles-judging-hold = Does it hold?
puzzles-go-on = Right. Keep going.
puzzles-solved = Solved.
puzzles-held = Right: that stops the threat.
puzzles-also-wins =
    { $count ->
        [1] That also wins, but it can be done in one turn.
       *[other] That also wins, but it can be done in { $count } turns.
    }
puzzles-failed = That lets the win slip: it can no longer be proved. Here is the reply.
puzzles-failed-later = That lets the win slip: it can no longer be proved. Here is how it goes on.
puzzles-not-held = After that, the opponent wins. Here is how.
puzzles-next = Next
puzzles-analysis = Analysis
puzzles-more = About this puzzle
puzzles-fun = Did you like it?
puzzles-liked = Yes
puzzles-disliked = No
puzzles-of-day = { $day } · { $game }
puzzles-daily = Puzzle of the day
puzzles-daily-lead = A new puzzle each day at midnight. They get harder from Monday to Sunday.
puzzles-daily-streak =
    { $count ->
        [0] Solve it on its day to begin a streak. One missed day a week is forgiven.
        [one] Streak: { $count } day. One missed day a week is forgiven.
       *[other] Streak: { $count } days. One missed day a week is forgiven.
    }
puzzles-today = Today’s puzzle
puzzles-daily-all = Earlier days
puzzles-daily-earlier = Show earlier days
puzzles-daily-solved = solved
puzzles-daily-failed = not solved yet
puzzles-daily-new = not tried
puzzles-daily-shared =
    Quarterturn · { $day } · { $game }
    { $attempts } · streak { $streak }
    { $address }
puzzles-share = Share
puzzles-play-on = Play on from here
