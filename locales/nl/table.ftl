# The table: the bar, the line and the sheets.
board-threats-short = Dreigingen
board-pick-up-at = Pak { $space } op
board-activate-at = Activeer { $space }
board-pivot-at = Draai { $space }
play-resign-not = Speel door
play-new-game = Nieuw spel
play-review-short = Terugblik
learn-idea = Het idee
learn-next-lesson-short = Volgende les
board-earlier-short = Terug
board-later-short = Vooruit
play-guard-back = Denk nog eens na
play-guard-anyway = Toch spelen
play-time-left =
    { $player }: { $seconds ->
        [one] nog één seconde.
       *[other] nog { $seconds } seconden.
    }
board-life-name = schuifbaar
play-hint-given = Hint: { $turn }.
play-hint-worth = Dat geeft { $worth }.
learn-rules-short = Spelregels
