//! What the board says: one line, shown and announced.

use rules::{Action, Position, Shape, Space, Turn, TurnError};
use words::{Ending, Value, Words, player_name};

use crate::board::turn::refusal::Refusal;
use crate::board::turn::standing::{Last, Mover};

/// Something to say about the turn. It is stored by its meaning, so that it can be said in another
/// language a moment later.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum Said {
    /// Whose turn it is, or which bonus is open.
    #[default]
    Next,
    /// Why something is not allowed.
    Refused(Refusal),
    /// A piece is held, with this many landings.
    Piece(Space, usize),
    /// A piece of the pool is held, with this many landings.
    Pool(Shape, usize),
    /// A piece of the player who is not to move is looked at.
    Looks(Space, usize),
    /// A choice is to be made.
    Asks(Space),
    /// A tap was previewed; a second one confirms it.
    Previews(Space),
    /// The only choice is to pick the piece up.
    AsksPickUp(Space),
    /// What was done so far in the turn being composed, and its starting position.
    Did(Box<Position>, Vec<Action>),
    /// A whole turn was made.
    Turn(Box<Last>),
    /// This last action completes the turn, which waits to be sent.
    Complete(Box<Position>, Action),
    /// A step was taken back.
    Undone,
    /// All steps were taken back.
    ResetDone,
    /// There is no step to take back.
    NothingToUndo,
    /// There is nothing to send.
    NothingToSend,
    /// A typed turn cannot be parsed: the text and the index of the offending letter.
    Unreadable(String, usize),
    /// A typed turn is not legal.
    Illegal(TurnError),
    /// Threats were requested, but there are none.
    NoThreats,
    /// Threats are shown or hidden.
    Threats(bool),
    /// The draft of a turn was restored.
    Restored,
    /// The game is over, and why.
    Ended(Ending),
    /// A message of the place itself.
    Own(String),
}

impl Said {
    /// The sentence, for a position and who may move there. It is short: two lines on a small
    /// phone, apart from reasons of the rules.
    pub fn text(&self, words: &Words, now: &Position, mover: Mover) -> String {
        let count = |key: &str, space: Space, count: usize| {
            words.say_with(key, &[("space", space.into()), ("count", count.into())])
        };
        match self {
            Said::Next => next(words, now, mover),
            Said::Refused(refusal) => refused(words, refusal, now, mover),
            Said::Piece(space, landings) => count("board-holds-piece", *space, *landings),
            Said::Looks(space, landings) => count("board-looks", *space, *landings),
            Said::Pool(shape, landings) => {
                let piece = words.shape(now.setup(), *shape);
                let values = [("piece", piece.into()), ("count", Value::from(*landings))];
                words.say_with("board-holds-pool", &values)
            }
            Said::Asks(space) => words.say_with("board-choose", &[("space", (*space).into())]),
            Said::Previews(space) => {
                words.say_with("board-previews", &[("space", (*space).into())])
            }
            Said::AsksPickUp(space) => {
                words.say_with("board-asks-pick-up", &[("space", (*space).into())])
            }
            Said::Did(before, actions) => {
                let turned = words.told_turned(before, actions, mover.you());
                followed_by(words, next(words, now, mover), turned)
            }
            // The winner need not be told how.
            Said::Turn(_) if is_over(now, mover) => next(words, now, mover),
            Said::Turn(last) => {
                let told = words.told(&last.before, last.turn.actions(), mover.you());
                followed_by(words, next(words, now, mover), told)
            }
            Said::Complete(before, action) => {
                let turned = words.told_turned(before, &[*action], mover.you());
                followed_by(words, words.say("board-refused-complete"), turned)
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
                let rest = harmless(&rest);
                let values = [("number", Value::from(at + 1)), ("rest", rest.into())];
                words.say_with("board-unreadable", &values)
            }
            Said::Illegal(error) => words.turn_error(*error),
            Said::NoThreats => words.say("board-threats-none"),
            Said::Threats(true) => words.say("board-threats-shown"),
            Said::Threats(false) => words.say("board-threats-hidden"),
            Said::Restored => words.say("board-restored"),
            Said::Ended(ending) => words.ending_for(*ending, mover.you()),
            Said::Own(text) => text.clone(),
        }
    }

