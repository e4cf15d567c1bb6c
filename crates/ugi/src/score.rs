//! Scores as the protocol writes them.

use std::fmt;

use crate::LineError;
use crate::words::{Words, cut};

/// The value of the searched position for the player to move.
///
/// ```
/// use ugi::{BoundedScore, ScoreValue};
///
/// assert_eq!(BoundedScore::from(ScoreValue::Points(35)).to_string(), "cp 35");
/// assert_eq!(BoundedScore::from(ScoreValue::Win(3)).to_string(), "win 3");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BoundedScore {
    /// The value, estimated or proved.
    pub value: ScoreValue,
    /// Whether it is exact.
    pub bound: Bound,
}

/// The value of a score, estimated or proved.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ScoreValue {
    /// `cp 35`: an estimate, in hundredths of a point.
    Points(i32),
    /// `win 3`: a proved win in this many turns of both players together, 1 being this turn.
    Win(u32),
    /// `loss 2`: a proved loss in this many turns of both players together, 0 being now.
    Loss(u32),
    /// `mate -4`: used by other engines, in actions, negative for a loss. Turns are not actions, so
    /// it differs from [`ScoreValue::Win`] and [`ScoreValue::Loss`].
    Mate(i32),
}

/// Whether a score is exact.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Bound {
    /// The score is exact.
    #[default]
    Exact,
    /// `lowerbound`: the score is at least this.
    Lower,
    /// `upperbound`: the score is at most this.
    Upper,
}

impl From<ScoreValue> for BoundedScore {
    fn from(value: ScoreValue) -> BoundedScore {
        let bound = Bound::Exact;
        BoundedScore { value, bound }
    }
}

impl BoundedScore {
    pub(crate) fn read(words: &mut Words<'_>) -> Result<BoundedScore, LineError> {
        let expected = "`cp`, `win`, `loss` or `mate`";
        let after = "score";
        let value = match words.need(expected, after)? {
            "cp" => ScoreValue::Points(words.number("cp", i32::MIN..=i32::MAX)?),
            "win" => ScoreValue::Win(words.number("win", 1..=u32::MAX)?),
            "loss" => ScoreValue::Loss(words.number("loss", 0..=u32::MAX)?),
            "mate" => ScoreValue::Mate(words.number("mate", i32::MIN..=i32::MAX)?),
            found => {
                return Err(LineError::Expected {
                    expected,
                    after,
                    found: cut(found),
                });
            }
        };
        let bound = match words.peek() {
            Some("lowerbound") => Bound::Lower,
            Some("upperbound") => Bound::Upper,
            _ => return Ok(value.into()),
        };
        words.next();
        Ok(BoundedScore { value, bound })
    }
}

impl fmt::Display for BoundedScore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.value {
            ScoreValue::Points(points) => write!(f, "cp {points}"),
            ScoreValue::Win(turns) => write!(f, "win {turns}"),
            ScoreValue::Loss(turns) => write!(f, "loss {turns}"),
            ScoreValue::Mate(actions) => write!(f, "mate {actions}"),
        }?;
        f.write_str(match self.bound {
            Bound::Exact => "",
            Bound::Lower => " lowerbound",
            Bound::Upper => " upperbound",
        })
    }
}
