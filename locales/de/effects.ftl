# Aufzählungen und aufeinanderfolgende Sätze.
list-more = { $first }, { $second }
list-and = { $first } und { $second }
list-or = { $first } oder { $second }
list-sentences = { $first } { $second }

# Richtungen, wie in „nach …“.
direction-n = Norden
direction-ne = Nordosten
direction-e = Osten
direction-se = Südosten
direction-s = Süden
direction-sw = Südwesten
direction-w = Westen
direction-nw = Nordwesten

# Spieler und Steine.
player-white = Weiß
player-black = Schwarz
piece-tix = Tix-Stein
piece-tixel = Tixel-Stein
piece-regatta = Regatta-Stein
piece-flipped = Regatta-Stein (gewendet)
piece-poka-yoke = Poka-Yoke-Stein
piece-poka-yoke-flipped = Poka-Yoke-Stein (gewendet)
piece-rounded = Stein mit abgerundeter Ecke
piece-owned =
    { $player ->
        [white] weißer { $piece }
       *[black] schwarzer { $piece }
    }

# Wie ein Stein liegt.
standing-active = aktiv, Einbuchtung nach { $direction }
standing-inactive = inaktiv, Einbuchtung nach { $direction }
standing-active-plain = aktiv
standing-inactive-plain = inaktiv
standing-rounded = abgerundete Ecke nach { $direction }

# Was auf einem Feld liegt, wie ein Bildschirmleser es vorliest.
space-empty = { $space }, leer
space-holds = { $space }, { $piece }, { $standing }

# Vorräte.
pool-pieces =
    { $count ->
        [one] { $count } { $kind }-Stein
       *[other] { $count } { $kind }-Steine
    }
pool-poka-yoke-pieces =
    { $count ->
        [one] { $count } Poka-Yoke-Stein
       *[other] { $count } Poka-Yoke-Steine
    }
pool-rounded-pieces =
    { $count ->
        [one] { $count } Stein mit abgerundeter Ecke
       *[other] { $count } Steine mit abgerundeter Ecke
    }
pool-kind =
    { $player ->
        [white] Weiß: { $pieces }
       *[black] Schwarz: { $pieces }
    }
pool-holds =
    { $player ->
        [white] Vorrat von Weiß: { $pieces }.
       *[black] Vorrat von Schwarz: { $pieces }.
    }
pool-empty =
    { $player ->
        [white] Der Vorrat von Weiß ist leer.
       *[black] Der Vorrat von Schwarz ist leer.
    }
pool-promotions =
    { $count ->
        [0] Keine Aufwertung übrig.
        [one] Noch { $count } Aufwertung.
       *[other] Noch { $count } Aufwertungen.
    }

# Eine ganze Stellung in Worten.
position-title =
    { $player ->
        [white] { $game }, Weiß am Zug
       *[black] { $game }, Schwarz am Zug
    }
position-pieces =
    { $player ->
        [white] Weiß: { $pieces }.
       *[black] Schwarz: { $pieces }.
    }
position-piece = { $piece } auf { $space }, { $standing }
position-no-pieces =
    { $player ->
        [white] Weiß hat keinen Stein auf dem Spielplan.
       *[black] Schwarz hat keinen Stein auf dem Spielplan.
    }
position-bonus = Das Opfer auf { $space } hat einen Bonuszug eingebracht.

# Die Spiele.
game-tix = Tix
game-tixel = Tixel
game-poka-yoke = Poka Yoke
game-regatta = Regatta
game-mixed = Eigene Mischung auf { $size }×{ $size }

# Was eine Aktion bewirkt.
effect-place =
    { $player ->
        [white] Weiß
       *[black] Schwarz
    } setzt einen { $piece } auf { $space } ein: { $standing }.
effect-slide =
    { $player ->
        [white] Weiß
       *[black] Schwarz
    } bewegt den { $piece } { $count ->
        [one] ein Feld
       *[other] { $count } Felder
    } nach { $direction }, von { $from } nach { $to }: { $standing }.
effect-slide-sacrifice =
    { $player ->
        [white] Weiß
       *[black] Schwarz
    } bewegt den { $piece } { $count ->
        [one] ein Feld
       *[other] { $count } Felder
    } nach { $direction }, von { $from } nach { $to }. Dort kann er nicht aktiv sein: ein Opfer ({ $standing }).
effect-turned =
    Der { $piece } von { $player ->
        [white] Weiß
       *[black] Schwarz
    } auf { $space } wird { $sense ->
        [clockwise] im Uhrzeigersinn
       *[anticlockwise] gegen den Uhrzeigersinn
    } gedreht: { $standing }.
effect-activate =
    { $player ->
        [white] Weiß
       *[black] Schwarz
    } aktiviert den { $piece } auf { $space }: { $standing }.
effect-pivot =
    { $player ->
        [white] Weiß
       *[black] Schwarz
    } dreht den { $piece } auf { $space }: { $standing }.
