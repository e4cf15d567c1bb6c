# Hulp op de opdrachtregel. De Engelse teksten staan in de code; help.rs zegt hoe de sleutels gevormd worden.

# Algemeen.
help = De spellen van de Tix-familie spelen, tellen, uitleggen en tekenen
help-long = Tix, Tixel, Regatta en Tixel met de uitbreiding Poka Yoke, volgens de precieze spelregels. `play` begint een partij in deze terminal, `serve` de webapp; de andere subopdrachten beantwoorden vragen over stellingen en partijen.
help-more = `quarterturn --help` zegt meer.
help-help = Deze tekst tonen, of de hulp bij een subopdracht
help-heading-usage = Gebruik:
help-heading-commands = Opdrachten
help-heading-arguments = Argumenten
help-heading-options = Opties
help-heading-board-options = Opties voor het bord
help-heading-pictures = Afbeeldingen
help-heading-when-to-stop-whichever-comes-first = Wanneer te stoppen (wat het eerst komt)
help-default = standaard:{" "}
help-possible-values = mogelijk:{" "}

# Opties die meer opdrachten hebben.
help-arg-language = Taal van de uitvoer [standaard: die van de omgeving, of Engels]
help-arg-help = Hulp tonen (kort met -h, uitgebreid met --help)
help-arg-version = De versie tonen
help-arg-position = Een opstelling of een stelling; `-` leest die van de standaardinvoer
help-arg-setup = Een opstelling, met naam of voluit; `-` leest die van de standaardinvoer
help-arg-file = Een bestand met partijverslagen; `-` leest de standaardinvoer
help-arg-force = Bestaande bestanden overschrijven
help-arg-seed = Seed voor het toeval
help-arg-threads = Aantal threads; 0 betekent één per processor
help-arg-json = Eén JSON-object schrijven in plaats van tekst
help-arg-hash = Geheugen voor stellingen die al doorzocht zijn, in MiB
help-arg-flip = Zwart onderaan zetten
help-arg-style = Stijl van het bord: shapes (de ware vormen, in punten), letters (letters en driehoeken) of ascii (letters en namen van standen)
help-arg-colour = Wanneer kleuren te gebruiken; auto betekent op een terminal, tenzij NO_COLOR is gezet
help-arg-palette = Kleuren
help-arg-width = Breedte in pixels; de hoogte volgt daaruit
help-arg-no_coordinates = De coördinaten weglaten
help-arg-no_pools = De voorraden weglaten
help-arg-database = Waar onlinepartijen worden opgeslagen [standaard: een bestand in de gegevensmap van de gebruiker]
help-arg-config = TOML-bestand met opties, zoals dat van de server
help-arg-config-long = De database kan ook in de omgeving staan, als QUARTERTURN_DATABASE. De opdrachtregel gaat voor de omgeving, de omgeving voor het bestand.

# De spelers, in de hulp bij play en match.
help-players =
    Spelers:
      random            elke toegestane actie, allemaal even waarschijnlijk
      greedy            kijkt alleen naar de eigen beurt
      uct:playouts=N    boomzoeken met N willekeurige partijen per actie
      uct:time=250ms    hetzelfde met een tijd per beurt (ms of s)
      engine:nodes=N    de engine, die per actie N stellingen bekijkt
      engine:time=250ms hetzelfde met een tijd per beurt
      engine:level=N    hetzelfde op een niveau, met een nummer vanaf 1 of een
                        naam; hoe sterk ze zijn staat in docs/strength.md
      engine            hetzelfde als engine:nodes=20000
      ugi:OPDRACHT      een ander programma dat het engineprotocol spreekt, zoals
                        'ugi:quarterturn ugi'. Aanhalingstekens en backslashes
                        werken als in een shell. Voor de opdracht kan nodes=N of
                        time=250ms staan (de standaard), patience=30s, waarna een
                        programma dat niet geantwoord heeft verliest, en opties
                        van het programma zoals Hash=16. Met time= verliest ook wie
                        meer dan een halve seconde te laat antwoordt

# Spelen en serveren.
help-play = In deze terminal een partij spelen
help-play-long =
    Twee mensen spelen om de beurt, of één speelt tegen de engine of een ander programma. Typ een actie (T@c3ne, c3-c6ne), een hele beurt met komma’s, of een opdracht; Tab vult aan. De opdrachten zijn moves, why, hint, undo, board, turns, position, save, draw, resign, help en quit.

    Een losse actie die een extra zet oplevert, laat de beurt open voor die zet of `end`. Een beurt met komma’s is een hele beurt.

    Ctrl-C terwijl een programma nadenkt laat het de beste beurt spelen die het gevonden heeft.

    Is de standaardinvoer geen terminal, dan worden haar regels als script gelezen.
help-play-after =
    Voorbeelden:
      quarterturn play                          twee mensen, Tixel
      quarterturn play --black engine           tegen de engine
      quarterturn play --black engine:level=3   de engine op een niveau van 1 tot 15
      quarterturn play --black engine:time=2s   de engine met twee seconden per beurt
      quarterturn play regatta --black greedy   een speler die één beurt vooruitkijkt
      quarterturn play --white random --flip    een willekeurige speler, Zwart onderaan
      quarterturn play '6u:T10/T10 6/6/6/4T2t1/6/6 w T9/T9 - e3'
      quarterturn play tix < script.txt

    { help-players }
help-play-arg-start = Een opstelling, of de stelling om mee te beginnen
help-play-arg-white = Wie Wit speelt: human, of een van de spelers hieronder
help-play-arg-black = Wie Zwart speelt: human, of een van de spelers hieronder
help-play-arg-seed = Seed voor het toeval; zonder deze optie elke keer anders
help-serve = De webapp aan browsers leveren
help-serve-long =
    De app draait in de browser; dit levert de bestanden, die `cargo package-release` in het programma bouwt, en slaat de partijen op van wie online speelt. Alleen deze machine kan erbij, tenzij `--bind` een adres noemt dat anderen kunnen bereiken, zoals 0.0.0.0.

    Ctrl-C stopt zodra de lopende antwoorden zijn aangekomen, uiterlijk na drie seconden; een tweede Ctrl-C stopt meteen.
