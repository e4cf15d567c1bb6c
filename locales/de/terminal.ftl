# Das Programm im Terminal. Die Web-App lädt diese Datei nicht.

# Was nicht lesbar ist; der Fehler folgt.
terminal-not-action = Das ist keine Aktion.
terminal-not-turn = Das ist kein Zug.
terminal-not-position = Das ist keine Stellung.
terminal-not-setup = Das ist kein Aufbau.
terminal-not-space = Das ist kein Feld.
terminal-open-bonus =
    der Bonuszug von { $player ->
        [white] Weiß
       *[black] Schwarz
    } ist noch offen: Schreib zuerst `end`, um ihn auszulassen

# Unter dem Spielplan.
terminal-to-move-bonus = am Zug, Bonuszug für { $space }

# Spielen: der Anfang, die Eingabe, was auf dem Spielplan steht.
terminal-begin = { $game } ({ $setup }). Tippe eine Aktion wie { $example } ein oder `help`.
terminal-prompt-bonus = { $player }, Bonuszug
terminal-prompt-over = zu Ende
terminal-bonus =
    { $player ->
        [white] Weiß
       *[black] Schwarz
    } hat den Stein auf { $space } geopfert und darf einen Bonuszug machen (einsetzen, bewegen, aktivieren, aufnehmen oder drehen) oder den Zug mit `end` beenden.
terminal-slidable = Bewegbar: { $pieces }.
terminal-slidable-of = { $player } { $spaces }
terminal-slidable-none = { $player } nichts

# Spielen: die Partie.
terminal-plays = { $player } spielt { $turn }
terminal-forfeits = { $player } verliert kampflos: { $why }.
terminal-nothing-done = es wurde nichts gespielt
terminal-allowed = Das ist erlaubt:
terminal-hint-then-end = { $turn } und dann end
terminal-hint-answer = Erwartete Antwort: { $turn }.
terminal-nothing-to-do = Es gibt nichts zu tun.
terminal-no-action = Es gibt keine erlaubte Aktion.
terminal-no-action-there = Keine erlaubte Aktion betrifft { $space }.
terminal-no-turns = Es wurde noch kein Zug gespielt.
terminal-unfinished = angefangen: { $actions }
terminal-taken-back = Zurückgenommen: { $actions }
terminal-nothing-to-take-back = Es gibt nichts zurückzunehmen.
terminal-goes-on = Die Partie geht weiter.
terminal-no-draw =
    { $player ->
        [white] Weiß
       *[black] Schwarz
    } nimmt kein Remis an.
terminal-saved = In { $file } gespeichert.
terminal-saved-without-turn = Der angefangene Zug ist noch nicht darin.
terminal-file-exists = { $file } gibt es schon: Wähle einen anderen Namen.
terminal-not-saved = { $file } ließ sich nicht speichern: { $fault }
terminal-thinking = { $who } denkt nach … (Strg-C: jetzt ziehen)
terminal-thinking-hint = { $who } denkt nach … (Strg-C: zeigen, was gefunden ist)
terminal-engine = Die Engine
terminal-paused = Angehalten. Eine leere Zeile setzt fort, `quit` verlässt die Partie.
terminal-quit-leaves = Mit `quit` verlässt du die Partie.
terminal-go-on-later = Um später weiterzuspielen:
terminal-goodbye = Auf Wiedersehen.

# Spielen: das Ende.
terminal-over = Die Partie ist zu Ende ({ $result }). { $ending }
terminal-over-commands = `save DATEI` speichert sie, `undo` nimmt das Ende zurück, `quit` verlässt sie.
terminal-over-undo = Die Partie ist zu Ende. `undo` nimmt das Ende zurück.
terminal-over-already = Die Partie ist schon zu Ende.
terminal-forfeited =
    { $winner ->
        [white] Weiß gewinnt: Schwarz verliert kampflos.
       *[black] Schwarz gewinnt: Weiß verliert kampflos.
    }
terminal-broken-off =
    { $count ->
        [one] Abgebrochen nach { $count } Aktion.
       *[other] Abgebrochen nach { $count } Aktionen.
    }

# Spielen: falsch eingetippt.
terminal-takes-nothing = nach `{ $word }` darf nichts folgen
terminal-why-needs = `why` braucht eine Aktion: why T@c3ne
terminal-save-needs = `save` braucht eine Datei: save game.pgn
terminal-no-command = Es gibt keinen Befehl `{ $word }`; `help` zählt sie auf.

