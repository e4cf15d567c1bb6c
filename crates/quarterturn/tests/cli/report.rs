use std::fs;

use serde_json::Value;

use crate::process::{folder, run, run_with};

const QUICK: [&str; 6] = ["report", "tix", "--games", "12", "--nodes", "20,60"];

/// The plots of a page about one setup.
const PLOTS: usize = 8;

fn report(arguments: &[&str]) -> Value {
    let arguments = [&QUICK[..], arguments, &["--json"]].concat();
    serde_json::from_str(&run(&arguments).fine()).unwrap()
}

fn keys(value: &Value) -> Vec<&str> {
    let object = value.as_object().unwrap();
    object.keys().map(String::as_str).collect()
}

#[test]
fn json_has_exactly_the_promised_keys() {
    let report = report(&[]);
    assert_eq!(
        keys(&report),
        ["games", "seconds", "seed", "setup", "strengths"]
    );
    assert_eq!(report["setup"], "6u:X8/X8");
    let strengths = report["strengths"].as_array().unwrap();
    let players: Vec<&Value> = strengths.iter().map(|at| &at["player"]).collect();
    assert_eq!(
        players,
        ["random", "greedy", "engine:nodes=20", "engine:nodes=60"]
    );
    for at in strengths {
        assert_eq!(
            keys(at),
            [
                "actions",
                "branching",
                "chains",
                "first_player",
                "kinds",
                "openings",
                "player",
                "results",
                "sacrifices",
                "turned_around",
                "turns",
            ]
        );
        assert_eq!(
            keys(&at["results"]),
            ["black", "draws", "unfinished", "white"]
        );
        assert_eq!(keys(&at["first_player"]), ["high", "low", "share"]);
        assert_eq!(keys(&at["turned_around"]), ["high", "low", "share"]);
        assert_eq!(keys(&at["branching"]), ["by_action", "mean"]);
        assert_eq!(
            keys(&at["kinds"]),
            ["activate", "end", "pick_up", "pivot", "place", "slide"]
        );
        assert_eq!(
            keys(&at["turns"]),
            [
                "deviation",
                "histogram",
                "longest",
                "mean",
                "median",
                "quartiles",
                "shortest",
            ]
        );
        assert_eq!(
            keys(&at["openings"][0]),
            ["alike", "games", "high", "low", "placement", "share"]
        );
    }
}

#[test]
fn counts_and_shares_add_up() {
    let report = report(&["--seed", "5"]);
    for at in report["strengths"].as_array().unwrap() {
        let sum = |list: &Value, key: &str| -> u64 {
            let entries = list.as_array().unwrap().iter();
            entries.map(|entry| entry[key].as_u64().unwrap()).sum()
        };
        let results: u64 = at["results"]
            .as_object()
            .unwrap()
            .values()
            .map(|count| count.as_u64().unwrap())
            .sum();
        assert_eq!(results, 12);
        assert_eq!(sum(&at["turns"]["histogram"], "games"), 12);
        assert_eq!(sum(&at["openings"], "games"), 12);
        let kinds: f64 = at["kinds"]
            .as_object()
            .unwrap()
            .values()
            .map(|share| share.as_f64().unwrap())
            .sum();
        assert!((kinds - 1.0).abs() < 1e-9);
        assert_eq!(at["branching"]["by_action"][0], 36.0);
    }
}

#[test]
fn the_same_seed_gives_the_same_numbers_whatever_the_threads() {
    let numbers = |threads: &str, seed: &str| {
        let mut report = report(&["--threads", threads, "--seed", seed]);
        report.as_object_mut().unwrap().remove("seconds");
        report
    };
    let one = numbers("1", "3");
    assert_eq!(numbers("3", "3"), one);
    assert_ne!(numbers("1", "4"), one);
}

