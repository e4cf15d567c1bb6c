# Het programma in de terminal. De webapp laadt dit bestand niet.

# Wat niet te lezen is; de fout volgt.
terminal-not-action = Dit is geen actie.
terminal-not-turn = Dit is geen beurt.
terminal-not-position = Dit is geen stelling.
terminal-not-setup = Dit is geen opstelling.
terminal-not-space = Dit is geen veld.
terminal-open-bonus =
    de extra zet van { $player ->
        [white] Wit
       *[black] Zwart
    } staat nog open: schrijf eerst `end` om hem over te slaan

# Onder het bord.
terminal-to-move-bonus = aan zet, extra zet voor { $space }

# Spelen: het begin, de prompt, wat er op het bord staat.
terminal-begin = { $game } ({ $setup }). Typ een actie zoals { $example }, of `help`.
terminal-prompt-bonus = { $player }, extra zet
terminal-prompt-over = afgelopen
terminal-bonus =
    { $player ->
        [white] Wit
       *[black] Zwart
    } heeft het stuk op { $space } opgeofferd en mag een extra zet doen (plaatsen, verschuiven, activeren, oppakken of draaien), of de beurt beëindigen met `end`.
terminal-slidable = Kan schuiven: { $pieces }.
terminal-slidable-of = { $player } { $spaces }
terminal-slidable-none = { $player } niets

# Spelen: de partij.
terminal-plays = { $player } speelt { $turn }
terminal-forfeits = { $player } verliest reglementair: { $why }.
terminal-nothing-done = er werd niets gespeeld
terminal-allowed = Dit is toegestaan:
terminal-hint-then-end = { $turn } en daarna end
terminal-hint-answer = Verwacht antwoord: { $turn }.
terminal-nothing-to-do = Er valt niets te doen.
terminal-no-action = Er is geen toegestane actie.
terminal-no-action-there = Geen enkele toegestane actie gaat over { $space }.
terminal-no-turns = Er is nog geen beurt gespeeld.
terminal-unfinished = onvoltooid: { $actions }
terminal-taken-back = Teruggenomen: { $actions }
terminal-nothing-to-take-back = Er valt niets terug te nemen.
terminal-goes-on = De partij gaat verder.
terminal-no-draw =
    { $player ->
        [white] Wit
       *[black] Zwart
    } gaat niet akkoord met gelijkspel.
terminal-saved = Opgeslagen in { $file }.
terminal-saved-without-turn = De onvoltooide beurt staat er nog niet in.
terminal-file-exists = { $file } bestaat al: kies een andere naam.
terminal-not-saved = Opslaan in { $file } is niet gelukt: { $fault }
terminal-thinking = { $who } denkt na… (Ctrl-C: speel nu)
terminal-thinking-hint = { $who } denkt na… (Ctrl-C: toon wat er gevonden is)
terminal-engine = De engine
terminal-paused = Gepauzeerd. Een lege regel gaat verder, `quit` sluit af.
terminal-quit-leaves = Met `quit` verlaat je de partij.
terminal-go-on-later = Om later verder te gaan:
terminal-goodbye = Tot ziens.

# Spelen: het einde.
terminal-over = De partij is afgelopen ({ $result }). { $ending }
terminal-over-commands = `save BESTAND` slaat ze op, `undo` neemt het einde terug, `quit` sluit af.
terminal-over-undo = De partij is afgelopen. `undo` neemt het einde terug.
terminal-over-already = De partij is al afgelopen.
terminal-forfeited =
    { $winner ->
        [white] Wit wint: Zwart verliest reglementair.
       *[black] Zwart wint: Wit verliest reglementair.
    }
terminal-broken-off =
    { $count ->
        [one] Afgebroken na { $count } actie.
       *[other] Afgebroken na { $count } acties.
    }

# Spelen: verkeerd getypt.
terminal-takes-nothing = na `{ $word }` komt niets
terminal-why-needs = `why` vraagt om een actie: why T@c3ne
terminal-save-needs = `save` vraagt om een bestand: save game.pgn
terminal-no-command = Er is geen opdracht `{ $word }`; `help` geeft de lijst.

# Spelen: de lijst met toegestane acties.
terminal-list-place = plaatsen
terminal-list-slide = verschuiven
terminal-list-activate = activeren
terminal-list-pivot = draaien
terminal-list-pick-up = oppakken
terminal-list-sacrifice = (een opoffering)

