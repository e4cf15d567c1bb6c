# Der Spielplan.
board-label = Spielplan
board-told = { $what }. { $notes }
board-cell-held = Gewählt.
board-cell-bonus = Sein Opfer hat den Bonuszug eingebracht.
board-cell-threatened = Der Gegner könnte ihn mit einer Bewegung drehen.
board-cell-last = Gehört zum letzten Zug.
board-cell-turned = Der letzte Zug hat ihn gedreht.
board-landing-either = Aktiv oder ein Opfer, nach Wahl.
board-landing-placed = Kann hier aktiv eingesetzt werden.
board-landing-placed-inactive = Kann hier inaktiv eingesetzt werden.

# Was unter dem Spielplan steht.
board-holds-piece =
    { $count ->
        [0] Von { $space } aus kann er nicht ziehen. Tippe ihn noch einmal an: Was kann er sonst?
        [one] Von { $space } aus kann er auf ein Feld ziehen.
       *[other] Von { $space } aus kann er auf { $count } Felder ziehen.
    }
board-your-turn = Du bist am Zug.
board-next-bonus = Bonuszug: Handle noch einmal oder beende den Zug.
board-begin = Tippe auf einen Stein im Vorrat, dann auf ein Feld.
board-begin-keys = p nimmt einen Stein, Pfeile und Enter setzen ihn ein. ? zeigt alle Tasten.
board-holds-pool =
    { $count ->
        [one] { $piece } in der Hand: Er kann auf einem Feld eingesetzt werden.
       *[other] { $piece } in der Hand: Er kann auf { $count } Feldern eingesetzt werden.
    }
board-looks =
    { $count ->
        [0] Wäre sein Besitzer am Zug, könnte der Stein auf { $space } nirgends hinziehen.
        [one] Wäre sein Besitzer am Zug, könnte der Stein auf { $space } auf ein Feld ziehen.
       *[other] Wäre sein Besitzer am Zug, könnte der Stein auf { $space } auf { $count } Felder ziehen.
    }
board-asks = Wähle eine Ausrichtung für den Stein auf { $space }
board-choose = Wähle die Ausrichtung auf { $space }.
board-asks-pick-up = Den Stein auf { $space } aufnehmen?
board-previews = Tippe zur Bestätigung noch einmal auf { $space }.
board-choice = { $piece }, { $standing }
board-undone = Schritt rückgängig gemacht.
board-reset-done = Zug neu begonnen.
board-restored = Dein angefangener Zug ist wieder da.
board-nothing-to-undo = Es gibt keinen Schritt, den du rückgängig machen könntest.
board-nothing-to-send = Es gibt noch nichts zu senden: Setze einen Stein ein oder bewege einen.
board-unfinished = Der Zug ist nach Zeichen { $number } unvollständig.
board-unreadable = Der Zug ist ab Zeichen { $number } nicht lesbar: { $rest }
board-threats-shown = Markiert: was eine Bewegung drehen könnte.
board-threats-none = Zurzeit könnte keine Bewegung etwas drehen.
board-threats-hidden = Drohungen sind ausgeblendet.
board-refused-stuck = Der Stein auf { $space } ist aktiv, kann aber in keine Richtung ziehen.
board-refused-complete = Dein Zug ist vollständig. Sende ihn oder mache einen Schritt rückgängig.
board-refused-not-now = Du bist nicht am Zug.
board-refused-pool =
    { $player ->
        [white] Das sind die Steine von Weiß.
       *[black] Das sind die Steine von Schwarz.
    }
board-refused-only-looked = Hier lässt sich nichts bewegen: Diese Stellung wird nur angesehen.
board-refused-over = Die Partie ist zu Ende.
board-refused-not-asked = Die Regeln erlauben das, aber hier ist etwas anderes gefragt.

