//! Spaces of the board and the four directions between them.

use std::fmt;

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
    /// The space at `file` and `rank`, both counted from 0, or `None` if no board has it.
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

    /// The neighbour in a direction, or `None` if no board has it.
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
        use std::cmp::Ordering::{Equal, Greater, Less};
        match (to.file().cmp(&self.file()), to.rank().cmp(&self.rank())) {
            (Equal, Greater) => Some(Direction::N),
            (Greater, Equal) => Some(Direction::E),
            (Equal, Less) => Some(Direction::S),
            (Less, Equal) => Some(Direction::W),
            _ => None,
        }
    }

    /// All spaces of a board, rank by rank from `a1`.
    pub fn all(size: u8) -> impl Iterator<Item = Space> {
        let size = size.min(MAX_SIZE);
        (0..size).flat_map(move |rank| (0..size).map(move |file| Space::at(file, rank)))
    }

    pub(crate) const fn code(self) -> u8 {
        self.0
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

/// Compiles an expression once for each direction, so that shifts are by constants and a direction
/// known only at run time costs one jump instead of one for each shift.
macro_rules! for_direction {
    ($direction:expr, $constant:ident => $result:expr) => {
        match $direction {
            $crate::Direction::N => {
                const $constant: $crate::Direction = $crate::Direction::N;
                $result
            }
            $crate::Direction::E => {
                const $constant: $crate::Direction = $crate::Direction::E;
                $result
            }
            $crate::Direction::S => {
                const $constant: $crate::Direction = $crate::Direction::S;
                $result
            }
            $crate::Direction::W => {
                const $constant: $crate::Direction = $crate::Direction::W;
                $result
            }
        }
    };
}
pub(crate) use for_direction;

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

    /// A value for each direction. (Unlike `ALL.map`, it is always unrolled.)
    #[inline(always)]
    pub(crate) fn each<T>(mut value: impl FnMut(Direction) -> T) -> [T; 4] {
        [
            value(Direction::N),
            value(Direction::E),
            value(Direction::S),
            value(Direction::W),
        ]
    }

    /// The direction `quarters` right angles clockwise from this one.
    pub const fn turned(self, quarters: u8) -> Direction {
        Direction::ALL[(self as usize + quarters as usize) & 3]
    }

    /// The way back.
    pub const fn opposite(self) -> Direction {
        self.turned(2)
    }

    /// The aligned stance whose hollow faces this direction.
    pub const fn stance(self) -> Stance {
        Stance::ALL[self as usize * 2]
    }
}
