//! The worker without the browser.

use std::collections::HashSet;

use api::worker::{Effort, Found, LEVELS, Purpose, Question, Reply, Request, Score};
use engine::{Evaluate, Learned, SHIPPED_NETS};
use rules::{Position, Setup};
use worker::Thinker;

/// A position in which `a3-c3n` is a sacrifice.
const SLIDER: &str = "tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -";

/// A position in which White has nothing to slide.
const LOST: &str = "3u:X1/X1 3/3/X0x01 w -/- - -";

fn choose(id: u32, position: &Position, effort: Effort) -> Request {
    Request::Choose {
        id,
        question: Question::about(position),
        effort,
    }
}

fn level(number: u8) -> Effort {
    Effort::Level { number, seed: 1 }
}

fn analyse(id: u32, position: &Position, lines: u32, nodes: u64) -> Request {
    Request::Analyse {
        id,
        question: Question::about(position),
        lines,
        nodes,
    }
}

/// Every reply until the work is done.
fn all<E: Evaluate>(thinker: &mut Thinker<E>, request: Request) -> Vec<Reply> {
    let mut replies = thinker.hear(request);
    while thinker.is_busy() {
        replies.extend(thinker.work());
    }
    replies
}

#[test]
fn the_actions_chosen_are_a_whole_legal_turn() {
    for setup in [Setup::TIX, Setup::TIXEL, Setup::POKA_YOKE, Setup::REGATTA] {
        let mut thinker = Thinker::new();
        let mut position = Position::start(setup);
        for id in 1..=8 {
            let replies = all(&mut thinker, choose(id, &position, level(1)));
            let Some(Reply::Chosen { actions, .. }) = replies.last() else {
                panic!("{replies:?}");
            };
            let player = position.to_move();
            for &action in actions {
                assert_eq!(position.to_move(), player);
                position = position.play(action).unwrap();
            }
            assert_ne!(position.to_move(), player, "the turn is complete");
        }
    }
}

#[test]
fn the_rest_of_a_turn_is_chosen_where_a_bonus_is_open() {
    let position: Position = SLIDER.parse().unwrap();
    let open = position.play("a3-c3n".parse().unwrap()).unwrap();
    let replies = all(&mut Thinker::new(), choose(1, &open, Effort::Nodes(500)));
    let Some(Reply::Chosen { actions, .. }) = replies.last() else {
        panic!("{replies:?}");
    };
    assert!(open.is_legal(actions[0]));
}

#[test]
fn the_same_question_gets_the_same_answer() {
    let position: Position = SLIDER.parse().unwrap();
    let ask = || {
        all(
            &mut Thinker::new(),
            choose(7, &position, Effort::Nodes(30_000)),
        )
    };
    assert_eq!(ask(), ask());
}

#[test]
fn an_analysis_reports_progress_and_stops_on_request() {
    let position = Position::start(Setup::TIXEL);
    let mut thinker = Thinker::new();
    assert_eq!(thinker.hear(analyse(4, &position, 3, u64::MAX)), []);
    for _ in 0..3 {
        let replies = thinker.work();
        let [Reply::Progress { id: 4, found }] = replies.as_slice() else {
            panic!("{replies:?}");
        };
        assert_eq!(found.lines.len(), 3);
    }
    let replies = thinker.hear(Request::Stop { id: 4 });
    let [Reply::Analysed { id: 4, found }] = replies.as_slice() else {
        panic!("{replies:?}");
    };
    assert!(found.depth > 0 && found.nodes > 4_000);
    assert!(!thinker.is_busy());
    assert_eq!(thinker.hear(Request::Stop { id: 4 }), [], "it was answered");
}

#[test]
fn stopped_before_it_began_it_still_answers() {
    let position: Position = SLIDER.parse().unwrap();
    let mut thinker = Thinker::new();
    thinker.hear(choose(1, &position, level(LEVELS)));
    let replies = thinker.hear(Request::Stop { id: 1 });
    let [Reply::Chosen { id: 1, actions, .. }] = replies.as_slice() else {
        panic!("{replies:?}");
    };
    assert!(position.is_legal(actions[0]));
}

#[test]
fn stopped_in_the_middle_of_a_turn_it_ends_the_turn() {
    let mut chains = 0;
    let mut thinker = Thinker::new();
    let mut position = Position::start(Setup::TIXEL);
    for id in 0..40 {
        thinker.hear(choose(id, &position, level(LEVELS)));
        // Stop every turn that continues after its first action right there.
        let mut replies = thinker.work();
        if thinker.is_busy() {
            chains += 1;
            replies = thinker.hear(Request::Stop { id });
        }
        let Some(Reply::Chosen { actions, .. }) = replies.last() else {
            panic!("{replies:?}");
        };
        let player = position.to_move();
        for &action in actions {
            position = position.play(action).unwrap();
        }
        if actions.is_empty() {
            break;
        }
        assert_ne!(position.to_move(), player, "the turn is complete");
    }
    assert!(chains > 0, "some turn was a chain");
}

