//! Sentences about the games, in every language: each reason, each effect, whole games.

mod situations;

use std::collections::{BTreeMap, BTreeSet};

use rules::{
    Action, Fault, Kind, Player, Position, PositionError, Reason, Setup, SetupFault, Shape, Space,
    Turn,
};
use situations::{plays, reasons};
use words::{Ending, Language, Words};

/// The names of all reasons.
const REASONS: [&str; 25] = [
    "OffBoard",
    "NoPieceThere",
    "NotYours",
    "SpaceTaken",
    "NoneLeft",
    "NoSlidablePiece",
    "OnlyAsBonus",
    "NothingToEnd",
    "NotActive",
    "AlreadyActive",
    "TooShort",
    "NotInLine",
    "PathBlocked",
    "TixHasNoStance",
    "StanceMissing",
    "CornerInTheWay",
    "HollowMustFace",
    "MustBeActive",
    "OverEdge",
    "NoRoom",
    "CannotPivot",
    "StanceNotActive",
    "TixCannotPivot",
    "AlreadyLooksLikeThat",
    "JustSacrificed",
];

fn reason_texts() -> BTreeMap<&'static str, BTreeSet<String>> {
    let said = |reason: Reason| {
        Language::ALL.map(|language| {
            let text = Words::of(language).reason(reason);
            sound(language, &text);
            for space in reason.spaces() {
                assert!(text.contains(&space.to_string()), "{text}: {space}");
            }
            text
        })
    };
    let reasons = reasons().into_iter();
    reasons
        .map(|(name, reasons)| (name, reasons.into_iter().flat_map(said).collect()))
        .collect()
}

/// A sentence with every variable filled in and a full stop.
fn sound(language: Language, text: &str) {
    assert!(!text.is_empty());
    assert!(!text.contains(['{', '}', '\u{2068}', '\u{2069}']), "{text}");
    let stop = if language == Language::Japanese {
        '。'
    } else {
        '.'
    };
    assert!(text.ends_with(stop), "{language}: {text}");
    let is_japanese = text.chars().any(|c| c >= '\u{3000}');
    assert_eq!(is_japanese, language == Language::Japanese, "{text}");
    assert!(!text.contains("  "), "{text}");
}

/// Says something in every language; no two languages may say the same.
fn in_all(say: impl Fn(&Words) -> String) {
    let mut texts = BTreeSet::new();
    for language in Language::ALL {
        let text = say(Words::of(language));
        sound(language, &text);
        assert!(texts.insert(text.clone()), "said in two languages: {text}");
    }
}

#[test]
fn every_reason_is_a_sentence_in_every_language() {
    let heard = reason_texts();
    let names: BTreeSet<&str> = heard.keys().copied().collect();
    assert_eq!(names, BTreeSet::from(REASONS));
    for (name, texts) in &heard {
        assert!(texts.len() >= 4, "{name}: {texts:?}");
    }
}

#[test]
fn a_corner_and_several_corners_are_told_apart() {
    let position: Position = "tix 6/6/1x11x12/6/6/X15 w X7/X6 - -".parse().unwrap();
    let between = Action::Place {
        shape: Shape::Tix,
        to: "c4".parse().unwrap(),
        stance: None,
    };
    let words = Words::of(Language::English);
    let several = words.reason(position.why_not(between).unwrap());
    assert_eq!(
        several,
        "Corners of the pieces on d4 and b4 stick into c4, and this piece cannot take them all in."
    );
}

#[test]
fn games_are_described_in_every_language() {
    let mut seen = BTreeSet::new();
    for (position, action) in plays() {
        let effects = position.effects(action).unwrap();
        seen.insert((
            kind_of(action),
            effects.is_sacrifice,
            effects.promoted,
            effects.next_has_lost,
        ));
        let count = Words::of(Language::English)
            .describe_action(&position, action)
            .len();
        assert_eq!(count, 1 + effects.turned.len());
        for i in 0..count {
            in_all(|words| words.describe_action(&position, action)[i].clone());
        }
        in_all(|words| words.what_next(&effects));
        for you in [None, Some(Player::White), Some(Player::Black)] {
            in_all(|words| words.landing(&position, &effects, you));
            in_all(|words| words.in_a_row(words.told(&position, &[action], you)));
        }
    }
    let kinds: BTreeSet<&str> = seen.iter().map(|(kind, ..)| *kind).collect();
    let all = ["activate", "end", "pick up", "pivot", "place", "slide"];
    assert_eq!(kinds, BTreeSet::from(all));
    assert!(
        seen.iter().any(|(_, is_sacrifice, ..)| *is_sacrifice),
        "no sacrifice"
    );
    assert!(seen.iter().any(|(_, _, promoted, _)| *promoted));
    assert!(seen.iter().any(|(.., lost)| *lost), "nobody lost");
}

