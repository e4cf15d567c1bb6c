# The laboratory: what a setup is like.
lab-lead = The engine plays against itself and counts. The same setup gives the same figures on every device.
lab-setup = Setup
lab-beside = Compare with (optional)
lab-games = Games at each level
lab-measure = Measure
lab-stop = Stop
lab-busy = { $done } of { $count } games
lab-count =
    { $count ->
        [one] one game
       *[other] { $count } games
    }
lab-first = White’s share of wins
lab-length = Turns
lab-branching = Legal actions, on average
lab-draws = Draws
lab-drama = Turnarounds: the loser was once a two-to-one favourite
lab-share = { $percent }% ({ $low }–{ $high })
lab-lengths = { $median } ({ $shortest }–{ $longest })
lab-plot = Games by their length, from 0 to { $longest } turns
lab-plot-branching = Legal actions over the first { $actions } actions of a game, up to { $most }
lab-handicap = A fair handicap
lab-handicap-how = The stronger player gives up pieces of the first setup, and is White in half of the games. Matches show how many pieces make the game even.
lab-stronger = Stronger
lab-weaker = Weaker
lab-find = Find it
lab-less = Fewer pieces
lab-stronger-scores = Stronger player scores
lab-score = { $percent }% ({ $low }–{ $high }) in { $games }
lab-fairest = fairest
lab-not-decided = fairest so far (undecided: the intervals overlap)
