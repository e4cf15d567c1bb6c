//! What the engine would do.

use engine::{Limits, Stop};
use rules::{Action, Position, Turn};

use super::messages;
use crate::analyze::{Proved, worth};
use crate::explain::Story;
use crate::input::Moves;
use crate::language::words;
use crate::nets;
use crate::t;

/// Positions searched for a hint.
const NODES: u64 = 50_000;

/// What the engine would play in a position, as a whole turn or the rest of one, and why; `None` if
/// there is no legal action. `before` holds the hashes of the positions at the beginning of earlier
/// turns.
pub(super) fn hint(position: &Position, before: &[u64], stop: &Stop) -> Option<String> {
    let limits = Limits::nodes(NODES);
    let report = nets::engine().search(position, before, &limits, stop, |_| {});
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
    let mut turn = texts.join(",");
    // Typed as a single action, it would leave the bonus open.
    if ends && texts.len() == 1 && texts != ["end"] {
        turn = t!("terminal-hint-then-end", turn = turn);
    }
    let story = Story::of(position, &moves);
    let worth = worth(line.score.winning_chance(), Proved::of(line.score).as_ref());
    let lead = [
        t!("play-hint-given", turn = turn),
        t!("play-hint-worth", worth = worth),
    ];
    let mut text = words().in_a_row(lead);
    text.push('\n');
    for sentence in story.sentences.iter().chain([&story.next]) {
        text.push_str(&messages::wrapped(sentence));
    }
    if let Some(answer) = line.turns(position).get(1)
        && after.play_turn(answer).is_ok()
    {
        let sentence = t!("terminal-hint-answer", turn = answer.to_string());
        text.push_str(&messages::wrapped(&sentence));
    }
    Some(text)
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
        assert!(text.contains("a win within 1 turn, proved"), "{text}");
        assert!(
            text.contains("White wins: Black has no piece left that can slide."),
            "{text}"
        );
    }

    #[test]
    fn a_guess_is_called_one() {
        let text = hinted("tixel").unwrap();
        assert!(text.starts_with("Hint: T@"), "{text}");
        assert!(text.contains("It leads to a winning chance of "), "{text}");
        assert!(text.contains("%, guessed."), "{text}");
        assert!(text.contains("Expected answer: "), "{text}");
    }

    #[test]
    fn where_nothing_can_be_done_there_is_no_hint() {
        assert_eq!(hinted("6u:X8/X8 6/6/6/6/1x04/2X13 b X7/X7 - -"), None);
    }
}