fn kind_of(action: Action) -> &'static str {
    match action {
        Action::Place { .. } => "place",
        Action::Slide { .. } => "slide",
        Action::Activate { .. } => "activate",
        Action::Pivot { .. } => "pivot",
        Action::PickUp { .. } => "pick up",
        Action::End => "end",
    }
}

#[test]
fn positions_and_spaces_are_described_in_every_language() {
    for (position, _) in plays().into_iter().step_by(5) {
        in_all(|words| words.describe(&position));
        for space in Space::all(position.setup().size()) {
            for language in Language::ALL {
                let text = Words::of(language).space(&position, space);
                assert!(text.starts_with(&space.to_string()), "{text}");
                assert!(!text.contains('{'), "{text}");
            }
        }
        for language in Language::ALL {
            let title = Words::of(language).title(&position);
            assert!(!title.contains('{'), "{title}");
        }
    }
}

#[test]
fn a_piece_is_named_with_its_stance_and_its_rounded_corner() {
    let position: Position = "4b:R6/R6 4/1R32/4/2l01 w R5/R5 - -".parse().unwrap();
    let words = Words::of(Language::English);
    assert_eq!(
        words.space(&position, "b3".parse().unwrap()),
        "b3, White Regatta piece, active, hollow facing south-east, rounded corner pointing west"
    );
    assert_eq!(
        words.space(&position, "c1".parse().unwrap()),
        "c1, Black Regatta piece (flipped), inactive, hollow facing north, rounded corner pointing \
         south-west"
    );
    assert_eq!(words.space(&position, "a1".parse().unwrap()), "a1, empty");
}

#[test]
fn where_pieces_are_promoted_those_with_a_rounded_corner_are_poka_yoke_pieces() {
    let position: Position = "6u:T3/T1:p2 2R13/6/6/6/6/2l03 w T1R1/- 0/1 -"
        .parse()
        .unwrap();
    let words = Words::of(Language::English);
    let c6 = words.space(&position, "c6".parse().unwrap());
    assert!(c6.starts_with("c6, White Poka Yoke piece, active"), "{c6}");
    let c1 = words.space(&position, "c1".parse().unwrap());
    assert!(
        c1.starts_with("c1, Black Poka Yoke piece (flipped)"),
        "{c1}"
    );
    for language in Language::ALL {
        let words = Words::of(language);
        let sentences = words.describe_action(&position, "c6-c5ne".parse().unwrap());
        let texts = [words.describe(&position), words.in_a_row(sentences)];
        for text in texts {
            assert!(text.contains("Poka"), "{text}");
            assert!(!text.contains("Regatta"), "{text}");
        }
    }
    let regatta = Position::start(Setup::REGATTA);
    assert!(words.describe(&regatta).contains("21 Regatta pieces"));
}

#[test]
fn a_turn_is_described_action_by_action_with_a_declined_bonus() {
    let position: Position = "tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -".parse().unwrap();
    let turn: Turn = "a3-c3n".parse().unwrap();
    let story = Words::of(Language::German).story(&position, &turn);
    assert_eq!(
        story,
        [
            "Weiß bewegt den Tixel-Stein 2 Felder nach Osten, von a3 nach c3. Dort kann er nicht \
             aktiv sein: ein Opfer (inaktiv, Einbuchtung nach Norden).",
            "Der Tixel-Stein von Schwarz auf c2 wird im Uhrzeigersinn gedreht: inaktiv, \
             Einbuchtung nach Osten.",
            "Der Tixel-Stein von Schwarz auf c4 wird gegen den Uhrzeigersinn gedreht: inaktiv, \
             Einbuchtung nach Norden.",
            "Weiß beendet den Zug, ohne den Bonuszug zu nutzen.",
        ]
    );
}