# Spielen: die Liste der erlaubten Aktionen.
terminal-list-place = einsetzen
terminal-list-slide = bewegen
terminal-list-activate = aktivieren
terminal-list-pivot = drehen
terminal-list-pick-up = aufnehmen
terminal-list-sacrifice = (ein Opfer)

# Spielen: Hilfe.
terminal-help-actions = Aktionen und Züge (Tab ergänzt, was erlaubt ist):
terminal-help-place = einen Stein einsetzen: X, T, R, oder L für die andere Seite eines R
terminal-help-slide = einen Stein bewegen
terminal-help-activate = einen Stein aktivieren, als Bonuszug
terminal-help-pivot = einen Stein drehen, als Bonuszug
terminal-help-pick-up = einen Stein aufnehmen, als Bonuszug
terminal-help-end = den Zug beenden, ohne den Bonuszug zu nutzen
terminal-help-turn = ein ganzer Zug; ein am Ende offener Bonuszug verfällt
terminal-help-stances = Ausrichtungen: ne se sw nw sind aktiv, n e s w inaktiv; Tix-Steine haben keine.
terminal-help-commands = Befehle:
terminal-command-moves = die erlaubten Aktionen zeigen, oder die eines Feldes
terminal-command-why = sagen, was eine Aktion bewirkt oder warum sie nicht erlaubt ist
terminal-command-hint = sagen, was die Engine spielen würde und warum
terminal-command-undo = deine letzte Aktion zurücknehmen
terminal-command-board = den Spielplan noch einmal zeigen
terminal-command-turns = die bisherigen Züge zeigen
terminal-command-position = die Stellung als Text zeigen
terminal-command-save = die Partie als Partienotation speichern
terminal-command-draw = Remis vereinbaren
terminal-command-resign = aufgeben
terminal-command-help = diese Liste zeigen
terminal-command-quit = die Partie verlassen

# Analyse.
terminal-analysis-depth =
    Tiefe { $depth }, { $nodes ->
        [one] { $nodes } Stellung
       *[other] { $nodes } Stellungen
    } durchsucht.
terminal-analysis-by-net = Bewertet von einem neuronalen Netz.
terminal-analysis-by-hand = Bewertet nach handgeschriebenen Regeln.
terminal-analysis-too-few = Zu wenige, um etwas sagen zu können.
terminal-analysis-then = dann { $turns }
terminal-table-smaller = der Speicher reicht nicht für eine Tabelle von { $wanted } MiB; sie bekommt { $used } MiB

# Lösen.
terminal-solve-proved =
    Bewiesen: { $winner ->
        [white] Weiß
       *[black] Schwarz
    } gewinnt in { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Zügen
    }.
terminal-solve-proved-between =
    Bewiesen: { $winner ->
        [white] Weiß
       *[black] Schwarz
    } gewinnt in mindestens { $least } und höchstens { $most } Zügen.
terminal-solve-nodes =
    { $nodes ->
        [one] { $nodes } Stellung durchsucht.
       *[other] { $nodes } Stellungen durchsucht.
    }
terminal-solve-open = Nicht im gegebenen Rahmen: { $nodes } Stellungen wurden durchsucht, und nichts ist bewiesen.
terminal-solve-interrupted = Unterbrochen: { $nodes } Stellungen wurden durchsucht, und nichts ist bewiesen.
terminal-solve-drawn = Bewiesen: Bei bestem Spiel gewinnt niemand.
terminal-solve-complete = { $positions } Stellungen: { $won } gewonnen, { $lost } verloren und { $drawn } remis für den Spieler am Zug. Der längste Gewinn dauert { $turns } Züge.
terminal-solve-same = { $setup }: bestätigt, { $positions } Stellungen
terminal-solve-differs = { $setup }: weicht ab. Erwartet und gefunden:
terminal-solve-left-out = Größere Spielpläne ausgelassen: { $count }. Nenne einen, um ihn zu prüfen.
terminal-solve-no-win =
    { $player ->
        [white] Weiß
       *[black] Schwarz
    } gewinnt nicht innerhalb von { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Zügen
    }.
terminal-solve-no-loss =
    { $player ->
        [white] Weiß
       *[black] Schwarz
    } verliert nicht innerhalb von { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Zügen
    }.

# Partienotationen.
terminal-not-finished = Nicht beendet

