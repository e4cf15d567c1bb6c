//! Programs that play in matches: their processes, and what they write to the terminal.
#![cfg(unix)]

use std::fs;
use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStderr, Stdio};
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process, test_kill_process};

use crate::process::{command, folder, run};

/// A safety net: nothing here takes nearly as long.
const LONGEST: Duration = Duration::from_secs(60);

/// A program that starts another one, writes its process id to a file, and answers `go` like this.
fn parent(test: &str, answer: &str) -> (String, PathBuf) {
    let folder = folder(test);
    let (script, children) = (folder.join("engine.sh"), folder.join("children"));
    let text = format!(
        "sleep 600 &\n\
         echo $! >> '{}'\n\
         while read -r line; do case $line in\n\
         ugi) echo ugiok;;\n\
         isready) echo readyok;;\n\
         go*) {answer};;\n\
         quit) exit;;\n\
         esac; done\n",
        children.display()
    );
    fs::write(&script, text).unwrap();
    let player = format!("ugi:patience=60s nodes=1 sh '{}'", script.display());
    (player, children)
}

/// The grandchildren, once this many have been started.
fn grandchildren(children: &Path, least: usize) -> Vec<Pid> {
    let mut pids = Vec::new();
    wait_until("grandchildren are started", || {
        let text = fs::read_to_string(children).unwrap_or_default();
        // A line that is still being written has no line break yet.
        let whole = text.rsplit_once('\n').map_or("", |(whole, _)| whole);
        pids = whole
            .lines()
            .map(|line| Pid::from_raw(line.parse().unwrap()).unwrap())
            .collect();
        pids.len() >= least
    });
    pids
}

/// How many files are in a folder.
fn entries(folder: &Path) -> usize {
    fs::read_dir(folder).unwrap().count()
}

/// Waits until processes are gone. One that has exited may not have been reaped yet.
fn are_gone(pids: &[Pid]) {
    let runs = |pid: &Pid| {
        let path = format!("/proc/{}/stat", pid.as_raw_pid());
        let is_zombie = fs::read_to_string(path).is_ok_and(|stat| stat.contains(") Z "));
        test_kill_process(*pid).is_ok() && !is_zombie
    };
    wait_until("grandchildren are gone", || !pids.iter().any(runs));
}

pub(crate) fn wait_until(what: &str, mut holds: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !holds() {
        assert!(begun.elapsed() < LONGEST, "{what}: not in {LONGEST:?}");
        std::thread::sleep(Duration::from_millis(5));
    }
}

fn arguments(player: &str) -> Vec<&str> {
    vec!["match", "--game", "tix", "--a", player, "--b", "random"]
}

/// A run in progress.
pub(crate) struct Running {
    child: Child,
    stderr: BufReader<ChildStderr>,
    notes: String,
}

impl Running {
    pub(crate) fn start(arguments: &[&str]) -> Running {
        let mut child = command(arguments)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let stderr = BufReader::new(child.stderr.take().unwrap());
        Running {
            child,
            stderr,
            notes: String::new(),
        }
    }

    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    pub(crate) fn interrupt(&self) {
        kill_process(Pid::from_child(&self.child), Signal::INT).unwrap();
    }

    /// Reads stderr up to a line that contains this.
    fn wait_for_note(&mut self, text: &str) {
        while !self.notes.contains(text) {
            let read = self.stderr.read_line(&mut self.notes).unwrap();
            assert!(read > 0, "{}", self.notes);
        }
    }

    /// Its stdout and stderr, if it ends as interrupted programs do.
    pub(crate) fn ended(self) -> (String, String) {
        self.ended_with(130)
    }

    fn ended_with(mut self, expected: i32) -> (String, String) {
        let mut status = None;
        wait_until("the run has ended", || {
            status = self.child.try_wait().unwrap();
            status.is_some()
        });
        let mut stdout = String::new();
        let mut pipe = self.child.stdout.take().unwrap();
        pipe.read_to_string(&mut stdout).unwrap();
        self.stderr.read_to_string(&mut self.notes).unwrap();
        let code = status.and_then(|status| status.code());
        assert_eq!(code, Some(expected), "{stdout}{}", self.notes);
        (stdout, self.notes)
    }
}

#[test]
fn what_a_program_has_started_ends_with_it() {
    for (test, answer) in [
        ("match-parent-quits", "echo bestmove none"),
        ("match-parent-dies", "exit 7"),
    ] {
        let (player, children) = parent(test, answer);
        let run = run(&[&arguments(&player)[..], &["--games", "2"]].concat());
        assert_eq!(run.code, Some(0), "{run:?}");
        // One before the match, and one for each game.
        are_gone(&grandchildren(&children, 3));
    }
}

