# The program in the terminal. The web app does not load this file.

# What cannot be read; the fault follows.
terminal-not-action = This is not an action.
terminal-not-turn = This is not a turn.
terminal-not-position = This is not a position.
terminal-not-setup = This is not a setup.
terminal-not-space = This is not a space.
terminal-open-bonus =
    { $player ->
        [white] White’s
       *[black] Black’s
    } bonus move is still open: write `end` first to skip it

# Under the board.
terminal-to-move-bonus = to move, bonus move for { $space }

# Play: the beginning, the prompt, what stands on the board.
terminal-begin = { $game } ({ $setup }). Type an action such as { $example }, or `help`.
terminal-prompt-bonus = { $player }, bonus
terminal-prompt-over = over
terminal-bonus =
    { $player ->
        [white] White
       *[black] Black
    } sacrificed the piece on { $space } and may make a bonus move (place, slide, activate, pick up or pivot), or `end` the turn.
terminal-slidable = Can slide: { $pieces }.
terminal-slidable-of = { $player } { $spaces }
terminal-slidable-none = { $player } none

# Play: the game.
terminal-plays = { $player } plays { $turn }
terminal-forfeits = { $player } forfeits: { $why }.
terminal-nothing-done = nothing was played
terminal-allowed = This is allowed:
terminal-hint-then-end = { $turn } and then end
terminal-hint-answer = Expected answer: { $turn }.
terminal-nothing-to-do = There is nothing to do.
terminal-no-action = There is no legal action.
terminal-no-action-there = No legal action involves { $space }.
terminal-no-turns = No turn has been played yet.
terminal-unfinished = unfinished: { $actions }
terminal-taken-back = Taken back: { $actions }
terminal-nothing-to-take-back = There is nothing to take back.
terminal-goes-on = The game goes on.
terminal-no-draw =
    { $player ->
        [white] White
       *[black] Black
    } does not agree to a draw.
terminal-saved = Saved to { $file }.
terminal-saved-without-turn = The unfinished turn is not in it yet.
terminal-file-exists = { $file } already exists: choose another name.
terminal-not-saved = Cannot save to { $file }: { $fault }
terminal-thinking = { $who } is thinking… (Ctrl-C: play now)
terminal-thinking-hint = { $who } is thinking… (Ctrl-C: show what it has found)
terminal-engine = The engine
terminal-paused = Paused. Press Enter to continue, or type `quit` to leave.
terminal-quit-leaves = `quit` leaves the game.
terminal-go-on-later = To continue later:
terminal-goodbye = Goodbye.

# Play: the end.
terminal-over = The game is over ({ $result }). { $ending }
terminal-over-commands = `save FILE` keeps it, `undo` takes back the end, `quit` leaves.
terminal-over-undo = The game is over. `undo` takes back the end.
terminal-over-already = The game is already over.
terminal-forfeited =
    { $winner ->
        [white] White wins: Black forfeits.
       *[black] Black wins: White forfeits.
    }
terminal-broken-off =
    { $count ->
        [one] Broken off after { $count } action.
       *[other] Broken off after { $count } actions.
    }

# Play: what is typed wrongly.
terminal-takes-nothing = `{ $word }` takes nothing after it
terminal-why-needs = `why` needs an action: why T@c3ne
terminal-save-needs = `save` needs a file: save game.pgn
terminal-no-command = There is no command `{ $word }`; `help` lists them.

# Play: the list of legal actions.
terminal-list-place = place
terminal-list-slide = slide
terminal-list-activate = activate
terminal-list-pivot = pivot
terminal-list-pick-up = pick up
terminal-list-sacrifice = (a sacrifice)

# Play: help.
terminal-help-actions = Actions and turns (Tab completes what is legal):
terminal-help-place = place a piece: X, T, R, or L for the other side of an R
terminal-help-slide = slide a piece
terminal-help-activate = activate a piece, as a bonus move
terminal-help-pivot = pivot a piece, as a bonus move
terminal-help-pick-up = pick up a piece, as a bonus move
terminal-help-end = end the turn without taking the bonus move
terminal-help-turn = a whole turn; a bonus move open at its end is skipped
terminal-help-stances = Stances: ne se sw nw are active, n e s w inactive; Tix pieces have none.
terminal-help-commands = Commands:
terminal-command-moves = list the legal actions, or those of one space
terminal-command-why = say what an action would do, or why it is not allowed
terminal-command-hint = say what the engine would play, and why
terminal-command-undo = take back your last action
terminal-command-board = show the board again
terminal-command-turns = list the turns so far
terminal-command-position = print the position as text
terminal-command-save = save the game as a record
terminal-command-draw = agree on a draw
terminal-command-resign = resign
terminal-command-help = show this list
terminal-command-quit = leave

