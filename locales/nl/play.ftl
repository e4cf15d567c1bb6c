# Spelen: voor, tijdens en na een partij.

# Ervoor.
play-opponent = Tegenstander
play-computer = Computer
play-strength = Sterkte
play-level-named = { $number } · { $name }
play-colour = Jouw kleur
play-either = Maakt niet uit
play-name-of = Naam van { $player }
play-turn-board = Bord meedraaien
play-turn-board-about = Na elke beurt draait het bord naar de speler die aan zet is
play-game = Spel
play-own-mix = Eigen mix
play-size = Bord
play-size-named = { $size }×{ $size }
play-edge = Rand
play-edge-open = Open
play-edge-bounded = Begrensd
play-kind = Stukken
play-count = Stukken per speler
play-promotions = Promoties per speler
play-handicap = Voorgift
play-handicap-about = De sterkere speler ruilt stukken voor Tix-stukken, die minder kunnen
play-handicap-none = Geen
play-handicap-slight = Klein: { $count } Tix-stukken voor { $player }
play-handicap-clear = Duidelijk: { $count } Tix-stukken voor { $player }
play-handicap-heavy = Groot: { $count } Tix-stukken voor { $player }
play-handicap-own = Zoals hieronder
play-tix-of = Tix-stukken van { $player }
play-less = { $what }: één minder
play-more = { $what }: één meer
play-terms = Opties van de partij
play-clock = Klok
play-clock-none = Geen klok
play-clock-named =
    { $minutes ->
        [one] { $minutes } minuut
       *[other] { $minutes } minuten
    } + { $seconds ->
        [one] { $seconds } seconde per beurt
       *[other] { $seconds } seconden per beurt
    }
play-takebacks = Terugnemen
play-takebacks-about = Beurten mogen teruggenomen worden
play-repetition = Gelijkspel door herhaling
play-repetition-about = Komt een stelling voor de derde keer voor, dan mag je gelijkspel claimen
play-begin = Beginnen

# De sterkte.
level-1 = Nieuwkomer
level-2 = Groentje
level-3 = Beginner
level-4 = Leerling
level-5 = Gelegenheidsspeler
level-6 = Liefhebber
level-7 = Vaste speler
level-8 = Bedreven speler
level-9 = Clubspeler
level-10 = Sterke speler
level-11 = Expert
level-12 = Meester
level-13 = Kampioen
level-14 = Grootmeester
level-15 = Virtuoos

# De partij.
play-you = Jij
play-computer-level = Computer { $number } · { $name }
play-pair = { $white } en { $black }
play-thinking = Denkt na…
play-clock-of = Klok van { $player }
play-game-with-tix = { $game } · Tix-stukken { $white }/{ $black }
play-take-back = Terugnemen
play-taken-back = Beurt teruggenomen.
play-hint = Hint
play-resign = Opgeven
play-resign-really = Echt opgeven?
play-draw = Remise afspreken
play-draw-really = Allebei akkoord?
play-no = Nee
play-other = Meer
play-analyse = Openen in analyse
play-share = Delen
play-export = Exporteren
play-link-copied = De link naar deze partij is gekopieerd. De hele partij zit erin.
play-link-not-copied = De link kon niet gekopieerd worden. Open de partij in analyse: het adres daar is de link.
play-export-failed = De browser kon het bestand niet opslaan.
play-repeated = Deze stelling komt voor de derde keer voor.
play-call-draw = Gelijkspel claimen
play-looking-back = Je bekijkt een eerdere stelling.
play-now = Terug naar de partij
play-turns = Beurten
play-notation = Notatie
play-first = Naar het begin
play-earlier = Eén beurt eerder
play-later = Eén beurt later
play-retry = Opnieuw proberen
play-newer-show = Je partijen

# Erna.
play-end = Einde van de partij
play-won = Je hebt gewonnen
play-lost = De computer heeft gewonnen
play-drawn = Gelijkspel
play-white-won = Wit heeft gewonnen
play-black-won = Zwart heeft gewonnen
play-named-won = { $name } heeft gewonnen
play-rematch = Nog een partij
play-swapped-you =
    { $player ->
        [white] Deze keer speel je met wit.
       *[black] Deze keer speel je met zwart.
    }
play-swapped =
    { $player ->
        [white] Deze keer speelt { $name } met wit.
       *[black] Deze keer speelt { $name } met zwart.
    }
play-review-title = Waar de partij kantelde
play-review-going = De engine loopt de partij na…
play-review-done = De nabespreking is klaar.
play-review-clean = Geen enkele beurt kostte veel. Goed gespeeld.
play-graph = De winstkans van Wit van beurt tot beurt; aan het eind { $percent }%
play-moment = Beurt { $number }, { $player }
play-moment-turned = Hier kantelde de partij. Ervoor: { $before }. Erna: { $after }.
play-moment-cost = Ervoor: { $before }. Erna: { $after }.
play-better = Beter:
play-look = Toon het op het bord
play-worth-win =
    { $turns ->
        [one] winst binnen { $turns } beurt, bewezen
       *[other] winst binnen { $turns } beurten, bewezen
    }
play-worth-loss =
    { $turns ->
        [0] verlies, bewezen
        [one] verlies binnen { $turns } beurt, bewezen
       *[other] verlies binnen { $turns } beurten, bewezen
    }
play-worth-chance = een winstkans van { $percent }%, geschat

# De partijen op dit apparaat.
play-own = Je partijen
play-none = Nog geen. Partijen worden vanaf de eerste beurt op dit apparaat opgeslagen.
play-row =
    { $against }, { $turns ->
        [one] { $turns } beurt
       *[other] { $turns } beurten
    }, { $date }. { $state }
play-unknown = Een partij voor analyse
play-unread =
    { $count ->
        [one] Eén opgeslagen partij is niet te lezen. Ze blijft waar ze is.
       *[other] { $count } opgeslagen partijen zijn niet te lezen. Ze blijven waar ze zijn.
    }
play-delete = Verwijderen
play-delete-really = Echt verwijderen?
play-all-games = Alle partijen
play-gone = Deze partij staat niet, of niet meer, op dit apparaat.
play-no-seats = Bij deze partij staat niet wie er speelt. Het partijverslag is compleet; je kunt het exporteren.

# Wat hierna komt, en wat bereikt is.
next-level = Probeer niveau { $number }: { $name }
# In the place of a button at the end of a game; part of next-level.
next-level-short = Niveau { $number }
next-higher-about = Je hebt { $game } twee keer achter elkaar gewonnen.
next-lower-about = Drie keer achter elkaar verloren bij { $game }: van een zwakkere tegenstander leer je misschien meer.
next-review = Zie waar de partij kantelde
next-review-about = Je laatste partij { $game }, tegen niveau { $number }
next-lesson = Volgende les: { $title }
next-again = Nog een partij { $game }
results-title = Je uitslagen tegen de computer
results-game = Spel en niveau
results-won = Gewonnen
results-lost = Verloren
results-drawn = Gelijk
