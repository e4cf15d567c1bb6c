# The rules as pages.
rules-title = The rules of { $game }
rules-contents = Contents
rules-games = The rules of the other games
rules-read-first = This page only covers what is new. Read the rules of { $game } first.
rules-refused = Not allowed
rules-print = Print

rules-tix-lead = Plain squares, eight each: the simplest game of the family, and the best one to start with.
rules-tixel-lead = Every piece has a hollow edge, and the way it faces decides what fits, what stays active and what happens next.
rules-regatta-lead = A hollow, a rounded corner and a rim around the board: the richest game of the family.
rules-poka-yoke-lead = Tixel with one more rule: pick up a piece, and get a better one in return.

# The idea.
rules-idea = The idea in short
rules-idea-aim = White and Black bring pieces onto the board and slide them past one another. A sliding piece turns the pieces it passes, and a piece that has been turned straight can no longer slide. From your second turn on, you lose if you begin a turn without a single piece that can slide.
rules-idea-sacrifice = The heart of the game is the sacrifice. Slide a piece to a space where it has no room to be active: it stays inactive, and in return you get a bonus move. With good preparation, one turn becomes a whole chain.

# Board and pieces.
rules-material = Board and pieces
rules-tix-material = The board has 6 × 6 spaces. Each player has eight pieces: plain squares, exactly as large as a space.
rules-tixel-material = The board has 6 × 6 spaces. Each player has ten pieces: squares as large as a space, with one edge that is not straight but hollow.
rules-regatta-material = The board has 8 × 8 spaces and a rim around them. Each player has 21 pieces: squares as large as a space, with one hollow edge and one rounded corner.
rules-material-pools = The board starts empty. All pieces lie beside it, in two pools that both players can see at any time. White begins, and the players take turns.
rules-material-names = Spaces are named by file and rank, starting with a1 at the bottom left as White sees the board. Directions are those of a map: north is up, away from White.

# Stances.
rules-stances = Active and inactive
rules-stances-two = A piece stands on its space in one of two ways. Straight, it is inactive. Turned by 45°, it is active, and its corners stick out into the neighbouring spaces to the north, east, south and west. Only active pieces can slide.
rules-regatta-stances-two = A piece stands on its space in one of two ways. Straight, it is inactive. Turned by 45°, it is active, and three of its corners stick out into neighbouring spaces; the rounded corner does not. Only active pieces can slide.
rules-stances-active = Active: a corner sticks out into each of the four neighbouring spaces.
rules-stances-inactive = Inactive: nothing sticks out.
rules-stances-open-edge = The edge of the board is no obstacle: a corner may hang over it.
rules-tix-neighbours = A corner needs room. That is why the four spaces beside an active Tix piece are always empty, and only inactive pieces stand side by side.
rules-tixel-hollow = A corner needs room, and a hollow gives it room. An inactive piece whose hollow faces an active neighbour takes in that neighbour’s corner: the two fit side by side. A solid edge leaves no room at all.
rules-tixel-hollow-fits = The hollow of the black piece faces west and takes in the white corner.
rules-tixel-hollow-away = Here the hollow faces away. There is no room for an active piece beside it.
rules-tixel-never = Two active Tixel pieces never stand side by side: their corners would bump into each other.
rules-regatta-active = Active: three corners stick out. The fourth is rounded and does not.

# The rounded corner.
rules-rounded = The rounded corner
rules-rounded-what = One of the two corners away from the hollow is rounded. (The rulebooks do not say in words which corner it is; this is how we read them.) When the piece is active, this corner does not stick out: it leaves the neighbouring space on that side alone. So a piece can be active beside a solid edge, if its rounded corner points there. Even two active pieces can stand side by side, if their rounded corners point at each other.
rules-rounded-sides = Either side can face up, which puts the rounded corner on the left or on the right. You choose the side when you place the piece. To flip it later, you have to pick it up and place it again.
rules-rounded-both = Both hollows face north. The left piece has its rounded corner in the south-east; the right one is flipped and has it in the south-west.
rules-rounded-beside = Active beside a solid edge: the rounded corner needs no room.
rules-rounded-together = Two active pieces side by side, rounded corner to rounded corner.
rules-poka-yoke-piece = A Poka Yoke piece has the same shape as a Regatta piece: one hollow edge, and one rounded corner.
rules-poka-yoke-open-edge = The board is that of Tixel, without a rim: corners may hang over its edge.

# The edge.
rules-edge = The edge of the board
rules-edge-bounded = The board is bounded: nothing may stick out over its edge, not even for a moment while a piece is being turned. On the edge, an active piece must therefore point its rounded corner outwards. In the four corners of the board no piece can be active.
rules-edge-outwards = Active on the edge, the rounded corner pointing outwards.
rules-edge-refused = Turned this way, a corner would stick out over the edge.
rules-edge-corner = In a corner of the board, a piece is always inactive.

