# Why an action is not allowed. The spaces it is about are lit on the board.
reason-off-board = The board has no space { $space }.
reason-no-piece-there = There is no piece on { $space }.
reason-not-yours = The piece on { $space } is not yours.
reason-space-taken = { $space } is taken.
reason-none-left = There is no { $piece } left in your pool.
reason-no-slidable-piece = You may place a piece only if one of your active pieces could slide at the beginning of the turn. None could.
reason-only-as-bonus = Activating, picking up and pivoting are only allowed as a bonus move, after a sacrifice.
reason-nothing-to-end = No bonus move is open, so there is none to skip.
reason-not-active = The piece on { $space } is inactive. Only active pieces can slide or be pivoted.
reason-already-active = The piece on { $space } is already active.
reason-too-short = A slide is at least one space long: the piece must leave { $space }.
reason-not-in-line = { $from } and { $to } are not on the same file or rank.
reason-path-blocked = The piece on { $space } blocks the path.
reason-tix-has-no-stance = A Tix piece has no hollow, so there is no stance to choose.
reason-stance-missing = Choose which way the hollow faces: { $stances }.
reason-corner-in-the-way =
    { $count ->
        [one] A corner of the piece on { $spaces } sticks into { $space }, and this piece cannot take it in.
       *[other] Corners of the pieces on { $spaces } stick into { $space }, and this piece cannot take them all in.
    }
reason-hollow-must-face = A corner sticks out from { $space }: the hollow must face it.
reason-must-be-active = From that stance the piece can be turned to active on { $space }, so it has to be active.
reason-over-edge = On { $space } a corner would stick out over the edge, and this board is bounded.
reason-no-room = In that stance the piece on { $space } would bump into { $spaces }.
reason-cannot-pivot =
    { $count ->
        [one] On { $space } the piece cannot be turned that far: the piece on { $spaces } is in the way.
       *[other] On { $space } the piece cannot be turned that far: the pieces on { $spaces } are in the way.
    }
reason-cannot-pivot-edge = On { $space } the piece cannot be turned that far: the edge of the board is in the way.
reason-stance-not-active = Afterwards the piece must be active: its hollow must face a diagonal direction.
reason-tix-cannot-pivot = The Tix piece on { $space } would look the same after pivoting.
reason-already-looks-like-that = The piece on { $space } already stands that way.
reason-just-sacrificed = The piece on { $space } was sacrificed for this very bonus move, so it cannot be picked up with it.

# Why a whole turn cannot be played.
turn-illegal = { $action } is not allowed. { $reason }
turn-over = { $action } comes too late: the action before it ended the turn.

# What is wrong with a position.
fault-off-board = The board has no space { $space }.
fault-two-pieces = There are two pieces on { $space }.
fault-tix-stance = The Tix piece on { $space } can only stand straight or diagonally: write 0 or 1.
fault-misfit = The pieces on { $first } and { $second } do not fit together.
fault-over-edge = The piece on { $space } sticks out over the edge of the board.
fault-count =
    { $player ->
        [white] White
       *[black] Black
    } has { $pieces } on the board and in the pool, not { $expected }.
fault-promotions =
    { $player ->
        [white] White
       *[black] Black
    } cannot have { $count ->
        [one] { $count } promotion
       *[other] { $count } promotions
    } left.
fault-bonus-not-own = The bonus move was earned on { $space }, but the player to move has no piece there.
fault-bonus-not-stuck = The bonus move was earned on { $space }, but the piece there is active or could be, so it was no sacrifice.

# What is wrong with a setup.
setup-size = A board has 3 to 11 files and ranks, not { $size }.
setup-empty-pool =
    { $player ->
        [white] White
       *[black] Black
    } needs at least one piece.
setup-too-many-pieces =
    { $player ->
        [white] White
       *[black] Black
    } can have at most 255 pieces.
