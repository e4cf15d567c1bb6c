# Die eigenen Fehler als Rätsel, und was wiederkommt.
mistakes-lead = Züge, die dich mindestens 15 % deiner Gewinnchance oder einen bewiesenen Gewinn gekostet haben, aus den Partien auf diesem Gerät. Finde die besseren.
mistakes-searching =
    { $count ->
        [0] Deine Partien werden durchgesehen…
        [one] Deine Partien werden durchgesehen… Noch { $count }.
       *[other] Deine Partien werden durchgesehen… Noch { $count }.
    }
mistakes-none = Keine Fehler gefunden. Hier werden die beendeten Partien auf diesem Gerät durchgesehen.
mistakes-found =
    { $count ->
        [one] { $count } Fehler, { $solved } berichtigt
       *[other] { $count } Fehler, { $solved } berichtigt
    }
mistakes-hanging-last-piece = Letzter Stein ungeschützt
mistakes-missed-chain = Verpasste Kettenzüge
mistakes-overlooked-slide = Übersehene Bewegungen
mistakes-other = Andere Fehler
mistakes-one = { $game }, { $date }
mistakes-cost = { $before } % → { $after } %
mistakes-task-win = { $player } am Zug. Hier konntest du gewinnen. Finde es.
mistakes-task = { $player } am Zug. Dein Zug führte von { $before } % zu { $after } %. Finde einen besseren.
mistakes-solved = Richtig: Damit bleiben deine Chancen erhalten.
mistakes-failed = Auch das gibt zu viel her. Das ist die Antwort darauf.
mistakes-failed-later = Auch das gibt zu viel her. So geht es weiter.
again-lead = Was dir misslingt, kommt an einem anderen Tag wieder: nicht dieselbe Stellung, sondern eine neue derselben Art. Höchstens { $count } am Tag.
again-switch = Fehler wiederkommen lassen
again-switch-about = Misslungene Lektionen, Rätsel und Übungen werden auf diesem Gerät gemerkt. Ausschalten vergisst sie.
again-nothing-yet = Noch keine Fehler. Ab jetzt werden sie hier gemerkt.
again-none-today =
    { $count ->
        [one] Heute nichts. { $count } Art von Stellungen kommt später wieder.
       *[other] Heute nichts. { $count } Arten von Stellungen kommen später wieder.
    }
again-due =
    { $count ->
        [one] { $count } neue Stellung für heute
       *[other] { $count } neue Stellungen für heute
    }
again-begin = Beginnen
again-done = Das war alles für heute.
again-topic = { $game }: { $about }
again-turned-by = Was eine Bewegung dreht
again-stays-active = Wo ein Stein aktiv bleibt
again-exposed = Was gedreht werden kann
again-left-to-slide = Was noch ziehen kann

# Motive.
motifs-lead = Die Ideen hinter Tipps, Analysen und Rätseln. In jedem Bild ist Weiß am Zug.
motifs-lesson = Lektion: { $title } ({ $game })
motifs-puzzles = Rätsel mit diesem Motiv
