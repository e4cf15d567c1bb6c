# Accounts, spelers en ratings.

people-account = Account
people-sign-in = Inloggen
people-sign-up = Account maken
people-recover = Wachtwoord vergeten
people-sign-in-about = Met een account heb je je partijen en je rating op elk apparaat. Zonder account kun je als gast spelen.
people-sign-up-about = Kies een naam van 1 tot 20 letters, cijfers, streepjes of liggende streepjes, en een wachtwoord van minstens 8 tekens. Partijen die je als gast speelt, blijven van jou.
people-recover-about = Met een herstelcode en een nieuw wachtwoord kom je er weer in. Elke code werkt één keer.
people-name = Naam
people-password = Wachtwoord
people-code = Herstelcode
people-codes = Herstelcodes
people-codes-once = Noteer deze codes nu: ze worden maar één keer getoond. Als je je wachtwoord vergeet, kom je er met elke code één keer in.
people-codes-copy = Codes kopiëren
people-codes-noted = Ik heb ze genoteerd
people-codes-new = Nieuwe herstelcodes
people-codes-left =
    { $count ->
        [0] Je hebt geen herstelcodes meer.
        [one] Je hebt nog { $count } herstelcode.
       *[other] Je hebt nog { $count } herstelcodes.
    }
people-own-page = Mijn spelerspagina
people-export = Mijn gegevens exporteren
people-sign-out = Uitloggen
people-sessions = Ingelogd op
people-this-browser = Deze browser
people-sign-out-there = Daar uitloggen
people-browser-unknown = Een browser
people-password-change = Wachtwoord wijzigen
people-password-about = Alle andere browsers worden uitgelogd.
people-password-new = Nieuw wachtwoord
people-password-set = Wijzigen
people-password-changed = Het wachtwoord is gewijzigd.
people-delete = Account verwijderen
people-delete-about = Dit kan niet ongedaan worden gemaakt. Je partijen blijven, zonder je naam.
people-delete-really = Voorgoed verwijderen
people-deleted = Het account is verwijderd.
people-ratings = Ratings
people-rating = Rating
people-no-ratings = Nog geen partijen om rating.
people-games = Partijen
people-no-games = Nog geen partijen.
people-guest = een gast
people-against = Tegen { $name }
people-going-on = Bezig
people-won = Gewonnen
people-lost = Verloren
people-nobody = Niemand heeft die naam.
people-leaders = Ranglijst
people-no-leaders = Hier staat nog niemand op de ranglijst.
people-place = Plaats
people-speed = Tempo
people-blitz = Blitz
people-rapid = Rapid
people-classical = Klassiek
people-correspondence = Correspondentie
people-settings-about = Bewaart je partijen en je rating op elk apparaat
people-fault-name-taken = Die naam is bezet.
people-fault-name-reserved = Zo mag niemand heten.
people-fault-weak-password = Het wachtwoord is te kort of te makkelijk te raden.
people-fault-wrong-credentials = De naam, het wachtwoord of de code klopt niet.
people-fault-signed-in = Je bent al ingelogd.
people-fault-needs-account = Daar is een account voor nodig.
people-fault-malformed = De naam kan 1 tot 20 letters, cijfers, streepjes en liggende streepjes hebben.
people-fault-gone = Dat is er niet meer.
place-people = Mensen
people-rating-change = Je rating: { $before } → { $after }
people-colour-rated = { $colour } · { $rating }
people-away = { $name }, weg
