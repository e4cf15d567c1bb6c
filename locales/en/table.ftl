# The table: the bar, the line and the sheets.
board-threats-short = Threats
board-pick-up-at = Pick up { $space }
board-activate-at = Activate { $space }
board-pivot-at = Pivot { $space }
play-resign-not = Play on
play-new-game = New game
play-review-short = Review
learn-idea = The idea
learn-next-lesson-short = Next lesson
board-earlier-short = Back
board-later-short = Forward
play-guard-back = Think again
play-guard-anyway = Play anyway
play-time-left =
    { $player }: { $seconds ->
        [one] one second left.
       *[other] { $seconds } seconds left.
    }
board-life-name = to slide
play-hint-given = Hint: { $turn }.
play-hint-worth = It leads to { $worth }.
learn-rules-short = Rules
