//! A position as bitboards: what the engine searches on and [`crate::Position`] wraps.

use crate::{
    Direction, Edge, Kind, Piece, Player, Pool, Rounded, Setup, Shape, Space, Stance, Word,
};

/// A valid position on a board word: `u64` up to 8×8, `u128` above.
///
/// [`crate::Position`] chooses the word and is what most code wants; a search is generic over
/// the word and works on this type, obtained from [`crate::Position::words`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State<W> {
    /// The pieces of White and of Black.
    pub(crate) own: [W; 2],
    pub(crate) active: W,
    /// The two upper bits of each stance; the lowest is `active`. Tix pieces have zeros here.
    pub(crate) quarter: [W; 2],
    pub(crate) tix: W,
    pub(crate) regatta: W,
    /// Regatta pieces that lie `L` side up.
    pub(crate) flipped: W,
    pub(crate) setup: Setup,
    pub(crate) pools: [Pool; 2],
    pub(crate) promotions: [u8; 2],
    pub(crate) to_move: Player,
    pub(crate) bonus: Option<Space>,
    pub(crate) hash: u64,
}

impl<W: Word> State<W> {
    /// The empty board before the first turn.
    pub(crate) fn start(setup: Setup) -> State<W> {
        let mut state = State {
            own: [W::EMPTY; 2],
            active: W::EMPTY,
            quarter: [W::EMPTY; 2],
            tix: W::EMPTY,
            regatta: W::EMPTY,
            flipped: W::EMPTY,
            setup,
            pools: Player::ALL.map(|player| setup.pool(player)),
            promotions: [setup.promotions(); 2],
            to_move: Player::White,
            bonus: None,
            hash: 0,
        };
        state.hash = state.hash_from_scratch();
        state
    }

    /// The setup.
    pub fn setup(&self) -> Setup {
        self.setup
    }

    /// Who does the next action.
    pub fn to_move(&self) -> Player {
        self.to_move
    }

    /// The space of the piece whose sacrifice earned the bonus action now open.
    pub fn bonus(&self) -> Option<Space> {
        self.bonus
    }

    /// The pieces a player can still place.
    pub fn pool(&self, player: Player) -> Pool {
        self.pools[player as usize]
    }

    /// How many promotions a player has left.
    pub fn promotions(&self, player: Player) -> u8 {
        self.promotions[player as usize]
    }

    /// The spaces of a player's pieces.
    pub fn pieces_of(&self, player: Player) -> W {
        self.own[player as usize]
    }

    /// The spaces of all active pieces.
    pub fn active(&self) -> W {
        self.active
    }

    /// The spaces of all Regatta pieces.
    pub fn regatta(&self) -> W {
        self.regatta
    }

    /// A number that is equal for equal positions and, but for rare accidents, only for them.
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// All spaces.
    #[inline(always)]
    pub fn board(&self) -> W {
        W::BOARDS[usize::from(self.setup.size())]
    }

    /// The spaces that hold a piece.
    #[inline(always)]
    pub fn occupied(&self) -> W {
        self.own[0] | self.own[1]
    }

    /// The piece on a space.
    #[inline]
    pub fn piece_at(&self, space: Space) -> Option<Piece> {
        let bit = W::of(space);
        if (self.occupied() & bit).is_empty() {
            return None;
        }
        // The kinds of pieces on the board are as good as random: no branches here.
        let has = |set: W| u8::from(!(set & bit).is_empty());
        let hollow = 1 - has(self.tix);
        let shape = hollow + has(self.regatta) + has(self.flipped);
        Some(Piece {
            player: Player::ALL[usize::from(has(self.own[1]))],
            shape: Shape::ALL[usize::from(shape & 3)],
            stance: Stance::ALL[usize::from(
                has(self.active) | has(self.quarter[0]) << 1 | has(self.quarter[1]) << 2,
            )],
        })
    }

