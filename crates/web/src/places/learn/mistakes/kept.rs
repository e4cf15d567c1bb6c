//! Mistakes found so far, stored on the device.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use ::learn::Game;
use ::puzzles::{Goal, Puzzle};
use api::worker::Score;
use rules::{Position, Turn};
use serde::{Deserialize, Serialize};

use super::find::{FoundMistake, Kind, Played};
use crate::places::learn::stored;

/// The storage key.
const KEY: &str = "quarterturn.mistakes";

/// The most mistakes that are kept: the latest.
const MOST: usize = 200;

/// One of the user's mistakes.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Mistake {
    /// Its number, which never changes.
    pub(super) number: u16,
    /// When the game was last changed, in milliseconds since 1970.
    pub(super) played: u64,
    /// What kind it is.
    pub(super) kind: Kind,
    /// The score for the player before it.
    pub(super) before: Score,
    /// The score for the player after it.
    pub(super) after: Score,
    /// The position before the opponent's turn that came before it.
    pub(super) earlier: Position,
    /// That turn.
    pub(super) opponents: Turn,
    /// The turn that was played.
    pub(super) done: Turn,
    /// The better turn.
    pub(super) better: Turn,
    /// Whether a better turn has been found since.
    pub(super) is_solved: bool,
}

impl Mistake {
    /// Completes what was found in a game; `None` if it belongs to another game.
    pub(super) fn of(found: FoundMistake, game: &Played, played: u64) -> Option<Mistake> {
        let earlier = found.turns.checked_sub(1)?;
        Some(Mistake {
            number: 0,
            played,
            kind: found.kind,
            before: found.before,
            after: found.after,
            earlier: *game.positions.get(earlier)?,
            opponents: game.turns.get(earlier)?.clone(),
            done: game.turns.get(found.turns)?.clone(),
            better: found.better,
            is_solved: false,
        })
    }

    /// The same as a puzzle; `None` if it cannot be played.
    pub(super) fn puzzle(&self) -> Option<Puzzle> {
        let turns = match self.before {
            // Turns of both players, the first and the last by the solver.
            Score::Win(turns) => u8::try_from(turns.div_ceil(2).max(1)).ok()?,
            Score::Loss(_) | Score::Chance(_) => 1,
        };
        Puzzle::new(self.earlier, self.opponents.clone(), Goal::Win(turns)).ok()
    }

    /// The game, if it is one of the four.
    pub(super) fn game(&self) -> Option<Game> {
        let setup = self.earlier.setup();
        Game::ALL.into_iter().find(|game| game.setup() == setup)
    }
}

/// One line, fields separated by tabs.
impl fmt::Display for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let state = if self.is_solved { "solved" } else { "open" };
        write!(
            f,
            "{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\t{state}",
            self.number,
            self.played,
            self.kind.name(),
            written(self.before),
            written(self.after),
            self.earlier,
            self.opponents,
            self.done,
            self.better,
        )
    }
}

/// A line that is no mistake.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct NoMistake;

impl FromStr for Mistake {
    type Err = NoMistake;

    fn from_str(line: &str) -> Result<Mistake, NoMistake> {
        let fields: Vec<&str> = line.split('\t').collect();
        let [
            number,
            played,
            kind,
            before,
            after,
            earlier,
            opponents,
            done,
            better,
            state,
        ] = fields[..]
        else {
            return Err(NoMistake);
        };
        let named = |known: &&Kind| known.name() == kind;
        Ok(Mistake {
            number: number.parse().map_err(|_| NoMistake)?,
            played: played.parse().map_err(|_| NoMistake)?,
            kind: *Kind::ALL.iter().find(named).ok_or(NoMistake)?,
            before: read_score(before).ok_or(NoMistake)?,
            after: read_score(after).ok_or(NoMistake)?,
            earlier: earlier.parse().map_err(|_| NoMistake)?,
            opponents: opponents.parse().map_err(|_| NoMistake)?,
            done: done.parse().map_err(|_| NoMistake)?,
            better: better.parse().map_err(|_| NoMistake)?,
            is_solved: match state {
                "solved" => true,
                "open" => false,
                _ => return Err(NoMistake),
            },
        })
    }
}

/// `win 3`, `loss 2` or `chance 512`.
fn written(score: Score) -> String {
    match score {
        Score::Win(turns) => format!("win {turns}"),
        Score::Loss(turns) => format!("loss {turns}"),
        Score::Chance(permille) => format!("chance {permille}"),
    }
}

fn read_score(text: &str) -> Option<Score> {
    let (kind, number) = text.split_once(' ')?;
    Some(match kind {
        "win" => Score::Win(number.parse().ok()?),
        "loss" => Score::Loss(number.parse().ok()?),
        "chance" => Score::Chance(number.parse().ok().filter(|permille| *permille <= 1000)?),
        _ => return None,
    })
}

/// Everything stored: which games were searched, and what was found.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(super) struct Kept {
    /// The number of turns of each game that was searched, by its id.
    searched: BTreeMap<String, usize>,
    /// One line each, the latest last.
    lines: Vec<String>,
    /// The highest number given so far.
    numbered: u16,
}

impl Kept {
    /// What is kept.
    pub(super) fn load() -> Kept {
        stored::load(KEY)
    }

    /// The mistakes, the latest first.
    pub(super) fn mistakes(&self) -> Vec<Mistake> {
        let lines = self.lines.iter().rev();
        lines.filter_map(|line| line.parse().ok()).collect()
    }

