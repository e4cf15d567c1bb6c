# Vorausschauen: Übungen zu dem, was geschehen wird.
ahead-lead = Immer zehn Fragen: Was wird eine Bewegung bewirken? Es kommen stets neue.
ahead-easy = Leicht
ahead-easy-how = Wenige Steine und eine Bewegung.
ahead-medium = Mittel
ahead-medium-how = Mehr Steine im Blick.
ahead-hard = Schwer
ahead-hard-how = Eine Aktion wird zuerst im Kopf gespielt.
ahead-brutal = Brutal
ahead-brutal-how = Zwei Aktionen im Kopf, und der Spielplan ist verdeckt.
ahead-best = Bestes: { $right } von { $count }
ahead-number = { $game }, { $grade }: { $number } von { $count }
ahead-imagine = Stell dir vor: { $actions }
ahead-turned-by = { $slide } Tippe jeden Stein an, der dadurch gedreht wird.
ahead-stays-active = Auf welchen Feldern bleibt der Stein auf { $space } aktiv, wenn er sich dorthin bewegt? Tippe sie an.
ahead-exposed = { $other } ist am Zug. Tippe jeden Stein von { $player } an, der in diesem Zug gedreht werden kann.
ahead-left-to-slide = { $slide } Wie viele Steine kann { $player } dann noch bewegen?
ahead-look = Merk dir den Spielplan und verdecke ihn dann.
ahead-tap = Tippe die Felder an und prüfe dann.
ahead-answer = Deine Antwort: { $answer }
ahead-fewer = Weniger
ahead-more = Mehr
ahead-clear = Leeren
ahead-hide = Verdecken
ahead-check = Prüfen
ahead-next = Weiter
ahead-missed = Übersehen: { $spaces }.
ahead-wrong = Falsch: { $spaces }.
ahead-how = Zum Beispiel: { $actions }
ahead-wrong-count = Nicht ganz: Es sind { $count }.
ahead-score = { $right } von { $count } richtig, in { $time }.
ahead-again = Noch einmal
ahead-others = Andere Übungen
# Was getan wird, ohne das, was daraus wird.
ahead-slides =
    { $player ->
        [white] Weiß
       *[black] Schwarz
    } zieht von { $from } nach { $to }
ahead-places =
    { $player ->
        [white] Weiß
       *[black] Schwarz
    } setzt einen { $piece } auf { $space } ein
ahead-activates =
    { $player ->
        [white] Weiß
       *[black] Schwarz
    } aktiviert { $space }
ahead-pivots =
    { $player ->
        [white] Weiß
       *[black] Schwarz
    } dreht { $space }
ahead-picks-up =
    { $player ->
        [white] Weiß
       *[black] Schwarz
    } nimmt { $space } auf
ahead-done = { $done }.
ahead-done-facing = { $done }, Einbuchtung nach { $direction }.

# Gegen die Uhr, und die bisherigen Runden.
ahead-timed = Gegen die Uhr
ahead-timed-about = 20 bis 60 Sekunden für jede Frage. Ist die Zeit um, zählt deine Antwort, wie sie dasteht.
ahead-left =
    { $count ->
        [one] Noch { $count } Sekunde
       *[other] Noch { $count } Sekunden
    }
ahead-hurry = Noch { $count } Sekunden
ahead-late = Die Zeit ist um.
ahead-rounds = Deine Runden
ahead-round = { $date } · { $game }, { $grade } · { $right } von { $count } · { $time }
ahead-round-timed = { $date } · { $game }, { $grade }, gegen die Uhr · { $right } von { $count } · { $time }
