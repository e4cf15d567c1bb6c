# What the lessons say. Their names are in ladder.ftl.

# Not yet what is asked for.
lesson-not-yet-stands-active = Not yet: a piece of yours should stand active on { $space }.
lesson-not-yet-stands-inactive = Not yet: a piece of yours should be inactive on { $space }.
lesson-not-yet-stands-so = Not yet: check which way the hollow on { $space } should face.
lesson-not-yet-lies = Not yet: the hollow of the black piece on { $space } should end up facing a different way.
lesson-not-yet-empty = Not yet: { $space } should be empty at the end of the turn.
lesson-not-yet-turns =
    { $count ->
        [one] Not yet: your slide should turn a black piece.
       *[other] Not yet: { $count } black pieces should be turned in this turn.
    }
lesson-not-yet-spares = Careful: you have turned a piece of your own.
lesson-not-yet-bonus = Not yet: your piece still had room to be active, so there is no bonus move.
lesson-not-yet-sacrifices = Not yet: this turn needs { $count } sacrifices.
lesson-not-yet-stays-active = Almost: your piece stopped where it has no room to be active. Stop somewhere else.
lesson-not-yet-steps = Not yet: this turn should have { $count } actions.
lesson-not-yet-place = Not yet: this time, place a piece.
lesson-not-yet-slide = Not yet: this time, slide another piece.
lesson-not-yet-activate = Not yet: use the bonus move to activate a piece.
lesson-not-yet-pick-up = Not yet: use the bonus move to pick up the right piece.
lesson-not-yet-pivot = Not yet: use the bonus move to pivot the marked piece.
lesson-not-yet-promotes = Not yet: no piece has been promoted.
lesson-not-yet-wins = Not yet: Black can still slide a piece.
lesson-not-yet-holds = Watch out: now Black wins at once.
lesson-not-yet-forces = Not quite: Black still has a way out.
lesson-not-yet-stuck = Not yet: the piece on { $space } should stay active and still have nowhere to slide.
lesson-not-yet-inside = Not yet: keep your pieces away from the edge of the board.
lesson-not-yet-yours =
    { $count ->
        [one] Careful: now you have no piece left that can slide.
       *[other] Not yet: { $count } pieces of yours should be able to slide.
    }
lesson-not-yet-theirs =
    { $count ->
        [one] Not yet: leave Black with at most one piece that can slide.
       *[other] Not yet: leave Black with at most { $count } pieces that can slide.
    }
lesson-not-yet-lost = You have nothing left to slide, so Black wins. Try again from the start.
lesson-not-yet-other = That is allowed, but it is not what this task asks for. Try again.

## Tix

lesson-tix-active-text = A piece that stands diagonally is active. Only active pieces can slide.
lesson-tix-active-1-task = Slide your active piece to the marked space.
lesson-tix-active-1-hint = Choose the white piece that stands diagonally, then the marked space.
lesson-tix-active-1-elsewhere = Almost: go all the way to the marked space.
lesson-tix-active-1-done = You are White in every lesson.
lesson-tix-active-2-task = One of your two pieces can get to the marked space. Slide it there.
lesson-tix-active-2-hint = The nearer piece stands straight, so it is inactive. Take the other one.
lesson-tix-active-2-elsewhere = Almost: go all the way to the marked space.
lesson-tix-active-2-done = The nearer piece stands straight: it is inactive and cannot slide.

lesson-tix-spaces-text = Files are lettered from left to right, ranks numbered from bottom to top.
lesson-tix-spaces-1-task = Slide to e3: file e, rank 3.
lesson-tix-spaces-1-hint = Your piece is on b3, so it is on rank 3 already. Slide it along the rank to e3.
lesson-tix-spaces-2-task = Now slide the piece on d2 to d5.
lesson-tix-spaces-2-hint = d2 and d5 are both on file d, the fourth from the left. d5 is three spaces further up.

lesson-tix-straight-text = North is up. Pieces slide north, east, south or west over empty spaces.
lesson-tix-straight-1-task = Towards f6: slide all the way north or east.
lesson-tix-straight-1-hint = From a1, slide to a6 or to f1.
lesson-tix-straight-1-short = Right direction, but not far enough: from there you cannot reach f6. Slide all the way.
lesson-tix-straight-2-task = Black has moved. Now go to f6.
lesson-tix-straight-2-hint = f6 is straight ahead now.

lesson-tix-room-text = An active piece needs room for its four corners.
lesson-tix-room-1-task = Slide towards b4, but stop where your piece can still be active.
lesson-tix-room-1-hint = On b3 your corner would hit b4. Stop on b2.
lesson-tix-room-1-beside = On b3 there is no room: a corner would hit b4. Leave one space free.
lesson-tix-room-1-done = In Tix all four neighbours of an active piece must be empty spaces.

lesson-tix-turn-text = Slide past an active piece, and it is turned: it becomes inactive.
lesson-tix-turn-1-task = Slide past the black piece on c4.
lesson-tix-turn-1-hint = Slide a3 along rank 3, beyond c3.
lesson-tix-turn-1-done = Its corner stuck into your path. Now c4 cannot slide any more: that is how you attack.
lesson-tix-turn-2-task = Turn two black pieces with one slide.
lesson-tix-turn-2-hint = c4 and d2 stand on either side of rank 3. Pass them both and stop on e3 or f3.
lesson-tix-turn-3-task = Your own pieces get turned, too. Turn d4, but none of your own.
lesson-tix-turn-3-hint = Along rank 3, a3 would turn your own c2. Slide c2 or e1 up past d4 instead.

lesson-tix-win-text = Once both players have pieces on the board, whoever cannot slide on their turn loses.
lesson-tix-win-1-task = Black’s last active piece is on c4. Win!
lesson-tix-win-1-hint = Slide a3 along rank 3, past c4.
lesson-tix-win-1-done = c4 was Black’s last piece that could slide. Now both are inactive, and the game is over.
lesson-tix-win-2-task = Two active pieces, one slide. Win!
lesson-tix-win-2-hint = File c runs between b3 and d1. Slide c4 all the way down to c1.
lesson-tix-win-2-done = On its way down your piece turned b3 and d1, so nothing is left to slide.

