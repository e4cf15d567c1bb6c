//! One generation: positions, a net, and its strength. Each stage leaves a file behind and is
//! skipped if the file exists, so that an interrupted run resumes where it stopped.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use arena::{Standings, share_out};
use engine::{Evaluate, Inputs, Learned, Net};
use rules::Setup;

use crate::contest::{self, ContestTerms};
use crate::example::{Examples, Views, value};
use crate::fit::{Model, Training, fit, loss};
use crate::positions_file;
use crate::sample::Sample;
use crate::self_play::{Recipe, SelfPlay};

/// One in this many positions is set aside as the test set.
const SET_ASIDE: usize = 50;

/// The parameters of a generation.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The game.
    pub setup: Setup,
    /// Where the generations are kept.
    pub folder: PathBuf,
    /// How many positions to make.
    pub positions: usize,
    /// Games in one file of positions.
    pub games_a_file: u64,
    /// No more positions are made after this time.
    pub most_time: Duration,
    /// How to make them.
    pub recipe: Recipe,
    /// How many generations of positions a net is trained on.
    pub window: usize,
    /// How to train.
    pub training: Training,
    /// Whether a net starts from the weights of the generation before, instead of random ones.
    pub further: bool,
    /// The contests with the hand-written evaluation.
    pub contests: Vec<ContestTerms>,
    /// The seed of the games.
    pub seed: u64,
}

/// The measurements of a generation.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Figures {
    /// By name, in the order they were taken.
    pub all: Vec<(String, String)>,
}

impl Figures {
    fn add(&mut self, name: &str, figure: impl Into<String>) {
        self.all.push((name.to_owned(), figure.into()));
    }

    /// The figure with a name.
    pub fn figure(&self, name: &str) -> Option<&str> {
        let mut all = self.all.iter();
        all.find(|(known, _)| known == name)
            .map(|(_, f)| f.as_str())
    }

    /// Reads what [`Figures::to_text`] wrote.
    pub fn from_text(text: &str) -> Figures {
        let lines = text.lines().filter_map(|line| line.split_once('\t'));
        Figures {
            all: lines.map(|(n, f)| (n.to_owned(), f.to_owned())).collect(),
        }
    }

    /// A line for each figure: its name, a tab, the figure.
    pub fn to_text(&self) -> String {
        let mut text = String::new();
        for (name, figure) in &self.all {
            let _ = writeln!(text, "{name}\t{figure}");
        }
        text
    }
}

/// A generation of a plan.
pub struct Generation<'a> {
    plan: &'a Plan,
    number: usize,
    report: &'a (dyn Fn(&str) + Sync),
}

