# Opsommingen en opeenvolgende zinnen.
list-more = { $first }, { $second }
list-and = { $first } en { $second }
list-or = { $first } of { $second }
list-sentences = { $first } { $second }

# Richtingen, zoals in ‘naar het …’.
direction-n = noorden
direction-ne = noordoosten
direction-e = oosten
direction-se = zuidoosten
direction-s = zuiden
direction-sw = zuidwesten
direction-w = westen
direction-nw = noordwesten

# Spelers en stukken.
player-white = Wit
player-black = Zwart
piece-tix = Tix-stuk
piece-tixel = Tixel-stuk
piece-regatta = Regatta-stuk
piece-flipped = Regatta-stuk (omgekeerd)
piece-poka-yoke = Poka Yoke-stuk
piece-poka-yoke-flipped = Poka Yoke-stuk (omgekeerd)
piece-rounded = stuk met een afgeronde hoek
piece-owned =
    { $player ->
        [white] wit { $piece }
       *[black] zwart { $piece }
    }

# Hoe een stuk staat.
standing-active = actief, holle zijde naar het { $direction }
standing-inactive = inactief, holle zijde naar het { $direction }
standing-active-plain = actief
standing-inactive-plain = inactief
standing-rounded = afgeronde hoek naar het { $direction }

# Wat er op een veld staat, zoals een schermlezer het voorleest.
space-empty = { $space }, leeg
space-holds = { $space }, { $piece }, { $standing }

# Voorraden.
pool-pieces =
    { $count ->
        [one] { $count } { $kind }-stuk
       *[other] { $count } { $kind }-stukken
    }
pool-poka-yoke-pieces =
    { $count ->
        [one] { $count } Poka Yoke-stuk
       *[other] { $count } Poka Yoke-stukken
    }
pool-rounded-pieces =
    { $count ->
        [one] { $count } stuk met een afgeronde hoek
       *[other] { $count } stukken met een afgeronde hoek
    }
pool-kind =
    { $player ->
        [white] Wit: { $pieces }
       *[black] Zwart: { $pieces }
    }
pool-holds =
    { $player ->
        [white] Voorraad van Wit: { $pieces }.
       *[black] Voorraad van Zwart: { $pieces }.
    }
pool-empty =
    { $player ->
        [white] De voorraad van Wit is leeg.
       *[black] De voorraad van Zwart is leeg.
    }
pool-promotions =
    { $count ->
        [0] Geen promotie meer over.
        [one] Nog { $count } promotie.
       *[other] Nog { $count } promoties.
    }

# Een hele stelling in woorden.
position-title =
    { $player ->
        [white] { $game }, Wit aan zet
       *[black] { $game }, Zwart aan zet
    }
position-pieces =
    { $player ->
        [white] Wit: { $pieces }.
       *[black] Zwart: { $pieces }.
    }
position-piece = { $piece } op { $space }, { $standing }
position-no-pieces =
    { $player ->
        [white] Wit heeft geen stuk op het bord.
       *[black] Zwart heeft geen stuk op het bord.
    }
position-bonus = De opoffering op { $space } heeft een extra zet opgeleverd.

# De spellen.
game-tix = Tix
game-tixel = Tixel
game-poka-yoke = Poka Yoke
game-regatta = Regatta
game-mixed = Eigen mix op { $size }×{ $size }

# Wat een actie doet.
effect-place =
    { $player ->
        [white] Wit
       *[black] Zwart
    } plaatst een { $piece } op { $space }: { $standing }.
effect-slide =
    { $player ->
        [white] Wit
       *[black] Zwart
    } verschuift het { $piece } { $count ->
        [one] één veld
       *[other] { $count } velden
    } naar het { $direction }, van { $from } naar { $to }: { $standing }.
effect-slide-sacrifice =
    { $player ->
        [white] Wit
       *[black] Zwart
    } verschuift het { $piece } { $count ->
        [one] één veld
       *[other] { $count } velden
    } naar het { $direction }, van { $from } naar { $to }. Daar kan het niet actief zijn: een opoffering ({ $standing }).
effect-turned =
    Het { $piece } van { $player ->
        [white] Wit
       *[black] Zwart
    } op { $space } wordt { $sense ->
        [clockwise] met de klok mee
       *[anticlockwise] tegen de klok in
    } gedraaid: { $standing }.
effect-activate =
    { $player ->
        [white] Wit
       *[black] Zwart
    } activeert het { $piece } op { $space }: { $standing }.
