# Eröffnungen: was das Buch zu einem Zug sagt, und Partien aus einer Stellung.
opening-turns = Dreht { $spaces }.
opening-hems-in = Sperrt { $spaces } ein.
opening-places =
    { $region ->
        [corner] In der Ecke
        [edge] Am Rand
       *[middle] In der Mitte
    }: { $count ->
        [one] ein Feld ist erreichbar.
       *[other] { $count } Felder sind erreichbar.
    }
opening-threatens = Droht, { $spaces } zu drehen.
opening-gets-away = Bringt sich in Sicherheit: Kein eigener Stein kann mehr gedreht werden.
opening-out-of-reach = Kein eigener Stein kann gedreht werden.
opening-risks = { $spaces } kann als Antwort gedreht werden.
opening-nodes =
    { $unit ->
        [few] Die Engine hat dafür weniger als tausend Stellungen betrachtet.
       *[thousand] Die Engine hat dafür { $count } Tausend Stellungen betrachtet.
    }
opening-beyond = Das Buch enthält die ersten fünf Züge. Diese Stellung ist nicht darin.
opening-no-such = Es gibt ein Buch für Tix, Tixel, Poka Yoke und Regatta, nicht für diesen Aufbau.
opening-not-fetched = Die Eröffnungen konnten nicht geladen werden. Einmal geladen, sind sie auch offline da.
opening-not-in-book = Nicht im Buch
opening-own =
    { $games ->
        [one] Eine Partie von dir
       *[other] { $games } Partien von dir
    }: { $won } gewonnen, { $lost } verloren.
opening-level = Stufe des Computers
opening-play-as = { $player } spielen
opening-themes = Oder beginn mit einer ausgeglichenen Stellung:
opening-theme-quiet = Ruhig
opening-theme-contact = Im Kontakt
opening-theme-sharp = Scharf
opening-no-book = Einen solchen Anfang gibt es nicht, oder er konnte nicht geladen werden.
