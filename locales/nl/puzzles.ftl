# Puzzels.
puzzles-lead = De tegenstander heeft net een fout gemaakt: vind de winst. In sommige puzzels word je juist bedreigd: vind de verdediging.
puzzles-not-fetched = De puzzels konden niet worden opgehaald. Eenmaal opgehaald zijn ze er ook offline.
puzzles-none-yet = Je rating begint op 1500 en volgt wat je oplost.
puzzles-own = Rating { $rating } · { $streak } op rij · { $count } geprobeerd
puzzles-choose = Welk spel?
puzzles-strength = Hoe moeilijk?
puzzles-easier = Makkelijker dan mijn rating
puzzles-fitting = Rond mijn rating
puzzles-harder = Moeilijker dan mijn rating
puzzles-motif = Welk motief?
puzzles-any-motif = Alle
puzzles-with-motif =
    { $count ->
        [0] geen
        [one] één puzzel
       *[other] { $count } puzzels
    }
puzzles-no-such = In dit spel is er geen puzzel met dit motief.
puzzles-number = { $game } · puzzel { $number }
puzzles-number-rated = { $game } · puzzel { $number } · { $rating }
puzzles-task =
    { $count ->
        [1] { $player } aan zet wint in één beurt.
       *[other] { $player } aan zet wint in { $count } beurten.
    }
puzzles-task-hold = { $player } aan zet. Maar één beurt keert de dreiging: vind die.
puzzles-judging = Is dit winst?
puzzles-judging-hold = Houdt dat stand?
puzzles-go-on = Goed. Ga door.
puzzles-solved = Opgelost.
puzzles-held = Goed: dat keert de dreiging.
puzzles-also-wins =
    { $count ->
        [1] Dat wint ook, maar het kan in één beurt.
       *[other] Dat wint ook, maar het kan in { $count } beurten.
    }
puzzles-failed = Daarmee glipt de winst weg: ze is niet meer te bewijzen. Dit is het antwoord erop.
puzzles-failed-later = Daarmee glipt de winst weg: ze is niet meer te bewijzen. Zo gaat het verder.
puzzles-not-held = Daarna wint de tegenstander, en wel zo.
puzzles-next = Volgende
puzzles-analysis = Analyse
puzzles-more = Over deze puzzel
puzzles-fun = Vond je hem leuk?
puzzles-liked = Ja
puzzles-disliked = Nee
puzzles-of-day = { $day } · { $game }
puzzles-daily = Puzzel van de dag
puzzles-daily-lead = Elke dag om middernacht een nieuwe puzzel. Van maandag tot zondag worden ze moeilijker.
puzzles-daily-streak =
    { $count ->
        [0] Los hem op zijn dag op om een reeks te beginnen. Eén gemiste dag per week telt niet.
        [one] Reeks: { $count } dag. Eén gemiste dag per week telt niet.
       *[other] Reeks: { $count } dagen. Eén gemiste dag per week telt niet.
    }
puzzles-today = Puzzel van vandaag
puzzles-daily-all = Eerdere dagen
puzzles-daily-earlier = Eerdere dagen tonen
puzzles-daily-solved = opgelost
puzzles-daily-failed = nog niet opgelost
puzzles-daily-new = niet geprobeerd
puzzles-daily-shared =
    Quarterturn · { $day } · { $game }
    { $attempts } · reeks { $streak }
    { $address }
puzzles-share = Delen
puzzles-play-on = Vanaf hier doorspelen