effect-pivot =
    { $player ->
        [white] Wit
       *[black] Zwart
    } draait het { $piece } op { $space }: { $standing }.
effect-pick-up =
    { $player ->
        [white] Wit
       *[black] Zwart
    } pakt het { $piece } op { $space } op: het gaat terug naar de voorraad.
effect-promote =
    { $player ->
        [white] Wit
       *[black] Zwart
    } pakt het { $piece } op { $space } op. Het promoveert: het gaat uit het spel en er komt een Poka Yoke-stuk in de voorraad.
effect-end =
    { $player ->
        [white] Wit
       *[black] Zwart
    } beëindigt de beurt zonder de extra zet te doen.

# Wie verdergaat.
next-turn =
    { $player ->
        [white] Wit is aan zet.
       *[black] Zwart is aan zet.
    }
next-bonus =
    { $player ->
        [white] Wit
       *[black] Zwart
    } mag een extra zet doen, of de beurt beëindigen.

# Wat een verschuiving naar een veld zou doen, in het kort.
landing-active = Blijft actief.
landing-sacrifice = Een opoffering: levert een extra zet op.
landing-turns = Draait { $pieces }.
landing-turns-none = Draait geen stuk.
turned-one =
    { $whose ->
        [you] jouw stuk op { $space }
        [white] Wit op { $space }
       *[black] Zwart op { $space }
    }
turned-several =
    { $whose ->
        [you] { $count } van jouw stukken
        [white] { $count } witte stukken
       *[black] { $count } zwarte stukken
    }

# Wat een beurt heeft gedaan, kort en persoonlijk.
told-place =
    { $who ->
        [you] Je
        [white] Wit
       *[black] Zwart
    } plaatste een stuk op { $space }.
told-slide =
    { $who ->
        [you] Je
        [white] Wit
       *[black] Zwart
    } schoof van { $from } naar { $to }.
told-sacrifice =
    { $who ->
        [you] Je
        [white] Wit
       *[black] Zwart
    } schoof van { $from } naar { $to }, een opoffering.
told-activate =
    { $who ->
        [you] Je
        [white] Wit
       *[black] Zwart
    } activeerde het stuk op { $space }.
told-pivot =
    { $who ->
        [you] Je
        [white] Wit
       *[black] Zwart
    } draaide het stuk op { $space }.
told-pick-up =
    { $who ->
        [you] Je
        [white] Wit
       *[black] Zwart
    } pakte het stuk op { $space } op.
told-promote =
    { $who ->
        [you] Je
        [white] Wit
       *[black] Zwart
    } promoveerde het stuk op { $space }.
told-end =
    { $who ->
        [you] Je
        [white] Wit
       *[black] Zwart
    } deed geen extra zet.
told-chain =
    { $who ->
        [you] Je
        [white] Wit
       *[black] Zwart
    } deed { $count } acties in één beurt.
told-turned = Dat draaide { $pieces }.

# Hoe een partij eindigde.
result-no-action =
    { $winner ->
        [white] Wit wint: Zwart kan geen stuk meer verschuiven.
       *[black] Zwart wint: Wit kan geen stuk meer verschuiven.
    }
result-resignation =
    { $winner ->
        [white] Wit wint: Zwart heeft opgegeven.
       *[black] Zwart wint: Wit heeft opgegeven.
    }
result-time =
    { $winner ->
        [white] Wit wint: de tijd van Zwart is om.
       *[black] Zwart wint: de tijd van Wit is om.
    }
result-agreement = Gelijkspel, in onderling overleg.
result-repetition = Gelijkspel: dezelfde stelling kwam voor de derde keer voor.

# Hetzelfde, tegen een van de spelers gezegd.
result-yours-no-action =
    { $outcome ->
        [won] { $opponent ->
            [white] Je wint: Wit kan geen stuk meer verschuiven.
           *[black] Je wint: Zwart kan geen stuk meer verschuiven.
        }
       *[lost] Je verliest: je kunt geen stuk meer verschuiven.
    }
result-yours-resignation =
    { $outcome ->
        [won] { $opponent ->
            [white] Je wint: Wit heeft opgegeven.
           *[black] Je wint: Zwart heeft opgegeven.
        }
       *[lost] Je verliest: je hebt opgegeven.
    }
result-yours-time =
    { $outcome ->
        [won] { $opponent ->
            [white] Je wint: de tijd van Wit is om.
           *[black] Je wint: de tijd van Zwart is om.
        }
       *[lost] Je verliest: je tijd is om.
    }
