//! How often the sequential test is wrong, and how long it takes: the table in `docs/matches.md`.
//!
//! Each row simulates a test with either claim true, with matches drawn from a known distribution of
//! pairs. The same number of matches gives the same table.

#[path = "../tests/synthetic/mod.rs"]
mod synthetic;

use arena::{Sprt, share_out};
use clap::Parser;
use synthetic::{KINDS, score_of, simulate};

/// The claims of the table.
const CLAIMS: [(f64, f64); 7] = [
    (0.0, 10.0),
    (-10.0, 10.0),
    (0.0, 50.0),
    (300.0, 400.0),
    (-600.0, -500.0),
    (0.0, 200.0),
    (-200.0, 200.0),
];

/// The error rates and lengths of the sequential test, as a Markdown table
#[derive(Parser)]
struct Arguments {
    /// Matches to simulate for each row and either claim
    #[arg(long, default_value_t = 10_000)]
    matches: u32,
    /// Number of threads; 0 means one per processor
    #[arg(long, default_value_t = 0)]
    threads: usize,
}

/// A row of the table.
fn row(claims: usize, kind: usize, matches: u32) -> String {
    let (elo0, elo1) = CLAIMS[claims];
    let (name, chances_of) = KINDS[kind];
    let Some(test) = Sprt::new(elo0, elo1) else {
        return format!("| [{elo0}, {elo1}] cannot be tested |");
    };
    let [weaker, stronger] = [elo0, elo1].map(|truth| {
        let chances = chances_of(score_of(truth));
        let simulated = simulate(&test, &chances, matches);
        let wrong = 100.0 * simulated.wrong(truth == elo1);
        let expected = test.expected_pairs(&chances);
        let length = format!("{:.0} of {expected:.0}", simulated.mean_pairs);
        (format!("{wrong:.1} %"), length)
    });
    format!(
        "| [{elo0}, {elo1}] | {name} | {} | {} | {} | {} |",
        weaker.0, stronger.0, weaker.1, stronger.1
    )
}

fn main() {
    let arguments = Arguments::parse();
    let threads = match arguments.threads {
        0 => std::thread::available_parallelism().map_or(1, usize::from),
        threads => threads,
    };
    let jobs = CLAIMS.len() * KINDS.len();
    let shares = share_out(threads, jobs, |job, rows: &mut Vec<(usize, String)>| {
        let (claims, kind) = (job / KINDS.len(), job % KINDS.len());
        rows.push((job, row(claims, kind, arguments.matches)));
    });
    let mut rows: Vec<(usize, String)> = shares.into_iter().flatten().collect();
    rows.sort_unstable();
    println!(
        "| claims | pairs | wrong, ELO0 true | wrong, ELO1 true | pairs, ELO0 true | pairs, ELO1 true |"
    );
    println!("|---|---|---|---|---|---|");
    for (_, row) in rows {
        println!("{row}");
    }
}
