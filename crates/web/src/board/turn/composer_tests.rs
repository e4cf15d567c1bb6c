use random::Random;
use rules::{Shape, Space};

use super::*;

fn composer(text: &str) -> Composer {
    Composer::new(text.parse().unwrap())
}

fn space(text: &str) -> Space {
    text.parse().unwrap()
}

fn action(text: &str) -> Action {
    text.parse().unwrap()
}

/// White's piece on a3 can be sacrificed on c3 between two black ones.
const SACRIFICE_ON_C3: &str = "tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -";

#[test]
fn a_piece_and_a_landing_with_one_stance_make_a_step_by_two_taps() {
    let mut composer = composer("tix 6/6/6/X15/6/6 w X7/X8 - -");
    assert_eq!(composer.tap(space("a3")), TapResult::Holds);
    assert_eq!(composer.held(), Some(Held::Piece(space("a3"))));
    assert_eq!(composer.tap(space("d3")), TapResult::Stepped);
    assert_eq!(composer.turn().unwrap().to_string(), "a3-d3");
    assert!(composer.is_complete());
    assert_eq!(
        composer.tap(space("d3")),
        TapResult::Refused(Refusal::Complete)
    );
}

#[test]
fn several_stances_open_a_wheel_and_one_of_them_is_chosen() {
    let mut composer = composer(SACRIFICE_ON_C3);
    composer.tap(space("a3"));
    assert_eq!(composer.tap(space("b3")), TapResult::Asks);
    let wheel = composer.wheel().unwrap();
    assert_eq!(wheel.at, space("b3"));
    let offered: Vec<String> = wheel
        .offered()
        .iter()
        .map(|c| c.action.to_string())
        .collect();
    assert_eq!(offered, ["a3-b3ne", "a3-b3se", "a3-b3sw", "a3-b3nw"]);
    let choice = composer.offered(Stance::Sw).unwrap();
    assert_eq!(composer.act(choice.action), TapResult::Stepped);
    assert_eq!(composer.turn().unwrap().to_string(), "a3-b3sw");
}

#[test]
fn a_sacrifice_leaves_the_turn_open_and_every_step_can_be_undone() {
    let mut composer = composer(SACRIFICE_ON_C3);
    let before = *composer.now();
    assert_eq!(composer.act(action("a3-c3n")), TapResult::Stepped);
    assert!(composer.has_bonus() && !composer.is_complete());
    assert_eq!(
        composer.turn().unwrap().to_string(),
        "a3-c3n",
        "it can be ended early"
    );
    assert_eq!(composer.act(action("T@f6ne")), TapResult::Stepped);
    assert_eq!(composer.notation(), "a3-c3n,T@f6ne");
    assert!(composer.undo());
    assert!(composer.has_bonus());
    assert!(composer.undo());
    assert_eq!(*composer.now(), before);
    assert!(!composer.undo());
    assert_eq!(composer.turn(), None);
}

#[test]
fn the_turn_sent_leads_where_the_steps_led() {
    let mut composer = composer(SACRIFICE_ON_C3);
    composer
        .retrace(&[action("a3-c3n"), action("T@f6ne")])
        .unwrap();
    assert_eq!(composer.after().unwrap(), *composer.now());
    composer.undo();
    let ended = composer.now().play(Action::End).unwrap();
    assert_eq!(composer.after().unwrap(), ended);
}

#[test]
fn an_empty_space_offers_the_pool_even_if_nothing_is_held() {
    let mut composer = composer("tix 6/6/6/6/6/6 w X8/X8 - -");
    assert_eq!(
        composer.tap(space("c3")),
        TapResult::Stepped,
        "there is one way to place a Tix piece"
    );
    assert_eq!(composer.notation(), "X@c3");
    composer.undo();
    assert_eq!(composer.take(Shape::Tix), TapResult::Holds);
    assert_eq!(composer.tap(space("c3")), TapResult::Stepped);
    let mut composer = self::composer("tixel 6/6/6/6/6/6 w T10/T10 - -");
    assert_eq!(composer.tap(space("c3")), TapResult::Asks);
    assert_eq!(
        composer.tap(space("c3")),
        TapResult::Holds,
        "a second tap closes the wheel"
    );
}

#[test]
fn the_wheel_shows_both_sides_and_begins_with_the_one_in_hand() {
    let mut composer = composer("regatta 8/8/8/8/8/8/8/8 w R21/R21 - -");
    composer.take(Shape::Flipped);
    assert_eq!(composer.tap(space("d4")), TapResult::Asks);
    let wheel = composer.wheel().unwrap();
    let mut sides: Vec<Shape> = wheel.offered().iter().filter_map(Choice::shape).collect();
    sides.dedup();
    assert_eq!(sides, [Shape::Regatta, Shape::Flipped]);
    let first = wheel.first();
    assert_eq!(wheel.offered()[first].shape(), Some(Shape::Flipped));
    let other = wheel.next_shape(first);
    assert_eq!(wheel.offered()[other].shape(), Some(Shape::Regatta));
    assert_eq!(wheel.next_shape(other), first);
    composer.close_wheel();
    composer.flip();
    assert_eq!(composer.held(), Some(Held::Pool(Shape::Regatta)));
}

