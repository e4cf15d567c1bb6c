//! The solver agrees with the complete tables of small games.

use std::collections::HashSet;

use crate::tables::{Table, Value};
use engine::{Budget, ProofTree, Solver, Verdict, prove};
use rules::{Player, Position, Setup};

fn setup(text: &str) -> Setup {
    text.parse().unwrap()
}

/// Checks a verdict, and that it decides everything the budget allows.
fn check(position: &Position, verdict: Verdict, value: Value, within: u32) {
    match (verdict, value) {
        (Verdict::Win(distance), Value::Win(turns))
        | (Verdict::Loss(distance), Value::Loss(turns)) => {
            assert_eq!(distance.exactly(), Some(turns), "{position}");
        }
        (
            Verdict::Open {
                no_win_within,
                no_loss_within,
            },
            Value::Draw,
        ) => {
            assert!(no_win_within.max(no_loss_within) == within, "{position}");
        }
        _ => panic!("{position} is {value:?}, not {verdict:?}"),
    }
}

/// Proves every position of a table with one solver, which remembers earlier ones.
fn agrees_everywhere(table: &Table) {
    let (_, longest) = table.summary();
    // Draws cannot be proved, only that there is no win within a given number of turns; two more
    // than the longest win shows that none is claimed.
    let budget = Budget::nodes(u64::MAX).within(longest + 2);
    let mut solver = Solver::new(32 << 20);
    for (position, value) in table.entries() {
        let proof = solver.prove(position, budget);
        check(position, proof.verdict, value, longest + 2);
    }
}

#[test]
fn three_tix_pieces_a_side_on_3x3_are_won_in_3_and_solved_everywhere() {
    let table = Table::of_all_valid(setup("3u:X3/X3"));
    assert_eq!(table.summary(), ([5766, 3876, 0], 8));
    let start = Position::start(setup("3u:X3/X3"));
    assert_eq!(table.value(&start), Value::Win(3));
    agrees_everywhere(&table);
}

#[test]
fn two_tixel_pieces_a_side_on_3x3_are_won_in_3_and_solved_everywhere() {
    let table = Table::of(setup("3u:T2/T2"));
    assert_eq!(table.summary(), ([89_052, 90_461, 0], 10));
    let start = Position::start(setup("3u:T2/T2"));
    assert_eq!(table.value(&start), Value::Win(3));
    agrees_everywhere(&table);
}

#[test]
fn one_regatta_piece_a_side_on_3x3_is_won_in_3_and_solved_everywhere() {
    let table = Table::of_all_valid(setup("3b:R1/R1"));
    assert_eq!(table.summary(), ([1080, 1534, 0], 4));
    let start = Position::start(setup("3b:R1/R1"));
    assert_eq!(table.value(&start), Value::Win(3));
    agrees_everywhere(&table);
}

#[test]
fn two_tix_pieces_a_side_on_4x4_are_drawn_and_solved_everywhere() {
    let table = Table::of_all_valid(setup("4u:X2/X2"));
    assert_eq!(table.summary(), ([15_274, 12_240, 1560], 13));
    let start = Position::start(setup("4u:X2/X2"));
    assert_eq!(table.value(&start), Value::Draw);
    agrees_everywhere(&table);
}

#[test]
fn other_small_games_with_mixed_pieces_and_promotions_are_solved_everywhere() {
    for text in [
        "3u:X1T1/X2",
        "3u:T1/X3",
        "3u:T1/T1:p1",
        "3b:X1T1/R1:near",
        "4u:X1/T1",
    ] {
        agrees_everywhere(&Table::of(setup(text)));
    }
}