#[test]
fn two_setups_stand_side_by_side() {
    let beside = [
        "report", "4u:X4/X4", "--beside", "4u:X5/X5", "--games", "4", "--nodes", "5",
    ];
    let text = run(&beside).fine();
    assert!(text.starts_with("4u:X4/X4 · 4u:X5/X5\n4 games"), "{text}");
    let heads: Vec<&str> = text.lines().nth(3).unwrap().split_whitespace().collect();
    assert_eq!(heads, ["4u:X4/X4", "4u:X5/X5"].repeat(3));
    let both: Value =
        serde_json::from_str(&run(&[&beside[..], &["--json"]].concat()).fine()).unwrap();
    let alone = [
        "report", "4u:X5/X5", "--games", "4", "--nodes", "5", "--json",
    ];
    let alone: Value = serde_json::from_str(&run(&alone).fine()).unwrap();
    assert_eq!(both[1]["strengths"], alone["strengths"]);
    assert_eq!(both[0]["setup"], "4u:X4/X4");
    run(&["report", "tix", "--beside", "banana"]).failed(2);
}

#[test]
fn a_page_of_two_setups_has_every_plot_twice_with_the_same_axes() {
    let file = folder("report-beside").join("page.html");
    run(&[
        "report",
        "4u:X4/X4",
        "--beside",
        "5u:X7/X7",
        "--games",
        "8",
        "--nodes",
        "10",
        "-o",
        file.to_str().unwrap(),
    ])
    .fine();
    let text = fs::read_to_string(file).unwrap();
    let body = text.strip_prefix("<!DOCTYPE html>\n").unwrap();
    let tree = roxmltree::Document::parse(body).unwrap();
    for setup in ["4u:X4/X4", "5u:X7/X7"] {
        let codes = tree.descendants().filter(|node| node.has_tag_name("code"));
        assert_eq!(codes.filter(|code| code.text() == Some(setup)).count(), 1);
    }
    let plots: Vec<_> = tree
        .descendants()
        .filter(|node| node.has_tag_name("svg"))
        .collect();
    assert_eq!(plots.len(), 2 * PLOTS);
    let mut names: Vec<&str> = plots
        .iter()
        .map(|plot| plot.attribute("aria-labelledby").unwrap())
        .collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), plots.len(), "ids are unique");
    // Labels of axes are the texts without a class whose text is a number, and where they stand.
    let axes = |plot: &roxmltree::Node<'_, '_>| -> Vec<(String, String)> {
        plot.children()
            .filter(|node| node.has_tag_name("text") && node.attribute("class") == Some(""))
            .filter(|node| node.attribute("text-anchor") == Some("middle"))
            .map(|node| {
                let x = node.attribute("x").unwrap();
                (x.to_owned(), node.text().unwrap().to_owned())
            })
            .collect()
    };
    for pair in plots.chunks(2) {
        assert_eq!(axes(&pair[0]), axes(&pair[1]));
    }
    let ticked = plots.iter().filter(|plot| axes(plot).len() > 2).count();
    assert_eq!(ticked, 2 * 5, "three plots are stacks, which have no axis");
}

#[test]
fn without_json_there_are_tables() {
    let text = run(&QUICK).fine();
    assert!(text.starts_with("6u:X8/X8\n12 games at each strength, seed 0"));
    for label in [
        "White’s share of wins",
        "turned around",
        "turns per game",
        "legal actions",
        "sacrifices among slides",
        "turns of 2 actions",
        "by first placement",
    ] {
        assert!(text.contains(label), "{label}");
    }
    let text = run_with(&["report", "-", "--games", "1", "--nodes", "5"], b"tix\n").fine();
    assert!(text.starts_with("6u:X8/X8\n"));
}

/// The page parsed as XML; browsers do not require it, but well-formed pages hold no surprises.
fn page(setup: &str, name: &str) -> String {
    let file = folder(name).join("page.html");
    let path = file.to_str().unwrap();
    run(&["report", setup, "--games", "6", "--nodes", "20", "-o", path]).fine();
    fs::read_to_string(file).unwrap()
}

