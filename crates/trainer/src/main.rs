//! Trains a net for the engine: `cargo train <SETUP>`.

use std::fs;
use std::io::Write as _;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use clap::Parser;
use rules::Setup;
use trainer::{Allowance, ContestTerms, Figures, Generation, Plan, Recipe, Training, page};

/// Makes positions, trains a net on them, quantises it and plays it against the hand-written
/// evaluation. An interrupted run resumes where it stopped.
#[derive(Parser)]
struct Arguments {
    /// The game: tix, tixel, poka-yoke, regatta, or a setup such as 5u:T6/T6.
    setup: Setup,
    /// Folder for positions, nets and figures.
    #[arg(long, default_value = "target/nets")]
    folder: PathBuf,
    /// Number of generations; each is taught by the one before.
    #[arg(long, default_value_t = 2)]
    generations: usize,
    /// Positions to make for each generation.
    #[arg(long, default_value_t = 10_000_000)]
    positions: usize,
    /// Time limit for making them, in seconds.
    #[arg(long, default_value_t = 86_400)]
    seconds: u64,
    /// Positions visited for each action of a game.
    #[arg(long, default_value_t = 1_200)]
    play_nodes: u64,
    /// Positions visited to label a position.
    #[arg(long, default_value_t = 400)]
    label_nodes: u64,
    /// Evaluated positions kept for each action.
    #[arg(long, default_value_t = 8)]
    leaves: u64,
    /// Generations of positions to train on.
    #[arg(long, default_value_t = 3)]
    window: usize,
    /// Passes over the positions.
    #[arg(long, default_value_t = 8)]
    passes: usize,
    /// Initial learning rate.
    #[arg(long, default_value_t = 0.002)]
    rate: f32,
    /// Train the net of the generation before further, instead of starting from random weights.
    #[arg(long)]
    further: bool,
    /// Positions visited for each action in contests.
    #[arg(long, default_value_t = 3_000)]
    contest_nodes: u64,
    /// Milliseconds for each action in contests.
    #[arg(long, default_value_t = 50)]
    contest_time: u64,
    /// Games at equal nodes.
    #[arg(long, default_value_t = 1_000)]
    node_games: usize,
    /// Games at equal time.
    #[arg(long, default_value_t = 400)]
    time_games: usize,
    /// Number of threads [default: one per processor].
    #[arg(long)]
    threads: Option<usize>,
    /// Random seed.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

fn main() -> anyhow::Result<()> {
    let arguments = Arguments::parse();
    let threads = arguments
        .threads
        .or_else(|| std::thread::available_parallelism().ok().map(Into::into))
        .unwrap_or(1);
    let name = arguments.setup.name().map_or_else(
        || arguments.setup.to_string().replace(['/', ':'], "-"),
        str::to_owned,
    );
    let folder = arguments.folder.join(&name);
    let terms = |games: usize, allowance: Allowance| ContestTerms {
        pairs: games.div_ceil(2),
        allowance,
        threads,
        seed: arguments.seed,
    };
    let contests = [
        terms(
            arguments.node_games,
            Allowance::Nodes(arguments.contest_nodes),
        ),
        terms(
            arguments.time_games,
            Allowance::Time(Duration::from_millis(arguments.contest_time)),
        ),
    ];
    let plan = Plan {
        setup: arguments.setup,
        folder: folder.clone(),
        positions: arguments.positions,
        games_a_file: 256,
        most_time: Duration::from_secs(arguments.seconds),
        recipe: Recipe {
            play_nodes: arguments.play_nodes,
            label_nodes: arguments.label_nodes,
            leaves: arguments.leaves,
            asides: 1,
        },
        window: arguments.window,
        training: Training {
            passes: arguments.passes,
            batch: 16_384,
            rate: arguments.rate,
            threads,
            seed: arguments.seed,
        },
        further: arguments.further,
        contests: contests
            .into_iter()
            .filter(|terms| terms.pairs > 0)
            .collect(),
        seed: arguments.seed << 32,
    };
    let began = Instant::now();
    let report = |what: &str| {
        let seconds = began.elapsed().as_secs();
        // A closed pipe is not an error.
        let _ = writeln!(std::io::stdout().lock(), "{seconds:5} s  {name} {what}");
    };
    let mut all = Vec::new();
    for number in 1..=arguments.generations {
        Generation::new(&plan, number, &report).run()?;
        let figures = folder.join(format!("generation-{number}/figures.tsv"));
        all.push(Figures::from_text(&fs::read_to_string(figures)?));
        fs::write(folder.join("index.html"), page(&name, &all))?;
    }
    report(&format!("see {}", folder.join("index.html").display()));
    Ok(())
}