#[test]
fn ctrl_c_prints_the_standings_and_ends_programs_with_what_they_have_started() {
    // The trial is the first process, then each game has one; the third game never ends.
    let (player, children) = parent(
        "match-interrupt",
        "[ $(wc -l < \"${0%/*}/children\") -gt 3 ] || echo bestmove none",
    );
    let running = Running::start(&arguments(&player));
    let pids = grandchildren(&children, 4);
    running.interrupt();
    let (stdout, stderr) = running.ended();
    assert!(stdout.contains("interrupted"), "{stdout}");
    assert!(
        stdout.contains("games   2: 0 won, 0 drawn, 2 lost"),
        "{stdout}"
    );
    assert!(stdout.contains("forfeit A 2: illegal 2"), "{stdout}");
    // An abandoned game is nobody's forfeit.
    assert_eq!(stderr.matches("forfeit in game").count(), 2, "{stderr}");
    are_gone(&pids);
}

#[test]
fn ctrl_c_stops_an_engine_that_thinks() {
    let folder = folder("match-interrupt-engine");
    let file = folder.join("games.pgn");
    let more = ["--json", "-o", file.to_str().unwrap()];
    let running = Running::start(&[&arguments("engine:nodes=4000000000")[..], &more].concat());
    // A file appears when everything is ready for the first game.
    wait_until("the file is begun", || entries(&folder) > 0);
    running.interrupt();
    let (stdout, _) = running.ended();
    let summary: serde_json::Value = serde_json::from_str(&stdout).unwrap();
    assert_eq!(summary["interrupted"], true);
    assert!(summary["elo"].is_null());
}

#[test]
fn a_match_stopped_in_its_first_game_has_no_score_and_leaves_no_file() {
    let (player, children) = parent("match-interrupt-first", "sleep 600");
    let folder = children.with_file_name("games");
    fs::create_dir(&folder).unwrap();
    let file = folder.join("games.pgn");
    let more = ["--json", "-o", file.to_str().unwrap()];
    let running = Running::start(&[&arguments(&player)[..], &more].concat());
    let pids = grandchildren(&children, 2);
    running.interrupt();
    let (stdout, _) = running.ended();
    let summary: serde_json::Value = serde_json::from_str(&stdout).unwrap();
    assert_eq!(summary["games"], 0);
    assert!(summary["score"].is_null(), "{summary}");
    // An empty file would be in the way of the next match.
    assert_eq!(entries(&folder), 0);
    are_gone(&pids);
}

#[test]
fn games_played_before_ctrl_c_are_kept() {
    let (player, children) = parent(
        "match-interrupt-kept",
        "[ $(wc -l < \"${0%/*}/children\") -gt 3 ] || echo bestmove none",
    );
    let file = children.with_file_name("games.pgn");
    fs::write(&file, "old").unwrap();
    let more = ["-o", file.to_str().unwrap(), "--force"];
    let running = Running::start(&[&arguments(&player)[..], &more].concat());
    grandchildren(&children, 4);
    assert_eq!(fs::read_to_string(&file).unwrap(), "old");
    running.interrupt();
    running.ended();
    let checked = run(&["record", "check", file.to_str().unwrap()]).fine();
    assert!(checked.ends_with(": 2 games\n"), "{checked}");
}

#[test]
fn a_second_ctrl_c_leaves_no_half_a_file() {
    let (player, children) = parent("match-interrupt-litter", "exec sleep 600");
    let folder = children.parent().unwrap().join("games");
    fs::create_dir(&folder).unwrap();
    let file = folder.join("games.pgn");
    let more = ["-o", file.to_str().unwrap()];
    let mut running = Running::start(&[&arguments(&player)[..], &more].concat());
    wait_until("the file is begun", || entries(&folder) > 0);
    grandchildren(&children, 2);
    running.interrupt();
    running.wait_for_note("Ctrl-C again ends at once");
    running.interrupt();
    running.ended();
    assert_eq!(entries(&folder), 0);
}

#[test]
fn sigterm_is_like_ctrl_c_except_for_the_exit_code() {
    let (player, children) = parent("match-terminate", "sleep 600");
    let mut running = Running::start(&arguments(&player));
    let pids = grandchildren(&children, 2);
    kill_process(Pid::from_child(&running.child), Signal::TERM).unwrap();
    running.wait_for_note("stopping");
    let (stdout, _) = running.ended_with(143);
    assert!(stdout.contains("games   0: "), "{stdout}");
    are_gone(&pids);
}

#[test]
fn a_second_ctrl_c_ends_programs_with_what_they_have_started() {
    // It exits neither when told to nor when its input ends.
    let (player, children) = parent("match-interrupt-twice", "exec sleep 600");
    let mut running = Running::start(&arguments(&player));
    let pids = grandchildren(&children, 2);
    running.interrupt();
    running.wait_for_note("Ctrl-C again ends at once");
    running.interrupt();
    running.ended();
    are_gone(&pids);
}

