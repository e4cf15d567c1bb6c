//! One player's turn in a record.

use std::fmt;
use std::str::FromStr;

use rules::{Action, ParseError, Position, Turn, TurnError};

/// One player's turn in a record: a turn of the rules, or the bare `end`.
///
/// A game may start from a position with an open bonus. Its first turn is then the rest of a turn,
/// and declining the bonus at once leaves only `end` to write. Everywhere else the end of a turn
/// follows from its actions.
///
/// ```
/// use record::Ply;
/// use rules::Position;
///
/// let open: Position = "6u:T10/T10 6/6/6/4T2t1/6/6 w T9/T9 - e3".parse()?;
/// let declined = Ply::End.play(&open)?;
/// assert_eq!(declined.bonus(), None);
///
/// assert!(Ply::End.play(&declined).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Ply {
    /// A turn, or the rest of one.
    Turn(Turn),
    /// `end`: the bonus that was open at the start is declined.
    End,
}

impl Ply {
    /// A ply made of these actions, as [`Position::for_each_turn`] passes them; `None` if there are
    /// none or [`Action::End`] comes before others.
    pub fn new(actions: Vec<Action>) -> Option<Ply> {
        match actions.as_slice() {
            [Action::End] => Some(Ply::End),
            _ => Turn::new(actions).map(Ply::Turn),
        }
    }

    /// The actions, at least one; [`Action::End`] only if it is the only one.
    pub fn actions(&self) -> &[Action] {
        match self {
            Ply::Turn(turn) => turn.actions(),
            Ply::End => &[Action::End],
        }
    }

    /// The position after the ply; a bonus still open after its last action is declined.
    ///
    /// # Errors
    /// The first action that is not legal or comes after the end of the turn.
    pub fn play(&self, position: &Position) -> Result<Position, TurnError> {
        match self {
            Ply::Turn(turn) => position.play_turn(turn),
            Ply::End => position.play(Action::End).map_err(|reason| TurnError {
                index: 0,
                action: Action::End,
                fault: rules::TurnFault::Illegal(reason),
            }),
        }
    }
}

impl From<Turn> for Ply {
    fn from(turn: Turn) -> Ply {
        Ply::Turn(turn)
    }
}

impl FromStr for Ply {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Ply, ParseError> {
        match text {
            "end" => Ok(Ply::End),
            _ => text.parse().map(Ply::Turn),
        }
    }
}

impl fmt::Display for Ply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ply::Turn(turn) => turn.fmt(f),
            Ply::End => Action::End.fmt(f),
        }
    }
}