help-serve-after =
    Voorbeelden:
      quarterturn serve
      quarterturn serve --port 8080 --bind 0.0.0.0   voor iedereen in het netwerk
      quarterturn serve --port 0                     op een vrije poort, die erbij staat
      quarterturn serve --files target/web/dist      met bestanden die `cargo web` heeft gebouwd
      quarterturn serve --database none              zonder onlinepartijen
      quarterturn serve --bots                       met de engine als tegenstander, op zes niveaus
      quarterturn serve --config quarterturn.toml    met opties uit een bestand
help-serve-arg-port = Poort om op te luisteren; 0 kiest een vrije
help-serve-arg-bind = Adres om op te luisteren
help-serve-arg-files = Map met de webapp, in plaats van de bestanden in dit programma
help-serve-arg-files-long = Alleen gewone bestanden in de map worden geleverd: geen verborgen bestanden, en geen links die eruit leiden.
help-serve-arg-connections = Hoogste aantal verbindingen [standaard: ongeveer de helft van de open bestanden die het systeem toestaat, hooguit 4096]
help-serve-arg-connections-long = Is die grens bereikt, dan wordt de verbinding die het langst op een verzoek wacht gesloten voor een nieuwe.
help-serve-arg-database = Waar onlinepartijen worden opgeslagen: een `BESTAND`, `postgres://…`, of `none` voor geen [standaard: een bestand in de gegevensmap van de gebruiker]
help-serve-arg-database-long = Een bestand wordt aangemaakt als het niet bestaat. Kan er niets in de gegevensmap worden geschreven, dan zijn er standaard geen onlinepartijen.
help-serve-arg-bus = NATS-server waarmee meer servers op één database elkaar melden wat er nieuw is, zoals `nats://10.0.0.1`
help-serve-arg-bus-long = Zonder kijken ze één keer per seconde in de database. Niets hangt ervan af: valt hij weg, dan gaat de server door en maakt opnieuw verbinding zodra dat kan.
help-serve-arg-public_url = Waar de server te bereiken is, als dat niet is waar hij luistert, zoals `https://play.example.org`
help-serve-arg-public_url-long = Pagina’s van elders mogen dan niets wijzigen, en cookies gaan alleen over TLS als het adres met https begint.
help-serve-arg-trusted_proxies = Proxy waarvan `X-Forwarded-For` wordt geloofd: een adres of een netwerk zoals 10.0.0.0/8; mag vaker staan
help-serve-arg-bots = Deze niveaus van de engine laten spelen als bots die uitdagingen aannemen [zonder waarde: newcomer,beginner,keen,club,master,virtuoso]
help-serve-arg-bots-long = Elk heeft een account dat als bot is gemarkeerd, zoals `bot-club`, en hoeft niet te worden ingericht. Er wordt gezocht op de helft van de processors.
help-serve-arg-log_level = Hoeveel er op stderr wordt gelogd
help-serve-arg-config = TOML-bestand met opties, zoals `port = 8080`
help-serve-arg-config-long = Elke optie kan ook in de omgeving staan: `--public-url` als QUARTERTURN_PUBLIC_URL. De opdrachtregel gaat voor de omgeving, de omgeving voor het bestand.

# Bots.
help-bot = Een programma op een server laten spelen
help-bot-long =
    Neemt uitdagingen aan, met `--seeks` ook zoekopdrachten die tien seconden staan, en speelt elke opstelling met elke klok. Het account moet dat van een bot zijn, en het token heeft de rechten `play` en `lobby` nodig: docs/api.md laat zien hoe je aan beide komt. Valt de verbinding weg, dan komt de bot terug; geen beurt wordt twee keer gespeeld.

    De eerste Ctrl-C neemt geen partijen meer aan en stopt zodra de partijen met lopende klok voorbij zijn; de tweede stopt meteen. Partijen met dagen per beurt gaan verder als de bot weer wordt gestart.

    Een programma dat crasht, zwijgt of iets ongeldigs speelt, wordt één keer opnieuw gestart; daarna breekt de bot de partij af, of geeft op als beiden hebben gespeeld.
help-bot-after =
    Voorbeelden:
      quarterturn bot --server http://localhost:4747 --token qt-… --level club
      quarterturn bot --server http://localhost:4747 --program 'ugi:time=1s ./my-engine'
help-bot-arg-server = De server, zoals `https://play.example.org` of `http://localhost:4747`
help-bot-arg-ca = Ook de certificaatautoriteiten in BESTAND (PEM) vertrouwen, naast die van dit systeem
help-bot-arg-token = Token van het account [standaard: QUARTERTURN_TOKEN in de omgeving]
help-bot-arg-token-long = In de omgeving zien andere gebruikers van deze machine het niet.
help-bot-arg-level = Niveau van de engine, als nummer of naam [standaard: club]
help-bot-arg-program = Een andere speler, zoals bij `match`: bijvoorbeeld 'ugi:OPDRACHT' of engine:time=1s
help-bot-arg-games = Hoogste aantal partijen met lopende klok tegelijk
help-bot-arg-slow_games = Hoogste aantal partijen tegelijk met dagen per beurt of zonder klok
help-bot-arg-seeks = Ook zoekopdrachten zonder rating uit de lobby aannemen