lesson-tix-place-text = If one of your pieces can slide, you may place a new one from your pool instead.
lesson-tix-place-1-task = Place a piece on d3.
lesson-tix-place-1-hint = Choose a piece in your pool, then d3.
lesson-tix-place-1-done = Only your very first piece may be placed without another one that can slide.
lesson-tix-place-2-task = Now place one on d3, right beside an inactive piece. How does it stand?
lesson-tix-place-2-hint = Choose a piece in your pool, then d3, below the inactive d4.
lesson-tix-place-2-done = With no room for its corners it is inactive. Where a piece can be active, it must be.
lesson-tix-place-3-task = A crowded little board: place a piece so that it is active.
lesson-tix-place-3-hint = All neighbours of b4 are empty, and those of d4 too.
lesson-tix-place-3-done = Right beside an active piece you could not have placed one at all.

lesson-tix-first-game-text = Three pieces against two, and the computer at its gentlest.
lesson-tix-first-game-1-task = Win: leave Black nothing to slide.
lesson-tix-first-game-1-hint = Start by sliding a1 to a6: that turns b5 and leaves only f5.
lesson-tix-first-game-1-done = Your first win: Black had nothing left to slide.

lesson-tix-fall-text = Stop where your piece has no room: this sacrifice earns a bonus move.
lesson-tix-fall-1-task = Sacrifice a3 on c3, then place a piece.
lesson-tix-fall-1-hint = Slide a3 to c3: the turned piece on c4 takes away the room. Then place a piece far from f5, for example on a1.
lesson-tix-fall-1-declined = That was the sacrifice, but you left the bonus move unused. Use it to place a piece.
lesson-tix-fall-1-done = c3 is inactive now, but it turned c4 and earned you a new piece.
lesson-tix-fall-2-task = A bonus move can be a slide. Turn b4 and d2 in one turn, and keep an active piece.
lesson-tix-fall-2-hint = Sacrifice a3 on b3, beside b4. Then slide e1 up past d2, to e3 or further.
lesson-tix-fall-2-inactive = Both are turned, but now all your own pieces are inactive too. Slide the second one further.
lesson-tix-fall-3-task = One slide is not enough here. Win with a sacrifice and a slide.
lesson-tix-fall-3-hint = Sacrifice a3 on f3, beside f4. Then slide a1 up past b5.
lesson-tix-fall-3-done = The sacrifice turned f4, the bonus move b5: Black has nothing left.

lesson-tix-marks-text = Choose a piece, and marks show what each slide would do.
lesson-tix-marks-1-task = Slide to a diamond with a 1 in it.
lesson-tix-marks-1-hint = Choose a3. Past c4, on d3, e3 and f3, the diamonds show a 1.
lesson-tix-marks-1-done = A diamond: it stays active. The number: how many black pieces it turns.
lesson-tix-marks-2-task = A square is a sacrifice. Slide to the square with a 1.
lesson-tix-marks-2-hint = Choose a1. Right below e2, on e1, the mark is a square with a 1.
lesson-tix-marks-2-done = A square: no room, so a bonus move. A number with a minus counts your own pieces it turns.

lesson-tix-wake-text = A bonus move can also activate one of your inactive pieces, if it has room.
lesson-tix-wake-1-task = Sacrifice a3 and activate b1.
lesson-tix-wake-1-hint = Slide a3 to c3, beside c4. Then choose b1.
lesson-tix-wake-2-task = Two of your pieces are inactive, but only one has room. Activate it.
lesson-tix-wake-2-hint = Sacrifice a2 on d2, below d3. Then choose a6: e1 has no room beside f1.
lesson-tix-wake-2-done = e1 could not be activated: the inactive piece on f1 is in its way.

lesson-tix-pick-up-text = A bonus move can return one of your pieces to your pool, except the one just sacrificed.
lesson-tix-pick-up-1-task = Sacrifice b2 and pick up b5.
lesson-tix-pick-up-1-hint = Slide b2 to c2: there is no room beside d2, though it is your own. Then pick up b5.
lesson-tix-pick-up-1-done = On b5 the piece was of no use. From your pool it can come back anywhere.
lesson-tix-pick-up-2-task = Sacrifice a piece on c3, and pick up that very piece in the same turn.
lesson-tix-pick-up-2-hint = Slide a3 to c3, then d1 to d3. After this second sacrifice c3 may be picked up.
lesson-tix-pick-up-3-task = d3 blocks your b3. Clear the way to e4: pick up d3.
lesson-tix-pick-up-3-hint = Slide c6 to c5: there is no room beside c4. Then pick up d3.
lesson-tix-pick-up-3-done = Pick up to reopen: rank 3 is free, and next turn b3 can slide past e4.

lesson-tix-chain-text = A bonus slide that is a sacrifice earns another bonus move: a chain.
lesson-tix-chain-1-task = Turn two black pieces in one turn, each with a sacrifice.
lesson-tix-chain-1-hint = Slide f3 to f5, beside e5. Then c4 to c6, beside d6. a1 and a3 stay active.
lesson-tix-chain-2-task = Black has three active pieces. Win in one turn.
lesson-tix-chain-2-hint = Slide c5 to d5, beside d6, then a4 to f4, beside f5. Last, b6 goes down past a1.
lesson-tix-chain-2-done = A chain of three: two sacrifices turned d6 and f5, each earned the next slide, and the last one turned a1.

