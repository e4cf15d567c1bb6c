# The ladder of lessons.

# Not yet what is asked for.
lesson-not-yet-stands-active = Not yet: a piece of yours should stand active on { $space }.
lesson-not-yet-stands-inactive = Not yet: a piece of yours should be inactive on { $space }.
lesson-not-yet-stands-so = Not yet: check which way the hollow on { $space } should face.
lesson-not-yet-lies = Not yet: the hollow of the black piece on { $space } should end up facing another way.
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
lesson-not-yet-other = That is allowed, but it is not what this task asks for. Try again.

## Tix

lesson-tix-active-title = Active pieces slide
lesson-tix-active-text = A piece that stands diagonally is active. One that stands straight is inactive. Only active pieces can slide. You are White in every lesson.
lesson-tix-active-1-task = Slide your active piece to c6.
lesson-tix-active-1-hint = The active piece stands on c3. Choose it, then choose c6.
lesson-tix-active-2-task = One of your two pieces can get to d1. Slide it there.
lesson-tix-active-2-hint = The piece on d4 is nearer, but it is inactive. The one on a1 is active.
lesson-tix-active-2-done = The piece on d4 was nearer, but inactive pieces cannot slide.

lesson-tix-straight-title = In a straight line
lesson-tix-straight-text = A piece slides north, east, south or west, as far as you like, over empty spaces only. After your turn it is Black’s.
lesson-tix-straight-1-task = You want to get to f6, which takes two turns. To begin, slide all the way to the end of a line.
lesson-tix-straight-1-hint = From a1, slide to f1 or to a6.
lesson-tix-straight-1-short = The right direction, but from there f6 is still not in line. Slide all the way.
lesson-tix-straight-2-task = Black has moved. Now go to f6.
lesson-tix-straight-2-hint = f6 is straight ahead now.
lesson-tix-straight-3-task = The inactive piece on b4 bars your way. Slide towards it and stay active.
lesson-tix-straight-3-hint = Right beside it there is no room for your corners. Leave one space in between.
lesson-tix-straight-3-beside = On b3 your piece has no room to be active: its corner would bump into b4. Leave one space free.
lesson-tix-straight-3-done = An active plain square needs all four neighbouring spaces empty.

lesson-tix-place-title = New pieces
lesson-tix-place-text = Instead of sliding you may place a piece from your pool, as long as one of your pieces could slide when the turn began. (Your very first piece is the only exception.) Wherever the new piece can be active, it must be.
lesson-tix-place-1-task = Place a piece on d3.
lesson-tix-place-1-hint = Choose a piece in your pool, then d3.
lesson-tix-place-2-task = Now place a piece on d3, right beside an inactive one, and see how it stands.
lesson-tix-place-2-hint = Choose a piece in your pool, then d3.
lesson-tix-place-2-done = With no room for its corners, the new piece is inactive. Beside an active piece it could not stand at all.
lesson-tix-place-3-task = A crowded little board: place a piece so that it is active.
lesson-tix-place-3-hint = Look along the top rank for a space whose neighbours are all empty.

lesson-tix-turn-title = Turning pieces in passing
lesson-tix-turn-text = Corners that stick into your path are pushed aside: every active piece you pass is turned and becomes inactive. That is how you attack.
lesson-tix-turn-1-task = Slide past the black piece on c4.
lesson-tix-turn-1-hint = Slide from a3 along the rank, beyond c3.
lesson-tix-turn-1-done = It is inactive now and can no longer slide.
lesson-tix-turn-2-task = Turn two black pieces with one slide.
lesson-tix-turn-2-hint = They stand on both sides of your rank. Pass them both before you stop.
lesson-tix-turn-3-task = You turn your own pieces just the same. Turn the piece on d4, but none of your own.
lesson-tix-turn-3-hint = Along rank 3 you would turn your own piece on c2. Use a file beside d4 instead.