# Beheer.
help-admin = De database met onlinepartijen beheren
help-admin-recompute-ratings = Alle ratings opnieuw berekenen uit de partijen voor de rating
help-admin-recompute-ratings-long = De uitkomst is dezelfde als daarvoor, tenzij ratings met de hand zijn gewijzigd of anders worden berekend. Servers mogen intussen doorgaan.
help-admin-backup = Alles naar een bestand kopiëren
help-admin-backup-long = Het bestand is een SQLite-database, waar de partijen ook vandaan komen. Servers mogen intussen doorgaan: het bevat alles wat vóór de opdracht was opgeslagen. Aan het eind wordt het met de bron vergeleken; klopt het niet, dan verdwijnt het weer.
help-admin-backup-arg-file = Het bestand, dat nog niet mag bestaan
help-admin-restore = Een back-up naar een lege database kopiëren
help-admin-restore-arg-file = De back-up
help-admin-move = Alles naar een andere, lege database kopiëren
help-admin-move-long = Zoals van SQLite naar PostgreSQL. Stop eerst de servers en start ze daarna met de nieuwe database. De kopie wordt met de bron vergeleken voordat ze geldt; gaat er iets mis, dan blijft de nieuwe database leeg.
help-admin-move-arg-into = Waarheen: een `BESTAND` of `postgres://…`
help-admin-move-arg-into-long = In de omgeving heet het QUARTERTURN_INTO.
help-admin-people = Alle accounts opnoemen: naam, sinds wanneer, aantal partijen
help-admin-games = Alle partijen opnoemen: code, datum, opstelling, Wit, Zwart, aantal beurten, uitslag
help-admin-games-long = Gasten en vrije plaatsen hebben geen naam. De uitslag staat er zoals in partijverslagen.
help-admin-reports = Opnoemen wat mensen hebben gemeld: datum, reden, over wie, door wie, code van de partij
help-admin-reports-long = De nieuwste meldingen staan vooraan. De redenen zijn help (hulp van een programma of mens), stalling (rekken), arranged (afgesproken uitslagen) en name (een kwetsende naam).
help-admin-reports-arg-done = Alles wat over NAAM is gemeld als afgehandeld markeren: het wordt niet meer opgenoemd
help-admin-reports-arg-all = Ook opnoemen wat is afgehandeld, met het woord `done` aan het eind van de regel
help-admin-close = Een account sluiten
help-admin-close-long = Niemand kan er nog mee inloggen: de sessies, tokens, zoekopdrachten en uitdagingen eindigen. De partijen blijven, van iemand die ‘deleted’ heet, en ook wat ze met ratings hebben gedaan. Servers mogen intussen doorgaan.
help-admin-close-arg-name = De naam van het account
help-admin-recover = Een account nieuwe herstelcodes geven, voor iemand die er niet meer in komt
help-admin-recover-long = Schrijft de codes, één per regel; elke code is goed voor één nieuw wachtwoord. Het wachtwoord en de codes van daarvoor gelden niet meer, en alle sessies en tokens eindigen. Ga na wie erom vraagt. Servers mogen intussen doorgaan.
help-admin-recover-arg-name = De naam van het account
help-admin-annul = Een partij voor de rating nergens voor laten tellen
help-admin-annul-long = De uitslag blijft staan, en ieders rating wordt zonder die partij opnieuw berekend. Servers mogen intussen doorgaan.
help-admin-annul-arg-code = De code van de partij

# Stellingen.
help-draw = Een stelling tekenen
help-draw-long = Zonder -o wordt het bord in de terminal getekend. Met -o komt het in een bestand: als SVG als de naam op .svg eindigt, als PNG als die op .png eindigt.
help-draw-after =
    Voorbeelden:
      quarterturn draw regatta
      P='tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -'
      quarterturn draw "$P" --flip --style letters
      quarterturn draw "$P" -o position.svg
      quarterturn draw "$P" -o position.png --palette dark --width 800
      quarterturn draw "$P" -o marks.svg --mark c3:warning --arrow a3-f3
      quarterturn draw "$P" -o slide.svg --foresee a3-f3ne
      quarterturn draw "$P" -o slides.svg --landings a3
help-draw-arg-output = Het bestand om te schrijven; `-` schrijft SVG naar de standaarduitvoer
help-draw-arg-last = De actie of beurt aangeven die tot de stelling leidde
help-draw-arg-foresee = Laten zien wat een toegestane actie zou doen
help-draw-arg-landings = Laten zien waar het stuk op een veld heen kan schuiven, en wat daar zou gebeuren
help-draw-arg-transparent = De achtergrond weglaten
help-draw-arg-marks = Een veld markeren; het teken is chosen (de standaard), stays-active, sacrifice, clockwise, anticlockwise, refused, warning of een getal: zoveel stukken van de tegenstander worden gedraaid, of met een minteken zoveel eigen stukken
help-draw-arg-arrows = Een pijl van veld naar veld tekenen, zoals a3-c5; gestreept met :threat
help-moves = De toegestane acties opsommen
help-moves-long =
    Eén actie per regel, bytegewijs gesorteerd; niets als de speler aan zet verloren heeft. Zolang een extra zet open is, hoort `end` erbij.

    Met `-` is elke regel van de standaardinvoer een stelling; haar acties komen op één regel, gescheiden door spaties. De regel is leeg als er geen zijn.
help-moves-after =
    Voorbeelden:
      quarterturn moves tixel
      quarterturn moves '6u:T10/T10 6/6/6/4T2t1/6/6 w T9/T9 - e3'
      quarterturn moves - < positions.txt
help-moves-arg-position = Een opstelling of een stelling; `-` leest één stelling per regel van de standaardinvoer
help-apply = De stelling na enkele acties of beurten tonen
help-apply-long =
    De argumenten worden op volgorde gespeeld. Een argument zonder komma is één actie: is het een opoffering, dan is het volgende argument de extra zet, of `end` om die over te slaan. Een argument met komma’s is een hele beurt: is de laatste actie een opoffering, dan wordt de extra zet overgeslagen.

    Is iets niet toegestaan, dan komt de reden op stderr en is de exitcode 1.
help-apply-after =
    Voorbeelden:
      quarterturn apply tixel T@c3ne T@e5sw
      P='tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -'
      quarterturn apply "$P" a3-c3n             de extra zet is open
      quarterturn apply "$P" a3-c3n end         en overgeslagen
      quarterturn apply "$P" a3-c3n T@f6ne      en gedaan
      quarterturn apply "$P" a3-c3n,T@f6ne      hetzelfde als hele beurt
help-apply-arg-moves = Wat er gespeeld wordt, op volgorde
help-explain = Uitleggen wat een actie doet, of waarom die niet is toegestaan
help-explain-long = Zegt waar het stuk terechtkomt en in welke stand, welke stukken het draait, of het een extra zet oplevert of promoveert, en wie daarna aan zet is of verloren heeft. Is de actie niet toegestaan, dan volgt de reden en is de exitcode 1. Een beurt wordt actie voor actie uitgelegd.
help-explain-after =
    Voorbeelden:
      quarterturn explain tixel T@c3ne
      P='tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -'
      quarterturn explain "$P" a3-c3n
      quarterturn explain "$P" a3-c3n,T@f6ne
      quarterturn explain "$P" a3-c3ne          waarom niet?
