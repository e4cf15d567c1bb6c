# Je eigen fouten als puzzels, en wat terugkomt.
mistakes-lead = Beurten die je minstens 15% van je winstkans of een bewezen winst kostten, gevonden in de partijen op dit apparaat. Vind de betere.
mistakes-searching =
    { $count ->
        [0] Je partijen worden doorzocht…
        [one] Je partijen worden doorzocht… Nog { $count }.
       *[other] Je partijen worden doorzocht… Nog { $count }.
    }
mistakes-none = Geen fouten gevonden. Hier worden de afgelopen partijen op dit apparaat doorzocht.
mistakes-found =
    { $count ->
        [one] { $count } fout, { $solved } rechtgezet
       *[other] { $count } fouten, { $solved } rechtgezet
    }
mistakes-hanging-last-piece = Laatste stuk onbeschermd
mistakes-missed-chain = Gemiste reeksen
mistakes-overlooked-slide = Over het hoofd geziene verschuivingen
mistakes-other = Andere fouten
mistakes-one = { $game }, { $date }
mistakes-cost = { $before }% → { $after }%
mistakes-task-win = { $player } aan zet. Hier kon je winnen. Vind het.
mistakes-task = { $player } aan zet. Je beurt bracht je van { $before }% naar { $after }%. Vind een betere.
mistakes-solved = Goed: zo blijven je kansen in leven.
mistakes-failed = Ook dat geeft te veel weg. Dit is het antwoord erop.
mistakes-failed-later = Ook dat geeft te veel weg. Zo gaat het verder.
again-lead = Wat je fout doet, komt op een andere dag terug: niet dezelfde stelling, maar een nieuwe van dezelfde soort. Hooguit { $count } per dag.
again-switch = Fouten laten terugkomen
again-switch-about = Lessen, puzzels en oefeningen die misgingen, worden op dit apparaat onthouden. Uitschakelen vergeet ze.
again-nothing-yet = Nog geen fouten. Vanaf nu worden ze hier onthouden.
again-none-today =
    { $count ->
        [one] Niets voor vandaag. { $count } soort stelling komt later terug.
       *[other] Niets voor vandaag. { $count } soorten stellingen komen later terug.
    }
again-due =
    { $count ->
        [one] { $count } nieuwe stelling voor vandaag
       *[other] { $count } nieuwe stellingen voor vandaag
    }
again-begin = Begin
again-done = Dat was alles voor vandaag.
again-topic = { $game }: { $about }
again-turned-by = Wat een verschuiving draait
again-stays-active = Waar een stuk actief blijft
again-exposed = Wat gedraaid kan worden
again-left-to-slide = Wat nog kan schuiven

# Motieven.
motifs-lead = De ideeën achter hints, analyses en puzzels. Op elke afbeelding is Wit aan zet.
motifs-lesson = Les: { $title } ({ $game })
motifs-puzzles = Puzzels met dit motief
