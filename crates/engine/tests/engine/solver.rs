//! The solver beyond small boards: what it proves is true, whatever the question.

use std::collections::HashMap;
use std::ops::ControlFlow;

use engine::{Budget, Random, Solver, Verdict, prove};
use rules::{Position, Setup};

const SETUPS: [&str; 13] = [
    "3u:X1/X1",
    "3b:X1T1R1/R3:near",
    "4u:X2/X2",
    "4b:R2/R2",
    "5u:X2T2R2/T6:p2",
    "5u:T6/T6:p3",
    "tix",
    "tixel",
    "poka-yoke",
    "regatta",
    "9u:X3T9R9/T21:p1",
    "10b:R30/X1:near",
    "11b:T20R20/X9R20:p3",
];

/// Positions from games of good players, with the turns to the end and whether they are won.
const PROVED: [(&str, bool, u32); 14] = [
    (
        "tix X13x0X0/1X0x03/x11X0x01x1/1X14/X13x0X0/1X0x03 w -/X1 - -",
        true,
        5,
    ),
    (
        "tix 5X1/X11X13/1X01x02/X11x11x0x0/4X0X0/X12x02 w -/X3 - -",
        true,
        3,
    ),
    (
        "tix X11x01X01/2X01x01/x12x0x01/3X02/1X02x0X0/1x01X12 w X1/X1 - -",
        true,
        5,
    ),
    (
        "tix 3x12/x13X01/4x0X0/3x0X01/x0X0x0X01x0/4X11 b X2/X1 - -",
        true,
        5,
    ),
    (
        "tixel T32T1T61/1t22t41/2t4T6t41/T21T12t1/t2t01t42/1T61T6t2T5 w T1/T1 - -",
        true,
        1,
    ),
    (
        "tixel t02T32/T41t42T1/1t2T3t62/1T6t01T2t7/T2t4T0t02/t23T41 w T1/T1 - -",
        true,
        1,
    ),
    (
        "tixel t42T2t1T6/t43T0t4/T7T61t1T61/1t04/T03t4T4/t21t11T2t5 b T1/- - -",
        true,
        3,
    ),
    (
        "tixel t11T2t3T61/T02T02/T0t2T33/1T22T6t0/t42t42/T1t61T3t61 b -/T2 - -",
        true,
        5,
    ),
    (
        "poka-yoke 1t62t6T4/T0t2t01T21/2T41t41/t4T41T12/1T6t2L01l3/R51t2r5T61 w -/- 0/0 -",
        true,
        3,
    ),
    (
        "poka-yoke T4t4t4T42/1T61t2T2t3/T51l52T0/t0T44/1R63t4/R1t62t2T3 w -/R1 0/0 -",
        false,
        4,
    ),
    (
        "poka-yoke 1T22t61/R4T6t02r1/t1T61t4R01/T01t12T3/t4T61T22/1t21t6l11 w T1/- 0/0 -",
        false,
        4,
    ),
    (
        "poka-yoke 4t21/r52t6T2t4/T0t0L22T3/3t0t61/T4t41T41t0/T1r62T11 w T2/- 1/0 -",
        true,
        3,
    ),
    (
        "poka-yoke 2T1t6L4t6/t6R01t22/T2t23T3/4r4T0/2t6t4T41/l32T3t6T0 w T1/- 0/0 -",
        true,
        1,
    ),
    (
        "regatta 1r01r2r61R51/r31L1R6R62R0/r0R01r6L0R62/1r01r0l0L0L0r0/r2R0l6R21l21r4/2L21l2R42/1R11R4r2r61R2/l01r2R1r61R11 w R2/R1 - -",
        true,
        1,
    ),
];

/// Whether some turn, or the rest of one, wins at once, by brute force; `None` if there are too
/// many.
fn wins_now(position: &Position) -> Option<bool> {
    let (mut turns, mut wins) = (0, false);
    let all = position.for_each_turn(|_, after| {
        turns += 1;
        wins |= after.winner().is_some();
        match turns {
            0..5_000 => ControlFlow::Continue(()),
            _ => ControlFlow::Break(()),
        }
    });
    (wins || all.is_continue()).then_some(wins)
}

#[test]
fn positions_of_the_named_games_are_proved_with_their_distances() {
    for (text, won, turns) in PROVED {
        let position: Position = text.parse().unwrap();
        let distance = match prove(&position, Budget::nodes(300_000)).verdict {
            Verdict::Win(distance) if won => distance,
            Verdict::Loss(distance) if !won => distance,
            verdict => panic!("{text}: {verdict:?}"),
        };
        assert_eq!(distance.exactly(), Some(turns), "{text}");
    }
}

#[test]
fn a_win_in_this_turn_is_found_exactly_where_trying_every_turn_finds_one() {
    let mut random = Random::new(4);
    let (mut won, mut not) = (0, 0);
    let mut solver = Solver::new(8 << 20);
    for text in SETUPS {
        for _ in 0..12 {
            let positions = samples::game(text.parse().unwrap(), 150, &mut random);
            let late = positions.len().saturating_sub(12);
            for position in &positions[late..] {
                let Some(wins) = wins_now(position) else {
                    continue;
                };
                let budget = Budget::nodes(10_000_000).within(1);
                match solver.prove(position, budget).verdict {
                    Verdict::Win(distance) => {
                        assert!(wins && distance.exactly() == Some(1), "{position}");
                        won += 1;
                    }
                    Verdict::Loss(distance) => {
                        let now = distance.exactly() == Some(0);
                        assert!(now && position.winner().is_some(), "{position}");
                    }
                    Verdict::Open { no_win_within, .. } => {
                        assert!(!wins && no_win_within == 1, "{position}");
                        not += 1;
                    }
                }
            }
        }
    }
    assert!(won > 100 && not > 200, "{won} {not}");
}

