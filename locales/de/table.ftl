# The table: the bar, the line and the sheets.
board-threats-short = Drohungen
board-pick-up-at = { $space } aufnehmen
board-activate-at = { $space } aktivieren
board-pivot-at = { $space } drehen
play-resign-not = Weiterspielen
play-new-game = Neues Spiel
play-review-short = Rückschau
learn-idea = Die Idee
learn-next-lesson-short = Nächste Lektion
board-earlier-short = Zurück
board-later-short = Vor
play-guard-back = Nochmal überlegen
play-guard-anyway = Trotzdem
play-time-left =
    { $player }: { $seconds ->
        [one] noch eine Sekunde.
       *[other] noch { $seconds } Sekunden.
    }
board-life-name = beweglich
play-hint-given = Tipp: { $turn }.
play-hint-worth = Bewertung: { $worth }.
learn-rules-short = Spielregeln