lesson-tix-fall-title = The sacrifice
lesson-tix-fall-text = A slide that ends where your piece has no room to be active is a sacrifice: the piece stays inactive, and you get a bonus move in the same turn.
lesson-tix-fall-1-task = Slide to c3, right beside the piece you turn. After that you may end the turn.
lesson-tix-fall-1-hint = Slide from a3 to c3. The turned piece on c4 takes away the room.
lesson-tix-fall-1-done = Your piece is inactive now, but it earned you a bonus move.
lesson-tix-fall-2-task = Make the same sacrifice, and place a new piece with the bonus move.
lesson-tix-fall-2-hint = First slide to c3, then choose a piece in your pool.
lesson-tix-fall-2-declined = That was the sacrifice, but you gave the bonus move away. Use it to place a piece.
lesson-tix-fall-3-task = A bonus move can be a slide, too. Turn b4 and d2 in one turn, and keep a piece that can slide.
lesson-tix-fall-3-hint = Sacrifice a3 on b3, beside b4. Then slide e1 up past d2.
lesson-tix-fall-3-asleep = You turned both, but now all your own pieces are inactive as well. Slide the second piece one space further.

lesson-tix-wake-title = Activating a piece
lesson-tix-wake-text = With a bonus move you may activate one of your inactive pieces, if it has room.
lesson-tix-wake-1-task = Sacrifice a piece and activate the one on e1.
lesson-tix-wake-1-hint = Slide from a3 to c3, then choose e1.
lesson-tix-wake-2-task = Two of your pieces are inactive. Activate one of them.
lesson-tix-wake-2-hint = Slide a2 past d3 and stop beside it, on d2. Then activate a6 or e1: both have room.

lesson-tix-pick-up-title = Picking up
lesson-tix-pick-up-text = A bonus move may also return one of your pieces to your pool, active or inactive: any piece but the one you have just sacrificed.
lesson-tix-pick-up-1-task = Sacrifice a piece and pick up another one.
lesson-tix-pick-up-1-hint = Beside an inactive piece of your own there is no room either: slide to c2. Then pick up b5.
lesson-tix-pick-up-2-task = Sacrifice a piece on c3, and get that very piece back into your pool in the same turn.
lesson-tix-pick-up-2-hint = After a second sacrifice the first piece may be picked up. Slide d1 to d3, beside it.

lesson-tix-win-title = Winning
lesson-tix-win-text = Once both players have pieces on the board, whoever begins a turn without one that can slide has lost. So make all black pieces inactive.
lesson-tix-win-1-task = Black has only one active piece left. Win!
lesson-tix-win-1-hint = Slide past c4.
lesson-tix-win-1-done = Black cannot do anything: the game is over.
lesson-tix-win-2-task = Two active pieces, one slide. Win!
lesson-tix-win-2-hint = Slide down the file between b3 and d1, all the way.
lesson-tix-win-3-task = This time one slide is not enough. Win with a sacrifice.
lesson-tix-win-3-hint = Sacrifice a3 beside f4. With the bonus move, slide a1 up past b5.

lesson-tix-chain-title = Chains
lesson-tix-chain-text = A bonus slide that is another sacrifice earns another bonus move. That makes a chain: one turn, many actions.
lesson-tix-chain-1-task = Make two sacrifices in one turn.
lesson-tix-chain-1-hint = Slide a5 to c5, beside c6. Then d3 to f3, beside f2.
lesson-tix-chain-2-task = Black has three active pieces. Win in one turn.
lesson-tix-chain-2-hint = Begin with c5 to d5, then a4 to f4. Each stops right beside the piece it turns.
lesson-tix-chain-3-task = And once more. Not every piece has to be turned.
lesson-tix-chain-3-hint = Turn b1 and a4 with sacrifices. Then the piece in the corner f6 only needs to lose its last way out: activate d6.
lesson-tix-chain-3-done = The piece on f6 is active, but it has nowhere to go. More on this in the next lesson.

lesson-tix-hem-title = Hemming in
lesson-tix-hem-text = A plain square cannot stop right in front of an active piece: the corner is in its way. A piece with every way closed like this cannot slide, although it is active.
lesson-tix-hem-1-task = Close the last way out of the black piece on a1, without turning it.
lesson-tix-hem-1-hint = a3 guards a2. A piece of yours on c1 would guard b1.
lesson-tix-hem-1-done = In a corner two guards are enough.
lesson-tix-hem-2-task = Win with one slide: turn one piece and hem in the other.
lesson-tix-hem-2-hint = Slide f1 upwards past e3 and stop where you guard f5.