/// Who wins within this many turns, by brute force.
fn truth(
    position: &Position,
    turns: u32,
    known: &mut HashMap<(u64, u32), Option<bool>>,
) -> Option<bool> {
    if position.winner().is_some() {
        return Some(false);
    }
    if turns == 0 {
        return None;
    }
    if let Some(value) = known.get(&(position.hash(), turns)) {
        return *value;
    }
    let mut all_lose = true;
    let mut wins = false;
    let _ = position.for_each_turn(|_, after| match truth(after, turns - 1, known) {
        Some(false) => {
            wins = true;
            ControlFlow::Break(())
        }
        Some(true) => ControlFlow::Continue(()),
        None => {
            all_lose = false;
            ControlFlow::Continue(())
        }
    });
    let value = if wins {
        Some(true)
    } else {
        all_lose.then_some(false)
    };
    known.insert((position.hash(), turns), value);
    value
}

#[test]
fn verdicts_within_three_turns_agree_with_brute_force() {
    let mut random = Random::new(9);
    let mut decided = 0;
    for text in [
        "4u:X3/X3",
        "4u:X1T1/T2",
        "4b:R2/R2:near",
        "3u:T2/R2",
        "5u:X3/X3",
        "9u:X2/X2",
    ] {
        let setup = text.parse().unwrap();
        for _ in 0..4 {
            let positions = samples::game(setup, 150, &mut random);
            let late = positions.len().saturating_sub(5);
            for position in &positions[late..] {
                if position.count_turns() > 60 {
                    continue;
                }
                let expected = truth(position, 3, &mut HashMap::new());
                let verdict = prove(position, Budget::nodes(5_000_000).within(3)).verdict;
                let found = match verdict {
                    Verdict::Win(_) => Some(true),
                    Verdict::Loss(_) => Some(false),
                    Verdict::Open { .. } => None,
                };
                assert_eq!(found, expected, "{position}: {verdict:?}");
                decided += u32::from(found.is_some());
            }
        }
    }
    assert!(decided > 40, "{decided}");
}

#[test]
fn any_position_of_any_setup_can_be_asked_about_within_any_budget() {
    let mut random = Random::new(5);
    for text in SETUPS {
        for position in samples::game(text.parse().unwrap(), 150, &mut random) {
            let nodes = u64::from(random.below(300));
            let within = random.below(12);
            for budget in [Budget::nodes(nodes), Budget::nodes(nodes).within(within)] {
                let proof = prove(&position, budget);
                assert!(proof.nodes <= nodes);
                if let Verdict::Win(distance) | Verdict::Loss(distance) = proof.verdict {
                    assert!(distance.at_least <= distance.at_most, "{position}");
                    assert!(distance.at_most <= budget.turns, "{position}");
                }
                let lost = position.winner().is_some();
                let said = matches!(proof.verdict, Verdict::Loss(d) if d.at_most == 0);
                assert_eq!(lost, said, "{position}");
            }
        }
    }
}

#[test]
fn the_same_question_takes_the_same_work_and_an_answer_is_remembered() {
    let position: Position = PROVED[1].0.parse().unwrap();
    let budget = Budget::nodes(300_000);
    let (mut one, mut other) = (Solver::new(1 << 22), Solver::new(1 << 22));
    let first = one.prove(&position, budget);
    assert_eq!(first, other.prove(&position, budget));
    let second = one.prove(&position, budget);
    assert_eq!(first.verdict, second.verdict);
    assert!(second.nodes == 0 && first.nodes > 1_000);
}

#[test]
fn the_solver_stops_when_it_is_told_to() {
    let start = Position::start(Setup::TIXEL);
    let mut asked = 0;
    let proof = Solver::new(1 << 20).prove_while(&start, Budget::nodes(u64::MAX), |_| {
        asked += 1;
        asked < 5
    });
    assert!(matches!(proof.verdict, Verdict::Open { .. }));
    assert!((10_000..50_000).contains(&proof.nodes), "{}", proof.nodes);
}

#[test]
fn trees_of_large_games_hold_as_far_as_they_go() {
    for (text, won, turns) in PROVED {
        if turns > 3 {
            continue;
        }
        let position: Position = text.parse().unwrap();
        let mut solver = Solver::new(16 << 20);
        let budget = Budget::nodes(300_000);
        let verdict = solver.prove(&position, budget).verdict;
        let tree = solver.tree(&position, verdict, budget, 2_000).unwrap();
        assert_eq!(tree.winner() == position.to_move(), won);
        assert!(tree.walk().count() <= 2_000);
        for visit in tree.walk() {
            assert_eq!(
                visit.node.turns == 0,
                visit.node.position.winner().is_some()
            );
        }
        assert!(turns > 1 || tree.is_complete());
    }
}
