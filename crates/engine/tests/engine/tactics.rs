//! Tactical positions from the four games: the solver proves each claim, and the search solves each
//! position.

use std::collections::HashSet;

use crate::claims::{Claim, Kind, LONG, Tactic};
use engine::{Engine, Learned, Limits, Net, SHIPPED_NETS, Stop};
use rules::{Position, Setup};

/// Nodes for the search, per position.
const SEARCH: u64 = 20_000;
/// Nodes for the solver, to prove a claim or tell whether a turn is right.
const PROOF: u64 = 150_000;

fn read(text: &str) -> Vec<Tactic> {
    text.lines().map(|line| line.parse().unwrap()).collect()
}

fn tactics() -> Vec<Tactic> {
    read(include_str!("../data/tactics.tsv"))
}

fn of_kind(kind: Kind) -> impl Iterator<Item = Tactic> {
    tactics()
        .into_iter()
        .filter(move |tactic| tactic.claim.kind() == kind)
}

#[test]
fn every_game_has_tactics_of_every_kind_and_none_twice() {
    let mut known = HashSet::new();
    for tactic in tactics() {
        assert!(known.insert(tactic.position.canonical().0), "{tactic}");
    }
    assert!(known.len() >= 60);
    for (name, setup) in Setup::NAMED {
        let here: Vec<Claim> = tactics()
            .into_iter()
            .filter(|tactic| tactic.position.setup() == setup)
            .map(|tactic| tactic.claim)
            .collect();
        assert!(here.len() >= 15, "{name} has {}", here.len());
        for kind in Kind::ALL {
            let count = here.iter().filter(|claim| claim.kind() == kind).count();
            assert!(count >= 4, "{name} has {count} to {kind}");
        }
        for chain in 1..=LONG {
            let has =
                |claim: &Claim| matches!(claim, Claim::Win { actions, .. } if *actions == chain);
            assert!(here.iter().any(has), "{name}: {chain} actions");
        }
        let hems_in = |claim: &Claim| matches!(claim, Claim::Win { hemming: true, .. });
        assert!(here.iter().any(hems_in), "{name}: hemming in");
    }
}

/// Proves the claims of a kind again and lets the search solve them.
fn proves_and_solves(kind: Kind) {
    let mut unsolved = Vec::new();
    for tactic in of_kind(kind) {
        let Tactic { claim, position } = tactic;
        let proved = Claim::prove(kind, &position, PROOF);
        assert_eq!(proved, Some(claim), "{tactic}");
        for (judge, evaluation) in [("by hand", Learned::default()), ("by net", shipped())] {
            if !is_solved(&tactic, evaluation) {
                unsolved.push(format!("{judge}: {tactic}"));
            }
        }
    }
    assert!(unsolved.is_empty(), "unsolved:\n{}", unsolved.join("\n"));
}

/// The evaluation with the nets of the program.
fn shipped() -> Learned {
    Learned::new(SHIPPED_NETS.map(|(_, bytes)| Net::from_bytes(bytes).unwrap()))
}

/// Whether every action of the search's whole turn is right.
fn is_solved(tactic: &Tactic, evaluation: Learned) -> bool {
    let Tactic { claim, position } = tactic;
    let mut engine = Engine::with(evaluation);
    engine.set_table(1 << 21);
    let result = engine.search(position, &[], &Limits::nodes(SEARCH), &Stop::new(), |_| {});
    assert!(result.info.nodes <= SEARCH);
    let Some(line) = result.info.lines.first() else {
        return false;
    };
    let mut after: Position = *position;
    for action in &line.actions {
        after = after.play(*action).unwrap();
        if !claim.is_kept(&after, PROOF) {
            return false;
        }
        if after.to_move() != position.to_move() {
            break;
        }
    }
    // For a win in this turn, the search must also know that it wins.
    claim.kind() != Kind::Win || result.score.proved_win() == Some(1)
}

#[test]
fn wins_in_this_turn_are_proved_and_found() {
    proves_and_solves(Kind::Win);
}

#[test]
fn the_few_turns_that_stop_the_opponent_are_proved_and_found() {
    proves_and_solves(Kind::Defend);
}

#[test]
fn wins_that_take_a_chain_of_three_are_proved_and_found() {
    proves_and_solves(Kind::Chain);
}

#[test]
fn positions_listed_as_unsolved_are_proved_and_still_unsolved() {
    for tactic in read(include_str!("../data/unsolved.tsv")) {
        let Tactic { claim, position } = tactic;
        let proved = Claim::prove(claim.kind(), &position, PROOF);
        assert_eq!(proved, Some(claim), "{tactic}");
        let solved = is_solved(&tactic, Learned::default());
        assert!(
            !solved,
            "this is now solved and belongs in tactics.tsv: {tactic}"
        );
    }
}

#[test]
fn a_line_that_does_not_print_back_is_refused() {
    for tactic in tactics() {
        let line = tactic.to_string();
        assert_eq!(line.parse(), Ok(tactic));
        for wrong in [
            format!("{line} "),
            line.replace('\t', " "),
            line.replacen('t', "T", 1),
        ] {
            assert!(wrong.parse::<Tactic>().is_err(), "{wrong}");
        }
    }
}
