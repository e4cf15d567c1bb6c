//! Board words: one bit a space, in 64 bits up to 8×8 and in 128 bits above.

use std::fmt::Debug;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Shl, Shr};

use crate::{Direction, MAX_SIZE, Space};

/// An unsigned integer used as a set of spaces.
///
/// Ranks lie [`Word::STRIDE`] bits apart whatever the size of the board, so that one shift moves
/// a whole set by one space.
pub trait Word:
    Copy
    + Ord
    + Debug
    + Send
    + Sync
    + 'static
    + Not<Output = Self>
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + BitAndAssign
    + BitOrAssign
    + BitXorAssign
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    /// Bits from one rank to the next.
    const STRIDE: u32;
    /// No space.
    const EMPTY: Self;
    /// File `a`.
    const FILE_A: Self;
    /// All spaces of a board, by its size.
    const BOARDS: [Self; MAX_SIZE as usize + 1];
    /// The spaces along one edge, by the size of the board and the edge's direction.
    const EDGES: [[Self; 4]; MAX_SIZE as usize + 1];

    /// The set of one space, empty if the word has no such space.
    fn of(space: Space) -> Self;
    /// How many spaces there are.
    fn len(self) -> u32;
    /// The lowest space of a set that is not empty.
    fn first(self) -> Space;
    /// The set without its lowest space.
    fn without_first(self) -> Self;

    /// The set if the condition holds, else the empty set; without a branch.
    #[must_use]
    fn when(self, condition: bool) -> Self;
    /// The k-th space of the set, counted from 0; there must be more than `k`.
    fn nth(self, k: u32) -> Space;
    /// The spaces of one file or rank after `from` up to and with `to`, which lies in the given
    /// direction.
    fn path(from: Space, to: Space, direction: Direction) -> Self;

    /// Whether there is no space.
    #[inline(always)]
    fn is_empty(self) -> bool {
        self == Self::EMPTY
    }

    /// Whether the space is in the set.
    #[inline(always)]
    fn contains(self, space: Space) -> bool {
        !(self & Self::of(space)).is_empty()
    }

    /// The set without another.
    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        self & !other
    }

    /// Every space moved one step; those that leave the board (`on`) are gone.
    #[inline(always)]
    fn stepped(self, direction: Direction, on: Self) -> Self {
        let moved = match direction {
            Direction::N => self << Self::STRIDE,
            Direction::E => (self << 1).minus(Self::FILE_A),
            Direction::S => self >> Self::STRIDE,
            Direction::W => self.minus(Self::FILE_A) >> 1,
        };
        moved & on
    }

    /// The spaces of `through` that can be entered from this set by steps in one direction.
    #[inline(always)]
    fn rays(self, direction: Direction, through: Self) -> Self {
        // Doubling steps: after k rounds every ray is up to 2^k spaces long, and no board has more
        // than STRIDE of them in a row.
        let mut pass = match direction {
            Direction::E => through.minus(Self::FILE_A),
            // A step west must not wrap from file `a` to the end of the rank below; what comes
            // from there is cut off by treating the last column as one that cannot be entered
            // that way.
            Direction::W => through.minus(Self::FILE_A << (Self::STRIDE - 1)),
            _ => through,
        };
        let step = match direction {
            Direction::N | Direction::S => Self::STRIDE,
            Direction::E | Direction::W => 1,
        };
        let forward = matches!(direction, Direction::N | Direction::E);
        let shift = |set: Self, by: u32| if forward { set << by } else { set >> by };
        let mut reached = shift(self, step) & pass;
        let mut by = step;
        while by < step * Self::STRIDE {
            reached |= shift(reached, by) & pass;
            pass &= shift(pass, by);
            by *= 2;
        }
        reached
    }

    /// The spaces of the set, lowest first.
    fn spaces(self) -> Spaces<Self> {
        Spaces(self)
    }
}

