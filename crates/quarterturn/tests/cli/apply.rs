use crate::process::{SLIDER, run, run_with};

#[test]
fn actions_are_done_in_order() {
    assert_eq!(
        run(&["apply", "tixel", "T@c3ne", "T@e5sw", "c3-c6nw"]).fine(),
        "6u:T10/T10 2T73/4t51/6/6/6/6 b T9/T9 - -\n"
    );
}

#[test]
fn every_position_of_the_table_follows_from_its_action() {
    let cases: serde_json::Value =
        serde_json::from_str(include_str!("../../../rules/tests/data/cases.json")).unwrap();
    for case in cases.as_array().unwrap() {
        let position = case["position"].as_str().unwrap();
        for (action, after) in case["after"].as_object().unwrap() {
            let output = run(&["apply", position, action]).fine();
            assert_eq!(output.trim_end(), after.as_str().unwrap(), "{case}");
        }
    }
}

#[test]
fn a_single_action_leaves_its_bonus_open() {
    assert_eq!(
        run(&["apply", SLIDER, "a3-c3n"]).fine(),
        "6u:T10/T10 6/6/2t03/2T03/2t23/6 w T9/T8 - c3\n"
    );
}

#[test]
fn the_bonus_is_taken_or_declined_by_the_next_argument() {
    assert_eq!(
        run(&["apply", SLIDER, "a3-c3n", "end"]).fine(),
        "6u:T10/T10 6/6/2t03/2T03/2t23/6 b T9/T8 - -\n"
    );
    assert_eq!(
        run(&["apply", SLIDER, "a3-c3n", "T@f6ne"]).fine(),
        "6u:T10/T10 5T1/6/2t03/2T03/2t23/6 b T8/T8 - -\n"
    );
}

#[test]
fn a_turn_with_commas_is_a_whole_turn() {
    assert_eq!(
        run(&["apply", SLIDER, "a3-c3n,T@f6ne"]).fine(),
        run(&["apply", SLIDER, "a3-c3n", "T@f6ne"]).fine()
    );
    // Both slides are sacrifices: the bonus of the second is declined.
    let position = "tixel 2t13/T15/2t13/4t11/T15/4t11 w T8/T6 - -";
    let after = run(&["apply", position, "a5-c5n,a2-e2n"]).fine();
    assert!(after.ends_with(" b T8/T6 - -\n"), "{after}");
    let open = run(&["apply", position, "a5-c5n", "a2-e2n"]).fine();
    assert!(open.ends_with(" w T8/T6 - e2\n"), "{open}");
}

#[test]
fn what_is_not_allowed_is_refused_with_the_reason() {
    let stderr = run(&["apply", "tixel", "T@c3n"]).failed(1);
    assert_eq!(
        stderr,
        "error: T@c3n is not allowed. From that stance the piece can be turned to active on c3, so \
         it has to be active.\n"
    );
    let stderr = run(&["apply", "tixel", "T@c3ne", "T@c3sw"]).failed(1);
    assert!(stderr.contains("c3 is taken"), "{stderr}");
    assert!(stderr.contains("`T@c3sw`"), "{stderr}");
    let stderr = run(&["apply", "tixel", "T@c3ne,T@e5sw"]).failed(1);
    assert!(stderr.contains("T@e5sw comes too late"), "{stderr}");
}

#[test]
fn an_open_bonus_before_the_opponents_turn_is_pointed_out() {
    let position = "tixel 5t1/6/2t13/T15/2t13/6 w T9/T7 - -";
    let stderr = run(&["apply", position, "a3-c3n", "f6-f1ne"]).failed(1);
    assert!(stderr.contains("f6 is not yours"), "{stderr}");
    assert!(
        stderr.contains("tip: White’s bonus move is still open"),
        "{stderr}"
    );
    assert!(stderr.contains("`end`"), "{stderr}");
    run(&["apply", position, "a3-c3n", "end", "f6-f1ne"]).fine();
}

#[test]
fn nothing_is_done_if_an_argument_cannot_be_read() {
    let stderr = run(&["apply", "tixel", "T@c3ne", "T@c12ne"]).failed(2);
    assert!(stderr.contains("not an action"), "{stderr}");
    assert!(stderr.contains("  T@c12ne\n     ^\n"), "{stderr}");
    let stderr = run(&["apply", SLIDER, "a3-c3n,end"]).failed(2);
    assert!(stderr.contains("not a turn"), "{stderr}");
    run(&["apply", "tixel"]).failed(2);
    run(&["apply"]).failed(2);
    run(&["apply", "tixel", ""]).failed(2);
}

#[test]
fn the_position_is_read_from_standard_input() {
    let piped = run_with(&["apply", "-", "T@c3ne"], b"tixel").fine();
    assert_eq!(piped, run(&["apply", "tixel", "T@c3ne"]).fine());
}
