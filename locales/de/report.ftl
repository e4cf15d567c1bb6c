# Was `quarterturn report` sagt. Die Web-App lädt diese Datei nicht.

report-head = { $games } Partien je Spielstärke, Seed { $seed }; beide Seiten spielen gleich stark.
report-handicap-head = { $games } Partien mit jeder Vorgabe, Seed { $seed }; Stufe { $stronger } gibt Stufe { $weaker } Steine vor, zur Hälfte mit Weiß und zur Hälfte mit Schwarz.
report-handicap-scored = { $points } % für die stärkere Seite ({ $low }–{ $high })
report-handicap-fairest = am fairsten
report-handicap-not-decided = bisher am fairsten (nicht entschieden: Die Intervalle überlappen sich)
report-progress-openings = Eröffnungen
report-nodes = { $nodes } Knoten

# Zeilen.
report-white-share-of-wins = Anteil der Siege von Weiß
report-white-share = Anteil von Weiß
report-interval = 95-Prozent-Intervall
report-won-by-white = von Weiß gewonnen
report-won-by-black = von Schwarz gewonnen
report-turned-around = gedreht
report-drawn = remis
report-unfinished = nicht beendet
report-turns-per-game = Züge pro Partie
report-actions-per-game = Aktionen pro Partie
report-spread = Streuung
report-median = Median
report-half = die Hälfte
report-shortest-longest = kürzeste – längste
report-histogram = Partien, Züge 0 – { $last }
report-legal-actions = gültige Aktionen
report-for-action = bei Aktion { $number }
report-mean = Mittel
report-kind-place = einsetzen
report-kind-slide = bewegen, noch aktiv
report-kind-sacrifice = bewegen, ein Opfer
report-kind-activate = aktivieren
report-kind-pivot = drehen
report-kind-pick-up = aufnehmen
report-kind-end = Zug beenden
report-sacrifices = Opfer beim Bewegen
report-turns-of =
    { $actions ->
        [one] Züge mit { $actions } Aktion
       *[other] Züge mit { $actions } Aktionen
    }
report-turns-of-more = Züge mit { $actions } und mehr
report-longest-turn = längster Zug
report-openings = Anteil der Siege von Weiß nach dem ersten Einsetzen, bis auf Symmetrie, und Partien
report-share-of-games = { $share } von { $games }
report-more-openings = und { $count } weitere
report-turns-mean = Züge, Mittel
report-turns-deviation = Züge, Standardabweichung
report-turns-median = Züge, Median
report-turns-half = Züge, die Hälfte der Partien
report-turns-shortest = Züge, kürzeste Partie
report-turns-longest = Züge, längste Partie
report-actions-mean = Aktionen, Mittel
report-actions-deviation = Aktionen, Standardabweichung
report-column-games = Partien
report-column-length = Länge
report-column-share-of-actions = Anteil der Aktionen
report-column-share-of-turns = Anteil der Züge
report-column-share-of-decided = Anteil der entschiedenen Partien

# Die Seite.
report-page-title = { $game }: wie das Spiel ist
report-page-head = { $games } Partien je Spielstärke · Seed { $seed }
report-page-foot = Beide Seiten spielen gleich stark. Damit sich die Partien unterscheiden, ist der erste Zug jedes Spielers einer der guten unter { $candidates } zufälligen Zügen, bei jeder Spielstärke derselbe; zufällige Partien sind vom ersten Zug an zufällig. Kommt eine Stellung zum dritten Mal vor, ist die Partie remis. Intervalle sind 95 % (Wilson).
report-page-figures = Bei { $player }
report-page-numbers = Zahlen
report-figure-first = Wer anfängt, gewinnt
report-figure-first-note = { $interval }, remis { $drawn }
report-figure-turns = Züge in einer Partie
report-figure-turns-note = Median; die Hälfte liegt bei { $low } – { $high }
report-figure-choice = Gültige Aktionen
report-figure-choice-note = im Mittel
report-figure-chains = Kettenzüge
report-figure-chains-note = zwei Aktionen oder mehr
report-section-winner = Wer gewinnt
report-section-winner-text = Der Anteil von Weiß an den entschiedenen Partien. Weiß beginnt.
report-section-results = Wie Partien enden
report-section-results-text = Partien, die gewonnen wurden, durch Wiederholung remis endeten oder nicht beendet wurden.
report-section-drama = Dramatik
report-section-drama-text = Der Anteil der entschiedenen Partien, die sich gedreht haben: Wer verlor, stand für die Engine einmal zwei zu eins auf Gewinn.
report-section-length = Wie lange es dauert
report-section-length-text = Partien nach der Zahl ihrer Züge, von beiden Spielern zusammen. Die senkrechte Linie ist der Median.
report-section-choice = Wie viel Auswahl es gibt
report-section-choice-text = Gültige Aktionen im Lauf einer Partie, solange noch mindestens ein Fünftel der Partien läuft.
report-section-kinds = Was getan wird
report-section-kinds-text = Der Anteil jeder Art von Aktion.
report-section-chains = Wie lang Züge sind
report-section-chains-text = Züge nach der Zahl ihrer Aktionen; ein ausgelassener Bonuszug zählt nicht.
report-section-placements = Das erste Einsetzen
report-section-placements-text = Anteil der Siege von Weiß nach jedem ersten Einsetzen, bis auf Symmetrie, bei { $player }. { $shown } von { $all } sind gezeigt, die häufigsten zuerst; ×8 heißt, dass acht durch Drehen oder Spiegeln des Spielplans auseinander hervorgehen.

# Die Diagramme.
report-plot-shares = Anteil der Siege von Weiß je Spielstärke, mit 95-Prozent-Intervall
report-plot-results = Wie Partien enden, je Spielstärke
report-plot-drama = Anteil der gedrehten Partien je Spielstärke, mit 95-Prozent-Intervall
report-plot-openings = Anteil der Siege von Weiß nach jedem ersten Einsetzen, mit 95-Prozent-Intervall
report-plot-games =
    { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }
report-plot-lengths = Anzahl der Partien nach Länge in Zügen, je Spielstärke
report-plot-turns = Züge
report-plot-bar =
    { $games ->
        [one] { $turns } Züge: { $games } Partie
       *[other] { $turns } Züge: { $games } Partien
    }
report-plot-median = Median { $turns }
report-plot-longer = { $games } länger
report-plot-branching = Die mittlere Zahl gültiger Aktionen im Lauf einer Partie, je Spielstärke
report-plot-action = Aktion der Partie
report-plot-kinds = Der Anteil jeder Art von Aktion, je Spielstärke
report-plot-one-action = 1 Aktion
report-plot-and-more = { $actions } und mehr
report-plot-chains = Züge nach der Zahl ihrer Aktionen, je Spielstärke