    /// Puts a piece on an empty space.
    #[inline]
    pub(crate) fn put(&mut self, space: Space, piece: Piece) {
        let bit = W::of(space);
        let (shape, stance) = (piece.shape as u8, piece.stance as u8);
        self.own[piece.player as usize] |= bit;
        self.tix |= bit.when(shape == Shape::Tix as u8);
        self.regatta |= bit.when(shape >= Shape::Regatta as u8);
        self.flipped |= bit.when(shape == Shape::Flipped as u8);
        self.active |= bit.when(stance & 1 != 0);
        self.quarter[0] |= bit.when(stance & 2 != 0);
        self.quarter[1] |= bit.when(stance & 4 != 0);
        self.hash ^= piece_key(space, piece);
    }

    /// Takes the piece off a space.
    #[inline]
    pub(crate) fn lift(&mut self, space: Space) -> Option<Piece> {
        let piece = self.piece_at(space)?;
        let others = !W::of(space);
        self.own[0] &= others;
        self.own[1] &= others;
        self.active &= others;
        self.quarter[0] &= others;
        self.quarter[1] &= others;
        self.tix &= others;
        self.regatta &= others;
        self.flipped &= others;
        self.hash ^= piece_key(space, piece);
        Some(piece)
    }

    /// The pieces whose hollow faces a quarter, exactly (inactive) or an eighth clockwise of it
    /// (active).
    #[inline(always)]
    pub(crate) fn in_quarter(&self, quarter: u8) -> W {
        let low = if quarter & 1 == 1 {
            self.quarter[0]
        } else {
            !self.quarter[0]
        };
        let high = if quarter & 2 == 2 {
            self.quarter[1]
        } else {
            !self.quarter[1]
        };
        low & high & self.occupied().minus(self.tix)
    }

    /// The active pieces whose rounded corner points in a direction.
    #[inline(always)]
    fn rounded_towards(&self, direction: Direction) -> W {
        if self.regatta.is_empty() {
            return W::EMPTY;
        }
        let quarter = |shape: Shape| {
            self.in_quarter(
                (direction as u8).wrapping_sub(rounded_quarters(shape, self.setup.rounded())),
            )
        };
        self.active
            & self.regatta
            & (quarter(Shape::Regatta).minus(self.flipped)
                | (quarter(Shape::Flipped) & self.flipped))
    }

    /// The pieces that stick a corner out in a direction.
    #[inline(always)]
    pub(crate) fn protruding(&self, direction: Direction) -> W {
        self.active.minus(self.rounded_towards(direction))
    }

    /// The spaces along the edge over which nothing may stick out, for each direction.
    #[inline(always)]
    pub(crate) fn rims(&self) -> [W; 4] {
        match self.setup.edge() {
            Edge::Bounded => W::EDGES[usize::from(self.setup.size())],
            Edge::Unbounded => [W::EMPTY; 4],
        }
    }

    /// What a slide along `path` in a direction turns: the pieces to its left and to its right.
    #[inline(always)]
    pub fn swept(&self, path: W, direction: Direction) -> [W; 2] {
        let board = self.board();
        let (left, right) = (direction.turned(3), direction.turned(1));
        [
            path.stepped(left, board) & self.protruding(right),
            path.stepped(right, board) & self.protruding(left),
        ]
    }

    /// Turns pieces by 45°, those on the left anticlockwise, those on the right clockwise.
    #[inline]
    pub(crate) fn turn(&mut self, [left, right]: [W; 2]) {
        let both = left | right;
        if both.is_empty() {
            return;
        }
        let before = *self;
        // Stances count clockwise and active ones are odd: one step back only clears the lowest
        // bit, one step on carries into the two upper bits. Tix pieces keep zeros there.
        self.active = self.active.minus(both);
        let carry = right.minus(self.tix);
        self.quarter[1] ^= carry & self.quarter[0];
        self.quarter[0] ^= carry;
        for space in both.spaces() {
            self.hash ^= before.key_at(space) ^ self.key_at(space);
        }
    }

