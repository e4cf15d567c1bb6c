# Was das Programm im Terminal nicht kann. Die Web-App lädt diese Datei nicht.

error-line = Fehler: { $message }
error-tip = Tipp: { $tip }
error-because = { $what }: { $why }

# Dateien und Datenströme.
error-cannot-read = { $what } lässt sich nicht lesen
error-cannot-write = { $what } lässt sich nicht schreiben
error-cannot-create-folder = der Ordner { $what } lässt sich nicht anlegen
error-cannot-read-stdin = die Standardeingabe lässt sich nicht lesen
error-cannot-write-output = die Ausgabe lässt sich nicht schreiben
error-cannot-read-terminal = vom Terminal lässt sich nicht lesen
error-cannot-listen-ctrl-c = Strg-C lässt sich nicht abfangen
error-not-found = Datei oder Ordner nicht gefunden
error-not-permitted = keine Berechtigung
error-already-there = das gibt es schon
error-is-folder = das ist ein Ordner
error-is-no-folder = ein Teil des Pfads ist kein Ordner
error-file-not-folder = { $path } ist eine Datei, kein Ordner
error-disk-full = kein Platz mehr
error-connection-refused = die Verbindung wurde abgelehnt
error-connection-lost = die Verbindung ist abgebrochen
error-no-answer = es kam keine Antwort
error-no-way-there = von hier aus nicht erreichbar
error-no-such-host = kein Rechner heißt so
error-file-too-long = sie ist länger als { $bytes } Bytes
error-exists = { $file } gibt es schon; --force überschreibt es
error-output-stdout = `-` geht hier nicht: Auf der Standardausgabe stehen schon die Ergebnisse; nenne eine Datei
error-not-utf8 = der Text ist kein UTF-8
error-line-too-long = die Zeile ist länger als { $bytes } Bytes
error-line-not-utf8 = die Zeile ist kein UTF-8
error-line-control = sie enthält das Steuerzeichen `{ $found }`
error-line-unknown = `{ $found }` ist keine Antwort
error-line-missing = nach `{ $after }` kommt nichts
error-line-unexpected = nach `{ $after }` steht unerwartet `{ $found }`
error-line-action = `{ $found }` ist keine Aktion: { $why }
error-stdin-too-long = die Standardeingabe ist länger als { $bytes } Bytes
error-stdin-line-too-long = eine Zeile der Standardeingabe ist länger als { $bytes } Bytes
error-stdin-not-utf8 = die Standardeingabe ist kein UTF-8
error-stdin-empty =
    die Standardeingabe ist leer: Erwartet wird { $what ->
        [setup] ein Aufbau
       *[position] eine Stellung
    }
error-stdin-lines =
    die Standardeingabe hat { $count } Zeilen: Erwartet wird eine mit { $what ->
        [setup] einem Aufbau
       *[position] einer Stellung
    }
error-in-stdin = Standardeingabe: { $fault }
error-in-line = Zeile { $line }: { $fault }

# Stellungen, Aufbauten, Züge.
error-named-setups = die Aufbauten mit Namen sind { $names }
error-quote-position = eine Stellung enthält Leerzeichen: Setze sie in Anführungszeichen
error-at-action = bei `{ $text }` in { $position }
error-play-stdin = `play` liest von der Standardeingabe Züge, nicht die Stellung
error-no-such-game = es gibt keine Partie { $number }: { $file } hat { $games }
error-several-games = { $file } hat mehrere Partien: Wähle eine mit --game
error-no-turns = die Partie hat keine Züge
error-no-such-turn =
    { $player ->
        [white] Weiß hat keinen Zug { $number }: Der letzte hat die Nummer { $last }
        [black] Schwarz hat keinen Zug { $number }: Der letzte hat die Nummer { $last }
       *[any] es gibt keinen Zug { $number }: Der letzte hat die Nummer { $last }
    }
error-after = gib die Nummer eines Zuges an, etwa 7, 7w oder 7b

