//! Why an action is not allowed.

use std::fmt;

use crate::{Direction, Kind, Space, Stance, StanceSet};

/// Some of the up to four neighbours of a space.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Neighbours {
    pub(crate) of: Space,
    /// Which of them, by direction.
    pub(crate) directions: [bool; 4],
}

impl Neighbours {
    /// The neighbouring spaces, clockwise from `n`.
    pub fn spaces(self) -> impl Iterator<Item = Space> {
        Direction::ALL
            .into_iter()
            .filter(move |direction| self.directions[*direction as usize])
            .filter_map(move |direction| self.of.step(direction))
    }
}

impl fmt::Debug for Neighbours {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.spaces()).finish()
    }
}

/// Why an action is not allowed: one variant for each rule, with the spaces it is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// The board has no such space.
    OffBoard {
        /// The space.
        space: Space,
    },
    /// There is no piece on the space.
    NoPieceThere {
        /// The space.
        space: Space,
    },
    /// The piece belongs to the opponent.
    NotYours {
        /// Its space.
        space: Space,
    },
    /// The space holds a piece already.
    SpaceTaken {
        /// The space.
        space: Space,
    },
    /// No piece of the kind is left in the pool.
    NoneLeft {
        /// The kind.
        kind: Kind,
    },
    /// Placing needs a slidable piece at the beginning of the turn.
    NoSlidablePiece,
    /// Activating, picking up and pivoting are bonus moves.
    OnlyAsBonus,
    /// There is no bonus to decline.
    NothingToEnd,
    /// Only active pieces slide and are pivoted.
    NotActive {
        /// The piece's space.
        space: Space,
    },
    /// An active piece cannot be activated.
    AlreadyActive {
        /// The piece's space.
        space: Space,
    },
    /// A slide is at least one space long.
    TooShort {
        /// The piece's space.
        space: Space,
    },
    /// A slide follows a file or a rank.
    NotInLine {
        /// Where the piece stands.
        from: Space,
        /// Where it should go.
        to: Space,
    },
    /// A piece stands in the way of the slide.
    PathBlocked {
        /// The first such piece.
        at: Space,
    },
    /// A Tix piece has no hollow, so no stance is chosen for it.
    TixHasNoStance,
    /// A stance must be chosen.
    StanceMissing {
        /// Those that are legal.
        stances: StanceSet,
    },
    /// Corners of neighbours stick into the space, and the piece cannot take them all in.
    CornerInTheWay {
        /// The space.
        at: Space,
        /// The neighbours.
        of: Neighbours,
    },
    /// One neighbour's corner sticks into the space: the hollow must face it.
    HollowMustFace {
        /// The neighbour's space.
        space: Space,
    },
    /// The piece can be turned to active from that stance, so it has to be.
    MustBeActive {
        /// The space.
        space: Space,
    },
    /// Nothing may stick out over the edge of a bounded board.
    OverEdge {
        /// The piece's space.
        space: Space,
    },
    /// There is no room for the piece's own corners.
    NoRoom {
        /// The piece's space.
        at: Space,
        /// The neighbours it would bump into.
        by: Neighbours,
    },
    /// The piece cannot be pivoted into that stance without bumping into something.
    CannotPivot {
        /// The space where it would have to pivot.
        at: Space,
        /// The neighbours in the way; none if it is the edge of the board.
        by: Neighbours,
    },
    /// Activated and pivoted pieces stand diagonally.
    StanceNotActive,
    /// A Tix piece looks the same in all its active stances.
    TixCannotPivot {
        /// Its space.
        space: Space,
    },
    /// The piece already has that stance.
    AlreadyLooksLikeThat {
        /// Its space.
        space: Space,
    },
    /// The piece whose sacrifice earned this bonus cannot be picked up in it.
    JustSacrificed {
        /// Its space.
        space: Space,
    },
}

impl Reason {
    /// The variant's name, for tests and for looking up a translated sentence.
    pub const fn name(self) -> &'static str {
        match self {
            Reason::OffBoard { .. } => "OffBoard",
            Reason::NoPieceThere { .. } => "NoPieceThere",
            Reason::NotYours { .. } => "NotYours",
            Reason::SpaceTaken { .. } => "SpaceTaken",
            Reason::NoneLeft { .. } => "NoneLeft",
            Reason::NoSlidablePiece => "NoSlidablePiece",
            Reason::OnlyAsBonus => "OnlyAsBonus",
            Reason::NothingToEnd => "NothingToEnd",
            Reason::NotActive { .. } => "NotActive",
            Reason::AlreadyActive { .. } => "AlreadyActive",
            Reason::TooShort { .. } => "TooShort",
            Reason::NotInLine { .. } => "NotInLine",
            Reason::PathBlocked { .. } => "PathBlocked",
            Reason::TixHasNoStance => "TixHasNoStance",
            Reason::StanceMissing { .. } => "StanceMissing",
            Reason::CornerInTheWay { .. } => "CornerInTheWay",
            Reason::HollowMustFace { .. } => "HollowMustFace",
            Reason::MustBeActive { .. } => "MustBeActive",
            Reason::OverEdge { .. } => "OverEdge",
            Reason::NoRoom { .. } => "NoRoom",
            Reason::CannotPivot { .. } => "CannotPivot",
            Reason::StanceNotActive => "StanceNotActive",
            Reason::TixCannotPivot { .. } => "TixCannotPivot",
            Reason::AlreadyLooksLikeThat { .. } => "AlreadyLooksLikeThat",
            Reason::JustSacrificed { .. } => "JustSacrificed",
        }
    }

    /// The spaces the reason is about, for highlighting on a board.
    pub fn spaces(self) -> Vec<Space> {
        match self {
            Reason::NoneLeft { .. }
            | Reason::NoSlidablePiece
            | Reason::OnlyAsBonus
            | Reason::NothingToEnd
            | Reason::TixHasNoStance
            | Reason::StanceMissing { .. }
            | Reason::StanceNotActive => Vec::new(),
            Reason::OffBoard { space }
            | Reason::NoPieceThere { space }
            | Reason::NotYours { space }
            | Reason::SpaceTaken { space }
            | Reason::NotActive { space }
            | Reason::AlreadyActive { space }
            | Reason::TooShort { space }
            | Reason::HollowMustFace { space }
            | Reason::MustBeActive { space }
            | Reason::OverEdge { space }
            | Reason::TixCannotPivot { space }
            | Reason::AlreadyLooksLikeThat { space }
            | Reason::JustSacrificed { space }
            | Reason::PathBlocked { at: space } => vec![space],
            Reason::NotInLine { from, to } => vec![from, to],
            Reason::CornerInTheWay { of: by, .. }
            | Reason::NoRoom { by, .. }
            | Reason::CannotPivot { by, .. } => by.spaces().collect(),
        }
    }
}