#[test]
fn a_small_budget_may_prove_less_but_nothing_wrong() {
    for text in ["3u:X3/X3", "4u:X2/X2", "3b:R1/R1"] {
        let table = Table::of(setup(text));
        let mut solver = Solver::new(2_000);
        for (number, (position, value)) in table.entries().enumerate() {
            // Little or nothing is remembered, and the nodes run out anywhere.
            let budget = Budget::nodes(number as u64 % 200);
            let cold = prove(position, budget);
            let forgetful = solver.prove(position, Budget::nodes(3 * budget.nodes));
            for proof in [cold, forgetful] {
                assert!(proof.nodes <= 3 * budget.nodes);
                match (proof.verdict, value) {
                    (Verdict::Win(d), Value::Win(turns))
                    | (Verdict::Loss(d), Value::Loss(turns)) => {
                        assert!((d.at_least..=d.at_most).contains(&turns), "{position}");
                    }
                    (Verdict::Open { no_win_within, .. }, Value::Win(turns)) => {
                        assert!(no_win_within < turns, "{position}");
                    }
                    (Verdict::Open { no_loss_within, .. }, Value::Loss(turns)) => {
                        assert!(no_loss_within < turns, "{position}");
                    }
                    (Verdict::Open { .. }, Value::Draw) => {}
                    (verdict, _) => panic!("{position} is {value:?}, not {verdict:?}"),
                }
            }
        }
    }
}

/// Checks a complete tree by the rules and the table alone.
fn holds(tree: &ProofTree, table: &Table) {
    for node in tree.nodes() {
        let position = &node.position;
        let own = position.to_move() == tree.winner();
        match table.value(position) {
            Value::Win(turns) => assert!(own && turns <= node.turns, "{position}"),
            Value::Loss(turns) => assert!(!own && turns <= node.turns, "{position}"),
            Value::Draw => panic!("{position} is drawn"),
        }
        assert_eq!(position.winner().is_some(), node.turns == 0, "{position}");
        let mut turns = HashSet::new();
        for step in &node.steps {
            let next = &tree.nodes()[step.to];
            assert!(next.turns < node.turns, "{position}");
            let played = match &step.turn {
                Some(turn) => position.play_turn(turn).unwrap(),
                None => position.play(rules::Action::End).unwrap(),
            };
            assert_eq!(played, next.position);
            assert!(turns.insert(&step.turn), "{position}: twice");
        }
        if own {
            assert_eq!(turns.len(), 1, "{position}");
        } else {
            let all = position.count_turns();
            assert_eq!(turns.len() as u64, all, "{position}");
        }
    }
}

#[test]
fn a_proof_tree_answers_every_turn_of_the_loser() {
    for text in ["3u:X3/X3", "3b:R1/R1", "4u:X2/X2"] {
        let table = Table::of(setup(text));
        let mut solver = Solver::new(4 << 20);
        let budget = Budget::nodes(1_000_000).within(13);
        for (position, value) in table.entries().step_by(41) {
            let verdict = solver.prove(position, budget).verdict;
            match solver.tree(position, verdict, budget, 100_000) {
                Some(tree) => {
                    assert!(tree.is_complete());
                    holds(&tree, &table);
                }
                None => assert_eq!(value, Value::Draw),
            }
        }
    }
}

#[test]
fn walking_a_tree_visits_every_turn_once_and_a_cut_tree_says_so() {
    let start = Position::start(setup("3u:X3/X3"));
    let mut solver = Solver::new(1 << 20);
    let budget = Budget::nodes(1_000_000);
    let verdict = solver.prove(&start, budget).verdict;
    let tree = solver.tree(&start, verdict, budget, 100_000).unwrap();
    assert_eq!(tree.winner(), Player::White);
    let steps =
        |tree: &ProofTree| -> usize { tree.nodes().iter().map(|node| node.steps.len()).sum() };
    assert_eq!(tree.walk().count(), steps(&tree));
    assert_eq!(tree.walk().map(|visit| visit.depth).max(), Some(2));
    let new = tree.walk().filter(|visit| !visit.again).count();
    assert_eq!(new + 1, tree.nodes().len());

    for size in 0..steps(&tree) {
        let cut = solver.tree(&start, verdict, budget, size).unwrap();
        assert!(steps(&cut) <= size);
        assert!(!cut.is_complete());
        // One line still reaches its end.
        let ends = cut.nodes().iter().any(|node| node.turns == 0);
        assert_eq!(ends, size >= 3);
    }
    let open = solver.prove(&start, budget.within(2)).verdict;
    assert!(solver.tree(&start, open, budget, 100).is_none());
}
