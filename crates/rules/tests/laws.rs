//! What must hold in every position, checked in seeded random games.

mod support;

use std::collections::HashSet;
use std::ops::ControlFlow;

use rules::{Action, Player, Position, Setup, Symmetry, Turn, on_state};
use support::{Random, SETUPS, formable};

/// Calls `check` with the positions of some random games of every setup.
fn in_random_games(games: u64, mut check: impl FnMut(&Position, &mut Random)) {
    for (i, text) in (0..).zip(SETUPS) {
        for game in 0..games {
            let mut random = Random::new(i * 1000 + game);
            let mut position = Position::start(text.parse().expect("a setup"));
            for _ in 0..300 {
                check(&position, &mut random);
                let Some(action) = samples::action(&position, &mut random) else {
                    break;
                };
                position.play_unchecked(action);
            }
        }
    }
}

fn scratch(position: &Position) -> u64 {
    on_state!(position.words(), state => state.hash_from_scratch())
}

#[test]
fn a_formable_action_is_legal_exactly_if_there_is_no_reason_against_it() {
    let mut checked = 0u64;
    in_random_games(1, |position, random| {
        let size = position.setup().size();
        // All of them on small boards; on large ones there are over 100,000.
        if size > 5 && random.below(12) > 0 {
            return;
        }
        let legal: HashSet<Action> = position.actions().into_iter().collect();
        for action in formable(size) {
            let reason = position.why_not(action);
            assert_eq!(
                reason.is_none(),
                legal.contains(&action),
                "{position} {action:?}: {reason:?}"
            );
            if let Some(reason) = reason {
                assert!(!reason.to_string().is_empty());
            }
            checked += 1;
        }
    });
    assert!(checked > 1_000_000, "{checked}");
}

#[test]
fn the_incremental_hash_equals_the_hash_from_scratch() {
    in_random_games(4, |position, _| {
        assert_eq!(position.hash(), scratch(position), "{position}");
    });
}

#[test]
fn different_positions_have_different_hashes() {
    let mut hashes = std::collections::HashMap::new();
    in_random_games(10, |position, _| {
        let text = position.to_string();
        let known = hashes
            .entry(position.hash())
            .or_insert_with(|| text.clone());
        assert_eq!(*known, text);
    });
}

#[test]
fn all_eight_views_have_the_same_counts_and_one_canonical_form() {
    in_random_games(1, |position, random| {
        let size = position.setup().size();
        let (canonical, way) = position.canonical();
        assert_eq!(position.seen(way), canonical);
        let count = position.count_actions();
        let perft = (size < 6).then(|| position.perft(2));
        let actions = position.actions();
        for symmetry in Symmetry::ALL {
            let seen = position.seen(symmetry);
            assert_eq!(seen.count_actions(), count, "{position} {symmetry:?}");
            if let Some(perft) = perft {
                assert_eq!(seen.perft(2), perft, "{position} {symmetry:?}");
            }
            assert_eq!(seen.seen(symmetry.inverse()), *position);
            assert_eq!(seen.canonical().0, canonical, "{position} {symmetry:?}");
            assert_eq!(seen.hash(), scratch(&seen));
            if !actions.is_empty() {
                let action = random.pick(&actions);
                let there = seen.play(symmetry.action(action, size)).expect("legal");
                let here = position.play(action).expect("legal");
                assert_eq!(there, here.seen(symmetry), "{position} {action}");
            }
        }
    });
}

#[test]
fn every_chain_ends() {
    // Each further slide of a chain uses up one of the player's active pieces, so a chain has at
    // most one action more than there were active pieces.
    in_random_games(2, |position, random| {
        let player = position.to_move();
        let active = position
            .pieces()
            .filter(|(_, piece)| piece.player == player && piece.is_active())
            .count();
        let mut position = *position;
        let mut length = 0;
        while position.to_move() == player && position.count_actions() > 0 {
            // Prefer continuing to ending, to produce long chains.
            let actions = position.actions();
            let slides: Vec<Action> = actions
                .iter()
                .copied()
                .filter(|action| matches!(action, Action::Slide { .. }))
                .filter(|action| position.effects(*action).expect("legal").is_sacrifice)
                .collect();
            let from = if slides.is_empty() { &actions } else { &slides };
            position.play_unchecked(random.pick(from));
            length += 1;
        }
        assert!(
            length <= active + 1,
            "{length} actions with {active} active"
        );
    });
}