#[test]
fn the_page_is_well_formed_and_fetches_nothing() {
    for setup in ["tixel", "3u:X1/X1", "5b:X2T1R1/T3:p1"] {
        let text = page(setup, "report-page");
        assert!(text.starts_with("<!DOCTYPE html>\n<html lang=\"en\">"));
        for fetched in ["http", "src=", "href=", "url(", "<script", "@import"] {
            assert!(!text.contains(fetched), "{setup}: {fetched}");
        }
        assert!(text.contains("prefers-color-scheme: dark"));
        assert!(!text.contains("NaN"), "{setup}");
        // Nothing is wider than a phone.
        assert!(!text.contains("min-width"), "{setup}");
        let body = text.strip_prefix("<!DOCTYPE html>\n").unwrap();
        let tree = roxmltree::Document::parse(body).unwrap();
        let named = |name: &'static str| tree.descendants().filter(move |n| n.has_tag_name(name));
        assert_eq!(named("h1").count(), 1);
        assert_eq!(named("svg").count(), PLOTS);
        assert_eq!(named("table").count(), PLOTS);
        for picture in named("svg") {
            assert!(
                picture
                    .attribute("viewBox")
                    .unwrap()
                    .starts_with("0 0 480 ")
            );
            let title = picture.first_element_child().unwrap();
            assert!(title.has_tag_name("title"));
            assert_eq!(title.attribute("id"), picture.attribute("aria-labelledby"));
            assert!(!title.text().unwrap().is_empty());
        }
        for cell in named("th") {
            assert!(cell.attribute("scope").is_some());
        }
    }
}

#[test]
fn nothing_is_overwritten_without_force() {
    let file = folder("report-overwrite").join("page.html");
    let arguments = ["report", "tix", "--games", "2", "--nodes", "5", "-o"];
    let arguments = [&arguments[..], &[file.to_str().unwrap()]].concat();
    fs::write(&file, "precious").unwrap();
    let refused = run(&arguments).failed(2);
    assert!(refused.contains("--force"), "{refused}");
    assert_eq!(fs::read(&file).unwrap(), b"precious");
    run(&[&arguments[..], &["--force"]].concat()).fine();
    assert!(fs::read_to_string(&file).unwrap().ends_with("</html>\n"));
}

#[cfg(target_os = "linux")]
#[test]
fn results_are_printed_even_if_the_page_cannot_be_written() {
    let run = run(&[
        "report",
        "tix",
        "--games",
        "2",
        "--nodes",
        "5",
        "-o",
        "/dev/full",
    ]);
    assert_eq!(run.code, Some(2));
    assert!(run.stdout.contains("by first placement"), "{}", run.stdout);
    assert!(
        run.stderr.contains("cannot write /dev/full"),
        "{}",
        run.stderr
    );
}

#[test]
fn nonsense_is_refused_with_a_sentence() {
    for (arguments, named) in [
        (&["chess"][..], "not a setup"),
        (&["tix", "--games", "0"], "from 1 to 1000000"),
        (&["tix", "--nodes", "0"], "from 1 to 1000000000"),
        (&["tix", "--nodes", "many"], "many"),
        (&["tix", "--seed", "-1"], "-1"),
        (
            &["tix", "-o", "no/such/folder.html"],
            "cannot write no/such/folder.html",
        ),
    ] {
        let error = run(&[&["report"], arguments].concat()).failed(2);
        assert!(error.contains(named), "{arguments:?}: {error}");
    }
}

#[test]
fn a_fair_handicap_is_found_by_matches() {
    let arguments = ["report", "4u:X6/X6", "--handicap", "3", "1", "--games", "4"];
    let json = run(&[&arguments[..], &["--json"]].concat()).fine();
    let found: Value = serde_json::from_str(&json).unwrap();
    assert_eq!(
        keys(&found),
        [
            "decided", "fairest", "games", "seconds", "seed", "setup", "stronger", "tried",
            "weaker"
        ]
    );
    let tried = found["tried"].as_array().unwrap();
    let setups: Vec<&Value> = tried.iter().map(|it| &it["setup"]).collect();
    assert_eq!(setups, ["4u:X6/X6", "4u:X5/X6", "4u:X4/X6"]);
    for it in tried {
        let number = |key: &str| it[key].as_u64().unwrap();
        let sum: u64 = ["won", "lost", "draws"].map(number).iter().sum();
        assert_eq!(sum, 4);
        assert!(number("low") <= number("points") && number("points") <= number("high"));
    }
    assert_eq!(found["decided"], false, "four games decide nothing");
    assert!(setups.contains(&&found["fairest"]));
    let text = run(&arguments).fine();
    assert_eq!(text.matches("fairest so far").count(), 1, "{text}");
    assert_eq!(text.matches("undecided").count(), 1, "{text}");
    // The same seed gives the same games.
    assert_eq!(text, run(&arguments).fine());
}
