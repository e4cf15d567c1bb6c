//! Every lesson is checked against the rules: its goal can be reached, but not by accident, and it
//! is what it claims to be.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use engine::{Budget, Solver, Verdict, prove};
use learn::{
    Attempt, Condition, Game, Lesson, LessonRun, LessonStep, TurnAnswer, ladder, winning_turn,
};
use rules::{Player, Position, Turn};

/// Looking ahead tries every turn while the learner waits.
const MOST_TURNS: u64 = 6_000;

fn steps() -> impl Iterator<Item = (String, &'static Lesson, usize, &'static LessonStep)> {
    ladder().iter().flat_map(|lesson| {
        let numbered = lesson.steps.iter().enumerate();
        numbered.map(move |(number, step)| {
            let name = format!("{}, step {}", lesson.path(), number + 1);
            (name, lesson, number, step)
        })
    })
}

/// All legal turns with the position after each.
fn turns(position: &Position) -> Vec<(Turn, Position)> {
    let mut turns = Vec::new();
    let _ = position.for_each_turn(|actions, after| {
        turns.extend(Turn::new(actions.to_vec()).map(|turn| (turn, *after)));
        ControlFlow::Continue(())
    });
    turns
}

fn is_accepted(step: &LessonStep, before: &Position, turn: &Turn, after: &Position) -> bool {
    let attempt = Attempt {
        before,
        actions: turn.actions(),
        after,
    };
    step.first_missed(&attempt).is_none()
}

/// Every position a step can start from: its own, or all that the previous step can end in.
fn beginnings(lesson: &Lesson, number: usize) -> Vec<Position> {
    let step = &lesson.steps[number];
    if !step.continues {
        return vec![step.start];
    }
    let before = &lesson.steps[number - 1];
    let mut ends = Vec::new();
    for start in beginnings(lesson, number - 1) {
        for (turn, after) in turns(&start) {
            if is_accepted(before, &start, &turn, &after) {
                ends.extend(before.reply_in(&after).map(|(_, end)| end));
            }
        }
    }
    ends
}

/// The steps that are solved in one turn, that is, all but games.
fn exercises() -> impl Iterator<Item = (String, &'static Lesson, usize, &'static LessonStep)> {
    steps().filter(|(_, _, _, step)| step.opponent.is_none())
}

/// The positions that the proof of a loss may visit for each accepted turn.
const PROOF: u64 = 1_500;
/// The same for the solutions, which are shown and praised.
const PROOF_OF_A_SOLUTION: u64 = 200_000;

#[test]
fn no_accepted_turn_is_proved_to_lose() {
    let mut solver = Solver::new(16 << 20);
    let mut lost = Vec::new();
    for (name, lesson, number, step) in exercises() {
        let mut seen = BTreeSet::new();
        for start in beginnings(lesson, number) {
            for (turn, after) in turns(&start) {
                if after.winner().is_some() || !is_accepted(step, &start, &turn, &after) {
                    continue;
                }
                let is_solution = turn == step.solution && start == step.start;
                let is_new = seen.insert(after.canonical().0.hash());
                let nodes = match (is_solution, is_new) {
                    (true, _) => PROOF_OF_A_SOLUTION,
                    (false, true) => PROOF,
                    (false, false) => continue,
                };
                let proof = solver.prove(&after, Budget::nodes(nodes));
                if matches!(proof.verdict, Verdict::Win(_)) {
                    lost.push(format!("{name}: {start} {turn}"));
                }
            }
        }
    }
    assert!(lost.is_empty(), "{}", lost.join("\n"));
}

fn all_goals(step: &LessonStep) -> impl Iterator<Item = &Condition> {
    step.goals.iter()
}

#[test]
fn there_are_lessons_for_every_game_and_enough_of_them() {
    assert!(ladder().len() >= 28, "{}", ladder().len());
    for game in Game::ALL {
        assert!(learn::lessons(game).count() >= 4, "{game:?}");
    }
    let in_order: Vec<Game> = ladder().iter().map(|lesson| lesson.game).collect();
    assert!(in_order.is_sorted());
}

#[test]
fn a_lesson_has_one_to_four_steps() {
    for lesson in ladder() {
        assert!((1..=4).contains(&lesson.steps.len()), "{}", lesson.path());
    }
}

#[test]
fn positions_are_at_the_start_of_whites_turn_in_an_unfinished_game() {
    for (name, lesson, number, step) in steps() {
        for start in beginnings(lesson, number) {
            assert_eq!(start.to_string().parse(), Ok(start), "{name}");
            assert_eq!(start.to_move(), Player::White, "{name}");
            assert_eq!(start.bonus(), None, "{name}");
            assert_eq!(start.winner(), None, "{name}");
            for mark in &step.marks {
                assert!(mark.is_on(start.setup().size()), "{name}: {mark}");
            }
        }
    }
}

