# De lobby: mensen zoeken tegenstanders.

lobby-lead = Kies wat je graag wilt spelen, ook meerdere spellen en klokken. Zodra iemand hetzelfde wil, begint de partij.
lobby-lost = Geen verbinding met de server. Tot die terug is, kan niemand je vinden.
lobby-seek-title = Een tegenstander zoeken
lobby-games = Spellen, een ervan
lobby-clocks = Klokken, een ervan
lobby-ratings = Rating van de tegenstander
lobby-ratings-from = Van
lobby-ratings-to = Tot
lobby-rated-switch = Met rating
lobby-rated-about = De partij telt mee voor beide ratings
lobby-rated = met rating
lobby-casual = zonder rating
lobby-guest = Gast
lobby-guest-about = Als gast speel je zonder rating. Voor partijen met rating heb je een account nodig.
lobby-player-rated = { $name } ({ $rating })
lobby-none-ticked = Kies minstens één spel en één klok.
lobby-too-many = Dat zijn { $count } combinaties van spel en klok. Kies er hoogstens { $most }.
lobby-seek = Tegenstander zoeken
lobby-own-seeks = Je zoekt
lobby-own-about = Blijf op deze pagina: voor een livepartij word je alleen gevonden zolang ze open is.
lobby-withdraw = Intrekken
lobby-withdraw-named = Intrekken: { $terms }
lobby-seeks = Zoeken een tegenstander
lobby-nobody = Op dit moment zoekt er verder niemand. Laat een zoekopdracht achter, of stuur een vriend een link.
lobby-take-named = Tegen { $name } spelen: { $terms }
lobby-ready-question = Klaar om te spelen?
lobby-ready-title = ({ $seconds }) Klaar om te spelen?
lobby-ready-about = Tegen { $name }: { $terms }
lobby-seconds =
    { $seconds ->
        [one] Nog { $seconds } seconde
       *[other] Nog { $seconds } seconden
    }
lobby-ready = Klaar
lobby-waiting = Wachten op de ander…
lobby-not-now = Nu niet
lobby-pairing-gone = De partij is niet doorgegaan. Als je klaar was, wordt er voor je verder gezocht.
lobby-challenges = Uitdagingen
lobby-challenge-title = Iemand uitdagen
lobby-challenge = Uitdagen
lobby-challenged = Uitdaging naar { $name } gestuurd. Wacht hier op het antwoord.
lobby-challenged-by = { $name } daagt je uit
lobby-you-challenge = Je daagt { $name } uit
lobby-watch = Partijen om te bekijken
lobby-watch-none = Er wordt nu geen openbare partij gespeeld.
lobby-watch-again = Opnieuw kijken
lobby-two = { $white } – { $black }

# Wat je op de pagina van een speler kunt doen.
people-block = Blokkeren
people-block-about = Jullie worden niet meer gekoppeld en kunnen elkaar niet uitdagen.
people-blocked = Je hebt deze speler geblokkeerd.
people-unblock = Niet meer blokkeren
people-fault-terms = Een partij met rating is een van de vier spellen met de gewone stukken, en heeft een klok.
people-fault-blocked = Deze speler neemt van jou geen uitdagingen aan.
people-fault-you-blocked = Je hebt deze speler geblokkeerd.
people-fault-other-guest = In deze browser ben je een andere gast, die ook partijen heeft.

# Een plaats op een ander apparaat.
seat-move = Op een ander apparaat verder spelen
seat-link-about = Wie deze link opent, neemt jouw plaats over. Houd hem voor jezelf.
seat-link = Link naar je plaats
seat-code = De link naar je plaats als QR-code
seat-title = Hier verder spelen?
seat-about = Met deze link krijg je je plaats terug in een partij die je als gast in een andere browser begon.
seat-take = Hier verder spelen
seat-replace-about = In deze browser ben je een andere gast, die ook partijen heeft. Die zouden hier verloren gaan.
seat-replace = Toch hier verder spelen
lobby-challenge-see = Bekijken
lobby-challenge-accepted = { $name } neemt je uitdaging aan
lobby-gap-above = Je rating is { $gap } punten hoger.
lobby-gap-below = Je rating is { $gap } punten lager.
lobby-even-out = Gelijk maken
lobby-bots = Tegen een programma spelen
lobby-bots-about = Deze programma’s zijn er altijd. Kies er een om het uit te dagen.