# Turning on the spot.
rules-turning = Turning on the spot
rules-turning-steps = Whenever a piece is turned – before and after a slide, to activate it, to pivot it – it turns about its own centre, 45° at a time, either way and as far as you like. It must have room in every stance on the way. It never pushes a neighbour aside.
rules-turning-stuck = This piece is stuck. One step either way, and a corner would stick out over the edge.

# The turn.
rules-turn = Your turn
rules-turn-choice = On your turn you do one of two things: place a piece from your pool, or slide one of your active pieces. You cannot pass.
rules-turn-bonus = That ends your turn – unless you slid a piece and it ended up inactive. Then you may add a bonus move.

# Placing.
rules-placing = Placing a piece
rules-placing-when = You may place a piece only if you had an active piece that could slide when your turn began. The only exception is your very first piece.
rules-tix-placing = Choose an empty space with no active piece beside it. If all four neighbouring spaces are empty, the piece is placed active. If an inactive piece stands beside it, there is no room for corners, and the piece is placed inactive.
rules-tix-placing-free = Nothing beside it: active.
rules-tix-placing-beside = An inactive piece beside it: inactive.
rules-tix-placing-refused = An active piece beside it: its corner is in the way.
rules-tixel-placing = Choose an empty space on which the piece fits. If it can be active there, it must be, and you choose which way its hollow faces. If it cannot, it is placed inactive. If the corner of an active neighbour sticks into the space, the hollow has to face that corner; two such corners are more than one hollow can take in.
rules-tixel-placing-hollow = A hollow faces the space: the new piece must be active.
rules-tixel-placing-solid = No hollow faces it: inactive, in any stance.
rules-tixel-placing-active = An active piece beside it: inactive, with the hollow towards the corner.
rules-tixel-placing-refused = There is no room for the corner of the black piece.
rules-regatta-placing = Choose an empty space, either side of the piece and any stance that fits. An inactive stance is allowed only if the piece cannot be turned from there to an active one.
rules-regatta-placing-inactive = Allowed: from here it cannot be turned to active.
rules-regatta-placing-refused = From here it could be turned to active, so it must be placed active.
rules-poka-yoke-placing = Tixel pieces are placed as usual. A Poka Yoke piece may be placed with either side up, in any stance that fits. An inactive stance is allowed only if the piece cannot be turned from there to an active one.
rules-poka-yoke-placing-inactive = Also allowed: from here it cannot be turned to active.
rules-poka-yoke-placing-refused = From here one step would make it active, so it must be placed active.

# Sliding.
rules-sliding = Sliding a piece
rules-sliding-steps = You slide one of your active pieces in three steps:
rules-sliding-straighten = Turn it straight.
rules-tixel-sliding-straighten = Turn it straight. Choose which way its hollow faces.
rules-regatta-sliding-straighten = Turn it straight. Choose which way its hollow faces, as far as the piece can be turned.
rules-sliding-move = Move it north, east, south or west, one space or more, over empty spaces only.
rules-sliding-stop = Where it stops, turn it to active if you can; you choose the stance. If you cannot, it stays as it is: inactive.
rules-tix-sliding-stop = Where it stops, turn it to active if it has room – that is, if no piece stands beside it. Otherwise it stays straight: inactive.
rules-sliding-turns = On its way it turns others. Every active piece beside the path that sticks a corner into it is turned by 45° and becomes inactive – your own pieces too. Pieces to the right of the direction of travel turn clockwise, those to the left anticlockwise. The last space counts as part of the path.
rules-tix-sliding-passes = The white piece slides north. The black piece on its right is turned and becomes inactive.
rules-tix-sliding-ahead = Only a piece straight ahead is not turned. You cannot stop right in front of an active piece: its corner is in the way.
rules-tix-sliding-refused = The corner of the black piece sticks into a3. White can get no further than a2.
rules-tixel-sliding-quiet = A quiet slide: nothing beside the path, and active again at its end.
rules-tixel-sliding-passes = Between two pieces: the black one on the left turns anticlockwise, White’s own piece on the right clockwise.
rules-tixel-sliding-ahead = Only a piece straight ahead is not turned. If it sticks a corner into the space where you want to stop, your hollow must face it.
rules-tixel-sliding-refused = With the hollow to the north, the corner is in the way.
rules-tixel-sliding-faces = With the hollow to the east, there is room for the corner.
rules-regatta-sliding-rounded = A piece that points its rounded corner at the path does not stick into it and is left alone.
rules-regatta-sliding-passes = The piece in the south is turned. The one in the north points its rounded corner at the path and stays active.
rules-sliding-landings = A diamond: the piece stays active. A square: it is sacrificed. Both: you choose. The number in the middle counts your opponent’s pieces it turns; the one with a minus, your own.

