//! How rounds went, kept on the device.

use std::fmt;
use std::str::FromStr;

use ::learn::Game;
use foresight::Grade;

use crate::places::learn::stored;
use crate::store::local_storage;

/// The storage key.
const KEY: &str = "quarterturn.ahead-rounds";
/// Where earlier versions kept the best rounds only: right answers by game and grade.
const BEST: &str = "quarterturn.ahead";
/// Whether rounds are timed.
const TIMED: &str = "quarterturn.ahead-timed";

/// The most rounds that are kept: the latest.
const MOST: usize = 300;

/// A round that was finished.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Finished {
    /// The game.
    pub game: Game,
    /// How hard it was.
    pub grade: Grade,
    /// How many answers were right.
    pub right: usize,
    /// Of how many.
    pub count: usize,
    /// How long all of it took.
    pub seconds: u32,
    /// Whether it was timed.
    pub is_timed: bool,
    /// When it ended, in milliseconds since 1970.
    pub ended: f64,
}

/// `tixel easy 8 10 143 timed 1763270000000`.
impl fmt::Display for Finished {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (game, grade) = (self.game.name(), self.grade.name());
        let clock = if self.is_timed { "timed" } else { "free" };
        let (right, count, seconds) = (self.right, self.count, self.seconds);
        let ended = self.ended as u64;
        write!(
            f,
            "{game} {grade} {right} {count} {seconds} {clock} {ended}"
        )
    }
}

/// A line that is no round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoRound;

impl FromStr for Finished {
    type Err = NoRound;

    fn from_str(line: &str) -> Result<Finished, NoRound> {
        let words: Vec<&str> = line.split(' ').collect();
        let [game, grade, right, count, seconds, clock, ended] = words[..] else {
            return Err(NoRound);
        };
        let number = |text: &str| text.parse::<u64>().map_err(|_| NoRound);
        Ok(Finished {
            game: Game::named(game).ok_or(NoRound)?,
            grade: Grade::named(grade).ok_or(NoRound)?,
            right: number(right)? as usize,
            count: number(count)? as usize,
            seconds: number(seconds)? as u32,
            is_timed: match clock {
                "timed" => true,
                "free" => false,
                _ => return Err(NoRound),
            },
            ended: number(ended)? as f64,
        })
    }
}

/// All rounds that are kept, the latest first.
pub(super) fn rounds() -> Vec<Finished> {
    let text = local_storage::read(KEY).unwrap_or_default();
    read(&text)
}

/// Unreadable lines are skipped.
fn read(text: &str) -> Vec<Finished> {
    text.lines().filter_map(|line| line.parse().ok()).collect()
}

fn written(rounds: &[Finished]) -> String {
    let lines: Vec<String> = rounds.iter().take(MOST).map(ToString::to_string).collect();
    lines.join("\n")
}

/// Keeps a round.
pub(super) fn keep(round: Finished) {
    let mut all = rounds();
    all.insert(0, round);
    stored::write(KEY, &written(&all));
}

/// The most right answers in a round of a game and grade, if one was ever finished.
pub(super) fn best(game: Game, grade: Grade) -> Option<usize> {
    let earlier = local_storage::read(BEST).and_then(|text| {
        let all: std::collections::BTreeMap<String, usize> = serde_json::from_str(&text).ok()?;
        all.get(&format!("{}/{}", game.name(), grade.name()))
            .copied()
    });
    best_of(&rounds(), game, grade).max(earlier)
}

fn best_of(rounds: &[Finished], game: Game, grade: Grade) -> Option<usize> {
    let same = rounds
        .iter()
        .filter(|it| (it.game, it.grade) == (game, grade));
    same.map(|it| it.right).max()
}

/// Whether rounds are timed.
pub(super) fn is_timed() -> bool {
    local_storage::read(TIMED).is_some()
}

/// Sets whether rounds are timed.
pub(super) fn set_timed(is_timed: bool) {
    match is_timed {
        // If it cannot be stored, the switch resets on the next visit.
        true => drop(local_storage::write(TIMED, "1")),
        false => local_storage::remove(TIMED),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn round(right: usize, ended: f64) -> Finished {
        Finished {
            game: Game::PokaYoke,
            grade: Grade::Brutal,
            right,
            count: 10,
            seconds: 143,
            is_timed: true,
            ended,
        }
    }

    #[test]
    fn rounds_are_read_as_they_were_written_and_the_oldest_go() {
        let rounds: Vec<Finished> = (0..MOST + 5).map(|at| round(at % 11, at as f64)).collect();
        assert_eq!(rounds[0].to_string(), "poka-yoke brutal 0 10 143 timed 0");
        let kept = read(&written(&rounds));
        assert_eq!(kept, rounds[..MOST]);
        assert_eq!(best_of(&kept, Game::PokaYoke, Grade::Brutal), Some(10));
        assert_eq!(best_of(&kept, Game::PokaYoke, Grade::Easy), None);
    }

    #[test]
    fn nonsense_is_left_out() {
        let good = round(3, 7.0);
        let text = format!("nonsense\n{good}\n{good} more\ntix easy 1 10 9 perhaps 7");
        assert_eq!(read(&text), [good]);
    }
}
