# Wat `quarterturn report` zegt. De webapp laadt dit bestand niet.

report-head = { $games } partijen per sterkte, seed { $seed }; beide kanten spelen even sterk.
report-handicap-head = { $games } partijen met elke voorgift, seed { $seed }; niveau { $stronger } geeft stukken voor aan niveau { $weaker }, de ene helft met Wit en de andere met Zwart.
report-handicap-scored = { $points }% voor de sterkste ({ $low }–{ $high })
report-handicap-fairest = het eerlijkst
report-handicap-not-decided = tot nu toe het eerlijkst (niet beslist: de intervallen overlappen)
report-progress-openings = openingen
report-nodes = { $nodes } knopen

# Rijen.
report-white-share-of-wins = winst van Wit
report-white-share = aandeel van Wit
report-interval = 95%-interval
report-won-by-white = gewonnen door Wit
report-won-by-black = gewonnen door Zwart
report-turned-around = gekeerd
report-drawn = gelijkspel
report-unfinished = niet uitgespeeld
report-turns-per-game = beurten per partij
report-actions-per-game = acties per partij
report-spread = spreiding
report-median = mediaan
report-half = de helft
report-shortest-longest = kortste – langste
report-histogram = partijen, beurten 0 – { $last }
report-legal-actions = toegestane acties
report-for-action = bij actie { $number }
report-mean = gemiddelde
report-kind-place = plaatsen
report-kind-slide = verschuiven, nog actief
report-kind-sacrifice = verschuiven, een opoffering
report-kind-activate = activeren
report-kind-pivot = draaien
report-kind-pick-up = oppakken
report-kind-end = beurt beëindigen
report-sacrifices = opofferingen bij verschuiven
report-turns-of =
    { $actions ->
        [one] beurten van { $actions } actie
       *[other] beurten van { $actions } acties
    }
report-turns-of-more = beurten van { $actions } en meer
report-longest-turn = langste beurt
report-openings = Winst van Wit per eerste plaatsing, op symmetrie na, en partijen
report-share-of-games = { $share } van { $games }
report-more-openings = en nog { $count }
report-turns-mean = beurten, gemiddelde
report-turns-deviation = beurten, standaardafwijking
report-turns-median = beurten, mediaan
report-turns-half = beurten, de helft van de partijen
report-turns-shortest = beurten, kortste
report-turns-longest = beurten, langste
report-actions-mean = acties, gemiddelde
report-actions-deviation = acties, standaardafwijking
report-column-games = partijen
report-column-length = lengte
report-column-share-of-actions = aandeel van de acties
report-column-share-of-turns = aandeel van de beurten
report-column-share-of-decided = aandeel van de besliste partijen

# De pagina.
report-page-title = { $game }: hoe het spel in elkaar zit
report-page-head = { $games } partijen per sterkte · seed { $seed }
report-page-foot = Beide kanten spelen even sterk. Om partijen te laten verschillen is de eerste beurt van elke speler een van de goede uit { $candidates } willekeurige beurten, dezelfde bij elke sterkte; willekeurige partijen zijn vanaf de eerste beurt willekeurig. Komt een stelling voor de derde keer voor, dan is het gelijkspel. Intervallen zijn 95% (Wilson).
report-page-figures = Bij { $player }
report-page-numbers = Getallen
report-figure-first = De beginner wint
report-figure-first-note = { $interval }, gelijkspel { $drawn }
report-figure-turns = Beurten in een partij
report-figure-turns-note = mediaan; de helft ligt op { $low } – { $high }
report-figure-choice = Toegestane acties
report-figure-choice-note = gemiddeld
report-figure-chains = Beurten met een reeks
report-figure-chains-note = twee acties of meer
report-section-winner = Wie er wint
report-section-winner-text = Het aandeel van Wit in de besliste partijen. Wit begint.
report-section-results = Hoe partijen eindigen
report-section-results-text = Partijen die gewonnen, door herhaling gelijkgespeeld of niet uitgespeeld zijn.
report-section-drama = Dramatiek
report-section-drama-text = Het aandeel van de besliste partijen die gekeerd zijn: de verliezer stond volgens de engine ooit twee tegen één op winst.
report-section-length = Hoelang het duurt
report-section-length-text = Partijen naar hun aantal beurten, van beide spelers samen. De verticale lijn is de mediaan.
report-section-choice = Hoeveel keus er is
report-section-choice-text = Toegestane acties in de loop van een partij, zolang nog minstens een vijfde van de partijen loopt.
report-section-kinds = Wat er gedaan wordt
report-section-kinds-text = Het aandeel van elke soort actie.
report-section-chains = Hoelang beurten zijn
report-section-chains-text = Beurten naar hun aantal acties; een overgeslagen extra zet telt niet mee.
report-section-placements = Eerste plaatsingen
report-section-placements-text = Winst van Wit na elke eerste plaatsing, op symmetrie na, bij { $player }. { $shown } van de { $all } staan hier, de meest voorkomende eerst; ×8 betekent dat acht plaatsingen gelijk zijn als je het bord draait of spiegelt.

# De grafieken.
report-plot-shares = Winst van Wit per sterkte, met het 95%-interval
report-plot-results = Hoe partijen eindigen, per sterkte
report-plot-drama = Aandeel gekeerde partijen per sterkte, met het 95%-interval
report-plot-openings = Winst van Wit na elke eerste plaatsing, met het 95%-interval
report-plot-games =
    { $games ->
        [one] { $games } partij
       *[other] { $games } partijen
    }
report-plot-lengths = Aantal partijen naar lengte in beurten, per sterkte
report-plot-turns = beurten
report-plot-bar =
    { $games ->
        [one] { $turns } beurten: { $games } partij
       *[other] { $turns } beurten: { $games } partijen
    }
report-plot-median = mediaan { $turns }
report-plot-longer = { $games } langer
report-plot-branching = Het gemiddelde aantal toegestane acties in de loop van een partij, per sterkte
report-plot-action = actie van de partij
report-plot-kinds = Het aandeel van elke soort actie, per sterkte
report-plot-one-action = 1 actie
report-plot-and-more = { $actions } en meer
report-plot-chains = Beurten naar hun aantal acties, per sterkte
