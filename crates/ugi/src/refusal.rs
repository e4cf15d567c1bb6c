//! Why a session rejects a command.

use rules::{Action, Player, Reason};
use thiserror::Error;

use crate::LineError;

/// Why a session rejects a command: what follows `info string error:`.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub(crate) enum Refusal {
    #[error(transparent)]
    Line(#[from] LineError),
    #[error("a search is running: `stop` it before `{0}`")]
    Searching(&'static str),
    #[error("no search is running")]
    Idle,
    #[error("the search is stopping already")]
    Stopping,
    #[error("the game is over, {0} has won: there is nothing to search")]
    Over(Player),
    #[error(
        "`{action}`, word {number} after `moves`, is not allowed: {reason}; the position stays as it was"
    )]
    Illegal {
        action: Action,
        number: usize,
        reason: Reason,
    },
    #[error("there is no option `{found}`; the options are {all}")]
    NoOption { found: String, all: String },
    #[error("missing value for the option `{0}`")]
    NoValue(String),
    #[error("`{name}` {fault}")]
    Value { name: &'static str, fault: String },
    #[error("the search chose `{action}`, which is not allowed: {reason}")]
    BadChoice { action: Action, reason: Reason },
    #[error("the search chose no action")]
    NoChoice,
}