#[test]
fn turns_are_listed_counted_picked_and_played_alike() {
    in_random_games(1, |position, random| {
        // The number of chains grows with every active piece: even a few make thousands of turns.
        let player = position.to_move();
        let own_active =
            |(_, piece): &(_, rules::Piece)| piece.player == player && piece.is_active();
        if random.below(6) > 0 || position.pieces().filter(own_active).count() > 3 {
            return;
        }
        let total = position.count_turns();
        if total > 20_000 {
            return;
        }
        let mut turns: Vec<(Vec<Action>, Position)> = Vec::new();
        let _ = position.for_each_turn(|actions, after| {
            turns.push((actions.to_vec(), *after));
            ControlFlow::Continue(())
        });
        assert_eq!(turns.len() as u64, total, "{position}");
        let distinct: HashSet<_> = turns.iter().map(|(actions, _)| actions).collect();
        assert_eq!(distinct.len(), turns.len(), "{position}");
        for _ in 0..20.min(total) {
            let k = random.next() % total;
            let (actions, after) = &turns[k as usize];
            let Some(turn) = Turn::new(actions.clone()) else {
                assert_eq!(actions[..], [Action::End]);
                continue;
            };
            assert_eq!(position.nth_turn(k).as_ref(), Some(&turn), "{position}");
            let played = position.play_turn(&turn).expect("listed, so legal");
            assert_eq!(played, *after, "{position} {turn}");
            assert_eq!(played.to_move(), position.to_move().opponent());
        }
        assert_eq!(position.nth_turn(total), None);
    });
}

#[test]
fn a_turn_with_a_wrong_action_changes_nothing_and_names_it() {
    let position: Position = "tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -"
        .parse()
        .expect("valid");
    for (text, message) in [
        (
            "a3-f3ne,T@a1ne",
            "`T@a1ne` comes too late: the action before it ended the turn",
        ),
        (
            "a3-c3n,c3^",
            "`c3^` is not allowed: the piece on c3 was sacrificed for this very bonus move, so it cannot be picked up with it",
        ),
        (
            "c4-c5ne",
            "`c4-c5ne` is not allowed: the piece on c4 is not yours",
        ),
    ] {
        let turn: Turn = text.parse().expect("well written");
        let error = position.play_turn(&turn).expect_err("not legal");
        assert_eq!(error.to_string(), message);
    }
}

#[test]
fn actions_that_are_not_legal_never_panic_even_unchecked() {
    in_random_games(1, |position, random| {
        let formable = formable(position.setup().size());
        for _ in 0..20 {
            let mut position = *position;
            for _ in 0..4 {
                position.play_unchecked(random.pick(&formable));
                let _ = (position.count_actions(), position.to_string());
            }
        }
    });
}

#[test]
fn the_named_setups_are_as_the_rulebooks_give_them() {
    for (name, text) in [
        ("tix", "6u:X8/X8"),
        ("tixel", "6u:T10/T10"),
        ("poka-yoke", "6u:T10/T10:p2"),
        ("regatta", "8b:R21/R21"),
    ] {
        let setup: Setup = name.parse().expect("a name");
        assert_eq!(setup.to_string(), text);
        assert_eq!(setup.name(), Some(name));
        let start = Position::start(setup);
        assert_eq!(start.to_move(), Player::White);
        assert_eq!(start.pool(Player::Black), setup.pool(Player::Black));
    }
}

#[test]
fn positions_are_small() {
    assert!(size_of::<rules::State<u64>>() <= 104);
    assert!(size_of::<Position>() <= 192);
    assert_eq!(size_of::<Action>(), 4);
}
