//! What a turn has left behind: the pieces it turned.

use rules::Space;

use crate::board::turn::standing::Last;
use crate::small_sort::each_once;

/// The pieces turned by a turn that are still inactive after it.
pub fn turned_by(last: &Last) -> Vec<Space> {
    let mut position = last.before;
    let mut turned = Vec::new();
    for &action in last.turn.actions() {
        let Ok(effects) = position.effects(action) else {
            break;
        };
        turned.extend(effects.turned.iter().map(|turned| turned.space));
        position.play_unchecked(action);
    }
    let lies = |space: &Space| {
        let piece = position.piece_at(*space);
        piece.is_some_and(|piece| !piece.is_active())
    };
    turned.retain(lies);
    each_once(turned)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn last(before: &str, turn: &str) -> Last {
        Last {
            before: before.parse().unwrap(),
            turn: turn.parse().unwrap(),
        }
    }

    fn spaces(names: &[&str]) -> Vec<Space> {
        names.iter().map(|name| name.parse().unwrap()).collect()
    }

    #[test]
    fn everything_a_slide_turned_is_left_behind() {
        let before = "tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -";
        let turned = turned_by(&last(before, "a3-d3ne"));
        assert_eq!(turned, spaces(&["c2", "c4"]));
        assert!(turned_by(&last(before, "a3-b3ne")).is_empty());
    }

    #[test]
    fn a_piece_picked_up_in_the_same_turn_is_not_left_behind() {
        let before = "tixel 6/6/2T13/T15/2t13/6 w T8/T9 - -";
        assert_eq!(turned_by(&last(before, "a3-c3n")), spaces(&["c2", "c4"]));
        let turned = turned_by(&last(before, "a3-c3n,c4^"));
        assert_eq!(turned, spaces(&["c2"]));
    }
}
