//! Drama: games that turned around.

use arena::PlayedGame;
use engine::{Engine, Hand, Limits, Stop};
use rules::Player;

/// Nodes for a quick look at a position: enough to see who is ahead.
pub(super) const NODES: u64 = 100;

/// Two to one.
const EXPECTED: f64 = 2.0 / 3.0;

/// Memory for such a short search.
const TABLE: u64 = 1 << 16;

/// Whether the loser was once a two-to-one favourite.
pub(super) fn is_turned_around(game: &PlayedGame, winner: Player, stop: &Stop) -> bool {
    let mut engine = Engine::sized(Hand::default(), TABLE);
    let limits = Limits::nodes(NODES);
    let mut position = game.start;
    for turn in &game.turns {
        if position.to_move() != winner {
            engine.forget();
            let found = engine.search(&position, &[], &limits, stop, |_| {});
            let chance = found
                .info
                .lines
                .first()
                .map(|line| line.score.winning_chance());
            if chance.is_some_and(|chance| chance >= EXPECTED) {
                return true;
            }
        }
        for action in turn {
            position.play_unchecked(*action);
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use arena::Ending;
    use rules::{Action, Position};

    fn game(start: &str, turns: &[&[&str]]) -> PlayedGame {
        let action = |text: &&str| -> Action { text.parse().unwrap() };
        let start: Position = start.parse().unwrap();
        PlayedGame {
            start,
            turns: turns
                .iter()
                .map(|turn| turn.iter().map(action).collect())
                .collect(),
            winner: None,
            ending: Ending::NoLegalAction,
        }
    }

    #[test]
    fn a_missed_win_turns_a_game_around_and_a_taken_one_does_not() {
        // White can win at once with a3-d3.
        let start = "tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -";
        let missed = game(start, &[&["T@f6sw"]]);
        assert!(is_turned_around(&missed, Player::Black, &Stop::new()));
        let taken = game(start, &[&["a3-d3ne"]]);
        assert!(!is_turned_around(&taken, Player::White, &Stop::new()));
    }
}