    #[inline(always)]
    fn key_at(&self, space: Space) -> u64 {
        self.piece_at(space)
            .map_or(0, |piece| piece_key(space, piece))
    }

    /// The hash computed from nothing but the position.
    ///
    /// Pools need no part in it: they follow from setup, board and promotions.
    pub fn hash_from_scratch(&self) -> u64 {
        let mut hash = setup_key(self.setup) ^ bonus_key(self.bonus) ^ mover_key(self.to_move);
        for player in Player::ALL {
            hash ^= promotions_key(player, self.promotions(player));
        }
        for space in self.occupied().spaces() {
            hash ^= self.key_at(space);
        }
        hash
    }

    /// Opens or closes the bonus, keeping the hash.
    pub(crate) fn set_bonus(&mut self, bonus: Option<Space>) {
        self.hash ^= bonus_key(self.bonus) ^ bonus_key(bonus);
        self.bonus = bonus;
    }

    /// Gives the turn to the other player, keeping the hash.
    pub(crate) fn pass_turn(&mut self) {
        self.set_bonus(None);
        self.hash ^= mover_key(Player::Black);
        self.to_move = self.to_move.opponent();
    }

    /// Uses up one promotion, keeping the hash.
    pub(crate) fn use_promotion(&mut self, player: Player) {
        let left = &mut self.promotions[player as usize];
        self.hash ^= promotions_key(player, *left);
        *left = left.saturating_sub(1);
        self.hash ^= promotions_key(player, *left);
    }

    /// Returns a lifted piece to its owner's pool, promoting it where the rules say so, and
    /// tells whether it was promoted.
    pub(crate) fn pocket(&mut self, piece: Piece) -> bool {
        let player = piece.player;
        let promoted = piece.shape == Shape::Tixel && self.promotions(player) > 0;
        let pool = &mut self.pools[player as usize];
        if promoted {
            pool.put(Kind::Regatta);
            self.use_promotion(player);
        } else {
            pool.put(piece.shape.kind());
        }
        promoted
    }
}

/// By how many quarters clockwise the rounded corner of an active piece is ahead of its stance's
/// quarter.
#[inline(always)]
pub(crate) fn rounded_quarters(shape: Shape, rounded: Rounded) -> u8 {
    // stance = 2 × quarter + 1, and the corner is an odd number of eighths further.
    shape
        .rounded_at(rounded)
        .map_or(0, |eighths| eighths.div_ceil(2) & 3)
}

// Keys are computed, not looked up: a table of random numbers would be larger than the rest of
// this crate in a browser.
const fn key(what: u64) -> u64 {
    let mut x = what.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    x = (x ^ (x >> 32)).wrapping_mul(0xD6E8_FEB8_6659_FD93);
    x ^ (x >> 32)
}

#[inline(always)]
fn piece_key(space: Space, piece: Piece) -> u64 {
    let code = (piece.player as u64) << 5 | (piece.shape as u64) << 3 | piece.stance as u64;
    key((space.code() as u64) << 6 | code)
}

fn bonus_key(bonus: Option<Space>) -> u64 {
    bonus.map_or(0, |space| key(1 << 16 | space.code() as u64))
}

fn mover_key(player: Player) -> u64 {
    match player {
        Player::White => 0,
        Player::Black => const { key(2 << 16) },
    }
}

fn promotions_key(player: Player, left: u8) -> u64 {
    key(3 << 16 | (player as u64) << 8 | left as u64)
}

fn setup_key(setup: Setup) -> u64 {
    let mut hash = key(4 << 16
        | (setup.size() as u64) << 2
        | (setup.edge() as u64) << 1
        | setup.rounded() as u64);
    hash = key(hash ^ setup.promotions() as u64);
    for player in Player::ALL {
        for kind in Kind::ALL {
            hash = key(hash ^ setup.pool(player).count(kind) as u64);
        }
    }
    hash
}
