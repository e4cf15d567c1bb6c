# Spielen: vor, während und nach einer Partie.

# Davor.
play-opponent = Gegner
play-computer = Computer
play-strength = Spielstärke
play-level-named = { $number } · { $name }
play-colour = Deine Farbe
play-either = Egal
play-name-of = Name von { $player }
play-turn-board = Spielplan mitdrehen
play-turn-board-about = Nach jedem Zug dreht sich der Spielplan zu dem Spieler, der am Zug ist
play-game = Spiel
play-own-mix = Eigene Mischung
play-size = Spielplan
play-size-named = { $size }×{ $size }
play-edge = Rand
play-edge-open = Offen
play-edge-bounded = Begrenzt
play-kind = Steine
play-count = Steine pro Spieler
play-promotions = Aufwertungen pro Spieler
play-handicap = Vorgabe
play-handicap-about = Der stärkere Spieler tauscht Steine gegen Tix-Steine, die weniger können
play-handicap-none = Keine
play-handicap-slight = Leicht: { $count } Tix-Steine für { $player }
play-handicap-clear = Deutlich: { $count } Tix-Steine für { $player }
play-handicap-heavy = Schwer: { $count } Tix-Steine für { $player }
play-handicap-own = Wie unten eingestellt
play-tix-of = Tix-Steine von { $player }
play-less = { $what }: weniger
play-more = { $what }: mehr
play-terms = Optionen der Partie
play-clock = Uhr
play-clock-none = Keine Uhr
play-clock-named =
    { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    } + { $seconds ->
        [one] { $seconds } Sekunde pro Zug
       *[other] { $seconds } Sekunden pro Zug
    }
play-takebacks = Zurücknehmen
play-takebacks-about = Züge dürfen zurückgenommen werden
play-repetition = Remis durch Wiederholung
play-repetition-about = Kommt eine Stellung zum dritten Mal vor, darfst du Remis beanspruchen
play-begin = Beginnen

# Die Spielstärke.
level-1 = Neuling
level-2 = Einsteiger
level-3 = Anfänger
level-4 = Lernender
level-5 = Gelegenheitsspieler
level-6 = Begeisterter
level-7 = Sicherer Spieler
level-8 = Geübter Spieler
level-9 = Vereinsspieler
level-10 = Starker Spieler
level-11 = Experte
level-12 = Meister
level-13 = Champion
level-14 = Großmeister
level-15 = Virtuose

# Die Partie.
play-you = Du
play-computer-level = Computer { $number } · { $name }
play-pair = { $white } und { $black }
play-thinking = Denkt nach …
play-clock-of = Uhr von { $player }
play-game-with-tix = { $game } · Tix-Steine { $white }/{ $black }
play-take-back = Zurücknehmen
play-taken-back = Zug zurückgenommen.
play-hint = Tipp
play-resign = Aufgeben
play-resign-really = Wirklich aufgeben?
play-draw = Remis vereinbaren
play-draw-really = Seid ihr beide dafür?
play-no = Nein
play-other = Mehr
play-analyse = In der Analyse öffnen
play-share = Teilen
play-export = Exportieren
play-link-copied = Der Link zu dieser Partie ist kopiert. Die ganze Partie steckt darin.
play-link-not-copied = Der Link konnte nicht kopiert werden. Öffne die Partie in der Analyse: Die Adresse dort ist der Link.
play-export-failed = Der Browser konnte die Datei nicht speichern.
play-repeated = Diese Stellung kommt zum dritten Mal vor.
play-call-draw = Remis beanspruchen
play-looking-back = Du siehst eine frühere Stellung.
play-now = Zurück zur Partie
play-turns = Züge
play-notation = Notation
play-first = Zum Anfang
play-earlier = Einen Zug früher
play-later = Einen Zug später
play-retry = Noch einmal
play-newer-show = Deine Partien

# Danach.
play-end = Partie zu Ende
play-won = Du hast gewonnen
play-lost = Der Computer hat gewonnen
play-drawn = Remis
play-white-won = Weiß hat gewonnen
play-black-won = Schwarz hat gewonnen
play-named-won = { $name } hat gewonnen
play-rematch = Revanche
play-swapped-you =
    { $player ->
        [white] Diesmal spielst du Weiß.
       *[black] Diesmal spielst du Schwarz.
    }
play-swapped =
    { $player ->
        [white] Diesmal spielt { $name } Weiß.
       *[black] Diesmal spielt { $name } Schwarz.
    }
play-review-title = Wo sich die Partie gewendet hat
play-review-going = Die Engine geht die Partie durch …
play-review-done = Die Durchsicht ist fertig.
play-review-clean = Kein Zug hat viel gekostet. Gut gespielt.
play-graph = Gewinnaussicht von Weiß von Zug zu Zug; am Ende { $percent } %
play-moment = Zug { $number }, { $player }
play-moment-turned = Hier hat sich die Partie gewendet. Davor: { $before }. Danach: { $after }.
play-moment-cost = Davor: { $before }. Danach: { $after }.
play-better = Besser:
play-look = Auf dem Spielplan zeigen
play-worth-win =
    { $turns ->
        [one] Gewinn in { $turns } Zug, bewiesen
       *[other] Gewinn in { $turns } Zügen, bewiesen
    }
play-worth-loss =
    { $turns ->
        [0] Verlust, bewiesen
        [one] Verlust in { $turns } Zug, bewiesen
       *[other] Verlust in { $turns } Zügen, bewiesen
    }
play-worth-chance = Gewinnaussicht { $percent } %, geschätzt

# Die Partien auf diesem Gerät.
play-own = Deine Partien
play-none = Noch keine. Partien werden ab dem ersten Zug auf diesem Gerät gespeichert.
play-row =
    { $against }, { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    }, { $date }. { $state }
play-unknown = Eine Partie für die Analyse
play-unread =
    { $count ->
        [one] Eine gespeicherte Partie ist nicht lesbar. Sie bleibt, wo sie ist.
       *[other] { $count } gespeicherte Partien sind nicht lesbar. Sie bleiben, wo sie sind.
    }
play-delete = Löschen
play-delete-really = Wirklich löschen?
play-all-games = Alle Partien
play-gone = Diese Partie ist nicht oder nicht mehr auf diesem Gerät.
play-no-seats = Bei dieser Partie steht nicht, wer sie spielt. Ihre Partienotation ist vollständig; du kannst sie exportieren.

# Was als Nächstes kommt, und was erreicht wurde.
next-level = Versuche Stufe { $number }: { $name }
# In the place of a button at the end of a game; part of next-level.
next-level-short = Stufe { $number }
next-higher-about = Du hast { $game } zweimal nacheinander gewonnen.
next-lower-about = Drei Niederlagen nacheinander in { $game }: Von einem schwächeren Gegner lernst du vielleicht mehr.
next-review = Sieh, wo sich die Partie gewendet hat
next-review-about = Deine letzte Partie { $game }, gegen Stufe { $number }
next-lesson = Nächste Lektion: { $title }
next-again = Noch eine Partie { $game }
results-title = Deine Ergebnisse gegen den Computer
results-game = Spiel und Stufe
results-won = Gewonnen
results-lost = Verloren
results-drawn = Remis