lesson-tix-danger-title = In danger
lesson-tix-danger-text = Before you move, look at what Black could do: could one turn make all your pieces inactive? Then do something about it now.
lesson-tix-danger-1-task = Your only active piece is under attack. Move so that Black cannot win at once.
lesson-tix-danger-1-hint = Go where no black piece can slide past in one turn. The corner a6 is such a place.
lesson-tix-danger-2-task = Again: prevent the loss.
lesson-tix-danger-2-hint = Move d2 far away along rank 2, or sacrifice it and activate a6.
lesson-tix-danger-2-done = There were two ways: run away, or sacrifice and activate the other piece.
lesson-tix-danger-3-task = Two active pieces, but a chain could get both. Find a turn after which one of them survives.
lesson-tix-danger-3-hint = Move c2 up or down by one space, or tuck e5 away on f5.

lesson-tix-end-title = The endgame
lesson-tix-end-text = With few pieces left, do not chase: first close the ways out, then strike.
lesson-tix-end-1-task = You cannot win this turn. Play so that you win the next, whatever Black does.
lesson-tix-end-1-hint = Black’s last active piece stands on a2. Close its way north: c4 can guard a3.
lesson-tix-end-1-done = Wherever it goes now, you will catch it.
lesson-tix-end-2-task = Black has tried to escape. Win!
lesson-tix-end-2-hint = Slide a4 down past b2.

## Tixel

lesson-tixel-hollow-title = The hollow
lesson-tixel-hollow-text = A Tixel piece has one hollow edge. When it becomes active, you choose which way the hollow faces.
lesson-tixel-hollow-1-task = Slide to c6 so that the hollow faces south-west.
lesson-tixel-hollow-1-hint = Choose c6, then pick the stance with the hollow at the bottom left.
lesson-tixel-hollow-2-task = Place a piece on d3 with its hollow to the south-east.
lesson-tixel-hollow-2-hint = Choose a piece in your pool, then d3, then the stance with the hollow at the bottom right.

lesson-tixel-beside-title = Room in the hollow
lesson-tixel-beside-text = A corner that sticks out fits into a hollow. So pieces can stand side by side after all, if the hollow of the inactive one faces the active one.
lesson-tixel-beside-1-task = Place a piece on e2, right beside the active piece on e1.
lesson-tixel-beside-1-hint = Its hollow has to take in the corner of e1, so it must face south.
lesson-tixel-beside-1-done = With a plain square that would have been impossible.
lesson-tixel-beside-2-task = The hollow on c3 faces north. Place a piece on c4.
lesson-tixel-beside-2-hint = Your new piece has room there: its corner fits into the hollow of c3.
lesson-tixel-beside-2-done = Because the new piece could be active, it had to be.

lesson-tixel-approach-title = Face to face
lesson-tixel-approach-text = Before it slides, a piece is turned straight, with its hollow facing any way you like. With the hollow ahead it can stop right in front of an active piece. It stays inactive there: a sacrifice.
lesson-tixel-approach-1-task = Slide to e3, right in front of the black piece.
lesson-tixel-approach-1-hint = The hollow has to face east, towards f3.
lesson-tixel-approach-1-done = That is the easiest sacrifice in Tixel, and the black piece was not even turned.
lesson-tixel-approach-2-task = Sacrifice a piece on e3, and use the bonus move to turn d5.
lesson-tixel-approach-2-hint = First a3 to e3. Then slide c1 up past d5.
lesson-tixel-approach-2-bonus-left = The sacrifice is right. Now use the bonus move as well.

