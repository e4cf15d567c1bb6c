//! The simplest way to win at once.

use std::collections::HashSet;

use rules::{Action, Position, Turn};

/// How many chains are tried before giving up: more than a puzzle's board has within five actions.
const BOUND: usize = 30_000;

/// The turn with the fewest actions that wins at once. `None` if there is none, or if it is longer
/// than could be searched.
///
/// `finish::shortest` finds one as short, but often another one of that length, and searches without a
/// bound. The motifs of the packs, and what is alike in them, were read off the turn that is found here.
pub(crate) fn shortest_win(position: &Position) -> Option<Turn> {
    let mut known = HashSet::new();
    let mut open: Vec<(Position, Vec<Action>)> = vec![(*position, Vec::new())];
    while !open.is_empty() {
        let mut longer = Vec::new();
        for (here, chain) in &open {
            for action in here.actions() {
                let mut after = *here;
                after.play_unchecked(action);
                let is_open = after.bonus().is_some();
                if is_open && !known.insert(after.hash()) {
                    continue;
                }
                let mut end = after;
                if is_open {
                    end.play_unchecked(Action::End);
                }
                let mut chain = chain.clone();
                chain.push(action);
                if end.winner() == Some(position.to_move()) {
                    // `end` is not written: a turn whose last action is a sacrifice declines.
                    chain.retain(|action| *action != Action::End);
                    return Turn::new(chain);
                }
                if is_open {
                    longer.push((after, chain));
                }
            }
            if known.len() > BOUND {
                return None;
            }
        }
        open = longer;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shortest(position: &str) -> Option<String> {
        let position: Position = position.parse().unwrap();
        shortest_win(&position).map(|turn| turn.to_string())
    }

    #[test]
    fn a_win_of_one_action_is_preferred_to_longer_ones() {
        let turn = shortest("tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -").unwrap();
        assert!(!turn.contains(','), "{turn}");
    }

    #[test]
    fn a_chain_ends_where_the_game_is_won() {
        // A piece could still be placed after it.
        let position = "6u:X8/X8 2x11x0X0/1X11x12/6/X11x11X11/5x0/1X11x0X01 w X2/X2 - -";
        assert_eq!(shortest(position).unwrap(), "b1-b3,e3-e5,b5-b6");
    }

    #[test]
    fn without_a_win_there_is_no_shortest_one() {
        assert_eq!(shortest("tixel"), None);
    }
}