/// `c3`, `c3 and d4`, `c3, d4 and e5`, with another word in place of `and` if one is given.
struct Listed<T>(&'static str, Vec<T>);

impl<T: fmt::Display> fmt::Display for Listed<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Listed(conjunction, items) = self;
        let last = items.len().saturating_sub(1);
        for (i, item) in items.iter().enumerate() {
            match i {
                0 => {}
                _ if i == last => write!(f, " {conjunction} ")?,
                _ => f.write_str(", ")?,
            }
            item.fmt(f)?;
        }
        Ok(())
    }
}

/// For logs and tests: what `locales/en` says, as an error. A test of `words` compares the two.
impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Reason::OffBoard { space } => write!(f, "the board has no space {space}"),
            Reason::NoPieceThere { space } => write!(f, "there is no piece on {space}"),
            Reason::NotYours { space } => write!(f, "the piece on {space} is not yours"),
            Reason::SpaceTaken { space } => write!(f, "{space} is taken"),
            Reason::NoneLeft { kind } => {
                write!(f, "there is no {} left in your pool", kind.piece())
            }
            Reason::NoSlidablePiece => f.write_str(
                "you may place a piece only if one of your active pieces could slide at the \
                 beginning of the turn: none could",
            ),
            Reason::OnlyAsBonus => f.write_str(
                "activating, picking up and pivoting are only allowed as a bonus move, after a \
                 sacrifice",
            ),
            Reason::NothingToEnd => f.write_str("no bonus move is open, so there is none to skip"),
            Reason::NotActive { space } => write!(
                f,
                "the piece on {space} is inactive: only active pieces can slide or be pivoted"
            ),
            Reason::AlreadyActive { space } => {
                write!(f, "the piece on {space} is already active")
            }
            Reason::TooShort { space } => write!(
                f,
                "a slide is at least one space long: the piece must leave {space}"
            ),
            Reason::NotInLine { from, to } => {
                write!(f, "{from} and {to} are not on the same file or rank")
            }
            Reason::PathBlocked { at } => write!(f, "the piece on {at} blocks the path"),
            Reason::TixHasNoStance => {
                f.write_str("a Tix piece has no hollow, so there is no stance to choose")
            }
            Reason::StanceMissing { stances } => {
                let names = Listed("or", stances.into_iter().map(Stance::direction).collect());
                write!(f, "choose which way the hollow faces: {names}")
            }
            Reason::CornerInTheWay { at, of } => match spaces(of) {
                (1, space) => write!(
                    f,
                    "a corner of the piece on {space} sticks into {at}, and this piece cannot \
                     take it in"
                ),
                (_, spaces) => write!(
                    f,
                    "corners of the pieces on {spaces} stick into {at}, and this piece cannot \
                     take them all in"
                ),
            },
            Reason::HollowMustFace { space } => write!(
                f,
                "a corner sticks out from {space}: the hollow must face it"
            ),
            Reason::MustBeActive { space } => write!(
                f,
                "from that stance the piece can be turned to active on {space}, so it has to be \
                 active"
            ),
            Reason::OverEdge { space } => write!(
                f,
                "on {space} a corner would stick out over the edge, and this board is bounded"
            ),
            Reason::NoRoom { at, by } => {
                let (_, spaces) = spaces(by);
                write!(
                    f,
                    "in that stance the piece on {at} would bump into {spaces}"
                )
            }
            Reason::CannotPivot { at, by } => {
                write!(f, "on {at} the piece cannot be turned that far: ")?;
                match spaces(by) {
                    (0, _) => f.write_str("the edge of the board is in the way"),
                    (1, space) => write!(f, "the piece on {space} is in the way"),
                    (_, spaces) => write!(f, "the pieces on {spaces} are in the way"),
                }
            }
            Reason::StanceNotActive => f.write_str(
                "afterwards the piece must be active: its hollow must face a diagonal direction",
            ),
            Reason::TixCannotPivot { space } => write!(
                f,
                "the Tix piece on {space} would look the same after pivoting"
            ),
            Reason::AlreadyLooksLikeThat { space } => {
                write!(f, "the piece on {space} already stands that way")
            }
            Reason::JustSacrificed { space } => write!(
                f,
                "the piece on {space} was sacrificed for this very bonus move, so it cannot be \
                 picked up with it"
            ),
        }
    }
}

impl std::error::Error for Reason {}

/// How many neighbours there are, and their spaces as a list.
fn spaces(neighbours: Neighbours) -> (usize, Listed<Space>) {
    let spaces: Vec<Space> = neighbours.spaces().collect();
    (spaces.len(), Listed("and", spaces))
}