    /// Everything that was done, including stances, if something was.
    pub fn details(&self, words: &Words) -> Option<String> {
        let sentences = match self {
            Said::Turn(last) => words.story(&last.before, &last.turn),
            Said::Did(before, actions) => {
                let turn = Turn::new(actions.clone())?;
                words.story(before, &turn)
            }
            Said::Complete(before, action) => words.describe_action(before, *action),
            _ => return None,
        };
        Some(words.in_a_row(sentences))
    }

    /// Whether it is a warning.
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

fn is_over(now: &Position, mover: Mover) -> bool {
    matches!(mover, Mover::Over(_)) || now.winner().is_some()
}

/// Who is to move, or that the game is over.
fn next(words: &Words, now: &Position, mover: Mover) -> String {
    if let Some(winner) = now.winner() {
        return words.ending_for(Ending::NoAction { winner }, mover.you());
    }
    let player = now.to_move();
    let here = mover == Mover::Both || mover == Mover::Only(player);
    let key = match (mover, now.bonus()) {
        (Mover::Over(_), _) => return words.say("board-refused-over"),
        (_, Some(_)) if here => return words.say("board-next-bonus"),
        (Mover::Only(you), None) if you == player => return words.say("board-your-turn"),
        (_, Some(_)) => "next-bonus",
        (_, None) => "next-turn",
    };
    words.say_with(key, &[("player", player_name(player).into())])
}

fn followed_by(words: &Words, first: String, others: impl IntoIterator<Item = String>) -> String {
    words.in_a_row(std::iter::once(first).chain(others))
}

/// Escapes characters that would change how the line reads, such as U+202E.
fn harmless(text: &str) -> String {
    let hidden = |letter: char| {
        letter.is_control()
            || matches!(letter,
                '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{feff}'
                | '\u{300}'..='\u{36f}' | '\u{180b}'..='\u{180f}'
                | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}'
                | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
    };
    let mut shown = String::new();
    for letter in text.chars() {
        if hidden(letter) {
            shown.push_str(&format!("U+{:04X}", u32::from(letter)));
        } else {
            shown.push(letter);
        }
    }
    shown
}

fn refused(words: &Words, refusal: &Refusal, now: &Position, mover: Mover) -> String {
    match refusal {
        Refusal::Rule(reason) => words.reason(*reason),
        Refusal::Stuck { space, .. } => {
            words.say_with("board-refused-stuck", &[("space", (*space).into())])
        }
        Refusal::Complete => words.say("board-refused-complete"),
        Refusal::NotNow => words.say("board-refused-not-now"),
        Refusal::PoolOf(player) => {
            let owner = [("player", player_name(*player).into())];
            words.say_with("board-refused-pool", &owner)
        }
        Refusal::OnlyLooked => words.say("board-refused-only-looked"),
        Refusal::Over => match now.winner() {
            Some(winner) => words.ending_for(Ending::NoAction { winner }, mover.you()),
            None => words.say("board-refused-over"),
        },
        Refusal::NotAsked { .. } => words.say("board-refused-not-asked"),
    }
}

#[cfg(test)]
mod tests {
    use rules::{Player, Reason, TurnFault};
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
            Refusal::PoolOf(Player::Black),
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
            Said::AsksPickUp(space),
            Said::Previews(space),
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
            Said::NoThreats,
            Said::Threats(true),
            Said::Threats(false),
            Said::Restored,
            Said::Ended(Ending::Agreement),
        ];
        all.extend(refusals.map(Said::Refused));
        for language in Language::ALL {
            let words = Words::of(language);
            let mut heard: Vec<String> = all
                .iter()
                .map(|said| said.text(words, &now, Mover::Both))
                .collect();
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
        let before: Position = "tixel 5t1/6/2t13/T13T01/2t13/T15 w T7/T7 - -"
            .parse()
            .unwrap();
        let turn: rules::Turn = "a3-c3n".parse().unwrap();
        let now = before.play_turn(&turn).unwrap();
        let words = Words::of(Language::English);
        let said = Said::Turn(Box::new(Last { before, turn }));
        let text = said.text(words, &now, Mover::Both);
        assert!(!text.contains("onus move"), "{text}");
        assert!(text.starts_with("Black to move."), "{text}");
    }

