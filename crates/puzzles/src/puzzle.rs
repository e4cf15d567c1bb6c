//! A puzzle, and how it is written.

use std::fmt;
use std::str::FromStr;

use motifs::{Motif, UnknownMotif};
use rules::{Position, PositionError, Turn, TurnError};

use crate::Rating;

/// A position in which the opponent makes a mistake, and the win it allows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    before: Position,
    mistake: Turn,
    position: Position,
    /// How many turns the solver needs to win.
    pub turns: u8,
    /// How difficult it is.
    pub rating: Rating,
    /// The motifs of the solution's first turn, the most important first.
    pub motifs: Vec<Motif>,
}

/// The most turns the solver may need.
const MOST_TURNS: u8 = 9;

/// Why a line is not a puzzle.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum PuzzleError {
    /// A line has the wrong number of fields.
    #[error("a puzzle has five fields separated by tabs, not {0}")]
    Fields(usize),
    /// The position.
    #[error("{0}")]
    Position(PositionError),
    /// The mistake is not a turn.
    #[error("`{0}` is not a turn")]
    Mistake(String),
    /// The mistake cannot be played.
    #[error("the mistake: {0}")]
    Illegal(TurnError),
    /// The mistake ends the game.
    #[error("after the mistake nothing is left to solve")]
    Over,
    /// The number of turns.
    #[error("a puzzle takes 1 to {MOST_TURNS} turns, not `{0}`")]
    Turns(String),
    /// The rating.
    #[error("a rating is written like 1500±80, not `{0}`")]
    Rating(String),
    /// A motif.
    #[error("{0}")]
    Motif(UnknownMotif),
}

impl Puzzle {
    /// A puzzle, not rated yet.
    ///
    /// # Errors
    /// If the mistake cannot be played or ends the game.
    pub fn new(before: Position, mistake: Turn, turns: u8) -> Result<Puzzle, PuzzleError> {
        let position = before.play_turn(&mistake).map_err(PuzzleError::Illegal)?;
        if position.winner().is_some() {
            return Err(PuzzleError::Over);
        }
        if !(1..=MOST_TURNS).contains(&turns) {
            return Err(PuzzleError::Turns(turns.to_string()));
        }
        Ok(Puzzle {
            before,
            mistake,
            position,
            turns,
            rating: Rating::UNKNOWN,
            motifs: Vec::new(),
        })
    }

    /// The position before the opponent's mistake.
    pub fn before(&self) -> &Position {
        &self.before
    }

    /// The opponent's mistake, which is played first.
    pub fn mistake(&self) -> &Turn {
        &self.mistake
    }

    /// The position to solve.
    pub fn position(&self) -> &Position {
        &self.position
    }
}

/// One line: position, mistake, turns, rating and motifs, separated by tabs.
impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let motifs: Vec<&str> = self.motifs.iter().map(|motif| motif.name()).collect();
        write!(
            f,
            "{}\t{}\t{}\t{}\t{}",
            self.before,
            self.mistake,
            self.turns,
            self.rating,
            motifs.join(",")
        )
    }
}

impl FromStr for Puzzle {
    type Err = PuzzleError;

    fn from_str(line: &str) -> Result<Puzzle, PuzzleError> {
        let fields: Vec<&str> = line.split('\t').collect();
        let [before, mistake, turns, rating, motifs] = fields[..] else {
            return Err(PuzzleError::Fields(fields.len()));
        };
        let before = before.parse().map_err(PuzzleError::Position)?;
        let mistake = mistake
            .parse()
            .map_err(|_| PuzzleError::Mistake(mistake.to_owned()))?;
        let turns = turns
            .parse()
            .map_err(|_| PuzzleError::Turns(turns.to_owned()))?;
        let mut puzzle = Puzzle::new(before, mistake, turns)?;
        puzzle.rating = rating
            .parse()
            .map_err(|_| PuzzleError::Rating(rating.to_owned()))?;
        let names = motifs.split(',').filter(|name| !name.is_empty());
        let motifs: Result<_, _> = names.map(str::parse).collect();
        puzzle.motifs = motifs.map_err(PuzzleError::Motif)?;
        Ok(puzzle)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: &str =
        "6u:T10/T10 6/6/2t13/T15/6/2t13 b T9/T8 - -\tc1-c2ne\t1\t1130±85\tlast-piece,chain";

    #[test]
    fn a_puzzle_is_written_as_it_was_read() {
        let puzzle: Puzzle = LINE.parse().unwrap();
        assert_eq!(puzzle.to_string(), LINE);
        assert_eq!(puzzle.turns, 1);
        assert_eq!(puzzle.motifs, [Motif::LastPiece, Motif::Chain]);
        assert_eq!(puzzle.position().to_move(), rules::Player::White);
    }

    #[test]
    fn nonsense_is_refused_with_the_field_that_is_wrong() {
        let fields: Vec<&str> = LINE.split('\t').collect();
        for (field, wrong, sentence) in [
            (0, "tixel", "is not allowed"),
            (0, "chess", "expected a setup"),
            (1, "nonsense", "`nonsense` is not a turn"),
            (1, "c1-c9ne", "the mistake: "),
            (2, "0", "a puzzle takes 1 to 9 turns, not `0`"),
            (2, "many", "a puzzle takes 1 to 9 turns, not `many`"),
            (3, "1130", "a rating is written like 1500±80, not `1130`"),
            (3, "1130±-5", "a rating is written like"),
            (4, "last-piece,luck", "`luck` is not a motif"),
        ] {
            let mut fields = fields.clone();
            fields[field] = wrong;
            let error = fields.join("\t").parse::<Puzzle>().unwrap_err();
            assert!(error.to_string().contains(sentence), "{wrong}: {error}");
        }
        let error = "a\tb".parse::<Puzzle>().unwrap_err();
        assert_eq!(error, PuzzleError::Fields(2));
    }
}
