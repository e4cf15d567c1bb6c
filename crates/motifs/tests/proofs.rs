//! What is proved about a turn agrees with trying every turn and every reply.

mod support;

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use motifs::{Guard, Knowledge, Prover, Reasons, Safety, as_if_to_move};
use rules::{Action, Position, Turn};
use support::{SMALL, each_random_action_turn, each_random_turn, guarded, reasons};

fn wins_at_once(position: &Position) -> bool {
    let flow = position.for_each_turn(|_, after| match after.winner() {
        Some(_) => ControlFlow::Break(()),
        None => ControlFlow::Continue(()),
    });
    flow.is_break()
}

/// What is done where: an action in notation without stance, and with one letter for both sides.
fn bare(action: &Action) -> String {
    let text = action.to_string().replace('L', "R");
    text.trim_end_matches(['n', 'e', 's', 'w']).to_owned()
}

/// Whether every turn, except for those that look like this one, lets the opponent win at once.
fn all_others_lose(before: &Position, turn: Option<&Turn>) -> (bool, bool) {
    let bare_turn = |actions: &[Action]| actions.iter().map(bare).collect::<Vec<_>>();
    let left_out = turn.map(|turn| bare_turn(turn.actions()));
    let mut is_tried = false;
    let flow = before.for_each_turn(|actions, after| {
        if left_out.as_ref() == Some(&bare_turn(actions)) {
            return ControlFlow::Continue(());
        }
        is_tried = true;
        if after.winner().is_none() && wins_at_once(after) {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    });
    (flow.is_continue(), is_tried)
}

/// The first actions with which the player to move can win at once, without stances.
fn winning_firsts(position: &Position) -> BTreeSet<String> {
    let mut firsts = BTreeSet::new();
    let _ = position.for_each_turn(|actions, after| {
        if after.winner().is_some() {
            firsts.insert(bare(&actions[0]));
        }
        ControlFlow::Continue(())
    });
    firsts
}

#[test]
fn what_is_proved_about_a_turn_agrees_with_trying_everything() {
    let (mut checked, mut counts) = (0, [0; 5]);
    each_random_turn(&SMALL, 150, |before, turn| {
        let after = before.play_turn(turn).unwrap();
        if before.count_turns() > 300 || after.count_turns() > 300 {
            return;
        }
        checked += 1;
        let Reasons { knowledge, .. } = reasons(before, turn);
        let about = || format!("{before} {turn} {knowledge:?}");
        if after.winner().is_some() {
            assert_eq!(knowledge, Knowledge::default(), "{}", about());
            return;
        }
        let loses = wins_at_once(&after);
        assert_eq!(knowledge.refutation.is_some(), loses, "{}", about());
        let safety = guarded(before, turn);
        assert_eq!(loses, safety != Safety::Safe, "{safety:?} {}", about());
        counts[0] += u32::from(loses);
        if let Some(reply) = &knowledge.refutation {
            let end = after.play_turn(reply).unwrap();
            assert_eq!(end.winner(), Some(after.to_move()));
            return;
        }
        let player = before.to_move();
        let threatened = as_if_to_move(before, player.opponent()).unwrap();
        assert_eq!(
            knowledge.averted.is_some(),
            wins_at_once(&threatened),
            "{}",
            about()
        );
        let (all_lose, is_tried) = all_others_lose(before, Some(turn));
        assert_eq!(
            knowledge.is_only_defence,
            all_lose && is_tried && knowledge.averted.is_some(),
            "{}",
            about()
        );
        let threatening = as_if_to_move(&after, player).unwrap();
        let firsts = winning_firsts(&threatening);
        assert_eq!(
            knowledge.threat.is_some(),
            !firsts.is_empty(),
            "{}",
            about()
        );
        let is_double = firsts.len() >= 2 && all_others_lose(&after, None).0;
        assert_eq!(knowledge.is_double_threat, is_double, "{}", about());
        counts[1] += u32::from(knowledge.averted.is_some());
        counts[2] += u32::from(knowledge.is_only_defence);
        counts[3] += u32::from(knowledge.threat.is_some());
        counts[4] += u32::from(is_double);
    });
    assert!(checked > 300, "{checked}");
    assert!(counts.iter().all(|count| *count > 0), "{counts:?}");
}

#[test]
fn the_guard_names_a_turn_that_does_not_lose_exactly_if_there_is_one() {
    let mut counts = [0; 2];
    each_random_turn(&SMALL, 40, |before, turn| {
        if before.count_turns() > 400 {
            return;
        }
        match guarded(before, turn) {
            Safety::Loses { escape, .. } => {
                counts[0] += 1;
                assert_eq!(guarded(before, &escape.unwrap()), Safety::Safe);
            }
            Safety::Lost { .. } => {
                counts[1] += 1;
                assert!(all_others_lose(before, None).0, "{before}");
            }
            Safety::Safe | Safety::Unknown => {}
        }
    });
    assert!(counts.iter().all(|count| *count > 0), "{counts:?}");
}

#[test]
fn on_a_full_board_the_way_out_is_one_too() {
    let mut escapes = 0;
    each_random_action_turn(&["tix", "tixel"], 6, |before, turn| {
        let mut guard = Guard::new(before, turn, 30_000).unwrap();
        let mut answers = std::iter::repeat_with(|| guard.advance(1_000)).flatten();
        if let Some(Safety::Loses { reply, escape }) = answers.next() {
            let after = before.play_turn(turn).unwrap();
            assert!(after.play_turn(&reply).unwrap().winner().is_some());
            let escape = escape.map(|escape| before.play_turn(&escape).unwrap());
            assert!(!escape.is_some_and(|after| finish::exists(&after)));
            escapes += u32::from(escape.is_some());
        }
    });
    assert!(escapes > 5, "{escapes}");
}

#[test]
fn a_guard_with_little_patience_says_that_it_does_not_know() {
    let position: Position = "regatta 8/1R16/4r13/2L55/5l32/8/3R34/8 w R18/R19 - -"
        .parse()
        .unwrap();
    let turn: Turn = "b7-b4ne".parse().unwrap();
    let mut guard = Guard::new(&position, &turn, 3).unwrap();
    assert_eq!(guard.advance(100), Some(Safety::Unknown));
    let mut prover = Prover::new(&position, &turn, None, 3).unwrap();
    while !prover.advance(100) {}
    assert_eq!(prover.reasons().knowledge, Knowledge::default());
}