# Analysis.
terminal-analysis-depth =
    Depth { $depth }, { $nodes ->
        [one] { $nodes } position
       *[other] { $nodes } positions
    } searched.
terminal-analysis-by-net = Judged by a net.
terminal-analysis-by-hand = Judged by hand-written rules.
terminal-analysis-too-few = Too few to say anything.
terminal-analysis-then = then { $turns }
terminal-table-smaller = not enough memory for a table of { $wanted } MiB; using { $used } MiB

# Solving.
terminal-solve-proved =
    Proved: { $winner ->
        [white] White
       *[black] Black
    } wins in { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }.
terminal-solve-proved-between =
    Proved: { $winner ->
        [white] White
       *[black] Black
    } wins in at least { $least } and at most { $most } turns.
terminal-solve-nodes =
    { $nodes ->
        [one] { $nodes } position was searched.
       *[other] { $nodes } positions were searched.
    }
terminal-solve-open = Not within the budget: { $nodes } positions were searched and nothing is proved.
terminal-solve-interrupted = Interrupted: { $nodes } positions were searched and nothing is proved.
terminal-solve-drawn = Proved: with best play nobody wins.
terminal-solve-complete = { $positions } positions: { $won } won, { $lost } lost and { $drawn } drawn for the player to move. The longest win takes { $turns } turns.
terminal-solve-same = { $setup }: confirmed, { $positions } positions
terminal-solve-differs = { $setup }: differs. Expected and found:
terminal-solve-left-out = Larger boards left out: { $count }. Name one to check it.
terminal-solve-no-win =
    { $player ->
        [white] White
       *[black] Black
    } does not win within { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }.
terminal-solve-no-loss =
    { $player ->
        [white] White
       *[black] Black
    } does not lose within { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }.

# Records.
terminal-not-finished = Not finished

# Numbers and progress.
terminal-percent = { $number }%
terminal-progress-left = { $time } left
terminal-progress-depth = depth { $depth }
terminal-progress-games = games
terminal-progress-pictures = pictures
terminal-analysis-so-far = depth { $depth }  { $nodes } positions
terminal-solve-so-far = { $nodes } positions
terminal-solve-deciding = { $turns } turns; { $open } positions open
terminal-solve-building = building the tree
terminal-solve-not-written = { $file } was not written.
terminal-solve-written =
    { $turns ->
        [one] { $file }: { $turns } turn.
       *[other] { $file }: { $turns } turns.
    }
terminal-solve-cut = The tree is cut: not every line is shown to the end; its comments say where.

# What `solve --tree` writes into the record.
terminal-proof-heading =
    { $winner ->
        [white] White wins within { $turns ->
            [one] { $turns } turn
           *[other] { $turns } turns
        }: one turn of White, every turn of Black.
       *[black] Black wins within { $turns ->
            [one] { $turns } turn
           *[other] { $turns } turns
        }: one turn of Black, every turn of White.
    }
terminal-proof-cut = The tree is cut: not every line is shown to the end.
terminal-proof-as-after = as after { $turn }
terminal-proof-as-start = as at the start
terminal-proof-not-shown = not shown
terminal-proof-more-not-shown = more turns are not shown

# Records.
terminal-record-game = Game { $number }
terminal-record-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
terminal-record-no-game = There is no game.
terminal-record-not-utf8 = The text is not UTF-8.
terminal-record-control = The control character { $found } is not allowed.
terminal-record-too-long =
    { $what ->
        [comment] This comment is longer than { $size }.
        [tag] This tag is longer than { $size }.
        [turn] This turn is longer than { $size }.
       *[other] This is longer than { $size }.
    }
terminal-bytes = { $bytes } bytes
terminal-record-no-such-setup = Expected a setup such as tixel.
terminal-record-too-many-turns = The game has more than { $most } turns.
terminal-record-too-deep = Variations are nested more than { $most } deep.

# Serve.
terminal-serve-at = Quarterturn is at
terminal-serve-also-at = and at
terminal-serve-waiting = waiting for responses in progress; Ctrl-C again ends at once
terminal-serve-no-games = there are no online games: { $why }; `--database` says where to keep them