# Spelen: hulp.
terminal-help-actions = Acties en beurten (Tab vult aan wat toegestaan is):
terminal-help-place = plaats een stuk: X, T, R, of L voor de andere kant van een R
terminal-help-slide = verschuif een stuk
terminal-help-activate = activeer een stuk, als extra zet
terminal-help-pivot = draai een stuk, als extra zet
terminal-help-pick-up = pak een stuk op, als extra zet
terminal-help-end = beëindig de beurt zonder de extra zet te doen
terminal-help-turn = een hele beurt; een extra zet die aan het eind openstaat, vervalt
terminal-help-stances = Standen: ne se sw nw zijn actief, n e s w inactief; Tix-stukken hebben er geen.
terminal-help-commands = Opdrachten:
terminal-command-moves = toon de toegestane acties, of die van één veld
terminal-command-why = zeg wat een actie zou doen, of waarom ze niet mag
terminal-command-hint = zeg wat de engine zou spelen, en waarom
terminal-command-undo = neem je laatste actie terug
terminal-command-board = toon het bord opnieuw
terminal-command-turns = toon de beurten tot nu toe
terminal-command-position = toon de stelling als tekst
terminal-command-save = sla de partij op als partijverslag
terminal-command-draw = spreek gelijkspel af
terminal-command-resign = geef op
terminal-command-help = toon deze lijst
terminal-command-quit = sluit af

# Analyse.
terminal-analysis-depth =
    Diepte { $depth }, { $nodes ->
        [one] { $nodes } stelling
       *[other] { $nodes } stellingen
    } doorzocht.
terminal-analysis-by-net = Beoordeeld door een neuraal net.
terminal-analysis-by-hand = Beoordeeld volgens handgeschreven regels.
terminal-analysis-too-few = Te weinig om iets te kunnen zeggen.
terminal-analysis-then = daarna { $turns }
terminal-table-smaller = niet genoeg geheugen voor een tabel van { $wanted } MiB; hij krijgt { $used } MiB

# Oplossen.
terminal-solve-proved =
    Bewezen: { $winner ->
        [white] Wit
       *[black] Zwart
    } wint in { $turns ->
        [one] { $turns } beurt
       *[other] { $turns } beurten
    }.
terminal-solve-proved-between =
    Bewezen: { $winner ->
        [white] Wit
       *[black] Zwart
    } wint in minstens { $least } en hoogstens { $most } beurten.
terminal-solve-nodes =
    { $nodes ->
        [one] { $nodes } stelling doorzocht.
       *[other] { $nodes } stellingen doorzocht.
    }
terminal-solve-open = Niet binnen het budget: er zijn { $nodes } stellingen doorzocht en er is niets bewezen.
terminal-solve-interrupted = Onderbroken: er zijn { $nodes } stellingen doorzocht en er is niets bewezen.
terminal-solve-drawn = Bewezen: bij het beste spel wint niemand.
terminal-solve-complete = { $positions } stellingen: { $won } gewonnen, { $lost } verloren en { $drawn } gelijkspel voor de speler aan zet. De langste winst duurt { $turns } beurten.
terminal-solve-same = { $setup }: bevestigd, { $positions } stellingen
terminal-solve-differs = { $setup }: wijkt af. Verwacht en gevonden:
terminal-solve-left-out = Grotere borden overgeslagen: { $count }. Noem er een om het te controleren.
terminal-solve-no-win =
    { $player ->
        [white] Wit
       *[black] Zwart
    } wint niet binnen { $turns ->
        [one] { $turns } beurt
       *[other] { $turns } beurten
    }.
terminal-solve-no-loss =
    { $player ->
        [white] Wit
       *[black] Zwart
    } verliest niet binnen { $turns ->
        [one] { $turns } beurt
       *[other] { $turns } beurten
    }.

# Partijverslagen.
terminal-not-finished = Niet afgelopen

