//! `quarterturn openings`.

use std::fs;

use openings::Book;

use crate::process::{folder, run};

const MAKE: [&str; 5] = ["openings", "make", "4u:X4/X4", "--nodes", "20"];

#[test]
fn the_same_nodes_give_the_same_book_with_any_number_of_threads() {
    let made = run(&MAKE).fine();
    let book: Book = made.parse().unwrap();
    let start = rules::Position::start("4u:X4/X4".parse().unwrap());
    // There are three different first placements, up to symmetry.
    assert_eq!(book.choices(&start).len(), 3);
    assert!(book.len() > 20, "{made}");
    let file = folder("openings").join("made.tsv");
    let path = file.to_str().unwrap();
    run(&[&MAKE[..], &["--threads", "3", "-o", path]].concat()).fine();
    assert_eq!(fs::read_to_string(&file).unwrap(), made);
    let again = run(&[&MAKE[..], &["-o", path]].concat()).failed(2);
    assert!(again.contains("already exists"), "{again}");
}

#[test]
fn no_nodes_and_no_setup_are_refused() {
    let none = run(&["openings", "make", "tix", "--nodes", "0"]).failed(2);
    assert!(none.contains("--nodes"), "{none}");
    run(&["openings", "make", "2u:X1/X1"]).failed(2);
    run(&["openings"]).failed(2);
}