#[test]
fn every_ending_is_described_in_every_language() {
    for winner in Player::ALL {
        in_all(|words| words.ending(Ending::NoAction { winner }));
        in_all(|words| words.ending(Ending::Resignation { winner }));
        in_all(|words| words.ending(Ending::Time { winner }));
        for you in Player::ALL.map(Some) {
            in_all(|words| words.ending_for(Ending::NoAction { winner }, you));
            in_all(|words| words.ending_for(Ending::Resignation { winner }, you));
            in_all(|words| words.ending_for(Ending::Time { winner }, you));
        }
    }
    in_all(|words| words.ending(Ending::Agreement));
    in_all(|words| words.ending(Ending::Repetition));
}

#[test]
fn faults_of_positions_and_setups_are_sentences_in_every_language() {
    let mut faults: Vec<Fault> = Vec::new();
    for text in [
        "tixel 6/6/6/2T1t12/6/6 b T9/T8 - c3",
        "poka-yoke 6/6/6/2T13/6/6 w T9/T10 3/1 c3",
        "4b:R2/R2 4/4/4/R13 w R1/R2 - -",
    ] {
        match text.parse::<Position>() {
            Err(PositionError::Faults(found)) => faults.extend(found.all()),
            other => panic!("{text}: {other:?}"),
        }
    }
    let space = "c3".parse().unwrap();
    faults.extend([
        Fault::OffBoard { space },
        Fault::TwoPieces { space },
        Fault::TixStance { space },
        Fault::Count {
            player: Player::Black,
            kind: Kind::Tix,
            expected: 3,
            found: 1,
        },
    ]);
    let kinds: BTreeSet<_> = faults
        .iter()
        .map(|fault| format!("{fault:?}").split(' ').next().map(str::to_owned))
        .collect();
    assert_eq!(kinds.len(), 9, "{kinds:?}");
    for fault in faults {
        in_all(|words| words.fault(fault));
    }
    for fault in [
        SetupFault::Size(2),
        SetupFault::EmptyPool(Player::White),
        SetupFault::TooManyPieces(Player::Black),
    ] {
        in_all(|words| words.setup_fault(fault));
    }
}

#[test]
fn a_turn_that_cannot_be_played_names_the_action() {
    let position: Position = "tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -".parse().unwrap();
    for text in ["a3-c3n,T@c3ne", "a3-d3ne,T@f6ne"] {
        let turn: Turn = text.parse().unwrap();
        let error = position.play_turn(&turn).unwrap_err();
        in_all(|words| words.turn_error(error));
        let said = Words::of(Language::Japanese).turn_error(error);
        assert!(said.starts_with("T@"), "{said}");
    }
}

#[test]
fn a_missing_key_is_shown_and_a_missing_value_named() {
    let words = Words::of(Language::Japanese);
    assert_eq!(words.say("no-such-key"), "no-such-key");
    assert_eq!(words.say(""), "");
    assert!(words.say("reason-not-yours").contains("$space"));
}

#[test]
fn decimal_numbers_are_written_as_the_language_does() {
    for (language, number) in [(Language::English, "2.5"), (Language::Dutch, "2,5")] {
        let text = Words::of(language).say_with("setup-size", &[("size", 2.5.into())]);
        assert!(text.contains(number), "{text}");
    }
}

#[test]
fn names_stand_wherever_a_sentence_says_a_colour() {
    let names = ["Ada", "Grace"].map(str::to_owned);
    let none = [const { String::new() }; 2];
    for language in Language::ALL {
        let words = Words::of(language);
        let colours = Player::ALL.map(|player| words.player(player));
        let who = |player: &'static str| [("who", player.into()), ("player", player.into())];
        let mut sentences: Vec<String> = Vec::new();
        for player in ["white", "black"] {
            for key in ["next-turn", "next-bonus", "told-end", "board-refused-pool"] {
                sentences.push(words.say_with(key, &who(player)));
            }
        }
        for winner in Player::ALL {
            for ending in [
                Ending::NoAction { winner },
                Ending::Resignation { winner },
                Ending::Time { winner },
            ] {
                sentences.push(words.ending(ending));
            }
        }
        for sentence in sentences {
            let named = words.with_names(sentence.clone(), &names);
            assert!(
                colours.iter().any(|colour| sentence.contains(colour)),
                "{language}: {sentence}"
            );
            for (colour, name) in colours.iter().zip(&names) {
                assert!(!named.contains(colour), "{language}: {named}");
                assert_eq!(named.contains(name), sentence.contains(colour), "{named}");
            }
            assert_eq!(words.with_names(sentence.clone(), &none), sentence);
        }
    }
}
