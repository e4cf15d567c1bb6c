//! Positions as numbers: symmetric positions share one.
//!
//! From the lowest bit: which spaces hold a piece, a few bits for each piece in the order of the
//! spaces, the bonus, the promotions left, who moves. If both players start with the same pieces,
//! the player to move is always called White, which halves the number of positions.

use rules::{Kind, Parts, Piece, Player, Pool, Position, Setup, Shape, Space, Stance, State};
use rules::{Symmetry, Word, on_state};

/// The width of a number, in bits.
pub(crate) const BITS: u32 = 56;

/// The largest board: its spaces fit into four bytes.
const LARGEST: u8 = 5;
const MOST_SPACES: usize = (LARGEST as usize) * (LARGEST as usize);

/// A position as a number, and who moves in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Coded {
    pub(crate) number: u64,
    pub(crate) to_move: Player,
}

/// A position read back from its number.
pub(crate) struct Decoder {
    parts: Parts,
}

/// How the positions of a setup become numbers.
pub(crate) struct Coding {
    setup: Setup,
    spaces: Vec<Space>,
    shapes: Vec<Shape>,
    stance_bits: u32,
    piece_bits: u32,
    most_pieces: u32,
    bonus_bits: u32,
    promotion_bits: u32,
    /// Whether both players start with the same pieces.
    alike: bool,
    views: Vec<View>,
}

/// One of the eight symmetries, as lookup tables.
struct View {
    /// Where each space goes.
    spaces: Vec<u8>,
    /// Where sets of spaces go, eight spaces at a time.
    sets: Vec<[u32; 256]>,
    /// What each piece becomes.
    pieces: Vec<u8>,
}

impl Coding {
    /// The coding of a setup, or `None` if a number would have too many bits.
    pub(crate) fn new(setup: Setup) -> Option<Coding> {
        if setup.size() > LARGEST {
            return None;
        }
        let spaces: Vec<Space> = Space::all(setup.size()).collect();
        let shapes = shapes(setup);
        let stance_bits = if shapes.as_slice() == [Shape::Tix] {
            1
        } else {
            3
        };
        let pools = Player::ALL.map(|player| setup.pool(player));
        let most_pieces = (pools[0].total() + pools[1].total()).min(spaces.len() as u32);
        let mut coding = Coding {
            setup,
            piece_bits: 1 + stance_bits + bits_for(shapes.len() as u32 - 1),
            spaces,
            shapes,
            stance_bits,
            most_pieces,
            bonus_bits: bits_for(most_pieces),
            promotion_bits: bits_for(setup.promotions().into()),
            alike: pools[0] == pools[1],
            views: Vec::new(),
        };
        if coding.mover_at() + 1 > BITS {
            return None;
        }
        coding.views = Symmetry::ALL.map(|symmetry| coding.view(symmetry)).into();
        Some(coding)
    }

    /// An upper bound on the legal actions of any position.
    pub(crate) fn most_actions(&self) -> usize {
        let (spaces, size) = (self.spaces.len(), usize::from(self.setup.size()));
        let placements = spaces * self.shapes.len() * Stance::ALL.len();
        let slides = spaces * 2 * (size - 1) * Stance::ALL.len();
        let bonus = spaces * (2 * Stance::ALL.len() + 1) + 1;
        placements + slides + bonus
    }

    pub(crate) fn decoder(&self) -> Decoder {
        Decoder {
            parts: Position::start(self.setup).parts(),
        }
    }

    /// The number of a position.
    pub(crate) fn encode(&self, position: &Position) -> Coded {
        on_state!(position.words(), state => self.encode_state(state))
    }

