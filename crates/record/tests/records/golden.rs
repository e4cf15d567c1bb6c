//! Records that are kept forever, and their contents. The example `grow` generated them from the
//! seeds in their tag `Event`.

use record::Game;

/// A file and its text.
pub(crate) const FILES: [(&str, &str); 5] = [
    ("tix", include_str!("../data/tix.pgn")),
    ("tixel", include_str!("../data/tixel.pgn")),
    ("poka-yoke", include_str!("../data/poka-yoke.pgn")),
    ("regatta", include_str!("../data/regatta.pgn")),
    ("positions", include_str!("../data/positions.pgn")),
];

fn games(text: &str) -> Vec<Game> {
    record::read(text).collect::<Result<_, _>>().unwrap()
}

#[test]
fn golden_records_are_printed_as_they_were_read() {
    for (name, text) in FILES {
        let printed: Vec<String> = games(text).iter().map(Game::to_string).collect();
        assert_eq!(printed.join("\n"), text, "{name}");
    }
}

/// One line for each game: file, turns of the main line, all turns, result, position at the end.
#[test]
fn golden_records_hold_what_the_table_says() {
    let mut found = String::new();
    for (name, text) in FILES {
        for game in games(text) {
            let main = game.tree().main_line().count();
            let all = game.tree().nodes().count();
            let (result, end) = (game.result(), game.end());
            found += &format!("{name}\t{main}\t{all}\t{result}\t{end}\n");
        }
    }
    assert_eq!(found, include_str!("../data/golden.tsv"));
}

#[test]
fn golden_records_have_everything_a_record_can_have() {
    let all: String = FILES.map(|(_, text)| text).concat();
    for part in [
        "[Position ",
        "{[%clk ",
        "[%eval",
        " $255",
        " (",
        ")) ",
        "1... ",
        "1-0\n",
        "0-1\n",
        "*\n",
        "1/2-1/2\n",
        ",",
        "^",
        "~",
        "*n",
        "-a",
        "L@",
        "R@",
        "X@",
        "T@",
        " end ",
    ] {
        assert!(all.contains(part), "{part:?}");
    }
    for (name, text) in FILES.iter().take(4) {
        assert!(text.contains(&format!("[Setup \"{name}\"]")));
    }
}
