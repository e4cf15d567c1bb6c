//! Reads puzzles and prints how far attempts of one level agree beyond what its rating explains:
//! the constant `ALIKE` of `rating.rs`.
//!
//! ```text
//! cargo run -p puzzles --example agreement < puzzles/tix.tsv
//! ```

use std::io::BufRead as _;

use puzzles::{Attempts, Judge, Puzzle, Rating, solve_rates};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let (mut observed, mut cells, mut trials) = (0.0, 0.0, 0.0);
    let mut fitted = 0.0;
    for line in std::io::stdin().lock().lines() {
        let puzzle: Puzzle = line?.parse()?;
        let mut judge = Judge::new(Judge::BUDGET);
        let rates = solve_rates(&puzzle, Attempts::USUAL, &mut judge);
        let rating = f64::from(Rating::of(&rates).value);
        let solved: Vec<u64> = rates.iter().map(|rate| rate.solved).collect();
        println!("{rating} {solved:?}");
        fitted += 1.0;
        for rate in rates {
            let chance = 1.0 / (1.0 + 10f64.powf((rating - rate.rating) / 400.0));
            let tried = rate.tried as f64;
            let expected = tried * chance;
            // Pearson's statistic, for cells in which something can vary.
            if chance > 0.05 && chance < 0.95 {
                observed += (rate.solved as f64 - expected).powi(2) / (expected * (1.0 - chance));
                cells += 1.0;
                trials += tried;
            }
        }
    }
    let dispersion: f64 = observed / (cells - fitted);
    let alike = (dispersion - 1.0) / (trials / cells - 1.0);
    println!("dispersion {dispersion:.2}, agreement {alike:.3}");
    Ok(())
}