lesson-tixel-nest-title = A nest
lesson-tixel-nest-text = Beside a hollow that faces it, a sliding piece stays active. Beside a solid edge it ends up inactive. So look at the hollow before you stop.
lesson-tixel-nest-1-task = Slide to d2 and stay active there.
lesson-tixel-nest-1-hint = The hollow of d3 faces d2, so there is room for your corner.
lesson-tixel-nest-1-done = The corner rests in the hollow of d3.
lesson-tixel-nest-2-task = Now d3 faces the other way. Slide to d2 and see the difference.
lesson-tixel-nest-2-hint = Just slide from a2 to d2.
lesson-tixel-nest-2-done = A solid edge leaves no room, so you earn a bonus. Often you can choose: a hollow to stay active, a solid edge to make a sacrifice.

lesson-tixel-spin-title = Which way it turns
lesson-tixel-spin-text = A piece you pass turns along with you like a wheel: clockwise on your right, anticlockwise on your left, by 45°. So you decide where its hollow ends up.
lesson-tixel-spin-1-task = Turn c4 so that its hollow faces east, and stay active.
lesson-tixel-spin-1-hint = It has to turn clockwise, so pass it with c4 on your right: along rank 5.
lesson-tixel-spin-1-other-way = It was turned, but anticlockwise: its hollow faces north. Pass it on the other side.
lesson-tixel-spin-2-task = Turn c4 and stop right beside it on c3, still active.
lesson-tixel-spin-2-hint = Passing turns the hollow of c4 towards you.
lesson-tixel-spin-2-done = Its hollow now faces you: attacked, and used as a nest in the same turn.

lesson-tixel-pivot-title = Pivoting
lesson-tixel-pivot-text = With a bonus move you may pivot an active piece to another active stance, in quarter turns. Its hollow decides how it will stand when somebody turns it.
lesson-tixel-pivot-1-task = Sacrifice a3 and pivot c5 until its hollow faces south-west.
lesson-tixel-pivot-1-hint = Slide a3 to e3, then choose c5 and its new stance.
lesson-tixel-pivot-1-done = A piece that does not slide may only be pivoted as a bonus move. A Tix piece cannot be pivoted at all: it would look the same.

lesson-tixel-again-title = Back into the pool
lesson-tixel-again-text = The piece just sacrificed cannot be picked up with its own bonus move. After the next sacrifice it can.
lesson-tixel-again-1-task = Make two sacrifices, then pick up the piece sacrificed first.
lesson-tixel-again-1-hint = a3 to e3, b6 to e6, both with the hollow to the east. Then pick up e3.
lesson-tixel-again-1-first = One sacrifice is not enough. Use its bonus move for a second one.

lesson-tixel-three-title = A chain of three
lesson-tixel-three-text = Hemming in works in Tixel, too: an active piece is stuck when its neighbours turn their hollows to it on every side.
lesson-tixel-three-1-task = Black has three active pieces. Win with a chain of three.
lesson-tixel-three-1-hint = Hem in f1 with two sacrifices, on e1 and f2, hollows facing it. Then slip between a3 and a5.

lesson-tixel-plug-title = The plug
lesson-tixel-plug-text = A piece placed beside an active one does not turn it. It just stands in its way.
lesson-tixel-plug-1-task = Close the last way out of a1 with a new piece.
lesson-tixel-plug-1-hint = Place it on b1, with the hollow facing a1.
lesson-tixel-plug-1-done = Still active, but stuck: as long as you keep it shut in, the piece on a1 cannot slide.

lesson-tixel-danger-title = In danger
lesson-tixel-danger-text = In Tixel almost every piece can be sacrificed, so threats reach further. Ask yourself each turn: what could Black do now?
lesson-tixel-danger-1-task = Get your active piece to safety.
lesson-tixel-danger-1-hint = Go north along file b, two spaces or more.
lesson-tixel-danger-2-task = Running does not help here. Find another way.
lesson-tixel-danger-2-hint = Sacrifice a5 with its hollow in the right direction, and activate a1 with the bonus move.
lesson-tixel-danger-2-alone = Wherever a5 goes, Black will catch it. You need your second piece.