#[test]
fn positions_belong_to_their_game() {
    use rules::{Edge, Kind};
    for (name, lesson, _, step) in steps() {
        let setup = step.start.setup();
        assert_eq!(setup.edge(), lesson.game.setup().edge(), "{name}");
        let has_promotion = lesson.game == Game::PokaYoke;
        assert_eq!(setup.promotions() > 0, has_promotion, "{name}");
        let kind = match lesson.game {
            Game::Tix => Kind::Tix,
            Game::Tixel | Game::PokaYoke => Kind::Tixel,
            Game::Regatta => Kind::Regatta,
        };
        for player in Player::ALL {
            let pool = setup.pool(player);
            // As a handicap, some pieces may be Tix pieces.
            let is_handicapped = lesson.id == "handicap" && player == Player::White;
            let given = match kind {
                Kind::Tixel | Kind::Regatta if is_handicapped => pool.count(Kind::Tix),
                _ => 0,
            };
            assert_eq!(u32::from(pool.count(kind) + given), pool.total(), "{name}");
        }
        let is_bounded = setup.edge() == Edge::Bounded;
        assert!(!is_bounded || setup.size() >= 8, "{name}");
    }
}

#[test]
fn every_turn_can_be_tried_while_the_learner_waits() {
    for (name, lesson, number, step) in exercises() {
        for start in beginnings(lesson, number) {
            let here = start.count_turns();
            assert!(here <= MOST_TURNS, "{name}: {here} turns");
            let looks_ahead =
                all_goals(step).any(|goal| matches!(goal, Condition::Holds | Condition::Forces));
            if !looks_ahead {
                continue;
            }
            for (turn, after) in turns(&start) {
                let there = after.count_turns();
                assert!(there <= MOST_TURNS, "{name}, after {turn}: {there} turns");
            }
        }
    }
}

#[test]
fn the_solution_is_accepted_wherever_the_step_begins() {
    for (name, lesson, number, step) in exercises() {
        let after = step.start.play_turn(&step.solution);
        let after = after.unwrap_or_else(|error| panic!("{name}: {error}"));
        let does = is_accepted(step, &step.start, &step.solution, &after);
        assert!(does, "{name}: {}", step.solution);
        for start in beginnings(lesson, number) {
            let can = turns(&start)
                .iter()
                .any(|(turn, after)| is_accepted(step, &start, turn, after));
            assert!(can, "{name}: nothing is accepted in {start}");
        }
    }
}

#[test]
fn some_legal_turn_is_not_accepted_unless_anything_goes() {
    for (name, lesson, number, step) in exercises() {
        for start in beginnings(lesson, number) {
            let all = turns(&start)
                .iter()
                .all(|(turn, after)| is_accepted(step, &start, turn, after));
            assert_eq!(all, step.anything_goes, "{name}, in {start}");
        }
    }
}

#[test]
fn an_accepted_turn_is_replied_to_where_a_reply_is_written() {
    for (name, lesson, number, step) in steps() {
        let next_continues = lesson
            .steps
            .get(number + 1)
            .is_some_and(|next| next.continues);
        assert!(!next_continues || !step.replies.is_empty(), "{name}");
        if step.replies.is_empty() {
            continue;
        }
        let mut used = BTreeSet::new();
        for start in beginnings(lesson, number) {
            for (turn, after) in turns(&start) {
                if is_accepted(step, &start, &turn, &after) {
                    let reply = step.reply_in(&after);
                    let (reply, _) =
                        reply.unwrap_or_else(|| panic!("{name}: no reply after {turn}"));
                    used.insert(reply.to_string());
                }
            }
        }
        assert_eq!(used.len(), step.replies.len(), "{name}: used are {used:?}");
    }
}

#[test]
fn a_winning_turn_leaves_black_without_a_legal_action() {
    let mut checked = 0;
    for (name, lesson, number, step) in exercises() {
        if !step.goals.contains(&Condition::Wins) {
            continue;
        }
        for start in beginnings(lesson, number) {
            for (turn, after) in turns(&start) {
                let leaves_none = after.to_move() == Player::Black && after.actions().is_empty();
                let accepted = is_accepted(step, &start, &turn, &after);
                assert_eq!(accepted, leaves_none, "{name}: {turn}");
                checked += 1;
            }
        }
        let proof = prove(&step.start, Budget::nodes(1_000_000));
        let Verdict::Win(distance) = proof.verdict else {
            panic!("{name}: {:?}", proof.verdict);
        };
        assert_eq!(distance.exactly(), Some(1), "{name}");
    }
    assert!(checked > 0);
}