# Bilder.
error-neither-svg-nor-png = { $file } ist weder SVG noch PNG: Der Name muss auf .svg oder .png enden
error-not-gif = { $file } ist kein GIF: Der Name muss auf .gif enden
error-picture-too-large = ein Bild von { $width } mal { $height } Pixeln ist zu groß
error-no-mark = es gibt keine Marke `{ $name }`
error-off-board = { $space } liegt nicht auf einem Spielplan von { $size } mal { $size } Feldern
error-no-meaning = erwartet wird `threat`, da steht `{ $found }`
error-two-spaces = erwartet werden zwei Felder wie a3-c5

# Zahlen und Zeiten.
error-whole-number = gib eine ganze Zahl von { $least } bis { $most } an
error-not-number = `{ $text }` ist keine Zahl
error-time-unit = gib eine Zahl mit `ms`, `s` oder `m` an, etwa `2s`
error-time-range = gib eine Zeit von 1ms bis { $most } Tagen an
error-not-a-day = ein Tag wird so geschrieben: 2026-11-17
error-duration-range = `{ $name }` muss zwischen 1ms und { $most } liegen
error-sprt = gib zwei Zahlen von -{ $most } bis { $most } an, die kleinere zuerst, etwa `0,20`

# Spieler und Eröffnungen eines Wettkampfs.
error-no-player = kein Spieler heißt `{ $name }`; die Spieler sind random, greedy, uct, engine und ugi
error-no-seat = kein Spieler heißt `{ $name }`; die Spieler sind human, random, greedy, uct, engine und ugi
error-player-takes-nothing = zu `{ $name }` gehört kein `:{ $how }`
error-no-level = `{ $text }` ist keine Stufe: Die Stufen sind 1 bis { $most } oder { $names }
error-spending = `{ $text }` ist weder `{ $count }=N` noch `time=250ms` (oder `time=1s`)
error-engine-setting = `{ $text }` ist weder `nodes=N` noch `time=250ms` noch `level=N`
error-spending-count = `{ $count }` muss zwischen 1 und { $most } liegen
error-ugi-no-command = nach `ugi:` fehlt der Befehl, etwa `ugi:quarterturn ugi`
error-ugi-quote = ein Anführungszeichen in `{ $text }` wird nicht geschlossen
error-ugi-patience = `patience` muss eine Zeit wie `30s` sein, nicht `{ $value }`
error-ugi-option = `{ $setting }` ist keine Option des Protokolls
error-ugi-setting = `{ $setting }` ist weder `nodes=N` noch `time=250ms` noch `patience=30s`; Optionen des Programms beginnen mit einem Großbuchstaben
error-opening-turns = gib nach `{ $kind }:` eine Zahl von Zügen von 0 bis { $most } an
error-openings-none = keine Stellungen
error-openings-too-many = mehr als { $most } Stellungen
error-opening-of-other-game = die Stellung gehört nicht zu { $setup }
error-opening-over = in dieser Stellung ist die Partie zu Ende

# Bereitstellen.
error-cannot-serve = die Web-App lässt sich nicht bereitstellen
error-no-address = gib eine IP-Adresse wie 127.0.0.1 oder ::1 an
error-no-web-app = dieses Programm wurde ohne die Web-App gebaut: `cargo package-release` baut eines mit ihr, und `--files` nimmt einen Ordner, den `cargo web` gebaut hat
error-no-index = in { $folder } gibt es keine index.html: `cargo web` baut die Seite
error-port-taken = Port { $port } ist belegt: Wähle mit `--port` einen anderen, oder mit `--port 0` irgendeinen freien
error-port-forbidden = dieser Benutzer darf Port { $port } nicht nutzen: Wähle mit `--port` einen ab 1024
error-address-elsewhere = { $address } ist keine Adresse dieses Rechners: Wähle mit `--bind` eine andere
error-cannot-listen = auf { $address } lässt sich nicht lauschen
error-not-a-database = `--database` nimmt eine Datei wie `games.db` oder `./games`, `postgres://…`, oder `none` für keine Online-Partien
error-cannot-open-database = die Datenbank { $name } lässt sich nicht öffnen (mit `--database` wählst du eine andere)
error-database-newer = { $name } wurde von einer neueren Version von Quarterturn geändert, und diese kann damit nicht arbeiten
error-database-foreign = { $name } ist keine Datenbank von Quarterturn
error-no-home = es gibt kein Heimatverzeichnis
error-database-not-empty = { $name } ist nicht leer: Es wurde nichts kopiert
error-copy-differs = die Kopie der Tabelle { $table } stimmt nicht überein: Es wurde nichts behalten
error-game-not-rated = es gibt keine gewertete Partie { $code }, die für eine Wertung zählt
error-no-account = es gibt kein Konto { $name }
error-no-reports = über { $name } ist keine Meldung offen
error-no-bus = gib eine Adresse wie nats://10.0.0.1 oder nats://NAME:PASSWORT@10.0.0.1:4222 an
error-no-public-url = gib eine Adresse wie https://play.example.org an, ohne Pfad
error-no-network = gib eine Adresse oder ein Netz wie 10.0.0.0/8 an
error-config-syntax = { $file } ist keine Konfigurationsdatei, Zeile { $line }: { $why }
error-config-key = `{ $key }` in { $file } ist keine Option von `serve`: Es gibt { $keys }
error-config-value = `{ $key }` in { $file } ist weder Text noch Zahl noch eine Liste davon

