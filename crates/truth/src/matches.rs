//! The engine's results against itself from every first turn: `truth/matches.tsv`.

use std::fmt;
use std::str::FromStr;

use rules::{Action, Player, Position, Setup};

use crate::lines::{Fields, LineError, read};

/// Games of the engine against itself from one first turn.
///
/// Its line has the name of the game, White's first turn, how many positions the engine searched
/// for each action, and how many games White won, Black won and neither won.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Match {
    /// One of the named games.
    pub setup: Setup,
    /// White's first turn: a placement, one of each class of symmetric ones.
    pub first: Action,
    /// Positions searched for each action.
    pub nodes: u64,
    /// Games won by White, won by Black, and drawn.
    pub results: [u32; 3],
}

impl fmt::Display for Match {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [white, black, drawn] = self.results;
        let (name, first) = (self.setup.name().unwrap_or_default(), self.first);
        let nodes = self.nodes;
        write!(f, "{name}\t{first}\t{nodes}\t{white}\t{black}\t{drawn}")
    }
}

impl FromStr for Match {
    type Err = LineError;

    fn from_str(line: &str) -> Result<Match, LineError> {
        let mut fields = Fields::of(line);
        let setup: Setup = fields.next("game")?;
        let first = fields.next("first turn")?;
        if !Position::start(setup).is_legal(first) {
            return Err(LineError::field("first turn", &first.to_string()));
        }
        let played = Match {
            setup,
            first,
            nodes: fields.next("number of positions")?,
            results: [
                fields.next("number of games that White won")?,
                fields.next("number of games that Black won")?,
                fields.next("number of drawn games")?,
            ],
        };
        fields.end(line, &played)?;
        Ok(played)
    }
}

/// The matches in a file.
///
/// # Errors
/// If a line is not as it should be.
pub fn matches(text: &str) -> Result<Vec<Match>, LineError> {
    read(text)
}

/// The combined results of a game at one strength.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    /// Positions searched for each action.
    pub nodes: u64,
    /// Games won by White, won by Black, and drawn.
    pub results: [u32; 3],
    /// How many first turns there are.
    pub first_turns: usize,
    /// After how many of them White won more games than Black.
    pub good: usize,
}

impl Standing {
    /// How many games were played.
    pub fn games(&self) -> u32 {
        self.results.iter().sum()
    }

    /// Who won significantly more games: by more than two standard deviations of the difference
    /// under equal strength.
    pub fn leans(&self) -> Option<Player> {
        let [white, black, _] = self.results;
        let by = white.abs_diff(black);
        let is_clear = by * by > 4 * (white + black);
        let leader = if white > black {
            Player::White
        } else {
            Player::Black
        };
        is_clear.then_some(leader)
    }
}

/// The results of a game at each strength, weakest first.
pub fn standings(matches: &[Match], setup: Setup) -> Vec<Standing> {
    let mut standings: Vec<Standing> = Vec::new();
    for played in matches.iter().filter(|played| played.setup == setup) {
        let at = standings.iter().position(|of| of.nodes >= played.nodes);
        let at = at.unwrap_or(standings.len());
        if standings.get(at).is_none_or(|of| of.nodes != played.nodes) {
            let nodes = played.nodes;
            standings.insert(
                at,
                Standing {
                    nodes,
                    results: [0; 3],
                    first_turns: 0,
                    good: 0,
                },
            );
        }
        if let Some(standing) = standings.get_mut(at) {
            for (sum, games) in standing.results.iter_mut().zip(played.results) {
                *sum += games;
            }
            standing.first_turns += 1;
            standing.good += usize::from(played.results[0] > played.results[1]);
        }
    }
    standings
}