#[test]
fn a_wrong_defence_loses_to_the_turn_that_is_shown_and_a_right_one_does_not_lose_at_once() {
    let mut losing = 0;
    for (name, lesson, number, step) in steps() {
        if !step.goals.contains(&Condition::Holds) {
            continue;
        }
        assert_eq!(step.goals.last(), Some(&Condition::Holds), "{name}");
        for (turn, after) in turns(&step.start) {
            let mut run = LessonRun::new(lesson);
            while run.number() < number {
                let solution = run.step().solution.clone();
                run.try_turn(&solution);
                assert!(run.advance(), "{name}");
            }
            match run.try_turn(&turn) {
                TurnAnswer::Accepted { .. } => {
                    let blacks = turns(&after);
                    let lost = blacks
                        .iter()
                        .any(|(_, end)| end.winner() == Some(Player::Black));
                    assert!(!lost, "{name}: {turn}");
                }
                TurnAnswer::NotYet { refutation, .. } => {
                    let attempt = Attempt {
                        before: &step.start,
                        actions: turn.actions(),
                        after: &after,
                    };
                    if step.first_missed(&attempt) != Some(&Condition::Holds) {
                        continue;
                    }
                    let (reply, end) = refutation.unwrap_or_else(|| panic!("{name}: {turn}"));
                    assert_eq!(after.play_turn(&reply), Ok(end), "{name}");
                    assert_eq!(end.winner(), Some(Player::Black), "{name}: {turn}, {reply}");
                    losing += 1;
                }
                TurnAnswer::GoesOn { .. } => panic!("{name} is a game"),
                TurnAnswer::Illegal(error) => panic!("{name}: {error}"),
            }
        }
    }
    assert!(losing > 0);
}

#[test]
fn a_forcing_turn_is_proved_to_win_with_the_next_one() {
    let mut proved = 0;
    let mut solver = Solver::default();
    for (name, lesson, number, step) in steps() {
        if !step.goals.contains(&Condition::Forces) {
            continue;
        }
        for start in beginnings(lesson, number) {
            assert_eq!(winning_turn(&start), None, "{name}: it is won at once");
            for (turn, after) in turns(&start) {
                let proof = solver.prove(&after, Budget::nodes(2_000_000).within(2));
                let is_lost = match proof.verdict {
                    Verdict::Loss(distance) => distance.at_most <= 2,
                    Verdict::Win(_) => false,
                    Verdict::Open { no_loss_within, .. } => {
                        assert!(no_loss_within >= 2, "{name}, {turn}: too little was proved");
                        false
                    }
                };
                let accepted = is_accepted(step, &start, &turn, &after);
                let asks_for_more = step.goals.len() > 1;
                assert!(!accepted || is_lost, "{name}: {turn} does not force a win");
                assert!(accepted || asks_for_more || !is_lost, "{name}: {turn} does");
                proved += 1;
            }
        }
    }
    assert!(proved > 0);
}

#[test]
fn every_answer_to_a_wrong_attempt_is_given_to_some_turn() {
    let mut missing = Vec::new();
    for (name, lesson, number, step) in steps() {
        let keys = lesson.step_keys(number);
        let mut given = BTreeSet::new();
        let mut run = LessonRun::new(lesson);
        while run.number() < number {
            let solution = run.step().solution.clone();
            run.try_turn(&solution);
            assert!(run.advance(), "{name}");
        }
        for (turn, _) in turns(&step.start) {
            if let TurnAnswer::NotYet { say, .. } = run.clone().try_turn(&turn) {
                given.insert(say.key);
            }
        }
        missing.extend(keys.wrong.into_iter().filter(|key| !given.contains(key)));
    }
    assert!(missing.is_empty(), "no turn is answered by {missing:?}");
}

#[test]
fn keys_are_written_once() {
    let keys = learn::keys();
    let distinct: BTreeSet<&String> = keys.iter().collect();
    assert_eq!(distinct.len(), keys.len());
}

#[test]
fn a_turn_that_forces_nothing_is_answered_by_a_way_out() {
    let mut answered = 0;
    for (name, lesson, number, step) in steps() {
        if !step.goals.contains(&Condition::Forces) {
            continue;
        }
        let run = LessonRun::at(lesson, number);
        for (turn, after) in turns(&step.start) {
            let attempt = Attempt {
                before: &step.start,
                actions: turn.actions(),
                after: &after,
            };
            if step.first_missed(&attempt) != Some(&Condition::Forces) {
                continue;
            }
            let TurnAnswer::NotYet { refutation, .. } = run.clone().try_turn(&turn) else {
                panic!("{name}: {turn} was accepted");
            };
            let (reply, end) = refutation.unwrap_or_else(|| panic!("{name}: {turn}"));
            assert_eq!(after.play_turn(&reply), Ok(end), "{name}");
            assert_eq!(winning_turn(&end), None, "{name}: {turn}, {reply}");
            answered += 1;
        }
    }
    assert!(answered > 0);
}
