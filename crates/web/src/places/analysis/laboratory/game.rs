//! Games that levels of the engine play against each other in its worker.

use api::worker::{Effort, Question};
use random::Random;
use rules::{Action, Player, Position, Setup};

use super::character::{End, Played};
use crate::engine::{self, EngineError};

/// A game that reaches this many turns is a draw.
const LONGEST: u32 = 400;

/// Plays a game from a setup, each side at its level. The first turn of each is random, so that
/// games differ; the same seed gives the same game. `None` as soon as `goes_on` returns `false`.
pub(super) async fn play(
    setup: Setup,
    levels: [u8; 2],
    seed: u64,
    goes_on: impl Fn() -> bool,
) -> Result<Option<(Played, End)>, EngineError> {
    // The engine's memory of earlier games would change its play.
    engine::forget();
    let mut random = Random::new(seed);
    let mut position = Position::start(setup);
    let mut played = Played::new();
    let mut before: Vec<u64> = Vec::new();
    loop {
        if !goes_on() {
            return Ok(None);
        }
        if let Some(winner) = position.winner() {
            return Ok(Some((played, End::Won(winner))));
        }
        let hash = position.hash();
        let occurred = before.iter().filter(|other| **other == hash).count();
        if occurred >= 2 || played.turns() >= LONGEST {
            return Ok(Some((played, End::Drawn)));
        }
        let player = position.to_move();
        let (actions, hope) = if played.turns() < 2 {
            (at_random(&position, &mut random), None)
        } else {
            let question = Question {
                position,
                before: before.clone(),
            };
            let effort = Effort::Level {
                number: levels[player as usize],
                // Small enough to be exact as a number of JavaScript.
                seed: random.next() >> 14,
            };
            let choice = engine::choose(question, effort).await?;
            let best = choice.found.lines.first();
            (choice.actions, best.map(|line| line.score.permille()))
        };
        before.push(hash);
        position = after(position, player, &actions, &mut played);
        played.turn(player, hope);
        if position.hash() == hash {
            // Nothing was played, which cannot happen unless the game is over.
            return Ok(Some((played, End::Drawn)));
        }
    }
}

/// A random action, whose bonus is declined.
fn at_random(position: &Position, random: &mut Random) -> Vec<Action> {
    let place = random.below(position.count_actions().max(1));
    position.nth_action(place).into_iter().collect()
}

/// The position after a turn, whose bonus is declined if it is left open.
fn after(
    mut position: Position,
    player: Player,
    actions: &[Action],
    played: &mut Played,
) -> Position {
    for action in actions.iter().copied().chain([Action::End]) {
        if position.to_move() == player && position.is_legal(action) {
            played.act(&position);
            position.play_unchecked(action);
        }
    }
    position
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_is_played_to_its_end() {
        let mut played = Played::new();
        let mut random = Random::new(7);
        let mut position = Position::start(Setup::TIXEL);
        for turn in 0..2 {
            let player = position.to_move();
            let actions = at_random(&position, &mut random);
            assert_eq!(actions.len(), 1);
            position = after(position, player, &actions, &mut played);
            assert_eq!(position.to_move(), player.opponent(), "{turn}");
        }
        // A sacrifice whose bonus is declined.
        let position: Position = "6u:X8/X8 6/6/6/6/x11x13/1X11x12 w X7/X5 - -"
            .parse()
            .unwrap();
        let sacrifice = position.actions().into_iter().find(|action| {
            position
                .effects(*action)
                .is_ok_and(|effects| effects.is_sacrifice)
        });
        if let Some(sacrifice) = sacrifice {
            let after = after(position, Player::White, &[sacrifice], &mut played);
            assert_eq!(after.to_move(), Player::Black);
        }
    }
}
