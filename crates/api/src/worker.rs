//! The messages between the page and the engine in its Web Worker, as JSON text.
//!
//! The page numbers its requests; every reply carries the number of the request it answers. A
//! [`Request::Choose`] or [`Request::Analyse`] is answered by any number of [`Reply::Progress`] and
//! then by exactly one of [`Reply::Chosen`], [`Reply::Analysed`] and [`Reply::Failed`], even if it
//! is stopped. The worker does one job at a time: a new one stops the one before it. While it has a
//! job it sends something at least twice a second, if only [`Reply::Alive`].

use rules::{Action, Position};
use serde::{Deserialize, Serialize};

/// A request from the page.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Request {
    /// Choose a turn.
    Choose {
        /// The number of the request.
        id: u32,
        /// The position in question.
        question: Question,
        /// How hard to search.
        effort: Effort,
    },
    /// Look for the best lines, deeper and deeper, until stopped or proved.
    Analyse {
        /// The number of the request.
        id: u32,
        /// The position in question.
        question: Question,
        /// Number of lines, each with a different turn; at least one.
        lines: u32,
        /// Maximum number of positions to visit.
        nodes: u64,
    },
    /// Judge a turn by proof. The answer is a [`Reply::Analysed`] with one line: the score for the
    /// player who plays the turn, and the opponent's best reply with whatever must follow to show
    /// the point. For [`Purpose::Win`] the score is a proved win or no chance; for
    /// [`Purpose::Hold`] a proved loss or a chance. Only the worker for large boards can judge; it
    /// knows all boards.
    Judge {
        /// The number of the request.
        id: u32,
        /// The position before the turn.
        question: Question,
        /// The turn.
        #[serde(with = "crate::text::list")]
        actions: Vec<Action>,
        /// What it is for.
        purpose: Purpose,
    },
    /// Stop the job and answer with what is known.
    Stop {
        /// The number of the request to stop.
        id: u32,
    },
    /// Forget what earlier searches have learned: a new game begins.
    Forget,
}

/// What a turn that is judged should achieve.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Purpose {
    /// A proved win.
    Win,
    /// No proved win for the opponent.
    Hold,
}

/// A position and its history.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Question {
    /// The position; a bonus may be open.
    #[serde(with = "crate::text")]
    pub position: Position,
    /// The hashes of the earlier positions of the game at the beginning of a turn, oldest first:
    /// repeating one of them counts as a draw.
    pub before: Vec<u64>,
}

impl Question {
    /// A question about a position without history.
    pub fn about(position: &Position) -> Question {
        Question {
            position: *position,
            before: Vec::new(),
        }
    }
}

/// How hard to search.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Effort {
    /// A level of the strength dial.
    Level {
        /// 1 to [`LEVELS`].
        number: u8,
        /// Random seed of the level's mistakes: the same seed gives the same game.
        seed: u64,
    },
    /// A number of positions to visit.
    Nodes(u64),
}

/// The highest level of the strength dial; the lowest is 1.
pub const LEVELS: u8 = 15;

/// A reply from the worker.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Reply {
    /// The worker is loaded and listening. Sent once, before anything else.
    Ready,
    /// The worker is searching and has sent nothing else for half a second.
    Alive,
    /// What is known so far.
    Progress {
        /// The number of the request.
        id: u32,
        /// What is known.
        found: Found,
    },
    /// The turn chosen.
    Chosen {
        /// The number of the request.
        id: u32,
        /// The actions of the turn, or of the rest of it, up to its end; empty if and only if none
        /// is legal.
        #[serde(with = "crate::text::list")]
        actions: Vec<Action>,
        /// What the search found.
        found: Found,
    },
    /// The analysis is over: stopped, proved, or at its limit.
    Analysed {
        /// The number of the request.
        id: u32,
        /// What was found.
        found: Found,
    },
    /// A request could not be answered.
    Failed {
        /// The number of the request, unless even that could not be read.
        id: Option<u32>,
        /// The reason, in English, for developers.
        why: String,
    },
}

impl Reply {
    /// The number of the request this answers.
    pub const fn id(&self) -> Option<u32> {
        match self {
            Reply::Ready | Reply::Alive => None,
            Reply::Progress { id, .. } | Reply::Chosen { id, .. } | Reply::Analysed { id, .. } => {
                Some(*id)
            }
            Reply::Failed { id, .. } => *id,
        }
    }
}

