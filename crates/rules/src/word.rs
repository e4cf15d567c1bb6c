//! Bitboards: one bit per space, in 64 bits up to 8×8 and in 128 bits above.

use std::fmt::Debug;
use std::hint::select_unpredictable;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Shl, Shr};

use crate::{Direction, MAX_SIZE, Space};

/// An unsigned integer used as a set of spaces.
///
/// Ranks are [`Word::STRIDE`] bits apart whatever the size of the board, so one shift moves a whole
/// set by one space.
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
    /// The last file a word has room for.
    const LAST_FILE: Self;
    /// How far a step in each direction shifts bits left and right. (Numbers rather than cases: a
    /// direction known only at run time costs no branch.)
    const SHIFTS: [[u32; 2]; 4];
    /// The spaces a step in each direction can enter. Anything else it enters has wrapped around
    /// from the other end of a neighbouring rank.
    const ENTERED: [Self; 4];
    /// All spaces of a board, by its size.
    const BOARDS: [Self; MAX_SIZE as usize + 1];
    /// The spaces along one edge, by the size of the board and the edge's direction; none for
    /// size 0.
    const EDGES: [[Self; 4]; MAX_SIZE as usize + 1];

    /// The space of a bit.
    fn space(bit: u32) -> Space;
    /// The index of a space's bit.
    fn bit(space: Space) -> usize;
    /// The index of the lowest bit of a set that is not empty.
    fn first_bit(self) -> usize;
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
    /// The first space of the set that is reached from a space in a direction; there must be one.
    fn nearest(self, from: Space, direction: Direction) -> Space;
    /// The word in halves of 64 bits, the lower one first; the upper one may be empty.
    fn halves(self) -> [u64; 2];
    /// The spaces of `through` that can be entered from this set by steps eastward.
    #[must_use]
    fn eastward(self, through: Self) -> Self;
    /// The spaces of one file or rank after `from`, up to and including `to`, which is in the given
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

    /// Moves every space one step, dropping those that leave the board (`on`).
    #[inline(always)]
    fn stepped(self, direction: Direction, on: Self) -> Self {
        self.shifted(direction) & on
    }

    /// Moves every space one step, keeping those that leave a board smaller than the word.
    #[inline(always)]
    fn shifted(self, direction: Direction) -> Self {
        let [left, right] = Self::SHIFTS[direction as usize];
        (self << left >> right) & Self::ENTERED[direction as usize]
    }

    /// The spaces of `through` that can be entered from this set by steps in one direction.
    #[inline(always)]
    fn rays(self, direction: Direction, through: Self) -> Self {
        let through = through & Self::ENTERED[direction as usize];
        match direction {
            Direction::N => self.spread(Self::STRIDE, through, |set, by| set << by),
            Direction::E => self.eastward(through),
            Direction::S => self.spread(Self::STRIDE, through, |set, by| set >> by),
            Direction::W => self.spread(1, through, |set, by| set >> by),
        }
    }

    /// The spaces of `through` that can be entered from this set by shifts by one step.
    #[inline(always)]
    fn spread(self, step: u32, through: Self, shift: impl Fn(Self, u32) -> Self) -> Self {
        // Doubling steps: after k rounds every ray is up to 2^k spaces long, and no board has more
        // than STRIDE of them in a row.
        let mut pass = through;
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

/// The index of the k-th set bit, branchless: random play asks for it all the time.
#[inline(always)]
fn nth_bit(set: u64, k: u32) -> u32 {
    const ONES: u64 = 0x0101_0101_0101_0101;
    const HIGHS: u64 = 0x8080_8080_8080_8080;
    // The number of set bits in each byte, then in each byte and all below it.
    let mut sums = set - (set >> 1 & 0x5555_5555_5555_5555);
    sums = (sums & 0x3333_3333_3333_3333) + (sums >> 2 & 0x3333_3333_3333_3333);
    sums = ((sums + (sums >> 4)) & 0x0F0F_0F0F_0F0F_0F0F).wrapping_mul(ONES);
    // Every byte whose sum is not above `k` keeps its highest bit.
    let not_above = (u64::from(k).wrapping_mul(ONES) | HIGHS).wrapping_sub(sums) & HIGHS;
    let byte = (not_above.count_ones() & 7) * 8;
    let below = (sums << 8 >> byte) as u8;
    byte + nth_bit_of_byte((set >> byte) as u8, (k as u8).wrapping_sub(below))
}

/// The index of the k-th set bit of a byte.
#[inline(always)]
pub(crate) fn nth_bit_of_byte(byte: u8, k: u8) -> u32 {
    static PLACES: [[u8; 8]; 256] = {
        let mut places = [[0; 8]; 256];
        let mut byte = 0;
        while byte < 256 {
            let (mut k, mut bit) = (0, 0);
            while bit < 8 {
                if byte >> bit & 1 == 1 {
                    places[byte][k] = bit;
                    k += 1;
                }
                bit += 1;
            }
            byte += 1;
        }
        places
    };
    u32::from(PLACES[usize::from(byte)][usize::from(k & 7)])
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
            const LAST_FILE: $word = Self::FILE_A << ($stride - 1);
            const SHIFTS: [[u32; 2]; 4] = [[$stride, 0], [1, 0], [0, $stride], [0, 1]];
            const ENTERED: [$word; 4] = [!0, !Self::FILE_A, !0, !Self::LAST_FILE];
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
            fn space(bit: u32) -> Space {
                Space::at((bit % $stride) as u8, (bit / $stride) as u8)
            }

            #[inline(always)]
            fn bit(space: Space) -> usize {
                space.rank() as usize * $stride + space.file() as usize
            }

            #[inline(always)]
            fn first_bit(self) -> usize {
                self.trailing_zeros() as usize
            }

            #[inline(always)]
            fn of(space: Space) -> $word {
                let exists = $stride == MAX_SIZE as u32 || space.is_on_8();
                (exists as $word).wrapping_shl(Self::bit(space) as u32)
            }

            #[inline(always)]
            fn len(self) -> u32 {
                self.count_ones()
            }

            #[inline(always)]
            fn first(self) -> Space {
                Self::space(self.trailing_zeros())
            }

            #[inline(always)]
            fn without_first(self) -> $word {
                self & self.wrapping_sub(1)
            }

            #[inline(always)]
            fn when(self, condition: bool) -> $word {
                select_unpredictable(condition, self, 0)
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
                Self::space(below + nth_bit(half, k))
            }

            #[inline(always)]
            fn path(from: Space, to: Space, direction: Direction) -> $word {
                let (start, end) = (Self::of(from), Self::of(to));
                // All bits after `from` up to `to`, in the order of the spaces.
                let between = if direction.is_upward() {
                    (end << 1).wrapping_sub(start << 1)
                } else {
                    start.wrapping_sub(end)
                };
                if direction.is_vertical() {
                    between & (Self::FILE_A << from.file())
                } else {
                    between
                }
            }

            #[inline(always)]
            fn nearest(self, from: Space, direction: Direction) -> Space {
                let line = if direction.is_vertical() {
                    Self::FILE_A << from.file()
                } else {
                    ((1 << $stride) - 1) << (from.rank() as u32 * $stride)
                };
                let here = Self::of(from);
                let below = here.wrapping_sub(1);
                let upward = direction.is_upward();
                let met = self & line & select_unpredictable(upward, !(below | here), below);
                let (lowest, highest) = (met.trailing_zeros(), met.leading_zeros());
                let bit = select_unpredictable(upward, lowest, highest ^ (Self::BITS - 1));
                Self::space(bit)
            }

            #[inline(always)]
            fn halves(self) -> [u64; 2] {
                [self as u64, (self as u128 >> 64) as u64]
            }

            #[inline(always)]
            fn eastward(self, through: $word) -> $word {
                // Subtracting one from the space after each start borrows through all spaces that
                // are not ends, up to and including the first one that is.
                let through = through & !Self::FILE_A;
                let ends = !through | self;
                (ends ^ ends.wrapping_sub(self << 1)) & through
            }
        }
    };
}