# Getallen en voortgang.
terminal-percent = { $number }%
terminal-progress-left = nog { $time }
terminal-progress-depth = diepte { $depth }
terminal-progress-games = partijen
terminal-progress-pictures = beelden
terminal-analysis-so-far = diepte { $depth }  { $nodes } stellingen
terminal-solve-so-far = { $nodes } stellingen
terminal-solve-deciding = { $turns } beurten; { $open } stellingen open
terminal-solve-building = de boom wordt opgebouwd
terminal-solve-not-written = { $file } is niet geschreven.
terminal-solve-written =
    { $turns ->
        [one] { $file }: { $turns } beurt.
       *[other] { $file }: { $turns } beurten.
    }
terminal-solve-cut = De boom is ingekort: niet elke variant staat er tot het einde in; de opmerkingen zeggen waar.

# Wat `solve --tree` in het partijverslag schrijft.
terminal-proof-heading =
    { $winner ->
        [white] Wit wint binnen { $turns ->
            [one] { $turns } beurt
           *[other] { $turns } beurten
        }: één beurt van Wit, elke beurt van Zwart.
       *[black] Zwart wint binnen { $turns ->
            [one] { $turns } beurt
           *[other] { $turns } beurten
        }: één beurt van Zwart, elke beurt van Wit.
    }
terminal-proof-cut = De boom is ingekort: niet elke variant staat er tot het einde in.
terminal-proof-as-after = zoals na { $turn }
terminal-proof-as-start = zoals aan het begin
terminal-proof-not-shown = niet getoond
terminal-proof-more-not-shown = meer beurten worden niet getoond

# Partijverslagen.
terminal-record-game = Partij { $number }
terminal-record-games =
    { $count ->
        [one] { $count } partij
       *[other] { $count } partijen
    }
terminal-record-no-game = Er is geen partij.
terminal-record-not-utf8 = De tekst is geen UTF-8.
terminal-record-control = Het stuurteken { $found } is niet toegestaan.
terminal-record-too-long =
    { $what ->
        [comment] Deze opmerking is langer dan { $size }.
        [tag] Deze tag is langer dan { $size }.
        [turn] Deze beurt is langer dan { $size }.
       *[other] Dit is langer dan { $size }.
    }
terminal-bytes = { $bytes } bytes
terminal-record-no-such-setup = Verwacht wordt een opstelling zoals tixel.
terminal-record-too-many-turns = De partij heeft meer dan { $most } beurten.
terminal-record-too-deep = Varianten zijn meer dan { $most } niveaus diep genest.

# Serveren.
terminal-serve-at = Quarterturn staat op
terminal-serve-also-at = en op
terminal-serve-waiting = wacht op antwoorden die nog lopen; nog een keer Ctrl-C stopt meteen
terminal-serve-no-games = er zijn geen onlinepartijen: { $why }; `--database` zegt waar ze worden opgeslagen

# Beheer.
terminal-admin-copied = Gekopieerd en vergeleken: { $games ->
        [one] { $games } partij
       *[other] { $games } partijen
    }, { $entries ->
        [one] { $entries } gebeurtenis
       *[other] { $entries } gebeurtenissen
    }, { $accounts ->
        [one] { $accounts } account
       *[other] { $accounts } accounts
    }
terminal-admin-ratings =
    { $games ->
        [one] { $games } partij voor de rating
       *[other] { $games } partijen voor de rating
    }, { $ratings ->
        [one] { $ratings } rating
       *[other] { $ratings } ratings
    }, waarvan { $changed } gewijzigd
terminal-admin-closed =
    { $name } is gesloten. Beëindigd: { $sessions ->
        [one] { $sessions } sessie
       *[other] { $sessions } sessies
    }, { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }, { $seeks ->
        [one] { $seeks } zoekopdracht
       *[other] { $seeks } zoekopdrachten
    }, { $challenges ->
        [one] { $challenges } uitdaging
       *[other] { $challenges } uitdagingen
    }
terminal-admin-settled = { $reports ->
        [one] { $reports } melding is afgehandeld
       *[other] { $reports } meldingen zijn afgehandeld
    }