lesson-tix-hem-text = Active pieces guard: no plain square can stop right in front of one.
lesson-tix-hem-1-task = Close a1’s last way out, without turning it.
lesson-tix-hem-1-hint = a3 guards a2. Slide c4 to c1, and b1 is guarded, too.
lesson-tix-hem-1-done = a1 is active and still cannot slide. In a corner two guards are enough.
lesson-tix-hem-2-task = Win with one slide: turn one black piece and hem in the other.
lesson-tix-hem-2-hint = Slide f1 up past e3 and stop on f4: there it guards f5. d6 guards e6 already.
lesson-tix-hem-2-done = e3 is turned. f6 is active, but d6 and f4 guard both its ways out.
lesson-tix-hem-3-task = Win with a chain. Not every piece has to be turned.
lesson-tix-hem-3-hint = Slide c4 to c1 and e3 to a3: two sacrifices that turn b1 and a4. Then activate d6.
lesson-tix-hem-3-done = f6 did not have to be turned: d6 and f4 guard its ways out.

lesson-tix-danger-text = Before each turn, look: could Black make all your pieces inactive?
lesson-tix-danger-1-task = Black threatens a1, your only active piece. Do not let Black win.
lesson-tix-danger-1-hint = On a6 neither c3 nor f4 can slide past your piece.
lesson-tix-danger-1-done = Now no black piece can slide past yours in one turn.
lesson-tix-danger-2-task = Again: do not let Black win at once.
lesson-tix-danger-2-hint = Slide d2 to a2 or b2, out of reach of c1 and f6. Or sacrifice it on c2 and activate a6.
lesson-tix-danger-2-done = There are two answers to a threat: run, or sacrifice the piece and activate another.
lesson-tix-danger-3-task = A black chain threatens both your active pieces. Make sure that one survives.
lesson-tix-danger-3-hint = e3 and f2 work together. Move c2 to c1 or c3: then they get only one.
lesson-tix-danger-3-done = One active piece out of reach is enough to play on.

lesson-tix-begin-text = A game begins on an empty board, and each player places a piece.
lesson-tix-begin-1-task = Place your first piece wherever you like.
lesson-tix-begin-1-hint = Choose a piece in your pool, then any space, such as c3.
lesson-tix-begin-2-task = Black has placed one, too. Place a second one, so that two can slide.
lesson-tix-begin-2-hint = Choose a piece in your pool, then a space with nothing beside it, such as b5, f2 or a1.
lesson-tix-begin-2-done = With two active pieces, one slide seldom stops you: that is a sound beginning.

lesson-tix-open-text = With one piece each, whoever can slide past the other wins.
lesson-tix-open-1-task = Black has just placed a piece on b5. Win!
lesson-tix-open-1-hint = Slide c3 up file c, past b5.
lesson-tix-open-1-done = b5 stood right beside your file. In the opening, never stand on a file or rank next to a black piece.
lesson-tix-open-2-task = Black has kept away. Move so that Black cannot win at once.
lesson-tix-open-2-hint = Keep c3 off the lines beside e5: files d and f, ranks 4 and 6. Best of all, place a second piece, for example on b5.
lesson-tix-open-2-done = On the lines beside e5 a lone piece would have been lost. A second active piece is the best insurance.

lesson-tix-choice-text = Each turn, ask first: can I win? Then: can Black?
lesson-tix-choice-1-task = Black threatens b2, your only active piece. Place or slide?
lesson-tix-choice-1-hint = Wherever b2 slides, Black turns it. Place a second active piece out of reach, for example on e3.
lesson-tix-choice-1-done = Any slide of b2 would have lost. A second active piece keeps you in the game.
lesson-tix-choice-2-task = And now? Place or slide?
lesson-tix-choice-2-hint = Look before you place: b4 is Black’s last active piece, and c1 can slide up past it.
lesson-tix-choice-2-done = A win comes before everything else: b4 was Black’s last active piece.

lesson-tix-decline-text = A bonus move is an offer: you may end the turn instead.
lesson-tix-decline-1-task = Sacrifice c6 on b6. Then choose: bonus move or not?
lesson-tix-decline-1-hint = After c6 to b6, only e6 could move, and wherever it goes e4 gets it. End the turn.
lesson-tix-decline-1-done = e6 was safe where it stood. Any bonus move would have let Black win.

lesson-tix-reserve-text = A piece in your pool is a reserve: it can appear anywhere.
lesson-tix-reserve-1-task = Place it so that you win next turn, whatever Black does.
lesson-tix-reserve-1-hint = File b runs right beside a4. Place your piece at one end of it, on b1 or b6.
lesson-tix-reserve-1-done = If a4 stays on file a, your new piece slides past it. If it leaves, c2 does.
lesson-tix-reserve-2-task = Black has tried to escape. Win!
lesson-tix-reserve-2-hint = a2 is still beside file b. Slide your new piece along it, past a2.
lesson-tix-reserve-2-done = One slide along file b, and Black has nothing left.

lesson-tix-double-text = One threat can be answered. Two at once cannot.
lesson-tix-double-1-task = Play so that you win next turn, whatever Black does.
lesson-tix-double-1-hint = Slide a1 to e1. It threatens to run up file e past f5, and d3 watches e5.
lesson-tix-double-1-done = If f5 stays on file f, e1 slides past it. If it goes to e5, d3 does.
lesson-tix-double-2-task = Black has moved to f4. Win!
lesson-tix-double-2-hint = f4 is still beside file e. Slide e1 up past it.
lesson-tix-double-2-done = It could not escape both threats.

lesson-tix-handicap-text = As a handicap, the stronger player begins with fewer pieces.
lesson-tix-handicap-1-task = You have two pieces, Black has three. Win!
lesson-tix-handicap-1-hint = Sacrifice a3 on e3, between e2 and e4. Then slide a5 to a1, past b1.
lesson-tix-handicap-1-done = What counts is how many pieces can slide. With fewer pieces, you cannot afford an idle slide.

lesson-tix-end-text = Do not chase the last piece. Close its ways out first.
lesson-tix-end-1-task = Play so that you win next turn, whatever Black does.
lesson-tix-end-1-hint = Black’s last active piece is on a2. Slide c4 to a4: there it guards a3.
lesson-tix-end-1-done = The way north is closed. If a2 goes to b2, a4 slides past it; on a1, e2 does.
lesson-tix-end-2-task = Black has tried to escape. Win!
lesson-tix-end-2-hint = Slide a4 down past b2.
lesson-tix-end-2-done = b2 was Black’s last active piece: first the ways out, then the strike.

