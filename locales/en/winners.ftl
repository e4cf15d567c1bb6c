# Who wins? What is proved, what games suggest, and what is open.
winners-lead = If both sides play as well as possible, who wins? On small boards the answer is proved. For the full games nobody knows; the computer’s games against itself give hints.
winners-not-fetched = The results could not be loaded.
winners-open = Open: on the full board nobody knows who wins.
winners-leans =
    { $player ->
        [white] A hint: White wins clearly more of these games.
       *[black] A hint: Black wins clearly more of these games. Most first turns are weak, but White needs only one that is good.
    }
winners-even = No clear hint: these games are too close.
winners-games = Suggested: the computer against itself, from every first turn
winners-nodes = Positions searched
winners-results = White–Black–drawn
winners-good = White ahead after
winners-good-of = { $good } of { $all } first turns
winners-boards = Proved: small boards
winners-board = Board
winners-best-play = With best play
winners-positions = Positions
winners-size = { $size } × { $size }, { $count } each
winners-size-promotions = { $size } × { $size }, { $count } each, promotions: { $promotions }
winners-wins =
    { $player ->
        [white] White wins in { $turns } turns
       *[black] Black wins in { $turns } turns
    }
winners-draw = Nobody wins
winners-how = How this is known
winners-how-proved = Proved: every position that a game on this board can reach was worked out, backwards from the end. Turns of both players are counted; the winner wins as soon as possible, and the loser holds out as long as possible.
winners-how-suggested = Suggested: the same computer plays both sides, searching more positions for each action from row to row. Mirrored first turns count once. Stronger play can turn such results around.
