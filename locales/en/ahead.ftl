# Seeing ahead: exercises in what will happen.
ahead-lead = Ten questions at a time: what will a slide do? There are always new ones.
ahead-easy = Easy
ahead-easy-how = A few pieces and one slide.
ahead-medium = Medium
ahead-medium-how = More pieces to look at.
ahead-hard = Hard
ahead-hard-how = Play one action in your head first.
ahead-brutal = Brutal
ahead-brutal-how = Two actions in your head, and the board is hidden.
ahead-best = best: { $right } of { $count }
ahead-number = { $game }, { $grade }: { $number } of { $count }
ahead-imagine = Imagine: { $actions }
ahead-turned-by = { $slide } Tap every piece it turns.
ahead-stays-active = Tap every space to which the piece on { $space } can slide and stay active.
ahead-exposed = { $other } is to move. Tap each of { $player }’s pieces that can be turned this turn.
ahead-left-to-slide = { $slide } How many of { $player }’s pieces will still be able to slide?
ahead-look = Memorise the board, then hide it.
ahead-tap = Tap the spaces, then check.
ahead-answer = Your answer: { $answer }
ahead-fewer = Fewer
ahead-more = More
ahead-clear = Clear
ahead-hide = Hide
ahead-check = Check
ahead-next = Next
ahead-missed = Missed: { $spaces }.
ahead-wrong = Wrong: { $spaces }.
ahead-how = For example: { $actions }
ahead-wrong-count = Not quite: it is { $count }.
ahead-score = { $right } of { $count } right, in { $time }.
ahead-again = Once more
ahead-others = Other exercises
# What is done, without what becomes of it.
ahead-slides =
    { $player ->
        [white] White
       *[black] Black
    } slides { $from } to { $to }
ahead-places =
    { $player ->
        [white] White
       *[black] Black
    } places a { $piece } on { $space }
ahead-activates =
    { $player ->
        [white] White
       *[black] Black
    } activates { $space }
ahead-pivots =
    { $player ->
        [white] White
       *[black] Black
    } pivots { $space }
ahead-picks-up =
    { $player ->
        [white] White
       *[black] Black
    } picks up { $space }
ahead-done = { $done }.
ahead-done-facing = { $done }, hollow facing { $direction }.

# Against the clock, and the rounds so far.
ahead-timed = Against the clock
ahead-timed-about = 20 to 60 seconds for each question. When the time is up, your answer counts as it stands.
ahead-left =
    { $count ->
        [one] { $count } second left
       *[other] { $count } seconds left
    }
ahead-hurry = { $count } seconds left
ahead-late = Time’s up.
ahead-rounds = Your rounds
ahead-round = { $date } · { $game }, { $grade } · { $right } of { $count } · { $time }
ahead-round-timed = { $date } · { $game }, { $grade }, against the clock · { $right } of { $count } · { $time }
