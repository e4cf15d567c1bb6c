//! The eight symmetries of the board.

use crate::{Action, Direction, Piece, Shape, Space, Stance};

/// A symmetry of the square: optionally a mirror image, then a rotation by quarter turns.
///
/// A mirror swaps the two sides of a Regatta piece.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Symmetry {
    mirrored: bool,
    quarters: u8,
}

impl Symmetry {
    /// The identity.
    pub const IDENTITY: Symmetry = Symmetry {
        mirrored: false,
        quarters: 0,
    };

    /// All eight, the identity first.
    pub const ALL: [Symmetry; 8] = {
        let mut all = [Symmetry::IDENTITY; 8];
        let mut i = 0;
        while i < 8 {
            all[i] = Symmetry {
                mirrored: i >= 4,
                quarters: i as u8 & 3,
            };
            i += 1;
        }
        all
    };

    /// The symmetry that undoes this one.
    #[must_use]
    pub const fn inverse(self) -> Symmetry {
        if self.mirrored {
            self
        } else {
            Symmetry {
                mirrored: false,
                quarters: (4 - self.quarters) & 3,
            }
        }
    }

    /// Where a space goes on a board of this size; one that is not on the board stays put.
    #[must_use]
    pub const fn space(self, space: Space, size: u8) -> Space {
        if !space.is_on(size) {
            return space;
        }
        let last = size - 1;
        let (mut file, mut rank) = (space.file(), space.rank());
        if self.mirrored {
            file = last - file;
        }
        let mut i = 0;
        while i < self.quarters {
            (file, rank) = (rank, last - file);
            i += 1;
        }
        Space::at(file, rank)
    }

    /// Where a direction goes.
    #[must_use]
    pub const fn direction(self, direction: Direction) -> Direction {
        let direction = if self.mirrored {
            Direction::ALL[(4 - direction as usize) & 3]
        } else {
            direction
        };
        direction.turned(self.quarters)
    }

    /// Maps a stance of a piece with a hollow.
    #[must_use]
    pub const fn stance(self, stance: Stance) -> Stance {
        let stance = if self.mirrored {
            Stance::ALL[(8 - stance as usize) & 7]
        } else {
            stance
        };
        stance.turned(2 * self.quarters)
    }

    /// Maps a shape.
    #[must_use]
    pub const fn shape(self, shape: Shape) -> Shape {
        if self.mirrored {
            shape.mirrored()
        } else {
            shape
        }
    }

    /// Maps a piece.
    #[must_use]
    pub fn piece(self, piece: Piece) -> Piece {
        Piece {
            shape: self.shape(piece.shape),
            stance: if piece.shape.has_hollow() {
                self.stance(piece.stance)
            } else {
                piece.stance
            },
            ..piece
        }
    }

    /// Maps an action on a board of this size.
    #[must_use]
    pub fn action(self, action: Action, size: u8) -> Action {
        let space = |s| self.space(s, size);
        let stance = |s: Option<Stance>| s.map(|s| self.stance(s));
        match action {
            Action::Place {
                shape,
                to,
                stance: s,
            } => Action::Place {
                shape: self.shape(shape),
                to: space(to),
                stance: stance(s),
            },
            Action::Slide {
                from,
                to,
                stance: s,
            } => Action::Slide {
                from: space(from),
                to: space(to),
                stance: stance(s),
            },
            Action::Activate { at, stance: s } => Action::Activate {
                at: space(at),
                stance: stance(s),
            },
            Action::Pivot { at, stance } => Action::Pivot {
                at: space(at),
                stance: self.stance(stance),
            },
            Action::PickUp { at } => Action::PickUp { at: space(at) },
            Action::End => Action::End,
        }
    }
}
