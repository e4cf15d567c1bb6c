# Analyse: Züge, Engine, Kurve.
analysis-walk = Die Züge durchgehen
analysis-first = Zum Anfang
analysis-last = Zum Ende der Variante

analysis-turns = Züge und Varianten
analysis-start = Anfang
analysis-no-turns = Noch keine Züge. Mach einen auf dem Spielplan. Geh zurück und mach einen anderen, und eine Variante beginnt.
analysis-variation = Variante:
analysis-turns-count =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }

analysis-remarks = Zu { $turn }
analysis-remarks-start = Zum Anfang der Partie
analysis-judgement = Urteil
analysis-brilliant = Glänzend
analysis-good = Gut
analysis-interesting = Interessant
analysis-dubious = Zweifelhaft
analysis-mistake = Fehler
analysis-blunder = Grober Fehler
analysis-comment = Kommentar
analysis-promote = Variante nach oben
analysis-promote-main = Zur Hauptvariante machen
analysis-delete = Ab hier löschen
analysis-delete-variation = Variante ab hier löschen
analysis-deleted = Gelöscht, mit allem, was folgte.
analysis-undelete = Zurückholen

analysis-engine = Engine
analysis-engine-neural = Netz-Engine
analysis-lines = Varianten
analysis-engine-off = Die Engine ist aus.
analysis-engine-thinks =
    Denkt: { $depth } Aktionen voraus, { $unit ->
        [few] unter tausend Stellungen.
        [million] { $count } Mio. Stellungen.
       *[thousand] { $count } Tausend Stellungen.
    }
analysis-engine-done =
    { $unit ->
        [few] Fertig, nach weniger als tausend Stellungen.
        [million] Fertig, nach { $count } Mio. Stellungen.
       *[thousand] Fertig, nach { $count } Tausend Stellungen.
    }
analysis-proved =
    { $player ->
        [white] Weiß
       *[black] Schwarz
    } gewinnt · bewiesen { $count ->
        [0] jetzt
        [one] in { $count } Zug
       *[other] in { $count } Zügen
    }
analysis-guessed = Weiß { $percent } % · geschätzt

analysis-graph = Gewinnaussicht von Weiß
analysis-graph-known = { $known } von { $count } Stellungen bewertet.
analysis-graph-swing = Größter Umschwung: { $turn }, von { $before } % auf { $after } %.
analysis-graph-end = Am Ende: { $worth }.
analysis-graph-table = Als Liste
analysis-unknown = nicht bewertet
analysis-assess = Ganze Variante bewerten
analysis-assess-stop = Anhalten ({ $done } von { $count })

# Der Stellungseditor.
analysis-editor = Stellung aufbauen
analysis-editor-how = Wähle einen Stein und tippe auf ein Feld. Tippe noch einmal, um ihn zu drehen. Zieh ihn mit dem Finger, um ihn zu versetzen, oder vom Spielplan herunter, um ihn wegzunehmen.
analysis-editor-pieces = Was ein Tippen tut
analysis-editor-stances = Ausrichtung
analysis-editor-erase = Einen Stein wegnehmen
analysis-editor-bonus = Den geopferten Stein markieren, dessen Bonuszug noch offen ist
analysis-editor-to-move = Am Zug
analysis-editor-promotions = Aufwertungen übrig, { $player }
analysis-editor-setup = Spiel oder Aufbau
analysis-editor-right = Diese Stellung ist gültig.
analysis-editor-done = Analysieren
analysis-editor-undo = Rückgängig machen
analysis-editor-clear = Spielplan leeren
analysis-editor-cancel = Abbrechen

# Andere Partien.
analysis-other = Eine andere Partie oder Stellung
analysis-edit = Stellung aufbauen
analysis-new = Neu: { $game }
analysis-import = Partienotation, Link oder Stellung öffnen
analysis-import-text = Text
analysis-import-read = Text öffnen
analysis-import-file = Datei wählen
analysis-import-empty = Es gibt nichts zu öffnen.
analysis-import-too-long = Das ist zu lang: Auf einmal lässt sich höchstens ein Megabyte lesen.
analysis-import-unreadable = Diese Datei konnte nicht gelesen werden.
analysis-import-position = Das ist weder eine Partienotation noch eine Stellung. { $fault }

# Weitergeben.
analysis-share = Teilen und speichern
analysis-share-what = Was du teilst
analysis-share-game = Ganze Partie
analysis-share-position = Diese Stellung
analysis-share-link = Link
analysis-share-copy = Link kopieren
analysis-share-copy-record = Notation kopieren
analysis-share-code = QR-Code des Links
analysis-share-too-long = Der Link ist zu lang für einen QR-Code. Teile die Stellung oder den Link selbst.
analysis-save-record = Notation speichern
analysis-save-svg = Als SVG speichern
analysis-save-png = Als PNG speichern
analysis-copied = Kopiert.
analysis-not-copied = Der Browser erlaubt das Kopieren nicht. Markiere den Text und kopiere ihn selbst.
analysis-not-saved = Der Browser konnte die Datei nicht speichern.

# Was an einem Link falsch sein kann.
analysis-link-broken = Dieser Link lässt sich nicht öffnen.
analysis-link-setup = „{ $text }“ ist kein Spiel. { $fault }
analysis-link-position = „{ $text }“ ist keine Stellung. { $fault }
analysis-link-turn = Der Zug „{ $text }“ kann nicht gespielt werden. { $fault }
analysis-link-part = „{ $text }“ bei Zeichen { $place } ist nicht lesbar.
analysis-link-damaged = Er ist bei Zeichen { $place } beschädigt; vielleicht wurde er beim Kopieren abgeschnitten.

# Was an einer Partienotation falsch sein kann.
analysis-record-at = Zeile { $line }, Spalte { $column }: { $fault }
analysis-record-found = „{ $found }“ gehört nicht hierher.
analysis-record-ended = Der Text endet zu früh.
analysis-record-tag = Dieses Tag ist nicht lesbar.
analysis-record-tag-twice = Das Tag „{ $name }“ steht zweimal da.
analysis-record-no-setup = Das Tag „Setup“, das sagt, was gespielt wird, fehlt.
analysis-record-setup-differs = Die Tags „Setup“ und „Position“ meinen verschiedene Spiele.
analysis-record-number = Der Zug muss hier die Nummer { $expected } haben.
analysis-record-same-turn = { $turn } steht schon da: Eine Variante beginnt mit einem anderen Zug.
analysis-record-comment = Dieser Kommentar ist nicht geschlossen oder nicht lesbar.
analysis-record-clock = Diese Zeitangabe steht an der falschen Stelle oder ist nicht lesbar.
analysis-record-glyph = Dieses Urteil steht an der falschen Stelle oder ist nicht lesbar: Schreib einen Code wie $1 nach dem Zug.
analysis-record-variation = Diese Variante ist leer, steht an der falschen Stelle oder ist nicht geschlossen.
analysis-record-no-result = Die Partie endet nicht mit einem Ergebnis wie 1-0 oder *.
analysis-record-result = Das Ergebnis kann nicht stimmen.
analysis-record-other = Das ist nicht lesbar.
analysis-engine-rated = Die Engine ist aus, solange du eine gewertete Partie { $game } spielst.

analysis-openings = Eröffnungen
analysis-play-from = Von hier aus spielen
analysis-laboratory = Labor
