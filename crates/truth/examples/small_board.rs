//! The complete table of a small board: `cargo run --release -p truth --example small_board 3u:X3/X3`.

use std::cell::Cell;
use std::time::Instant;

use truth::{Effort, Stage, Table};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let setup = arguments.next().unwrap_or_default().parse()?;
    let threads = arguments.next().map_or(Ok(1), |text| text.parse())?;
    let effort = Effort {
        threads,
        memory: 8 << 30,
    };
    let began = Instant::now();
    let last = Cell::new(0);
    let table = Table::of(setup, effort, |stage| {
        let seconds = began.elapsed().as_secs();
        if seconds >= last.get() + 10 || matches!(stage, Stage::Deciding { .. }) {
            last.set(seconds);
            eprintln!("{seconds} s: {stage:?}");
        }
        true
    })?;
    let summary = table.summary();
    println!(
        "{setup} {summary:?} {} positions in {:?}",
        summary.positions(),
        began.elapsed()
    );
    Ok(())
}