impl Generation<'_> {
    /// A generation, counted from 1, that reports its progress.
    pub fn new<'a>(
        plan: &'a Plan,
        number: usize,
        report: &'a (dyn Fn(&str) + Sync),
    ) -> Generation<'a> {
        Generation {
            plan,
            number,
            report,
        }
    }

    fn folder_of(&self, number: usize) -> PathBuf {
        self.plan.folder.join(format!("generation-{number}"))
    }

    fn folder(&self) -> PathBuf {
        self.folder_of(self.number)
    }

    fn say(&self, what: &str) {
        (self.report)(&format!("generation {}: {what}", self.number));
    }

    /// Does whatever is not done yet, and returns the net.
    ///
    /// # Errors
    /// If a file cannot be read or written, or there is nothing to learn from.
    pub fn run(&self) -> anyhow::Result<Net> {
        fs::create_dir_all(self.folder())?;
        let net_path = self.folder().join("net");
        let mut figures = Figures::default();
        if net_path.exists() {
            let text = fs::read_to_string(self.folder().join("figures.tsv"))?;
            figures = Figures::from_text(&text);
        } else {
            let began = Instant::now();
            let made = self.make_positions()?;
            figures.add("positions made", made.to_string());
            figures.add("seconds of making", began.elapsed().as_secs().to_string());
            let began = Instant::now();
            let net = self.train(&mut figures)?;
            figures.add("seconds of training", began.elapsed().as_secs().to_string());
            self.write_figures(&figures)?;
            fs::write(&net_path, net.to_bytes())?;
        }
        let bytes = fs::read(&net_path)?;
        let net = Net::from_bytes(&bytes)
            .with_context(|| format!("cannot use {}", net_path.display()))?;
        self.contests(&net, &mut figures)?;
        Ok(net)
    }

    fn write_figures(&self, figures: &Figures) -> anyhow::Result<()> {
        fs::write(self.folder().join("figures.tsv"), figures.to_text())?;
        Ok(())
    }

    /// The net of the generation before.
    fn net_before(&self) -> anyhow::Result<Option<Net>> {
        if self.number == 1 {
            return Ok(None);
        }
        let path = self.folder_of(self.number - 1).join("net");
        let net = Net::from_bytes(&fs::read(&path)?)
            .with_context(|| format!("cannot use {}", path.display()))?;
        Ok(Some(net))
    }

    /// The evaluation that makes the positions: the last generation's, or the hand-written one.
    fn teacher(&self) -> anyhow::Result<Learned> {
        Ok(Learned::new(self.net_before()?))
    }

    fn make_positions(&self) -> anyhow::Result<usize> {
        let plan = self.plan;
        let teacher = self.teacher()?;
        let began = Instant::now();
        let known: usize = positions_files(&self.folder())?
            .iter()
            .map(|path| count_in(path, plan.setup))
            .sum();
        let made = AtomicUsize::new(known);
        let failure: Mutex<Option<anyhow::Error>> = Mutex::new(None);
        // More than enough files: threads stop as soon as there are enough positions.
        share_out(
            plan.training.threads,
            1 << 20,
            |file, play: &mut Option<SelfPlay>| {
                let enough = made.load(Ordering::Relaxed) >= plan.positions;
                if enough || began.elapsed() > plan.most_time {
                    return;
                }
                let path = self.folder().join(format!("{file:05}.positions"));
                if path.exists() {
                    return;
                }
                let play =
                    play.get_or_insert_with(|| SelfPlay::new(plan.setup, plan.recipe, &teacher));
                let mut samples: Vec<Sample> = Vec::new();
                for game in 0..plan.games_a_file {
                    let number = file as u64 * plan.games_a_file + game;
                    samples.extend(play.game(plan.seed + self.number as u64, number));
                    if began.elapsed() > plan.most_time {
                        break;
                    }
                }
                let all = made.fetch_add(samples.len(), Ordering::Relaxed) + samples.len();
                self.say(&format!("{all} of {} positions", plan.positions));
                if let Err(error) = positions_file::write(&path, plan.setup, &samples)
                    && let Ok(mut failure) = failure.lock()
                {
                    *failure = Some(error.into());
                }
            },
        );
        match failure.into_inner() {
            Ok(Some(error)) => Err(error),
            _ => Ok(made.into_inner()),
        }
    }

    /// The examples of this generation and of those before it in the window: to learn from, and set
    /// aside.
    fn examples(&self, inputs: &Inputs) -> anyhow::Result<[Examples; 2]> {
        let first = (self.number + 1).saturating_sub(self.plan.window.max(1));
        let mut paths = Vec::new();
        for number in first.max(1)..=self.number {
            paths.extend(positions_files(&self.folder_of(number))?);
        }
        let threads = self.plan.training.threads;
        let parts = share_out(threads, paths.len(), |at, part: &mut Read| {
            let path = &paths[at];
            let read = positions_file::read(path, self.plan.setup)
                .with_context(|| format!("cannot use {}", path.display()));
            let mut examples = Examples::new(inputs);
            let added = read.and_then(|samples| {
                for sample in &samples {
                    examples.add(inputs, sample)?;
                }
                Ok(())
            });
            match added {
                Ok(()) => part.examples.push((at, examples)),
                Err(error) => part.failure = Some(error),
            }
        });
        let mut read = Vec::new();
        for part in parts {
            if let Some(error) = part.failure {
                return Err(error);
            }
            read.extend(part.examples);
        }
        // The same order whichever thread read which file.
        read.sort_by_key(|(at, _)| *at);
        let mut examples = Examples::new(inputs);
        let mut aside = Examples::new(inputs);
        for (_, mut part) in read {
            // Whole games are set aside: positions of one game resemble each other.
            let mut kept = part.split_off(part.len() - part.len() / SET_ASIDE);
            aside.append(&mut kept);
            examples.append(&mut part);
        }
        Ok([examples, aside])
    }

    fn train(&self, figures: &mut Figures) -> anyhow::Result<Net> {
        let plan = self.plan;
        let inputs = Inputs::new(plan.setup)
            .with_context(|| format!("{} has too large a board for a net", plan.setup))?;
        let views = Views::new(&inputs);
        let [examples, aside] = self.examples(&inputs)?;
        if aside.is_empty() {
            bail!("too few positions to learn from");
        }
        figures.add("positions learned from", examples.len().to_string());
        let mut model = match self.net_before()? {
            Some(net) if plan.further => Model::of_net(&net),
            _ => Model::new(&inputs, plan.training.seed + self.number as u64),
        };
        let threads = plan.training.threads;
        let [_, by_hand] = model.losses(&aside, &views, threads);
        figures.add("loss by hand", format!("{by_hand:.5}"));
        fit(
            &mut model,
            &examples,
            &views,
            &plan.training,
            |pass, mean, model| {
                let [loss, _] = model.losses(&aside, &views, threads);
                self.say(&format!(
                "pass {pass}: loss {mean:.5}, on positions set aside {loss:.5}, by hand {by_hand:.5}"
            ));
                figures.add(&format!("loss after pass {pass}"), format!("{loss:.5}"));
            },
        );
        let net = Net::new(plan.setup, model.quantised())?;
        let quantised = self.quantised_loss(&net)?;
        figures.add("loss of integers", format!("{quantised:.5}"));
        self.say(&format!(
            "loss of integers on path positions {quantised:.5}"
        ));
        Ok(net)
    }

    /// The loss of the net as the engine uses it, against the search scores of one file.
    fn quantised_loss(&self, net: &Net) -> anyhow::Result<f64> {
        let paths = positions_files(&self.folder())?;
        let Some(path) = paths.last() else {
            bail!("no positions");
        };
        let learned = Learned::new([net.clone()]).for_setup(self.plan.setup);
        let inputs = Inputs::new(self.plan.setup).context("no inputs")?;
        let samples = positions_file::read(path, self.plan.setup)?;
        let mut examples = Examples::new(&inputs);
        let mut total = 0.0;
        for (at, sample) in samples.iter().enumerate() {
            examples.add(&inputs, sample)?;
            let points = value(&learned, &sample.position(self.plan.setup)?);
            let target = examples.example(at).target;
            total += f64::from(loss(points as f32 / 100.0, target));
        }
        Ok(total / samples.len().max(1) as f64)
    }

    fn contests(&self, net: &Net, figures: &mut Figures) -> anyhow::Result<()> {
        let learned = Learned::new([net.clone()]);
        for terms in &self.plan.contests {
            let name = format!("Elo at {}", terms.allowance);
            if figures.figure(&name).is_some() {
                continue;
            }
            let began = Instant::now();
            let standings = contest::play(self.plan.setup, &learned, *terms);
            let result = in_words(&standings);
            let seconds = began.elapsed().as_secs();
            self.say(&format!("{name}: {result} ({seconds} s)"));
            figures.add(&name, result);
            self.write_figures(figures)?;
        }
        Ok(())
    }
}

