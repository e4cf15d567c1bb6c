//! The examples of the rulebooks, as data.

use rules::{Action, Position};
use serde_json::Value;

fn position(text: &str) -> Position {
    text.parse()
        .unwrap_or_else(|error| panic!("`{text}`: {error}"))
}

fn action(text: &Value) -> Action {
    let text = text.as_str().expect("an action is a string");
    text.parse()
        .unwrap_or_else(|error| panic!("`{text}`: {error}"))
}

#[test]
fn every_case_of_the_rulebooks_holds() {
    let cases: Vec<Value> = serde_json::from_str(include_str!("data/cases.json")).expect("JSON");
    assert!(cases.len() >= 35, "the file is complete");
    for case in &cases {
        let name = case["name"].as_str().expect("a name");
        let position = position(case["position"].as_str().expect("a position"));
        let listed = position.actions();
        for text in case["legal"].as_array().expect("a list") {
            let action = action(text);
            assert_eq!(position.why_not(action), None, "{name}: {action}");
            assert!(listed.contains(&action), "{name}: {action}");
        }
        for text in case["illegal"].as_array().expect("a list") {
            let action = action(text);
            assert!(position.why_not(action).is_some(), "{name}: {action}");
            assert!(!listed.contains(&action), "{name}: {action}");
        }
        for (text, after) in case["after"].as_object().expect("a map") {
            let action = action(&Value::from(text.as_str()));
            let played = position.play(action).expect(name);
            assert_eq!(Some(played.to_string().as_str()), after.as_str(), "{name}");
        }
        if name.contains("has lost") {
            assert_eq!(position.winner(), Some(position.to_move().opponent()));
        }
    }
}
