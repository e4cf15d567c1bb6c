//! A position as one number, kept up to date with every action.
//!
//! The hash is the sum (exclusive or) of a random number for every bit of every set, the setup,
//! who is to move, the open bonus and the promotions left. Pools have no part in it: they follow
//! from setup, board and promotions.

use crate::state::State;
use crate::{Kind, Piece, Player, Setup, Shape, Space, Word};

/// What a random number stands for: a set of a [`State`], or the space of an open bonus.
#[derive(Clone, Copy)]
pub(crate) enum Part {
    White,
    Black,
    Active,
    LowQuarter,
    HighQuarter,
    Tix,
    Regatta,
    Flipped,
    Bonus,
}

const PARTS: usize = Part::Bonus as usize + 1;

/// What changes when the other player is to move.
pub(crate) const MOVER: u64 = mixed(1 << 40);

/// A random number for each part and bit; no word has more than 128.
static KEYS: [[u64; 128]; PARTS] = {
    let mut keys = [[0; 128]; PARTS];
    let mut i = 0;
    while i < PARTS * 128 {
        keys[i / 128][i % 128] = mixed(1 << 32 | i as u64);
        i += 1;
    }
    keys
};

impl Part {
    /// The pieces of a player.
    #[inline(always)]
    pub(crate) fn of(player: Player) -> Part {
        match player {
            Player::White => Part::White,
            Player::Black => Part::Black,
        }
    }

    /// What a bit adds to the hash.
    #[inline(always)]
    pub(crate) fn key(self, bit: usize) -> u64 {
        KEYS[self as usize][bit & 127]
    }
}

/// What a piece adds to the hash.
#[inline(always)]
pub(crate) fn piece_key<W: Word>(space: Space, piece: Piece) -> u64 {
    let bit = W::bit(space);
    let (shape, stance) = (piece.shape as u8, piece.stance as u8);
    let mut key = Part::of(piece.player).key(bit)
        ^ Part::Active.key(bit).when(stance & 1 != 0)
        ^ Part::LowQuarter.key(bit).when(stance & 2 != 0)
        ^ Part::HighQuarter.key(bit).when(stance & 4 != 0);
    if shape != Shape::Tixel as u8 {
        key ^= Part::Tix.key(bit).when(shape == Shape::Tix as u8)
            ^ Part::Regatta.key(bit).when(shape >= Shape::Regatta as u8)
            ^ Part::Flipped.key(bit).when(shape == Shape::Flipped as u8);
    }
    key
}

/// What an open bonus adds to the hash.
#[inline(always)]
pub(crate) fn bonus_key<W: Word>(bonus: Option<Space>) -> u64 {
    bonus.map_or(0, |space| Part::Bonus.key(W::bit(space)))
}

/// What the promotions a player has left add to the hash.
pub(crate) fn promotions_key(player: Player, left: u8) -> u64 {
    mixed(1 << 48 | (player as u64) << 8 | u64::from(left))
}

impl<W: Word> State<W> {
    /// A number that is equal for equal positions and, but for rare accidents, only for them.
    #[inline(always)]
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// The same number, computed from nothing but the position.
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
