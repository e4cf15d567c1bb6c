//! `quarterturn load`: many people at a server, and how long they wait.
//!
//! `crowd` seats people at games, `schedule` makes them play at a fixed rate, `latencies` says how
//! long they waited.

mod crowd;
mod latencies;
mod process;
mod schedule;

use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use client::{Address, Person, Trust};
use engine::Stop;
use serde::Serialize;

use crate::columns;
use crate::failure::{Exit, Failure};
use crate::input;
use crate::interrupt::Interrupt;
use crate::language::decimal;
use crate::options::{Json, Seed};
use crate::server_fault;
use crate::t;
use crate::whole_number::whole_number;
use latencies::Latencies;
use schedule::Plan;

/// Let many guests play at a server and measure how long they wait
///
/// Creates games between guests, opens a socket for each seat, and sends random turns at a fixed
/// rate, round-robin over all games. A turn is due when the schedule says so: delays by a slow
/// server count as waiting. In the end every game is read again, and acknowledged turns that are
/// missing from it are counted as lost.
///
/// The games stay on the server. Only use your own: this is meant to overload it.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  quarterturn load http://localhost:4747
  quarterturn load http://localhost:4747 --games 2000 --rate 500 --seconds 60 --pid 4321

The keys of --json:
  games, sockets       how many there were
  turns                turns sent
  stored, seen         milliseconds from due to acknowledged, and to seen by the opponent:
                       p50, p90, p99, most; null without turns
  unanswered           turns without an answer in 10 s
  refused              turns the server refused
  closed               sockets the server closed
  lost                 acknowledged turns that are not in their game
  bytes_per_socket     with --pid: the server's memory per socket, in bytes")]
pub(crate) struct Load {
    /// The server, such as http://localhost:4747
    #[arg(value_name = "SERVER", value_parser = read_address)]
    server: Address,

    #[command(flatten)]
    authorities: Authorities,

    /// Number of games open at the same time
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = whole_number::<usize>(1..=20_000))]
    games: usize,

    /// Turns per second, in all games together
    #[arg(long, value_name = "N", default_value_t = 50, value_parser = whole_number::<u32>(1..=100_000))]
    rate: u32,

    /// How long to play, in seconds
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = whole_number::<u64>(1..=86_400))]
    seconds: u64,

    /// Setup of the games
    #[arg(long, value_name = "SETUP", default_value = "tixel")]
    setup: String,

    /// Process id of the server on this machine, to measure its memory
    #[arg(long, value_name = "PID", value_parser = whole_number::<u32>(1..=u64::from(u32::MAX)))]
    pid: Option<u32>,

    #[command(flatten)]
    seed: Seed,

    #[command(flatten)]
    json: Json,
}

/// The output; the names are the keys of `--json`.
#[derive(Serialize)]
struct LoadSummary {
    games: usize,
    sockets: usize,
    turns: u64,
    stored: Option<Latencies>,
    seen: Option<Latencies>,
    unanswered: u64,
    refused: u64,
    closed: u64,
    lost: u64,
    bytes_per_socket: Option<u64>,
}

/// Who vouches for a server at https://.
#[derive(Args)]
pub(crate) struct Authorities {
    /// Also trust the certificate authorities in FILE, in PEM, besides those of this system
    #[arg(long, value_name = "FILE")]
    ca: Option<PathBuf>,
}

impl Authorities {
    /// A person who trusts them.
    pub(crate) fn trusted_by(&self, person: Person) -> Result<Person, Failure> {
        match &self.ca {
            Some(file) => {
                let trust = Trust::with_authorities(file).map_err(Failure::reading(file))?;
                Ok(person.trusting(&trust))
            }
            None => Ok(person),
        }
    }
}

pub(crate) fn read_address(text: &str) -> Result<Address, String> {
    text.parse().map_err(|fault| server_fault::address(&fault))
}

pub(crate) fn run(arguments: &Load, out: &mut dyn Write) -> Result<Exit, Failure> {
    let setup = input::setup(&arguments.setup)?;
    let stop = Stop::new();
    let interrupt = Interrupt::listen(&stop)?;
    process::allow_files(arguments.games * 2 + 100);
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    let summary = runtime.block_on(async {
        let before = arguments.pid.map(process::memory).transpose()?;
        let (says, heard) = tokio::sync::mpsc::unbounded_channel();
        let guest = Person::guest(&arguments.server);
        let guest = arguments.authorities.trusted_by(guest)?;
        let seated = crowd::seat(&guest, setup, arguments.games, &stop, &says).await?;
        drop(says);
        let games = seated.len();
        let sockets = games * 2;
        let after = arguments.pid.map(process::memory).transpose()?;
        let grown = before.zip(after).map(|(b, a)| a.saturating_sub(b));
        let plan = Plan {
            rate: arguments.rate,
            duration: Duration::from_secs(arguments.seconds),
            seed: arguments.seed.seed,
        };
        let mut outcome = schedule::play(setup, seated, heard, &plan, &stop).await;
        let lost = outcome.count_lost().await?;
        Ok::<LoadSummary, Failure>(LoadSummary {
            games,
            sockets,
            turns: outcome.sent,
            stored: Latencies::of(&mut outcome.stored),
            seen: Latencies::of(&mut outcome.seen),
            unanswered: outcome.unanswered,
            refused: outcome.refused,
            closed: outcome.closed,
            lost,
            bytes_per_socket: grown.map(|bytes| bytes / sockets.max(1) as u64),
        })
    })?;
    interrupt.announce();
    if arguments.json.json {
        let text = serde_json::to_string(&summary).map_err(std::io::Error::from)?;
        writeln!(out, "{text}")?;
    } else {
        write!(out, "{}", columns::table(&rows(&summary), 0))?;
    }
    let is_clean = [
        summary.unanswered,
        summary.refused,
        summary.closed,
        summary.lost,
    ] == [0; 4];
    Ok(interrupt.or(if is_clean { Exit::Yes } else { Exit::No }))
}

fn rows(summary: &LoadSummary) -> Vec<(String, String)> {
    let times = |latencies: &Option<Latencies>| match latencies {
        Some(times) => t!(
            "terminal-load-times",
            p50 = decimal(times.p50, 1),
            p90 = decimal(times.p90, 1),
            p99 = decimal(times.p99, 1),
            most = decimal(times.most, 1)
        ),
        None => t!("terminal-load-no-times"),
    };
    let mut rows = vec![
        (t!("terminal-load-games"), summary.games.to_string()),
        (t!("terminal-load-sockets"), summary.sockets.to_string()),
        (t!("terminal-load-turns"), summary.turns.to_string()),
        (t!("terminal-load-stored"), times(&summary.stored)),
        (t!("terminal-load-seen"), times(&summary.seen)),
        (
            t!("terminal-load-unanswered"),
            summary.unanswered.to_string(),
        ),
        (t!("terminal-load-refused"), summary.refused.to_string()),
        (t!("terminal-load-closed"), summary.closed.to_string()),
        (t!("terminal-load-lost"), summary.lost.to_string()),
    ];
    if let Some(bytes) = summary.bytes_per_socket {
        let kilobytes = decimal(bytes as f64 / 1000.0, 1);
        rows.push((
            t!("terminal-load-memory"),
            t!("terminal-load-kilobytes", number = kilobytes),
        ));
    }
    rows
}
