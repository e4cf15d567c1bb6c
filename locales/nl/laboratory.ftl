# Het laboratorium: hoe een opstelling is.
lab-lead = De engine speelt tegen zichzelf en telt. Dezelfde opstelling geeft op elk apparaat dezelfde cijfers.
lab-setup = Opstelling
lab-beside = Ernaast (hoeft niet)
lab-games = Partijen per niveau
lab-measure = Meten
lab-stop = Stoppen
lab-busy = { $done } van { $count } partijen
lab-count =
    { $count ->
        [one] één partij
       *[other] { $count } partijen
    }
lab-first = Aandeel van Wit in de winst
lab-length = Beurten
lab-branching = Mogelijke acties, gemiddeld
lab-draws = Remises
lab-drama = Gekeerd: de verliezer rekende ooit twee tegen een op winst
lab-share = { $percent }% ({ $low }–{ $high })
lab-lengths = { $median } ({ $shortest }–{ $longest })
lab-plot = Partijen naar lengte, van 0 tot { $longest } beurten
lab-plot-branching = Mogelijke acties in de eerste { $actions } acties van een partij, tot { $most }
lab-handicap = Een eerlijke voorgift
lab-handicap-how = De sterkste mist stukken van de eerste opstelling en heeft in de helft van de partijen Wit. Wedstrijden tonen met hoeveel stukken de partij gelijk opgaat.
lab-stronger = Sterker
lab-weaker = Zwakker
lab-find = Zoeken
lab-less = Stukken minder
lab-stronger-scores = De sterkste scoort
lab-score = { $percent }% ({ $low }–{ $high }) in { $games }
lab-fairest = eerlijkst
lab-not-decided = tot nu toe het eerlijkst (niet beslist: de intervallen overlappen)
