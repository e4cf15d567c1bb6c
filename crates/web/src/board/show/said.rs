//! What the board says: one line that is seen and spoken.

use rules::{Action, Position, Shape, Space, TurnError};
use words::{Ending, Value, Words, player_name};

use crate::board::turn::refusal::Refusal;
use crate::board::turn::standing::Last;

/// Something to say about the turn. It is kept as what it means, so that it can be said in another
/// language a moment later.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum Said {
    /// Whose turn it is, or which bonus is open.
    #[default]
    Next,
    /// Why something is not allowed.
    Refused(Refusal),
    /// A piece is held, and can go to so many spaces.
    Piece(Space, usize),
    /// A piece of the pool is held, and can go to so many spaces.
    Pool(Shape, usize),
    /// A piece of somebody who is not to move is looked at.
    Looks(Space, usize),
    /// A choice is to be made.
    Asks(Space),
    /// This was done in the turn in the making, from this position on.
    Did(Box<Position>, Vec<Action>),
    /// A whole turn was made.
    Turn(Box<Last>),
    /// The turn is complete by this last step, and waits to be sent.
    Complete(Box<Position>, Action),
    /// A step was taken back.
    Undone,
    /// All steps were taken back.
    ResetDone,
    /// There is no step to take back.
    NothingToUndo,
    /// There is nothing to send.
    NothingToSend,
    /// A written turn cannot be read: the text and the number of the offending letter.
    Unreadable(String, usize),
    /// A written turn is not legal.
    Illegal(TurnError),
    /// The threats are shown, or no longer.
    Threats(bool),
    /// The draft of a turn was restored.
    Restored,
    /// Something the place says itself.
    Own(String),
}

impl Said {
    /// The sentence, given the position it is said about.
    pub fn text(&self, words: &Words, now: &Position) -> String {
        let count = |key: &str, space: Space, count: usize| {
            words.say_with(key, &[("space", space.into()), ("count", count.into())])
        };
        match self {
            Said::Next => next(words, now),
            Said::Refused(refusal) => refused(words, refusal, now),
            Said::Piece(space, landings) => count("board-holds-piece", *space, *landings),
            Said::Looks(space, landings) => count("board-looks", *space, *landings),
            Said::Pool(shape, landings) => {
                let piece = words.shape(now.setup(), *shape);
                let values = [("piece", piece.into()), ("count", Value::from(*landings))];
                words.say_with("board-holds-pool", &values)
            }
            Said::Asks(space) => words.say_with("board-asks", &[("space", (*space).into())]),
            Said::Did(before, actions) => did(words, before, actions, now),
            Said::Turn(last) => did(words, &last.before, last.turn.actions(), now),
            Said::Complete(before, action) => {
                let mut sentences = vec![words.say("board-refused-complete")];
                sentences.extend(words.describe_action(before, *action));
                words.in_a_row(sentences)
            }
            Said::Undone => words.say("board-undone"),
            Said::ResetDone => words.say("board-reset-done"),
            Said::NothingToUndo => words.say("board-nothing-to-undo"),
            Said::NothingToSend => words.say("board-nothing-to-send"),
            Said::Unreadable(text, at) => {
                let rest: String = text.chars().skip(*at).take(6).collect();
                if rest.is_empty() {
                    return words.say_with("board-unfinished", &[("number", (*at).into())]);
                }
                let values = [("number", Value::from(at + 1)), ("rest", rest.into())];
                words.say_with("board-unreadable", &values)
            }
            Said::Illegal(error) => words.turn_error(*error),
            Said::Threats(true) => words.say("board-threats-shown"),
            Said::Threats(false) => words.say("board-threats-hidden"),
            Said::Restored => words.say("board-restored"),
            Said::Own(text) => text.clone(),
        }
    }

    /// Whether it warns rather than tells.
    pub fn warns(&self) -> bool {
        matches!(
            self,
            Said::Refused(_)
                | Said::Unreadable(..)
                | Said::Illegal(_)
                | Said::NothingToUndo
                | Said::NothingToSend
        )
    }
}

fn next(words: &Words, now: &Position) -> String {
    if let Some(winner) = now.winner() {
        return words.ending(Ending::NoAction { winner });
    }
    let key = if now.bonus().is_some() {
        "next-bonus"
    } else {
        "next-turn"
    };
    words.say_with(key, &[("player", player_name(now.to_move()).into())])
}

