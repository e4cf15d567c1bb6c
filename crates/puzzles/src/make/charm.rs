//! What makes a puzzle worth solving: the obvious turn fails, and the right one surprises.

use engine::{Choose as _, EnginePlayer, Level};
use motifs::Tally;
use rules::{Action, Position, Turn};

use crate::defence::wins_at_once;
use crate::judge::is_failure_seen;
use crate::{Judge, Judgement};

/// Why the right turn is not the obvious one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Surprise {
    /// It turns none of the opponent's pieces.
    Quiet,
    /// It turns the player's own pieces.
    TurnsOwn,
    /// It begins with an action that looks worse than three others.
    Unlikely,
}

/// The tempting wrong turn of a puzzle, and its surprise.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Charm {
    /// The turn a weak player likes best, which fails.
    pub temptation: Turn,
    /// The opponent's answer to it.
    pub refutation: Turn,
    /// What is surprising about the solution, if anything: to hold, it is enough that others lose.
    pub surprise: Option<Surprise>,
    /// How many of the weak players asked choose the temptation.
    pub tempted: u32,
}

/// The level of the players to be tempted.
const WEAK: u8 = 3;
/// How many weak players are asked.
pub(crate) const ASKED: u32 = 5;

impl Charm {
    /// The charm of a position whose solution surprises in this way; `None` if it has none. Cheap
    /// judges are asked first, expensive ones only if the answer is still open.
    pub(crate) fn of(
        position: &Position,
        surprise: Surprise,
        judges: [&mut Judge; 2],
    ) -> Option<Charm> {
        let liked = liked_turns(position);
        let mut refuted = None;
        for judge in judges {
            refuted = Some(refuted_turn(position, &liked, judge)?);
        }
        let (temptation, refutation) = refuted?;
        let (_, tempted) = liked.first()?;
        Some(Charm {
            temptation,
            refutation,
            surprise: Some(surprise),
            tempted: *tempted,
        })
    }
}

impl Charm {
    /// The charm of a position in which this turn is the only one that holds: the turn that weak players
    /// like best loses at once.
    pub(super) fn of_defence(position: &Position, defence: &Turn) -> Option<Charm> {
        let (temptation, tempted) = liked_turns(position).into_iter().next()?;
        let after = position.play_turn(&temptation).ok()?;
        Some(Charm {
            refutation: wins_at_once(&after)?,
            temptation,
            surprise: surprise(position, defence),
            tempted,
        })
    }
}

/// The first of the turns that is refuted visibly, with the refutation; `None` if there is none, or
/// if the favourite wins.
fn refuted_turn(
    position: &Position,
    liked: &[(Turn, u32)],
    judge: &mut Judge,
) -> Option<(Turn, Turn)> {
    let (favourite, _) = liked.first()?;
    if judge.keeps_win(position, favourite).ok()? {
        return None;
    }
    liked.iter().find_map(|(turn, _)| {
        let refutation = visible_refutation(position, turn, judge)?;
        Some((turn.clone(), refutation))
    })
}

/// The reply to a failing turn, if it makes the failure plain to see.
fn visible_refutation(position: &Position, turn: &Turn, judge: &mut Judge) -> Option<Turn> {
    let Ok(Judgement::Failed { refutation }) = judge.judge(position, turn) else {
        return None;
    };
    let refutation = refutation.into_iter().next()?;
    let after = position.play_turn(turn).ok()?;
    let after = after.play_turn(&refutation).ok()?;
    is_visible(&after, judge).then_some(refutation)
}

/// Whether a refutation is plain to see, with the tempted player to move again, and real: no win is
/// left to prove.
fn is_visible(after: &Position, judge: &mut Judge) -> bool {
    is_failure_seen(after) && (after.winner().is_some() || judge.solution(after).is_none())
}

/// The turns that weak players choose and how many do, the most popular first.
fn liked_turns(position: &Position) -> Vec<(Turn, u32)> {
    let mut liked: Vec<(Position, Turn, u32)> = Vec::new();
    let Some(level) = Level::new(WEAK) else {
        return Vec::new();
    };
    for seed in 0..ASKED {
        let mut player = EnginePlayer::at_level(level, position.setup(), seed.into());
        let turn = whole_turn(&mut player, position);
        let Some((turn, after)) =
            turn.and_then(|turn| Some((turn.clone(), position.play_turn(&turn).ok()?)))
        else {
            continue;
        };
        match liked.iter_mut().find(|(known, _, _)| *known == after) {
            Some((_, _, count)) => *count += 1,
            None => liked.push((after, turn, 1)),
        }
    }
    // Stable, so that the answer is always the same.
    liked.sort_by_key(|(_, _, count)| std::cmp::Reverse(*count));
    liked
        .into_iter()
        .map(|(_, turn, count)| (turn, count))
        .collect()
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

/// What is surprising about a solution, if anything is.
pub(crate) fn surprise(position: &Position, solution: &Turn) -> Option<Surprise> {
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

/// How good an action looks to somebody who only counts what can slide.
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
    fn the_same_position_tempts_to_the_same_turns() {
        let position: Position = "tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -".parse().unwrap();
        let liked = liked_turns(&position);
        assert!(!liked.is_empty());
        assert!(liked.is_sorted_by(|a, b| a.1 >= b.1));
        for (turn, _) in &liked {
            assert!(position.play_turn(turn).is_ok());
        }
        assert_eq!(liked.iter().map(|(_, count)| count).sum::<u32>(), ASKED);
        assert_eq!(liked_turns(&position), liked);
    }
}