# Zahlen und Fortschritt.
terminal-percent = { $number } %
terminal-progress-left = noch { $time }
terminal-progress-depth = Tiefe { $depth }
terminal-progress-games = Partien
terminal-progress-pictures = Bilder
terminal-analysis-so-far = Tiefe { $depth }  { $nodes } Stellungen
terminal-solve-so-far = { $nodes } Stellungen
terminal-solve-deciding = { $turns } Züge; { $open } Stellungen offen
terminal-solve-building = der Baum wird aufgebaut
terminal-solve-not-written = { $file } wurde nicht geschrieben.
terminal-solve-written =
    { $turns ->
        [one] { $file }: { $turns } Zug.
       *[other] { $file }: { $turns } Züge.
    }
terminal-solve-cut = Der Baum ist gekürzt: Nicht jede Variante ist bis zum Ende gezeigt; die Kommentare sagen, wo.

# Was `solve --tree` in die Partienotation schreibt.
terminal-proof-heading =
    { $winner ->
        [white] Weiß gewinnt in höchstens { $turns ->
            [one] { $turns } Zug
           *[other] { $turns } Zügen
        }: ein Zug von Weiß, jeder Zug von Schwarz.
       *[black] Schwarz gewinnt in höchstens { $turns ->
            [one] { $turns } Zug
           *[other] { $turns } Zügen
        }: ein Zug von Schwarz, jeder Zug von Weiß.
    }
terminal-proof-cut = Der Baum ist gekürzt: Nicht jede Variante ist bis zum Ende gezeigt.
terminal-proof-as-after = wie nach { $turn }
terminal-proof-as-start = wie am Anfang
terminal-proof-not-shown = nicht gezeigt
terminal-proof-more-not-shown = weitere Züge sind nicht gezeigt