lesson-tix-game-text = Now use everything you know.
lesson-tix-game-1-task = You are ahead. Win this game against the computer.
lesson-tix-game-1-hint = Sacrifice e3 on e2: that turns f2. Then activate a4, and you have three active pieces against one.
lesson-tix-game-1-done = You won a real fight. Now you are ready for a full game of Tix.

## Tixel

lesson-tixel-hollow-text = A Tixel piece has one hollow edge. You choose which way it faces.
lesson-tixel-hollow-1-task = Slide to c6, the hollow facing south-west.
lesson-tixel-hollow-1-hint = Choose c6, then the stance with the hollow at the bottom left.
lesson-tixel-hollow-2-task = Place a piece on d3, the hollow facing south-east.
lesson-tixel-hollow-2-hint = Choose a piece in your pool, then d3, then the stance with the hollow at the bottom right.

lesson-tixel-beside-text = A corner fits into the hollow of an inactive piece.
lesson-tixel-beside-1-task = Place a piece on e2, right beside the active e1.
lesson-tixel-beside-1-hint = The hollow has to take in the corner of e1, so it faces south.
lesson-tixel-beside-1-done = A plain square could not stand beside an active piece at all.
lesson-tixel-beside-2-task = The hollow of c3 faces north. Place a piece on c4.
lesson-tixel-beside-2-hint = On c4 your corner fits into the hollow of c3. Choose any stance that is offered.
lesson-tixel-beside-2-done = The new piece could be active, so it had to be.

lesson-tixel-nest-text = Slide beside a hollow that faces you, and your piece stays active.
lesson-tixel-nest-1-task = Slide to d2 and stay active.
lesson-tixel-nest-1-hint = The hollow of d3 faces d2, so your corner has room there.
lesson-tixel-nest-1-done = Your corner rests in the hollow of d3: a nest.
lesson-tixel-nest-2-task = Now d3 turns a solid edge to d2. Slide there and see the difference.
lesson-tixel-nest-2-hint = Slide a2 to d2. Beside the solid edge of d3 there is no room.
lesson-tixel-nest-2-done = A solid edge leaves no room, so it is a sacrifice. You choose by where you stop.

lesson-tixel-approach-text = Hollow ahead, a piece can stop right in front of an active one.
lesson-tixel-approach-1-task = Slide to e3, right in front of f3.
lesson-tixel-approach-1-hint = Choose e3. Only the hollow facing east, towards f3, fits there.
lesson-tixel-approach-1-done = The easiest sacrifice in Tixel: no room to be active, and f3 was not even turned.
lesson-tixel-approach-2-task = Sacrifice a piece on e3, and turn d5 with the bonus move.
lesson-tixel-approach-2-hint = First a3 to e3. Then slide c1 up past d5, to c6.
lesson-tixel-approach-2-bonus-left = The sacrifice is right. Now use the bonus move as well.

lesson-tixel-spin-text = A piece on your right turns clockwise, one on your left anticlockwise.
lesson-tixel-spin-1-task = Turn c4’s hollow to the east, and stay active.
lesson-tixel-spin-1-hint = Pass with c4 on your right: slide a5 along rank 5 to d5.
lesson-tixel-spin-1-other-way = It was turned, but anticlockwise: its hollow faces north. Pass it on the other side.
lesson-tixel-spin-2-task = Turn c4 and stop right beside it on c3, still active.
lesson-tixel-spin-2-hint = Slide a3 to c3. c4 is on your left and turns anticlockwise: its hollow ends up facing you.
lesson-tixel-spin-2-done = You attacked c4 and used it as a nest in the same turn.

lesson-tixel-pivot-text = A bonus move can pivot an active piece to another active stance.
lesson-tixel-pivot-1-task = Sacrifice a3 and pivot c5 until its hollow faces south-west.
lesson-tixel-pivot-1-hint = Slide a3 to e3, in front of f3. Then choose c5 and its new stance.
lesson-tixel-pivot-1-done = The hollow decides how a piece lies once it is turned. A Tix piece cannot be pivoted: it would look the same.

lesson-tixel-win-text = Count the black pieces that can slide. If one turn stops them all, you win.
lesson-tixel-win-1-task = Win with one slide.
lesson-tixel-win-1-hint = a4 and c6 stand on either side of file b. Slide b1 up to b6.
lesson-tixel-win-1-done = One slide turned a4 and c6. d4 was inactive already.
lesson-tixel-win-2-task = Win with a sacrifice and a slide.
lesson-tixel-win-2-hint = Sacrifice d3 on a3, beside a4. Then f1 goes up past e6.
lesson-tixel-win-2-done = d3 turned a4 and earned the bonus move, with which f1 turned e6.

lesson-tixel-plug-text = A piece beside an active one does not turn it. It blocks it.
lesson-tixel-plug-1-task = Place a piece that closes a1’s last way out.
lesson-tixel-plug-1-hint = Place it on b1, with the hollow facing a1.
lesson-tixel-plug-1-done = a1 is still active, but as long as both ways stay shut it cannot slide.
lesson-tixel-plug-2-task = Hem in f6 on both sides, and win.
lesson-tixel-plug-2-hint = Slide b6 to e6, hollow to the east, and f3 to f5, hollow to the north: two sacrifices.
lesson-tixel-plug-2-done = f6 is active but has nowhere to go, and b4 was inactive already.

lesson-tixel-three-text = Two plugs and one slide make three actions in one turn.
lesson-tixel-three-1-task = Black has three active pieces. Win with a chain.
lesson-tixel-three-1-hint = Hem in f1: sacrifice d1 on e1 and f5 on f2, hollows facing it. Then slide b4 to a4, between a3 and a5.
lesson-tixel-three-1-done = f1 is hemmed in, and the last slide turned a3 and a5 from between them.