help-explain-arg-moves = De actie, of een beurt van enkele met komma’s ertussen

# Zoeken en tellen.
help-analyze = De beste beurten zoeken en beoordelen
help-analyze-long =
    Beurten zijn hele reeksen. Een beurt wordt beoordeeld naar de winstkans van de speler aan zet: *geschat*, of *bewezen* met het aantal beurten tot het einde, van beide spelers samen en deze meegeteld. Geen twee varianten leiden na hun eerste beurt tot dezelfde stelling: dezelfde acties in een andere volgorde zijn één beurt. Beurten die niet doorzocht zijn, staan er niet bij.

    Met één thread geven dezelfde knopen of diepte hetzelfde antwoord. Ctrl-C beëindigt het zoeken en toont wat er gevonden is.
help-analyze-after =
    Voorbeelden:
      quarterturn analyze tixel --nodes 20000
      quarterturn analyze 'tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -' --lines 3 --depth 4
      quarterturn analyze regatta --time 100ms --threads 0 --hash 64 --json

    De sleutels van --json:
      position              de stelling voluit
      nodes                 aantal bekeken stellingen
      depth                 zoekdiepte in acties
      lines                 de beste eerst; geen als de partij uit is, minder dan
                            gevraagd als er niet meer zijn of het zoeken te vroeg ophield
        turn                de hele beurt
        winning_chance      van de speler aan zet, van 0 tot 1; 1 of 0 als het bewezen is
        proved              null, of voor de speler aan zet result (win of loss) en turns
        pv                  de beurten van beide spelers, te beginnen met deze
help-analyze-arg-time = Stoppen na deze tijd, zoals 500ms, 2s of 1m
help-analyze-arg-nodes = Stoppen na zoveel bekeken stellingen [standaard: 1000000 zonder andere grens]
help-analyze-arg-depth = Stoppen na zoveel acties vooruit
help-analyze-arg-lines = Hoeveel beurten er vergeleken worden
help-solve = Bewijzen wie er wint, en in hoeveel beurten
help-solve-long =
    Een bewijs geldt wat de verliezer ook doet. Beurten van beide spelers tellen, ook die al bezig is; de winnaar wint zo snel en de verliezer verliest zo langzaam mogelijk. Is binnen het budget niets bewezen, dan staat dat er en is de exitcode 1. Ctrl-C beëindigt het zoeken en toont wat er tot dan toe bewezen is.

    Met --tree komt het bewijs ook in een bestand, als partijverslag met varianten: één beurt voor de winnaar en elke beurt voor de verliezer, elk met alles wat volgt. Opmerkingen zeggen waar een stelling al eerder stond, en waar een erg grote boom is ingekort.

    Met --complete wordt elke stelling uitgewerkt die een partij op een klein bord kan bereiken; zo wordt ook een gelijkspel bewezen. --check doet dat opnieuw met de borden die al zijn opgelost, de kleine of het genoemde, en vergelijkt. --threads is voor deze twee.
help-solve-after =
    Voorbeelden:
      quarterturn solve 3u:X3/X3
      quarterturn solve 'tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -' --json
      quarterturn solve 3u:X3/X3 --nodes 100000 --tree proof.pgn
      quarterturn solve 4u:X2/X2 --complete --threads 2
      quarterturn solve --check 3u:X3/X3

    De sleutels van --json:
      position   de stelling voluit
      nodes      aantal doorzochte stellingen
      proved     null, of voor de speler aan zet: result (win of loss), turns
                 (beslist binnen zoveel beurten) en at_least (niet eerder)
      open       null, of als niets bewezen is wat uitgesloten is:
                 no_win_within en no_loss_within
      tree       null, of wat --tree schrijft: turns en complete
help-solve-arg-complete = Elke stelling van een klein bord uitwerken en de regel ervan voor `truth/boards.tsv` schrijven
help-solve-arg-check = Borden die al zijn opgelost opnieuw uitwerken en vergelijken
help-solve-arg-nodes = Stellingen die doorzocht worden voor het opgeven
help-solve-arg-tree = Het bewijs in dit bestand schrijven, als partijverslag met varianten
help-perft = Reeksen van toegestane acties tellen
help-perft-long = Schrijft voor elke diepte d van 1 tot DIEPTE een regel `d aantal`: het aantal reeksen van d toegestane acties. Geteld worden acties, geen beurten, en `end` is er een. Een verloren stelling heeft er geen. Twee programma’s die hetzelfde tellen, zijn het vrijwel zeker over de spelregels eens.
help-perft-after =
    Voorbeelden:
      quarterturn perft tixel 3
      quarterturn perft regatta 3 --threads 0
      quarterturn perft tix 3 --divide        het aantal na elke eerste actie
help-perft-arg-depth = Lengte van de reeksen, in acties
help-perft-arg-divide = Het aantal na elke eerste actie schrijven, bytegewijs gesorteerd, en het totaal; alleen voor DIEPTE
help-playouts = Veel willekeurige partijen spelen en samenvatten
help-playouts-long = Elke toegestane actie is in elke stelling even waarschijnlijk. Dezelfde seed geeft dezelfde partijen, hoeveel threads er ook zijn. Geen regel beëindigt een partij die in cirkels loopt: na 2000 acties wordt ze afgebroken, zonder winnaar. Ctrl-C stopt en telt de partijen tot dan toe.
help-playouts-after =
    Voorbeelden:
      quarterturn playouts tixel
      quarterturn playouts regatta --games 100000 --seed 7 --threads 0
      quarterturn playouts poka-yoke --games 10000 --seed 1 --json

    De sleutels van --json:
      setup                 de opstelling voluit
      games                 aantal partijen
      seconds               hoelang ze duurden
      playouts_per_second   games / seconds
      white_wins            aantal partijen die Wit won
      actions_per_game      gemiddeld aantal acties per partij, `end` meegeteld
      turns_per_game        gemiddeld aantal beurten per partij
      branching             gemiddeld aantal toegestane acties om uit te kiezen
help-playouts-arg-games = Aantal partijen