    /// The mistake with a number.
    pub(super) fn mistake(&self, number: u16) -> Option<Mistake> {
        self.mistakes().into_iter().find(|it| it.number == number)
    }

    /// Whether a game was searched up to this many turns.
    pub(super) fn has_searched(&self, id: &str, turns: usize) -> bool {
        self.searched.get(id) == Some(&turns)
    }

    /// Adds what was found in a game. The same mistake in another game counts once.
    fn add(&mut self, id: &str, turns: usize, found: Vec<Mistake>) {
        self.searched.insert(id.to_owned(), turns);
        let known = self.mistakes();
        let is_known = |new: &Mistake| {
            let is_same = |old: &Mistake| {
                (old.earlier, &old.opponents, &old.done) == (new.earlier, &new.opponents, &new.done)
            };
            known.iter().any(is_same)
        };
        for mistake in found.into_iter().filter(|new| !is_known(new)) {
            self.numbered = self.numbered.wrapping_add(1).max(1);
            let number = self.numbered;
            self.lines.push(Mistake { number, ..mistake }.to_string());
        }
        let excess = self.lines.len().saturating_sub(MOST);
        self.lines.drain(..excess);
    }

    fn solve(&mut self, number: u16) {
        for line in &mut self.lines {
            if let Ok(mistake) = line.parse::<Mistake>()
                && mistake.number == number
            {
                *line = Mistake {
                    is_solved: true,
                    ..mistake
                }
                .to_string();
            }
        }
    }
}

/// Keeps what was found in a game.
pub(super) fn add(id: &str, turns: usize, found: Vec<Mistake>) {
    // Another tab may have found something meanwhile.
    let mut kept = Kept::load();
    kept.add(id, turns, found);
    stored::save(KEY, &kept);
}

/// Keeps that a better turn was found.
pub(super) fn solve(number: u16) {
    let mut kept = Kept::load();
    kept.solve(number);
    stored::save(KEY, &kept);
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Setup;

    fn mistake() -> Mistake {
        let start = Position::start(Setup::TIX);
        let earlier = start.play_turn(&"X@c3".parse().unwrap()).unwrap();
        Mistake {
            number: 7,
            played: 1_763_270_000_000,
            kind: Kind::OverlookedSlide,
            before: Score::Win(1),
            after: Score::Chance(940),
            earlier,
            opponents: "X@b5".parse().unwrap(),
            done: "X@e1".parse().unwrap(),
            better: "c3-c6".parse().unwrap(),
            is_solved: false,
        }
    }

    #[test]
    fn a_mistake_is_read_as_it_was_written() {
        for before in [Score::Win(3), Score::Loss(2), Score::Chance(1000)] {
            let mistake = Mistake {
                before,
                ..mistake()
            };
            assert_eq!(mistake.to_string().parse(), Ok(mistake));
        }
        let line = mistake().to_string();
        for (from, to) in [
            ("win 1", "win"),
            ("chance 940", "chance 1001"),
            ("open", "shut"),
            ("\t7", ""),
        ] {
            let other = line.replacen(from, to, 1);
            let is_refused = other.parse::<Mistake>().is_err() || other == line;
            assert!(is_refused, "{other}");
        }
    }

    #[test]
    fn a_mistake_is_a_puzzle_that_begins_with_the_opponents_turn() {
        let puzzle = mistake().puzzle().unwrap();
        assert_eq!(puzzle.mistake(), &mistake().opponents);
        assert_eq!(puzzle.goal, Goal::Win(1));
        assert_eq!(mistake().game(), Some(Game::Tix));
        let in_three = Mistake {
            before: Score::Win(5),
            ..mistake()
        };
        assert_eq!(in_three.puzzle().unwrap().goal, Goal::Win(3));
    }

    #[test]
    fn a_game_is_searched_once_and_a_mistake_kept_once() {
        let mut kept = Kept::default();
        assert!(!kept.has_searched("a", 4));
        kept.add("a", 4, vec![mistake()]);
        assert!(kept.has_searched("a", 4) && !kept.has_searched("a", 6));
        kept.add("b", 4, vec![mistake()]);
        let all = kept.mistakes();
        assert_eq!((all.len(), all[0].number), (1, 1));
        kept.solve(1);
        assert!(kept.mistake(1).unwrap().is_solved);
        assert_eq!(kept.mistake(2), None);
        let text = serde_json::to_string(&kept).unwrap();
        assert_eq!(serde_json::from_str::<Kept>(&text).unwrap(), kept);
    }

    #[test]
    fn the_oldest_mistakes_go() {
        let mut kept = Kept::default();
        let spaces = rules::Space::all(6).filter(|space| space.to_string() != "c3");
        let done: Vec<Turn> = spaces
            .map(|space| format!("X@{space}").parse().unwrap())
            .collect();
        let mut made = 0;
        'filling: for opponents in &done {
            for done in &done {
                let one = Mistake {
                    opponents: opponents.clone(),
                    done: done.clone(),
                    ..mistake()
                };
                kept.add("a", 4, vec![one]);
                made += 1;
                if made == MOST + 3 {
                    break 'filling;
                }
            }
        }
        let all = kept.mistakes();
        assert_eq!(all.len(), MOST);
        assert_eq!(all.last().unwrap().number, 4);
    }
}
