//! `Display` in `rules` and `locales/en` say the same: an error and a sentence with the same words.

mod situations;

use rules::{Action, Fault, Kind, Player, Position, PositionError, Turn};
use situations::{reasons, spoilt};
use words::{Language, Words};

/// A text without what distinguishes an error from a sentence: capitals, quotation marks, the full
/// stop.
fn plain(text: &str) -> String {
    let text = text.trim_end_matches('.').replace(". ", ": ");
    text.replace(['`', '“', '”'], "").to_lowercase()
}

#[track_caller]
fn same(display: &str, sentence: &str) {
    assert_eq!(plain(display), plain(sentence), "{display} / {sentence}");
}

fn english() -> &'static Words {
    Words::of(Language::English)
}

#[test]
fn every_reason_is_displayed_as_english_says_it() {
    for (name, reasons) in reasons() {
        for reason in reasons {
            let display = reason.to_string();
            same(&display, &english().reason(reason));
            let first = display.chars().next();
            assert!(!first.is_some_and(char::is_uppercase), "{name}: {display}");
            assert!(!display.ends_with('.'), "{name}: {display}");
        }
    }
}

#[test]
fn every_turn_error_is_displayed_as_english_says_it() {
    let position: Position = "tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -".parse().unwrap();
    for text in ["a3-c3n,T@c3ne", "a3-d3ne,T@f6ne"] {
        let error = position.play_turn(&text.parse().unwrap()).unwrap_err();
        same(&error.to_string(), &english().turn_error(error));
    }
}

#[test]
fn every_fault_is_displayed_as_english_says_it() {
    let space = "c3".parse().unwrap();
    let other = "d3".parse().unwrap();
    let mut faults = vec![
        Fault::OffBoard { space },
        Fault::TwoPieces { space },
        Fault::TixStance { space },
        Fault::Misfit {
            spaces: [space, other],
        },
        Fault::OverEdge { space },
        Fault::BonusNotOwn { space },
        Fault::BonusNotStuck { space },
    ];
    for player in Player::ALL {
        for count in 0..3_u8 {
            faults.push(Fault::Promotions {
                player,
                left: count,
            });
            faults.extend(Kind::ALL.map(|kind| Fault::Count {
                player,
                kind,
                expected: 3,
                found: u32::from(count),
            }));
        }
    }
    for fault in faults {
        same(&fault.to_string(), &english().fault(fault));
    }
}

#[test]
fn every_parse_error_is_displayed_as_english_says_it() {
    let mut count = 0;
    for text in spoilt() {
        let errors = [
            text.parse::<Action>().err(),
            text.parse::<Turn>().err(),
            match text.parse::<Position>() {
                Err(PositionError::Syntax(error)) => Some(error),
                _ => None,
            },
        ];
        for error in errors.into_iter().flatten() {
            same(&error.to_string(), &english().parse_error(&text, error));
            count += 1;
        }
    }
    assert!(count > 1000, "{count}");
}