# Matches en verslagen.
help-match = Twee spelers veel partijen tegen elkaar laten spelen
help-match-long =
    Elke opening wordt twee keer gespeeld, met verwisselde kleuren. Komt een stelling aan het begin van een beurt voor de derde keer voor, dan is het gelijkspel. Een speler die crasht, niets zegt, te lang nadenkt of iets doet wat niet mag, verbeurt de partij. Dezelfde seed geeft dezelfde openingen, en ook dezelfde partijen als geen van beide spelers aan tijd gebonden is.

    Ctrl-C beëindigt de match en toont de stand tot dan toe; een tweede stopt meteen.
help-match-after =
    { help-players }

    Voorbeelden:
      quarterturn match --game tixel --a greedy --b random --games 200
      quarterturn match --game regatta --a uct:playouts=900 --b greedy -o games.pgn
      quarterturn match --game tix --a engine --b engine:nodes=9000 --sprt 0,50
      quarterturn match --game tixel --a engine:time=1s --b 'ugi:time=1s ./theirs'

    De sleutels van --json, alle van A uit gezien:
      games, wins, draws, losses  aantallen
      score                       behaalde punten / games; null zonder partijen
      pairs                       paren waarin A 0, ½, 1, 1½ en 2 punten behaalde
      elo, elo_low, elo_high      verschil en het 95%-interval; null als het oneindig is
      elo_error                   halve breedte van het interval
      sprt                        null, of elo0, elo1, llr en verdict:
                                  accepted, rejected of open
      forfeits                    verbeurde partijen: a, b en reasons, met de redenen
                                  van elk: crash, silence, time, illegal, unreadable
      interrupted                 of Ctrl-C de match beëindigde
      seconds                     hoelang het duurde

    docs/matches.md legt uit hoe de getallen berekend worden.
help-match-arg-game = Het spel: een opstelling, met naam of voluit
help-match-arg-a = De speler waarvan de sterkte gemeten wordt
help-match-arg-b = De andere speler
help-match-arg-games = Hoogste aantal partijen; een oneven aantal wordt even gemaakt [standaard: 100, of 40000 met --sprt]
help-match-arg-sprt = Stoppen zodra duidelijk is of A ELO1 of maar ELO0 punten sterker is
help-match-arg-openings = Waar partijen beginnen: `random:N` (na N willekeurige beurten), `balanced:N` (hetzelfde, maar alleen waar de engine geen speler ver voor ziet), of een bestand met één stelling per regel
help-match-arg-output = Elke partij als partijverslag in dit bestand schrijven
help-bench = Vaste stellingen doorzoeken en knopen tellen
help-bench-long = Doorzoekt dezelfde stellingen van de vier spellen tot dezelfde diepte en toont hoeveel stellingen er bekeken zijn. De som is het kenmerk van het zoeken: het is op elke machine hetzelfde, en een ander getal betekent dat de engine anders speelt. De snelheid is die van deze machine.
help-bench-after =
    Voorbeelden:
      quarterturn bench
      quarterturn bench --json

    De sleutels van --json:
      games              voor elk spel `game` en de bekeken `nodes`
      signature          alle knopen samen; null als Ctrl-C het beëindigde
      seconds            hoelang het duurde
      nodes_per_second   signature / seconds
help-ugi = Als engine voor andere programma’s draaien
help-ugi-long = Leest opdrachten van de Universal Game Interface van de standaardinvoer en schrijft de antwoorden naar de standaarduitvoer, één per regel, tot `quit` of het einde van de invoer. Een zet is één actie. Op opdrachten die niet begrepen worden, volgt een regel die met `info string error:` begint. Het protocol is in elke taal hetzelfde.
help-ugi-after =
    Het protocol staat in docs/ugi.md. In het kort:
      ugi                                   de engine stelt zich voor en noemt haar opties
      setoption name Setup value regatta    het spel kiezen
      position startpos moves R@c3ne        de partij tot nu toe
      go nodes 100000                       zoeken (of movetime, depth, p1time…, infinite)
      stop                                  nu ophouden met zoeken
      query gameover                        (of p1turn, result)
      quit
help-report = Beschrijven hoe een spel is: lengte, keuze, voordeel van de beginner, openingen
help-report-long =
    Er worden partijen gespeeld op verschillende sterktes, voor beide kanten dezelfde: willekeurig, gretig en door de engine. Om partijen te laten verschillen wordt de eerste beurt van elke speler willekeurig uit de goede gekozen (behalve in willekeurige partijen, waar elke beurt willekeurig is); die openingen zijn bij elke sterkte dezelfde. Komt een stelling voor de derde keer voor, dan is het gelijkspel; een partij van 2000 beurten blijft onbeslist.

    Dezelfde seed geeft dezelfde getallen, hoeveel threads er ook zijn. Ctrl-C stopt en telt de partijen tot dan toe; de pagina wordt dan niet geschreven.
help-report-after =
    Voorbeelden:
      quarterturn report tixel --games 20
      quarterturn report tix --games 10 --nodes 50 -o tix.html
      quarterturn report 5u:X6/X6 --games 20 --nodes 20,200 --seed 7 --json
      quarterturn report tixel --beside 7u:T14/T14 --games 20
      quarterturn report tix --handicap 4 2 --games 10

    De sleutels van --json (met --beside is er een lijst van twee zulke objecten;
    met --handicap zijn het setup, stronger, weaker, games, seed, seconds, tried en fairest):
      setup             de opstelling voluit
      games             aantal partijen per sterkte
      seed, seconds     de seed, en hoelang het duurde
      strengths         van zwak naar sterk:
        player          zoals in `match`
        results         white, black, draws, unfinished
        first_player    aandeel van Wit in de besliste partijen, met het
                        95%-interval: share, low, high
        turned_around   aandeel van de besliste partijen waarvan de verliezer ooit twee
                        tegen een kans op winst had, bij een blik van 100 knopen: share, low, high
        actions, turns  lengte van partijen: mean, deviation, median, quartiles,
                        shortest, longest, en histogram, een lijst van lengte en
                        partijen
        branching       toegestane acties om uit te kiezen: mean, en by_action voor
                        de eerste actie van een partij, de tweede enzovoort
        kinds           aandeel van alle acties: place, slide, activate, pivot,
                        pick_up, end
        sacrifices      aandeel van de verschuivingen na welke het stuk inactief is
        chains          beurten naar hun aantal acties: actions, turns, share
        openings        eerste plaatsingen op symmetrie na, de meest voorkomende
                        eerst: placement, alike (hoeveel er gelijkwaardig zijn),
                        games, share, low, high
