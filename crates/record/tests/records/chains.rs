//! Turns of several actions.

use std::collections::BTreeSet;

use record::{Game, Ply};
use rules::{Action, Position, Setup};

use crate::grow::{self, Luck};

/// Positions of random games with a turn of at least two actions in each.
fn chains() -> Vec<(Position, Ply)> {
    let mut luck = Luck::new(7);
    let mut chains = Vec::new();
    for game in 0..120 {
        let setup = Setup::NAMED[game % 4].1;
        let mut position = Position::start(setup);
        for _ in 0..40 {
            let Some(ply) = grow::turn(&position, &mut luck) else {
                break;
            };
            let after = ply.play(&position).unwrap();
            if ply.actions().len() > 1 {
                chains.push((position, ply));
            }
            position = after;
        }
    }
    chains
}

fn record(start: &Position, turn: &str) -> String {
    let number = match start.to_move() {
        rules::Player::White => "1.",
        rules::Player::Black => "1...",
    };
    let setup = start.setup();
    format!("[Setup \"{setup}\"]\n[Position \"{start}\"]\n{number} {turn} ")
}

/// The record with the result it must have.
fn complete(start: &Position, ply: &Ply) -> String {
    let result = match ply.play(start).unwrap().winner() {
        None => "*",
        Some(rules::Player::White) => "1-0",
        Some(rules::Player::Black) => "0-1",
    };
    record(start, &ply.to_string()) + result
}

#[test]
fn chains_of_every_kind_of_bonus_are_read_back_as_they_were() {
    let mut kinds = BTreeSet::new();
    let mut longest = 0;
    for (start, ply) in chains() {
        let game: Game = complete(&start, &ply).parse().unwrap();
        let last = game.tree().node(game.tree().end()).unwrap();
        assert_eq!(last.ply(), Some(&ply));
        assert_eq!(game.to_string().parse::<Game>().unwrap(), game);
        longest = longest.max(ply.actions().len());
        kinds.extend(ply.actions().iter().skip(1).map(|action| match action {
            Action::Place { .. } => "place",
            Action::Slide { .. } => "slide",
            Action::Activate { .. } => "activate",
            Action::Pivot { .. } => "pivot",
            Action::PickUp { .. } => "pick up",
            Action::End => "end",
        }));
    }
    let all = ["activate", "pick up", "pivot", "place", "slide"];
    assert_eq!(kinds, BTreeSet::from(all));
    assert!(longest >= 4, "{longest}");
}

#[test]
fn a_chain_may_begin_at_any_of_its_actions_where_a_bonus_is_open() {
    for (start, ply) in chains() {
        let mut position = start;
        for (done, &action) in ply.actions().iter().enumerate() {
            let rest = Ply::new(ply.actions()[done..].to_vec()).unwrap();
            let game: Game = complete(&position, &rest).parse().unwrap();
            assert_eq!(*game.end(), ply.play(&start).unwrap());
            position = position.play(action).unwrap();
        }
        if position.bonus().is_some() {
            let game: Game = complete(&position, &Ply::End).parse().unwrap();
            assert!(game.to_string().contains(" end "));
            assert_eq!(game.to_string().parse::<Game>().unwrap(), game);
        }
    }
}

#[test]
fn an_error_in_a_chain_points_at_the_exact_action() {
    for (start, ply) in chains() {
        let actions: Vec<String> = ply.actions().iter().map(Action::to_string).collect();
        let number = record(&start, "").lines().last().unwrap().len();
        for wrong in 0..actions.len() {
            let mut changed = actions.clone();
            changed[wrong] = "k11^".to_owned();
            let before: usize = actions[..wrong].iter().map(|action| action.len() + 1).sum();
            let text = record(&start, &changed.join(",")) + "*";
            let error = text.parse::<Game>().unwrap_err();
            assert_eq!((error.line, error.column), (3, number + before), "{text}");
            let message = error.fault.to_string();
            assert!(message.starts_with("`k11^` is not allowed: "), "{message}");

            changed[wrong] = "T@".to_owned();
            let text = record(&start, &changed.join(",")) + "*";
            let error = text.parse::<Game>().unwrap_err();
            assert_eq!(
                (error.line, error.column),
                (3, number + before + 2),
                "{text}"
            );
        }
    }
}

#[test]
fn end_is_a_turn_only_where_a_bonus_is_open_at_the_start() {
    let open = "[Setup \"tixel\"] [Position \"tixel 6/6/6/4T2t1/6/6 w T9/T9 - e3\"] ";
    let game: Game = format!("{open} 1. end f3-f4ne 0-1").parse().unwrap();
    let first = game.tree().main_line().next().unwrap();
    assert_eq!(game.tree().node(first).unwrap().ply(), Some(&Ply::End));
    assert!(game.to_string().contains("\n\n1. end f3-f4ne 0-1\n"));

    for (turns, message) in [
        ("1. end end *", "`end` is not allowed: "),
        (
            "1. end,T@a1ne *",
            "expected an action other than `end`, found `e`",
        ),
        (
            "1. T@a1ne,end *",
            "expected an action other than `end`, found `e`",
        ),
    ] {
        let error = format!("{open}{turns}").parse::<Game>().unwrap_err();
        assert!(error.fault.to_string().starts_with(message), "{error}");
    }
}
