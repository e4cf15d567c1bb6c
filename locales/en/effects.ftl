# Lists and sentences in a row.
list-more = { $first }, { $second }
list-and = { $first } and { $second }
list-or = { $first } or { $second }
list-sentences = { $first } { $second }

# Directions, as in “facing …” and “slides … ”.
direction-n = north
direction-ne = north-east
direction-e = east
direction-se = south-east
direction-s = south
direction-sw = south-west
direction-w = west
direction-nw = north-west

# Players and pieces.
player-white = White
player-black = Black
piece-tix = Tix piece
piece-tixel = Tixel piece
piece-regatta = Regatta piece
piece-flipped = Regatta piece (flipped)
piece-poka-yoke = Poka Yoke piece
piece-poka-yoke-flipped = Poka Yoke piece (flipped)
piece-rounded = piece with a rounded corner
piece-owned =
    { $player ->
        [white] White { $piece }
       *[black] Black { $piece }
    }

# How a piece stands.
standing-active = active, hollow facing { $direction }
standing-inactive = inactive, hollow facing { $direction }
standing-active-plain = active
standing-inactive-plain = inactive
standing-rounded = rounded corner pointing { $direction }

# What a space of the board holds, as a screen reader says it.
space-empty = { $space }, empty
space-holds = { $space }, { $piece }, { $standing }

# Pools.
pool-pieces =
    { $count ->
        [one] { $count } { $kind } piece
       *[other] { $count } { $kind } pieces
    }
pool-poka-yoke-pieces =
    { $count ->
        [one] { $count } Poka Yoke piece
       *[other] { $count } Poka Yoke pieces
    }
pool-rounded-pieces =
    { $count ->
        [one] { $count } piece with a rounded corner
       *[other] { $count } pieces with a rounded corner
    }
pool-kind =
    { $player ->
        [white] White: { $pieces }
       *[black] Black: { $pieces }
    }
pool-holds =
    { $player ->
        [white] White’s pool: { $pieces }.
       *[black] Black’s pool: { $pieces }.
    }
pool-empty =
    { $player ->
        [white] White’s pool is empty.
       *[black] Black’s pool is empty.
    }
pool-promotions =
    { $count ->
        [0] No promotion left.
        [one] { $count } promotion left.
       *[other] { $count } promotions left.
    }

# A whole position in words.
position-title =
    { $player ->
        [white] { $game }, White to move
       *[black] { $game }, Black to move
    }
position-pieces =
    { $player ->
        [white] White: { $pieces }.
       *[black] Black: { $pieces }.
    }
position-piece = { $piece } on { $space }, { $standing }
position-no-pieces =
    { $player ->
        [white] White has no piece on the board.
       *[black] Black has no piece on the board.
    }
position-bonus = The sacrifice on { $space } has earned a bonus move.

# The games.
game-tix = Tix
game-tixel = Tixel
game-poka-yoke = Poka Yoke
game-regatta = Regatta
game-mixed = Custom mix on { $size }×{ $size }

# What an action does.
effect-place =
    { $player ->
        [white] White
       *[black] Black
    } places a { $piece } on { $space }: { $standing }.
effect-slide =
    { $player ->
        [white] White
       *[black] Black
    } slides the { $piece } { $count ->
        [one] one space
       *[other] { $count } spaces
    } { $direction }, from { $from } to { $to }: { $standing }.
effect-slide-sacrifice =
    { $player ->
        [white] White
       *[black] Black
    } slides the { $piece } { $count ->
        [one] one space
       *[other] { $count } spaces
    } { $direction }, from { $from } to { $to }. There it cannot be active: a sacrifice ({ $standing }).
effect-turned =
    { $player ->
        [white] White’s { $piece }
       *[black] Black’s { $piece }
    } on { $space } is turned { $sense ->
        [clockwise] clockwise
       *[anticlockwise] anticlockwise
    }: { $standing }.
effect-activate =
    { $player ->
        [white] White
       *[black] Black
    } activates the { $piece } on { $space }: { $standing }.
effect-pivot =
    { $player ->
        [white] White
       *[black] Black
    } pivots the { $piece } on { $space }: { $standing }.
effect-pick-up =
    { $player ->
        [white] White
       *[black] Black
    } picks up the { $piece } on { $space }: it goes back into the pool.
effect-promote =
    { $player ->
        [white] White
       *[black] Black
    } picks up the { $piece } on { $space }. It is promoted: it leaves the game, and a Poka Yoke piece enters the pool.
effect-end =
    { $player ->
        [white] White
       *[black] Black
    } ends the turn without taking the bonus move.

# Who goes on.
next-turn =
    { $player ->
        [white] White to move.
       *[black] Black to move.
    }
next-bonus =
    { $player ->
        [white] White
       *[black] Black
    } may make a bonus move, or end the turn.

# What a slide to a space would do, in short.
landing-active = Stays active.
landing-sacrifice = A sacrifice: earns a bonus move.
landing-turns = Turns { $pieces }.
landing-turns-none = Turns no piece.
turned-one =
    { $whose ->
        [you] your { $space }
        [white] White’s { $space }
       *[black] Black’s { $space }
    }
turned-several =
    { $whose ->
        [you] { $count } of your pieces
        [white] { $count } of White’s pieces
       *[black] { $count } of Black’s pieces
    }

# What a turn did, in short and to a person.
told-place =
    { $who ->
        [you] You
        [white] White
       *[black] Black
    } placed a piece on { $space }.
told-slide =
    { $who ->
        [you] You
        [white] White
       *[black] Black
    } slid { $from } to { $to }.
told-sacrifice =
    { $who ->
        [you] You
        [white] White
       *[black] Black
    } slid { $from } to { $to }, a sacrifice.
told-activate =
    { $who ->
        [you] You
        [white] White
       *[black] Black
    } activated { $space }.
told-pivot =
    { $who ->
        [you] You
        [white] White
       *[black] Black
    } pivoted { $space }.
told-pick-up =
    { $who ->
        [you] You
        [white] White
       *[black] Black
    } picked up { $space }.
told-promote =
    { $who ->
        [you] You
        [white] White
       *[black] Black
    } promoted { $space }.
told-end =
    { $who ->
        [you] You
        [white] White
       *[black] Black
    } made no bonus move.
told-chain =
    { $who ->
        [you] You
        [white] White
       *[black] Black
    } took { $count } actions in one turn.
told-turned = That turned { $pieces }.

# How a game ended.
result-no-action =
    { $winner ->
        [white] White wins: Black has no piece left that can slide.
       *[black] Black wins: White has no piece left that can slide.
    }
result-resignation =
    { $winner ->
        [white] White wins: Black has resigned.
       *[black] Black wins: White has resigned.
    }
result-time =
    { $winner ->
        [white] White wins: Black has run out of time.
       *[black] Black wins: White has run out of time.
    }
result-agreement = A draw by agreement.
result-repetition = A draw: the same position has come up for the third time.

# The same, said to one of the players.
result-yours-no-action =
    { $outcome ->
        [won] { $opponent ->
            [white] You win: White has no piece left that can slide.
           *[black] You win: Black has no piece left that can slide.
        }
       *[lost] You lose: you have no piece left that can slide.
    }
result-yours-resignation =
    { $outcome ->
        [won] { $opponent ->
            [white] You win: White has resigned.
           *[black] You win: Black has resigned.
        }
       *[lost] You lose: you have resigned.
    }
result-yours-time =
    { $outcome ->
        [won] { $opponent ->
            [white] You win: White has run out of time.
           *[black] You win: Black has run out of time.
        }
       *[lost] You lose: you have run out of time.
    }