word!(u64, 8);
word!(u128, 11);

#[cfg(test)]
mod tests {
    use random::Random;

    use super::*;

    fn rays_are_steps<W: Word>(sizes: std::ops::RangeInclusive<u8>) {
        for size in sizes {
            let board = W::BOARDS[usize::from(size)];
            let mut random = Random::new(7);
            for _ in 0..200 {
                let mut set = |keep: u32| {
                    Space::all(size)
                        .filter(|_| random.below(4) < keep)
                        .fold(W::EMPTY, |set, s| set | W::of(s))
                };
                let (from, through) = (set(1), set(3));
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

    fn nearest_is_walked_to<W: Word>(size: u8) {
        let mut random = Random::new(5);
        for _ in 0..50 {
            let set = Space::all(size)
                .filter(|_| random.below(4) == 0)
                .fold(W::EMPTY, |set, s| set | W::of(s));
            for from in Space::all(size) {
                for direction in Direction::ALL {
                    let mut here = from.step(direction);
                    while let Some(space) = here.filter(|space| space.is_on(size)) {
                        if set.contains(space) {
                            assert_eq!(set.nearest(from, direction), space, "{from}");
                            break;
                        }
                        here = space.step(direction);
                    }
                }
            }
        }
    }

    #[test]
    fn the_nearest_space_is_the_first_one_walked_to() {
        nearest_is_walked_to::<u64>(6);
        nearest_is_walked_to::<u64>(8);
        nearest_is_walked_to::<u128>(11);
    }

    #[test]
    fn a_word_has_the_spaces_of_its_boards_only() {
        for space in Space::all(MAX_SIZE) {
            assert_eq!(
                u64::of(space).spaces().next(),
                Some(space).filter(|s| s.is_on(8))
            );
            assert_eq!(u128::of(space).spaces().next(), Some(space));
        }
    }

    fn nth_is_counted<W: Word>(size: u8) {
        let mut random = Random::new(3);
        for _ in 0..500 {
            let set = Space::all(size)
                .filter(|_| random.below(4) == 0)
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