# Die Leiste.
board-strip = Dein Zug
board-steps = Schritte deines Zuges
board-last-turn = Schritte des letzten Zuges
board-undo = Schritt rückgängig machen
board-undo-step = Ab Schritt { $number } rückgängig machen
board-send = Senden
board-end-turn = Zug beenden
board-pick-up = Aufnehmen

# Seiten, Vorräte und Lebensanzeige.
board-side =
    { $player ->
        [white] Seite von Weiß
       *[black] Seite von Schwarz
    }
board-to-move = am Zug
board-life =
    { $player ->
        [white] { $count ->
            [one] Weiß kann { $count } Stein bewegen.
           *[other] Weiß kann { $count } Steine bewegen.
        }
       *[black] { $count ->
            [one] Schwarz kann { $count } Stein bewegen.
           *[other] Schwarz kann { $count } Steine bewegen.
        }
    }
board-life-warning =
    { $player ->
        [white] Vorsicht: Schwarz könnte sie in einem Zug alle lahmlegen.
       *[black] Vorsicht: Weiß könnte sie in einem Zug alle lahmlegen.
    }
board-life-turn = Mit diesem Zug: { $turn }.

# Schalter und Schreiben.
board-switches = Ansicht
board-threats = Drohungen zeigen
board-turn = Spielplan umdrehen
board-typed = Zug eintippen
board-typed-example = c3-c5n,d4^
board-typed-play = Spielen

# Tasten.
board-shortcuts = Tastenkürzel
board-keys-everywhere = Tasten gelten überall
board-keys-everywhere-about = Neben dem Spielplan führen ← und → durch die Züge. Die Tasten für Felder und Ausrichtungen wirken nur, solange der Spielplan den Fokus hat (Tab drücken).
board-close = Schließen
board-key-go = Zum nächsten Feld oder zur nächsten angebotenen Ausrichtung
board-key-row = Zum ersten oder letzten Feld der Zeile
board-key-tap = Einen Stein, ein Feld oder eine Ausrichtung wählen
board-key-rotate = Zur nächsten angebotenen Ausrichtung drehen
board-key-flip = Den Stein wenden oder zu einer anderen Seite oder Art gehen
board-key-pool = Einen Stein aus dem Vorrat nehmen
board-key-pick-up = Den Stein aufnehmen
board-key-undo = Schritt rückgängig machen
board-key-reset = Zug neu beginnen
board-key-send = Zug senden oder beenden
board-key-escape = Loslassen, schließen, Animation überspringen
board-key-threats = Drohungen zeigen oder ausblenden
board-key-turn-board = Spielplan umdrehen
board-key-replay = Den letzten Zug Schritt für Schritt ansehen
board-key-last = Den letzten Zug noch einmal zeigen und vollständig beschreiben
board-key-write = Zug eintippen
board-key-hint = Einen Tipp erbitten
board-key-take-back = Den letzten Zug zurücknehmen
board-key-turns = Einen Zug der Partie zurück oder vor
board-key-clock = Die verbleibende Zeit ansagen
board-key-help = Diese Liste

# Die Legende.
board-legend = Was die Zeichen bedeuten
board-legend-active = Bleibt dort aktiv
board-legend-sacrifice = Ein Opfer: bringt einen Bonuszug ein
board-legend-theirs = Dreht so viele Steine des Gegners
board-legend-own = Dreht so viele eigene Steine
board-legend-bonus = Hat den Bonuszug eingebracht
board-legend-ghost = Was geschehen würde
board-legend-turned = Vom letzten Zug gedreht
board-legend-came = Im letzten Zug bewegt
board-legend-either = Aktiv oder ein Opfer, nach Wahl
board-legend-place = Kann hier eingesetzt werden
board-legend-chosen = Gewählt
board-legend-turn = Würde so gedreht
board-legend-pick-up = Würde aufgenommen
board-legend-threat = In Gefahr, und woher
board-legend-refused = Warum es nicht geht
board-legend-life = Steine, die ziehen können
board-legend-pool = Steine im Vorrat
board-legend-promotions = Aufwertungen übrig