# Partienotationen.
terminal-record-game = Partie { $number }
terminal-record-games =
    { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
terminal-record-no-game = Es gibt keine Partie.
terminal-record-not-utf8 = Der Text ist kein UTF-8.
terminal-record-control = Das Steuerzeichen { $found } ist nicht erlaubt.
terminal-record-too-long =
    { $what ->
        [comment] Dieser Kommentar ist länger als { $size }.
        [tag] Dieses Tag ist länger als { $size }.
        [turn] Dieser Zug ist länger als { $size }.
       *[other] Das ist länger als { $size }.
    }
terminal-bytes = { $bytes } Bytes
terminal-record-no-such-setup = Erwartet wird ein Aufbau wie tixel.
terminal-record-too-many-turns = Die Partie hat mehr als { $most } Züge.
terminal-record-too-deep = Varianten sind mehr als { $most } Ebenen tief verschachtelt.

# Bereitstellen.
terminal-serve-at = Quarterturn ist unter
terminal-serve-also-at = und unter
terminal-serve-waiting = warte auf laufende Antworten; noch einmal Strg-C beendet sofort
terminal-serve-no-games = es gibt keine Online-Partien: { $why }; `--database` sagt, wo sie gespeichert werden

# Verwaltung.
terminal-admin-copied = Kopiert und verglichen: { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }, { $entries ->
        [one] { $entries } Eintrag
       *[other] { $entries } Einträge
    }, { $accounts ->
        [one] { $accounts } Konto
       *[other] { $accounts } Konten
    }
terminal-admin-ratings =
    { $games ->
        [one] { $games } gewertete Partie
       *[other] { $games } gewertete Partien
    }, { $ratings ->
        [one] { $ratings } Wertungszahl
       *[other] { $ratings } Wertungszahlen
    }, davon { $changed } geändert
terminal-admin-closed =
    { $name } ist geschlossen. Beendet: { $sessions ->
        [one] { $sessions } Sitzung
       *[other] { $sessions } Sitzungen
    }, { $tokens ->
        [one] { $tokens } Token
       *[other] { $tokens } Tokens
    }, { $seeks ->
        [one] { $seeks } Gesuch
       *[other] { $seeks } Gesuche
    }, { $challenges ->
        [one] { $challenges } Herausforderung
       *[other] { $challenges } Herausforderungen
    }
terminal-admin-settled = { $reports ->
        [one] { $reports } Meldung ist erledigt
       *[other] { $reports } Meldungen sind erledigt
    }

# Wettkämpfe.
terminal-stopping = wird beendet; noch einmal Strg-C beendet sofort
terminal-interrupted = unterbrochen; das sind die Ergebnisse bis hierher
terminal-match-interrupted = unterbrochen; das ist der Stand bis hierher
terminal-match-forfeit = Partie { $game } kampflos verloren von { $side } ({ $player }): { $kind }: { $what }
terminal-match-games = Partien
terminal-match-result = { $games }: { $wins } gewonnen, { $draws } remis, { $losses } verloren
terminal-match-score = Punkte
terminal-match-elo = Elo
terminal-match-elo-interval = { $elo } ± { $error } (95 %: { $low } bis { $high })
terminal-match-elo-above = alles gewonnen: über { $low } (95 %)
terminal-match-elo-below = alles verloren: unter { $high } (95 %)
terminal-match-elo-unknown = unbekannt: kein Paar wurde zu Ende gespielt
terminal-match-sprt = SPRT
terminal-match-accepted = angenommen
terminal-match-rejected = abgelehnt
terminal-match-open = offen
terminal-match-forfeits = kampflos
terminal-match-forfeits-count = diese Partien zählen als verloren
terminal-match-time = Zeit

# Wie ein Spieler kampflos verliert: das Ende eines Satzes, und Wörter in der Tabelle.
foul-nothing-done = es wurde nichts getan
foul-bestmove-none = `bestmove none` ist keine Aktion
foul-no-option = `{ $program }` hat keine Option `{ $name }`
foul-cannot-start = `{ $program }` lässt sich nicht starten: { $why }
foul-silent = `{ $program }` hat nicht innerhalb von { $time } mit `{ $word }` geantwortet
foul-silent-when-stopped = `{ $program }` hat nicht mit `{ $word }` geantwortet, als es angehalten wurde
foul-late = `{ $program }` war nach { $time } nicht fertig und hat erst geantwortet, als es angehalten wurde
foul-unreadable = `{ $program }` hat etwas Unlesbares geschickt: { $error }
foul-ended = `{ $program }` wurde beendet, ohne mit `{ $word }` zu antworten
foul-option-rejected = `{ $program }` nimmt eine Option nicht an: { $why }
foul-slow = `{ $program }` hat nach { $took } statt { $limit } geantwortet
foul-ended-with = { $ended } ({ $status })
foul-exit-code = Exitcode { $code }
foul-signal = Signal { $signal }
foul-kind-crash = abgestürzt
foul-kind-silence = keine Antwort
foul-kind-time = Zeit
foul-kind-illegal = ungültig
foul-kind-unreadable = unlesbar

# Zählen: playouts und bench.
terminal-playouts-setup = Aufbau
terminal-playouts-games = Partien
terminal-playouts-seconds = Sekunden
terminal-playouts-speed = Partien pro Sekunde
terminal-playouts-white = Weiß gewinnt
terminal-playouts-black = Schwarz gewinnt
terminal-playouts-unfinished = abgebrochen
terminal-playouts-unfinished-after = { $games } (nach { $actions } Aktionen)
terminal-playouts-actions = Aktionen pro Partie
terminal-playouts-turns = Züge pro Partie
terminal-playouts-branching = Aktionen zur Wahl
terminal-bench-nodes = { $nodes } Knoten
terminal-bench-signature = Kennzahl
terminal-bench-speed = Tempo
terminal-bench-nodes-per-second = { $nodes } Knoten/s

# Last auf einem Server.
terminal-load-seating = Plätze einnehmen
terminal-load-playing = spielen
terminal-load-checking = Partien noch einmal lesen
terminal-load-games = Partien
terminal-load-sockets = Sockets
terminal-load-turns = gesendete Züge
terminal-load-stored = fällig bis bestätigt
terminal-load-seen = fällig bis vom Gegner gesehen
terminal-load-times = die Hälfte in { $p50 } ms, 90 % in { $p90 } ms, 99 % in { $p99 } ms, alle in { $most } ms
terminal-load-no-times = keine Züge
terminal-load-unanswered = unbeantwortet
terminal-load-refused = abgelehnt
terminal-load-closed = vom Server geschlossene Sockets
terminal-load-lost = bestätigte Züge verloren
terminal-load-memory = Speicher des Servers pro Socket
terminal-load-kilobytes = { $number } kB

# Rätsel.
terminal-puzzles-looking = Rätsel suchen
terminal-puzzles-games =
    { $count ->
        [one] die erste Partie wurde durchsucht
       *[other] die ersten { $count } Partien wurden durchsucht
    }
terminal-puzzles-count =
    { $count ->
        [one] { $count } Rätsel
       *[other] { $count } Rätsel
    }
terminal-puzzles-fields = ein Rätsel hat fünf Felder, getrennt durch Tabulatoren, nicht { $count }
terminal-puzzles-day = ein Kalender hat jeden Tag einmal und keine Lücke
terminal-puzzles-no-turn = `{ $text }` ist kein Zug
terminal-puzzles-over = nach dem Fehler bleibt nichts zu lösen
terminal-puzzles-turns = ein Rätsel dauert 1 bis 9 Züge oder ist zu halten (`hold`), nicht `{ $text }`
terminal-puzzles-rating = eine Wertung schreibt man wie 1500±80, nicht `{ $text }`
terminal-puzzles-motif = unbekanntes Motiv in `{ $text }`
terminal-puzzles-unproved =
    { $turns ->
        [one] kein Gewinn in { $turns } Zug wurde bewiesen
       *[other] kein kürzester Gewinn in { $turns } Zügen wurde bewiesen
    }
terminal-puzzles-not-held = nicht bewiesen: ein Zug hält, und jeder andere verliert sofort; oder auch dieser verliert später
terminal-puzzles-lost-before = die Partie war schon vor dem Fehler verloren
terminal-puzzles-checking = Rätsel prüfen
terminal-puzzles-shorter =
    { $turns ->
        [one] es gibt einen Gewinn in { $turns } Zug
       *[other] es gibt einen Gewinn in { $turns } Zügen
    }
terminal-puzzles-alike = dem Rätsel in Zeile { $line } zu ähnlich
terminal-puzzles-motifs = seine Motive sind `{ $motifs }`
terminal-puzzles-no-motif = seine Lösung hat kein Motiv
terminal-puzzles-other = neu erzeugt lautet es `{ $line }`
terminal-puzzles-not-kept = neu erzeugt wird es nicht behalten

# Rätsel im Terminal.
terminal-puzzle-board = die Stellung noch einmal zeigen
terminal-puzzle-solution = eine Lösung zeigen
terminal-puzzle-again = dieses Rätsel von vorn beginnen
terminal-puzzle-next = ein anderes Rätsel
terminal-puzzle-last = Es gibt kein anderes Rätsel.
terminal-puzzle-over = dieses Rätsel ist zu Ende: `again`, `next` oder `quit`
terminal-puzzle-ways = `again` beginnt von vorn, `solution` zeigt eine Lösung, `next` geht weiter.
terminal-puzzle-about = Wertung { $rating } · { $motifs }
terminal-puzzle-help = Tippe einen ganzen Zug, mit Kommas zwischen den Aktionen, oder einen Befehl:

# Platzhalter für Werte, in Hilfetexten.
terminal-value-game = SPIEL
terminal-value-motif = MOTIV
terminal-value-day = TAG
terminal-value-file = DATEI
terminal-value-position = STELLUNG
terminal-value-action = AKTION
terminal-value-turn = ZUG
terminal-value-space = FELD
terminal-value-mark = MARKE
terminal-value-from = VON
terminal-value-to = NACH
terminal-value-setup = AUFBAU
terminal-value-player = SPIELER
terminal-value-who = WER
terminal-value-style = STIL
terminal-value-when = WANN
terminal-value-name = NAME
terminal-value-pixels = PIXEL
terminal-value-language = SPRACHE
terminal-value-port = PORT
terminal-value-address = ADRESSE
terminal-value-folder = ORDNER
terminal-value-number = ANZAHL
terminal-value-shell = SHELL
terminal-value-subcommand = UNTERBEFEHL
terminal-value-command = BEFEHL
terminal-value-options = OPTIONEN
terminal-value-time = ZEIT
terminal-value-source = QUELLE
terminal-value-server = SERVER
terminal-value-database = DATENBANK
terminal-value-depth = TIEFE
terminal-value-budget = BUDGET
terminal-value-level = STUFE
terminal-value-token = TOKEN

# Ein Bot auf einem Server.
terminal-bot-here = { $name } spielt auf { $server } als { $player }
terminal-bot-accepts = Herausforderung von { $name } angenommen: /{ $code }
terminal-bot-declines = Herausforderung von { $name } abgelehnt: kein Platz für noch eine Partie
terminal-bot-guest = einem Gast
terminal-bot-won = /{ $code }: gewonnen
terminal-bot-lost = /{ $code }: verloren
terminal-bot-drew = /{ $code }: remis
terminal-bot-void = /{ $code }: ohne Ergebnis beendet
terminal-bot-gives-up = /{ $code }: aufgegeben: { $why }
terminal-bot-shut-out = /{ $code }: verlassen: { $error }
terminal-bot-lost-server = der Server ist nicht erreichbar, neuer Versuch: { $error }
terminal-bot-found-server = der Server ist wieder da

# Eröffnungen.
terminal-openings-looking = Zug { $number }
