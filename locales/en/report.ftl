# What `quarterturn report` says. The web app does not load this file.

report-head = { $games } games at each strength, seed { $seed }; the same player plays both sides.
report-handicap-head = { $games } games with each handicap, seed { $seed }; level { $stronger } gives pieces to level { $weaker }, with White in one half of the games and Black in the other.
report-handicap-scored = { $points }% for the stronger ({ $low }–{ $high })
report-handicap-fairest = fairest
report-handicap-not-decided = fairest so far (undecided: the intervals overlap)
report-progress-openings = openings
report-nodes = { $nodes } nodes

# Rows.
report-white-share-of-wins = White’s share of wins
report-white-share = White’s share
report-interval = 95% interval
report-won-by-white = won by White
report-won-by-black = won by Black
report-turned-around = turned around
report-drawn = drawn
report-unfinished = unfinished
report-turns-per-game = turns per game
report-actions-per-game = actions per game
report-spread = spread
report-median = median
report-half = half of them
report-shortest-longest = shortest – longest
report-histogram = games, turns 0 – { $last }
report-legal-actions = legal actions
report-for-action = for action { $number }
report-mean = mean
report-kind-place = place
report-kind-slide = slide, still active
report-kind-sacrifice = slide, a sacrifice
report-kind-activate = activate
report-kind-pivot = pivot
report-kind-pick-up = pick up
report-kind-end = end
report-sacrifices = sacrifices among slides
report-turns-of =
    { $actions ->
        [one] turns of { $actions } action
       *[other] turns of { $actions } actions
    }
report-turns-of-more = turns of { $actions } and more
report-longest-turn = longest turn
report-openings = White’s share of wins by first placement, up to symmetry, and games
report-share-of-games = { $share } of { $games }
report-more-openings = and { $count } more
report-turns-mean = turns, mean
report-turns-deviation = turns, standard deviation
report-turns-median = turns, median
report-turns-half = turns, half of the games
report-turns-shortest = turns, shortest
report-turns-longest = turns, longest
report-actions-mean = actions, mean
report-actions-deviation = actions, standard deviation
report-column-games = games
report-column-length = length
report-column-share-of-actions = share of actions
report-column-share-of-turns = share of turns
report-column-share-of-decided = share of decided games

# The page.
report-page-title = { $game }: what the game is like
report-page-head = { $games } games at each strength · seed { $seed }
report-page-foot = The same player plays both sides. To make games differ, the first turn of each player is one of the good ones among { $candidates } random turns, the same at every strength; random games are random from the first turn on. The third occurrence of a position makes a draw. Intervals are 95% (Wilson).
report-page-figures = At { $player }
report-page-numbers = Numbers
report-figure-first = First player wins
report-figure-first-note = { $interval }, drawn { $drawn }
report-figure-turns = Turns in a game
report-figure-turns-note = median; half are { $low } – { $high }
report-figure-choice = Legal actions
report-figure-choice-note = on average
report-figure-chains = Turns with a chain
report-figure-chains-note = two actions or more
report-section-winner = Who wins
report-section-winner-text = White’s share of the decided games. White moves first.
report-section-results = How games end
report-section-results-text = Games that were won, drawn by repetition, or left unfinished.
report-section-drama = Drama
report-section-drama-text = The share of decided games that turned around: the loser was once expected to win two to one, according to a brief search.
report-section-length = How long it takes
report-section-length-text = Games by their number of turns, both players’ counted. The upright line is the median.
report-section-choice = How much there is to choose from
report-section-choice-text = Legal actions over the course of a game, while at least a fifth of the games are still going.
report-section-kinds = What is done
report-section-kinds-text = The share of each kind of action.
report-section-chains = How long turns are
report-section-chains-text = Turns by their number of actions; a declined bonus is not counted.
report-section-placements = First placements
report-section-placements-text = White’s share of wins after each first placement, up to symmetry, at { $player }. { $shown } of { $all } are shown, the most frequent first; ×8 means that eight placements are the same but for turning or mirroring the board.

# The plots.
report-plot-shares = White’s share of wins at each strength, with its 95% interval
report-plot-results = How games end, at each strength
report-plot-drama = The share of games that turned around at each strength, with its 95% interval
report-plot-openings = White’s share of wins after each first placement, with its 95% interval
report-plot-games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
report-plot-lengths = Number of games by length in turns, at each strength
report-plot-turns = turns
report-plot-bar =
    { $games ->
        [one] { $turns } turns: { $games } game
       *[other] { $turns } turns: { $games } games
    }
report-plot-median = median { $turns }
report-plot-longer = { $games } longer
report-plot-branching = The mean number of legal actions over the course of a game, at each strength
report-plot-action = action of the game
report-plot-kinds = The share of each kind of action at each strength
report-plot-one-action = 1 action
report-plot-and-more = { $actions } and more
report-plot-chains = Turns by their number of actions, at each strength
