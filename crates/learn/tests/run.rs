//! Working through a lesson, turn by turn.

use learn::{Game, Lesson, LessonRun, TurnAnswer, lesson, read};
use rules::{Turn, TurnFault};

fn run(game: Game, id: &str) -> LessonRun {
    LessonRun::new(lesson(game, id).expect("a lesson"))
}

fn turn(text: &str) -> Turn {
    text.parse().expect("a turn")
}

#[test]
fn an_illegal_turn_is_refused_with_its_reason_and_costs_no_try() {
    let mut run = run(Game::Tix, "active");
    let TurnAnswer::Illegal(error) = run.try_turn(&turn("e5-e6")) else {
        panic!("an inactive piece does not slide");
    };
    let TurnFault::Illegal(reason) = error.fault else {
        panic!("{error}");
    };
    assert_eq!(reason.name(), "NotActive");
    assert_eq!(run.tries(), 0);
    assert!(!run.is_solved());
}

#[test]
fn a_legal_turn_that_misses_the_goal_leaves_the_position_as_it_was() {
    let mut run = run(Game::Tix, "spaces");
    let before = *run.position();
    let TurnAnswer::NotYet { say, after, .. } = run.try_turn(&turn("b3-d3")) else {
        panic!("d3 is not e3");
    };
    assert_eq!(say.key, "lesson-not-yet-stands-active");
    assert_eq!(say.space, "e3".parse().ok());
    assert_ne!(after, before);
    assert_eq!(*run.position(), before);
    assert_eq!(run.tries(), 1);
}

#[test]
fn the_hint_is_offered_after_two_tries_and_not_after_the_step_is_solved() {
    let mut run = run(Game::Tix, "active");
    run.try_turn(&turn("c3-c5"));
    assert!(!run.is_hint_due());
    run.try_turn(&turn("c3-c4"));
    assert!(run.is_hint_due());
    run.try_turn(&turn("c3-c6"));
    assert!(!run.is_hint_due());
}

#[test]
fn a_typical_mistake_gets_its_own_answer() {
    let mut run = run(Game::Tix, "fall");
    let TurnAnswer::NotYet { say, .. } = run.try_turn(&turn("a3-c3")) else {
        panic!("the bonus was not taken");
    };
    assert_eq!(say.key, "lesson-tix-fall-1-declined");
    let TurnAnswer::NotYet { say, .. } = run.try_turn(&turn("a3-d3")) else {
        panic!("that is no sacrifice");
    };
    assert_eq!(say.key, "lesson-not-yet-bonus");
}

#[test]
fn an_unsolved_step_cannot_be_left() {
    let mut run = run(Game::Tix, "active");
    assert!(!run.advance());
    assert_eq!(run.number(), 0);
}

#[test]
fn a_continuing_step_starts_where_turn_and_reply_led() {
    for first in ["a1-f1", "a1-a6"] {
        let mut run = run(Game::Tix, "straight");
        let TurnAnswer::Accepted { reply, is_last, .. } = run.try_turn(&turn(first)) else {
            panic!("{first} is on the way");
        };
        let (reply, end) = reply.expect("Black replies");
        assert_eq!(reply, turn("c3-c4"));
        assert!(!is_last);
        assert!(run.advance());
        assert_eq!(*run.position(), end);
        assert_eq!(run.tries(), 0);
    }
}

#[test]
fn a_lesson_is_finished_after_its_last_step() {
    let mut run = run(Game::Tixel, "end");
    loop {
        let solution = run.step().solution.clone();
        assert!(matches!(
            run.try_turn(&solution),
            TurnAnswer::Accepted { .. }
        ));
        if !run.advance() {
            break;
        }
        assert!(!run.is_finished());
    }
    assert!(run.is_finished());
    assert_eq!(run.number() + 1, run.lesson().steps.len());
}

#[test]
fn a_lesson_can_be_resumed_at_any_step() {
    for lesson in learn::ladder() {
        for number in 0..lesson.steps.len() {
            let mut run = LessonRun::at(lesson, number);
            assert_eq!(run.number(), number);
            let solution = run.step().solution.clone();
            let is_game = run.step().opponent.is_some();
            match run.try_turn(&solution) {
                TurnAnswer::Accepted { .. } => assert!(!is_game),
                TurnAnswer::GoesOn { .. } => assert!(is_game),
                other => panic!("{}: {other:?}", lesson.path()),
            }
        }
        assert_eq!(LessonRun::at(lesson, lesson.steps.len()).number(), 0);
    }
}

#[test]
fn a_solution_is_found_after_the_previous_step_was_solved_another_way() {
    let mut run = run(Game::Tix, "straight");
    run.try_turn(&turn("a1-a6"));
    run.advance();
    assert_eq!(run.solution(), Some(turn("a6-f6")));
}

#[test]
fn a_game_is_played_turn_by_turn_until_it_is_won() {
    let mut run = run(Game::Tix, "first-game");
    assert_eq!(run.awaits(), None);
    assert!(matches!(
        run.try_turn(&turn("a1-a6")),
        TurnAnswer::GoesOn { .. }
    ));
    assert_eq!(run.awaits(), Some(1));
    assert!(matches!(
        run.reply(&turn("f5-f6")),
        TurnAnswer::GoesOn { .. }
    ));
    assert_eq!(run.awaits(), None);
    assert!(!run.is_solved());
    // File e runs beside f6.
    assert!(matches!(
        run.try_turn(&turn("d3-e3")),
        TurnAnswer::GoesOn { .. }
    ));
    assert!(matches!(
        run.reply(&turn("f6-f5")),
        TurnAnswer::GoesOn { .. }
    ));
    let TurnAnswer::Accepted { is_last, .. } = run.try_turn(&turn("e3-e6")) else {
        panic!("f5 was the last");
    };
    assert!(is_last);
    assert!(run.is_finished());
    assert_eq!(run.tries(), 0);
}

#[test]
fn a_game_that_is_lost_starts_again() {
    let text = "lesson one
step
position 6u:X2/X2 6/6/5x1/2x13/6/X13X01 w -/- - -
goal wins
against 1
solution a1-a6
";
    let lessons: &'static [Lesson] = read(Game::Tix, text).expect("a lesson").leak();
    let mut run = LessonRun::new(&lessons[0]);
    let beginning = *run.position();
    assert_eq!(run.solution(), Some(turn("a1-a6")));
    run.try_turn(&turn("a1-a2"));
    assert_eq!(run.solution(), None, "the game goes on");
    assert!(matches!(run.reply(&turn("a2-a3")), TurnAnswer::Illegal(_)));
    let TurnAnswer::NotYet { say, after, .. } = run.reply(&turn("c3-a3")) else {
        panic!("nothing is left to slide");
    };
    assert_eq!(say.key, "lesson-not-yet-lost");
    assert!(after.winner().is_some());
    assert_eq!(*run.position(), beginning);
    assert_eq!(run.awaits(), None);
    assert_eq!(run.tries(), 1);
}