    #[test]
    fn the_line_speaks_to_the_person_who_moves_here() {
        let words = Words::of(Language::English);
        let before = Position::start(rules::Setup::TIXEL);
        let turn: rules::Turn = "T@a2sw".parse().unwrap();
        let now = before.play_turn(&turn).unwrap();
        let said = Said::Turn(Box::new(Last { before, turn }));
        let text = |mover| said.text(words, &now, mover);
        let black = Mover::Only(Player::Black);
        assert_eq!(text(black), "Your turn. White placed a piece on a2.");
        let white = Mover::Only(Player::White);
        assert_eq!(text(white), "Black to move. You placed a piece on a2.");
        let both = "Black to move. White placed a piece on a2.";
        assert_eq!(text(Mover::Both), both);
        let details = said.details(words).unwrap();
        assert!(details.contains("hollow facing south-west"), "{details}");
    }

    #[test]
    fn what_a_turn_did_to_your_pieces_is_said() {
        let words = Words::of(Language::English);
        let before: Position = "tixel 5t1/6/2t13/T15/2t13/6 w T9/T7 - -".parse().unwrap();
        let turn: rules::Turn = "a3-d3ne".parse().unwrap();
        let now = before.play_turn(&turn).unwrap();
        let said = Said::Turn(Box::new(Last { before, turn }));
        assert_eq!(
            said.text(words, &now, Mover::Only(Player::Black)),
            "Your turn. White slid a3 to d3. That turned 2 of your pieces."
        );
    }

    #[test]
    fn nobody_is_to_move_once_the_game_is_over() {
        let words = Words::of(Language::English);
        let now = Position::start(rules::Setup::TIX);
        let resigned = Ending::Resignation {
            winner: Player::Black,
        };
        let said = [
            Said::Next.text(words, &now, Mover::Over(None)),
            Said::Ended(resigned).text(words, &now, Mover::Over(None)),
            Said::Turn(Box::new(Last {
                before: now,
                turn: "X@a1".parse().unwrap(),
            }))
            .text(words, &now, Mover::Over(None)),
        ];
        for text in &said {
            assert!(!text.contains("to move"), "{text}");
        }
        assert_eq!(said[1], "Black wins: White has resigned.");
        let told = |you| Said::Ended(resigned).text(words, &now, Mover::Over(Some(you)));
        assert_eq!(told(Player::White), "You lose: you have resigned.");
        assert_eq!(told(Player::Black), "You win: White has resigned.");
    }

    /// The width of a text, in Latin letters.
    fn width(text: &str) -> usize {
        let letter = |c: char| if c >= '\u{3000}' { 2 } else { 1 };
        text.chars().map(letter).sum()
    }

    #[test]
    fn what_is_said_of_any_turn_fits_into_two_lines_of_a_small_phone() {
        for setup in ["tix", "tixel", "poka-yoke", "regatta"] {
            let mut position = Position::start(setup.parse().unwrap());
            let mut random = random::Random::new(5);
            let mut before = position;
            let mut actions = Vec::new();
            for _ in 0..300 {
                let pick = random.below(position.count_actions());
                let Some(action) = position.nth_action(pick) else {
                    break;
                };
                position.play_unchecked(action);
                if action != Action::End {
                    actions.push(action);
                }
                if position.to_move() == before.to_move() {
                    continue;
                }
                let turn = Turn::new(std::mem::take(&mut actions)).unwrap();
                let said = Said::Turn(Box::new(Last { before, turn }));
                let movers = Player::ALL.map(Mover::Only);
                for mover in movers.into_iter().chain([Mover::Both, Mover::Over(None)]) {
                    for language in Language::ALL {
                        let text = said.text(Words::of(language), &position, mover);
                        assert!(width(&text) <= 104, "{}: {text}", width(&text));
                    }
                }
                before = position;
            }
        }
    }

    #[test]
    fn a_fault_in_a_written_turn_is_pointed_at() {
        let now = Position::start(rules::Setup::TIXEL);
        let words = Words::of(Language::English);
        let text =
            |turn: &str, at| Said::Unreadable(turn.to_owned(), at).text(words, &now, Mover::Both);
        let unknown = text("a3-c3q", 5);
        assert!(unknown.contains('6') && unknown.ends_with('q'), "{unknown}");
        let reversed = text("a3-\u{202e}c3", 3);
        assert!(reversed.ends_with("U+202Ec3"), "{reversed:?}");
        let torn = text("a3\n\u{200b}c3", 2);
        assert!(torn.ends_with("U+000AU+200Bc3"), "{torn:?}");
    }

    #[test]
    fn refusals_warn_and_news_does_not() {
        assert!(Said::Refused(Refusal::Complete).warns());
        assert!(Said::Unreadable(String::new(), 0).warns());
        assert!(!Said::Next.warns() && !Said::Undone.warns());
    }
}
