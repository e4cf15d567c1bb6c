# Rätsel.
puzzles-lead = Der Gegner hat gerade einen Fehler gemacht: Finde den Gewinn. In manchen Rätseln wirst du stattdessen bedroht: Finde die Verteidigung.
puzzles-not-fetched = Die Rätsel konnten nicht geladen werden. Einmal geladen, sind sie auch offline da.
puzzles-none-yet = Deine Wertung beginnt bei 1500 und folgt dem, was du löst.
puzzles-own = Wertung { $rating } · { $streak } in Folge · { $count } versucht
puzzles-choose = Welches Spiel?
puzzles-strength = Wie schwer?
puzzles-easier = Leichter als meine Wertung
puzzles-fitting = Etwa meine Wertung
puzzles-harder = Schwerer als meine Wertung
puzzles-motif = Welches Motiv?
puzzles-any-motif = Alle
puzzles-with-motif =
    { $count ->
        [0] keine
        [one] ein Rätsel
       *[other] { $count } Rätsel
    }
puzzles-no-such = In diesem Spiel gibt es kein Rätsel mit diesem Motiv.
puzzles-number = { $game } · Rätsel { $number }
puzzles-number-rated = { $game } · Rätsel { $number } · { $rating }
puzzles-task =
    { $count ->
        [1] { $player } am Zug gewinnt in einem Zug.
       *[other] { $player } am Zug gewinnt in { $count } Zügen.
    }
puzzles-task-hold = { $player } am Zug. Nur ein Zug wehrt die Drohung ab: Finde ihn.
puzzles-judging = Ist das ein Gewinn?
puzzles-judging-hold = Hält das?
puzzles-go-on = Richtig. Weiter.
puzzles-solved = Gelöst.
puzzles-held = Richtig: Das wehrt die Drohung ab.
puzzles-also-wins =
    { $count ->
        [1] Auch das gewinnt, aber es geht in einem Zug.
       *[other] Auch das gewinnt, aber es geht in { $count } Zügen.
    }
puzzles-failed = Damit ist der Gewinn vertan: Er lässt sich nicht mehr beweisen. Das ist die Antwort darauf.
puzzles-failed-later = Damit ist der Gewinn vertan: Er lässt sich nicht mehr beweisen. So geht es weiter.
puzzles-not-held = Danach gewinnt der Gegner, und zwar so.
puzzles-next = Weiter
puzzles-analysis = Analyse
puzzles-more = Über dieses Rätsel
puzzles-fun = Hat es dir gefallen?
puzzles-liked = Ja
puzzles-disliked = Nein
puzzles-of-day = { $day } · { $game }
puzzles-daily = Rätsel des Tages
puzzles-daily-lead = Jeden Tag um Mitternacht ein neues Rätsel. Von Montag bis Sonntag werden sie schwerer.
puzzles-daily-streak =
    { $count ->
        [0] Löse es an seinem Tag, und eine Serie beginnt. Ein versäumter Tag in der Woche schadet nicht.
        [one] Serie: { $count } Tag. Ein versäumter Tag in der Woche schadet nicht.
       *[other] Serie: { $count } Tage. Ein versäumter Tag in der Woche schadet nicht.
    }
puzzles-today = Rätsel von heute
puzzles-daily-all = Frühere Tage
puzzles-daily-earlier = Frühere Tage zeigen
puzzles-daily-solved = gelöst
puzzles-daily-failed = noch nicht gelöst
puzzles-daily-new = nicht versucht
puzzles-daily-shared =
    Quarterturn · { $day } · { $game }
    { $attempts } · Serie { $streak }
    { $address }
puzzles-share = Teilen
puzzles-play-on = Von hier weiterspielen
