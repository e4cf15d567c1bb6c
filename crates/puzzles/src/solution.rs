//! How a puzzle is solved.

use rules::{Position, Turn};

use crate::Judge;
use crate::shortest_win::shortest_win;

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
    /// The solution of a position that is won in this many turns; `None` if that is not proved. For
    /// a win in one turn it is the shortest turn, since a prover may find a roundabout one.
    pub fn of(position: &Position, turns: u32, judge: &mut Judge) -> Option<Solution> {
        let line = match turns {
            1 => vec![shortest_win(position)?],
            _ => judge.solution(position)?,
        };
        let end = line
            .iter()
            .try_fold(*position, |now, turn| now.play_turn(turn));
        let end = end.ok().filter(|end| end.winner().is_some())?;
        let turn = line.into_iter().next()?;
        let after = position.play_turn(&turn).ok()?;
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
        let solution = Solution::of(&position, 1, &mut Judge::new(10_000)).unwrap();
        assert_eq!(solution.turn.to_string(), "b1-b3,e3-e5,b5-b6");
        assert_eq!(solution.after, solution.end);
        assert_eq!(solution.end.winner(), Some(position.to_move()));
    }

    #[test]
    fn a_longer_win_is_told_to_its_end_and_nothing_is_told_without_a_win() {
        let start: Position = "3u:X3/X3".parse().unwrap();
        let solution = Solution::of(&start, 2, &mut Judge::new(100_000)).unwrap();
        assert_ne!(solution.after, solution.end);
        assert_eq!(solution.end.winner(), Some(start.to_move()));
        assert_eq!(Solution::of(&start, 2, &mut Judge::new(1)), None);
    }
}