/// The spaces of a set, lowest first.
#[derive(Clone, Debug)]
pub struct Spaces<W>(W);

impl<W: Word> Iterator for Spaces<W> {
    type Item = Space;

    #[inline]
    fn next(&mut self) -> Option<Space> {
        if self.0.is_empty() {
            return None;
        }
        let space = self.0.first();
        self.0 = self.0.without_first();
        Some(space)
    }
}

/// The place of the k-th set bit, found without branches: random play asks for it all the time.
#[inline(always)]
fn nth_bit(set: u64, k: u32) -> u32 {
    const ONES: u64 = 0x0101_0101_0101_0101;
    const HIGHS: u64 = 0x8080_8080_8080_8080;
    // Set bits in each byte, and then in each byte and all below it.
    let mut sums = set - (set >> 1 & 0x5555_5555_5555_5555);
    sums = (sums & 0x3333_3333_3333_3333) + (sums >> 2 & 0x3333_3333_3333_3333);
    sums = ((sums + (sums >> 4)) & 0x0F0F_0F0F_0F0F_0F0F).wrapping_mul(ONES);
    // Counts how many of eight sums are not above a number.
    let not_above = |number: u64, sums: u64| {
        (((number.wrapping_mul(ONES) | HIGHS).wrapping_sub(sums)) & HIGHS).count_ones()
    };
    let k = u64::from(k);
    let byte = not_above(k, sums).min(7) * 8;
    let k = k.wrapping_sub(sums << 8 >> byte & 0xFF);
    // The same inside the byte, with its bits spread over eight bytes.
    let bits = (set >> byte & 0xFF).wrapping_mul(ONES) & 0x8040_2010_0804_0201;
    let bits = ((bits.wrapping_add(0x7F7F_7F7F_7F7F_7F7F) | bits) >> 7 & ONES).wrapping_mul(ONES);
    byte + not_above(k, bits).min(7)
}

macro_rules! word {
    ($word:ty, $stride:expr) => {
        impl Word for $word {
            const STRIDE: u32 = $stride;
            const EMPTY: $word = 0;
            const FILE_A: $word = {
                let mut file: $word = 0;
                let mut rank = 0;
                while rank < $stride {
                    file |= 1 << (rank * $stride);
                    rank += 1;
                }
                file
            };
            const BOARDS: [$word; MAX_SIZE as usize + 1] = {
                let mut boards = [0; MAX_SIZE as usize + 1];
                let mut size = 1;
                while size <= $stride {
                    let rank_1: $word = (1 << size) - 1;
                    let mut rank = 0;
                    while rank < size {
                        boards[size] |= rank_1 << (rank * $stride);
                        rank += 1;
                    }
                    size += 1;
                }
                boards
            };
            const EDGES: [[$word; 4]; MAX_SIZE as usize + 1] = {
                let mut edges = [[0; 4]; MAX_SIZE as usize + 1];
                let mut size = 1;
                while size <= $stride {
                    let board = Self::BOARDS[size];
                    let rank_1: $word = (1 << size) - 1;
                    edges[size] = [
                        rank_1 << ((size - 1) * $stride),
                        (Self::FILE_A << (size - 1)) & board,
                        rank_1,
                        Self::FILE_A & board,
                    ];
                    size += 1;
                }
                edges
            };

            #[inline(always)]
            fn of(space: Space) -> $word {
                if space.is_on($stride as u8) {
                    1 << (space.rank() as u32 * $stride + space.file() as u32)
                } else {
                    0
                }
            }

            #[inline(always)]
            fn len(self) -> u32 {
                self.count_ones()
            }

            #[inline(always)]
            fn first(self) -> Space {
                let bit = self.trailing_zeros();
                Space::at((bit % $stride) as u8, (bit / $stride) as u8)
            }

            #[inline(always)]
            fn without_first(self) -> $word {
                self & self.wrapping_sub(1)
            }

            #[inline(always)]
            fn when(self, condition: bool) -> $word {
                self & (condition as $word).wrapping_neg()
            }

            #[inline(always)]
            fn nth(self, mut k: u32) -> Space {
                let mut below = 0;
                let mut half = self as u64;
                if Self::BITS > 64 && k >= half.count_ones() {
                    k -= half.count_ones();
                    below = 64;
                    half = (self as u128 >> 64) as u64;
                }
                let bit = below + nth_bit(half, k);
                Space::at((bit % $stride) as u8, (bit / $stride) as u8)
            }

            #[inline(always)]
            fn path(from: Space, to: Space, direction: Direction) -> $word {
                let (start, end) = (Self::of(from), Self::of(to));
                // All bits after `from` up to `to`, in the order of the spaces.
                let between = match direction {
                    Direction::N | Direction::E => (end << 1).wrapping_sub(start << 1),
                    Direction::S | Direction::W => start.wrapping_sub(end),
                };
                match direction {
                    Direction::N | Direction::S => between & (Self::FILE_A << from.file()),
                    Direction::E | Direction::W => between,
                }
            }
        }
    };
}

