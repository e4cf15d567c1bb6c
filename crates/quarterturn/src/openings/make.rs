//! `quarterturn openings make`.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use engine::{Limits, Line, Score, Stop};
use openings::{Assessment, Choice, Outlook, Plan, UnassessedPosition, explore};
use rules::{Position, Turn};

use crate::analyze::turns;
use crate::failure::{Exit, Failure};
use crate::interrupt::Interrupt;
use crate::nets;
use crate::options::SetupArgument;
use crate::output::Overwrite;
use crate::progress;
use crate::t;
use crate::threads::Threads;
use crate::whole_number::whole_number;

/// Work out the first five turns of a game
///
/// The engine compares the good turns from the start, the good answers to them, and so on for five
/// turns. Symmetric positions are searched once, and later results correct earlier ones. The same
/// nodes give the same book, whatever the number of threads. Ctrl-C ends the run, and nothing is written.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  quarterturn openings make 4u:X4/X4 --nodes 100
  quarterturn openings make tixel --nodes 50000 --threads 0 -o tixel.tsv")]
pub(crate) struct Make {
    #[command(flatten)]
    setup: SetupArgument,

    /// Nodes for each turn that is compared
    #[arg(long, value_name = "N", default_value_t = 2000, value_parser = whole_number::<u64>(1..=1_000_000_000))]
    nodes: u64,

    /// Write the book to this file instead of stdout
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,

    #[command(flatten)]
    overwrite: Overwrite,

    #[command(flatten)]
    threads: Threads,
}

pub(crate) fn run(arguments: &Make, out: &mut dyn Write) -> Result<Exit, Failure> {
    let setup = arguments.setup.read()?;
    if let Some(path) = &arguments.output {
        arguments.overwrite.check(path)?;
    }
    let stop = Stop::new();
    let interrupt = Interrupt::listen(&stop)?;
    let mut turn = 0_u32;
    let book = explore(&Position::start(setup), &Plan::usual(), |questions| {
        turn += 1;
        let label = t!("terminal-openings-looking", number = turn);
        let bar = progress::bar(questions.len(), label);
        let assess = |number: usize| assess(&questions[number], arguments.nodes, &stop);
        let answers = arguments
            .threads
            .in_order(questions.len(), &stop, &bar, assess);
        (!stop.is_stopped()).then_some(answers)
    });
    interrupt.announce();
    if let Some(book) = book {
        let text = book.to_string();
        match &arguments.output {
            Some(path) => arguments.overwrite.write(path, text.as_bytes())?,
            None => out.write_all(text.as_bytes())?,
        }
    }
    Ok(interrupt.or(Exit::Yes))
}

fn assess(unassessed: &UnassessedPosition, nodes: u64, stop: &Stop) -> Assessment {
    let UnassessedPosition { position, lines } = unassessed;
    // What an engine remembers of one position must not influence the next.
    let mut engine = nets::engine();
    let limits = Limits {
        lines: *lines,
        ..Limits::nodes(nodes.saturating_mul(u64::from(*lines)))
    };
    let result = engine.search(position, &[], &limits, stop, |_| {});
    let choices = result.info.lines.iter();
    Assessment {
        nodes: result.info.nodes,
        choices: choices.filter_map(|line| choice(position, line)).collect(),
    }
}

fn choice(position: &Position, line: &Line) -> Option<Choice> {
    let first = turns(position, &line.actions).into_iter().next()?;
    let turn = Turn::new(first.actions().to_vec())?;
    let outlook = outlook(line.score);
    Some(Choice { turn, outlook })
}

fn outlook(score: Score) -> Outlook {
    match (score.proved_win(), score.proved_loss()) {
        (Some(turns), _) => Outlook::Win(turns),
        (_, Some(turns)) => Outlook::Loss(turns),
        _ => Outlook::Chance((score.winning_chance() * 1000.0).round() as u16),
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use openings::{Book, Entry};

    use super::*;

    #[test]
    fn proofs_stay_proofs_and_guesses_guesses() {
        assert_eq!(outlook(Score::win_in(3)), Outlook::Win(3));
        assert_eq!(outlook(Score::loss_in(2)), Outlook::Loss(2));
        assert_eq!(outlook(Score::EVEN), Outlook::Chance(500));
    }

    /// The turns after four others are what the engine said, since nothing deeper corrects them.
    #[test]
    fn a_deep_line_of_each_book_made_again_is_the_same() {
        let width = *Plan::usual().widths.last().unwrap();
        for name in ["tix", "tixel", "poka-yoke", "regatta"] {
            let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../openings");
            let text = fs::read_to_string(root.join(format!("{name}.tsv"))).unwrap();
            let book: Book = text.parse().unwrap();
            let last = book.entries().last().unwrap();
            let nodes = last.nodes / u64::from(width);
            let unassessed = UnassessedPosition {
                position: last.position,
                lines: width,
            };
            let found = assess(&unassessed, nodes, &Stop::new());
            let mut again = Book::default();
            again.add(Entry {
                position: last.position,
                nodes: found.nodes,
                choices: found.choices,
            });
            assert!(text.ends_with(&again.to_string()), "{name}: {again}");
        }
    }
}