#[test]
fn a_new_question_ends_the_one_before_it() {
    let position = Position::start(Setup::TIXEL);
    let mut thinker = Thinker::new();
    thinker.hear(analyse(1, &position, 1, u64::MAX));
    thinker.work();
    let replies = thinker.hear(choose(2, &position, Effort::Nodes(100)));
    assert!(matches!(
        replies.as_slice(),
        [Reply::Analysed { id: 1, .. }]
    ));
}

#[test]
fn where_nothing_is_legal_nothing_is_chosen() {
    let lost: Position = LOST.parse().unwrap();
    assert!(lost.winner().is_some());
    let replies = all(&mut Thinker::new(), choose(1, &lost, Effort::Nodes(100)));
    assert_eq!(
        replies,
        [Reply::Chosen {
            id: 1,
            actions: Vec::new(),
            found: Found::default(),
        }]
    );
}

#[test]
fn a_proved_position_ends_an_analysis_by_itself() {
    let lost: Position = LOST.parse().unwrap();
    let replies = all(&mut Thinker::new(), analyse(1, &lost, 1, u64::MAX));
    assert!(matches!(replies.last(), Some(Reply::Analysed { .. })));
    let won: Position = SLIDER.parse().unwrap();
    let replies = all(&mut Thinker::new(), analyse(1, &won, 3, u64::MAX));
    let Some(Reply::Analysed { found, .. }) = replies.last() else {
        panic!("{replies:?}");
    };
    let turns: HashSet<String> = found
        .lines
        .iter()
        .map(|line| format!("{:?}", line.actions))
        .collect();
    assert_eq!(turns.len(), 3);
    assert!(found.lines.iter().all(|line| line.score.is_proved()));
}