lesson-tixel-danger-text = In Tixel almost every piece can be sacrificed, so threats reach further.
lesson-tixel-danger-1-task = Get b3 to safety.
lesson-tixel-danger-1-hint = e3 and f2 reach everything up to rank 4. Slide b3 to b5 or b6.
lesson-tixel-danger-1-done = On ranks 5 and 6, neither e3 nor f2 can slide past you in one turn.
lesson-tixel-danger-2-task = Running does not help here. Find another way.
lesson-tixel-danger-2-hint = Slide a5 to a2 with the hollow facing south, and activate a1 with the bonus move.
lesson-tixel-danger-2-alone = Wherever a5 goes, Black turns it. You need your second piece.
lesson-tixel-danger-2-done = Black was after a5. Now a1 is your active piece, and out of reach.

lesson-tixel-begin-text = In the middle, a piece threatens four lines; at the edge, fewer.
lesson-tixel-begin-1-task = Place your first piece where it threatens four lines.
lesson-tixel-begin-1-hint = On c3 it can slide along file c and rank 3. That threatens files b and d, and ranks 2 and 4.
lesson-tixel-begin-1-done = Now Black has to keep off four lines. It is only a small plus: the game is still wide open.

lesson-tixel-open-text = As in Tix, keep a lone piece off the lines beside Black’s.
lesson-tixel-open-1-task = Your second turn. Do not let Black win at once.
lesson-tixel-open-1-hint = The lines beside e5 are files d and f and ranks 4 and 6. Place a second piece, for example on b5.
lesson-tixel-open-1-done = Beside e5 a lone piece is lost. Good games of Tixel begin with two active pieces.

lesson-tixel-choice-text = Where every slide loses, a new piece can save you.
lesson-tixel-choice-1-task = Black threatens d4. Place or slide?
lesson-tixel-choice-1-hint = Wherever d4 slides, c3 or e5 passes it. Place a second piece out of reach, for example on a1.
lesson-tixel-choice-1-done = A quiet placement: Black can turn one of your two pieces, but not both.

lesson-tixel-decline-text = In Tixel bonus moves come easily. Not every one is worth taking.
lesson-tixel-decline-1-task = Sacrifice e3 on e5. Then choose: bonus move or not?
lesson-tixel-decline-1-hint = After e3 to e5 only f2 could slide, and anywhere else d2 gets it. End the turn.
lesson-tixel-decline-1-done = In line with d2 your f2 is safe. Any bonus slide would have let Black win.

lesson-tixel-reserve-text = Black may sacrifice and activate another piece. Your reserve can answer both.
lesson-tixel-reserve-1-task = Place it so that you win next turn, whatever Black does.
lesson-tixel-reserve-1-hint = Place your piece on file e, on e4 or e5: from there it covers e2 and d6.
lesson-tixel-reserve-1-done = If e2 leaves file e, your new piece slides past it. If it goes to e1, b2 does. If Black activates d6, your new piece slides past that.

lesson-tixel-double-text = The best threat is one that Black cannot answer.
lesson-tixel-double-1-task = Play so that you win next turn, whatever Black does.
lesson-tixel-double-1-hint = Slide c4 to c1, in line with f1. f3 waits on the other side.
lesson-tixel-double-1-done = If f1 goes to e1, f3 slides past it. If Black sacrifices it and activates a4, f3 slides past a4.

lesson-tixel-handicap-text = As a handicap, one player takes some Tix pieces. They have no hollow.
lesson-tixel-handicap-1-task = Sacrifice a piece on e2, right in front of f2.
lesson-tixel-handicap-1-hint = a4 is a Tix piece and cannot stop in front of f4. a2 has a hollow: slide it to e2.
lesson-tixel-handicap-1-done = a4 could not have done that. As a handicap, the stronger player takes Tix pieces, or fewer pieces.

lesson-tixel-end-text = Drive the last piece into a corner.
lesson-tixel-end-1-task = Play so that you win next turn, whatever Black does.
lesson-tixel-end-1-hint = a2 wants to get away to the east. Slide e2 to c2, leaving one space in between.
lesson-tixel-end-1-done = On a1 you slide past it. Anywhere else it has no room to stay active.
lesson-tixel-end-2-task = It fled into the corner. Win!
lesson-tixel-end-2-hint = Slide c2 to a2: that turns a1.
lesson-tixel-end-2-done = a1 was Black’s last active piece.

lesson-tixel-game-text = Hollows, nests, plugs: use everything you know.
lesson-tixel-game-1-task = You are ahead. Win this game against the computer.
lesson-tixel-game-1-hint = Sacrifice d3 on f3: that turns f4, and then only e6 can slide. Use the bonus move to slide a1 to a3.
lesson-tixel-game-1-done = You won a real fight. Now you are ready for a full game of Tixel.

## Regatta

lesson-regatta-edge-text = Nothing may stick out over the rim. But one corner of each piece is rounded.
lesson-regatta-edge-1-task = Place an active piece on d1.
lesson-regatta-edge-1-hint = On d1 the rounded corner must point south, at the rim.
lesson-regatta-edge-1-done = Three corners stick out. The rounded one does not, so the rim is no obstacle.
lesson-regatta-edge-2-task = And now an active piece on h4.
lesson-regatta-edge-2-hint = On h4 the rounded corner must point east. A slide can do it, too.

lesson-regatta-corner-text = In the board’s corners no piece can be active: one that slides in is sacrificed.
lesson-regatta-corner-1-task = Sacrifice a4 in the corner a1.
lesson-regatta-corner-1-hint = Slide a4 down along the rim to a1.
lesson-regatta-corner-1-done = No black piece was needed: the corner alone earns a bonus move.
lesson-regatta-corner-2-task = Sacrifice a3 in a corner and turn d5 in the same turn. Keep an active piece.
lesson-regatta-corner-2-hint = a3 goes into the corner a1. Then f4 slides west along rank 4, past d5.
lesson-regatta-corner-2-done = The corner earned the bonus move, and your last active piece is out of reach.

