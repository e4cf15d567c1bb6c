//! The turn being composed as text, so that it survives a reload.

use std::fmt;

use rules::{Action, ParseError, Position, PositionError, Turn};

/// The actions of the turn being composed and its starting position.
///
/// Written as the position and, after a semicolon, the steps as notation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft {
    /// The position at the beginning of the turn.
    pub base: Position,
    /// The steps, at least one.
    pub steps: Vec<Action>,
}

/// Why a text is not a draft.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DraftFault {
    /// There is no semicolon between position and steps.
    NoSteps,
    /// The position cannot be read.
    Position(PositionError),
    /// The steps cannot be read.
    Steps(ParseError),
    /// It belongs to another position.
    OtherPosition,
    /// A step is not legal; counted from 0.
    Illegal(usize),
}

impl fmt::Display for DraftFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DraftFault::NoSteps => f.write_str("no `;` between the position and the steps"),
            DraftFault::Position(error) => write!(f, "the position of the draft: {error}"),
            DraftFault::Steps(error) => write!(f, "the steps of the draft: {error}"),
            DraftFault::OtherPosition => f.write_str("the draft belongs to another position"),
            DraftFault::Illegal(index) => {
                write!(f, "step {} of the draft is not legal", index + 1)
            }
        }
    }
}

impl std::error::Error for DraftFault {}

impl fmt::Display for Draft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{};", self.base)?;
        for (i, step) in self.steps.iter().enumerate() {
            let before = if i == 0 { "" } else { "," };
            write!(f, "{before}{step}")?;
        }
        Ok(())
    }
}

impl std::str::FromStr for Draft {
    type Err = DraftFault;

    fn from_str(text: &str) -> Result<Draft, DraftFault> {
        let (base, steps) = text.split_once(';').ok_or(DraftFault::NoSteps)?;
        let base: Position = base.parse().map_err(DraftFault::Position)?;
        let turn: Turn = steps.parse().map_err(DraftFault::Steps)?;
        let steps = turn.actions().to_vec();
        Ok(Draft { base, steps })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "6u:T10/T10 6/6/2t13/T15/2t13/6 w T9/T8 - -;a3-c3n,T@f6ne";

    #[test]
    fn a_draft_is_read_as_it_was_written() {
        let draft: Draft = TEXT.parse().unwrap();
        assert_eq!(draft.steps.len(), 2);
        assert_eq!(draft.to_string(), TEXT);
    }

    #[test]
    fn a_broken_draft_is_refused_with_its_fault() {
        let fault = |text: &str| text.parse::<Draft>().unwrap_err();
        assert_eq!(fault("a3-c3n"), DraftFault::NoSteps);
        assert!(matches!(
            fault("tixel 6/6 w;a3-c3n"),
            DraftFault::Position(_)
        ));
        assert!(matches!(
            fault(&TEXT.replace("c3n", "c3q")),
            DraftFault::Steps(_)
        ));
        assert!(matches!(fault(&format!("{TEXT},")), DraftFault::Steps(_)));
        assert!(matches!(
            fault(TEXT.split_once(';').unwrap().0),
            DraftFault::NoSteps
        ));
    }
}