/// What a search has found.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Found {
    /// Search depth in actions.
    pub depth: u32,
    /// Positions visited.
    pub nodes: u64,
    /// The best lines, best first, each with a different turn; none if there is no legal action or
    /// nothing was searched.
    pub lines: Vec<FoundLine>,
    /// Whether a net took part in the evaluation, or only the handwritten one.
    #[serde(default)]
    pub by_net: bool,
}

/// One way the game may continue.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FoundLine {
    /// Its value for the player to move.
    pub score: Score,
    /// The actions of both players. The first turn is complete, the last may not be.
    #[serde(with = "crate::text::list")]
    pub actions: Vec<Action>,
}

/// The engine's `Score` as the page needs it: the value of a position for the player to move, with
/// estimates as chances.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Score {
    /// Proved: the player wins within this many turns, counting both players'.
    Win(u32),
    /// Proved: the player loses within this many turns, counting both players'.
    Loss(u32),
    /// Estimated: the player wins this many of a thousand such games.
    Chance(u16),
}

impl Score {
    /// Whether it is proved rather than estimated.
    pub const fn is_proved(self) -> bool {
        !matches!(self, Score::Chance(_))
    }

    /// The same value for the other player.
    #[must_use]
    pub const fn for_opponent(self) -> Score {
        match self {
            Score::Win(turns) => Score::Loss(turns),
            Score::Loss(turns) => Score::Win(turns),
            Score::Chance(permille) => Score::Chance(1000_u16.saturating_sub(permille)),
        }
    }

    /// The chance of winning in thousandths; a proof counts as certain.
    pub const fn permille(self) -> u16 {
        match self {
            Score::Win(_) => 1000,
            Score::Loss(_) => 0,
            Score::Chance(permille) => permille,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Request, String> {
        serde_json::from_str(text).map_err(|error| error.to_string())
    }

    #[test]
    fn replies_are_read_back_from_what_is_written() {
        let line = FoundLine {
            score: Score::Win(3),
            actions: vec!["c3-c5n".parse().unwrap(), rules::Action::End],
        };
        let found = Found {
            depth: 7,
            nodes: 12_345,
            lines: vec![line.clone()],
            by_net: true,
        };
        for reply in [
            Reply::Ready,
            Reply::Alive,
            Reply::Progress {
                id: 1,
                found: found.clone(),
            },
            Reply::Chosen {
                id: u32::MAX,
                actions: line.actions,
                found: found.clone(),
            },
            Reply::Analysed { id: 3, found },
            Reply::Failed {
                id: None,
                why: "no \"id\"".to_owned(),
            },
        ] {
            let text = serde_json::to_string(&reply).unwrap();
            assert_eq!(serde_json::from_str::<Reply>(&text).unwrap(), reply);
        }
    }

    #[test]
    fn a_position_against_the_rules_is_refused_by_name() {
        let error = read(
            r#"{"choose":{"id":1,"effort":{"level":{"number":3,"seed":0}},
                "question":{"position":"tixel 6/6/6/2T1t12/6/6 w T9/T9 - -","before":[]}}}"#,
        )
        .unwrap_err();
        assert!(
            error.contains("`tixel 6/6/6/2T1t12/6/6 w T9/T9 - -`: "),
            "{error}"
        );
        assert!(error.contains("c3") && error.contains("d3"), "{error}");
    }

    #[test]
    fn hashes_keep_all_their_bits() {
        let mut question = Question::about(&Position::start(rules::Setup::TIX));
        question.before = vec![u64::MAX, (1 << 53) + 1];
        let text = serde_json::to_string(&question).unwrap();
        assert_eq!(serde_json::from_str::<Question>(&text).unwrap(), question);
    }

    #[test]
    fn what_is_good_for_one_is_bad_for_the_other() {
        for (score, permille) in [
            (Score::Win(3), 0),
            (Score::Loss(1), 1000),
            (Score::Chance(700), 300),
        ] {
            assert_eq!(score.for_opponent().permille(), permille);
            assert_eq!(score.for_opponent().for_opponent(), score);
        }
    }
}
