//! How punctual a UGI engine is: whether `movetime` searches end in time, and how soon it reacts to
//! `stop`.
//!
//! ```sh
//! cargo build --release -p quarterturn
//! cargo run --release -p ugi --example punctuality -- target/release/quarterturn ugi
//! ```
//!
//! Times are measured as a client sees them: from before `go` or `stop` is written until `bestmove`
//! has been read. Options such as `Threads=2` before the program are set first.

use std::io::{self, BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitCode, Stdio};
use std::time::{Duration, Instant};

const GAMES: [&str; 4] = ["tix", "tixel", "poka-yoke", "regatta"];
/// Searches for each game: 200 altogether.
const SEARCHES: u32 = 50;
/// Stops for each game.
const STOPS: u32 = 15;
const SHORTEST: f64 = 10.0;
const LONGEST: f64 = 1000.0;

struct Engine {
    child: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
}

impl Engine {
    fn start(program: &[String]) -> io::Result<Engine> {
        let mut child = Command::new(&program[0])
            .args(&program[1..])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let missing = || io::Error::other("the engine has no pipes");
        let to = child.stdin.take().ok_or_else(missing)?;
        let from = BufReader::new(child.stdout.take().ok_or_else(missing)?);
        Ok(Engine { child, to, from })
    }

    fn say(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.to, "{line}")?;
        self.to.flush()
    }

    fn wait_for(&mut self, word: &str) -> io::Result<String> {
        let mut line = String::new();
        loop {
            line.clear();
            if self.from.read_line(&mut line)? == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
            if line.split_ascii_whitespace().next() == Some(word) {
                return Ok(line);
            }
        }
    }

    fn prepare(&mut self, game: &str) -> io::Result<()> {
        self.say(&format!("setoption name Setup value {game}"))?;
        self.say("uginewgame")?;
        self.say("isready")?;
        self.wait_for("readyok").map(drop)
    }
}

/// The times for one game: how late each search was (negative if early) and how long stops took.
fn measure(engine: &mut Engine, game: &str) -> io::Result<(Vec<f64>, Vec<f64>)> {
    let (mut late, mut stops) = (Vec::new(), Vec::new());
    engine.prepare(game)?;
    let mut moves = String::new();
    for number in 0..SEARCHES {
        // Evenly spread over the orders of magnitude: short times are as frequent as long ones.
        let share = f64::from(number) / f64::from(SEARCHES - 1);
        let allowed = SHORTEST * (LONGEST / SHORTEST).powf(share);
        let allowed = allowed.round();
        engine.say(&format!("position startpos{moves}"))?;
        let began = Instant::now();
        engine.say(&format!("go movetime {allowed}"))?;
        let best = engine.wait_for("bestmove")?;
        late.push(milliseconds(began.elapsed()) - allowed);
        // Continue the game, restarting when it is over.
        let best = best.trim_end().trim_start_matches("bestmove ");
        if best == "none" {
            moves.clear();
        } else {
            let word = if moves.is_empty() { " moves" } else { "" };
            moves += &format!("{word} {best}");
        }
    }
    engine.prepare(game)?;
    for number in 0..STOPS {
        engine.say("go infinite")?;
        std::thread::sleep(Duration::from_millis(20 + u64::from(number) * 7));
        let began = Instant::now();
        engine.say("stop")?;
        engine.wait_for("bestmove")?;
        stops.push(milliseconds(began.elapsed()));
    }
    Ok((late, stops))
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

/// Prints median and worst.
fn print(what: &str, mut times: Vec<f64>) {
    times.sort_by(f64::total_cmp);
    let (median, worst) = (times[times.len() / 2], times[times.len() - 1]);
    let count = times.len();
    println!("{what:34} {count:4}  median {median:7.2} ms, worst {worst:7.2} ms");
}

fn main() -> io::Result<ExitCode> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let options = words.iter().take_while(|word| word.contains('=')).count();
    let (options, program) = words.split_at(options);
    if program.is_empty() {
        eprintln!("usage: punctuality [OPTION=VALUE]… PROGRAM [ARGUMENT]…");
        return Ok(ExitCode::from(2));
    }
    let mut engine = Engine::start(program)?;
    for option in options {
        if let Some((name, value)) = option.split_once('=') {
            engine.say(&format!("setoption name {name} value {value}"))?;
        }
    }
    let (mut all, mut in_time) = (0, 0);
    for game in GAMES {
        let (late, stops) = measure(&mut engine, game)?;
        all += late.len();
        in_time += late.iter().filter(|late| **late <= 0.0).count();
        print(&format!("{game}: later than `movetime`"), late);
        print(&format!("{game}: after `stop`"), stops);
    }
    println!("{in_time} of {all} searches in time");
    engine.say("quit")?;
    engine.child.wait()?;
    Ok(ExitCode::from(u8::from(in_time < all)))
}
