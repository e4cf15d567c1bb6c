//! Hints, explanations and warnings, and the same in the types of `motifs`.

use motifs::{Knowledge, Motif, Outlook, Reasons};
use rules::{Action, Turn};
use serde::{Deserialize, Serialize};

use crate::worker::Score;

/// A turn, and why.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hint {
    /// The actions of the turn, or of the rest of it, up to its end; empty exactly if none is
    /// legal.
    #[serde(with = "crate::text::list")]
    pub actions: Vec<Action>,
    /// Why.
    pub explanation: Explanation,
}

/// What can be said for or against a turn; see [`Reasons`] and [`Knowledge`].
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Explanation {
    /// Its motifs, the most important first.
    #[serde(with = "crate::text::list")]
    pub motifs: Vec<Motif>,
    /// What a search expects of it, for the player who plays it.
    pub score: Option<Score>,
    /// See [`Knowledge::averted`].
    #[serde(with = "crate::text::option")]
    pub averted: Option<Turn>,
    /// See [`Knowledge::is_only_defence`].
    pub is_only_defence: bool,
    /// See [`Knowledge::threat`].
    #[serde(with = "crate::text::option")]
    pub threat: Option<Turn>,
    /// See [`Knowledge::is_double_threat`].
    pub is_double_threat: bool,
    /// See [`Knowledge::refutation`].
    #[serde(with = "crate::text::option")]
    pub refutation: Option<Turn>,
}

impl From<Reasons> for Explanation {
    fn from(reasons: Reasons) -> Explanation {
        let Knowledge {
            averted,
            is_only_defence,
            threat,
            is_double_threat,
            refutation,
        } = reasons.knowledge;
        Explanation {
            motifs: reasons.motifs,
            score: reasons.outlook.map(Score::from),
            averted,
            is_only_defence,
            threat,
            is_double_threat,
            refutation,
        }
    }
}

impl From<Explanation> for Reasons {
    fn from(explanation: Explanation) -> Reasons {
        Reasons {
            motifs: explanation.motifs,
            knowledge: Knowledge {
                averted: explanation.averted,
                is_only_defence: explanation.is_only_defence,
                threat: explanation.threat,
                is_double_threat: explanation.is_double_threat,
                refutation: explanation.refutation,
            },
            outlook: explanation.score.map(Outlook::from),
        }
    }
}

impl From<Outlook> for Score {
    fn from(outlook: Outlook) -> Score {
        match outlook {
            Outlook::Win(turns) => Score::Win(turns),
            Outlook::Loss(turns) => Score::Loss(turns),
            Outlook::Chance(permille) => Score::Chance(permille),
        }
    }
}

impl From<Score> for Outlook {
    fn from(score: Score) -> Outlook {
        match score {
            Score::Win(turns) => Outlook::Win(turns),
            Score::Loss(turns) => Outlook::Loss(turns),
            Score::Chance(permille) => Outlook::Chance(permille),
        }
    }
}

/// Whether a turn lets the opponent win at once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Safety {
    /// It does not.
    Safe,
    /// It does.
    Loses {
        /// The opponent's turn that wins.
        #[serde(with = "crate::text")]
        reply: Turn,
        /// A turn that would not lose at once, if one was found within the limit.
        #[serde(with = "crate::text::option")]
        escape: Option<Turn>,
    },
    /// It does, and so does every other turn: a warning is of no use.
    Lost {
        /// The opponent's turn that wins.
        #[serde(with = "crate::text")]
        reply: Turn,
    },
    /// The search was ended before it knew.
    Unknown,
}

impl From<motifs::Safety> for Safety {
    fn from(safety: motifs::Safety) -> Safety {
        match safety {
            motifs::Safety::Safe => Safety::Safe,
            motifs::Safety::Loses { reply, escape } => Safety::Loses { reply, escape },
            motifs::Safety::Lost { reply } => Safety::Lost { reply },
            motifs::Safety::Unknown => Safety::Unknown,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reasons_survive_the_way_through_a_message() {
        let reasons = Reasons {
            motifs: Motif::ALL.to_vec(),
            knowledge: Knowledge {
                averted: "c4-a4".parse().ok(),
                is_only_defence: true,
                threat: "c3-c5n,d4^".parse().ok(),
                is_double_threat: true,
                refutation: None,
            },
            outlook: Some(Outlook::Win(3)),
        };
        let text = serde_json::to_string(&Explanation::from(reasons.clone())).unwrap();
        let read: Explanation = serde_json::from_str(&text).unwrap();
        assert_eq!(Reasons::from(read), reasons);
    }
}
