# The board.
board-label = Board
board-told = { $what }. { $notes }
board-cell-held = Selected.
board-cell-bonus = Its sacrifice earned the bonus move.
board-cell-threatened = Your opponent could turn it with one slide.
board-cell-last = Part of the last turn.
board-cell-turned = The last turn turned it.
board-landing-either = Active or a sacrifice: you choose.
board-landing-placed = Can be placed here, active.
board-landing-placed-inactive = Can be placed here, inactive.

# What is said below the board.
board-holds-piece =
    { $count ->
        [0] From { $space } it cannot slide. Tap it again to see what else it can do.
        [one] From { $space } it can slide to one space.
       *[other] From { $space } it can slide to { $count } spaces.
    }
board-your-turn = Your turn.
board-next-bonus = Bonus move: act again, or end the turn.
board-begin = Tap a piece in your pool, then a space.
board-begin-keys = p takes a piece, arrows and Enter place it. ? lists all keys.
board-holds-pool =
    { $count ->
        [one] { $piece } in hand: it can be placed on one space.
       *[other] { $piece } in hand: it can be placed on { $count } spaces.
    }
board-looks =
    { $count ->
        [0] On its owner’s turn, the piece on { $space } could not slide.
        [one] On its owner’s turn, the piece on { $space } could slide to one space.
       *[other] On its owner’s turn, the piece on { $space } could slide to { $count } spaces.
    }
board-asks = Choose a stance for the piece on { $space }
board-choose = Choose a stance on { $space }.
board-asks-pick-up = Pick up the piece on { $space }?
board-previews = Tap { $space } again to confirm.
board-choice = { $piece }, { $standing }
board-undone = Step undone.
board-reset-done = Turn started over.
board-restored = Your unfinished turn is back.
board-nothing-to-undo = There is no step to undo.
board-nothing-to-send = There is nothing to send yet: place or slide a piece.
board-unfinished = The turn is incomplete after character { $number }.
board-unreadable = The turn cannot be read from character { $number } on: { $rest }
board-threats-shown = Marked: what one slide could turn.
board-threats-none = No slide could turn anything now.
board-threats-hidden = Threats are hidden.
board-refused-stuck = The piece on { $space } is active, but it cannot slide in any direction.
board-refused-complete = Your turn is complete. Send it, or undo a step.
board-refused-not-now = It is not your turn.
board-refused-pool =
    { $player ->
        [white] These are White’s pieces.
       *[black] These are Black’s pieces.
    }
board-refused-only-looked = Nothing can be moved here: this position is for viewing only.
board-refused-over = The game is over.
board-refused-not-asked = The rules allow that, but it is not what this task asks for.

# The strip.
board-strip = Your turn
board-steps = Steps of your turn
board-last-turn = Steps of the last turn
board-undo = Undo a step
board-undo-step = Undo from step { $number } on
board-send = Send
board-end-turn = End turn
board-pick-up = Pick up

# Sides, pools and the life meter.
board-side =
    { $player ->
        [white] White’s side
       *[black] Black’s side
    }
board-to-move = to move
board-life =
    { $player ->
        [white] { $count ->
            [one] White can slide { $count } piece.
           *[other] White can slide { $count } pieces.
        }
       *[black] { $count ->
            [one] Black can slide { $count } piece.
           *[other] Black can slide { $count } pieces.
        }
    }
board-life-warning =
    { $player ->
        [white] Look out: Black could stop them all in one turn.
       *[black] Look out: White could stop them all in one turn.
    }
board-life-turn = With this turn: { $turn }.

# Switches and writing.
board-switches = View
board-threats = Show threats
board-turn = Flip the board
board-typed = Type a turn
board-typed-example = c3-c5n,d4^
board-typed-play = Play

# Shortcuts.
board-shortcuts = Keyboard shortcuts
board-keys-everywhere = Keys work everywhere
board-keys-everywhere-about = Away from the board, ← and → step through the turns. Keys for spaces and stances work only while the board has the focus (press Tab).
board-close = Close
board-key-go = Go to the next space, or to the next stance offered
board-key-row = Go to the first or last space of the row
board-key-tap = Choose a piece, a space or a stance
board-key-rotate = Turn to the next stance offered
board-key-flip = Flip the piece in hand, or go to another side or kind
board-key-pool = Take a piece from the pool
board-key-pick-up = Pick up the piece
board-key-undo = Undo a step
board-key-reset = Start the turn over
board-key-send = Send or end the turn
board-key-escape = Deselect, close, skip the animation
board-key-threats = Show or hide threats
board-key-turn-board = Flip the board
board-key-replay = Step through the last turn
board-key-last = Replay the last turn and describe it in full
board-key-write = Type a turn
board-key-hint = Ask for a hint
board-key-take-back = Take back the last turn
board-key-turns = One turn of the game back or forward
board-key-clock = Hear the time left
board-key-help = This list

# The legend.
board-legend = What the marks mean
board-legend-active = Stays active there
board-legend-sacrifice = A sacrifice: earns a bonus move
board-legend-theirs = Turns this many of your opponent’s pieces
board-legend-own = Turns this many of your own pieces
board-legend-bonus = Earned the bonus move
board-legend-ghost = What would happen
board-legend-turned = Turned by the last turn
board-legend-came = Moved in the last turn
board-legend-either = Active or a sacrifice, as you choose
board-legend-place = Can be placed here
board-legend-chosen = Selected
board-legend-turn = Would be turned this way
board-legend-pick-up = Would be picked up
board-legend-threat = In danger, and from where
board-legend-refused = Why it is not allowed
board-legend-life = Pieces that can slide
board-legend-pool = Pieces left in the pool
board-legend-promotions = Promotions left