    /// The number of a position on its board word.
    pub(crate) fn encode_state<W: Word>(&self, state: &State<W>) -> Coded {
        let to_move = state.to_move();
        let swapped = u8::from(self.alike && to_move == Player::Black);
        // 1. The pieces, as they stand.
        let size = self.setup.size();
        let mut pieces = [(0u8, 0u8); MOST_SPACES];
        let (mut count, mut set) = (0, 0u32);
        for space in state.occupied().spaces() {
            if let (Some(piece), Some(slot)) = (state.piece_at(space), pieces.get_mut(count)) {
                let number = space.rank() * size + space.file();
                *slot = (number, self.piece(piece) ^ swapped);
                set |= 1 << number;
                count += 1;
            }
        }
        let pieces = pieces.get(..count).unwrap_or_default();
        let bonus = state.bonus().map(|at| at.rank() * size + at.file());

        // 2. The least of the eight views: by the spaces first, which is cheap.
        let sets = self.views.iter().map(|view| view.set(set));
        let least_set = sets.min().unwrap_or(set);
        let views = self.views.iter().filter(|view| view.set(set) == least_set);
        let seen = views.map(|view| self.seen(view, least_set, pieces, bonus));
        let mut number = seen.min().unwrap_or(0) << self.spaces.len() | u64::from(least_set);

        // 3. What symmetries leave unchanged.
        for (place, player) in [to_move, to_move.opponent()].into_iter().enumerate() {
            let place = if self.alike { place } else { player as usize };
            let at = self.promotions_at() + place as u32 * self.promotion_bits;
            number |= u64::from(state.promotions(player)) << at;
        }
        if !self.alike {
            number |= (to_move as u64) << self.mover_at();
        }
        Coded { number, to_move }
    }

    /// The position of a number; its player to move is White if both players are alike.
    pub(crate) fn decode(&self, number: u64, decoder: &mut Decoder) -> Option<Position> {
        let parts = &mut decoder.parts;
        parts.pieces.clear();
        parts.to_move = self.mover(number);
        for player in Player::ALL {
            let at = self.promotions_at() + player as u32 * self.promotion_bits;
            parts.promotions[player as usize] = field(number, at, self.promotion_bits) as u8;
        }
        let bonus = self.bonus(number);
        parts.bonus = None;
        let mut on_board = [[0u8; 3]; 2];
        for (order, (space, code)) in (1..).zip(self.pieces(number)) {
            let piece = self.unpiece(code)?;
            on_board[piece.player as usize][piece.shape.kind() as usize] += 1;
            parts.pieces.push((space, piece));
            if order == bonus {
                parts.bonus = Some(space);
            }
        }
        for player in Player::ALL {
            parts.pools[player as usize] = self.pool(player, parts.promotions, on_board)?;
        }
        Position::new(parts).ok()
    }

    /// If a bonus is open, how many active pieces the player to move has. A chain only leads to
    /// positions with fewer.
    pub(crate) fn chain(&self, number: u64) -> Option<usize> {
        let mover = self.mover(number);
        let own = |code: &(Space, u8)| code.1 & 0b11 == mover as u8 | 0b10;
        (self.bonus(number) > 0).then(|| self.pieces(number).filter(own).count())
    }

    /// The most active pieces of one player that [`Coding::chain`] can count.
    pub(crate) fn longest_chain(&self) -> usize {
        self.most_pieces as usize
    }

    fn mover(&self, number: u64) -> Player {
        let black = field(number, self.mover_at(), 1) == 1;
        Player::ALL[usize::from(black && !self.alike)]
    }

    fn bonus(&self, number: u64) -> u32 {
        field(number, self.bonus_at(), self.bonus_bits) as u32
    }

