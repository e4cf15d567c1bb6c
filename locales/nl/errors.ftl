# Wat het programma in de terminal niet kan. De webapp laadt dit bestand niet.

error-line = fout: { $message }
error-tip = tip: { $tip }
error-because = { $what }: { $why }

# Bestanden en streams.
error-cannot-read = kan { $what } niet lezen
error-cannot-write = kan { $what } niet schrijven
error-cannot-create-folder = kan de map { $what } niet maken
error-cannot-read-stdin = kan de standaardinvoer niet lezen
error-cannot-write-output = kan de uitvoer niet schrijven
error-cannot-read-terminal = kan niet van de terminal lezen
error-cannot-listen-ctrl-c = kan Ctrl-C niet opvangen
error-not-found = dat bestand of die map is er niet
error-not-permitted = geen toestemming
error-already-there = het bestaat al
error-is-folder = het is een map
error-is-no-folder = een deel van het pad is geen map
error-file-not-folder = { $path } is een bestand, geen map
error-disk-full = er is geen ruimte meer
error-connection-refused = de verbinding werd geweigerd
error-connection-lost = de verbinding is verbroken
error-no-answer = er kwam geen antwoord
error-no-way-there = van hieruit niet bereikbaar
error-no-such-host = geen machine heeft deze naam
error-file-too-long = het is langer dan { $bytes } bytes
error-exists = { $file } bestaat al; --force overschrijft het
error-output-stdout = `-` kan hier niet: op de standaarduitvoer staan de resultaten al; noem een bestand
error-not-utf8 = de tekst is geen UTF-8
error-line-too-long = de regel is langer dan { $bytes } bytes
error-line-not-utf8 = de regel is geen UTF-8
error-line-control = er staat het stuurteken `{ $found }` in
error-line-unknown = `{ $found }` is geen antwoord
error-line-missing = er komt niets na `{ $after }`
error-line-unexpected = na `{ $after }` staat onverwacht `{ $found }`
error-line-action = `{ $found }` is geen actie: { $why }
error-stdin-too-long = de standaardinvoer is langer dan { $bytes } bytes
error-stdin-line-too-long = een regel van de standaardinvoer is langer dan { $bytes } bytes
error-stdin-not-utf8 = de standaardinvoer is geen UTF-8
error-stdin-empty =
    de standaardinvoer is leeg: verwacht wordt een { $what ->
        [setup] opstelling
       *[position] stelling
    }
error-stdin-lines =
    de standaardinvoer heeft { $count } regels: verwacht wordt er één, een { $what ->
        [setup] opstelling
       *[position] stelling
    }
error-in-stdin = standaardinvoer: { $fault }
error-in-line = regel { $line }: { $fault }

# Stellingen, opstellingen, beurten.
error-named-setups = de opstellingen met een naam zijn { $names }
error-quote-position = in een stelling staan spaties: zet haar tussen aanhalingstekens
error-at-action = bij `{ $text }` in { $position }
error-play-stdin = `play` leest beurten van de standaardinvoer, niet de stelling
error-no-such-game = er is geen partij { $number }: { $file } heeft { $games }
error-several-games = { $file } heeft meer dan één partij: kies er een met --game
error-no-turns = de partij heeft geen beurten
error-no-such-turn =
    { $player ->
        [white] Wit heeft geen beurt { $number }: de laatste is nummer { $last }
        [black] Zwart heeft geen beurt { $number }: de laatste is nummer { $last }
       *[any] er is geen beurt { $number }: de laatste is nummer { $last }
    }
error-after = geef het nummer van een beurt, zoals 7, 7w of 7b

# Afbeeldingen.
error-neither-svg-nor-png = { $file } is geen SVG en geen PNG: de naam moet op .svg of .png eindigen
error-not-gif = { $file } is geen GIF: de naam moet op .gif eindigen
error-picture-too-large = een afbeelding van { $width } bij { $height } pixels is te groot
error-no-mark = er is geen teken `{ $name }`
error-off-board = { $space } ligt niet op een bord van { $size } bij { $size } velden
error-no-meaning = verwacht wordt `threat`, er staat `{ $found }`
error-two-spaces = verwacht worden twee velden zoals a3-c5

# Getallen en tijden.
error-whole-number = geef een geheel getal van { $least } tot en met { $most }
error-not-number = `{ $text }` is geen getal
error-time-unit = geef een getal gevolgd door `ms`, `s` of `m`, zoals `2s`
error-time-range = geef een tijd van 1ms tot { $most } dagen
error-not-a-day = een dag schrijf je zoals 2026-11-17
error-duration-range = `{ $name }` moet tussen 1ms en { $most } liggen
error-sprt = geef twee getallen van -{ $most } tot { $most }, het kleinste eerst, zoals `0,20`

# Spelers en openingen van een match.
error-no-player = er is geen speler `{ $name }`; de spelers zijn random, greedy, uct, engine en ugi
error-no-seat = er is geen speler `{ $name }`; de spelers zijn human, random, greedy, uct, engine en ugi
error-player-takes-nothing = bij `{ $name }` hoort geen `:{ $how }`
error-no-level = `{ $text }` is geen niveau: de niveaus zijn 1 tot en met { $most }, of { $names }
error-spending = `{ $text }` is niet `{ $count }=N` en niet `time=250ms` (of `time=1s`)
error-engine-setting = `{ $text }` is niet `nodes=N`, `time=250ms` of `level=N`
error-spending-count = `{ $count }` moet tussen 1 en { $most } liggen
error-ugi-no-command = na `ugi:` ontbreekt de opdracht, zoals `ugi:quarterturn ugi`
error-ugi-quote = een aanhalingsteken in `{ $text }` wordt niet gesloten
error-ugi-patience = `patience` moet een tijd zijn zoals `30s`, niet `{ $value }`
error-ugi-option = `{ $setting }` is geen optie van het protocol
error-ugi-setting = `{ $setting }` is niet `nodes=N`, `time=250ms` of `patience=30s`; opties van het programma beginnen met een hoofdletter
error-opening-turns = geef na `{ $kind }:` een aantal beurten van 0 tot en met { $most }
error-openings-none = geen stellingen
error-openings-too-many = meer dan { $most } stellingen
error-opening-of-other-game = de stelling hoort niet bij { $setup }
error-opening-over = in deze stelling is de partij afgelopen

