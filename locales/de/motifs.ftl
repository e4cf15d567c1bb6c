# Die Motive: ein Name, und was er bedeutet.

# Steine als Objekt von „dreht …“ und „sperrt … ein“: nach ihren Feldern, oder die letzten.
why-pieces =
    { $spaces } von { $whose ->
        [you] dir
        [white] Weiß
       *[black] Schwarz
    }
why-last-pieces =
    { $whose ->
        [you] { $count ->
            [one] deinen letzten bewegbaren Stein
           *[other] deine letzten { $count } bewegbaren Steine
        }
        [white] { $count ->
            [one] den letzten bewegbaren Stein von Weiß
           *[other] die letzten { $count } bewegbaren Steine von Weiß
        }
       *[black] { $count ->
            [one] den letzten bewegbaren Stein von Schwarz
           *[other] die letzten { $count } bewegbaren Steine von Schwarz
        }
    }

# Warum ein Zug gut ist.
why-wins-turning = Dreht { $pieces } und gewinnt.
why-wins-hemming = Sperrt { $pieces } ein und gewinnt.
why-wins-stopping =
    Danach { $other ->
        [you] kannst du
        [white] kann Weiß
       *[black] kann Schwarz
    } nichts mehr bewegen: Das gewinnt.
why-double-threat =
    Droht auf zwei Arten zu gewinnen: Beides { $other ->
        [you] kannst du
        [white] kann Weiß
       *[black] kann Schwarz
    } nicht verhindern.
why-only-defence-turning =
    Nur so { $other ->
        [you] kannst du
        [white] kann Weiß
       *[black] kann Schwarz
    } { $pieces } nicht drehen.
why-only-defence-hemming =
    Nur so { $other ->
        [you] kannst du
        [white] kann Weiß
       *[black] kann Schwarz
    } { $pieces } nicht einsperren.
why-only-defence =
    Nur so { $other ->
        [you] kannst du
        [white] kann Weiß
       *[black] kann Schwarz
    } nicht sofort gewinnen.
why-defends-turning =
    So { $other ->
        [you] kannst du
        [white] kann Weiß
       *[black] kann Schwarz
    } { $pieces } nicht drehen.
why-defends-hemming =
    So { $other ->
        [you] kannst du
        [white] kann Weiß
       *[black] kann Schwarz
    } { $pieces } nicht einsperren.
why-defends =
    So { $other ->
        [you] kannst du
        [white] kann Weiß
       *[black] kann Schwarz
    } nicht sofort gewinnen.
why-wins-by-force = Erzwingt den Sieg in { $count } Zügen.
why-threatens-turning = Droht, { $pieces } zu drehen.
why-threatens-hemming = Droht, { $pieces } einzusperren.
why-threatens = Droht, mit dem nächsten Zug zu gewinnen.
why-hems-in = Sperrt { $pieces } ein.
why-turns = Dreht { $pieces }.
why-turns-in-chain = Ein Kettenzug aus { $count } Aktionen dreht { $pieces }.
why-also-turns = Dreht auch { $pieces }.
why-promotes = Wertet { $space } auf: Ein Poka-Yoke-Stein kommt in den Vorrat.
why-reopens = Nimmt { $space } auf, sodass ein anderer Stein dort ziehen kann.
why-declines = Hier ist es besser, auf den Bonuszug zu verzichten.
why-flips = Nur mit dieser Seite nach oben kann der Stein so stehen.
why-nests = Eine Ecke ruht in einer Einbuchtung: Dort kommt nichts vorbei.
why-places-quietly = Bringt einen neuen Stein ins Spiel, statt einen zu drehen.
why-sacrifices =
    Opfert { $spaces }, um { $bonus ->
        [place] einen Stein auf { $space } einzusetzen
        [activate] { $space } zu aktivieren
        [pivot] { $space } zu drehen
        [pick-up] { $space } aufzunehmen
       *[slide] { $space } zu bewegen
    }.
why-holds-out = Jeder Zug verliert; dieser hält am längsten stand.
why-slidable =
    Danach { $mover ->
        [you] kannst du
        [white] kann Weiß
       *[black] kann Schwarz
    } { $count ->
        [one] einen Stein
       *[other] { $count } Steine
    } bewegen, { $other ->
        [you] du
        [white] Weiß
       *[black] Schwarz
    } { $others ->
        [0] keinen
        [one] einen
       *[other] { $others }
    }.

# Warum ein Zug schlecht ist: was der Gegner dann könnte.
why-lets-turn =
    { $other ->
        [you] Du könntest
        [white] Weiß könnte
       *[black] Schwarz könnte
    } dann { $pieces } drehen.
why-lets-hem-in =
    { $other ->
        [you] Du könntest
        [white] Weiß könnte
       *[black] Schwarz könnte
    } dann { $pieces } einsperren.
why-lets-win =
    { $other ->
        [you] Du könntest
        [white] Weiß könnte
       *[black] Schwarz könnte
    } dann sofort gewinnen.
why-lets-turn-with =
    { $other ->
        [you] Du könntest
        [white] Weiß könnte
       *[black] Schwarz könnte
    } dann mit { $turn } { $pieces } drehen.
why-lets-hem-in-with =
    { $other ->
        [you] Du könntest
        [white] Weiß könnte
       *[black] Schwarz könnte
    } dann mit { $turn } { $pieces } einsperren.
why-lets-win-with =
    { $other ->
        [you] Du könntest
        [white] Weiß könnte
       *[black] Schwarz könnte
    } dann mit { $turn } sofort gewinnen.
why-missed-win = { $turn } hätte sofort gewonnen.
why-play-anyway = Trotzdem spielen?

# Was ein Stein könnte, wenn sein Besitzer am Zug wäre.
why-reach-turns =
    { $owner ->
        [you] Am Zug könnte dein Stein
        [white] Am Zug könnte der weiße Stein
       *[black] Am Zug könnte der schwarze Stein
    } auf { $space } { $pieces } drehen.
why-reach-wins =
    { $owner ->
        [you] Am Zug könnte dein Stein
        [white] Am Zug könnte der weiße Stein
       *[black] Am Zug könnte der schwarze Stein
    } auf { $space } mit einer Bewegung nach { $to } sofort gewinnen.
why-reach-nothing =
    { $owner ->
        [you] Am Zug könnte dein Stein
        [white] Am Zug könnte der weiße Stein
       *[black] Am Zug könnte der schwarze Stein
    } auf { $space } auf { $count ->
        [0] kein Feld
        [one] ein Feld
       *[other] { $count } Felder
    } ziehen und keinen Stein von { $whose ->
        [you] dir
        [white] Weiß
       *[black] Schwarz
    } drehen.