# Matches.
terminal-stopping = stopt; nog een keer Ctrl-C stopt meteen
terminal-interrupted = onderbroken; dit zijn de resultaten tot nu toe
terminal-match-interrupted = onderbroken; dit is de stand tot nu toe
terminal-match-forfeit = partij { $game } verbeurd door { $side } ({ $player }): { $kind }: { $what }
terminal-match-games = partijen
terminal-match-result = { $games }: { $wins } gewonnen, { $draws } gelijk, { $losses } verloren
terminal-match-score = score
terminal-match-elo = elo
terminal-match-elo-interval = { $elo } ± { $error } (95%: { $low } tot { $high })
terminal-match-elo-above = alles gewonnen: boven { $low } (95%)
terminal-match-elo-below = alles verloren: onder { $high } (95%)
terminal-match-elo-unknown = onbekend: geen enkel paar is uitgespeeld
terminal-match-sprt = sprt
terminal-match-accepted = aangenomen
terminal-match-rejected = verworpen
terminal-match-open = open
terminal-match-forfeits = verbeurd
terminal-match-forfeits-count = deze partijen tellen in de score als verloren
terminal-match-time = tijd

# Hoe een speler een partij verbeurt: het eind van een zin, en woorden in de tabel.
foul-nothing-done = er is niets gedaan
foul-bestmove-none = `bestmove none` is geen actie
foul-no-option = `{ $program }` heeft geen optie `{ $name }`
foul-cannot-start = kan `{ $program }` niet starten: { $why }
foul-silent = `{ $program }` antwoordde niet binnen { $time } met `{ $word }`
foul-silent-when-stopped = `{ $program }` antwoordde niet met `{ $word }` toen het werd gestopt
foul-late = `{ $program }` was na { $time } niet klaar en antwoordde pas toen het werd gestopt
foul-unreadable = `{ $program }` stuurde iets onleesbaars: { $error }
foul-ended = `{ $program }` stopte zonder met `{ $word }` te antwoorden
foul-option-rejected = `{ $program }` weigert een optie: { $why }
foul-slow = `{ $program }` antwoordde na { $took } in plaats van { $limit }
foul-ended-with = { $ended } ({ $status })
foul-exit-code = exitcode { $code }
foul-signal = signaal { $signal }
foul-kind-crash = gecrasht
foul-kind-silence = stilte
foul-kind-time = tijd
foul-kind-illegal = ongeldig
foul-kind-unreadable = onleesbaar

# Tellen: playouts en bench.
terminal-playouts-setup = opstelling
terminal-playouts-games = partijen
terminal-playouts-seconds = seconden
terminal-playouts-speed = partijen per seconde
terminal-playouts-white = Wit wint
terminal-playouts-black = Zwart wint
terminal-playouts-unfinished = afgebroken
terminal-playouts-unfinished-after = { $games } (na { $actions } acties)
terminal-playouts-actions = acties per partij
terminal-playouts-turns = beurten per partij
terminal-playouts-branching = acties om uit te kiezen
terminal-bench-nodes = { $nodes } knopen
terminal-bench-signature = kenmerk
terminal-bench-speed = snelheid
terminal-bench-nodes-per-second = { $nodes } knopen/s

# Belasting van een server.
terminal-load-seating = plaatsen innemen
terminal-load-playing = spelen
terminal-load-checking = partijen opnieuw lezen
terminal-load-games = partijen
terminal-load-sockets = sockets
terminal-load-turns = verzonden beurten
terminal-load-stored = gepland tot bevestigd
terminal-load-seen = gepland tot gezien door de tegenstander
terminal-load-times = de helft binnen { $p50 } ms, 90% { $p90 } ms, 99% { $p99 } ms, alle { $most } ms
terminal-load-no-times = geen beurten
terminal-load-unanswered = onbeantwoord
terminal-load-refused = geweigerd
terminal-load-closed = door de server gesloten sockets
terminal-load-lost = bevestigde beurten verloren
terminal-load-memory = geheugen van de server per socket
terminal-load-kilobytes = { $number } kB

# Puzzels.
terminal-puzzles-looking = puzzels zoeken
terminal-puzzles-games =
    { $count ->
        [one] de eerste partij is doorzocht
       *[other] de eerste { $count } partijen zijn doorzocht
    }
terminal-puzzles-count =
    { $count ->
        [one] { $count } puzzel
       *[other] { $count } puzzels
    }
