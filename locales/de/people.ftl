# Konten, Spieler und Wertungen.

people-account = Konto
people-sign-in = Anmelden
people-sign-up = Konto erstellen
people-recover = Passwort vergessen
people-sign-in-about = Ein Konto bewahrt deine Partien und deine Wertung auf jedem Gerät. Ohne Konto kannst du als Gast spielen.
people-sign-up-about = Wähle einen Namen aus 1 bis 20 Buchstaben, Ziffern, Binde- oder Unterstrichen und ein Passwort mit mindestens 8 Zeichen. Partien, die du als Gast spielst, bleiben deine.
people-recover-about = Mit einem Wiederherstellungscode und einem neuen Passwort kommst du wieder hinein. Jeder Code gilt einmal.
people-name = Name
people-password = Passwort
people-code = Wiederherstellungscode
people-codes = Wiederherstellungscodes
people-codes-once = Schreib dir diese Codes jetzt auf: Sie werden nur einmal gezeigt. Wenn du dein Passwort vergisst, kommst du mit jedem einmal hinein.
people-codes-copy = Codes kopieren
people-codes-noted = Ich habe sie notiert
people-codes-new = Neue Codes erstellen
people-codes-left =
    { $count ->
        [0] Du hast keinen Wiederherstellungscode mehr.
        [one] Du hast noch { $count } Wiederherstellungscode.
       *[other] Du hast noch { $count } Wiederherstellungscodes.
    }
people-own-page = Meine Spielerseite
people-export = Meine Daten exportieren
people-sign-out = Abmelden
people-sessions = Angemeldet in
people-this-browser = Dieser Browser
people-sign-out-there = Dort abmelden
people-browser-unknown = Ein Browser
people-password-change = Passwort ändern
people-password-about = Alle anderen Browser werden abgemeldet.
people-password-new = Neues Passwort
people-password-set = Ändern
people-password-changed = Das Passwort ist geändert.
people-delete = Konto löschen
people-delete-about = Das lässt sich nicht rückgängig machen. Deine Partien bleiben, ohne deinen Namen.
people-delete-really = Endgültig löschen
people-deleted = Das Konto ist gelöscht.
people-ratings = Wertungen
people-rating = Wertung
people-no-ratings = Noch keine gewerteten Partien.
people-games = Partien
people-no-games = Noch keine Partien.
people-guest = einen Gast
people-against = Gegen { $name }
people-going-on = Läuft noch
people-won = Gewonnen
people-lost = Verloren
people-nobody = Niemand hat diesen Namen.
people-leaders = Bestenliste
people-no-leaders = Hier steht noch niemand auf der Rangliste.
people-place = Rang
people-speed = Tempo
people-blitz = Blitz
people-rapid = Schnell
people-classical = Klassisch
people-correspondence = Fernpartie
people-settings-about = Bewahrt deine Partien und deine Wertung auf jedem Gerät
people-fault-name-taken = Der Name ist vergeben.
people-fault-name-reserved = So darf niemand heißen.
people-fault-weak-password = Das Passwort ist zu kurz oder zu leicht zu erraten.
people-fault-wrong-credentials = Der Name, das Passwort oder der Code stimmt nicht.
people-fault-signed-in = Du bist schon angemeldet.
people-fault-needs-account = Dafür brauchst du ein Konto.
people-fault-malformed = Der Name kann 1 bis 20 Buchstaben, Ziffern, Binde- und Unterstriche haben.
people-fault-gone = Das gibt es nicht mehr.
place-people = Personen
people-rating-change = Deine Wertung: { $before } → { $after }
people-colour-rated = { $colour } · { $rating }
people-away = { $name }, weg