effect-pick-up =
    { $player ->
        [white] Weiß
       *[black] Schwarz
    } nimmt den { $piece } auf { $space } auf: Er kommt zurück in den Vorrat.
effect-promote =
    { $player ->
        [white] Weiß
       *[black] Schwarz
    } nimmt den { $piece } auf { $space } auf. Er wird aufgewertet: Er scheidet aus, und ein Poka-Yoke-Stein kommt in den Vorrat.
effect-end =
    { $player ->
        [white] Weiß
       *[black] Schwarz
    } beendet den Zug, ohne den Bonuszug zu nutzen.

# Wer weitermacht.
next-turn =
    { $player ->
        [white] Weiß ist am Zug.
       *[black] Schwarz ist am Zug.
    }
next-bonus =
    { $player ->
        [white] Weiß
       *[black] Schwarz
    } darf einen Bonuszug machen oder den Zug beenden.

# Was eine Bewegung auf ein Feld bewirken würde, in Kürze.
landing-active = Bleibt aktiv.
landing-sacrifice = Ein Opfer: bringt einen Bonuszug ein.
landing-turns = Dreht { $pieces }.
landing-turns-none = Dreht keinen Stein.
turned-one =
    { $whose ->
        [you] deinen Stein auf { $space }
        [white] Weiß auf { $space }
       *[black] Schwarz auf { $space }
    }
turned-several =
    { $whose ->
        [you] { $count } deiner Steine
        [white] { $count } weiße Steine
       *[black] { $count } schwarze Steine
    }

# Was ein Zug bewirkt hat, kurz und persönlich.
told-place =
    { $who ->
        [you] Du hast
        [white] Weiß hat
       *[black] Schwarz hat
    } auf { $space } eingesetzt.
told-slide =
    { $who ->
        [you] Du bist
        [white] Weiß ist
       *[black] Schwarz ist
    } von { $from } nach { $to } gezogen.
told-sacrifice =
    { $who ->
        [you] Du bist
        [white] Weiß ist
       *[black] Schwarz ist
    } von { $from } nach { $to } gezogen, ein Opfer.
told-activate =
    { $who ->
        [you] Du hast
        [white] Weiß hat
       *[black] Schwarz hat
    } den Stein auf { $space } aktiviert.
told-pivot =
    { $who ->
        [you] Du hast
        [white] Weiß hat
       *[black] Schwarz hat
    } den Stein auf { $space } gedreht.
told-pick-up =
    { $who ->
        [you] Du hast
        [white] Weiß hat
       *[black] Schwarz hat
    } den Stein auf { $space } aufgenommen.
told-promote =
    { $who ->
        [you] Du hast
        [white] Weiß hat
       *[black] Schwarz hat
    } den Stein auf { $space } aufgewertet.
told-end =
    { $who ->
        [you] Du hast
        [white] Weiß hat
       *[black] Schwarz hat
    } auf den Bonuszug verzichtet.
told-chain =
    { $who ->
        [you] Du hast
        [white] Weiß hat
       *[black] Schwarz hat
    } { $count } Aktionen in einem Zug gemacht.
told-turned = Das drehte { $pieces }.

# Wie eine Partie endete.
result-no-action =
    { $winner ->
        [white] Weiß gewinnt: Schwarz kann keinen Stein mehr bewegen.
       *[black] Schwarz gewinnt: Weiß kann keinen Stein mehr bewegen.
    }
result-resignation =
    { $winner ->
        [white] Weiß gewinnt: Schwarz hat aufgegeben.
       *[black] Schwarz gewinnt: Weiß hat aufgegeben.
    }
result-time =
    { $winner ->
        [white] Weiß gewinnt: Schwarz hat die Zeit überschritten.
       *[black] Schwarz gewinnt: Weiß hat die Zeit überschritten.
    }
result-agreement = Remis, von beiden Spielern vereinbart.
result-repetition = Remis: Dieselbe Stellung kam zum dritten Mal vor.

# Dasselbe, zu einem der Spieler gesagt.
result-yours-no-action =
    { $outcome ->
        [won] { $opponent ->
            [white] Du gewinnst: Weiß kann keinen Stein mehr bewegen.
           *[black] Du gewinnst: Schwarz kann keinen Stein mehr bewegen.
        }
       *[lost] Du verlierst: Du kannst keinen Stein mehr bewegen.
    }
result-yours-resignation =
    { $outcome ->
        [won] { $opponent ->
            [white] Du gewinnst: Weiß hat aufgegeben.
           *[black] Du gewinnst: Schwarz hat aufgegeben.
        }
       *[lost] Du verlierst: Du hast aufgegeben.
    }
result-yours-time =
    { $outcome ->
        [won] { $opponent ->
            [white] Du gewinnst: Weiß hat die Zeit überschritten.
           *[black] Du gewinnst: Schwarz hat die Zeit überschritten.
        }
       *[lost] Du verlierst: Du hast die Zeit überschritten.
    }
