# Die Lobby: Leute suchen Gegner.

lobby-lead = Wähle, was du gern spielen würdest, auch mehrere Spiele und Uhren. Sobald jemand dasselbe möchte, geht es los.
lobby-lost = Keine Verbindung zum Server. Bis sie wieder da ist, kann dich niemand finden.
lobby-seek-title = Einen Gegner suchen
lobby-games = Spiele, eines davon
lobby-clocks = Uhren, eine davon
lobby-ratings = Wertung des Gegners
lobby-ratings-from = Von
lobby-ratings-to = Bis
lobby-rated-switch = Gewertet
lobby-rated-about = Die Partie zählt für beide Wertungen
lobby-rated = gewertet
lobby-casual = ungewertet
lobby-guest = Gast
lobby-guest-about = Als Gast spielst du ungewertet. Für gewertete Partien braucht es ein Konto.
lobby-player-rated = { $name } ({ $rating })
lobby-none-ticked = Wähle mindestens ein Spiel und eine Uhr.
lobby-too-many = Das sind { $count } Kombinationen aus Spiel und Uhr. Wähle höchstens { $most }.
lobby-seek = Gegner suchen
lobby-own-seeks = Du suchst
lobby-own-about = Bleib auf dieser Seite: Für eine Live-Partie wirst du nur gefunden, solange sie offen ist.
lobby-withdraw = Zurückziehen
lobby-withdraw-named = Zurückziehen: { $terms }
lobby-seeks = Suchen einen Gegner
lobby-nobody = Gerade sucht sonst niemand. Gib eine Suche auf, oder schick jemandem einen Link.
lobby-take-named = Gegen { $name } spielen: { $terms }
lobby-ready-question = Bereit?
lobby-ready-title = ({ $seconds }) Bereit?
lobby-ready-about = Gegen { $name }: { $terms }
lobby-seconds =
    { $seconds ->
        [one] Noch { $seconds } Sekunde
       *[other] Noch { $seconds } Sekunden
    }
lobby-ready = Bereit
lobby-waiting = Warten auf den anderen …
lobby-not-now = Jetzt nicht
lobby-pairing-gone = Die Partie ist nicht zustande gekommen. Wenn du bereit warst, wird für dich weiter gesucht.
lobby-challenges = Herausforderungen
lobby-challenge-title = Jemanden herausfordern
lobby-challenge = Herausfordern
lobby-challenged = Herausforderung an { $name } geschickt. Warte hier auf die Antwort.
lobby-challenged-by = { $name } fordert dich heraus
lobby-you-challenge = Du forderst { $name } heraus
lobby-watch = Partien zum Zuschauen
lobby-watch-none = Gerade wird keine öffentliche Partie gespielt.
lobby-watch-again = Noch einmal nachsehen
lobby-two = { $white } – { $black }

# Was man auf der Seite eines Spielers tun kann.
people-block = Blockieren
people-block-about = Ihr werdet nicht mehr gepaart und könnt einander nicht herausfordern.
people-blocked = Du hast diesen Spieler blockiert.
people-unblock = Nicht mehr blockieren
people-fault-terms = Eine gewertete Partie ist eines der vier Spiele mit den üblichen Steinen, und mit Uhr.
people-fault-blocked = Von dir nimmt dieser Spieler keine Herausforderungen an.
people-fault-you-blocked = Du hast diesen Spieler blockiert.
people-fault-other-guest = In diesem Browser bist du ein anderer Gast, der auch Partien hat.

# Ein Platz auf einem anderen Gerät.
seat-move = Auf einem anderen Gerät weiterspielen
seat-link-about = Wer diesen Link öffnet, übernimmt deinen Platz. Behalte ihn für dich.
seat-link = Link zu deinem Platz
seat-code = Der Link zu deinem Platz als QR-Code
seat-title = Hier weiterspielen?
seat-about = Dieser Link gibt dir deinen Platz in einer Partie zurück, die du als Gast in einem anderen Browser begonnen hast.
seat-take = Hier weiterspielen
seat-replace-about = In diesem Browser bist du ein anderer Gast, der auch Partien hat. Die gingen hier verloren.
seat-replace = Trotzdem hier weiterspielen
lobby-challenge-see = Ansehen
lobby-challenge-accepted = { $name } nimmt deine Herausforderung an
lobby-gap-above = Deine Wertung ist { $gap } Punkte höher.
lobby-gap-below = Deine Wertung ist { $gap } Punkte niedriger.
lobby-even-out = Ausgleichen
lobby-bots = Gegen ein Programm spielen
lobby-bots-about = Diese Programme sind immer da. Wähle eines, um es herauszufordern.