# Serveren.
error-cannot-serve = kan niet serveren
error-no-address = geef een IP-adres zoals 127.0.0.1 of ::1
error-no-web-app = dit programma is zonder de webapp gebouwd: `cargo package-release` bouwt er een met de app, en `--files` neemt een map die `cargo web` heeft gebouwd
error-no-index = in { $folder } staat geen index.html: `cargo web` bouwt de site
error-port-taken = poort { $port } is bezet: kies een andere met `--port`, of `--port 0` voor een vrije
error-port-forbidden = deze gebruiker mag poort { $port } niet gebruiken: kies er met `--port` een vanaf 1024
error-address-elsewhere = { $address } is geen adres van deze machine: kies een ander met `--bind`
error-cannot-listen = kan niet luisteren op { $address }
error-not-a-database = `--database` neemt een bestand zoals `games.db` of `./games`, `postgres://…`, of `none` voor geen onlinepartijen
error-cannot-open-database = kan de database { $name } niet openen (met `--database` kies je een andere)
error-database-newer = { $name } is gewijzigd door een nieuwere versie van Quarterturn, en deze kan er niet mee werken
error-database-foreign = { $name } is geen database van Quarterturn
error-no-home = er is geen thuismap
error-database-not-empty = { $name } is niet leeg: er is niets gekopieerd
error-copy-differs = de kopie van tabel { $table } is niet gelijk: er is niets opgeslagen
error-game-not-rated = er is geen partij { $code } die voor een rating telt
error-no-account = er is geen account { $name }
error-no-reports = over { $name } staat geen melding open
error-no-bus = geef een adres zoals nats://10.0.0.1 of nats://NAAM:WACHTWOORD@10.0.0.1:4222
error-no-public-url = geef een adres zoals https://play.example.org, zonder pad
error-no-network = geef een adres of een netwerk zoals 10.0.0.0/8
error-config-syntax = { $file } is geen configuratiebestand, regel { $line }: { $why }
error-config-key = `{ $key }` in { $file } is geen optie van `serve`: er zijn { $keys }
error-config-value = `{ $key }` in { $file } is geen tekst, getal of lijst daarvan

# De opdrachtregel.
usage-no-subcommand = er is geen subopdracht `{ $name }`
usage-subcommands = er zijn { $names }
usage-unknown = onverwacht argument `{ $argument }`
usage-similar = bedoelde je { $names }?
usage-missing = ontbrekend argument: { $arguments }
usage-missing-subcommand = er ontbreekt een subopdracht
usage-conflict = `{ $argument }` kan niet samen met `{ $other }`
usage-twice = `{ $argument }` staat er meer dan eens
usage-no-value = `{ $argument }` heeft een waarde nodig
usage-value-count = `{ $argument }` heeft { $expected } waarden nodig, niet { $actual }
usage-not-possible = `{ $value }` is geen waarde van `{ $argument }`: kies uit { $values }
usage-invalid = `{ $value }` is niet geldig voor `{ $argument }`: { $why }
usage-takes-no-value = `{ $argument }` heeft geen waarde
usage-not-utf8 = een argument is geen UTF-8
usage-line = Gebruik: { $usage }
usage-help = Zie `{ $command } --help`

# Andere servers.
error-server-malformed = het adres van een server ziet eruit als https://play.example.org of http://localhost:4747
error-server-protocol = alleen servers op http:// en https:// zijn bereikbaar, niet op { $name }://
error-server-path = het adres van een server eindigt na de poort
error-server-unreachable = kan de server niet bereiken: { $why }
error-server-silent = de server heeft te lang niet geantwoord
error-server-refused = de server weigerde met { $status }: { $said }
error-server-unexpected = de server zei iets onverwachts: { $what }
error-server-closed = de server heeft de verbinding gesloten
error-server-closed-with = de server heeft de verbinding gesloten met code { $code }
error-server-full = de server laat nu niemand meer partijen aanmaken

# Een bot op een server.
error-bot-no-token = het token ontbreekt: geef `--token` op, of zet { $variable } in de omgeving
error-bot-not-a-bot = het account is niet dat van een bot: `POST /api/me/bot` maakt het dat vóór de eerste partij
error-bot-name-taken = `{ $name }` is het account van een mens: hernoem het of laat dit niveau weg uit `--bots`
error-bots-without-games = `--bots` heeft onlinepartijen nodig: laat `--database none` weg, of noem een database
error-not-monday = { $day } is geen maandag
error-too-few-puzzles = een bestand bevat te weinig puzzels
error-no-puzzles-of = er zijn geen puzzels van `{ $game }`: de spellen zijn { $games }
error-no-puzzle-number = er is geen puzzel { $number }: ze zijn genummerd van 1 tot en met { $count }

# Complete tables.
error-solve-not-a-start = --complete is voor een heel bord: geef een opstelling, geen stelling
error-solve-unknown = { $setup } hoort niet bij de opgeloste borden
error-solve-too-large = { $setup } heeft meer dan { $positions } stellingen, te veel voor het geheugen: geef meer met --hash
error-solve-too-wide = { $setup } is te groot voor een volledige tabel