word!(u64, 8);
word!(u128, 11);

#[cfg(test)]
mod tests {
    use super::*;

    fn rays_are_steps<W: Word>(sizes: std::ops::RangeInclusive<u8>) {
        for size in sizes {
            let board = W::BOARDS[usize::from(size)];
            let mut seed = 7u64;
            for _ in 0..200 {
                let mut random = |keep: u64| {
                    Space::all(size)
                        .filter(|_| {
                            seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1);
                            (seed >> 33) % 4 < keep
                        })
                        .fold(W::EMPTY, |set, s| set | W::of(s))
                };
                let (from, through) = (random(1), random(3));
                for direction in Direction::ALL {
                    let mut slow = W::EMPTY;
                    let mut front = from;
                    for _ in 0..size {
                        front = front.stepped(direction, board) & through;
                        slow |= front;
                    }
                    assert_eq!(from.rays(direction, through), slow);
                }
            }
        }
    }

    #[test]
    fn rays_are_repeated_steps() {
        rays_are_steps::<u64>(3..=8);
        rays_are_steps::<u128>(3..=11);
    }

    fn paths_are_walked<W: Word>(size: u8) {
        for from in Space::all(size) {
            for to in Space::all(size) {
                let Some(direction) = from.direction_to(to) else {
                    continue;
                };
                let (mut walked, mut here) = (W::EMPTY, from);
                while here != to {
                    here = here.step(direction).unwrap();
                    walked |= W::of(here);
                }
                assert_eq!(W::path(from, to, direction), walked, "{from} {to}");
            }
        }
    }

    #[test]
    fn a_path_is_walked_space_by_space() {
        paths_are_walked::<u64>(8);
        paths_are_walked::<u128>(11);
    }

    fn nth_is_counted<W: Word>(size: u8) {
        let mut seed = 3u64;
        for _ in 0..500 {
            let set = Space::all(size)
                .filter(|_| {
                    seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1);
                    seed >> 62 == 0
                })
                .fold(W::EMPTY, |set, s| set | W::of(s));
            for (k, space) in (0..).zip(set.spaces()) {
                assert_eq!(set.nth(k), space);
            }
        }
    }

    #[test]
    fn the_nth_space_is_the_one_counted_to() {
        nth_is_counted::<u64>(8);
        nth_is_counted::<u128>(11);
    }

    #[test]
    fn a_step_is_the_step_of_each_space() {
        for size in 3..=8 {
            let board = u64::BOARDS[usize::from(size)];
            for space in Space::all(size) {
                for direction in Direction::ALL {
                    let to = space.step(direction).filter(|s| s.is_on(size));
                    let stepped = u64::of(space).stepped(direction, board);
                    assert_eq!(stepped.spaces().next(), to);
                }
            }
        }
    }
}
