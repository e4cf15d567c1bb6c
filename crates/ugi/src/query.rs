//! Questions about the game, and their answers.

use std::fmt;

use rules::Player;

use crate::LineError;
use crate::words::{Words, cut};

/// What can be asked about the position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Query {
    /// Whether the game is over.
    GameOver,
    /// Whether White does the next action.
    P1Turn,
    /// How the game ended, if it did.
    Result,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum UgiOutcome {
    /// This player won.
    Win(Player),
    /// Nobody won.
    Draw,
}

/// The answer to a [`Query`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum QueryAnswer {
    /// To [`Query::GameOver`] and [`Query::P1Turn`].
    Is(bool),
    /// To [`Query::Result`]; `None` while the game goes on.
    Result(Option<UgiOutcome>),
}

impl Query {
    /// All of them.
    pub const ALL: [Query; 3] = [Query::GameOver, Query::P1Turn, Query::Result];

    const fn word(self) -> &'static str {
        match self {
            Query::GameOver => "gameover",
            Query::P1Turn => "p1turn",
            Query::Result => "result",
        }
    }

    pub(crate) fn read(words: &mut Words<'_>) -> Result<Query, LineError> {
        let expected = "`gameover`, `p1turn` or `result`";
        let after = "query";
        let found = words.need(expected, after)?;
        let query = Query::ALL.into_iter().find(|query| query.word() == found);
        query.ok_or_else(|| LineError::Expected {
            expected,
            after,
            found: cut(found),
        })
    }
}

impl QueryAnswer {
    /// All of them.
    pub const ALL: [QueryAnswer; 6] = [
        QueryAnswer::Is(true),
        QueryAnswer::Is(false),
        QueryAnswer::Result(Some(UgiOutcome::Win(Player::White))),
        QueryAnswer::Result(Some(UgiOutcome::Win(Player::Black))),
        QueryAnswer::Result(Some(UgiOutcome::Draw)),
        QueryAnswer::Result(None),
    ];

    const fn word(self) -> &'static str {
        match self {
            QueryAnswer::Is(true) => "true",
            QueryAnswer::Is(false) => "false",
            QueryAnswer::Result(Some(UgiOutcome::Win(Player::White))) => "p1win",
            QueryAnswer::Result(Some(UgiOutcome::Win(Player::Black))) => "p2win",
            QueryAnswer::Result(Some(UgiOutcome::Draw)) => "draw",
            QueryAnswer::Result(None) => "none",
        }
    }

    pub(crate) fn read(words: &mut Words<'_>) -> Result<QueryAnswer, LineError> {
        let expected = "`true`, `false`, `p1win`, `p2win`, `draw` or `none`";
        let after = "response";
        let found = words.need(expected, after)?;
        let answer = QueryAnswer::ALL
            .into_iter()
            .find(|answer| answer.word() == found);
        answer.ok_or_else(|| LineError::Expected {
            expected,
            after,
            found: cut(found),
        })
    }
}

impl fmt::Display for Query {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl fmt::Display for QueryAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}
