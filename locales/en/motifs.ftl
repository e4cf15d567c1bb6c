# The motifs: a name, and what it means.

# Pieces as the object of “turns …” and “hems in …”: by their spaces, or the last ones.
why-pieces =
    { $whose ->
        [you] your
        [white] White’s
       *[black] Black’s
    } { $spaces }
why-last-pieces =
    { $whose ->
        [you] your
        [white] White’s
       *[black] Black’s
    } last { $count ->
        [one] piece
       *[other] { $count } pieces
    } that can slide

# Why a turn is good.
why-wins-turning = Turns { $pieces }, and wins.
why-wins-hemming = Hems in { $pieces }, and wins.
why-wins-stopping =
    Leaves { $other ->
        [you] you
        [white] White
       *[black] Black
    } nothing to slide, and wins.
why-double-threat =
    Threatens to win in two ways: { $other ->
        [you] you
        [white] White
       *[black] Black
    } cannot stop both.
why-only-defence-turning =
    Only this stops { $other ->
        [you] you
        [white] White
       *[black] Black
    } from turning { $pieces }.
why-only-defence-hemming =
    Only this stops { $other ->
        [you] you
        [white] White
       *[black] Black
    } from hemming in { $pieces }.
why-only-defence =
    Only this stops { $other ->
        [you] you
        [white] White
       *[black] Black
    } from winning at once.
why-defends-turning =
    Stops { $other ->
        [you] you
        [white] White
       *[black] Black
    } from turning { $pieces }.
why-defends-hemming =
    Stops { $other ->
        [you] you
        [white] White
       *[black] Black
    } from hemming in { $pieces }.
why-defends =
    Stops { $other ->
        [you] you
        [white] White
       *[black] Black
    } from winning at once.
why-wins-by-force = Wins by force in { $count } turns.
why-threatens-turning = Threatens to turn { $pieces }.
why-threatens-hemming = Threatens to hem in { $pieces }.
why-threatens = Threatens to win with the next turn.
why-hems-in = Hems in { $pieces }.
why-turns = Turns { $pieces }.
why-turns-in-chain = A chain of { $count } actions turns { $pieces }.
why-also-turns = It also turns { $pieces }.
why-promotes = Promotes { $space }: a Poka Yoke piece enters the pool.
why-reopens = Picks up { $space }, so that another piece can slide there.
why-declines = Here it is better not to take the bonus move.
why-flips = Only with this side up can the piece stand like that.
why-nests = A corner rests in a hollow, where nothing can slide past.
why-places-quietly = Brings in a new piece instead of turning one.
why-sacrifices =
    Sacrifices { $spaces } to { $bonus ->
        [place] place a piece on { $space }
        [activate] activate { $space }
        [pivot] pivot { $space }
        [pick-up] pick up { $space }
       *[slide] slide { $space }
    }.
why-holds-out = Every turn loses; this one holds out longest.
why-slidable =
    { $mover ->
        [you] You
        [white] White
       *[black] Black
    } can then slide { $count ->
        [one] one piece
       *[other] { $count } pieces
    }, { $other ->
        [you] you
        [white] White
       *[black] Black
    } { $others ->
        [0] none
        [one] one
       *[other] { $others }
    }.

# Why a turn is bad: what the opponent could do then.
why-lets-turn =
    { $other ->
        [you] You
        [white] White
       *[black] Black
    } could then turn { $pieces }.
why-lets-hem-in =
    { $other ->
        [you] You
        [white] White
       *[black] Black
    } could then hem in { $pieces }.
why-lets-win =
    { $other ->
        [you] You
        [white] White
       *[black] Black
    } could then win at once.
why-lets-turn-with =
    { $other ->
        [you] You
        [white] White
       *[black] Black
    } could then turn { $pieces } with { $turn }.
why-lets-hem-in-with =
    { $other ->
        [you] You
        [white] White
       *[black] Black
    } could then hem in { $pieces } with { $turn }.
why-lets-win-with =
    { $other ->
        [you] You
        [white] White
       *[black] Black
    } could then win at once with { $turn }.
why-missed-win = { $turn } would have won at once.
why-play-anyway = Play anyway?

# What a piece could do on its owner’s turn.
why-reach-turns =
    { $owner ->
        [you] On your turn
        [white] On White’s turn
       *[black] On Black’s turn
    }, the piece on { $space } could turn { $pieces }.
why-reach-wins =
    { $owner ->
        [you] On your turn
        [white] On White’s turn
       *[black] On Black’s turn
    }, the piece on { $space } could win at once by sliding to { $to }.
why-reach-nothing =
    { $owner ->
        [you] On your turn
        [white] On White’s turn
       *[black] On Black’s turn
    }, the piece on { $space } could slide to { $count ->
        [0] no space
        [one] one space
       *[other] { $count } spaces
    } and turn { $whose ->
        [you] none of your pieces
        [white] none of White’s pieces
       *[black] none of Black’s pieces
    }.