lesson-regatta-neighbours-text = Where the rounded corner points, nothing sticks out.
lesson-regatta-neighbours-1-task = Place an active piece on e4, beside the active piece on d4.
lesson-regatta-neighbours-1-hint = The rounded corner of d4 points at e4. Point yours at d4.
lesson-regatta-neighbours-1-done = Two active neighbours: only pieces with a rounded corner can do that.

lesson-regatta-rounded-text = Beside a solid edge, the stance you slide in decides: active or sacrificed.
lesson-regatta-rounded-1-task = Slide to c4 and stay active.
lesson-regatta-rounded-1-hint = On c4, choose the stance with the hollow to the north-west: then the rounded corner points at d4.
lesson-regatta-rounded-1-fell = In that stance the piece cannot be active there. Choose the other one.
lesson-regatta-rounded-1-done = The rounded corner points at the solid edge of d4, where a sharp one would have no room.
lesson-regatta-rounded-2-task = The same space, but now sacrifice c7 on c4.
lesson-regatta-rounded-2-hint = On c4, choose an inactive stance: hollow to the east or to the south.
lesson-regatta-rounded-2-stood = It stayed active. Choose a stance in which it ends up inactive.
lesson-regatta-rounded-2-done = The same slide, but this time it earned a bonus move: the stance decides.

lesson-regatta-smooth-text = Only what sticks into your path is turned. Where the rounded corner points, a piece is smooth.
lesson-regatta-smooth-1-task = Turn d4. Choose the right side.
lesson-regatta-smooth-1-hint = The rounded corner of d4 points south. Pass on the north side: slide a5 along rank 5.
lesson-regatta-smooth-1-smooth = That is its smooth side: the rounded corner does not stick into rank 3.
lesson-regatta-smooth-2-task = Turn d5, but not your own d3.
lesson-regatta-smooth-2-hint = The rounded corner of d3 points north, so a4 can slide right between d3 and d5.

lesson-regatta-flip-text = Each piece has two mirrored sides. Choose one when placing it.
lesson-regatta-flip-1-task = Place an active piece on d1, the hollow facing north-west.
lesson-regatta-flip-1-hint = Choose a piece in your pool, then d1. Among the stances offered, take the flipped piece with its hollow at the top left.
lesson-regatta-flip-1-side = It is active, but the hollow faces north-east. Flip it: choose the stance with the hollow at the top left.
lesson-regatta-flip-2-task = Place an active piece on e4, the hollow facing north-east.
lesson-regatta-flip-2-hint = Choose e4, then the flipped piece: its rounded corner points at d4 while the hollow is at the top right.
lesson-regatta-flip-2-side = It is active, but the hollow should face north-east. The other side has to be up for that.

lesson-regatta-along-text = At the rim, a hollow has no room to face every way.
lesson-regatta-along-1-task = Stop right in front of a black piece. Which one?
lesson-regatta-along-1-hint = The hollow of d1 can face north and east, but not west. Slide to f1, in front of g1.
lesson-regatta-along-1-done = In front of b1 the hollow would have had to face west, and the rim is in the way.

lesson-regatta-win-text = In every corner of the board you can sacrifice a piece.
lesson-regatta-win-1-task = Win with one slide.
lesson-regatta-win-1-hint = File f runs between g5 and e2. Slide f7 down past both.
lesson-regatta-win-1-done = One slide turned g5 and e2, and Black has no other piece.
lesson-regatta-win-2-task = Win with a sacrifice and a slide.
lesson-regatta-win-2-hint = Slide a4 into the corner a1, past b2. Then d3 goes to f3, past f2.
lesson-regatta-win-2-done = a4 turned b2 on its way, the corner gave the bonus move, and d3 turned f2.

lesson-regatta-hem-text = At the rim a piece has one fewer way out.
lesson-regatta-hem-1-task = Place a piece that closes d1’s last way out.
lesson-regatta-hem-1-hint = c1 and d2 are taken. Place a piece on e1, the hollow facing west, towards d1.
lesson-regatta-hem-1-done = d1 is active but cannot slide: at the rim three plugs are enough.

lesson-regatta-danger-text = A piece cannot be turned from its smooth side. Watch the other three.
lesson-regatta-danger-1-task = a6 is your last active piece. Save it.
lesson-regatta-danger-1-hint = Neither e6 nor e3 can slide past a piece on b6, c6 or a3.
lesson-regatta-danger-1-done = Now neither e6 nor e3 can slide past it.
lesson-regatta-danger-2-task = Again: do not let Black win at once.
lesson-regatta-danger-2-hint = c5 comes along rank 5, g2 up file g. Slide g4 to g7, where both are too far away.
lesson-regatta-danger-2-done = Out of reach of c5 and g2, your piece stays active.
lesson-regatta-danger-3-task = Only one turn saves you now. Find it.
lesson-regatta-danger-3-hint = g2 threatens along rank 2, right below d3. Step into its line: slide d3 to d2.
lesson-regatta-danger-3-done = The only defence: a piece turns only what it passes, and nothing straight ahead.

lesson-regatta-decline-text = A piece that is safe is often best left where it is.
lesson-regatta-decline-1-task = Sacrifice e3 on e6. Then choose: bonus move or not?
lesson-regatta-decline-1-hint = After e3 to e6 only f8 could move, and anywhere else Black gets it. End the turn.
lesson-regatta-decline-1-done = f8 was safe where it stood. Any bonus move would have let Black win.

lesson-regatta-begin-text = If your first piece cannot slide, you lose on your next turn.
lesson-regatta-begin-1-task = Place it so that it can slide.
lesson-regatta-begin-1-hint = In the corners a1, a8, h1 and h8 no piece can be active. Place it near the middle, for example on e4.
lesson-regatta-begin-1-stuck = It is inactive there and cannot slide: next turn you would have lost.
lesson-regatta-begin-1-done = From the middle it can slide anywhere. At the rim its rounded corner would have to point at the rim.

