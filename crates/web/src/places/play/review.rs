//! Looking back at a game: where the winning chance turned, and what was better.

use crate::order::sort_by_key;
use api::worker::{Found, Worth};
use rules::{Action, Player, Position, Turn};

/// Positions the engine visits for every turn of a game: the same game is always judged alike.
pub const NODES: u64 = 30_000;
/// A turn that costs so many thousandths of the winning chance is worth a word.
const WORTH_A_WORD: u16 = 100;
/// A turn that costs so many turned the game.
const TURNED: u16 = 300;
/// No more moments than this: the ones that cost most.
const MOST: usize = 6;

/// What the engine thinks of the position before a turn.
#[derive(Clone, PartialEq, Debug)]
pub struct Look {
    /// What it is worth for the player to move.
    pub worth: Worth,
    /// What the engine would do; none if the game is over.
    pub best: Option<Turn>,
}

impl Look {
    /// What a search found; of a game that is over, what the rules say.
    pub fn of(position: &Position, found: &Found) -> Look {
        if let Some(winner) = position.winner() {
            let worth = if winner == position.to_move() {
                Worth::Win(0)
            } else {
                Worth::Loss(0)
            };
            return Look { worth, best: None };
        }
        let line = found.lines.first();
        Look {
            worth: line.map_or(Worth::Chance(500), |line| line.worth),
            best: line.and_then(|line| first_turn(position, &line.actions)),
        }
    }
}

/// The first turn of a line.
pub fn first_turn(position: &Position, line: &[Action]) -> Option<Turn> {
    let player = position.to_move();
    let mut now = *position;
    let mut actions = Vec::new();
    for &action in line {
        if now.to_move() != player || (now.bonus().is_none() && !actions.is_empty()) {
            break;
        }
        now = now.play(action).ok()?;
        actions.push(action);
    }
    Turn::new(actions)
}

/// How much a turn cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cost {
    /// Something.
    Some,
    /// The game turned.
    Turn,
}

/// A moment in which something better was there.
#[derive(Clone, PartialEq, Debug)]
pub struct Moment {
    /// How many turns were made before it.
    pub turns: usize,
    /// Who was to move.
    pub player: Player,
    /// The position.
    pub position: Position,
    /// What was done.
    pub done: Turn,
    /// What was better.
    pub better: Turn,
    /// What the position was worth for the player.
    pub before: Worth,
    /// What it was worth for the player after the turn.
    pub after: Worth,
    /// How much it cost.
    pub cost: Cost,
}

/// Judges a game: `positions` at the beginning of every turn, the last one included, what was
/// `done` in all but the last, and the `looks` at all of them. The moments come in their order.
pub fn judge(positions: &[Position], done: &[Option<Turn>], looks: &[Look]) -> Vec<Moment> {
    let mut moments: Vec<(u16, Moment)> = Vec::new();
    let pairs = looks.iter().zip(looks.iter().skip(1));
    for (turns, ((look, next), (position, done))) in
        pairs.zip(positions.iter().zip(done)).enumerate()
    {
        let (Some(done), Some(better)) = (done, &look.best) else {
            continue;
        };
        let after = next.worth.for_opponent();
        let lost = look.worth.permille().saturating_sub(after.permille());
        if lost < WORTH_A_WORD || done == better {
            continue;
        }
        let cost = if lost >= TURNED {
            Cost::Turn
        } else {
            Cost::Some
        };
        moments.push((
            lost,
            Moment {
                turns,
                player: position.to_move(),
                position: *position,
                done: done.clone(),
                better: better.clone(),
                before: look.worth,
                after,
                cost,
            },
        ));
    }
    sort_by_key(&mut moments, |(lost, _)| std::cmp::Reverse(*lost));
    moments.truncate(MOST);
    let mut moments: Vec<Moment> = moments.into_iter().map(|(_, moment)| moment).collect();
    sort_by_key(&mut moments, |moment| moment.turns);
    moments
}

/// White's winning chance at every look, in thousandths.
pub fn chances(positions: &[Position], looks: &[Look]) -> Vec<u16> {
    let both = positions.iter().zip(looks);
    both.map(|(position, look)| match position.to_move() {
        Player::White => look.worth.permille(),
        Player::Black => look.worth.for_opponent().permille(),
    })
    .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use api::worker::Line;
    use rules::Setup;

    fn turn(text: &str) -> Turn {
        text.parse().unwrap()
    }

    fn look(permille: u16, best: &str) -> Look {
        Look {
            worth: Worth::Chance(permille),
            best: Some(turn(best)),
        }
    }

    /// Two turns of Tix.
    fn game() -> (Vec<Position>, Vec<Option<Turn>>) {
        let turns = ["X@c3", "X@e5"].map(turn);
        let mut positions = vec![Position::start(Setup::TIX)];
        for turn in &turns {
            let next = positions.last().unwrap().play_turn(turn).unwrap();
            positions.push(next);
        }
        (positions, turns.into_iter().map(Some).collect())
    }

    #[test]
    fn a_turn_after_which_the_chance_is_much_smaller_is_a_moment() {
        let (positions, done) = game();
        let looks = [look(600, "X@a1"), look(750, "X@a1"), look(240, "X@b2")];
        let moments = judge(&positions, &done, &looks);
        // White's 600 became 250; Black's 750 became 760.
        assert_eq!(moments.len(), 1);
        let moment = &moments[0];
        assert_eq!((moment.turns, moment.player), (0, Player::White));
        assert_eq!(moment.cost, Cost::Turn);
        assert_eq!(moment.after, Worth::Chance(250));
        assert_eq!(moment.better, turn("X@a1"));
    }

    #[test]
    fn a_small_loss_and_the_best_turn_itself_are_no_moments() {
        let (positions, done) = game();
        let looks = [look(600, "X@a1"), look(450, "X@e5"), look(800, "X@b2")];
        assert_eq!(judge(&positions, &done, &looks), []);
    }

    #[test]
    fn chances_are_seen_from_white() {
        let (positions, _) = game();
        let looks = [look(600, "X@a1"), look(300, "X@a1"), look(500, "X@b2")];
        assert_eq!(chances(&positions, &looks), [600, 700, 500]);
    }

    #[test]
    fn of_a_position_that_is_over_the_rules_know_more_than_a_search() {
        let lost: Position = "3u:X1/X1 3/3/X0x01 w -/- - -".parse().unwrap();
        let look = Look::of(&lost, &Found::default());
        assert_eq!((look.worth, look.best), (Worth::Loss(0), None));
    }

    #[test]
    fn only_the_first_turn_of_a_line_is_advice() {
        let start = Position::start(Setup::TIX);
        let found = Found {
            depth: 2,
            nodes: 1,
            lines: vec![Line {
                worth: Worth::Chance(510),
                actions: vec!["X@c3".parse().unwrap(), "X@e5".parse().unwrap()],
            }],
        };
        assert_eq!(Look::of(&start, &found).best, Some(turn("X@c3")));
        let slider: Position = "tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -".parse().unwrap();
        let line = ["a3-c3n", "T@f6ne", "T@a1ne"].map(|text| text.parse().unwrap());
        let first = first_turn(&slider, &line).unwrap();
        assert_eq!(first.to_string(), "a3-c3n,T@f6ne");
    }
}
