use crate::process::{SLIDER, run};

/// The explanation of something legal.
fn explained(position: &str, action: &str) -> String {
    run(&["explain", position, action]).fine()
}

#[test]
fn a_sacrifice_is_explained_with_the_pieces_it_turns_and_the_bonus() {
    assert_eq!(
        explained(SLIDER, "a3-c3n"),
        "White slides the Tixel piece 2 spaces east, from a3 to c3. There it cannot be active: a \
         sacrifice (inactive, hollow facing north).\n\
         Black’s Tixel piece on c2 is turned clockwise: inactive, hollow facing east.\n\
         Black’s Tixel piece on c4 is turned anticlockwise: inactive, hollow facing north.\n\
         White may make a bonus move, or end the turn.\n"
    );
}

#[test]
fn a_turn_is_explained_action_by_action() {
    let text = explained(SLIDER, "a3-c3n,T@f6ne");
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 5);
    assert_eq!(
        lines[3],
        "White places a Tixel piece on f6: active, hollow facing north-east."
    );
    assert_eq!(
        lines[4],
        "White wins: Black has no piece left that can slide."
    );
}

#[test]
fn placing_is_explained_for_every_kind_of_piece() {
    let told =
        |setup: &str, action: &str| explained(setup, action).lines().next().map(str::to_owned);
    assert_eq!(
        told("tix", "X@a1").unwrap(),
        "White places a Tix piece on a1: active."
    );
    assert_eq!(
        told("regatta", "R@c3se").unwrap(),
        "White places a Regatta piece on c3: active, hollow facing south-east."
    );
    assert_eq!(
        told("regatta", "L@a1n").unwrap(),
        "White places a Regatta piece (flipped) on a1: inactive, hollow facing north."
    );
}

#[test]
fn bonus_actions_are_explained() {
    let open = "6u:T10/T10:p2 5T1/6/2t03/2T03/2t23/T05 w T7/T8 2/2 c3";
    let first = |action: &str| explained(open, action).lines().next().map(str::to_owned);
    assert_eq!(
        first("a1*ne").unwrap(),
        "White activates the Tixel piece on a1: active, hollow facing north-east."
    );
    assert_eq!(
        first("f6~sw").unwrap(),
        "White pivots the Tixel piece on f6: active, hollow facing south-west."
    );
    assert_eq!(
        first("a1^").unwrap(),
        "White picks up the Tixel piece on a1. It is promoted: it leaves the game, and a Poka \
         Yoke piece enters the pool."
    );
    assert_eq!(
        first("end").unwrap(),
        "White ends the turn without taking the bonus move."
    );
}

#[test]
fn every_illegal_action_of_the_table_is_answered_with_the_reason() {
    let cases: serde_json::Value =
        serde_json::from_str(include_str!("../../../rules/tests/data/cases.json")).unwrap();
    for case in cases.as_array().unwrap() {
        let position = case["position"].as_str().unwrap();
        for action in case["illegal"].as_array().unwrap() {
            let action = action.as_str().unwrap();
            let run = run(&["explain", position, action]);
            assert_eq!((run.code, run.stderr.as_str()), (Some(1), ""), "{case}");
            let refusal = format!("{action} is not allowed. ");
            assert!(run.stdout.starts_with(&refusal), "{run:?}");
            assert_eq!(run.stdout.lines().count(), 1, "{run:?}");
        }
    }
}

#[test]
fn unreadable_input_is_a_usage_error() {
    let stderr = run(&["explain", "tixel", "c3"]).failed(2);
    assert!(stderr.contains("  c3\n    ^\n"), "{stderr}");
    run(&["explain", "tixel"]).failed(2);
    run(&["explain", "tixel", "T@c3ne", "T@d4ne"]).failed(2);
}