# Administration.
terminal-admin-copied = Copied and compared: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }, { $accounts ->
        [one] { $accounts } account
       *[other] { $accounts } accounts
    }
terminal-admin-ratings =
    { $games ->
        [one] { $games } rated game
       *[other] { $games } rated games
    }, { $ratings ->
        [one] { $ratings } rating
       *[other] { $ratings } ratings
    }, { $changed } changed
terminal-admin-closed =
    { $name } is closed. Ended: { $sessions ->
        [one] { $sessions } session
       *[other] { $sessions } sessions
    }, { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }, { $seeks ->
        [one] { $seeks } seek
       *[other] { $seeks } seeks
    }, { $challenges ->
        [one] { $challenges } challenge
       *[other] { $challenges } challenges
    }
terminal-admin-settled = { $reports ->
        [one] { $reports } report is done
       *[other] { $reports } reports are done
    }

# Matches.
terminal-stopping = stopping; Ctrl-C again ends at once
terminal-interrupted = interrupted; these are the results so far
terminal-match-interrupted = interrupted; these are the standings so far
terminal-match-forfeit = forfeit in game { $game } by { $side } ({ $player }): { $kind }: { $what }
terminal-match-games = games
terminal-match-result = { $games }: { $wins } won, { $draws } drawn, { $losses } lost
terminal-match-score = score
terminal-match-elo = elo
terminal-match-elo-interval = { $elo } ± { $error } (95%: { $low } to { $high })
terminal-match-elo-above = won every game: above { $low } (95%)
terminal-match-elo-below = lost every game: below { $high } (95%)
terminal-match-elo-unknown = unknown: no pair was finished
terminal-match-sprt = sprt
terminal-match-accepted = accepted
terminal-match-rejected = rejected
terminal-match-open = open
terminal-match-forfeits = forfeit
terminal-match-forfeits-count = a forfeit counts as a loss
terminal-match-time = time

# How a player forfeits: the end of a sentence, and words in the table.
foul-nothing-done = nothing was done
foul-bestmove-none = `bestmove none` is not an action
foul-no-option = `{ $program }` has no option `{ $name }`
foul-cannot-start = cannot start `{ $program }`: { $why }
foul-silent = `{ $program }` did not say `{ $word }` in { $time }
foul-silent-when-stopped = `{ $program }` did not say `{ $word }` when it was stopped
foul-late = `{ $program }` did not finish in { $time } and answered only when it was stopped
foul-unreadable = `{ $program }` sent something unreadable: { $error }
foul-ended = `{ $program }` ended without saying `{ $word }`
foul-option-rejected = `{ $program }` rejects an option: { $why }
foul-slow = `{ $program }` answered after { $took } instead of { $limit }
foul-ended-with = { $ended } ({ $status })
foul-exit-code = exit code { $code }
foul-signal = signal { $signal }
foul-kind-crash = crash
foul-kind-silence = silence
foul-kind-time = time
foul-kind-illegal = illegal
foul-kind-unreadable = unreadable

# Counting: playouts and bench.
terminal-playouts-setup = setup
terminal-playouts-games = games
terminal-playouts-seconds = seconds
terminal-playouts-speed = games per second
terminal-playouts-white = White wins
terminal-playouts-black = Black wins
terminal-playouts-unfinished = broken off
terminal-playouts-unfinished-after = { $games } (after { $actions } actions)
terminal-playouts-actions = actions per game
terminal-playouts-turns = turns per game
terminal-playouts-branching = actions to choose
terminal-bench-nodes = { $nodes } nodes
terminal-bench-signature = signature
terminal-bench-speed = speed
terminal-bench-nodes-per-second = { $nodes } nodes/s

# Load on a server.
terminal-load-seating = taking seats
terminal-load-playing = playing
terminal-load-checking = reading the games again
terminal-load-games = games
terminal-load-sockets = sockets
terminal-load-turns = turns sent
terminal-load-stored = due to acknowledged
terminal-load-seen = due to seen by the opponent
terminal-load-times = half within { $p50 } ms, 90% { $p90 } ms, 99% { $p99 } ms, all { $most } ms
terminal-load-no-times = no turns
terminal-load-unanswered = unanswered
terminal-load-refused = refused
terminal-load-closed = sockets closed by the server
terminal-load-lost = acknowledged turns lost
terminal-load-memory = the server’s memory per socket
terminal-load-kilobytes = { $number } kB

