use std::collections::HashSet;

use rules::{Position, Turn};
use serde_json::Value;

use crate::process::{SLIDER, run, run_with};

fn analysis(arguments: &[&str]) -> Value {
    let arguments = [&["analyze"], arguments, &["--json"]].concat();
    serde_json::from_str(&run(&arguments).fine()).unwrap()
}

fn keys(value: &Value) -> Vec<&str> {
    let object = value.as_object().unwrap();
    object.keys().map(String::as_str).collect()
}

#[test]
fn json_has_exactly_the_promised_keys() {
    let analysis = analysis(&["tix", "--nodes", "3000", "--lines", "3"]);
    assert_eq!(
        keys(&analysis),
        ["depth", "evaluation", "lines", "nodes", "position"]
    );
    assert_eq!(analysis["position"], "6u:X8/X8 6/6/6/6/6/6 w X8/X8 - -");
    assert!((1..=3000).contains(&analysis["nodes"].as_u64().unwrap()));
    assert!(analysis["depth"].as_u64().unwrap() >= 1);
    let lines = analysis["lines"].as_array().unwrap();
    assert_eq!(lines.len(), 3);
    for line in lines {
        assert_eq!(keys(line), ["proved", "pv", "turn", "winning_chance"]);
        assert!(line["proved"].is_null());
        let chance = line["winning_chance"].as_f64().unwrap();
        assert!((0.0..=1.0).contains(&chance));
    }
    let chances: Vec<f64> = lines
        .iter()
        .map(|line| line["winning_chance"].as_f64().unwrap())
        .collect();
    assert!(chances.is_sorted_by(|a, b| a >= b), "{chances:?}");
}

#[test]
fn an_analysis_says_whether_a_net_judged() {
    for (game, judge, sentence) in [
        ("tixel", "net", "Judged by a net."),
        ("poka-yoke", "net", "Judged by a net."),
        ("tix", "net", "Judged by a net."),
        ("regatta", "net", "Judged by a net."),
        ("5u:T6/T6", "hand", "Judged by hand-written rules."),
    ] {
        let analysis = analysis(&[game, "--nodes", "500"]);
        assert_eq!(analysis["evaluation"], judge, "{game}");
        let text = run(&["analyze", game, "--nodes", "500"]).fine();
        assert!(text.contains(sentence), "{game}: {text}");
    }
}

#[test]
fn turns_that_were_not_searched_are_not_listed() {
    for nodes in ["1", "30", "200"] {
        let analysis = analysis(&["regatta", "--nodes", nodes, "--lines", "20"]);
        let lines = analysis["lines"].as_array().unwrap();
        assert!(lines.len() < 20, "{nodes}: {}", lines.len());
        assert!(lines.len() <= nodes.parse().unwrap());
    }
    let text = run(&["analyze", "regatta", "--nodes", "1", "--lines", "2"]).fine();
    assert!(text.contains("1 position searched."), "{text}");
    assert_eq!(text.matches("%, guessed").count(), 1, "{text}");
    let enough = analysis(&["tix", "--nodes", "3000", "--lines", "20"]);
    assert_eq!(enough["lines"].as_array().unwrap().len(), 20);
}

#[test]
fn no_two_lines_have_the_same_turn() {
    let position = "tixel T31t01T2t1/2T21t21/T14T4/t0T03t3/2T2t42/T4t01T3t61 w T1/T2 - -";
    let analysis = analysis(&[position, "--nodes", "20000", "--lines", "30"]);
    let lines = analysis["lines"].as_array().unwrap();
    let ends: HashSet<String> = lines
        .iter()
        .map(|line| {
            let turn: Turn = line["turn"].as_str().unwrap().parse().unwrap();
            let here: Position = position.parse().unwrap();
            here.play_turn(&turn).unwrap().to_string()
        })
        .collect();
    assert_eq!(ends.len(), lines.len());
    assert!(ends.len() > 10, "{}", ends.len());
}