lesson-tixel-win-title = Winning
lesson-tixel-win-text = Count the black pieces that can slide. If one turn can stop them all, you win.
lesson-tixel-win-1-task = Win with one slide.
lesson-tixel-win-1-hint = File b runs between a4 and c6.
lesson-tixel-win-2-task = Win with a sacrifice and a slide.
lesson-tixel-win-2-hint = Sacrifice d3 on a3, beside a4. Then f1 goes up past e6.

lesson-tixel-end-title = The endgame
lesson-tixel-end-text = Do not chase the last piece: drive it into a corner.
lesson-tixel-end-1-task = Play so that you win with your next turn, whatever Black does.
lesson-tixel-end-1-hint = The piece on a2 wants to get away to the east. Come closer with e2, but leave one space in between.
lesson-tixel-end-1-done = However it moves, you will reach it.
lesson-tixel-end-2-task = It fled into the corner. Win!
lesson-tixel-end-2-hint = Slide past it: from c2 to a2.

## Regatta

lesson-regatta-edge-title = A board with a rim
lesson-regatta-edge-text = In Regatta nothing may stick out over the edge. But each piece has one rounded corner, which never sticks out: turn it towards the rim, and the piece can be active there.
lesson-regatta-edge-1-task = Place a piece on d1 so that it is active.
lesson-regatta-edge-1-hint = The rounded corner must point south.
lesson-regatta-edge-1-done = Three corners stick out; the rounded one touches the rim.
lesson-regatta-edge-2-task = And now one on h4.
lesson-regatta-edge-2-hint = The rounded corner must point east. A slide can do it, too.

lesson-regatta-corner-title = Into the corner
lesson-regatta-corner-text = In a corner of the board two sides are closed. No piece can be active there: whoever slides in makes a sacrifice.
lesson-regatta-corner-1-task = Make a sacrifice in a corner.
lesson-regatta-corner-1-hint = Slide a4 along the edge to a1 or a8.
lesson-regatta-corner-1-done = No opponent was needed: a corner is enough to earn a bonus move.
lesson-regatta-corner-2-task = Make a sacrifice, and turn d5 in the same turn. Keep a piece that can slide.
lesson-regatta-corner-2-hint = a3 goes into the corner a1. Then f4 slides west along rank 4, past d5.

lesson-regatta-rounded-title = The rounded corner
lesson-regatta-rounded-text = Where the rounded corner points, nothing sticks out. So a piece can be active even beside a solid edge, and two active pieces can be neighbours, rounded corner to rounded corner.
lesson-regatta-rounded-1-task = Place an active piece on e4, beside the active piece on d4.
lesson-regatta-rounded-1-hint = The rounded corner of d4 points at e4. Point yours at d4.
lesson-regatta-rounded-1-done = Two active neighbours: only Regatta and Poka Yoke pieces can do that.
lesson-regatta-rounded-2-task = Slide to c4 and stay active, although d4 turns a solid edge to you.
lesson-regatta-rounded-2-hint = Choose the stance with the hollow to the north-west: then the rounded corner points at d4.
lesson-regatta-rounded-2-fell = You slid in a stance from which the piece cannot become active there. Choose the other one.
lesson-regatta-rounded-3-task = The same space, but this time sacrifice the piece.
lesson-regatta-rounded-3-hint = Choose an inactive stance: hollow to the east or to the south.
lesson-regatta-rounded-3-stood = It stayed active. Choose a stance in which it ends up inactive.
lesson-regatta-rounded-3-done = The same slide, with a bonus move or without: in Regatta the stance you slide in decides.

lesson-regatta-smooth-title = Smooth sides
lesson-regatta-smooth-text = Only what sticks into your path is turned. If you pass a piece on its rounded side, nothing happens to it.
lesson-regatta-smooth-1-task = Turn d4. Choose the right side.
lesson-regatta-smooth-1-hint = Its rounded corner points south, so pass it on the north side, along rank 5.
lesson-regatta-smooth-1-smooth = That is its smooth side: the rounded corner does not stick into rank 3.
lesson-regatta-smooth-2-task = Turn d5, but not your own d3.
lesson-regatta-smooth-2-hint = The rounded corner of your d3 points north. You can slide right between the two.