# Puzzles.
terminal-puzzles-looking = looking for puzzles
terminal-puzzles-games =
    { $count ->
        [one] the first game was searched
       *[other] the first { $count } games were searched
    }
terminal-puzzles-count =
    { $count ->
        [one] { $count } puzzle
       *[other] { $count } puzzles
    }
terminal-puzzles-fields = a puzzle has five fields separated by tabs, not { $count }
terminal-puzzles-day = a calendar has every day once, and no gap
terminal-puzzles-no-turn = `{ $text }` is not a turn
terminal-puzzles-over = after the mistake nothing is left to solve
terminal-puzzles-turns = a puzzle takes 1 to 9 turns or is to `hold`, not `{ $text }`
terminal-puzzles-rating = a rating is written like 1500±80, not `{ $text }`
terminal-puzzles-motif = unknown motif in `{ $text }`
terminal-puzzles-unproved =
    { $turns ->
        [one] no win in { $turns } turn was proved
       *[other] no shortest win in { $turns } turns was proved
    }
terminal-puzzles-not-held = it is not proved that one turn holds and every other loses at once, or that turn loses later
terminal-puzzles-lost-before = the game was lost before the mistake
terminal-puzzles-checking = checking puzzles
terminal-puzzles-shorter =
    { $turns ->
        [one] there is a win in { $turns } turn
       *[other] there is a win in { $turns } turns
    }
terminal-puzzles-alike = too much like the puzzle in line { $line }
terminal-puzzles-motifs = its motifs are `{ $motifs }`
terminal-puzzles-no-motif = its solution has no motif
terminal-puzzles-other = made again, it is `{ $line }`
terminal-puzzles-not-kept = made again, it is not kept

# Puzzles solved in the terminal.
terminal-puzzle-board = show the position again
terminal-puzzle-solution = show a solution
terminal-puzzle-again = begin this puzzle again
terminal-puzzle-next = another puzzle
terminal-puzzle-last = There is no other puzzle.
terminal-puzzle-over = this puzzle is over: `again`, `next` or `quit`
terminal-puzzle-ways = `again` begins anew, `solution` shows a solution, `next` goes on.
terminal-puzzle-about = Rating { $rating } · { $motifs }
terminal-puzzle-help = Type a whole turn, with commas between its actions, or a command:

# Placeholders for values, in help texts.
terminal-value-game = GAME
terminal-value-motif = MOTIF
terminal-value-day = DAY
terminal-value-file = FILE
terminal-value-position = POSITION
terminal-value-action = ACTION
terminal-value-turn = TURN
terminal-value-space = SPACE
terminal-value-mark = MARK
terminal-value-from = FROM
terminal-value-to = TO
terminal-value-setup = SETUP
terminal-value-player = PLAYER
terminal-value-who = WHO
terminal-value-style = STYLE
terminal-value-when = WHEN
terminal-value-name = NAME
terminal-value-pixels = PIXELS
terminal-value-language = LANGUAGE
terminal-value-port = PORT
terminal-value-address = ADDRESS
terminal-value-folder = FOLDER
terminal-value-number = NUMBER
terminal-value-shell = SHELL
terminal-value-subcommand = SUBCOMMAND
terminal-value-command = COMMAND
terminal-value-options = OPTIONS
terminal-value-time = TIME
terminal-value-source = SOURCE
terminal-value-server = SERVER
terminal-value-database = DATABASE
terminal-value-depth = DEPTH
terminal-value-budget = BUDGET
terminal-value-level = LEVEL
terminal-value-token = TOKEN

# A bot at a server.
terminal-bot-here = { $name } plays at { $server } as { $player }
terminal-bot-accepts = challenge from { $name } accepted: /{ $code }
terminal-bot-declines = challenge from { $name } declined: no room for another game
terminal-bot-guest = a guest
terminal-bot-won = /{ $code }: won
terminal-bot-lost = /{ $code }: lost
terminal-bot-drew = /{ $code }: drawn
terminal-bot-void = /{ $code }: ended without a result
terminal-bot-gives-up = /{ $code }: given up: { $why }
terminal-bot-shut-out = /{ $code }: left: { $error }
terminal-bot-lost-server = the server cannot be reached, trying again: { $error }
terminal-bot-found-server = the server is back

# Openings.
terminal-openings-looking = turn { $number }
