//! A position as one number.

use crate::state::State;
use crate::{Kind, Player, Setup, Symmetry, Word};

impl<W: Word> State<W> {
    /// A number that is equal for equal positions and, but for rare accidents, only for them.
    ///
    /// It is computed when asked for, which costs less than keeping it up to date: a slide changes
    /// several pieces. Pools have no part in it: they follow from setup, board and promotions.
    #[inline]
    pub fn hash(&self) -> u64 {
        let [white, black] = self.promotions.map(u64::from);
        let bonus = self.bonus.map_or(0, |space| u64::from(space.code()) + 1);
        let rest = self.to_move as u64 | bonus << 8 | white << 16 | black << 24;
        let sets = [
            self.own[0],
            self.own[1],
            self.active,
            self.quarter[0],
            self.quarter[1],
            self.tix,
            self.regatta,
            self.flipped,
        ];
        let mut hash = self.seed ^ mixed(rest);
        // A product says nothing of what is above its highest bit; so every half is multiplied
        // twice, the second time with its high bits brought down, and by numbers of its own, so
        // that equal changes of two sets do not cancel out.
        for (set, factors) in sets.into_iter().zip(FACTORS) {
            for (half, [first, second]) in set.halves().into_iter().zip(factors) {
                let x = half.wrapping_mul(first);
                hash = hash.wrapping_add((x ^ (x >> 32)).wrapping_mul(second));
            }
        }
        mixed(hash)
    }

    /// The hash of the same position set up anew, piece by piece. It is the same, however the
    /// position came about.
    pub fn hash_from_scratch(&self) -> u64 {
        self.seen(Symmetry::IDENTITY).hash()
    }
}

/// A number whose every bit depends on all bits of the given one.
const fn mixed(number: u64) -> u64 {
    let mut x = number.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    x = (x ^ (x >> 32)).wrapping_mul(0xD6E8_FEB8_6659_FD93);
    x ^ (x >> 32)
}

/// Two odd numbers for each half of each set.
const FACTORS: [[[u64; 2]; 2]; 8] = {
    let mut factors = [[[0; 2]; 2]; 8];
    let mut i = 0;
    while i < 32 {
        factors[i / 4][i / 2 % 2][i % 2] = mixed(1 << 32 | i as u64) | 1;
        i += 1;
    }
    factors
};

/// Where the hash of every position of a setup begins.
pub(crate) fn seed(setup: Setup) -> u64 {
    let mut seed =
        mixed((setup.size() as u64) << 2 | (setup.edge() as u64) << 1 | setup.rounded() as u64);
    seed = mixed(seed ^ setup.promotions() as u64);
    for player in Player::ALL {
        for kind in Kind::ALL {
            seed = mixed(seed ^ setup.pool(player).count(kind) as u64);
        }
    }
    seed
}