fn refused(words: &Words, refusal: &Refusal, now: &Position) -> String {
    match refusal {
        Refusal::Rule(reason) => words.reason(*reason),
        Refusal::Stuck { space, .. } => {
            words.say_with("board-refused-stuck", &[("space", (*space).into())])
        }
        Refusal::Complete => words.say("board-refused-complete"),
        Refusal::NotNow => words.say("board-refused-not-now"),
        Refusal::OnlyLooked => words.say("board-refused-only-looked"),
        Refusal::Over => match now.winner() {
            Some(winner) => words.ending(Ending::NoAction { winner }),
            None => words.say("board-refused-over"),
        },
        Refusal::NotAsked { .. } => words.say("board-refused-not-asked"),
    }
}

/// What to do now, then what was done: the line is short.
fn did(words: &Words, before: &Position, actions: &[Action], now: &Position) -> String {
    let mut position = *before;
    let mut sentences = vec![next(words, now)];
    for &action in actions {
        if !position.is_legal(action) {
            break;
        }
        sentences.extend(words.describe_action(&position, action));
        position.play_unchecked(action);
    }
    words.in_a_row(sentences)
}

#[cfg(test)]
mod tests {
    use rules::{Reason, TurnFault};
    use words::Language;

    use super::*;

    #[test]
    fn everything_is_said_in_every_language() {
        let now: Position = "tixel 6/6/2t13/T13T01/2t13/T15 w T7/T8 - -"
            .parse()
            .unwrap();
        let space: Space = "a3".parse().unwrap();
        let action: Action = "a3-c3n".parse().unwrap();
        let by = vec![space];
        let refusals = [
            Refusal::Rule(Reason::NotYours { space }),
            Refusal::Stuck { space, by },
            Refusal::Complete,
            Refusal::NotNow,
            Refusal::OnlyLooked,
            Refusal::Over,
            Refusal::NotAsked { space: None },
        ];
        let fault = TurnFault::TurnOver;
        let mut all = vec![
            Said::Next,
            Said::Piece(space, 0),
            Said::Piece(space, 1),
            Said::Piece(space, 7),
            Said::Pool(Shape::Flipped, 3),
            Said::Looks(space, 0),
            Said::Looks(space, 2),
            Said::Asks(space),
            Said::Did(Box::new(now), vec![action]),
            Said::Turn(Box::new(Last {
                before: now,
                turn: "a3-b3ne".parse().unwrap(),
            })),
            Said::Complete(Box::new(now), action),
            Said::Undone,
            Said::ResetDone,
            Said::NothingToUndo,
            Said::NothingToSend,
            Said::Unreadable("a3-c3q".to_owned(), 5),
            Said::Unreadable("a3-".to_owned(), 3),
            Said::Illegal(TurnError {
                index: 1,
                action,
                fault,
            }),
            Said::Threats(true),
            Said::Threats(false),
            Said::Restored,
        ];
        all.extend(refusals.map(Said::Refused));
        for language in Language::ALL {
            let words = Words::of(language);
            let mut heard: Vec<String> = all.iter().map(|said| said.text(words, &now)).collect();
            for text in &heard {
                let raw = ["board-", "{", "reason-"]
                    .iter()
                    .any(|raw| text.contains(raw));
                assert!(!text.is_empty() && !raw, "{language:?}: {text}");
            }
            heard.sort_unstable();
            heard.dedup();
            assert_eq!(heard.len(), all.len(), "{language:?}: {heard:?}");
        }
    }

    #[test]
    fn a_declined_bonus_leaves_the_turn_to_the_opponent() {
        let before: Position = "tixel 6/6/2t13/T13T01/2t13/T15 w T7/T8 - -"
            .parse()
            .unwrap();
        let turn: rules::Turn = "a3-c3n".parse().unwrap();
        let now = before.play_turn(&turn).unwrap();
        let words = Words::of(Language::English);
        let text = Said::Turn(Box::new(Last { before, turn })).text(words, &now);
        assert!(text.starts_with(&Said::Next.text(words, &now)), "{text}");
        assert!(!text.contains("bonus action"), "{text}");
    }

    #[test]
    fn a_fault_in_a_written_turn_is_pointed_at() {
        let now = Position::start(rules::Setup::TIXEL);
        let words = Words::of(Language::English);
        let text = Said::Unreadable("a3-c3q".to_owned(), 5).text(words, &now);
        assert!(text.contains('6') && text.ends_with('q'), "{text}");
    }

    #[test]
    fn refusals_warn_and_news_does_not() {
        assert!(Said::Refused(Refusal::Complete).warns());
        assert!(Said::Unreadable(String::new(), 0).warns());
        assert!(!Said::Next.warns() && !Said::Undone.warns());
    }
}