#[test]
fn unreadable_requests_are_answered_with_the_reason() {
    let mut thinker = Thinker::new();
    for (text, id, part) in [
        ("", None, "not a request"),
        (r#"{"dance":{"id":5}}"#, Some(5), "dance"),
        (r#"{"stop":{"id":-1}}"#, None, "-1"),
        (
            r#"{"choose":{"id":3,"question":{"position":"tixle","before":[]},"effort":{"nodes":1}}}"#,
            Some(3),
            "`tixle`",
        ),
    ] {
        let replies = thinker.hear_text(text);
        let [Reply::Failed { id: told, why }] = replies.as_slice() else {
            panic!("{replies:?}");
        };
        assert_eq!(*told, id, "{text}");
        assert!(why.contains(part), "{why}");
    }
    assert!(!thinker.is_busy());
}

#[test]
fn the_dial_has_as_many_levels_as_the_engine() {
    assert_eq!(engine::Level::all().len(), usize::from(LEVELS));
    let start = Position::start(Setup::TIX);
    for number in [0, LEVELS + 1] {
        let replies = Thinker::new().hear(choose(9, &start, level(number)));
        let [Reply::Failed { id: Some(9), why }] = replies.as_slice() else {
            panic!("{replies:?}");
        };
        assert!(why.contains(&format!("no level {number}")), "{why}");
    }
}

#[test]
fn another_seed_is_another_game() {
    let play = |seed| {
        let mut thinker = Thinker::new();
        let mut position = Position::start(Setup::TIXEL);
        let mut game = Vec::new();
        for id in 0..6 {
            let effort = Effort::Level { number: 3, seed };
            let replies = all(&mut thinker, choose(id, &position, effort));
            let Some(Reply::Chosen { actions, .. }) = replies.last() else {
                panic!("{replies:?}");
            };
            for &action in actions {
                position = position.play(action).unwrap();
                game.push(action);
            }
        }
        game
    };
    assert_eq!(play(1), play(1));
    assert!((2..8).any(|seed| play(seed) != play(1)));
}

/// How often this thread has read the clock below.
fn ticks() -> u64 {
    TICKS.get()
}

thread_local! {
    static TICKS: std::cell::Cell<u64> = const { std::cell::Cell::new(0) };
}

fn clock() -> std::time::Duration {
    TICKS.set(TICKS.get() + 1);
    std::time::Duration::from_millis(TICKS.get())
}

#[test]
fn the_clock_is_read_again_and_again_while_a_slice_is_searched() {
    let start = Position::start(Setup::REGATTA);
    for request in [
        choose(1, &start, level(LEVELS)),
        choose(2, &start, Effort::Nodes(100_000)),
        analyse(3, &start, 3, 100_000),
    ] {
        let mut thinker = Thinker::new().with_clock(clock);
        thinker.hear(request);
        while thinker.is_busy() {
            let before = ticks();
            let replies = thinker.work();
            let (Reply::Progress { found, .. }
            | Reply::Chosen { found, .. }
            | Reply::Analysed { found, .. }) = replies.last().unwrap()
            else {
                panic!("{replies:?}");
            };
            let read = ticks() - before;
            // Every 1,024 positions; no slice here has fewer than 3,000.
            assert!(read >= 3, "read {read} times, {} positions", found.nodes);
        }
    }
}

#[test]
fn a_clock_changes_no_answer() {
    let start = Position::start(Setup::TIXEL);
    for effort in [level(LEVELS), Effort::Nodes(30_000)] {
        let request = || choose(1, &start, effort);
        let with = all(&mut Thinker::new().with_clock(clock), request());
        assert_eq!(with, all(&mut Thinker::new(), request()));
    }
}

/// The last finding about the start of a game.
fn judged(
    thinker: &mut Thinker<Learned>,
    setup: Setup,
    request: fn(&Position) -> Request,
) -> Found {
    let replies = all(thinker, request(&Position::start(setup)));
    match replies.last() {
        Some(Reply::Analysed { found, .. } | Reply::Chosen { found, .. }) => found.clone(),
        other => panic!("{other:?}"),
    }
}

fn shipped_net(game: &str) -> &'static [u8] {
    let found = SHIPPED_NETS.iter().find(|(name, _)| *name == game);
    found.unwrap().1
}

#[test]
fn a_net_judges_its_own_game_once_it_is_learned_and_levels_never() {
    let mut thinker = Thinker::with(Learned::default());
    let deep: fn(&Position) -> Request = |position| analyse(1, position, 1, 8_000);
    let by_hand = judged(&mut thinker, Setup::TIXEL, deep);
    assert!(!by_hand.by_net);
    let bytes = shipped_net("tixel");
    thinker.learn(bytes).unwrap();
    let by_net = judged(&mut thinker, Setup::TIXEL, deep);
    assert!(by_net.by_net);
    assert_ne!(by_net.lines, by_hand.lines);
    assert!(!judged(&mut thinker, Setup::TIX, deep).by_net);
    let played = judged(&mut thinker, Setup::TIXEL, |position| {
        choose(2, position, level(3))
    });
    assert!(!played.by_net);
}

#[test]
fn a_damaged_net_is_refused_with_the_reason_and_the_game_goes_on_by_hand() {
    let mut thinker = Thinker::with(Learned::default());
    let bytes = shipped_net("tixel");
    let mut damaged = bytes.to_vec();
    damaged[1_000] ^= 1;
    assert_eq!(
        thinker.learn(&damaged).unwrap_err().to_string(),
        "a damaged net: its checksum does not match"
    );
    let deep: fn(&Position) -> Request = |position| analyse(1, position, 1, 4_000);
    assert!(!judged(&mut thinker, Setup::TIXEL, deep).by_net);
}

#[test]
fn a_turn_holds_unless_it_is_proved_to_lose() {
    let before = "6u:X8/X8 4X11/3X02/X01x13/x02x01X1/2X03/X0x01x0X01 w X1/X3 - -";
    let before: Position = before.parse().unwrap();
    let position = before.play_turn(&"X@b6".parse().unwrap()).unwrap();
    let judged = |turn: &str| {
        let replies = Thinker::new().hear(Request::Judge {
            id: 7,
            question: Question::about(&position),
            actions: turn.split(',').map(|it| it.parse().unwrap()).collect(),
            purpose: Purpose::Hold,
        });
        let [Reply::Analysed { id: 7, found }] = &replies[..] else {
            panic!("{replies:?}");
        };
        found.lines[0].clone()
    };
    let held = judged("c4-c6,X@c4");
    assert_eq!((held.score, held.actions.len()), (Score::Chance(500), 0));
    let lost = judged("X@f1");
    assert_eq!(lost.score, Score::Loss(1), "the opponent wins at once");
    assert!(!lost.actions.is_empty(), "and it is told how");
}

#[test]
fn a_turn_is_judged_by_proof_and_answered_with_the_reply() {
    let position: Position = "tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -".parse().unwrap();
    let judged = |actions: &str| {
        let mut thinker = Thinker::new();
        let replies = thinker.hear(Request::Judge {
            id: 7,
            question: Question::about(&position),
            actions: vec![actions.parse().unwrap()],
            purpose: Purpose::Win,
        });
        let [Reply::Analysed { id: 7, found }] = &replies[..] else {
            panic!("{replies:?}");
        };
        found.lines[0].clone()
    };
    let won = judged("a3-d3ne");
    assert_eq!((won.score, won.actions.len()), (Score::Win(0), 0));
    let failed = judged("a3-a1ne");
    assert_eq!(failed.score, Score::Chance(0));
    assert!(!failed.actions.is_empty(), "the refutation is told");
}
