# Openingen: wat het boek van een beurt zegt, en partijen vanuit een stelling.
opening-turns = Draait { $spaces }.
opening-hems-in = Sluit { $spaces } in.
opening-places =
    { $region ->
        [corner] In de hoek
        [edge] Aan de rand
       *[middle] In het midden
    }: kan naar { $count ->
        [one] één veld schuiven.
       *[other] { $count } velden schuiven.
    }
opening-threatens = Dreigt { $spaces } te draaien.
opening-gets-away = Gaat buiten bereik: geen eigen stuk kan nog gedraaid worden.
opening-out-of-reach = Geen eigen stuk kan gedraaid worden.
opening-risks = { $spaces } kan als antwoord gedraaid worden.
opening-nodes =
    { $unit ->
        [few] De engine bekeek hiervoor minder dan duizend stellingen.
       *[thousand] De engine bekeek hiervoor { $count } duizend stellingen.
    }
opening-beyond = Het boek bevat de eerste vijf beurten. Deze stelling staat er niet in.
opening-no-such = Er is een boek voor Tix, Tixel, Poka Yoke en Regatta, niet voor deze opstelling.
opening-not-fetched = De openingen konden niet worden opgehaald. Eenmaal opgehaald zijn ze er ook offline.
opening-not-in-book = Niet in het boek
opening-own =
    { $games ->
        [one] Eén partij van jou
       *[other] { $games } partijen van jou
    }: { $won } gewonnen, { $lost } verloren.
opening-level = Niveau van de computer
opening-play-as = Speel { $player }
opening-themes = Of begin vanuit een evenwichtige stelling:
opening-theme-quiet = Rustig
opening-theme-contact = In contact
opening-theme-sharp = Scherp
opening-no-book = Zo’n begin is er niet, of het kon niet worden opgehaald.