#[test]
fn picking_up_is_asked_for_even_if_there_is_nothing_else_to_choose() {
    let mut composer = composer("tix 6/6/2x13/X12X02/2x13/X15 w X5/X6 - -");
    composer.act(action("a3-c3"));
    assert!(composer.has_bonus());
    let piece = composer.now().piece_at(space("a1")).unwrap();
    assert!(piece.is_active());
    assert_eq!(composer.tap(space("a1")), TapResult::Holds);
    assert_eq!(composer.tap(space("a1")), TapResult::Asks);
    assert!(composer.wheel().unwrap().only_picks_up());
}

#[test]
fn a_mixed_pool_offers_every_kind_on_an_empty_space() {
    let mut composer = composer("6u:X4T6/T10 6/6/6/6/6/6 w X4T6/T10 - -");
    composer.tap(space("c3"));
    assert_eq!(
        composer.wheel().unwrap().shapes(),
        [Shape::Tix, Shape::Tixel]
    );
    assert_eq!(composer.wheel().unwrap().offered().len(), 5);
    assert_eq!(composer.take_next(), TapResult::Holds);
    assert_eq!(composer.held(), Some(Held::Pool(Shape::Tix)));
    composer.take_next();
    assert_eq!(composer.held(), Some(Held::Pool(Shape::Tixel)));
    composer.take_next();
    assert_eq!(composer.held(), Some(Held::Pool(Shape::Tix)));
}

#[test]
fn in_a_bonus_an_inactive_piece_is_asked_about_at_once_and_an_active_one_at_the_second_tap() {
    let mut composer = composer("tixel 6/6/2t13/T13T01/2t13/T15 w T7/T8 - -");
    composer.act(action("a3-c3n"));
    assert_eq!(composer.tap(space("e3")), TapResult::Asks);
    let offered = composer.wheel().unwrap().offered();
    assert!(
        offered
            .iter()
            .any(|choice| matches!(choice.action, Action::Activate { .. }))
    );
    assert_eq!(
        offered.last().unwrap().action,
        action("e3^"),
        "picking up comes last"
    );
    composer.let_go();
    assert_eq!(composer.tap(space("a1")), TapResult::Holds);
    assert_eq!(composer.tap(space("a1")), TapResult::Asks);
    let pivots = composer.wheel().unwrap().offered();
    assert!(
        pivots
            .iter()
            .any(|choice| matches!(choice.action, Action::Pivot { .. }))
    );
    assert_eq!(composer.tap(space("a1")), TapResult::LetGo);
    assert_eq!(composer.held(), None);
}

#[test]
fn every_refused_tap_says_why() {
    let refused = |text: &str, taps: &[&str]| {
        let mut composer = composer(text);
        let answers: Vec<TapResult> = taps.iter().map(|tap| composer.tap(space(tap))).collect();
        match answers.last().unwrap() {
            TapResult::Refused(refusal) => refusal.clone(),
            other => panic!("{text} {taps:?}: {other:?}"),
        }
    };
    let rule = |text: &str, taps: &[&str]| match refused(text, taps) {
        Refusal::Rule(reason) => reason.name(),
        other => panic!("{text} {taps:?}: {other:?}"),
    };
    assert_eq!(rule(SACRIFICE_ON_C3, &["c4"]), "NotYours");
    assert_eq!(rule(SACRIFICE_ON_C3, &["a3", "b5"]), "NotInLine");
    assert_eq!(rule(SACRIFICE_ON_C3, &["a3", "c2"]), "NotInLine");
    assert_eq!(
        rule("tixel 6/6/6/T01t03/6/5T1 w T8/T9 - -", &["a3"]),
        "NotActive"
    );
    assert_eq!(
        rule("tixel 6/6/6/T11t03/6/6 w T9/T9 - -", &["a3", "d3"]),
        "PathBlocked"
    );
    assert_eq!(
        rule("tixel 6/6/6/T11t03/6/6 w T9/T9 - -", &["a3", "c3"]),
        "SpaceTaken"
    );
}

