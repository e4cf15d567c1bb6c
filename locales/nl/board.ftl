# Het bord.
board-label = Bord
board-told = { $what }. { $notes }
board-cell-held = Gekozen.
board-cell-bonus = De opoffering ervan heeft de extra zet opgeleverd.
board-cell-threatened = De tegenstander kan het met één verschuiving draaien.
board-cell-last = Hoort bij de laatste beurt.
board-cell-turned = De laatste beurt heeft het gedraaid.
board-landing-either = Actief of een opoffering, naar keuze.
board-landing-placed = Kan hier actief worden geplaatst.
board-landing-placed-inactive = Kan hier inactief worden geplaatst.

# Wat er onder het bord staat.
board-holds-piece =
    { $count ->
        [0] Vanaf { $space } kan het niet schuiven. Tik er nog eens op voor wat het verder kan.
        [one] Vanaf { $space } kan het naar één veld schuiven.
       *[other] Vanaf { $space } kan het naar { $count } velden schuiven.
    }
board-your-turn = Jij bent aan zet.
board-next-bonus = Extra zet: doe nog iets, of beëindig de beurt.
board-begin = Tik op een stuk in je voorraad en dan op een veld.
board-begin-keys = p neemt een stuk, pijlen en Enter plaatsen het. ? toont alle toetsen.
board-holds-pool =
    { $count ->
        [one] { $piece } in de hand: het kan op één veld worden geplaatst.
       *[other] { $piece } in de hand: het kan op { $count } velden worden geplaatst.
    }
board-looks =
    { $count ->
        [0] Was de eigenaar aan zet, dan kon het stuk op { $space } nergens heen.
        [one] Was de eigenaar aan zet, dan kon het stuk op { $space } naar één veld schuiven.
       *[other] Was de eigenaar aan zet, dan kon het stuk op { $space } naar { $count } velden schuiven.
    }
board-asks = Kies een stand voor het stuk op { $space }
board-choose = Kies een stand op { $space }.
board-asks-pick-up = Het stuk op { $space } oppakken?
board-previews = Tik nog eens op { $space } om te bevestigen.
board-choice = { $piece }, { $standing }
board-undone = Stap ongedaan gemaakt.
board-reset-done = Beurt opnieuw begonnen.
board-restored = Je onvoltooide beurt is terug.
board-nothing-to-undo = Er is geen stap om ongedaan te maken.
board-nothing-to-send = Er valt nog niets te versturen: plaats of verschuif een stuk.
board-unfinished = De beurt is onvolledig na teken { $number }.
board-unreadable = De beurt is onleesbaar vanaf teken { $number }: { $rest }
board-threats-shown = Gemarkeerd: wat één verschuiving kan draaien.
board-threats-none = Geen verschuiving kan nu iets draaien.
board-threats-hidden = Dreigingen zijn verborgen.
board-refused-stuck = Het stuk op { $space } is actief, maar kan in geen enkele richting schuiven.
board-refused-complete = Je beurt is compleet. Verstuur hem of maak een stap ongedaan.
board-refused-not-now = Je bent niet aan de beurt.
board-refused-pool =
    { $player ->
        [white] Dit zijn de stukken van Wit.
       *[black] Dit zijn de stukken van Zwart.
    }
board-refused-only-looked = Hier kun je geen stukken verplaatsen: deze stelling is alleen om te bekijken.
board-refused-over = De partij is afgelopen.
board-refused-not-asked = Dat mag volgens de spelregels, maar wordt hier niet gevraagd.

# De strook.
board-strip = Je beurt
board-steps = Stappen van je beurt
board-last-turn = Stappen van de laatste beurt
board-undo = Stap ongedaan maken
board-undo-step = Ongedaan maken vanaf stap { $number }
board-send = Versturen
board-end-turn = Beurt beëindigen
board-pick-up = Oppakken

# Zijden, voorraden en de levensmeter.
board-side =
    { $player ->
        [white] Kant van Wit
       *[black] Kant van Zwart
    }
board-to-move = aan zet
board-life =
    { $player ->
        [white] { $count ->
            [one] Wit kan { $count } stuk verschuiven.
           *[other] Wit kan { $count } stukken verschuiven.
        }
       *[black] { $count ->
            [one] Zwart kan { $count } stuk verschuiven.
           *[other] Zwart kan { $count } stukken verschuiven.
        }
    }
board-life-warning =
    { $player ->
        [white] Pas op: Zwart kan ze in één beurt allemaal stilzetten.
       *[black] Pas op: Wit kan ze in één beurt allemaal stilzetten.
    }
board-life-turn = Met deze beurt: { $turn }.

# Schakelaars en schrijven.
board-switches = Weergave
board-threats = Dreigingen tonen
board-turn = Bord omdraaien
board-typed = Beurt typen
board-typed-example = c3-c5n,d4^
board-typed-play = Spelen

# Sneltoetsen.
board-shortcuts = Sneltoetsen
board-keys-everywhere = Toetsen werken overal
board-keys-everywhere-about = Buiten het bord lopen ← en → door de beurten. Toetsen voor velden en standen werken alleen als het bord de focus heeft (druk op Tab).
board-close = Sluiten
board-key-go = Naar het volgende veld, of de volgende aangeboden stand
board-key-row = Naar het eerste of laatste veld van de rij
board-key-tap = Kies een stuk, een veld of een stand
board-key-rotate = Draai naar de volgende aangeboden stand
board-key-flip = Keer het stuk om, of ga naar een andere kant of soort
board-key-pool = Neem een stuk uit de voorraad
board-key-pick-up = Pak het stuk op
board-key-undo = Stap ongedaan maken
board-key-reset = Beurt opnieuw beginnen
board-key-send = Beurt versturen of beëindigen
board-key-escape = Loslaten, sluiten, animatie overslaan
board-key-threats = Dreigingen tonen of verbergen
board-key-turn-board = Bord omdraaien
board-key-replay = Stap door de laatste beurt
board-key-last = De laatste beurt nog eens tonen en volledig beschrijven
board-key-write = Typ een beurt
board-key-hint = Vraag een hint
board-key-take-back = Neem de laatste beurt terug
board-key-turns = Eén beurt van de partij terug of vooruit
board-key-clock = Zeg de resterende tijd
board-key-help = Deze lijst

# De legenda.
board-legend = Wat de tekens betekenen
board-legend-active = Blijft daar actief
board-legend-sacrifice = Een opoffering: levert een extra zet op
board-legend-theirs = Draait zoveel stukken van de tegenstander
board-legend-own = Draait zoveel eigen stukken
board-legend-bonus = Heeft de extra zet opgeleverd
board-legend-ghost = Wat er zou gebeuren
board-legend-turned = Door de laatste beurt gedraaid
board-legend-came = In de laatste beurt verplaatst
board-legend-either = Actief of een opoffering, naar keuze
board-legend-place = Kan hier worden geplaatst
board-legend-chosen = Gekozen
board-legend-turn = Zou zo worden gedraaid
board-legend-pick-up = Zou worden opgepakt
board-legend-threat = In gevaar, en vanwaar
board-legend-refused = Waarom het niet mag
board-legend-life = Stukken die kunnen schuiven
board-legend-pool = Stukken in de voorraad
board-legend-promotions = Promoties over
