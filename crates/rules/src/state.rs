//! A position as bitboards: what the engine searches on and [`crate::Position`] wraps.

use crate::hash::{Keys, MOVER, bonus_key, piece_key, promotions_key};
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
    /// Regatta pieces with the `L` side up.
    pub(crate) flipped: W,
    pub(crate) setup: Setup,
    pub(crate) pools: [Pool; 2],
    pub(crate) promotions: [u8; 2],
    pub(crate) to_move: Player,
    pub(crate) bonus: Option<Space>,
    /// Whether the setup has Tixel pieces only.
    pub(crate) only_tixel: bool,
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
            only_tixel: setup.promotions() == 0
                && Player::ALL.into_iter().all(|player| {
                    let pool = setup.pool(player);
                    pool.total() == u32::from(pool.count(Kind::Tixel))
                }),
            hash: 0,
        };
        state.hash = state.hash_from_scratch();
        state
    }

    /// The same state if the game has Tixel pieces only, the most common case. Code compiled for it
    /// knows that the sets of other pieces are empty and drops every check on them.
    #[inline(always)]
    pub(crate) fn only_tixel(&self) -> Option<State<W>> {
        let pool = self.pool(self.to_move).count(Kind::Tixel);
        self.only_tixel.then(|| State {
            tix: W::EMPTY,
            regatta: W::EMPTY,
            flipped: W::EMPTY,
            pools: [Pool::new(0, pool, 0); 2],
            ..*self
        })
    }

    /// The setup.
    pub fn setup(&self) -> Setup {
        self.setup
    }

    /// Who does the next action.
    pub fn to_move(&self) -> Player {
        self.to_move
    }

    /// The space of the piece whose sacrifice earned the bonus move now open.
    pub fn bonus(&self) -> Option<Space> {
        self.bonus
    }

    /// The pieces a player can still place.
    #[inline(always)]
    pub fn pool(&self, player: Player) -> Pool {
        player.among(self.pools)
    }

    /// How many promotions a player has left.
    pub fn promotions(&self, player: Player) -> u8 {
        self.promotions[player as usize]
    }

    /// The spaces of a player's pieces.
    #[inline(always)]
    pub fn pieces_of(&self, player: Player) -> W {
        player.among(self.own)
    }

    /// The spaces of all active pieces.
    pub fn active(&self) -> W {
        self.active
    }

    /// The spaces of all Regatta pieces.
    pub fn regatta(&self) -> W {
        self.regatta
    }

    /// The two upper bits of each stance, as sets; the lowest is [`State::active`].
    #[inline(always)]
    pub fn quarters(&self) -> [W; 2] {
        self.quarter
    }

    /// The two bits of each piece's [`Shape`], as sets, the lower one first.
    #[inline(always)]
    pub fn shapes(&self) -> [W; 2] {
        let unflipped = self.regatta.minus(self.flipped);
        [self.occupied().minus(self.tix | unflipped), self.regatta]
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
        // Branchless: the kinds of pieces on the board cannot be predicted.
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
    #[inline(always)]
    pub(crate) fn put(&mut self, space: Space, piece: Piece) {
        let (bit, shape) = (W::of(space), piece.shape as u8);
        for (set, digit) in self.stance_sets() {
            *set |= bit.when(piece.stance as u8 & digit != 0);
        }
        // Most games have pieces of one kind only, often Tixel pieces.
        if shape != Shape::Tixel as u8 {
            self.tix |= bit.when(shape == Shape::Tix as u8);
            self.regatta |= bit.when(shape >= Shape::Regatta as u8);
            self.flipped |= bit.when(shape == Shape::Flipped as u8);
        }
        self.own[piece.player as usize] |= bit;
        self.hash ^= piece_key::<W>(space, piece);
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
        self.hash ^= piece_key::<W>(space, piece);
        Some(piece)
    }

    /// Moves the mover's piece to another space, or to the same one, in a new stance.
    #[inline(always)]
    pub(crate) fn carry(&mut self, from: Space, to: Space, stance: Stance) {
        let (old, new) = (Keys::of::<W>(from), Keys::of::<W>(to));
        let (from, to, player) = (W::of(from), W::of(to), self.to_move as usize);
        let mut hash = self.hash ^ old.own[player] ^ new.own[player];
        for (i, (set, digit)) in self.stance_sets().into_iter().enumerate() {
            let (had, has) = (!(*set & from).is_empty(), stance as u8 & digit != 0);
            *set = set.minus(from) | to.when(has);
            hash ^= old.stance[i].when(had) ^ new.stance[i].when(has);
        }
        if !(self.tix | self.regatta).is_empty() {
            let sets = [&mut self.tix, &mut self.regatta, &mut self.flipped];
            for (i, set) in sets.into_iter().enumerate() {
                let is = !(*set & from).is_empty();
                *set = set.minus(from) | to.when(is);
                hash ^= (old.shape[i] ^ new.shape[i]).when(is);
            }
        }
        let own = &mut self.own[player];
        *own = own.minus(from) | to;
        self.hash = hash;
    }

    /// The three sets that make up a stance, each with the bit it encodes.
    #[inline(always)]
    fn stance_sets(&mut self) -> [(&mut W, u8); 3] {
        let [low, high] = &mut self.quarter;
        [(&mut self.active, 1), (low, 2), (high, 4)]
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

    /// The active pieces that are an eighth away from facing a direction, and the inactive ones
    /// that face it or the next one anticlockwise.
    #[inline(always)]
    pub(crate) fn beside_quarter(&self, direction: Direction) -> W {
        self.in_quarter(direction as u8) | self.in_quarter((direction as u8).wrapping_sub(1))
    }

    /// The active pieces whose rounded corner points in a direction.
    #[inline(always)]
    pub(crate) fn rounded_towards(&self, direction: Direction) -> W {
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

    /// The spaces along one edge, if nothing may stick out over it.
    #[inline(always)]
    pub(crate) fn rim(&self, direction: Direction) -> W {
        let size = match self.setup.edge() {
            Edge::Bounded => usize::from(self.setup.size()),
            Edge::Unbounded => 0,
        };
        W::EDGES[size][direction as usize]
    }

    /// What a slide along `path` in a direction turns: the pieces to its left and to its right.
    #[inline(always)]
    pub fn swept(&self, path: W, direction: Direction) -> [W; 2] {
        let (left, right) = (direction.turned(3), direction.turned(1));
        [
            path.shifted(left) & self.protruding(right),
            path.shifted(right) & self.protruding(left),
        ]
    }

    /// Turns pieces by 45°, those on the left anticlockwise, those on the right clockwise.
    #[inline(always)]
    pub(crate) fn turn(&mut self, [left, right]: [W; 2]) {
        // Stances count clockwise and active ones are odd: one step back only clears the lowest
        // bit, and one step forward carries into the two upper bits. Tix pieces keep zeros there.
        let carry = right.minus(self.tix);
        let twice = carry & self.quarter[0];
        let mut turned = left | right;
        while !turned.is_empty() {
            let [active, low, high] = Keys::of_bit(turned.first_bit()).stance;
            let rest = turned.without_first();
            let one = turned.minus(rest);
            self.hash ^=
                active ^ low.when(!(carry & one).is_empty()) ^ high.when(!(twice & one).is_empty());
            turned = rest;
        }
        self.active = self.active.minus(left | right);
        self.quarter[1] ^= twice;
        self.quarter[0] ^= carry;
    }

    /// Passes the turn to the other player.
    #[inline(always)]
    pub(crate) fn pass_turn(&mut self) {
        self.hash ^= bonus_key::<W>(self.bonus) ^ MOVER;
        self.bonus = None;
        self.to_move = self.to_move.opponent();
    }

    /// Returns a lifted piece to its owner's pool, promoting it if the rules say so. Returns
    /// whether it was promoted.
    pub(crate) fn pocket(&mut self, piece: Piece) -> bool {
        let player = piece.player;
        let promoted = piece.shape == Shape::Tixel && self.promotions(player) > 0;
        let pool = &mut self.pools[player as usize];
        if promoted {
            pool.put(Kind::Regatta);
            let left = &mut self.promotions[player as usize];
            self.hash ^= promotions_key(player, *left);
            *left -= 1;
            self.hash ^= promotions_key(player, *left);
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
