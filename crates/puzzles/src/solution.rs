//! How a puzzle is solved.

use rules::{Position, Turn};

use crate::defence::OnlyDefence;
use crate::shortest_win::shortest_win;
use crate::{Goal, Judge};

/// The solution of a puzzle, against the best defence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solution {
    /// The first turn.
    pub turn: Turn,
    /// The position after it.
    pub after: Position,
    /// Where it ends.
    pub end: Position,
}

impl Solution {
    /// The solution of a position with this goal; `None` if it is not proved. A win in one turn is
    /// told by its shortest turn, since a prover wanders.
    pub fn of(position: &Position, goal: Goal, judge: &mut Judge) -> Option<Solution> {
        let line = match goal {
            Goal::Win(1) => vec![shortest_win(position)?],
            Goal::Win(_) => judge.solution(position)?,
            Goal::Hold => {
                let defence = OnlyDefence::of(position)?;
                return Solution::holding(position, defence.turn);
            }
        };
        let end = line
            .iter()
            .try_fold(*position, |now, turn| now.play_turn(turn));
        let end = end.ok().filter(|end| end.winner().is_some())?;
        let turn = line.into_iter().next()?;
        let after = position.play_turn(&turn).ok()?;
        Some(Solution { turn, after, end })
    }

    /// The one that consists of a turn that holds.
    pub(crate) fn holding(position: &Position, turn: Turn) -> Option<Solution> {
        let after = position.play_turn(&turn).ok()?;
        let end = after;
        Some(Solution { turn, after, end })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_win_in_one_turn_is_told_by_its_shortest_turn() {
        let position = "6u:X8/X8 2x11x0X0/1X11x12/6/X11x11X11/5x0/1X11x0X01 w X2/X2 - -";
        let position: Position = position.parse().unwrap();
        let solution = Solution::of(&position, Goal::Win(1), &mut Judge::new(10_000)).unwrap();
        assert_eq!(solution.turn.to_string(), "b1-b3,e3-e5,b5-b6");
        assert_eq!(solution.after, solution.end);
        assert_eq!(solution.end.winner(), Some(position.to_move()));
    }

    #[test]
    fn a_longer_win_is_told_to_its_end_and_nothing_is_told_without_a_win() {
        let start: Position = "3u:X3/X3".parse().unwrap();
        let solution = Solution::of(&start, Goal::Win(2), &mut Judge::new(100_000)).unwrap();
        assert_ne!(solution.after, solution.end);
        assert_eq!(solution.end.winner(), Some(start.to_move()));
        assert_eq!(Solution::of(&start, Goal::Win(2), &mut Judge::new(1)), None);
    }
}
