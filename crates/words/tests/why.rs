//! Why a turn is good or bad, in every language.

use std::collections::BTreeSet;

use motifs::{Guard, Motif, Outlook, Prover, Reasons, Safety, Tally, example};
use random::Random;
use rules::{Player, Position, Turn};
use words::{Language, Words};

fn reasons(position: &Position, turn: &Turn, outlook: Option<Outlook>) -> Reasons {
    let mut prover = Prover::new(position, turn, outlook, 100_000).unwrap();
    while !prover.advance(10_000) {}
    prover.reasons()
}

fn safety(position: &Position, turn: &Turn) -> Safety {
    let mut guard = Guard::new(position, turn, 50_000).unwrap();
    let answers = std::iter::repeat_with(|| guard.advance(10_000));
    answers.flatten().next().unwrap()
}

fn english() -> &'static Words {
    Words::of(Language::English)
}

fn parsed(position: &str, turn: &str) -> (Position, Turn) {
    (position.parse().unwrap(), turn.parse().unwrap())
}

#[test]
fn every_motif_has_a_name_and_a_meaning_of_its_own_in_every_language() {
    for language in Language::ALL {
        let words = Words::of(language);
        let mut texts = BTreeSet::new();
        for motif in Motif::ALL {
            for key in [format!("motif-{motif}"), format!("motif-{motif}-means")] {
                assert!(words.knows(&key), "{language}: {key}");
            }
            assert!(texts.insert(words.motif(motif)), "{motif}");
            assert!(texts.insert(words.motif_meaning(motif)), "{motif}");
        }
    }
}

#[test]
fn the_reason_for_every_example_is_said() {
    let said = |motif| {
        let example = example(motif);
        let reasons = reasons(&example.position, &example.turn, None);
        let you = Some(Player::White);
        english().why(&example.position, Some(&example.turn), &reasons, you)
    };
    let expected = [
        "Turns Black’s last 2 pieces that can slide, and wins.",
        "Threatens to win in two ways: Black cannot stop both.",
        "Only this stops Black from turning your last piece that can slide.",
        "Hems in Black’s e1.",
        "A chain of 3 actions turns Black’s a3.",
        "Promotes e2: a Poka Yoke piece enters the pool.",
        "Picks up a3, so that another piece can slide there.",
        "Here it is better not to take the bonus move.",
        "Only with this side up can the piece stand like that.",
        "A corner rests in a hollow, where nothing can slide past.",
        "Brings in a new piece instead of turning one.",
        "Sacrifices b4 to place a piece on b1.",
    ];
    assert_eq!(Motif::ALL.map(said), expected);
}

#[test]
fn theirs_and_yours_are_told_apart() {
    let (position, turn) = parsed("tixel 5t1/6/2t13/T15/2T13/6 w T8/T8 - -", "a3-d3ne");
    let turned = Tally::of(&position, &turn).unwrap().turned;
    let said = |language, you| {
        let words = Words::of(language);
        words.turns_by_name(&turned, Player::White, you).unwrap()
    };
    let english = |you| said(Language::English, you);
    assert_eq!(
        english(Some(Player::White)),
        "Turns Black’s c4 and your c2."
    );
    assert_eq!(
        english(Some(Player::Black)),
        "Turns your c4 and White’s c2."
    );
    assert_eq!(english(None), "Turns Black’s c4 and White’s c2.");
    let yours = |language| said(language, Some(Player::White));
    assert_eq!(
        yours(Language::German),
        "Dreht c4 von Schwarz und c2 von dir."
    );
    assert_eq!(yours(Language::Dutch), "Draait c4 van Zwart en c2 van jou.");
    assert_eq!(yours(Language::Japanese), "黒のc4とあなたのc2を回します。");
}

#[test]
fn a_reason_that_is_not_about_turning_still_owns_up_to_own_pieces() {
    let (position, turn) = parsed("tixel 5t1/6/2t13/T15/2T13/6 w T8/T8 - -", "a3-d3ne");
    let reasons = reasons(&position, &turn, Some(Outlook::Win(3)));
    let why = english().why(&position, Some(&turn), &reasons, Some(Player::White));
    assert_eq!(why, "Wins by force in 2 turns. It also turns your c2.");
}

