//! What complete tables have shown, a line for each board: `truth/boards.tsv`.

use std::fmt;
use std::str::FromStr;

use rules::{Player, Setup};

use crate::lines::{Fields, LineError, read};
use crate::table::{TableSummary, Value};

/// A solved board.
///
/// Its line has the setup, who wins (`white`, `black` or `draw`), in how many turns, how many
/// positions are won, lost and drawn for the player to move, the most turns any of them takes, the
/// digest of the table, and the seconds it took one thread.
///
/// ```
/// let line = "3u:X3/X3\twhite\t3\t621\t882\t0\t7\t35c1950cd6e63c4f\t1";
/// let finding: truth::Finding = line.parse()?;
/// assert_eq!(finding.winner(), Some(rules::Player::White));
/// assert_eq!(finding.summary.positions(), 1503);
/// assert_eq!(finding.to_string(), line);
/// # Ok::<(), truth::LineError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Finding {
    /// The board and the pieces.
    pub setup: Setup,
    /// What its table says.
    pub summary: TableSummary,
    /// How long it took, rounded up.
    pub seconds: u32,
}

impl Finding {
    /// Who wins with best play; `None` if it is a draw.
    pub fn winner(&self) -> Option<Player> {
        match self.summary.start {
            Value::Win(_) => Some(Player::White),
            Value::Loss(_) => Some(Player::Black),
            Value::Draw => None,
        }
    }

    /// In how many turns of both players together; 0 if it is a draw.
    pub fn turns(&self) -> u32 {
        match self.summary.start {
            Value::Win(turns) | Value::Loss(turns) => turns,
            Value::Draw => 0,
        }
    }
}

const DRAW: &str = "draw";

fn name(player: Player) -> &'static str {
    match player {
        Player::White => "white",
        Player::Black => "black",
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let TableSummary {
            counts: [won, lost, drawn],
            longest,
            digest,
            ..
        } = self.summary;
        let (setup, turns, seconds) = (self.setup, self.turns(), self.seconds);
        let winner = self.winner().map_or(DRAW, name);
        write!(
            f,
            "{setup}\t{winner}\t{turns}\t{won}\t{lost}\t{drawn}\t{longest}\t{digest:016x}\t{seconds}"
        )
    }
}

impl FromStr for Finding {
    type Err = LineError;

    fn from_str(line: &str) -> Result<Finding, LineError> {
        let mut fields = Fields::of(line);
        let setup = fields.next("setup")?;
        let winner = fields.word("winner")?;
        let turns: u32 = fields.next("number of turns")?;
        let start = match (winner, turns % 2) {
            ("white", 1) => Value::Win(turns),
            ("black", 0) => Value::Loss(turns),
            (DRAW, _) if turns == 0 => Value::Draw,
            _ => return Err(LineError::field("winner", winner)),
        };
        let counts = [
            fields.next("number of won positions")?,
            fields.next("number of lost positions")?,
            fields.next("number of drawn positions")?,
        ];
        let longest = fields.next("longest win")?;
        let digest = fields.word("digest")?;
        let finding = Finding {
            setup,
            summary: TableSummary {
                start,
                counts,
                longest,
                digest: u64::from_str_radix(digest, 16)
                    .map_err(|_| LineError::field("digest", digest))?,
            },
            seconds: fields.next("number of seconds")?,
        };
        fields.end(line, &finding)?;
        Ok(finding)
    }
}

/// The solved boards in a file.
///
/// # Errors
/// If a line is not as it should be.
pub fn boards(text: &str) -> Result<Vec<Finding>, LineError> {
    read(text)
}