#[derive(Default)]
struct Read {
    examples: Vec<(usize, Examples)>,
    failure: Option<anyhow::Error>,
}

/// Elo with its error, then wins, losses and draws.
fn in_words(standings: &Standings) -> String {
    let (wins, losses, draws) = (standings.wins, standings.losses, standings.draws);
    let counts = format!("{wins}–{losses}, {draws} drawn");
    let elo = standings.pairs.elo();
    match (
        elo.and_then(|elo| elo.points),
        elo.and_then(|elo| elo.error()),
    ) {
        (Some(points), Some(error)) => format!("{points:+.0} ± {error:.0} ({counts})"),
        (Some(points), None) => format!("{points:+.0} ({counts})"),
        _ => counts,
    }
}

/// The files of positions in a folder, in order.
fn positions_files(folder: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path
            .extension()
            .is_some_and(|extension| extension == "positions")
        {
            paths.push(path);
        }
    }
    paths.sort();
    Ok(paths)
}

/// How many positions a file holds, from its length.
fn count_in(path: &Path, setup: Setup) -> usize {
    let bytes = fs::metadata(path).map_or(0, |data| data.len() as usize);
    bytes / Sample::len_for(setup)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contest::Allowance;

    fn plan(folder: &Path) -> Plan {
        Plan {
            setup: Setup::TIX,
            folder: folder.to_owned(),
            positions: 1_000,
            games_a_file: 8,
            most_time: Duration::MAX,
            recipe: Recipe {
                play_nodes: 100,
                label_nodes: 50,
                leaves: 2,
                asides: 1,
            },
            window: 2,
            training: Training {
                passes: 1,
                batch: 4_096,
                rate: 0.002,
                threads: 2,
                seed: 1,
            },
            further: false,
            contests: vec![ContestTerms {
                pairs: 1,
                allowance: Allowance::Nodes(50),
                threads: 1,
                seed: 1,
            }],
            seed: 1,
        }
    }

    #[test]
    fn a_generation_leaves_files_and_goes_on_where_it_stopped() {
        let folder = tempfile::tempdir().unwrap();
        let plan = plan(folder.path());
        let run = |number| Generation::new(&plan, number, &|_| {}).run();
        let net = run(1).unwrap();
        let figures = folder.path().join("generation-1/figures.tsv");
        let written = fs::read_to_string(&figures).unwrap();
        let read = Figures::from_text(&written);
        assert_eq!(read.to_text(), written);
        let made: usize = read.figure("positions made").unwrap().parse().unwrap();
        assert!(made >= 1_000);
        assert!(read.figure("Elo at 50 nodes").is_some());
        // Nothing is left to do.
        assert_eq!(run(1).unwrap(), net);
        assert_eq!(fs::read_to_string(&figures).unwrap(), written);
        // The next one learns from both and is another net.
        assert_ne!(run(2).unwrap(), net);
        let second = fs::read_to_string(folder.path().join("generation-2/figures.tsv")).unwrap();
        let second = Figures::from_text(&second);
        let learned: usize = second
            .figure("positions learned from")
            .unwrap()
            .parse()
            .unwrap();
        let own: usize = second.figure("positions made").unwrap().parse().unwrap();
        assert!(learned > own, "{learned} {own}");
    }

    #[test]
    fn a_damaged_file_is_named() {
        let folder = tempfile::tempdir().unwrap();
        let plan = plan(folder.path());
        let own = folder.path().join("generation-1");
        fs::create_dir_all(&own).unwrap();
        fs::write(own.join("99999.positions"), b"PNG").unwrap();
        let error = Generation::new(&plan, 1, &|_| {}).run().unwrap_err();
        let error = format!("{error:#}");
        assert!(error.contains("99999.positions"), "{error}");
        assert!(error.ends_with("not a file of positions"), "{error}");
    }
}