terminal-puzzles-fields = een puzzel heeft vijf velden, gescheiden door tabs, niet { $count }
terminal-puzzles-day = een kalender heeft elke dag één keer en slaat er geen over
terminal-puzzles-no-turn = `{ $text }` is geen beurt
terminal-puzzles-over = na de fout valt er niets meer op te lossen
terminal-puzzles-turns = een puzzel duurt 1 tot 9 beurten of moet gehouden worden (`hold`), niet `{ $text }`
terminal-puzzles-rating = een rating schrijf je als 1500±80, niet `{ $text }`
terminal-puzzles-motif = onbekend motief in `{ $text }`
terminal-puzzles-unproved =
    { $turns ->
        [one] winst in { $turns } beurt werd niet bewezen
       *[other] kortste winst in { $turns } beurten werd niet bewezen
    }
terminal-puzzles-not-held = niet bewezen: één beurt houdt stand en elke andere verliest meteen; of ook die verliest later
terminal-puzzles-lost-before = de partij was al voor de fout verloren
terminal-puzzles-checking = puzzels controleren
terminal-puzzles-shorter =
    { $turns ->
        [one] er is winst in { $turns } beurt
       *[other] er is winst in { $turns } beurten
    }
terminal-puzzles-alike = lijkt te veel op de puzzel in regel { $line }
terminal-puzzles-motifs = de motieven zijn `{ $motifs }`
terminal-puzzles-no-motif = de oplossing heeft geen motief
terminal-puzzles-other = opnieuw gemaakt is het `{ $line }`
terminal-puzzles-not-kept = opnieuw gemaakt blijft hij niet behouden

# Puzzels in de terminal.
terminal-puzzle-board = de stelling opnieuw tonen
terminal-puzzle-solution = een oplossing tonen
terminal-puzzle-again = deze puzzel opnieuw beginnen
terminal-puzzle-next = een andere puzzel
terminal-puzzle-last = Er is geen andere puzzel.
terminal-puzzle-over = deze puzzel is afgelopen: `again`, `next` of `quit`
terminal-puzzle-ways = `again` begint opnieuw, `solution` toont een oplossing, `next` gaat verder.
terminal-puzzle-about = Rating { $rating } · { $motifs }
terminal-puzzle-help = Typ een hele beurt, met komma’s tussen de acties, of een opdracht:

# Plaatshouders voor waarden, in hulpteksten.
terminal-value-game = SPEL
terminal-value-motif = MOTIEF
terminal-value-day = DAG
terminal-value-file = BESTAND
terminal-value-position = STELLING
terminal-value-action = ACTIE
terminal-value-turn = BEURT
terminal-value-space = VELD
terminal-value-mark = TEKEN
terminal-value-from = VAN
terminal-value-to = NAAR
terminal-value-setup = OPSTELLING
terminal-value-player = SPELER
terminal-value-who = WIE
terminal-value-style = STIJL
terminal-value-when = WANNEER
terminal-value-name = NAAM
terminal-value-pixels = PIXELS
terminal-value-language = TAAL
terminal-value-port = POORT
terminal-value-address = ADRES
terminal-value-folder = MAP
terminal-value-number = AANTAL
terminal-value-shell = SHELL
terminal-value-subcommand = SUBOPDRACHT
terminal-value-command = OPDRACHT
terminal-value-options = OPTIES
terminal-value-time = TIJD
terminal-value-source = BRON
terminal-value-server = SERVER
terminal-value-database = DATABASE
terminal-value-depth = DIEPTE
terminal-value-budget = BUDGET
terminal-value-level = NIVEAU
terminal-value-token = TOKEN

# Een bot op een server.
terminal-bot-here = { $name } speelt op { $server } als { $player }
terminal-bot-accepts = uitdaging van { $name } aangenomen: /{ $code }
terminal-bot-declines = uitdaging van { $name } afgewezen: geen plaats voor nog een partij
terminal-bot-guest = een gast
terminal-bot-won = /{ $code }: gewonnen
terminal-bot-lost = /{ $code }: verloren
terminal-bot-drew = /{ $code }: gelijkspel
terminal-bot-void = /{ $code }: zonder uitslag beëindigd
terminal-bot-gives-up = /{ $code }: opgegeven: { $why }
terminal-bot-shut-out = /{ $code }: verlaten: { $error }
terminal-bot-lost-server = de server is niet bereikbaar, nieuwe poging: { $error }
terminal-bot-found-server = de server is er weer

# Openingen.
terminal-openings-looking = beurt { $number }
