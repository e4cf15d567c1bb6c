//! Ctrl-C during long runs.

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::match_programs::{Running, wait_until};
use crate::process::{folder, run};

/// Processor time in which every run has found something, in hundredths of a second.
const SOME_WORK: u64 = 50;

/// Interrupts a run after it has found something, and returns its stdout and stderr.
fn interrupted(arguments: &[&str]) -> (String, String) {
    interrupted_after(arguments, SOME_WORK)
}

/// Interrupts a run after it has begun to listen and has worked for this long. Nothing is printed while it
/// runs, since stderr is not a terminal, so its work is counted: however busy the machine is, a run that
/// has had no processor yet is not interrupted.
fn interrupted_after(arguments: &[&str], work: u64) -> (String, String) {
    let running = Running::start(arguments);
    let caught = format!("/proc/{}/status", running.id());
    wait_until("Ctrl-C is caught", || {
        let status = fs::read_to_string(&caught).unwrap_or_default();
        let mask = status.lines().find_map(|line| line.strip_prefix("SigCgt:"));
        let mask = mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
        // SIGINT is number 2.
        mask.is_some_and(|mask| mask & 2 != 0)
    });
    wait_until("it has worked", || worked(running.id()) >= work);
    running.interrupt();
    let (stdout, stderr) = running.ended();
    assert!(
        stderr.contains("interrupted; these are the results so far"),
        "{stderr}"
    );
    (stdout, stderr)
}

/// The processor time of a process so far, in hundredths of a second.
fn worked(process: u32) -> u64 {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    // The name of the program, in brackets, may contain blanks. User and system time are the 12th and
    // 13th field after it.
    let fields = stat.rsplit_once(')').map_or("", |(_, fields)| fields);
    let times = fields.split_whitespace().skip(11).take(2);
    times.filter_map(|time| time.parse::<u64>().ok()).sum()
}

#[test]
fn an_analysis_prints_what_it_has_found() {
    let (stdout, _) = interrupted(&["analyze", "tixel", "--time", "10m"]);
    assert!(stdout.contains("White to move."), "{stdout}");
    assert!(stdout.contains("  1. T@"), "{stdout}");
}

#[test]
fn a_search_for_a_proof_says_what_is_ruled_out() {
    let (stdout, _) = interrupted(&["solve", "regatta", "--nodes", "1000000000000", "--json"]);
    let solution: Value = serde_json::from_str(&stdout).unwrap();
    assert!(solution["proved"].is_null());
    assert!(solution["open"].is_object());
    let (stdout, _) = interrupted(&["solve", "regatta", "--nodes", "1000000000000"]);
    assert!(!stdout.contains("budget"), "{stdout}");
}

#[test]
fn random_games_are_counted_as_far_as_they_were_played() {
    let most = "1000000000000";
    let (stdout, _) = interrupted(&["playouts", "regatta", "--games", most, "--json"]);
    let summary: Value = serde_json::from_str(&stdout).unwrap();
    let games = summary["games"].as_u64().unwrap();
    assert!(games < 1_000_000_000, "{games}");
    assert!(summary["white_wins"].as_u64().unwrap() <= games);
}

#[test]
fn a_report_counts_the_games_played_and_keeps_the_old_page() {
    let page = folder("interrupted-report").join("page.html");
    fs::write(&page, "old").unwrap();
    let path = page.to_str().unwrap();
    let arguments = ["report", "tix", "--games", "1000000", "-o", path, "--force"];
    let (stdout, _) = interrupted(&[&arguments[..], &["--json"]].concat());
    let report: Value = serde_json::from_str(&stdout).unwrap();
    assert!(report["strengths"].as_array().unwrap().len() < 4);
    assert_eq!(fs::read_to_string(&page).unwrap(), "old");
    assert_eq!(entries(page.parent().unwrap()), 1);
}

#[test]
fn a_benchmark_that_is_interrupted_has_no_signature() {
    let (stdout, _) = interrupted_after(&["bench", "--json"], 0);
    let measured: Value = serde_json::from_str(&stdout).unwrap();
    assert!(measured["signature"].is_null(), "{measured}");
    assert!(measured["games"].as_array().unwrap().len() < 4);
}

#[test]
fn puzzles_are_those_of_the_games_that_were_searched() {
    let make = [
        "puzzles",
        "make",
        "5u:X6/X6",
        "--seed",
        "1",
        "--threads",
        "2",
    ];
    let most = [&make[..], &["--games", "1000000"]].concat();
    let (stdout, stderr) = interrupted(&most);
    let told = stderr.lines().find_map(|line| {
        let count = line.strip_prefix("the first ")?;
        match count.split(' ').next()? {
            "game" => Some("1".to_owned()),
            count => Some(count.to_owned()),
        }
    });
    let games = told.unwrap();
    let again = [&make[..], &["--games", &games]].concat();
    assert_eq!(run(&again).fine(), stdout, "{games} games");
}

fn entries(folder: &Path) -> usize {
    fs::read_dir(folder).unwrap().count()
}
