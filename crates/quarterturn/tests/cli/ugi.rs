//! The engine protocol, spoken to the program.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use ugi::{Exchange, MAX_LINE, Reply, Transcript};

use crate::process::{command, run_with};

/// So long that only a line that will never come times out.
const EVER: Duration = Duration::from_secs(120);

/// The program, ready for a conversation.
struct Engine {
    child: Child,
    to: Option<ChildStdin>,
    from: Receiver<String>,
}

impl Engine {
    fn start() -> Engine {
        let mut child = command(&["ugi"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let (lines, from) = mpsc::channel();
        let stdout = BufReader::new(child.stdout.take().unwrap());
        std::thread::spawn(move || {
            for line in stdout.lines() {
                if lines.send(line.unwrap()).is_err() {
                    return;
                }
            }
        });
        Engine {
            to: child.stdin.take(),
            child,
            from,
        }
    }

    fn say(&mut self, line: &str) {
        let to = self.to.as_mut().unwrap();
        writeln!(to, "{line}").unwrap();
        to.flush().unwrap();
    }

    fn line(&self) -> Option<String> {
        self.from.recv_timeout(EVER).ok()
    }

    /// The lines up to one that begins like this.
    fn until(&self, beginning: &str) -> Vec<String> {
        let mut lines = Vec::new();
        while let Some(line) = self.line() {
            lines.push(line);
            if lines.last().is_some_and(|line| line.starts_with(beginning)) {
                return lines;
            }
        }
        panic!("no line begins with {beginning:?}: {lines:?}");
    }

    /// Closes the input, and returns the remaining output and the exit code.
    fn end(mut self) -> (Vec<String>, Option<i32>) {
        drop(self.to.take());
        let mut lines = Vec::new();
        while let Some(line) = self.line() {
            lines.push(line);
        }
        (lines, self.child.wait().unwrap().code())
    }
}

#[test]
fn the_documented_conversations_can_be_held() {
    let transcripts = Transcript::in_markdown(include_str!("../../../../docs/ugi.md"));
    assert!(transcripts.len() >= 3);
    for transcript in transcripts {
        let mut engine = Engine::start();
        for exchange in transcript.exchanges() {
            engine.say(exchange.input());
            exchange.check(|| engine.line()).unwrap();
        }
        let (rest, code) = engine.end();
        assert!(
            rest.iter().all(|line| Exchange::may_be_left_out(line)),
            "{rest:?}"
        );
        assert_eq!(code, Some(0));
    }
}

#[test]
fn junk_of_every_kind_is_answered_and_nothing_ends_the_program_but_the_end() {
    let mut input: Vec<u8> = Vec::new();
    let mut line = |line: &[u8]| {
        input.extend_from_slice(line);
        input.push(b'\n');
    };
    line(b"");
    line(b"  \t \r");
    line(b"\xff\xfe\x80");
    line(b"go\0nodes 1");
    line(&vec![b'x'; 3 * MAX_LINE]);
    line(
        &[
            b"position startpos moves ".as_slice(),
            &b"T@a1ne ".repeat(90_000),
        ]
        .concat(),
    );
    line(b"stop");
    line(b"bestmove T@a1ne");
    line(b"go");
    line(b"go infinite nodes 1");
    line(b"position");
    line(b"position fen");
    line(b"position startpos moves");
    line(b"setoption name Setup");
    line(b"setoption name Threads value 0");
    line(b"query everything");
    line("ügi".as_bytes());
    // The end of the input, in the middle of a search and of a line.
    line(b"go movetime 1000000000000");
    line(b"setoption name Setup value tix");
    line(b"go depth 4294967295");
    line(b"isready");
    input.extend_from_slice(b"positi");

    let output = run_with(&["ugi"], &input).fine();
    for line in output.lines() {
        assert!(matches!(Reply::read(line), Ok(Some(_))), "{line}");
        assert!(
            line.len() < 1000 || line.starts_with("info depth"),
            "{line}"
        );
    }
    assert!(
        output.matches("info string error: ").count() >= 16,
        "{output}"
    );
    assert_eq!(output.matches("readyok").count(), 1);
    // Two that are rejected, one that searches, and one during that search.
    assert_eq!(output.matches("bestmove ").count(), 4, "{output}");
    assert!(!output.contains("bestmove none"));
}

#[test]
fn a_refused_go_is_answered_with_a_legal_action() {
    let mut engine = Engine::start();
    engine.say("position startpos moves T@c3ne T@d5sw");
    let position: rules::Position = "tixel".parse().unwrap();
    let position = ["T@c3ne", "T@d5sw"]
        .iter()
        .fold(position, |position, action| {
            position.play(action.parse().unwrap()).unwrap()
        });
    for line in [
        "go movetime 0",
        "go nodes 0",
        "go p1time -1 p2time -1",
        "go whither",
    ] {
        engine.say(line);
        let lines = engine.until("bestmove ");
        assert!(lines[0].starts_with("info string error: "), "{lines:?}");
        let best = lines.last().unwrap().strip_prefix("bestmove ").unwrap();
        assert!(position.is_legal(best.parse().unwrap()), "{line}: {best}");
    }
    assert_eq!(engine.end(), (Vec::new(), Some(0)));
}

#[test]
fn more_threads_than_the_machine_has_are_capped_with_a_note() {
    let most = std::thread::available_parallelism().unwrap().get();
    let mut engine = Engine::start();
    engine.say("setoption name Threads value 256");
    engine.say("isready");
    let lines = engine.until("readyok");
    if most < 256 {
        let word = format!("info string using {most} threads, not 256: ");
        assert!(lines[0].starts_with(&word), "{lines:?}");
    }
    engine.say("go nodes 2000");
    engine.until("bestmove ");
}

#[test]
fn a_number_of_threads_that_the_machine_has_is_used_without_a_note() {
    let most = std::thread::available_parallelism().unwrap().get().min(256);
    let mut engine = Engine::start();
    engine.say(&format!("setoption name Threads value {most}"));
    engine.say("isready");
    assert_eq!(engine.until("readyok"), ["readyok"]);
}

/// The memory a process has been given so far, in kilobytes.
#[cfg(target_os = "linux")]
fn resident(engine: &Engine) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{}/status", engine.child.id())).unwrap();
    let line = status
        .lines()
        .find(|line| line.starts_with("VmHWM:"))
        .unwrap();
    line.split_ascii_whitespace()
        .nth(1)
        .unwrap()
        .parse()
        .unwrap()
}

#[cfg(target_os = "linux")]
#[test]
fn the_table_takes_its_memory_when_a_search_fills_it() {
    let mut engine = Engine::start();
    engine.say("isready");
    engine.until("readyok");
    // The default is 64 MiB.
    assert!(resident(&engine) < 32 << 10, "{} kB", resident(&engine));
    engine.say("setoption name Hash value 512");
    engine.say("isready");
    engine.until("readyok");
    engine.say("go nodes 1000");
    engine.until("bestmove ");
    engine.say("uginewgame");
    engine.say("isready");
    engine.until("readyok");
    assert!(resident(&engine) < 128 << 10, "{} kB", resident(&engine));
}

#[test]
fn any_beginning_of_a_conversation_may_be_all_there_is() {
    let lines = [
        "ugi",
        "setoption name Hash value 1",
        "go nodes 300",
        "stop",
        "quit",
        "go",
    ];
    for count in 0..=lines.len() {
        let input = lines[..count].join("\n");
        let output = run_with(&["ugi"], input.as_bytes()).fine();
        assert_eq!(output.matches("bestmove ").count(), usize::from(count >= 3));
    }
}

#[test]
fn a_limit_of_nodes_gives_the_same_search_every_time() {
    let searched = || {
        let mut engine = Engine::start();
        engine.say("setoption name Hash value 4");
        engine.say("position startpos moves T@c3ne T@d5sw");
        engine.say("go nodes 3000");
        let mut lines = engine.until("bestmove");
        let (rest, code) = engine.end();
        assert_eq!((rest.len(), code), (0, Some(0)));
        let best = lines.pop();
        // Everything except the time it took.
        let lines = lines.into_iter().map(|line| {
            let Ok(Some(Reply::Info(mut info))) = Reply::read(&line) else {
                panic!("{line}");
            };
            (info.nps, info.time) = (None, None);
            info.to_string()
        });
        (lines.collect::<Vec<String>>(), best)
    };
    assert_eq!(searched(), searched());
}

#[test]
fn several_lines_have_different_numbers_and_turns() {
    let mut engine = Engine::start();
    engine.say("setoption name MultiPV value 3");
    engine.say("go depth 2");
    let lines = engine.until("bestmove");
    let infos: Vec<ugi::Info> = lines
        .iter()
        .filter_map(|line| match Reply::read(line) {
            Ok(Some(Reply::Info(info))) if info.depth == Some(2) => Some(*info),
            _ => None,
        })
        .collect();
    let numbers: Vec<Option<u32>> = infos.iter().map(|info| info.multipv).collect();
    assert_eq!(numbers, [Some(1), Some(2), Some(3)]);
    // White's first turn is a single action.
    assert!(infos[0].pv[0] != infos[1].pv[0] && infos[1].pv[0] != infos[2].pv[0]);
    assert_eq!(lines.last(), Some(&format!("bestmove {}", infos[0].pv[0])));
}

#[test]
fn a_win_in_this_turn_is_reported_as_proved() {
    let mut engine = Engine::start();
    engine.say("position fen 6u:X8/X8 6/6/6/6/1x14/X15 w X7/X7 - -");
    engine.say("go nodes 1000");
    let lines = engine.until("bestmove");
    assert!(
        lines[lines.len() - 2].contains(" score win 1 pv "),
        "{lines:?}"
    );
}

#[test]
fn a_search_is_stopped_and_another_one_begins() {
    let mut engine = Engine::start();
    for setup in ["regatta", "tix", "11u:T35/T35", "3b:R1/R1"] {
        engine.say(&format!("setoption name Setup value {setup}"));
        engine.say("uginewgame");
        engine.say("go infinite");
        engine.say("stop");
        engine.until("bestmove ");
        engine.say("isready");
        engine.until("readyok");
    }
    engine.say("quit");
    assert_eq!(engine.end().1, Some(0));
}

#[test]
fn a_table_that_is_too_large_is_refused_once() {
    let lines = "setoption name Hash value 65536\nsetoption name MultiPV value 2\n\
                 setoption name Seed value 3\nisready\nquit\n";
    let output = run_with(&["ugi"], lines.as_bytes()).fine();
    // A machine with that much memory does not refuse it at all.
    assert!(output.matches("not enough memory").count() <= 1, "{output}");
    assert!(output.contains("readyok"), "{output}");
}

#[test]
fn an_endless_search_at_a_level_waits_for_stop() {
    let mut engine = Engine::start();
    engine.say("setoption name Level value 1");
    engine.say("position startpos");
    engine.say("go infinite");
    // The level's own limit is reached while a thousand lines are answered.
    for _ in 0..1_000 {
        engine.say("isready");
        let lines = engine.until("readyok");
        let early = lines.iter().find(|line| line.starts_with("bestmove"));
        assert_eq!(early, None);
    }
    engine.say("stop");
    engine.until("bestmove ");
    engine.say("quit");
    assert_eq!(engine.end().1, Some(0));
}