#[test]
fn a_mistake_and_a_warning_say_what_the_opponent_could_do() {
    let (position, turn) = parsed("tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -", "a3-a1ne");
    let Safety::Loses { reply, .. } = safety(&position, &turn) else {
        panic!("it loses");
    };
    let you = Some(Player::White);
    let warnings = Language::ALL.map(|language| {
        let words = Words::of(language);
        words.warning(&position, &turn, &reply, you)
    });
    assert_eq!(
        warnings,
        [
            "Black could then turn your last piece that can slide. Play anyway?",
            "Zwart kan dan je laatste verschuifbare stuk draaien. Toch spelen?",
            "Schwarz könnte dann deinen letzten bewegbaren Stein drehen. Trotzdem spielen?",
            "すると黒は、スライドできるあなたの最後のコマを回せます。それでも進めますか？",
        ]
    );
    assert_eq!(
        english().mistake(&position, &turn, &reply, you),
        format!("Black could then turn your last piece that can slide with {reply}.")
    );
}

#[test]
fn a_piece_says_what_it_could_turn_on_its_owners_turn() {
    let (position, _) = parsed("tixel 5T1/6/2t13/T15/2t13/6 w T8/T8 - -", "a3-a1ne");
    let said = |space: &str, you| english().reach(&position, space.parse().unwrap(), you);
    let white = Some(Player::White);
    assert_eq!(
        said("c4", white).unwrap(),
        "On Black’s turn, the piece on c4 could turn your a3."
    );
    assert_eq!(
        said("a3", white).unwrap(),
        "On your turn, the piece on a3 could win at once by sliding to c3."
    );
    assert_eq!(
        said("f6", None).unwrap(),
        "On White’s turn, the piece on f6 could slide to 10 spaces and turn none of Black’s pieces."
    );
    assert_eq!(said("f1", None), None);
}

/// A sentence with every variable filled in, and nothing doubled.
fn sound(language: Language, text: &str) {
    assert!(!text.contains(['{', '}', '\u{2068}']), "{text}");
    assert!(!text.contains("  ") && !text.contains("why-"), "{text}");
    let ends = match language {
        Language::Japanese => ['。', '？'],
        _ => ['.', '?'],
    };
    assert!(text.ends_with(ends), "{text}");
}

#[test]
fn every_turn_of_random_games_is_explained_in_every_language() {
    let mut said = BTreeSet::new();
    for setup in ["4u:X4/X4", "4u:T4/T4", "4u:R3/R3", "5u:T4/T4:p2"] {
        for game in 0..12 {
            let mut random = Random::of_game(5, game);
            let mut position = Position::start(setup.parse().unwrap());
            for _ in 0..25 {
                let count = position.count_turns();
                if count == 0 {
                    break;
                }
                let turn = position.nth_turn(random.next() % count).unwrap();
                let outlook = random.pick(&[
                    None,
                    Some(Outlook::Chance(500)),
                    Some(Outlook::Chance(500)),
                    Some(Outlook::Win(5)),
                    Some(Outlook::Loss(4)),
                ]);
                let you = random.pick(&[None, Some(Player::White), Some(Player::Black)]);
                explain(&position, &turn, outlook, you, &mut said);
                position = position.play_turn(&turn).unwrap();
            }
        }
    }
    // There is variety: not one sentence for everything.
    assert!(said.len() > 300, "{}", said.len());
}

fn explain(
    position: &Position,
    turn: &Turn,
    outlook: Option<Outlook>,
    you: Option<Player>,
    said: &mut BTreeSet<String>,
) {
    let reasons = reasons(position, turn, outlook);
    let safety = safety(position, turn);
    for language in Language::ALL {
        let words = Words::of(language);
        let mut texts = vec![
            words.why(position, Some(turn), &reasons, you),
            words.why(position, None, &reasons, you),
            words.missed_win(turn),
        ];
        let tally = Tally::of(position, turn).unwrap();
        texts.extend(words.turns_by_name(&tally.turned, tally.player, you));
        if let Safety::Loses { reply, .. } = &safety {
            texts.push(words.mistake(position, turn, reply, you));
            texts.push(words.warning(position, turn, reply, you));
        }
        for (space, _) in position.pieces() {
            texts.extend(words.reach(position, space, you));
        }
        for text in texts {
            sound(language, &text);
            if you.is_none() {
                assert!(!text.to_lowercase().contains("you"), "{text}");
            }
            said.insert(text);
        }
    }
}

#[test]
fn one_piece_on_each_side_is_said_in_the_same_way() {
    let said = |language| {
        let values = [
            ("mover", "you".into()),
            ("other", "black".into()),
            ("count", 1.into()),
            ("others", 1.into()),
        ];
        Words::of(language).say_with("why-slidable", &values)
    };
    let english = said(Language::English);
    assert_eq!(english, "You can then slide one piece, Black one.");
    for language in [Language::German, Language::Dutch] {
        let text = said(language);
        assert!(!text.contains('1'), "{text}");
    }
    // Japanese counts with digits throughout.
    assert_eq!(said(Language::Japanese).matches('1').count(), 2);
}