#[test]
fn in_many_games_every_kind_of_refusal_comes_up() {
    let mut met: Vec<String> = Vec::new();
    for setup in ["tix", "tixel", "8b:R21/R21", "5u:X3T3/R6", "4b:R6/R6"] {
        for game in 0..12_u64 {
            let mut position = Position::start(setup.parse().unwrap());
            let mut random = Random::new(game);
            for _ in 0..60 {
                for held in Space::all(position.setup().size()) {
                    let mut composer = Composer::new(position);
                    let first = composer.tap(held);
                    note(&mut met, &first);
                    if first == TapResult::Holds {
                        for to in Space::all(position.setup().size()) {
                            note(&mut met, &composer.clone().tap(to));
                        }
                    }
                }
                let pick = random.below(position.count_actions());
                let Some(action) = position.nth_action(pick) else {
                    break;
                };
                position.play_unchecked(action);
            }
        }
    }
    met.sort_unstable();
    let expected = [
        "CannotPivot",
        "CornerInTheWay",
        "JustSacrificed",
        "NoneLeft",
        "NotActive",
        "NotInLine",
        "NotYours",
        "Over",
        "PathBlocked",
        "SpaceTaken",
        "Stuck",
    ];
    for kind in expected {
        assert!(
            met.iter().any(|name| name == kind),
            "{kind} is not among {met:?}"
        );
    }
}

fn note(met: &mut Vec<String>, answer: &TapResult) {
    let TapResult::Refused(refusal) = answer else {
        return;
    };
    let name = match refusal {
        Refusal::Rule(reason) => {
            assert_ne!(
                reason.name(),
                "StanceMissing",
                "that is what the wheel is for"
            );
            reason.name().to_owned()
        }
        Refusal::Stuck { .. } => "Stuck".to_owned(),
        other => format!("{other:?}"),
    };
    if !met.contains(&name) {
        met.push(name);
    }
}

#[test]
fn a_refused_tap_keeps_what_was_held() {
    let mut composer = composer(SACRIFICE_ON_C3);
    composer.tap(space("a3"));
    assert!(matches!(composer.tap(space("b5")), TapResult::Refused(_)));
    assert_eq!(composer.held(), Some(Held::Piece(space("a3"))));
}

#[test]
fn only_what_is_asked_for_is_offered_and_the_rest_refused_as_such() {
    let wanted = action("a3-c3n");
    let mut composer =
        composer(SACRIFICE_ON_C3).allowing(Some(Arc::new(move |_, tried| tried == wanted)));
    composer.tap(space("a3"));
    assert_eq!(
        crate::board::sight::preview::landings_of_held(&composer).len(),
        1
    );
    let elsewhere = TapResult::Refused(Refusal::NotAsked {
        space: Some(space("b3")),
    });
    assert_eq!(composer.tap(space("b3")), elsewhere);
    let pool = TapResult::Refused(Refusal::NotAsked { space: None });
    assert_eq!(composer.take(Shape::Tixel), pool);
    composer.tap(space("a3"));
    assert_eq!(composer.tap(space("c3")), TapResult::Stepped);
}

#[test]
fn a_finished_game_takes_no_taps() {
    let mut composer = composer("tixel 6/6/6/T05/6/6 w T9/T10 - -");
    assert!(composer.now().winner().is_some());
    assert_eq!(composer.tap(space("a3")), TapResult::Refused(Refusal::Over));
}

/// Every legal action of many games is reached by taps, whatever the setup.
#[test]
fn taps_reach_every_legal_action() {
    let setups = [
        "tix",
        "tixel",
        "poka-yoke",
        "regatta",
        "3u:T4/T4",
        "4b:R5/R5",
        "5u:X2T3R2/T6:near",
        "9u:X4T6/R10",
        "11b:R14/R14",
        "10u:T9/T9:p2",
    ];
    for setup in setups {
        let mut position = Position::start(setup.parse().unwrap());
        let mut random = Random::new(11);
        for _ in 0..50 {
            for action in position.actions() {
                if action != Action::End {
                    assert!(reached(&position, action), "{position} {action}");
                }
            }
            let pick = random.below(position.count_actions());
            let Some(action) = position.nth_action(pick) else {
                break;
            };
            position.play_unchecked(action);
        }
    }
}

fn reached(position: &Position, action: Action) -> bool {
    let mut composer = Composer::new(*position);
    match action {
        Action::Place { shape, to, .. } => {
            composer.take(shape);
            composer.tap(to);
        }
        Action::Slide { from, to, .. } => {
            composer.tap(from);
            composer.tap(to);
        }
        Action::Activate { at, .. } | Action::Pivot { at, .. } | Action::PickUp { at } => {
            if composer.tap(at) == TapResult::Holds {
                composer.tap(at);
            }
        }
        Action::End => {}
    }
    if let Some(step) = composer.steps().last() {
        return step.action == action;
    }
    let Some(wheel) = composer.wheel() else {
        return false;
    };
    let offered = wheel.offered().iter().any(|choice| choice.action == action);
    offered && composer.act(action) == TapResult::Stepped
}