#[test]
fn a_second_ctrl_c_ends_at_once_whatever_the_match_waits_for() {
    let (player, children) = parent("match-interrupt-fifo", "echo bestmove none");
    // Opening it blocks until somebody reads it.
    let fifo = children.with_file_name("games.pgn");
    let made = std::process::Command::new("mkfifo").arg(&fifo).status();
    assert!(made.unwrap().success());
    let more = ["-o", fifo.to_str().unwrap()];
    let mut running = Running::start(&[&arguments(&player)[..], &more].concat());
    // The trial is over.
    are_gone(&grandchildren(&children, 1));
    running.interrupt();
    running.wait_for_note("Ctrl-C again ends at once");
    running.interrupt();
    let (stdout, _) = running.ended();
    assert_eq!(stdout, "");
}

#[test]
fn output_of_programs_is_shown_without_escape_codes_and_truncated() {
    let folder = folder("match-stderr");
    let script = folder.join("engine\u{1b}[31m.sh");
    let text = "printf 'bad \\033[2J\\007 news\\n' >&2\n\
                head -c 100000 /dev/zero | tr '\\0' x >&2; echo >&2\n\
                while read -r line; do case $line in\n\
                ugi) echo ugiok;;\n\
                isready) echo readyok;;\n\
                go*) printf 'bestmove \\033[2J%100000s\\n' x;;\n\
                quit) exit;;\n\
                esac; done\n";
    fs::write(&script, text).unwrap();
    let player = format!("ugi:nodes=1 sh '{}'", script.display());
    let run = run(&[&arguments(&player)[..], &["--games", "2"]].concat());
    assert_eq!(run.code, Some(0), "{run:?}");
    for text in [&run.stdout, &run.stderr] {
        assert!(
            !text.contains('\u{1b}') && !text.contains('\u{7}'),
            "{text:?}"
        );
        let longest = text.lines().map(|line| line.chars().count()).max();
        assert!(longest.unwrap() < 800, "{longest:?}");
    }
    assert!(
        run.stderr.contains("sh: bad \u{FFFD}[2J\u{FFFD} news\n"),
        "{}",
        run.stderr
    );
    assert!(run.stderr.contains("sh: xxx"), "{}", run.stderr);
    assert!(run.stderr.contains("unreadable: "), "{}", run.stderr);
}

#[test]
fn an_option_that_a_program_does_not_have_is_refused_before_the_match() {
    let (player, _) = parent("unknown_option", "echo bestmove X@c3");
    let player = player.replace("nodes=1", "nodes=1 Hsah=16");
    let stderr = run(&["match", "--game", "tix", "--a", "random", "--b", &player]).failed(2);
    assert!(stderr.contains("`sh` has no option `Hsah`"), "{stderr}");
}

#[test]
fn an_option_whose_value_a_program_rejects_is_refused_before_the_match() {
    for (option, said) in [
        ("Hash=99999999", "`Hash` must be a number from 1 to 65536"),
        ("Threads=abc", "`Threads` must be a number from 1 to 256"),
    ] {
        let program = env!("CARGO_BIN_EXE_quarterturn");
        let player = format!("ugi:nodes=1 {option} '{program}' ugi");
        let stderr = run(&arguments(&player)).failed(2);
        assert!(stderr.contains("` rejects an option: "), "{stderr}");
        assert!(stderr.contains(said), "{stderr}");
    }
}

#[test]
fn a_long_command_is_cut_wherever_it_is_shown() {
    let (player, _) = parent("match-long-command", "echo bestmove none");
    let player = format!("{player} {}", "x".repeat(20_000));
    let run = run(&[&arguments(&player)[..], &["--games", "2"]].concat());
    assert_eq!(run.code, Some(0), "{run:?}");
    let lines = run.stdout.lines().chain(run.stderr.lines());
    let longest = lines.map(|line| line.chars().count()).max();
    assert!(longest.unwrap() < 500, "{longest:?}");
}

#[test]
fn a_signal_ends_a_game_and_its_program_with_what_it_has_started() {
    for (test, signal, code) in [
        ("play-terminate", Signal::TERM, 143),
        ("play-hang-up", Signal::HUP, 129),
        ("play-interrupt", Signal::INT, 130),
    ] {
        let (player, children) = parent(test, "exec sleep 600");
        let arguments = ["play", "tix", "--white", &player, "--black", "random"];
        let running = Running::start(&arguments);
        // One was tried out before the game.
        let pids = grandchildren(&children, 2);
        kill_process(Pid::from_child(&running.child), signal).unwrap();
        running.ended_with(code);
        are_gone(&pids);
    }
}
