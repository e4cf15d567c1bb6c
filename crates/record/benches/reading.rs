//! How fast records are read, and how much memory that takes. Every line is measured in its own
//! process, and ratios compare lines of one run.
//!
//! `cargo bench -p record`

use std::env;
use std::fmt::Write as _;
use std::fs;
use std::io::{self, Read};
use std::process::Command;
use std::time::Instant;

use record::GameReader;
use rules::Position;

#[path = "../tests/records/grow.rs"]
mod grow;

/// Something to read, by name and size.
#[derive(Clone, Copy)]
struct Workload {
    name: &'static str,
    unit: &'static str,
    sizes: [usize; 3],
    bytes: fn(usize) -> Box<dyn Read>,
}

const WORKLOADS: [Workload; 4] = [
    Workload {
        name: "games",
        unit: "MB",
        sizes: [1, 10, 100],
        bytes: games,
    },
    Workload {
        name: "tags",
        unit: "in one game",
        sizes: [25_000, 50_000, 100_000],
        bytes: |count| text(tags(count)),
    },
    Workload {
        name: "turns",
        unit: "in one game",
        sizes: [25_000, 50_000, 100_000],
        bytes: |count| text(turns(count)),
    },
    Workload {
        name: "comments",
        unit: "on one turn",
        sizes: [25_000, 50_000, 100_000],
        bytes: |count| text(comments(count)),
    },
];

fn main() {
    let mut arguments = env::args().skip(1).filter(|argument| argument != "--bench");
    if let (Some(name), Some(size)) = (arguments.next(), arguments.next()) {
        measure(&name, size.parse().expect("a size"));
        return;
    }
    for workload in WORKLOADS {
        println!("{} {}:", workload.name, workload.unit);
        let mut first: Option<(f64, f64)> = None;
        for size in workload.sizes {
            let (bytes, seconds, peak) = measured(workload.name, size);
            let (first_bytes, first_seconds) = *first.get_or_insert((bytes, seconds));
            println!(
                "  {size:7}   {:7.2} MB   {seconds:7.3} s   {:5.1} MB/s   {:5.1} x the bytes, \
                 {:5.1} x the time   peak {peak}",
                bytes / 1e6,
                bytes / 1e6 / seconds,
                bytes / first_bytes,
                seconds / first_seconds,
            );
        }
    }
}

/// Measures in another process: bytes, seconds and peak memory.
fn measured(name: &str, size: usize) -> (f64, f64, String) {
    let program = env::current_exe().expect("this program's path is known");
    let output = Command::new(program)
        .args([name, &size.to_string()])
        .output()
        .expect("this program can run");
    let text = String::from_utf8(output.stdout).expect("its output is text");
    let mut fields = text.split_whitespace();
    let mut number = || fields.next().and_then(|field| field.parse().ok());
    match (number(), number()) {
        (Some(bytes), Some(seconds)) => (bytes, seconds, fields.collect::<Vec<_>>().join(" ")),
        _ => panic!("{name} {size}: {text}"),
    }
}

fn measure(name: &str, size: usize) {
    let workload = WORKLOADS.iter().find(|workload| workload.name == name);
    let mut input = (workload.expect("a workload").bytes)(size);
    let mut counted = Counted {
        input: &mut input,
        bytes: 0,
    };
    let begun = Instant::now();
    for game in GameReader::new(&mut counted) {
        game.expect("a record");
    }
    let seconds = begun.elapsed().as_secs_f64();
    println!("{} {seconds} {}", counted.bytes, peak_memory());
}

struct Counted<'a> {
    input: &'a mut dyn Read,
    bytes: usize,
}

impl Read for Counted<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let bytes = self.input.read(buffer)?;
        self.bytes += bytes;
        Ok(bytes)
    }
}

/// The peak memory of this process, where the system reports it.
fn peak_memory() -> String {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    match line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok()) {
        Some(kilobytes) => format!("{:.1} MB", kilobytes as f64 / 1e3),
        None => "unknown".to_owned(),
    }
}

fn text(text: String) -> Box<dyn Read> {
    Box::new(io::Cursor::new(text))
}

/// A stream of this many megabytes of random games; the text is never in memory as a whole.
fn games(megabytes: usize) -> Box<dyn Read> {
    let mut block = String::new();
    for (seed, name) in ["tix", "tixel", "poka-yoke", "regatta"]
        .into_iter()
        .cycle()
        .take(400)
        .enumerate()
    {
        let start: Position = name.parse().expect("a setup");
        let size = grow::Size {
            turns: 30,
            variations: 2,
            remarks: 8,
        };
        let game = grow::game(start, size, &mut grow::Luck::new(seed as u64));
        let _ = writeln!(block, "{game}");
    }
    let times = (megabytes * 1_000_000).div_ceil(block.len());
    Box::new(Repeated {
        block: block.into_bytes(),
        at: 0,
        times,
    })
}

struct Repeated {
    block: Vec<u8>,
    at: usize,
    times: usize,
}

impl Read for Repeated {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.at == self.block.len() {
            self.at = 0;
            self.times -= 1;
        }
        if self.times == 0 {
            return Ok(0);
        }
        let bytes = (&self.block[self.at..]).read(buffer)?;
        self.at += bytes;
        Ok(bytes)
    }
}

fn tags(count: usize) -> String {
    let mut text = "[Setup \"tix\"]\n".to_owned();
    for number in 0..count {
        let _ = writeln!(text, "[Tag{number} \"{number}\"]");
    }
    text + "\n*\n"
}

/// Two pieces that slide back and forth.
fn turns(count: usize) -> String {
    let start = "6u:T1/T1 t15/6/6/6/6/5T1 w -/- - -";
    let mut text = format!("[Setup \"6u:T1/T1\"]\n[Position \"{start}\"]\n\n");
    let turns = ["f1-f2ne", "a6-a5ne", "f2-f1ne", "a5-a6ne"];
    for (number, turn) in turns.into_iter().cycle().take(count).enumerate() {
        if number % 2 == 0 {
            let _ = write!(text, "\n{}.", number / 2 + 1);
        }
        let _ = write!(text, " {turn}");
    }
    text + "\n*\n"
}

fn comments(count: usize) -> String {
    let comments = "{a comment}\n".repeat(count);
    format!("[Setup \"tix\"]\n\n1. X@c3 {comments}*\n")
}