lesson-regatta-open-text = A lone piece is protected only on its smooth side.
lesson-regatta-open-1-task = Black has just placed a piece on d5. Win!
lesson-regatta-open-1-hint = The rounded corner of d5 points west, at file c. Slide c4 east along rank 4 instead.
lesson-regatta-open-1-done = The rounded corner protected d5 from file c only. One smooth side is not enough: keep off open lines.

lesson-regatta-choice-text = A second piece helps only where Black cannot turn both.
lesson-regatta-choice-1-task = Black threatens a4, your only active piece. Place or slide?
lesson-regatta-choice-1-hint = Wherever a4 slides, Black turns it. Place a piece out of reach of b2 and c4, for example on g2.
lesson-regatta-choice-1-done = Black cannot turn both. On e3, f3 or g3 your piece is safe only if its rounded corner points north.

lesson-regatta-reserve-text = A reserve can appear right on an escape route.
lesson-regatta-reserve-1-task = Place it so that you win next turn, whatever Black does.
lesson-regatta-reserve-1-hint = b2 can flee north along file b. Place your piece on b4, one space away from b3.
lesson-regatta-reserve-1-done = The way north ends on b3. Wherever b2 can stay active, d2 or your new piece slides past it.

lesson-regatta-double-text = Cover both lines on which a piece can flee.
lesson-regatta-double-1-task = Play so that you win next turn, whatever Black does.
lesson-regatta-double-1-hint = b1 can only flee along the rim. Slide h4 to h2: rank 2 runs right beside it.
lesson-regatta-double-1-done = If b1 goes to c1, b3 slides past it; further east, h2 does. Anywhere else it is inactive.

lesson-regatta-handicap-text = In Regatta, too, the stronger player can begin with fewer pieces.
lesson-regatta-handicap-1-task = You have two pieces, Black has three. Win!
lesson-regatta-handicap-1-hint = Sacrifice d3 on d8, beside c8. Then slide a4 to e4, past e3.
lesson-regatta-handicap-1-done = f4 was inactive already, so two turned pieces were enough.

lesson-regatta-end-text = Drive the last piece to the rim.
lesson-regatta-end-1-task = Play so that you win next turn, whatever Black does.
lesson-regatta-end-1-hint = Black’s last active piece is on g2. Slide e4 to g4, leaving one space in between.
lesson-regatta-end-1-done = Wherever g2 can stay active, g4 or e2 slides past it.
lesson-regatta-end-2-task = It fled to the rim. Win!
lesson-regatta-end-2-hint = Slide e2 along rank 2, past g1.
lesson-regatta-end-2-done = g1 was Black’s last active piece.

lesson-regatta-game-text = Rim, corners, smooth sides: use everything you know.
lesson-regatta-game-1-task = You are ahead. Win this game against the computer.
lesson-regatta-game-1-hint = Only g8 can slide, and only along the rim. Keep g6 where it is and bring d1 to d5.
lesson-regatta-game-1-done = You won a real fight. Now you are ready for a full game of Regatta.

## Poka Yoke

lesson-poka-yoke-promote-text = Pick up a Tixel piece, and it is promoted: a Poka Yoke piece enters your pool.
lesson-poka-yoke-promote-1-task = Sacrifice a3 and promote b5.
lesson-poka-yoke-promote-1-hint = Slide a3 to e3, hollow to the east. Then pick up b5.
lesson-poka-yoke-promote-1-done = Look at your pool: it holds a piece with a rounded corner. You may promote twice a game.
lesson-poka-yoke-promote-2-task = Promote a piece, and keep one that can slide.
lesson-poka-yoke-promote-2-hint = Sacrifice a3 on d3, hollow to the east, and pick up the inactive b2.

lesson-poka-yoke-use-text = Thanks to its rounded corner it can be active beside a solid edge.
lesson-poka-yoke-use-1-task = Place your Poka Yoke piece on e4, active.
lesson-poka-yoke-use-1-hint = On e4 the rounded corner must point west, at d4.
lesson-poka-yoke-use-1-done = Beside the solid edge of d4 no Tixel piece could be active.

lesson-poka-yoke-choose-text = The stance you slide in decides whether a Poka Yoke piece stays active or is sacrificed.
lesson-poka-yoke-choose-1-task = Slide to c4 and stay active.
lesson-poka-yoke-choose-1-hint = Point the rounded corner at d4: on c4, choose the hollow to the north-west.
lesson-poka-yoke-choose-2-task = Slide c6 to c4 again, but sacrifice it this time.
lesson-poka-yoke-choose-2-hint = On c4, choose an inactive stance: hollow to the east or to the south.
lesson-poka-yoke-choose-2-done = The rounded corner points elsewhere now, so d4 leaves no room.

lesson-poka-yoke-flip-text = On the board a piece keeps its side. To flip it, pick it up first.
lesson-poka-yoke-flip-1-task = Sacrifice a3 and pick up e4.
lesson-poka-yoke-flip-1-hint = Slide a3 to e3, hollow to the east. Then pick up e4: it returns to your pool.
lesson-poka-yoke-flip-2-task = Place it on d4, flipped, the hollow facing north-east.
lesson-poka-yoke-flip-2-hint = Choose d4. Of the stances with the hollow at the top right, take the one whose rounded corner points west.
lesson-poka-yoke-flip-2-side = The hollow is right, but the side is not: the rounded corner should point west.
lesson-poka-yoke-flip-2-done = Flipping takes two turns, so think about the side when you place a piece.

lesson-poka-yoke-limit-text = Once your two promotions are used up, a piece just returns to the pool.
lesson-poka-yoke-limit-1-task = Pick up b5 and look at your pool.
lesson-poka-yoke-limit-1-hint = First slide a3 to e3, hollow to the east. Then pick up b5.
lesson-poka-yoke-limit-1-done = It came back as the Tixel piece it was.