help-report-arg-beside = Ook deze opstelling beschrijven, in kolommen naast de eerste
help-report-arg-handicap = In plaats daarvan zoeken hoeveel stukken het eerste van twee niveaus moet missen voor een eerlijke partij
help-report-arg-games = Aantal partijen per sterkte
help-report-arg-nodes = Knopen per actie voor de engine; elk getal is een sterkte
help-report-arg-output = Ook een HTML-pagina met grafieken in dit bestand schrijven

# Belasting.
help-load = Veel gasten op een server laten spelen en meten hoelang ze wachten
help-load-long =
    Maakt partijen tussen gasten aan, opent voor elke plaats een socket en verstuurt in een vast tempo willekeurige beurten, om de beurt in alle partijen. Een beurt is aan de orde wanneer het schema dat zegt: wat een trage server vertraagt, telt als wachten. Aan het eind wordt elke partij opnieuw gelezen; bevestigde beurten die er niet in staan, gelden als verloren.

    De partijen blijven op de server. Neem er een van jezelf: dit is bedoeld om hem te veel te worden.
help-load-after =
    Voorbeelden:
      quarterturn load http://localhost:4747
      quarterturn load http://localhost:4747 --games 2000 --rate 500 --seconds 60 --pid 4321

    De sleutels van --json:
      games, sockets       hoeveel het er waren
      turns                verzonden beurten
      stored, seen         milliseconden van gepland tot bevestigd, en tot gezien door de
                           tegenstander: p50, p90, p99, most; null zonder beurten
      unanswered           beurten zonder antwoord binnen 10 s
      refused              beurten die de server weigerde
      closed               sockets die de server sloot
      lost                 bevestigde beurten die niet in hun partij staan
      bytes_per_socket     met --pid: geheugen van de server per socket, in bytes
help-load-arg-server = De server, zoals http://localhost:4747
help-load-arg-ca = Ook de certificaatautoriteiten in BESTAND (PEM) vertrouwen, naast die van dit systeem
help-load-arg-games = Aantal partijen dat tegelijk open is
help-load-arg-rate = Beurten per seconde, in alle partijen samen
help-load-arg-seconds = Hoelang er gespeeld wordt, in seconden
help-load-arg-setup = Opstelling van de partijen
help-load-arg-pid = Procesnummer van de server op deze machine, om zijn geheugen te meten

