//! Players, pieces and the fit rule.

use std::fmt;

use crate::{Direction, Rounded, Stance};

/// One of the two players.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Player {
    /// Moves first.
    White,
    /// Moves second.
    Black,
}

impl Player {
    /// White, then Black.
    pub const ALL: [Player; 2] = [Player::White, Player::Black];

    /// The value for this player. (Unlike indexing, this leaves the values in registers.)
    #[inline(always)]
    pub(crate) fn among<T>(self, [white, black]: [T; 2]) -> T {
        match self {
            Player::White => white,
            Player::Black => black,
        }
    }

    /// The other player.
    pub const fn opponent(self) -> Player {
        match self {
            Player::White => Player::Black,
            Player::Black => Player::White,
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Player::White => "White",
            Player::Black => "Black",
        })
    }
}

/// A kind of piece, as pools count them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Kind {
    /// A plain square.
    Tix,
    /// A square with one hollow edge.
    Tixel,
    /// A square with one hollow edge and one rounded corner; in Tixel, the Poka Yoke piece.
    Regatta,
}

impl Kind {
    /// All three, in the order in which pools are written.
    pub const ALL: [Kind; 3] = [Kind::Tix, Kind::Tixel, Kind::Regatta];

    /// The letter in pools and setups.
    pub const fn letter(self) -> char {
        ['X', 'T', 'R'][self as usize]
    }

    /// The shapes that a piece of this kind can show on the board.
    pub const fn shapes(self) -> &'static [Shape] {
        match self {
            Kind::Tix => &[Shape::Tix],
            Kind::Tixel => &[Shape::Tixel],
            Kind::Regatta => &[Shape::Regatta, Shape::Flipped],
        }
    }
}

impl Kind {
    /// The singular, for use in a sentence. Regatta and Poka Yoke pieces share a shape but have no
    /// common name.
    pub(crate) const fn piece(self) -> &'static str {
        match self {
            Kind::Tix => "Tix piece",
            Kind::Tixel => "Tixel piece",
            Kind::Regatta => "piece with a rounded corner",
        }
    }

    /// The plural, for use in a sentence.
    pub(crate) const fn pieces(self) -> &'static str {
        match self {
            Kind::Tix => "Tix pieces",
            Kind::Tixel => "Tixel pieces",
            Kind::Regatta => "pieces with a rounded corner",
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Kind::Tix => "Tix",
            Kind::Tixel => "Tixel",
            Kind::Regatta => "Regatta",
        })
    }
}

/// What a piece looks like from above: its kind and, for a Regatta piece, which side is up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Shape {
    /// A plain square, `X`.
    Tix,
    /// A hollow edge, `T`.
    Tixel,
    /// A hollow edge and a rounded corner, `R`.
    Regatta,
    /// The same piece with the other side up, `L`.
    Flipped,
}

impl Shape {
    /// All four.
    pub const ALL: [Shape; 4] = [Shape::Tix, Shape::Tixel, Shape::Regatta, Shape::Flipped];

    /// The kind of piece this is.
    pub const fn kind(self) -> Kind {
        match self {
            Shape::Tix => Kind::Tix,
            Shape::Tixel => Kind::Tixel,
            Shape::Regatta | Shape::Flipped => Kind::Regatta,
        }
    }

    /// Whether the piece has a hollow edge, and so a stance that is written.
    pub const fn has_hollow(self) -> bool {
        !matches!(self, Shape::Tix)
    }

    /// The letter in actions and positions.
    pub const fn letter(self) -> char {
        ['X', 'T', 'R', 'L'][self as usize]
    }

    /// The shape seen in a mirror.
    pub const fn mirrored(self) -> Shape {
        match self {
            Shape::Regatta => Shape::Flipped,
            Shape::Flipped => Shape::Regatta,
            plain => plain,
        }
    }

    /// How many eighths clockwise of the hollow the rounded corner is, if there is one.
    pub const fn rounded_at(self, rounded: Rounded) -> Option<u8> {
        match (self, rounded) {
            (Shape::Tix | Shape::Tixel, _) => None,
            (Shape::Regatta, Rounded::Far) => Some(3),
            (Shape::Flipped, Rounded::Far) => Some(5),
            (Shape::Regatta, Rounded::Near) => Some(1),
            (Shape::Flipped, Rounded::Near) => Some(7),
        }
    }

    /// The active stance in which the rounded corner points in a direction.
    pub(crate) fn stance_rounded_to(
        self,
        direction: Direction,
        rounded: Rounded,
    ) -> Option<Stance> {
        let eighths = self.rounded_at(rounded)?;
        Some(direction.stance().turned(8 - eighths))
    }
}

/// A piece on the board.
///
/// ```
/// use rules::{Direction, Piece, Player, Rounded, Shape, Stance};
///
/// let piece = Piece { player: Player::White, shape: Shape::Regatta, stance: Stance::Se };
/// assert!(piece.protrudes(Direction::N, Rounded::Far));
/// assert!(!piece.protrudes(Direction::W, Rounded::Far), "there its corner is rounded");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Piece {
    /// Whose piece it is.
    pub player: Player,
    /// What it looks like.
    pub shape: Shape,
    /// How it stands.
    pub stance: Stance,
}

impl Piece {
    /// Whether the piece is active.
    pub const fn is_active(self) -> bool {
        self.stance.is_active()
    }

    /// Whether it sticks a corner out into the neighbouring space.
    pub fn protrudes(self, direction: Direction, rounded: Rounded) -> bool {
        self.is_active()
            && self
                .shape
                .rounded_at(rounded)
                .is_none_or(|eighths| self.stance.turned(eighths) != direction.stance())
    }

    /// Whether this piece's hollow makes room for a corner that sticks out towards it from the
    /// direction.
    pub fn has_room(self, from: Direction) -> bool {
        self.shape.has_hollow() && self.stance == from.stance()
    }

    /// The fit rule: whether this piece and its neighbour in the direction fit.
    pub fn fits(self, direction: Direction, neighbour: Piece, rounded: Rounded) -> bool {
        let back = direction.opposite();
        match (
            self.protrudes(direction, rounded),
            neighbour.protrudes(back, rounded),
        ) {
            (true, true) => false,
            (true, false) => neighbour.has_room(back),
            (false, true) => self.has_room(direction),
            (false, false) => true,
        }
    }
}
