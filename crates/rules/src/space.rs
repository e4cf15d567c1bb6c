//! Spaces of the board and the four directions between them.

use std::fmt;
use std::hint::select_unpredictable;

use crate::Stance;

/// The largest board is this many spaces wide and high.
pub const MAX_SIZE: u8 = 11;

/// A space of a board of up to 11×11: a file `a…k` and a rank `1…11`.
///
/// ```
/// use rules::Space;
///
/// let space: Space = "c3".parse()?;
/// assert_eq!((space.file(), space.rank()), (2, 2));
/// assert_eq!(space.to_string(), "c3");
/// # Ok::<(), rules::ParseError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space(u8);

impl Space {
    /// The space at `file` and `rank`, both counted from 0, or `None` if it is on no board.
    pub const fn new(file: u8, rank: u8) -> Option<Space> {
        if file < MAX_SIZE && rank < MAX_SIZE {
            Some(Space(rank << 4 | file))
        } else {
            None
        }
    }

    /// For callers that know both are below [`MAX_SIZE`].
    pub(crate) const fn at(file: u8, rank: u8) -> Space {
        Space(rank << 4 | file)
    }

    /// The file, 0 for `a`.
    pub const fn file(self) -> u8 {
        self.0 & 15
    }

    /// The rank, 0 for the lowest.
    pub const fn rank(self) -> u8 {
        self.0 >> 4
    }

    /// Whether a board of this size has the space.
    pub const fn is_on(self, size: u8) -> bool {
        self.file() < size && self.rank() < size
    }

    /// Whether an 8×8 board has the space, testing both numbers at once.
    pub(crate) const fn is_on_8(self) -> bool {
        self.0 & 0x88 == 0
    }

    /// The neighbour in a direction, or `None` if it is on no board.
    pub const fn step(self, direction: Direction) -> Option<Space> {
        let (file, rank) = (self.file(), self.rank());
        match direction {
            Direction::N => Space::new(file, rank + 1),
            Direction::E => Space::new(file + 1, rank),
            Direction::S => Space::new(file, rank.wrapping_sub(1)),
            Direction::W => Space::new(file.wrapping_sub(1), rank),
        }
    }

    /// The direction in which `to` lies, if it is another space of the same file or rank.
    pub fn direction_to(self, to: Space) -> Option<Direction> {
        let (same_file, same_rank) = (self.file() == to.file(), self.rank() == to.rank());
        if same_file == same_rank {
            return None;
        }
        // Codes grow along both ranks and files.
        let back = to.0 < self.0;
        Some(Direction::numbered(
            u8::from(back) << 1 | u8::from(same_rank),
        ))
    }

    /// All spaces of a board, rank by rank from `a1`.
    pub fn all(size: u8) -> impl Iterator<Item = Space> {
        let size = size.min(MAX_SIZE);
        (0..size).flat_map(move |rank| (0..size).map(move |file| Space::at(file, rank)))
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file()), self.rank() + 1)
    }
}

impl fmt::Debug for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A value for each direction. (Unlike `ALL.map`, the closure is compiled four times, each time
/// with a known direction.)
macro_rules! each_direction {
    ($direction:ident => $value:expr) => {{
        use $crate::Direction::{E, N, S, W};
        [
            each_direction!($direction = N => $value),
            each_direction!($direction = E => $value),
            each_direction!($direction = S => $value),
            each_direction!($direction = W => $value),
        ]
    }};
    ($direction:ident = $one:ident => $value:expr) => {{
        let $direction = $one;
        $value
    }};
}
pub(crate) use each_direction;

/// One of the four directions between neighbouring spaces.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Direction {
    /// Up the ranks.
    N,
    /// Towards the last file.
    E,
    /// Down the ranks.
    S,
    /// Towards file `a`.
    W,
}

impl Direction {
    /// All four, clockwise from `n`.
    pub const ALL: [Direction; 4] = [Direction::N, Direction::E, Direction::S, Direction::W];

    /// The direction with a number, clockwise from `n`, modulo 4.
    pub(crate) const fn numbered(number: u8) -> Direction {
        Direction::ALL[number as usize & 3]
    }

    /// Whether the direction runs along a file.
    pub(crate) const fn is_vertical(self) -> bool {
        self as u8 & 1 == 0
    }

    /// Whether bit indices rise along the direction.
    pub(crate) const fn is_upward(self) -> bool {
        self as u8 & 2 == 0
    }

    /// The value for this direction. (Unlike indexing, this leaves the values in registers.)
    #[inline(always)]
    pub(crate) fn among<T: Copy>(self, [n, e, s, w]: [T; 4]) -> T {
        let vertical = self.is_vertical();
        let upward = select_unpredictable(vertical, n, e);
        let downward = select_unpredictable(vertical, s, w);
        select_unpredictable(self.is_upward(), upward, downward)
    }

    /// The direction `quarters` right angles clockwise from this one.
    pub const fn turned(self, quarters: u8) -> Direction {
        Direction::numbered(self as u8 + (quarters & 3))
    }

    /// The opposite direction.
    pub const fn opposite(self) -> Direction {
        self.turned(2)
    }

    /// The aligned stance whose hollow faces this direction.
    pub const fn stance(self) -> Stance {
        Stance::ALL[self as usize * 2]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_direction_leads_where_steps_in_it_do() {
        for from in Space::all(MAX_SIZE) {
            for to in Space::all(MAX_SIZE) {
                let leads = |direction: &Direction| {
                    let mut here = from.step(*direction);
                    while here.is_some_and(|space| space != to) {
                        here = here.and_then(|space| space.step(*direction));
                    }
                    here.is_some()
                };
                let walked = Direction::ALL.into_iter().find(leads);
                assert_eq!(from.direction_to(to), walked, "{from} {to}");
            }
        }
    }
}