# Partijverslagen.
help-record = Partijverslagen controleren, tonen of animeren
help-record-long = Een partijverslag is een tekst in de syntaxis van PGN met de tag Setup: een of meer partijen met tags, beurten, opmerkingen, varianten en uitslagen. `play` slaat zulke bestanden op. Ze worden partij voor partij gelezen en mogen dus zo groot zijn als je wilt.
help-record-check = Controleren of partijverslagen goed gevormd zijn en de spelregels volgen
help-record-check-long = Elke beurt moet toegestaan zijn en elke uitslag mogelijk. Een bestand zonder fouten komt op stdout met zijn aantal partijen. Een fout komt op stderr als BESTAND:REGEL:KOLOM met de reden, en de exitcode is 1.
help-record-check-after =
    Voorbeelden:
      quarterturn record check game.pgn
      quarterturn record check games/*.pgn
      quarterturn record check - < game.pgn
help-record-check-arg-files = Bestanden met partijverslagen; `-` leest de standaardinvoer
help-record-show = De partijen van een partijverslag tonen
help-record-show-long = Toont tags, beurten, opmerkingen en varianten, en dan de laatste stelling. Met --boards elke stelling van de hoofdvariant; met --after alleen de stelling na één beurt.
help-record-show-after =
    Voorbeelden:
      quarterturn record show game.pgn
      quarterturn record show game.pgn --boards | less -R
      quarterturn record show game.pgn --after 7       na beurt 7 van beide spelers
      quarterturn record show game.pgn --after 7w      na die van Wit
      quarterturn record show games.pgn --game 3 --after 0
help-record-show-arg-game = Alleen de N-de partij van het bestand tonen, geteld vanaf 1
help-record-show-arg-boards = Het bord na elke beurt tonen
help-record-show-arg-after = Alleen de stelling na beurt N tonen (Nw: van Wit, Nb: van Zwart, 0: het begin)
help-record-animate = Van een partij een bewegende afbeelding maken
help-record-animate-long = Schrijft de hoofdvariant van een partij als bewegende GIF: elke verschuiving, de stukken die ze draait, en stukken die geplaatst en opgepakt worden. Het laatste beeld blijft langer staan, met de uitslag.
help-record-animate-after =
    Voorbeelden:
      quarterturn record animate game.pgn -o game.gif
      quarterturn record animate games.pgn --game 3 -o third.gif --palette dark
      quarterturn record animate game.pgn -o slow.gif --turn 1500 --width 640
      quarterturn record animate - -o game.gif < game.pgn
help-record-animate-arg-output = Het bestand om te schrijven; de naam moet op .gif eindigen
help-record-animate-arg-game = Welke partij van het bestand, geteld vanaf 1
help-record-animate-arg-turn_millis = Tijd voor elke beurt, in milliseconden
help-record-animate-arg-end_millis = Tijd voor het laatste beeld, in milliseconden

# Notatie, aanvulling, handleiding.
help-notation = Beschrijven hoe opstellingen, stellingen, acties en beurten geschreven worden
help-after =
    Notatie:
      OPSTELLING  tix, tixel, poka-yoke, regatta, of voluit: 6u:T10/T10
      STELLING    een opstelling voor de eerste beurt, of zes velden, tussen
                  aanhalingstekens: '6u:T10/T10 6/6/6/4T2t1/6/6 w T9/T9 - e3'
      ACTIE       plaatsen T@c3ne, verschuiven c3-c6ne, activeren c3*ne,
                  draaien c3~sw, oppakken c3^, end
      BEURT       acties met komma’s ertussen: c3-c5n,d4-d2w,e2^
      `quarterturn help notation` zegt er meer over.

    Exitcodes:
      0  gelukt
      1  het antwoord is nee: niet toegestaan, of een fout in een partijverslag
      2  verkeerd gebruik: een argument, bestand of invoer die niet bruikbaar is
      130, 143  onderbroken met Ctrl-C of beëindigd; wat bekend was, staat er
help-notation-after =
    Velden en standen:
      Velden zijn a1 (linksonder) tot k11. Een stand is de richting waarheen de
      holle zijde wijst: n, e, s, w (recht op het bord: inactief) of ne, se, sw,
      nw (gedraaid: actief). Een Tix-stuk heeft geen holle zijde en geen stand.

    Acties:
      T@c3ne    een Tixel-stuk op c3 plaatsen, holle zijde naar ne
                (X: Tix, T: Tixel, R: Regatta of Poka Yoke, L: omgekeerd)
      c3-c6ne   het stuk op c3 naar c6 verschuiven, waar het met stand ne eindigt
      c3*ne     het inactieve stuk op c3 activeren (als extra zet)
      c3~sw     het actieve stuk op c3 draaien (als extra zet)
      c3^       het stuk op c3 oppakken (als extra zet)
      end       de beurt beëindigen zonder de extra zet te doen

    Beurten:
      Een verschuiving waarna het stuk inactief is, is een opoffering en levert
      een extra zet op. Een beurt wordt geschreven als haar acties met komma’s
      ertussen, zoals c3-c5n,d4-d2w,e2^. Is de laatste actie een opoffering, dan
      is de extra zet overgeslagen.

    Opstellingen:
      tix         6u:X8/X8
      tixel       6u:T10/T10
      poka-yoke   6u:T10/T10:p2
      regatta     8b:R21/R21
      Voluit: de grootte van het bord (3 tot 11), u voor een open of b voor een
      begrensd bord, de stukken van Wit en van Zwart in de volgorde X, T, R, dan
      eventueel :p2 voor twee promoties elk en :near voor afgeronde hoeken naast
      de holle zijde.

    Stellingen:
      Een opstelling alleen is de stelling voor de eerste beurt. Elke andere
      stelling heeft zes velden met spaties ertussen; zet haar dus tussen
      aanhalingstekens:
        '6u:T10/T10 6/6/6/4T2t1/6/6 w T9/T9 - e3'
      opstelling  zoals hierboven
      bord        rijen van boven af, met / ertussen; een getal is een aantal
                  lege velden; een stuk is zijn letter, hoofdletter voor Wit en
                  kleine letter voor Zwart, en zijn stand als cijfer: 0 n, 1 ne,
                  2 e, 3 se, 4 s, 5 sw, 6 w, 7 nw
      aan zet     w of b
      voorraden   de stukken die Wit en Zwart nog kunnen plaatsen, - voor geen
      promoties   hoeveel elk er nog heeft, zoals 2/1; - als de opstelling er
                  geen heeft
      extra zet   - aan het begin van een beurt, anders het veld van het
                  opgeofferde stuk waarvan de extra zet open is
help-completions = Een aanvulscript voor een shell schrijven
help-completions-after =
    Voorbeelden:
      quarterturn completions bash > ~/.local/share/bash-completion/completions/quarterturn
      quarterturn completions zsh > ~/.zfunc/_quarterturn
      quarterturn completions fish > ~/.config/fish/completions/quarterturn.fish
help-completions-arg-shell = De shell
help-man = Handleidingpagina’s schrijven
help-man-long = Schrijft de pagina van het programma of van een subopdracht naar stdout; met --folder alle pagina’s naar bestanden.
help-man-after =
    Voorbeelden:
      quarterturn man | man -l -
      quarterturn man play | man -l -
      quarterturn man record check | man -l -
      quarterturn man --folder ~/.local/share/man/man1
help-man-arg-subcommand = De pagina van deze subopdracht schrijven, zoals `play` of `record check`
help-man-arg-folder = Alle pagina’s in deze map schrijven, die zo nodig gemaakt wordt

# Koppen van handleidingpagina’s.
help-page-name = NAAM
help-page-synopsis = OVERZICHT
help-page-description = BESCHRIJVING
help-page-notes = OPMERKINGEN

# Puzzels.
help-puzzles = Puzzels uit partijen maken, controleren, opnieuw maken of voor een jaar kiezen
help-puzzles-long = Een puzzel begint met de fout van de tegenstander; daarna wint wie aan de beurt is, met bewijs. Of de tegenstander dreigt meteen te winnen, en één beurt houdt stand. Het is één regel van vijf velden, gescheiden door tabs: de stelling voor die beurt, de beurt, in hoeveel beurten er gewonnen wordt of `hold`, de rating met haar afwijking, en de motieven van de oplossing.
help-puzzles-make = Puzzels zoeken in partijen van middelste niveaus, of in partijnotaties
help-puzzles-make-long =
    Speelt de partijen, zoekt fouten die winst binnen drie beurten toelaten, en houdt die over waarbij de voor de hand liggende beurt faalt en de oplossing verrast: hooguit één per partij, en geen twee gelijke. Elke puzzel krijgt een rating naar de niveaus die hem oplossen. Dezelfde seed geeft dezelfde puzzels, hoeveel threads het ook zijn. Ctrl-C beëindigt de run, schrijft wat tot dan toe gevonden is en zegt in hoeveel partijen.

    Met --hold worden beurten gezocht waarna de tegenstander meteen dreigt te winnen en precies één antwoord standhoudt, afgezien van standen en zijden.

    Een lange run kan worden verdeeld: met --first gaat hij verder na de partijen van een eerdere, en --unlike laat weg wat op de puzzels daarvan lijkt. Samen vinden ze wat één run zou vinden.
help-puzzles-make-after =
    Voorbeelden:
      quarterturn puzzles make tix --games 50
      quarterturn puzzles make tixel --games 3000 --threads 0 -o tixel.tsv
      quarterturn puzzles make tix --first 50 --games 50 --unlike earlier.tsv
      quarterturn puzzles make regatta --games 5000 --threads 0 --motif promote --motif flip
      quarterturn puzzles make tixel --hold --games 100
      quarterturn puzzles make --records club.pgn
help-puzzles-make-arg-games = Aantal partijen
help-puzzles-make-arg-first = Nummer van de eerste partij, geteld vanaf 0
help-puzzles-make-arg-records = In de partijen van dit bestand zoeken, die van de opstelling als die er is; `-` leest de standaardinvoer
help-puzzles-make-arg-hold = Beurten zoeken die standhouden tegen een dreiging om meteen te winnen, in plaats van winst
help-puzzles-make-arg-motifs = Alleen puzzels met dit motief, of met een van de opgegeven motieven
help-puzzles-make-arg-unlike = Weglaten wat lijkt op een puzzel van dit bestand
help-puzzles-make-arg-output = De puzzels naar dit bestand schrijven in plaats van naar stdout
help-puzzles-check = Puzzels opnieuw bewijzen
help-puzzles-check-long =
    Elke puzzel moet na de fout gewonnen zijn, in zoveel beurten als hij zegt en niet in minder, en daarvoor niet. Een puzzel waarin je moet standhouden heeft één beurt die dat doet, terwijl elke andere meteen verliest, en niets te winnen. De oplossing moet de genoemde motieven hebben, en geen twee puzzels van een bestand mogen op elkaar lijken, van welke kant ook bekeken.

    Een bestand zonder fouten staat op stdout met zijn aantal puzzels. Een fout komt op stderr als BESTAND:REGEL met de reden, en de exitcode is 1. Ctrl-C beëindigt de run en meldt wat tot dan toe gevonden is.
help-puzzles-check-after =
    Voorbeelden:
      quarterturn puzzles check tixel.tsv
      quarterturn puzzles check --threads 0 puzzles/*.tsv
      quarterturn puzzles make tix | quarterturn puzzles check -
help-puzzles-check-arg-files = Bestanden met puzzels, of kalenders; `-` leest de standaardinvoer
help-puzzles-check-arg-thoroughly = Elke puzzel ook opnieuw uit zijn fout maken en een rating geven, en de regels vergelijken
help-puzzles-again = Puzzels opnieuw uit hun fouten maken
help-puzzles-again-long =
    Onderzoekt de fout van elke regel zoals `puzzles make` dat doet en schrijft de regel die eruit komt: beurten, rating en motieven worden opnieuw bepaald. Wat de moeite niet waard is, valt weg. Dezelfde regels geven dezelfde puzzels, hoeveel threads het ook zijn.

    Een lange run kan worden verdeeld: --first en --lines kiezen een deel van het bestand, en de delen achter elkaar zijn wat één run zou schrijven. Ctrl-C beëindigt de run en schrijft de regels voor de eerste die ontbreekt.
help-puzzles-again-after =
    Voorbeelden:
      quarterturn puzzles again tixel.tsv --threads 0 -o again.tsv
      quarterturn puzzles again tixel.tsv --first 100 --lines 50
help-puzzles-again-arg-file = Een bestand met puzzels; `-` leest de standaardinvoer
help-puzzles-again-arg-first = Nummer van de eerste regel, geteld vanaf 0
help-puzzles-again-arg-lines = Aantal regels; zonder dit alle overige
help-puzzles-again-arg-output = De puzzels naar dit bestand schrijven in plaats van naar stdout
help-puzzles-calendar = De puzzels van een jaar kiezen
help-puzzles-calendar-long = Schrijft een regel voor elke dag van 52 weken: de dag en zijn puzzel. De bestanden wisselen elkaar af, en het wordt moeilijker van maandag tot zondag. Van elk bestand worden de mooiste gekozen: zeldzame ideeën, weinig stukken op het bord, meer dan één beurt.
help-puzzles-calendar-after =
    Voorbeelden:
      quarterturn puzzles calendar --first 2026-11-16 tix.tsv tixel.tsv
help-puzzles-calendar-arg-first = De eerste dag, een maandag
help-puzzles-calendar-arg-files = Bestanden met puzzels, een voor elk spel
help-puzzle = Puzzels oplossen in deze terminal
help-puzzle-long =
    Zonder spel is het de puzzel van vandaag. De tegenstander heeft net een fout gemaakt, en er is een bewezen winst: typ een hele beurt, met komma’s tussen de acties. Elke bewezen winst telt; een beurt die haar weggeeft wordt weerlegd. De opdrachten zijn board, solution, again, next, help en quit.

    Is de standaardinvoer geen terminal, dan worden haar regels als script gelezen.
help-puzzle-after =
    Voorbeelden:
      quarterturn puzzle                            de puzzel van vandaag
      quarterturn puzzle tix                        een van Tix
      quarterturn puzzle tixel --motif double-threat --rating 1400
      quarterturn puzzle regatta --number 12
      quarterturn puzzle --day 2026-12-24
help-puzzle-arg-game = Van welk spel: tix, tixel, regatta of poka-yoke
help-puzzle-arg-motif = Alleen puzzels met dit motief
help-puzzle-arg-rating = Puzzels van ongeveer deze sterkte eerst
help-puzzle-arg-number = Deze puzzel, geteld vanaf 1
help-puzzle-arg-day = De puzzel van deze dag in plaats van die van vandaag
help-puzzle-arg-seed = Seed voor het toeval; zonder deze optie elke keer anders

# Openingen.
help-openings = Openingenboeken: de eerste beurten van een spel
help-openings-long = Een openingenboek heeft een regel per stelling: de stelling, hoeveel stellingen zijn bezocht om haar te beoordelen, en haar goede beurten met wat elk waard is voor wie haar speelt, gescheiden door tabs. De waarde is de winstkans in duizendsten, of +N of -N voor winst of verlies, bewezen in N beurten.
help-openings-make = De eerste vijf beurten van een spel uitzoeken
help-openings-make-long = De engine vergelijkt de goede beurten vanaf het begin, de goede antwoorden daarop, en zo vijf beurten ver. Stellingen die er van een andere kant hetzelfde uitzien, worden één keer bekeken, en wat later wordt gevonden, verbetert wat eerder is gevonden. Dezelfde knopen geven hetzelfde boek, hoeveel threads het ook zijn. Ctrl-C beëindigt de run, en er wordt niets geschreven.
help-openings-make-after =
    Voorbeelden:
      quarterturn openings make 4u:X4/X4 --nodes 100
      quarterturn openings make tixel --nodes 50000 --threads 0 -o tixel.tsv
help-openings-make-arg-nodes = Knopen voor elke beurt die wordt vergeleken
help-openings-make-arg-output = Het boek naar dit bestand schrijven in plaats van naar stdout
