//! `cargo endure`: the tests of what a server survives, for as long as it takes to believe them.
//!
//! `cargo verify` runs a short version of each. What is counted is printed again at the end.

use crate::run::{Run, cargo};
use crate::steps::Steps;
use crate::{browser, tools};

/// What tests print before a figure.
const COUNTED: &str = "counted: ";

/// A part, and how often something happens in it.
struct Part {
    name: &'static str,
    /// Which tests of the server.
    tests: &'static [&'static str],
    variables: &'static [(&'static str, &'static str)],
}

const PARTS: [Part; 4] = [
    Part {
        name: "killed servers and writers",
        tests: &["kill"],
        variables: &[("QUARTERTURN_KILLS", "100")],
    },
    Part {
        name: "several servers, a bus and full disks",
        tests: &[
            "nodes::bus",
            "nodes::clock",
            "nodes::faults",
            "nodes::full",
            "a_backup",
        ],
        variables: &[("QUARTERTURN_ROUNDS", "10"), ("QUARTERTURN_STOPPED", "15")],
    },
    Part {
        name: "power cuts",
        tests: &["power_cut"],
        variables: &[("QUARTERTURN_CUTS", "500")],
    },
    Part {
        name: "nonsense",
        tests: &["fuzzed"],
        variables: &[("QUARTERTURN_REQUESTS", "20000")],
    },
];

/// How many games are played through a bad network.
const GAMES: (&str, &str) = ("QUARTERTURN_NETWORK", "6");

/// Runs the parts whose names contain a word, or all of them. Figures are printed even if one fails.
pub(crate) fn endure(words: &[String]) -> anyhow::Result<()> {
    let is_wanted = |name: &str| words.is_empty() || words.iter().any(|word| name.contains(word));
    let parts: Vec<&Part> = PARTS.iter().filter(|part| is_wanted(part.name)).collect();
    let network = Some("a bad network").filter(|name| is_wanted(name));
    let mut steps = Steps::new(parts.len() + network.iter().len());
    let mut figures = Vec::new();
    let endured = (|| {
        tools::install(&tools::DATABASES, "the tests of the server")?;
        for part in parts {
            steps.step(part.name, None, || listen(part.run(), &mut figures))?;
        }
        network.map_or(Ok(()), |name| {
            steps.step(name, None, || listen(bad_network()?, &mut figures))
        })
    })();
    eprintln!("\n{}\n\n{}", figures.join("\n"), steps.summary());
    endured
}

impl Part {
    /// Those who set a variable themselves mean it.
    fn run(&self) -> Run {
        // Not only the tests: they start examples.
        let tests = cargo(&["test", "--package", "server", "--"]);
        let tests = tests.and(&["--nocapture"]).and(self.tests);
        self.variables.iter().copied().fold(tests, usually)
    }
}

fn bad_network() -> anyhow::Result<Run> {
    Ok(usually(browser::network()?, GAMES))
}

/// Sets a variable, unless the environment does.
fn usually(run: Run, (name, value): (&str, &str)) -> Run {
    match std::env::var_os(name) {
        Some(_) => run,
        None => run.with(name, value),
    }
}

/// Runs something, and keeps what it has counted.
fn listen(run: Run, figures: &mut Vec<String>) -> anyhow::Result<()> {
    run.watch(|line| {
        // The name of a test may come before it, on the same line.
        if let Some((_, counted)) = line.split_once(COUNTED) {
            figures.push(counted.to_owned());
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::run::program;

    #[test]
    fn what_was_counted_is_kept_even_if_the_rest_fails() {
        let mut figures = Vec::new();
        let words =
            "echo compiling; echo 'test a ... counted: 3 kills' >&2; echo counted: 2; exit 1";
        let run = program("sh").and(&["-c", words]);
        assert!(listen(run, &mut figures).is_err());
        assert_eq!(figures, ["3 kills", "2"]);
    }
}
