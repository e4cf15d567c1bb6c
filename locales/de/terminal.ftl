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
terminal-takes-nothing = nach `{ $word }` folgt nichts
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
terminal-analysis-too-few = Zu wenige, um etwas sagen zu können.
terminal-analysis-then = dann { $turns }

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
