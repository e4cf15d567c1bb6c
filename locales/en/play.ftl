# Play: before, during and after a game.

# Before.
play-opponent = Opponent
play-computer = Computer
play-strength = Strength
play-level-named = { $number } · { $name }
play-colour = Your colour
play-either = Either
play-name-of = { $player }’s name
play-turn-board = Rotate the board
play-turn-board-about = After every turn, the board turns to face the player to move
play-game = Game
play-own-mix = Custom mix
play-size = Board
play-size-named = { $size }×{ $size }
play-edge = Edge
play-edge-open = Unbounded
play-edge-bounded = Bounded
play-kind = Pieces
play-count = Pieces per player
play-promotions = Promotions per player
play-handicap = Handicap
play-handicap-about = The stronger player swaps pieces for Tix pieces, which can do less
play-handicap-none = None
play-handicap-slight = Slight: { $count } Tix pieces for { $player }
play-handicap-clear = Clear: { $count } Tix pieces for { $player }
play-handicap-heavy = Heavy: { $count } Tix pieces for { $player }
play-handicap-own = As set below
play-tix-of = Tix pieces of { $player }
play-less = { $what }: one fewer
play-more = { $what }: one more
play-terms = Game options
play-clock = Clock
play-clock-none = No clock
play-clock-named =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } + { $seconds ->
        [one] { $seconds } second a turn
       *[other] { $seconds } seconds a turn
    }
play-takebacks = Takebacks
play-takebacks-about = Turns can be taken back
play-repetition = Draw by repetition
play-repetition-about = You may claim a draw when a position comes up for the third time
play-begin = Begin

# The strength dial.
level-1 = Newcomer
level-2 = Novice
level-3 = Beginner
level-4 = Learner
level-5 = Casual player
level-6 = Keen player
level-7 = Steady player
level-8 = Skilled player
level-9 = Club player
level-10 = Strong player
level-11 = Expert
level-12 = Master
level-13 = Champion
level-14 = Grandmaster
level-15 = Virtuoso

# The game.
play-you = You
play-computer-level = Computer { $number } · { $name }
play-pair = { $white } and { $black }
play-thinking = Thinking…
play-clock-of = Clock: { $player }
play-game-with-tix = { $game } · Tix pieces { $white }/{ $black }
play-take-back = Take back
play-taken-back = Turn taken back.
play-hint = Hint
play-resign = Resign
play-resign-really = Really resign?
play-draw = Agree on a draw
play-draw-really = Do you both agree?
play-no = No
play-other = More
play-analyse = Open in analysis
play-share = Share
play-export = Export
play-link-copied = The link to this game has been copied. It contains the whole game.
play-link-not-copied = The link could not be copied. Open the game in analysis: its address is the link.
play-export-failed = The browser could not save the file.
play-repeated = This position has come up for the third time.
play-call-draw = Call it a draw
play-looking-back = You are looking at an earlier position.
play-now = Back to the game
play-turns = Turns
play-notation = Notation
play-first = To the beginning
play-earlier = One turn earlier
play-later = One turn later
play-retry = Try again
play-newer-show = Your games

# After.
play-end = Game over
play-won = You have won
play-lost = The computer has won
play-drawn = A draw
play-white-won = White has won
play-black-won = Black has won
play-named-won = { $name } has won
play-rematch = Rematch
play-swapped-you =
    { $player ->
        [white] You play White this time.
       *[black] You play Black this time.
    }
play-swapped =
    { $player ->
        [white] { $name } plays White this time.
       *[black] { $name } plays Black this time.
    }
play-review-title = Where the game turned
play-review-going = The engine is going through the game…
play-review-done = The review is ready.
play-review-clean = No turn on either side cost much. Well played.
play-graph = White’s winning chance from turn to turn; { $percent }% at the end
play-moment = Turn { $number }, { $player }
play-moment-turned = Here the game turned. Before: { $before }. After: { $after }.
play-moment-cost = Before: { $before }. After: { $after }.
play-better = Better:
play-look = Show it on the board
play-worth-win =
    { $turns ->
        [one] a win within { $turns } turn, proved
       *[other] a win within { $turns } turns, proved
    }
play-worth-loss =
    { $turns ->
        [0] a loss, proved
        [one] a loss within { $turns } turn, proved
       *[other] a loss within { $turns } turns, proved
    }
play-worth-chance = a winning chance of { $percent }%, guessed

# The games on this device.
play-own = Your games
play-none = None yet. Games are saved on this device from the first turn on.
play-row =
    { $against }, { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }, { $date }. { $state }
play-unknown = A game for analysis
play-unread =
    { $count ->
        [one] One saved game cannot be read. It stays where it is.
       *[other] { $count } saved games cannot be read. They stay where they are.
    }
play-delete = Delete
play-delete-really = Really delete?
play-all-games = All games
play-gone = This game is not, or no longer, on this device.
play-no-seats = This game does not say who is playing. Its record is complete, and you can export it.

# What to do next, and what was reached.
next-level = Try level { $number }: { $name }
# In the place of a button at the end of a game; part of next-level.
next-level-short = Level { $number }
next-higher-about = You have won twice in a row at { $game }.
next-lower-about = Three losses in a row at { $game }: a gentler opponent may teach you more.
next-review = See where the game turned
next-review-about = Your last game of { $game }, against level { $number }
next-lesson = Next lesson: { $title }
next-again = Play { $game } again
results-title = Your results against the computer
results-game = Game and level
results-won = Won
results-lost = Lost
results-drawn = Drawn