lesson-regatta-flip-title = The other side
lesson-regatta-flip-text = A Regatta piece has two sides, mirror images of each other. You choose one when you place it.
lesson-regatta-flip-1-task = Place an active piece on d1 with its hollow to the north-west.
lesson-regatta-flip-1-hint = With this side up, the rounded corner would point elsewhere. Flip the piece.
lesson-regatta-flip-1-side = It is active, but the hollow faces north-east. Flip the piece before you place it.
lesson-regatta-flip-2-task = Place an active piece on e4, its hollow to the north-east and its rounded corner towards d4.
lesson-regatta-flip-2-hint = Flip the piece and try the stances.
lesson-regatta-flip-2-side = It is active, but the hollow should face north-east. For that, the other side has to be up.

lesson-regatta-along-title = Along the rim
lesson-regatta-along-text = Turning needs room as well. At the edge a piece can only turn a little either way, or a corner would hit the rim. So its hollow cannot face every direction.
lesson-regatta-along-1-task = Slide along the edge and stop right in front of a black piece. It works with only one of the two.
lesson-regatta-along-1-hint = Your hollow can face north and east, but not west.
lesson-regatta-along-1-done = To stop in front of b1, the hollow would have had to face west, and the rim is in the way.

lesson-regatta-win-title = Winning
lesson-regatta-win-text = Every corner of the board is a sacrifice waiting for you, so chains begin easily.
lesson-regatta-win-1-task = Win with one slide.
lesson-regatta-win-1-hint = File f runs between g5 and e2.
lesson-regatta-win-2-task = Win with a sacrifice and a slide.
lesson-regatta-win-2-hint = Slide a4 into the corner a1, past b2. Then d3 passes f2.

lesson-regatta-danger-title = In danger
lesson-regatta-danger-text = A rounded side cannot be hit. But it is only one side of four: look at where Black can come from.
lesson-regatta-danger-1-task = Your last active piece is in danger. Save it.
lesson-regatta-danger-1-hint = b6 and c6 are safe, and so is a3.
lesson-regatta-danger-2-task = Again: do not let Black win at once.
lesson-regatta-danger-2-hint = Go north along file g.

lesson-regatta-end-title = The endgame
lesson-regatta-end-text = At the rim a piece has fewer ways out. Drive it there.
lesson-regatta-end-1-task = Play so that you win with your next turn, whatever Black does.
lesson-regatta-end-1-hint = Black’s last active piece is on g2. Bring e4 above it, with one space in between.
lesson-regatta-end-1-done = Now the rim helps you.
lesson-regatta-end-2-task = Win!
lesson-regatta-end-2-hint = Slide e2 along rank 2, past g1.

## Poka Yoke

lesson-poka-yoke-promote-title = Promotion
lesson-poka-yoke-promote-text = When you pick up a Tixel piece, it is promoted: it leaves the game, and a Poka Yoke piece enters your pool instead. You can do that twice per game.
lesson-poka-yoke-promote-1-task = Make a sacrifice and promote the piece on b5.
lesson-poka-yoke-promote-1-hint = Slide a3 to e3 with the hollow to the east. Then pick up b5.
lesson-poka-yoke-promote-1-done = Look at your pool: it holds a piece with a rounded corner.
lesson-poka-yoke-promote-2-task = Promote a piece, but keep one that can slide.
lesson-poka-yoke-promote-2-hint = Sacrifice one of your active pieces and pick up the inactive one on b2.

lesson-poka-yoke-use-title = The new piece
lesson-poka-yoke-use-text = A Poka Yoke piece has a hollow and a rounded corner, and you may place it with either side up. Thanks to the rounded corner it can be active where a Tixel piece could not.
lesson-poka-yoke-use-1-task = Place it on e4 so that it is active, although d4 turns a solid edge to it.
lesson-poka-yoke-use-1-hint = The rounded corner must point west, at d4.
lesson-poka-yoke-use-1-done = It is active where no Tixel piece could be.

