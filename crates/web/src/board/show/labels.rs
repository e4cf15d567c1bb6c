//! What screen readers hear of spaces, choices and steps.

use rules::{Action, Piece, Player, Position, Setup, Space};
use words::{Value, Words, player_name};

use crate::board::turn::choice::Choice;

use crate::board::sight::foresight::Landing;

/// What is to be said of a space besides what it holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CellNotes {
    /// What landing there would do.
    pub landing: Option<Landing>,
    /// Whether its piece is held.
    pub held: bool,
    /// Whether its piece could be turned by the opponent's next slide.
    pub threatened: bool,
    /// Whether its piece earned the bonus now open.
    pub bonus: bool,
    /// Whether the last turn touched it.
    pub last: bool,
}

/// The label of a space.
pub fn cell(
    words: &Words,
    setup: Setup,
    space: Space,
    piece: Option<Piece>,
    notes: CellNotes,
) -> String {
    let mut sentences = Vec::new();
    if notes.held {
        sentences.push(words.say("board-cell-held"));
    }
    if let Some(landing) = notes.landing {
        sentences.push(landing_text(words, landing));
    }
    if notes.bonus {
        sentences.push(words.say("board-cell-bonus"));
    }
    if notes.threatened {
        sentences.push(words.say("board-cell-threatened"));
    }
    if notes.last {
        sentences.push(words.say("board-cell-last"));
    }
    told(words, words.space_with(setup, space, piece), sentences)
}

/// A name and, if there are any, sentences about it.
fn told(words: &Words, what: String, sentences: Vec<String>) -> String {
    if sentences.is_empty() {
        return what;
    }
    let notes = words.in_a_row(sentences);
    words.say_with(
        "board-told",
        &[("what", what.into()), ("notes", notes.into())],
    )
}

fn landing_text(words: &Words, landing: Landing) -> String {
    let turned = |key: &str| words.say_with(key, &[("count", landing.turned.into())]);
    match (landing.slides, landing.active, landing.inactive) {
        (true, _, false) => turned("landing-active"),
        (true, false, true) => turned("landing-falls"),
        (true, true, true) => turned("board-landing-either"),
        (false, true, _) => words.say("board-landing-placed"),
        (false, false, _) => words.say("board-landing-placed-inactive"),
    }
}

/// The label of a choice of the wheel.
pub fn choice(words: &Words, choice: &Choice) -> String {
    let Some(piece) = choice.stands else {
        return words.say("board-pick-up");
    };
    let mut sentences = Vec::new();
    if let Action::Slide { .. } = choice.action {
        let key = if choice.falls {
            "landing-falls"
        } else {
            "landing-active"
        };
        sentences.push(words.say_with(key, &[("count", choice.turned.into())]));
    }
    told(words, words.standing(piece), sentences)
}

/// The label of a step of a turn: what it did.
pub fn step(words: &Words, before: &Position, action: Action) -> String {
    words.in_a_row(words.describe_action(before, action))
}

/// What is said of a side's life: how many pieces it can slide, and whether that could end.
pub fn life(words: &Words, player: Player, slidable: usize, warned: bool) -> String {
    let values = [
        ("player", Value::from(player_name(player))),
        ("count", slidable.into()),
    ];
    let count = words.say_with("board-life", &values);
    if warned {
        let warning = words.say_with("board-life-warning", &values);
        words.in_a_row([count, warning])
    } else {
        count
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::sight::foresight::landings;
    use crate::board::turn::composer::Composer;
    use crate::board::turn::held::Held;
    use words::Language;

    const FALL: &str = "tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -";

    fn space(text: &str) -> Space {
        text.parse().unwrap()
    }

    #[test]
    fn a_space_says_what_it_holds_and_what_would_happen_there() {
        let position: Position = FALL.parse().unwrap();
        let words = Words::of(Language::English);
        let held = Held::Piece(space("a3"));
        let landings = landings(&position, &position.actions(), held);
        let landing = landings
            .into_iter()
            .find(|landing| landing.to == space("c3"));
        let notes = CellNotes {
            landing,
            ..CellNotes::default()
        };
        let label = cell(words, Setup::TIXEL, space("c3"), None, notes);
        assert_eq!(
            label,
            "c3, empty. A sacrifice: earns a bonus move and turns 2 pieces."
        );
        let notes = CellNotes {
            held: true,
            ..CellNotes::default()
        };
        let piece = position.piece_at(space("a3"));
        let label = cell(words, Setup::TIXEL, space("a3"), piece, notes);
        assert!(
            label.starts_with("a3, White Tixel piece, active"),
            "{label}"
        );
        assert_ne!(
            label,
            cell(
                words,
                Setup::TIXEL,
                space("a3"),
                piece,
                CellNotes::default()
            )
        );
    }

    #[test]
    fn every_note_is_heard_in_every_language() {
        let landing = |slides, active, inactive| Landing {
            to: space("c3"),
            active,
            inactive,
            slides,
            turned: 1,
            ways: 1,
        };
        let plain = CellNotes::default();
        let mut all = vec![
            CellNotes {
                held: true,
                ..plain
            },
            CellNotes {
                threatened: true,
                ..plain
            },
            CellNotes {
                bonus: true,
                ..plain
            },
            CellNotes {
                last: true,
                ..plain
            },
        ];
        for (slides, active, inactive) in [
            (true, true, false),
            (true, false, true),
            (true, true, true),
            (false, true, false),
            (false, false, true),
        ] {
            let landing = Some(landing(slides, active, inactive));
            all.push(CellNotes { landing, ..plain });
        }
        for language in Language::ALL {
            let words = Words::of(language);
            let mut heard: Vec<String> = all
                .iter()
                .map(|notes| cell(words, Setup::TIXEL, space("c3"), None, *notes))
                .collect();
            assert!(
                heard.iter().all(|text| !text.contains("board-")),
                "{heard:?}"
            );
            heard.sort_unstable();
            heard.dedup();
            assert_eq!(heard.len(), all.len(), "{language:?}");
        }
    }

    #[test]
    fn a_choice_says_how_the_piece_would_stand() {
        let mut composer = Composer::new(FALL.parse().unwrap());
        composer.tap(space("a3"));
        composer.tap(space("b3"));
        let offered = composer.wheel().unwrap().offered();
        let words = Words::of(Language::English);
        assert_eq!(
            choice(words, &offered[0]),
            "active, hollow facing north-east. Stays active and turns no piece."
        );
    }

    #[test]
    fn the_meter_warns_in_words() {
        for language in Language::ALL {
            let words = Words::of(language);
            let calm = life(words, Player::White, 3, false);
            let warned = life(words, Player::White, 3, true);
            assert!(
                calm.contains('3') && warned.starts_with(&calm),
                "{calm} {warned}"
            );
            assert_ne!(calm, life(words, Player::Black, 3, false));
        }
    }
}
