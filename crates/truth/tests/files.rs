//! The files are valid, and the smaller boards are recomputed.

use rules::{Player, Position, Setup};
use truth::{Effort, Finding, LineError, Match, Table, TableError, boards, matches, standings};

const BOARDS: &str = include_str!("../../../truth/boards.tsv");
const MATCHES: &str = include_str!("../../../truth/matches.tsv");

const EFFORT: Effort = Effort {
    threads: 2,
    memory: 512 << 20,
};

fn findings() -> Vec<Finding> {
    boards(BOARDS).unwrap()
}

fn played() -> Vec<Match> {
    matches(MATCHES).unwrap()
}

#[test]
fn small_boards_come_out_the_same_again() {
    const SMALL: u64 = 100_000;
    let small = findings().into_iter();
    let small = small.filter(|finding| finding.summary.positions() <= SMALL);
    let mut count = 0;
    for finding in small {
        let table = Table::of(finding.setup, EFFORT, |_| true).unwrap();
        assert_eq!(table.summary(), finding.summary, "{}", finding.setup);
        count += 1;
    }
    assert!(count >= 8, "only {count} boards are small");
}

#[test]
fn the_boards_that_were_asked_for_are_solved() {
    let findings = findings();
    for text in [
        "4u:X3/X3", "4u:X4/X4", "4u:T2/T2", "4b:R1/R1", "3u:T3/T3", "3b:R2/R2",
    ] {
        let setup: Setup = text.parse().unwrap();
        assert!(findings.iter().any(|of| of.setup == setup), "{text}");
    }
    for (number, finding) in findings.iter().enumerate() {
        let twice = findings[..number]
            .iter()
            .any(|of| of.setup == finding.setup);
        assert!(!twice, "{} is there twice", finding.setup);
    }
}

#[test]
fn every_first_turn_of_every_game_was_played_at_growing_strength() {
    let played = played();
    for (name, setup) in Setup::NAMED {
        let start = Position::start(setup);
        let mut firsts: Vec<Position> = Vec::new();
        for action in start.actions() {
            let after = start.play(action).unwrap().canonical().0;
            if !firsts.contains(&after) {
                firsts.push(after);
            }
        }
        let standings = standings(&played, setup);
        assert!(standings.len() >= 3, "{name}");
        assert!(standings.is_sorted_by_key(|of| of.nodes));
        for standing in standings {
            assert_eq!(standing.first_turns, firsts.len(), "{name}");
            let at = played.iter().filter(|of| of.setup == setup);
            let at = at.filter(|of| of.nodes == standing.nodes);
            let covered: Vec<Position> = at
                .map(|of| start.play(of.first).unwrap().canonical().0)
                .collect();
            assert!(firsts.iter().all(|first| covered.contains(first)), "{name}");
        }
    }
}

#[test]
fn standings_add_up() {
    let text = "tix\tX@a1\t4000\t3\t1\t0\ntix\tX@b2\t1000\t1\t2\t1\ntix\tX@b2\t4000\t2\t2\t0";
    let standings = standings(&matches(text).unwrap(), Setup::TIX);
    let [weak, strong] = standings.as_slice() else {
        panic!("{standings:?}");
    };
    assert_eq!((weak.nodes, weak.results, weak.good), (1000, [1, 2, 1], 0));
    assert_eq!((strong.nodes, strong.results), (4000, [5, 3, 0]));
    assert_eq!((strong.first_turns, strong.good), (2, 1));
}

#[test]
fn games_lean_to_a_player_only_if_chance_does_not_explain_it() {
    let leans = |white: u32, black: u32, drawn: u32| {
        let line = format!("tix\tX@a1\t1000\t{white}\t{black}\t{drawn}");
        standings(&matches(&line).unwrap(), Setup::TIX)[0].leans()
    };
    assert_eq!(leans(0, 0, 0), None);
    assert_eq!(leans(4, 0, 100), None);
    assert_eq!(leans(5, 0, 0), Some(Player::White));
    assert_eq!(leans(60, 40, 0), None);
    assert_eq!(leans(39, 61, 0), Some(Player::Black));
}

#[test]
fn a_line_that_does_not_print_back_is_refused() {
    let line = "3u:X3/X3\twhite\t3\t621\t882\t0\t7\t35c1950cd6e63c4f\t1";
    let finding: Finding = line.parse().unwrap();
    assert_eq!(finding.winner(), Some(Player::White));
    for wrong in [
        line.replace("white", "black"),
        line.replace("white\t3", "white\t4"),
        line.replace("white", "draw"),
        line.replace("35c1", "35C1"),
        line.replace("621", "0621"),
        line.replace("\t0\t", "\t"),
        format!("{line}\t"),
        format!("{line} "),
        String::new(),
    ] {
        assert!(wrong.parse::<Finding>().is_err(), "{wrong}");
    }
    let wrong = format!("# a remark\n{line}\n{line} ");
    let error = boards(&wrong).unwrap_err();
    assert!(
        matches!(error, LineError::Line { number: 3, .. }),
        "{error}"
    );
    for wrong in [
        "tix\tX@g1\t1\t1\t1\t1",
        "tix\tX@a1\t1\t1\t1",
        "6u:X8/X8\tX@a1\t1\t1\t1\t1",
    ] {
        assert!(wrong.parse::<Match>().is_err(), "{wrong}");
    }
}

#[test]
fn what_is_too_large_is_refused() {
    let table = |text: &str, memory| {
        let setup: Setup = text.parse().unwrap();
        let effort = Effort { threads: 1, memory };
        Table::of(setup, effort, |_| true).map(|_| ())
    };
    assert_eq!(table("tix", 1 << 20), Err(TableError::TooWide));
    assert_eq!(table("5u:T5/T5", 1 << 20), Err(TableError::TooWide));
    let too_large = table("4u:X4/X4", 8 << 20).unwrap_err();
    assert!(matches!(too_large, TableError::TooLarge { positions } if positions > 100_000));
    let setup: Setup = "3u:X3/X3".parse().unwrap();
    let stopped = Table::of(setup, EFFORT, |_| false).map(|_| ());
    assert_eq!(stopped, Err(TableError::Stopped));
}

#[test]
fn threads_change_nothing() {
    for text in ["4u:X2/X2", "3u:X1T1/X2", "3b:R1/R1"] {
        let setup: Setup = text.parse().unwrap();
        let of = |threads| {
            let effort = Effort { threads, ..EFFORT };
            Table::of(setup, effort, |_| true).unwrap().summary()
        };
        assert_eq!(of(1), of(5), "{text}");
    }
}