lesson-poka-yoke-choose-title = Active or sacrificed
lesson-poka-yoke-choose-text = Beside a solid edge a Poka Yoke piece often has the choice: stay active, or be sacrificed for a bonus move. The stance it slides in decides.
lesson-poka-yoke-choose-1-task = Slide to c4 and stay active.
lesson-poka-yoke-choose-1-hint = Point the rounded corner at d4: hollow to the north-west.
lesson-poka-yoke-choose-2-task = Slide to c4 again, but sacrifice the piece this time.
lesson-poka-yoke-choose-2-hint = Choose an inactive stance: hollow to the east or to the south.

lesson-poka-yoke-flip-title = Flipping a piece
lesson-poka-yoke-flip-text = On the board a piece keeps its side. To flip it, pick it up and place it again. A Poka Yoke piece that is picked up simply returns to the pool.
lesson-poka-yoke-flip-1-task = Make a sacrifice and pick up your Poka Yoke piece on e4.
lesson-poka-yoke-flip-1-hint = Slide a3 to e3 with the hollow to the east. Then pick up e4.
lesson-poka-yoke-flip-2-task = Place it on d4 with the other side up and the hollow to the north-east.
lesson-poka-yoke-flip-2-hint = Flip it before you place it: the rounded corner then points west.
lesson-poka-yoke-flip-2-side = The hollow is right, but the side is not. Flip the piece before you place it.
lesson-poka-yoke-flip-2-done = Flipping takes two turns, so think about the side when you place a piece.

lesson-poka-yoke-limit-title = Only twice
lesson-poka-yoke-limit-text = Each player has two promotions per game. Once they are used up, a piece you pick up simply returns to the pool.
lesson-poka-yoke-limit-1-task = Your promotions are used up. Pick up b5 and look at your pool.
lesson-poka-yoke-limit-1-hint = Slide a3 to e3 first, with the hollow to the east.
lesson-poka-yoke-limit-1-done = It came back as the Tixel piece it was.

lesson-poka-yoke-win-title = Winning
lesson-poka-yoke-win-text = Now put it all together: hollows, rounded corners and chains.
lesson-poka-yoke-win-1-task = Win in this turn.
lesson-poka-yoke-win-1-hint = Sacrifice b5 on b2, beside c2. Then e3 goes up past f6.
lesson-poka-yoke-win-2-task = Win in this turn.
lesson-poka-yoke-win-2-hint = Sacrifice a3 on a5, beside b5. Then c6 goes all the way east.

lesson-poka-yoke-danger-title = The last test
lesson-poka-yoke-danger-text = You know everything now. Save yourself once more, and then play a real game.
lesson-poka-yoke-danger-1-task = Black threatens to win. Prevent it.
lesson-poka-yoke-danger-1-hint = Go far down the file with d6, or sacrifice it and activate c3.

## The place

learn-lead = One ladder from the first slide to the endgame. Each lesson teaches one idea, and you learn it by moving pieces.
learn-progress = { $done } of { $count } lessons done
learn-progress-label = Your progress
learn-begin = Begin: { $title }
learn-go-on = Continue: { $title }
learn-done = Done
learn-begun = { $done } of { $count }
learn-rules = The rules of { $game }
learn-all-done = You have climbed the whole ladder. There is only one thing left to do.
learn-play = Play a game
learn-start-over = Start over
learn-start-over-sure = Forget all your progress in the lessons?
learn-start-over-yes = Forget it
learn-start-over-no = Keep it
learn-started-over = The ladder starts from the beginning.
learn-all = All lessons
learn-number = { $game }, lesson { $number } of { $count }
learn-task = The task
learn-step = Step { $number } of { $count }
learn-right = That’s it!
learn-refuted = Black played { $turn }.
learn-shown = That is one way to do it. Now it is your turn.
learn-again = Try again
learn-hint-ask = Hint
learn-show = Show me
learn-next-step = Next step
learn-restart = Once more
learn-no-such = { $game } has no lesson { $number }. There are { $count }.
learn-not-kept = Your progress could not be saved. { $reason }
learn-unreadable = Your saved progress in the lessons could not be read. It has been set aside, and the ladder starts from the beginning.
