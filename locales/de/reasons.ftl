# Warum eine Aktion nicht erlaubt ist. Die Felder, um die es geht, leuchten auf dem Spielplan auf.
reason-off-board = Der Spielplan hat kein Feld { $space }.
reason-no-piece-there = Auf { $space } liegt kein Stein.
reason-not-yours = Der Stein auf { $space } gehört dir nicht.
reason-space-taken = Auf { $space } liegt schon ein Stein.
reason-none-left = In deinem Vorrat ist kein { $piece } mehr.
reason-no-slidable-piece = Du darfst nur dann einen Stein einsetzen, wenn zu Beginn des Zuges einer deiner aktiven Steine ziehen konnte. Das konnte keiner.
reason-only-as-bonus = Aktivieren, Aufnehmen und Drehen sind nur als Bonuszug erlaubt, also nach einem Opfer.
reason-nothing-to-end = Es ist kein Bonuszug offen, also gibt es keinen auszulassen.
reason-not-active = Der Stein auf { $space } ist inaktiv. Nur aktive Steine lassen sich bewegen oder drehen.
reason-already-active = Der Stein auf { $space } ist schon aktiv.
reason-too-short = Eine Bewegung ist mindestens ein Feld lang: Der Stein muss { $space } verlassen.
reason-not-in-line = { $from } und { $to } liegen nicht in derselben Spalte oder Zeile.
reason-path-blocked = Der Stein auf { $space } versperrt den Weg.
reason-tix-has-no-stance = Ein Tix-Stein hat keine Einbuchtung, also gibt es keine Ausrichtung zu wählen.
reason-stance-missing = Wähle, wohin die Einbuchtung zeigt: { $stances }.
reason-corner-in-the-way =
    { $count ->
        [one] Eine Ecke des Steins auf { $spaces } ragt in { $space } hinein, und dieser Stein hat dort keinen Platz für sie.
       *[other] Ecken der Steine auf { $spaces } ragen in { $space } hinein, und dieser Stein hat dort nicht für alle Platz.
    }
reason-hollow-must-face = Von { $space } ragt eine Ecke herüber: Die Einbuchtung muss zu ihr zeigen.
reason-must-be-active = Aus dieser Ausrichtung lässt sich der Stein auf { $space } in eine aktive drehen, also muss er aktiv sein.
reason-over-edge = Auf { $space } würde eine Ecke über den Rand hinausragen, und dieser Spielplan ist begrenzt.
reason-no-room = In dieser Ausrichtung würde der Stein auf { $space } an { $spaces } stoßen.
reason-cannot-pivot =
    { $count ->
        [one] Auf { $space } lässt sich der Stein nicht so weit drehen: Der Stein auf { $spaces } ist im Weg.
       *[other] Auf { $space } lässt sich der Stein nicht so weit drehen: Die Steine auf { $spaces } sind im Weg.
    }
reason-cannot-pivot-edge = Auf { $space } lässt sich der Stein nicht so weit drehen: Der Rand des Spielplans ist im Weg.
reason-stance-not-active = Danach muss der Stein aktiv sein: Seine Einbuchtung muss schräg zeigen.
reason-tix-cannot-pivot = Der Tix-Stein auf { $space } sähe nach dem Drehen genauso aus.
reason-already-looks-like-that = Der Stein auf { $space } ist schon so ausgerichtet.
reason-just-sacrificed = Mit dem Opfer des Steins auf { $space } wurde genau dieser Bonuszug verdient. Darin lässt er sich nicht aufnehmen.

# Warum ein ganzer Zug nicht gespielt werden kann.
turn-illegal = { $action } ist nicht erlaubt. { $reason }
turn-over = { $action } kommt zu spät: Die Aktion davor hat den Zug beendet.

# Was mit einer Stellung nicht stimmt.
fault-off-board = Der Spielplan hat kein Feld { $space }.
fault-two-pieces = Auf { $space } liegen zwei Steine.
fault-tix-stance = Der Tix-Stein auf { $space } kann nur gerade oder gedreht liegen: Schreib 0 oder 1.
fault-misfit = Die Steine auf { $first } und { $second } passen nicht nebeneinander.
fault-over-edge = Der Stein auf { $space } ragt über den Rand eines begrenzten Spielplans hinaus.
fault-count =
    { $player ->
        [white] Weiß
       *[black] Schwarz
    } hat auf dem Spielplan und im Vorrat zusammen { $pieces }, nicht { $expected }.
fault-promotions =
    { $player ->
        [white] Weiß
       *[black] Schwarz
    } kann nicht { $count ->
        [one] { $count } Aufwertung
       *[other] { $count } Aufwertungen
    } übrig haben.
fault-bonus-not-own = Der Bonuszug wäre auf { $space } verdient worden, doch wer am Zug ist, hat dort keinen Stein.
fault-bonus-not-stuck = Der Bonuszug wäre auf { $space } verdient worden, doch der Stein dort ist aktiv oder könnte es werden. Er war also kein Opfer.

# Was mit einem Aufbau nicht stimmt.
setup-size = Ein Spielplan hat 3 bis 11 Spalten und Zeilen, nicht { $size }.
setup-empty-pool =
    { $player ->
        [white] Weiß
       *[black] Schwarz
    } braucht mindestens einen Stein.
setup-too-many-pieces =
    { $player ->
        [white] Weiß
       *[black] Schwarz
    } kann höchstens 255 Steine haben.
