//! What the engine would do.

use engine::{EnginePlayer, Limits, Score, Stop};
use rules::{Action, Player, Position, Turn};

use super::messages;
use crate::explain::Story;
use crate::input::Moves;

/// Positions looked at for a hint.
const NODES: u64 = 50_000;

/// What the engine would do in a position, as a whole turn or the rest of one, and why; `None` if
/// there is nothing to do. `before` holds the hashes of the earlier beginnings of turns.
pub(super) fn hint(position: &Position, before: &[u64], stop: &Stop) -> Option<String> {
    let report = EnginePlayer::with_nodes(NODES).engine().search(
        position,
        before,
        &Limits::nodes(NODES),
        stop,
        |_| {},
    );
    let line = report.info.lines.first()?;
    let player = position.to_move();
    let mut after = *position;
    let mut actions = line.actions.iter().copied();
    let mut own = Vec::new();
    while after.to_move() == player {
        let action = actions.next()?;
        after = after.play(action).ok()?;
        own.push(action);
    }
    let ends = own.last() == Some(&Action::End);
    let moves = Turn::new(own).map_or(Moves::Action(Action::End), Moves::Turn);
    let texts: Vec<String> = moves.actions().iter().map(Action::to_string).collect();
    let mut text = format!("The engine would play {}", texts.join(","));
    // One action alone leaves the bonus open when it is typed.
    if ends && texts.len() == 1 && texts != ["end"] {
        text.push_str(" and then end");
    }
    let story = Story::of(position, &moves);
    text.push_str(&format!(": {}.\n", worth(line.score, player)));
    for sentence in story.deeds.iter().chain([&story.next]) {
        text.push_str(&messages::wrapped(sentence));
    }
    if let Some(answer) = line.turns(position).get(1)
        && after.play_turn(answer).is_ok()
    {
        let sentence = format!("The answer it expects is {answer}.");
        text.push_str(&messages::wrapped(&sentence));
    }
    Some(text)
}

/// What the player gets out of it, guessed or proved.
fn worth(score: Score, player: Player) -> String {
    let turns = |turns: u32| match turns {
        1 => "1 turn".to_owned(),
        more => format!("{more} turns of both players together"),
    };
    match (score.proved_win(), score.proved_loss()) {
        (Some(0 | 1), _) => format!("{player} wins at once"),
        (Some(more), _) => format!("it is proved that {player} wins in {}", turns(more)),
        (_, Some(more)) => format!(
            "it is proved that {player} loses, but with this only in {}",
            turns(more)
        ),
        _ => format!(
            "a guess gives {player} {:.0} chances in 100 to win",
            score.winning_chance() * 100.0
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hinted(position: &str) -> Option<String> {
        hint(&position.parse().unwrap(), &[], &Stop::new())
    }

    #[test]
    fn a_win_is_seen_and_proved() {
        let text = hinted("tix 6/6/6/6/1x14/X15 w X7/X7 - -").unwrap();
        assert!(text.contains("White wins at once"), "{text}");
        assert!(
            text.contains("Black has no legal action and has lost"),
            "{text}"
        );
    }

    #[test]
    fn a_guess_is_called_one() {
        let text = hinted("tixel").unwrap();
        assert!(text.starts_with("The engine would play T@"), "{text}");
        assert!(text.contains("a guess gives White "), "{text}");
        assert!(text.contains("The answer it expects is "), "{text}");
    }

    #[test]
    fn where_nothing_can_be_done_there_is_no_hint() {
        assert_eq!(hinted("6u:X8/X8 6/6/6/6/1x04/2X13 b X7/X7 - -"), None);
    }
}
