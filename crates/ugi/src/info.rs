//! What a search has found so far.

use std::fmt;

use rules::Action;

use crate::words::{Words, cut, once};
use crate::{BoundedScore, LineError};

numbers! {
    /// What a search has found so far; every field is optional.
    ///
    /// ```
    /// use ugi::{Info, Reply, ScoreValue};
    ///
    /// let info = Info {
    ///     depth: Some(3),
    ///     nodes: Some(1200),
    ///     score: Some(ScoreValue::Win(1).into()),
    ///     pv: vec!["c3-c6ne".parse()?],
    ///     ..Info::default()
    /// };
    /// let line = "info depth 3 nodes 1200 score win 1 pv c3-c6ne";
    /// assert_eq!(info.to_string(), line);
    /// assert_eq!(line.parse(), Ok(Reply::Info(Box::new(info))));
    /// # Ok::<(), rules::ParseError>(())
    /// ```
    #[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
    pub struct Info {
        /// Search depth in actions.
        depth: u32 = 0..=u32::MAX,
        /// The greatest depth reached anywhere.
        seldepth: u32 = 0..=u32::MAX,
        /// Which of several lines this is; 1 is the best.
        multipv: u32 = 1..=u32::MAX,
        /// Nodes visited.
        nodes: u64 = 0..=u64::MAX,
        /// Nodes per second.
        nps: u64 = 0..=u64::MAX,
        /// Milliseconds since the search began.
        time: u64 = 0..=u64::MAX,
        /// How full the table of positions is, in thousandths.
        hashfull: u32 = 0..=1000,
    } and {
        /// The value of the position.
        score: Option<BoundedScore>,
        /// The best line, action by action.
        pv: Vec<Action>,
    }
}

impl Info {
    /// Reads what comes after `info`. The line comes last and takes the rest.
    pub(crate) fn read(words: &mut Words<'_>) -> Result<Info, LineError> {
        let mut info = Info::default();
        while let Some(word) = words.next() {
            match word {
                "score" => once(&mut info.score, "score", BoundedScore::read(words)?)?,
                "pv" => {
                    info.pv = words.actions("pv")?;
                    if info.pv.is_empty() {
                        let (what, after) = ("value", "pv");
                        return Err(LineError::Missing { what, after });
                    }
                }
                _ if info.read_number(word, words)? => {}
                _ => {
                    return Err(LineError::Unexpected {
                        found: cut(word),
                        after: "info",
                    });
                }
            }
        }
        Ok(info)
    }
}

impl fmt::Display for Info {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("info")?;
        self.write_numbers(f)?;
        if let Some(score) = self.score {
            write!(f, " score {score}")?;
        }
        if !self.pv.is_empty() {
            f.write_str(" pv")?;
        }
        self.pv.iter().try_for_each(|action| write!(f, " {action}"))
    }
}
