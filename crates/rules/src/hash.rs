//! The Zobrist hash of a position, updated with every action.
//!
//! It is the exclusive or of random numbers: one for every bit of every set, and for the setup, the
//! player to move, the open bonus and the promotions left. Pools are left out: they follow from
//! setup, board and promotions.

use crate::state::State;
use crate::{Kind, Piece, Player, Setup, Shape, Space, Word};

/// The random numbers of one space: for each set of a [`State`], and for an open bonus.
pub(crate) struct Keys {
    /// By player.
    pub(crate) own: [u64; 2],
    /// Active, then the low and the high bit of the quarter.
    pub(crate) stance: [u64; 3],
    /// Tix, Regatta, flipped.
    pub(crate) shape: [u64; 3],
    pub(crate) bonus: u64,
}

/// What changes when the other player is to move.
pub(crate) const MOVER: u64 = mixed(1 << 40);

/// By the index of the space's bit; no word has more than 128.
static KEYS: [Keys; 128] = {
    let mut keys = [const { Keys::at(0) }; 128];
    let mut bit = 1;
    while bit < 128 {
        keys[bit] = Keys::at(bit as u64);
        bit += 1;
    }
    keys
};

impl Keys {
    const fn at(bit: u64) -> Keys {
        let first = 1 << 32 | bit << 4;
        Keys {
            own: [mixed(first), mixed(first | 1)],
            stance: [mixed(first | 2), mixed(first | 3), mixed(first | 4)],
            shape: [mixed(first | 5), mixed(first | 6), mixed(first | 7)],
            bonus: mixed(first | 8),
        }
    }

    /// The numbers of the space with this bit index.
    #[inline(always)]
    pub(crate) fn of_bit(bit: usize) -> &'static Keys {
        &KEYS[bit & 127]
    }

    /// The numbers of a space.
    #[inline(always)]
    pub(crate) fn of<W: Word>(space: Space) -> &'static Keys {
        Keys::of_bit(W::bit(space))
    }
}

/// What a piece adds to the hash.
#[inline(always)]
pub(crate) fn piece_key<W: Word>(space: Space, piece: Piece) -> u64 {
    let keys = Keys::of::<W>(space);
    let (shape, stance) = (piece.shape as u8, piece.stance as u8);
    let [active, low, high] = keys.stance;
    let mut key = keys.own[piece.player as usize]
        ^ active.when(stance & 1 != 0)
        ^ low.when(stance & 2 != 0)
        ^ high.when(stance & 4 != 0);
    if shape != Shape::Tixel as u8 {
        let [tix, regatta, flipped] = keys.shape;
        key ^= tix.when(shape == Shape::Tix as u8)
            ^ regatta.when(shape >= Shape::Regatta as u8)
            ^ flipped.when(shape == Shape::Flipped as u8);
    }
    key
}

/// What an open bonus adds to the hash.
#[inline(always)]
pub(crate) fn bonus_key<W: Word>(bonus: Option<Space>) -> u64 {
    bonus.map_or(0, |space| Keys::of::<W>(space).bonus)
}

/// What the promotions a player has left add to the hash.
pub(crate) fn promotions_key(player: Player, left: u8) -> u64 {
    mixed(1 << 48 | (player as u64) << 8 | u64::from(left))
}

impl<W: Word> State<W> {
    /// A hash: equal for equal positions and, barring rare collisions, only for them.
    #[inline(always)]
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// The same hash, computed from scratch.
    pub fn hash_from_scratch(&self) -> u64 {
        let mut hash = setup_key(self.setup) ^ bonus_key::<W>(self.bonus);
        if self.to_move == Player::Black {
            hash ^= MOVER;
        }
        for player in Player::ALL {
            hash ^= promotions_key(player, self.promotions(player));
        }
        for space in self.occupied().spaces() {
            if let Some(piece) = self.piece_at(space) {
                hash ^= piece_key::<W>(space, piece);
            }
        }
        hash
    }
}

/// A number whose every bit depends on all bits of the given one.
const fn mixed(number: u64) -> u64 {
    let mut x = number.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    x = (x ^ (x >> 32)).wrapping_mul(0xD6E8_FEB8_6659_FD93);
    x = (x ^ (x >> 32)).wrapping_mul(0xD6E8_FEB8_6659_FD93);
    x ^ (x >> 32)
}

fn setup_key(setup: Setup) -> u64 {
    let mut key =
        mixed((setup.size() as u64) << 2 | (setup.edge() as u64) << 1 | setup.rounded() as u64);
    key = mixed(key ^ setup.promotions() as u64);
    for player in Player::ALL {
        for kind in Kind::ALL {
            key = mixed(key ^ setup.pool(player).count(kind) as u64);
        }
    }
    key
}