lesson-poka-yoke-win-text = Hollows, rounded corners, chains: now all of it together.
lesson-poka-yoke-win-1-task = Win in this turn.
lesson-poka-yoke-win-1-hint = Sacrifice b5 on b2, beside c2. Then e3 goes up to e6, past f6.
lesson-poka-yoke-win-1-done = b5 turned c2, e3 turned f6, and f4 was inactive already.
lesson-poka-yoke-win-2-task = Once more: win in this turn.
lesson-poka-yoke-win-2-hint = Sacrifice a3 on a5, beside b5. Then c6 goes all the way east to f6.
lesson-poka-yoke-win-2-done = a3 turned b5, and on f6 your piece turned f5 from above.

lesson-poka-yoke-hem-text = Where a piece is rounded, no corner sticks out, so any edge can plug it there.
lesson-poka-yoke-hem-1-task = Close a6’s last way out, and win.
lesson-poka-yoke-hem-1-hint = Slide b1 up to b6. The rounded corner of a6 points there, so no hollow is needed.
lesson-poka-yoke-hem-1-done = a6 is active, but your b6 and Black’s own a5 block it.
lesson-poka-yoke-hem-2-task = Hem in a1 on both sides, and win.
lesson-poka-yoke-hem-2-hint = Slide a4 to a2, hollow facing a1. Then slide e1 to b1, beside the rounded corner.
lesson-poka-yoke-hem-2-done = A corner of a1 sticks out to the north, so a2 needed its hollow. b1 did not.

lesson-poka-yoke-open-text = A promotion takes two of your pieces: one sacrificed, one picked up.
lesson-poka-yoke-open-1-task = So place some first. Begin wherever you like.
lesson-poka-yoke-open-1-hint = Choose a piece in your pool, then any space, such as c3.
lesson-poka-yoke-open-2-task = Your third turn: promote, or place? You want three pieces that can slide.
lesson-poka-yoke-open-2-hint = You have only c1 and c3. Place a third piece away from Black’s, for example on f3.
lesson-poka-yoke-open-2-early = Too early: with two pieces on the board, a promotion leaves you nothing to slide.
lesson-poka-yoke-open-2-done = Three active pieces are a sound beginning. Promote when you will still have one that can slide.

lesson-poka-yoke-when-text = Promote a piece that is inactive and in your way.
lesson-poka-yoke-when-1-task = Promote one so that you win next turn, whatever Black does.
lesson-poka-yoke-when-1-hint = e4 blocks file e. Sacrifice d1 on e1, hollow facing f1, and pick up e4.
lesson-poka-yoke-when-1-done = File e is free for e5, and the promoted piece can plug f2. Black cannot stop both.

lesson-poka-yoke-choice-text = A plain piece can save you where a promotion comes too late.
lesson-poka-yoke-choice-1-task = Black threatens d3, your only active piece. Place or slide?
lesson-poka-yoke-choice-1-hint = Wherever d3 slides, e5 or f2 passes it. Place a second piece out of reach, for example on a2.
lesson-poka-yoke-choice-1-done = A piece from the pool is active at once. A promoted one would still be waiting there.

lesson-poka-yoke-reserve-text = A promoted reserve can be active where no Tixel piece could.
lesson-poka-yoke-reserve-1-task = Place it so that you win next turn, whatever Black does.
lesson-poka-yoke-reserve-1-hint = f1 must stay inactive. Place your piece on f2, its rounded corner pointing south, at f1.
lesson-poka-yoke-reserve-1-done = Beside your f2, f1 cannot be activated. If f5 goes to e5, f2 slides past it; on file f, c5 does.

lesson-poka-yoke-danger-text = Look at every black piece: where could it pass yours?
lesson-poka-yoke-danger-1-task = Black threatens to win. Prevent it.
lesson-poka-yoke-danger-1-hint = Slide d6 down to d1 or d2. Or sacrifice it on f6 and activate c3.
lesson-poka-yoke-danger-1-done = Neither b6 nor f5 can finish you now.

lesson-poka-yoke-decline-text = Before you take a bonus move, look at what it leaves behind.
lesson-poka-yoke-decline-1-task = Sacrifice d6 on d1. Then choose: bonus move or not?
lesson-poka-yoke-decline-1-hint = Slide d6 to d1, hollow to the south. a1 is safe from a3 only where it stands, so end the turn.
lesson-poka-yoke-decline-1-done = a1 is safe in line with a3. Had it slid anywhere, Black would have won.

lesson-poka-yoke-double-text = Make sure your attacker cannot be turned. A rounded corner helps.
lesson-poka-yoke-double-1-task = Play so that you win next turn, whatever Black does.
lesson-poka-yoke-double-1-hint = Slide f6 to f2 with the hollow to the north-west: then the rounded corner points south.
lesson-poka-yoke-double-1-done = f2 threatens a1 along rank 2, and along rank 1 Black meets only its smooth side.

lesson-poka-yoke-handicap-text = Here Tix pieces are a heavier handicap: they cannot be promoted.
lesson-poka-yoke-handicap-1-task = Sacrifice a piece, then promote one of your two inactive pieces.
lesson-poka-yoke-handicap-1-hint = Slide a4 to e4, hollow to the east. b3 is a Tix piece, so pick up e2.
lesson-poka-yoke-handicap-1-plain = b3 returned to your pool just as it was: a Tix piece is never promoted. Try the other one.
lesson-poka-yoke-handicap-1-done = The stronger player takes some Tix pieces, or begins with fewer pieces.

lesson-poka-yoke-game-text = You know everything now.
lesson-poka-yoke-game-1-task = You are ahead. Win this game against the computer.
lesson-poka-yoke-game-1-hint = Sacrifice d4 on b4, hollow to the west, towards a4. Then slide e2 to e5: that turns f4.
lesson-poka-yoke-game-1-done = That was the last rung. Now play the whole game.

## Around every lesson

learn-number = { $game }, lesson { $number } of { $count }
learn-task = The task
learn-step = Step { $number } of { $count }
learn-right = That’s it!
learn-shown = That is one way to do it. Now it is your turn.
learn-again = Try again
learn-hint-ask = Hint
learn-show = Show me
learn-next-step = Next step
learn-restart = Once more
