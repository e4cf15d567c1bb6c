# Wer gewinnt? Was bewiesen ist, worauf Partien hindeuten und was offen ist.
winners-lead = Wenn beide Seiten so gut wie möglich spielen, wer gewinnt dann? Auf kleinen Spielplänen ist die Antwort bewiesen. Bei den vollen Spielen weiß es niemand; Partien des Computers gegen sich selbst geben Hinweise.
winners-not-fetched = Was bekannt ist, konnte nicht geladen werden.
winners-open = Offen: Auf dem ganzen Spielplan weiß niemand, wer gewinnt.
winners-leans =
    { $player ->
        [white] Ein Hinweis: Weiß gewinnt deutlich mehr dieser Partien.
       *[black] Ein Hinweis: Schwarz gewinnt deutlich mehr dieser Partien. Die meisten ersten Züge sind schwach, aber Weiß braucht nur einen guten.
    }
winners-even = Kein klarer Hinweis: Diese Partien liegen zu dicht beieinander.
winners-games = Hinweise: der Computer gegen sich selbst, nach jedem ersten Zug
winners-nodes = Durchsuchte Stellungen
winners-results = Weiß–Schwarz–remis
winners-good = Weiß vorn nach
winners-good-of = { $good } von { $all } ersten Zügen
winners-boards = Bewiesen: kleine Spielpläne
winners-board = Spielplan
winners-best-play = Bei bestem Spiel
winners-positions = Stellungen
winners-size = { $size } × { $size }, je { $count }
winners-size-promotions = { $size } × { $size }, je { $count }, Aufwertungen: { $promotions }
winners-wins =
    { $player ->
        [white] Weiß gewinnt in { $turns } Zügen
       *[black] Schwarz gewinnt in { $turns } Zügen
    }
winners-draw = Niemand gewinnt
winners-how = Woher man das weiß
winners-how-proved = Bewiesen: Jede Stellung, die eine Partie auf diesem Spielplan erreichen kann, wurde ausgerechnet, rückwärts vom Ende her. Gezählt werden die Züge beider Spieler; der Gewinner beeilt sich, der Verlierer zögert hinaus.
winners-how-suggested = Hinweise: Derselbe Computer spielt beide Seiten und durchsucht von Zeile zu Zeile mehr Stellungen pro Aktion. Gespiegelte erste Züge zählen einmal. Stärkeres Spiel kann solche Ergebnisse umkehren.