#[test]
fn lines_are_legal_turns_of_both_players_and_begin_with_the_turn() {
    for position in [SLIDER, "tixel", "6u:T10/T10 6/6/6/4T2t1/6/6 w T9/T9 - e3"] {
        let analysis = analysis(&[position, "--nodes", "4000", "--lines", "4"]);
        for line in analysis["lines"].as_array().unwrap() {
            let pv = line["pv"].as_array().unwrap();
            assert_eq!(pv[0], line["turn"]);
            let mut here: Position = position.parse().unwrap();
            for text in pv {
                let text = text.as_str().unwrap();
                here = match text {
                    "end" => here.play(rules::Action::End).unwrap(),
                    _ => here.play_turn(&text.parse::<Turn>().unwrap()).unwrap(),
                };
            }
        }
    }
}

#[test]
fn a_win_this_turn_is_proved() {
    let analysis = analysis(&[SLIDER, "--nodes", "5000"]);
    let line = &analysis["lines"][0];
    assert_eq!(line["proved"]["result"], "win");
    assert_eq!(line["proved"]["turns"], 1);
    assert_eq!(keys(&line["proved"]), ["result", "turns"]);
    assert_eq!(line["winning_chance"], 1.0);
    let turn: Turn = line["turn"].as_str().unwrap().parse().unwrap();
    let after = SLIDER.parse::<Position>().unwrap().play_turn(&turn);
    assert_eq!(after.unwrap().winner(), Some(rules::Player::White));

    let text = run(&["analyze", SLIDER, "--nodes", "5000"]).fine();
    assert!(text.contains("a win within 1 turn, proved\n"), "{text}");
}

#[test]
fn what_is_not_proved_is_called_guessed() {
    let text = run(&["analyze", "tixel", "--depth", "1"]).fine();
    assert!(text.starts_with("6u:T10/T10 6/6/6/6/6/6 w T10/T10 - -\nWhite to move. Depth 1, "));
    assert!(text.contains("%, guessed\n"), "{text}");
}

#[test]
fn the_same_nodes_give_the_same_answer() {
    let once = |lines| analysis(&["regatta", "--nodes", "5000", "--lines", lines]);
    assert_eq!(once("1"), once("1"));
    assert_eq!(once("4"), once("4"));
}

#[test]
fn a_position_that_is_over_has_no_lines() {
    let turn: Turn = "a3-d3ne".parse().unwrap();
    let before: Position = SLIDER.parse().unwrap();
    let over = before.play_turn(&turn).unwrap().to_string();
    let analysis = analysis(&[&over]);
    assert_eq!(analysis["lines"], Value::Array(Vec::new()));
    assert_eq!(analysis["nodes"], 0);
    let text = run(&["analyze", &over]).fine();
    assert!(
        text.contains("White wins: Black has no piece left that can slide."),
        "{text}"
    );
}

#[test]
fn the_position_is_read_from_standard_input_and_threads_are_used() {
    let arguments = ["analyze", "-", "--time", "20ms", "--threads", "2"];
    let text = run_with(&arguments, b"tix\n").fine();
    assert!(text.starts_with("6u:X8/X8 "), "{text}");
}

#[test]
fn nonsense_is_refused_with_a_sentence() {
    for (arguments, named) in [
        (&["chess"][..], "not a position"),
        (&["tix", "--nodes", "0"], "give a whole number from 1 to "),
        (&["tix", "--depth", "1000"], "from 1 to 100"),
        (&["tix", "--lines", "0"], "from 1 to 100"),
        (&["tix", "--hash", "0"], "from 1 to 65536"),
        (&["tix", "--time", "2"], "such as `2s`"),
        (&["tix", "--time", "0s"], "from 1ms to 366 days"),
    ] {
        let error = run(&[&["analyze"], arguments].concat()).failed(2);
        assert!(error.contains(named), "{arguments:?}: {error}");
    }
}