# Die Befehlszeile.
usage-no-subcommand = es gibt keinen Unterbefehl `{ $name }`
usage-subcommands = es gibt { $names }
usage-unknown = unerwartetes Argument `{ $argument }`
usage-similar = meintest du { $names }?
usage-missing = fehlendes Argument: { $arguments }
usage-missing-subcommand = es fehlt ein Unterbefehl
usage-conflict = `{ $argument }` geht nicht zusammen mit `{ $other }`
usage-twice = `{ $argument }` steht mehr als einmal da
usage-no-value = `{ $argument }` braucht einen Wert
usage-value-count = `{ $argument }` braucht { $expected } Werte, nicht { $actual }
usage-not-possible = `{ $value }` ist kein Wert von `{ $argument }`: Wähle aus { $values }
usage-invalid = `{ $value }` ist für `{ $argument }` nicht gültig: { $why }
usage-takes-no-value = `{ $argument }` hat keinen Wert
usage-not-utf8 = ein Argument ist kein UTF-8
usage-line = Aufruf: { $usage }
usage-help = Mehr dazu: `{ $command } --help`

# Andere Server.
error-server-malformed = die Adresse eines Servers sieht aus wie https://play.example.org oder http://localhost:4747
error-server-protocol = nur Server mit http:// und https:// sind erreichbar, nicht mit { $name }://
error-server-path = die Adresse eines Servers endet nach dem Port
error-server-unreachable = der Server ist nicht erreichbar: { $why }
error-server-silent = der Server hat zu lange nicht geantwortet
error-server-refused = der Server hat mit { $status } abgelehnt: { $said }
error-server-unexpected = der Server hat etwas Unerwartetes gesagt: { $what }
error-server-closed = der Server hat die Verbindung geschlossen
error-server-closed-with = der Server hat die Verbindung mit dem Code { $code } geschlossen
error-server-full = der Server lässt gerade niemanden weitere Partien anlegen

# Ein Bot auf einem Server.
error-bot-no-token = das Token fehlt: Gib `--token` an oder setze { $variable } in der Umgebung
error-bot-not-a-bot = das Konto ist kein Bot-Konto: `POST /api/me/bot` macht es vor der ersten Partie dazu
error-bot-name-taken = `{ $name }` ist das Konto eines Menschen: Benenne es um oder lass diese Stufe in `--bots` weg
error-bots-without-games = `--bots` braucht Online-Partien: Lass `--database none` weg oder nenne eine Datenbank
error-not-monday = { $day } ist kein Montag
error-too-few-puzzles = eine Datei enthält zu wenige Rätsel
error-no-puzzles-of = es gibt keine Rätsel von `{ $game }`: Die Spiele sind { $games }
error-no-puzzle-number = es gibt kein Rätsel { $number }: Sie sind von 1 bis { $count } nummeriert

# Complete tables.
error-solve-not-a-start = --complete gilt für einen ganzen Spielplan: Gib einen Aufbau an, keine Stellung
error-solve-unknown = { $setup } gehört nicht zu den gelösten Spielplänen
error-solve-too-large = { $setup } hat mehr als { $positions } Stellungen, zu viele für den Speicher: Gib mit --hash mehr
error-solve-too-wide = { $setup } ist zu groß für eine vollständige Tabelle
