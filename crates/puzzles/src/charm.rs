//! What makes a puzzle worth solving: the obvious turn fails, and the right one surprises.

use engine::{EnginePlayer, Level, Player as _};
use motifs::Tally;
use rules::{Action, Position, Turn};

use crate::{Judge, Judgement};

/// Why the right turn is not the obvious one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Surprise {
    /// It turns none of the opponent's pieces.
    Quiet,
    /// It turns pieces of one's own.
    TurnsOwn,
    /// It begins with an action that three others look better than.
    Unlikely,
}

/// What a puzzle tempts to, and how it surprises.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Charm {
    /// The turn a weak player likes best, which fails.
    pub temptation: Turn,
    /// The opponent's answer to it.
    pub refutation: Turn,
    /// What is surprising about the solution.
    pub surprise: Surprise,
}

/// Who is tempted.
const WEAK: u8 = 3;
/// How many weak players are asked.
const ASKED: u64 = 5;

impl Charm {
    /// The charm of a position with this solution; `None` if it has none.
    pub fn of(position: &Position, solution: &Turn, judge: &mut Judge) -> Option<Charm> {
        let surprise = surprise(position, solution)?;
        let temptation = temptation(position)?;
        let Ok(Judgement::Failed {
            refutation: Some(refutation),
        }) = judge.judge(position, &temptation)
        else {
            return None;
        };
        // Visibly: within two turns the win is gone for certain, not only unproved.
        let after = position.play_turn(&temptation).ok()?;
        let after = after.play_turn(&refutation).ok()?;
        if after.winner().is_none() && judge.wins_in(&after, 2).is_some() {
            return None;
        }
        Some(Charm {
            temptation,
            refutation,
            surprise,
        })
    }
}

/// The turn that most weak players choose.
fn temptation(position: &Position) -> Option<Turn> {
    let level = Level::new(WEAK)?;
    let mut liked: Vec<(Position, Turn, u32)> = Vec::new();
    for seed in 0..ASKED {
        let mut player = EnginePlayer::at_level(level, position.setup(), seed);
        let turn = whole_turn(&mut player, position)?;
        let after = position.play_turn(&turn).ok()?;
        match liked.iter_mut().find(|(known, _, _)| *known == after) {
            Some((_, _, count)) => *count += 1,
            None => liked.push((after, turn, 1)),
        }
    }
    // The first of the most liked, so that the answer is always the same.
    let most = liked.iter().map(|(_, _, count)| *count).max()?;
    let favourite = liked.into_iter().find(|(_, _, count)| *count == most)?;
    Some(favourite.1)
}

/// The turn a player chooses, action by action.
pub(crate) fn whole_turn(player: &mut EnginePlayer, position: &Position) -> Option<Turn> {
    let mut now = *position;
    let mut actions = Vec::new();
    while now.to_move() == position.to_move() {
        let action = player.choose(&now, &[])?;
        now.play_unchecked(action);
        actions.push(action);
    }
    Turn::new(actions)
}

fn surprise(position: &Position, solution: &Turn) -> Option<Surprise> {
    let tally = Tally::of(position, solution).ok()?;
    if tally.turned.theirs.is_empty() {
        return Some(Surprise::Quiet);
    }
    if !tally.turned.own.is_empty() {
        return Some(Surprise::TurnsOwn);
    }
    let first = *solution.actions().first()?;
    let chosen = appearance(position, first);
    let better = position
        .actions()
        .into_iter()
        .filter(|&action| appearance(position, action) > chosen);
    (better.count() >= 3).then_some(Surprise::Unlikely)
}

/// How good an action looks to somebody who counts what can slide, and no further.
fn appearance(position: &Position, action: Action) -> i64 {
    let mut after = *position;
    after.play_unchecked(action);
    let player = position.to_move();
    let count = |player| after.slidable(player).len() as i64;
    count(player) - count(player.opponent())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_obvious_win_does_not_surprise() {
        // The slide that turns both of Black's pieces is what everyone sees first.
        let position: Position = "tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -".parse().unwrap();
        let solution: Turn = "a3-d3ne".parse().unwrap();
        assert_eq!(surprise(&position, &solution), None);
        let quiet: Turn = "T@f6ne".parse().unwrap();
        assert_eq!(surprise(&position, &quiet), Some(Surprise::Quiet));
    }

    #[test]
    fn the_same_position_tempts_to_the_same_turn() {
        let position: Position = "tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -".parse().unwrap();
        let turn = temptation(&position).unwrap();
        assert!(position.play_turn(&turn).is_ok());
        assert_eq!(temptation(&position), Some(turn));
    }
}
