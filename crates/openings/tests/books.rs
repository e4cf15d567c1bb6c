//! The books that ship.

use std::fs;
use std::path::Path;

use openings::{Book, Outlook, Plan, ideas, permille};
use rules::{Position, Setup};

fn text(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../openings/{name}.tsv"));
    fs::read_to_string(&path).unwrap()
}

fn book(name: &str) -> Book {
    text(name).parse().unwrap()
}

#[test]
fn every_game_has_a_book_of_its_own_that_begins_at_the_start() {
    for (name, setup) in Setup::NAMED {
        let book = book(name);
        assert!(book.len() >= 100, "{name}: {}", book.len());
        assert_eq!(book.to_string(), text(name), "{name}");
        let start = Position::start(setup).canonical().0;
        assert_eq!(book.entries().next().unwrap().position, start, "{name}");
        assert!(
            book.entries().all(|it| it.position.setup() == setup),
            "{name}"
        );
    }
}

/// Three turns are compared where there are fewest; docs/openings.md says with how many nodes each.
const NODES: [(&str, u64); 4] = [
    ("tix", 20_000),
    ("tixel", 2_000),
    ("poka-yoke", 2_000),
    ("regatta", 2_000),
];

#[test]
fn no_position_was_only_glanced_at() {
    for (name, nodes) in NODES {
        for entry in book(name).entries() {
            assert!(entry.nodes >= 3 * nodes, "{name}: {}", entry.position);
        }
    }
}

#[test]
fn the_best_line_is_in_the_book_for_five_turns_and_every_position_is_reached() {
    for (name, setup) in Setup::NAMED {
        let book = book(name);
        let mut position = Position::start(setup);
        for turn in 1..=Plan::usual().widths.len() {
            let choices = book.choices(&position);
            assert!(!choices.is_empty(), "{name}: turn {turn}");
            position = position.play_turn(&choices[0].turn).unwrap();
        }
        let mut reached = vec![Position::start(setup).canonical().0.hash()];
        for entry in book.entries() {
            assert!(
                reached.contains(&entry.position.hash()),
                "{}",
                entry.position
            );
            for choice in &entry.choices {
                let after = entry.position.play_turn(&choice.turn).unwrap();
                reached.push(after.canonical().0.hash());
            }
        }
    }
}

#[test]
fn a_turn_is_worth_what_its_best_answer_is_worth() {
    for (name, _) in Setup::NAMED {
        let book = book(name);
        for entry in book.entries() {
            for choice in &entry.choices {
                let after = entry.position.play_turn(&choice.turn).unwrap();
                let Some(answer) = book.choices(&after).into_iter().next() else {
                    continue;
                };
                if let (Outlook::Chance(own), Outlook::Chance(other)) =
                    (choice.outlook, answer.outlook)
                {
                    assert_eq!(own + other, 1000, "{} {}", entry.position, choice.turn);
                }
                if matches!(answer.outlook, Outlook::Win(_)) {
                    assert_eq!(permille(choice.outlook), 0, "{}", entry.position);
                }
            }
        }
    }
}

#[test]
fn every_turn_has_an_idea() {
    for (name, _) in Setup::NAMED {
        for entry in book(name).entries() {
            for choice in &entry.choices {
                let found = ideas(&entry.position, &choice.turn);
                assert!(!found.is_empty(), "{} {}", entry.position, choice.turn);
            }
        }
    }
}