    /// The spaces with pieces, and the code of each.
    fn pieces(&self, number: u64) -> impl Iterator<Item = (Space, u8)> + '_ {
        let mut at = self.spaces.len() as u32;
        let on_board = (0..).zip(&self.spaces);
        let held = on_board.filter(move |(place, _)| number >> *place & 1 == 1);
        held.map(move |(_, space): (u32, _)| {
            let code = field(number, at, self.piece_bits) as u8;
            at += self.piece_bits;
            (*space, code)
        })
    }

    /// The pieces and the bonus under a symmetry, without the spaces.
    fn seen(&self, view: &View, set: u32, pieces: &[(u8, u8)], bonus: Option<u8>) -> u64 {
        let mut codes = 0;
        let order = |space: u8| (set & ((1 << space) - 1)).count_ones();
        for (space, code) in pieces {
            let code = view.pieces.get(usize::from(*code)).copied().unwrap_or(0);
            codes |= u64::from(code) << (self.piece_bits * order(view.space(*space)));
        }
        let bonus = bonus.map_or(0, |space| 1 + order(view.space(space)));
        codes | u64::from(bonus) << (self.piece_bits * self.most_pieces)
    }

    fn view(&self, symmetry: Symmetry) -> View {
        let size = self.setup.size();
        let number = |space: Space| space.rank() * size + space.file();
        let places = self.spaces.iter();
        let spaces: Vec<u8> = places
            .map(|space| number(symmetry.space(*space, size)))
            .collect();
        let sets = spaces.chunks(8).map(|eight| {
            std::array::from_fn(|set| {
                let held = (0..).zip(eight).filter(|(bit, _)| set >> *bit & 1 == 1);
                held.fold(0, |mapped, (_, to): (u32, &u8)| mapped | 1 << *to)
            })
        });
        let sets = sets.collect();
        let pieces = (0..1u16 << self.piece_bits)
            .map(|code| match self.unpiece(code as u8) {
                Some(piece) => self.piece(symmetry.piece(piece)),
                None => 0,
            })
            .collect();
        View {
            spaces,
            sets,
            pieces,
        }
    }

    /// A piece: its player in the lowest bit, then its stance (odd if it is active), then its shape.
    fn piece(&self, piece: Piece) -> u8 {
        let shape = self.shapes.iter().position(|shape| *shape == piece.shape);
        let shape = shape.unwrap_or(0) as u8;
        piece.player as u8 | (piece.stance as u8) << 1 | shape << (1 + self.stance_bits)
    }

    fn unpiece(&self, code: u8) -> Option<Piece> {
        let stance = code >> 1 & ((1 << self.stance_bits) - 1);
        Some(Piece {
            player: Player::ALL[usize::from(code & 1)],
            shape: *self
                .shapes
                .get(usize::from(code >> (1 + self.stance_bits)))?,
            stance: *Stance::ALL.get(usize::from(stance))?,
        })
    }

    /// What a player has left to place.
    fn pool(&self, player: Player, left: [u8; 2], on_board: [[u8; 3]; 2]) -> Option<Pool> {
        let given = self.setup.pool(player);
        let used = self.setup.promotions().checked_sub(left[player as usize])?;
        let [tix, tixel, regatta] = on_board[player as usize];
        Some(Pool::new(
            given.count(Kind::Tix).checked_sub(tix)?,
            given
                .count(Kind::Tixel)
                .checked_sub(used)?
                .checked_sub(tixel)?,
            (given.count(Kind::Regatta) + used).checked_sub(regatta)?,
        ))
    }

    fn bonus_at(&self) -> u32 {
        self.spaces.len() as u32 + self.piece_bits * self.most_pieces
    }

    fn promotions_at(&self) -> u32 {
        self.bonus_at() + self.bonus_bits
    }

    fn mover_at(&self) -> u32 {
        self.promotions_at() + 2 * self.promotion_bits
    }
}

impl View {
    fn space(&self, space: u8) -> u8 {
        self.spaces.get(usize::from(space)).copied().unwrap_or(0)
    }

    fn set(&self, set: u32) -> u32 {
        let bytes = self.sets.iter().zip(set.to_le_bytes());
        bytes.fold(0, |mapped, (table, byte)| mapped | table[usize::from(byte)])
    }
}

/// The shapes that pieces of a setup can have.
fn shapes(setup: Setup) -> Vec<Shape> {
    let has = |kind| {
        let promoted = kind == Kind::Regatta && setup.promotions() > 0;
        promoted
            || Player::ALL
                .iter()
                .any(|player| setup.pool(*player).count(kind) > 0)
    };
    let kinds = Kind::ALL.into_iter().filter(|kind| has(*kind));
    kinds.flat_map(Kind::shapes).copied().collect()
}

/// The bits that a number up to this one takes.
fn bits_for(most: u32) -> u32 {
    u32::BITS - most.leading_zeros()
}

fn field(number: u64, at: u32, bits: u32) -> u64 {
    number >> at & ((1 << bits) - 1)
}
