//! The examples as pictures.

#[path = "../examples/pictures.rs"]
#[allow(dead_code)] // Its `main` is not called here.
mod pictures;

use std::fs;

use motifs::{Motif, example};

#[test]
fn every_example_can_be_drawn_as_it_ends() {
    for motif in Motif::ALL {
        let example = example(motif);
        let drawing = pictures::picture(motif).unwrap();
        assert!(!drawing.ghosts.is_empty(), "{motif}");
        let after = example.position.play_turn(&example.turn).unwrap();
        for (space, piece) in &drawing.ghosts {
            assert_eq!(after.piece_at(*space), Some(*piece), "{motif}");
        }
    }
}

#[test]
fn the_pictures_in_the_documentation_are_those_that_are_drawn_now() {
    let page = fs::read_to_string(pictures::file(Motif::Nest).with_file_name("../motifs.md"));
    let page = page.unwrap();
    for motif in Motif::ALL {
        let svg = fs::read_to_string(pictures::file(motif)).unwrap();
        let drawn = pictures::picture(motif).unwrap().svg();
        assert!(
            svg == drawn,
            "run `cargo run -p motifs --example pictures`: {motif}"
        );
        assert!(page.contains(&format!("motifs/{motif}.svg")), "{motif}");
    }
}