# Sacrifice and bonus.
rules-sacrifice = The sacrifice
rules-sacrifice-what = A piece that is still inactive at the end of its slide has been sacrificed. In return you earn a bonus move, to be made at once. If it is a slide and another sacrifice, you earn another one, and so on.
rules-sacrifice-must = You cannot simply leave a piece straight: if it can be active where it stops, it must be. And a piece that is turned in passing earns nobody a bonus move.
rules-tix-sacrifice-beside = White stops beside the piece it has just turned. There is no room for corners: a sacrifice.
rules-tixel-sacrifice-no = No sacrifice: the black hollow has room for a corner, so the piece must be active.
rules-tixel-sacrifice-yes = Now a second piece leaves no room: a sacrifice.
rules-regatta-sacrifice = Whether a piece can be active at the end depends on its stance, since it has to get there by turning without bumping into anything. So the stance it slides in decides whether it is sacrificed.
rules-regatta-sacrifice-yes = The black corner sticks into the space: only an inactive piece with its hollow to the east fits. A sacrifice.
rules-bonus = The bonus move
rules-bonus-choice = You may end your turn without it. Otherwise do one of the following:
rules-bonus-place = Place a piece from your pool.
rules-bonus-slide = Slide one of your active pieces.
rules-bonus-activate = Activate one of your inactive pieces, if there is room for its corners.
rules-bonus-activate-stance = Activate one of your inactive pieces, in any active stance it can be turned to.
rules-bonus-pick-up = Pick up one of your pieces, active or inactive, and return it to your pool. Only the piece whose sacrifice earned this very bonus move has to stay.
rules-bonus-pivot = Pivot one of your active pieces to another active stance.
rules-tix-bonus-no-pivot = In the other games you may also pivot a piece. A plain square would look the same afterwards.
rules-bonus-activates = Activating: this piece can slide again.
rules-bonus-pivots = Pivoting: the hollow faces elsewhere, and the piece stays active.
rules-bonus-picks-up = Picking up: this piece goes back into the pool.
rules-bonus-not-this-one = The piece that has just been sacrificed cannot be picked up. After another sacrifice, it can.
rules-regatta-bonus-flip = Picking up is also the only way to flip a piece: when you place it again, you may choose the other side.

# Promotion.
rules-promotion = Promotion
rules-promotion-what = When you pick up one of your Tixel pieces as a bonus move, it is promoted: it leaves the game, and a Poka Yoke piece enters your pool instead. The rulebook does not say whether you may decline; as we read it, you may not.
rules-promotion-twice = Each player has two promotions per game. After that, pieces that are picked up return to the pool as usual; a Poka Yoke piece always does.
rules-promotion-picture = White picks up the Tixel piece on a1 and receives a Poka Yoke piece.

# The end.
rules-end = The end of the game
rules-end-lost = If you can neither place nor slide when your turn begins, you have lost. And since you may place only if one of your pieces can slide, always keep one that can.
rules-end-win = White slides past Black’s last active piece. Black cannot slide, may not place, and has lost – with pieces still in the pool.
rules-end-else = You may also resign, or agree on a draw.

# Good to know.
rules-tips = Good to know
rules-tips-count = Before every turn, count the pieces that can slide: yours and your opponent’s.
rules-tips-spread = One slide can turn several pieces. Do not line up all your active pieces along the same open path.
rules-tips-save = A sacrificed piece is not lost. A bonus move can activate it, or pick it up so that you can place it where it is needed.
rules-tips-chain = One sacrifice leads to the next: every inactive piece can be the wall beside which you sacrifice another.

# Mixing.
rules-mix = Mixing the games
rules-mix-tix = Tix pieces can replace Tixel pieces: up to four for each player, or up to eight with a second set. They are weaker: without a hollow they can neither be placed beside an active piece nor stop in front of one.
rules-mix-handicap = This makes a good handicap: only the stronger player swaps pieces.
rules-mix-more = Other board sizes, a bounded board and promotions can be combined with all of this.

# Notation.
rules-notation = How turns are written
rules-notation-why = Turns can also be typed. They are written as in the records of games:
rules-notation-stances = A stance is the direction the hollow faces: n, ne, e, se, s, sw, w or nw. The diagonal ones are active.
rules-tix-notation-place = place a Tix piece on c3
rules-tix-notation-slide = slide from c3 to c6
rules-tix-notation-activate = activate the piece on c3
rules-tixel-notation-place = place a Tixel piece on c3, its hollow facing north-east
rules-regatta-notation-place = place a piece with a rounded corner on c3, its hollow facing north-east
rules-regatta-notation-flipped = place the same piece with the other side up
rules-poka-yoke-notation = Poka Yoke pieces are written with the letters of Regatta; everything else is as in Tixel.
rules-notation-slide = slide from c3 to c6, the hollow facing north-east at the end
rules-notation-activate = activate the piece on c3
rules-notation-pivot = pivot the piece on c3
rules-notation-pick-up = pick up the piece on c3
rules-notation-chain = a chain: two sacrifices, then a piece is picked up
