//! A report as text.

use std::io::{self, Write};

use super::summary::{AtStrength, Share, Summary};
use super::tally::ActionKind;
use crate::language::{self, decimal};
use crate::{columns, t};

/// The width of a label, at least, and of a column.
const LABEL: usize = 26;
const COLUMN: usize = 15;

/// Chains of this many actions or more share one row.
pub(super) const LONG_CHAIN: usize = 5;

/// At most this many classes of openings are shown.
pub(super) const OPENINGS: usize = 20;

/// Writes all tables.
pub(super) fn write(summary: &Summary, out: &mut dyn Write) -> io::Result<()> {
    let Summary {
        setup, games, seed, ..
    } = summary;
    writeln!(out, "{setup}")?;
    let seed = seed.to_string();
    writeln!(out, "{}", t!("report-head", games = *games, seed = seed))?;
    let mut table = TextTable::new(summary);
    table.blank();
    figures(&mut table);
    table.openings();
    table.write(out)
}

/// Writes the tables of two setups side by side, matched by strength. First placements, which
/// differ, are left out.
pub(super) fn write_beside(first: Summary, second: Summary, out: &mut dyn Write) -> io::Result<()> {
    let setups = [first.setup, second.setup].map(|setup| setup.to_string());
    writeln!(out, "{} · {}", setups[0], setups[1])?;
    let (games, seed) = (first.games, first.seed.to_string());
    writeln!(out, "{}", t!("report-head", games = games, seed = seed))?;
    let pairs = first.strengths.into_iter().zip(second.strengths);
    let both = Summary {
        strengths: pairs.flat_map(|(one, other)| [one, other]).collect(),
        ..first
    };
    let mut table = TextTable::new(&both);
    table.blank();
    let heads = (0..both.strengths.len()).map(|place| setups[place % 2].clone());
    table.line("", heads);
    figures(&mut table);
    table.write(out)
}

/// Everything but the first placements.
fn figures(table: &mut TextTable<'_>) {
    let heads = table.summary.strengths.iter().map(|at| at.player.short());
    table.line("", heads);

    results(table);
    table.blank();
    lengths(table);
    table.blank();
    branching(table);
    table.blank();
    for kind in ActionKind::ALL {
        table.row(&kind.name(), |at| percent(Some(at.by_kind[kind as usize])));
    }
    let sacrifices = t!("report-sacrifices");
    table.row(&sacrifices, |at| percent(Some(at.sacrifices)));
    table.blank();
    chains(table);
}

/// A label below another.
fn indented(label: &str) -> String {
    format!("  {label}")
}

fn results(table: &mut TextTable<'_>) {
    // Fewer than requested after Ctrl-C.
    let of_games = |at: &AtStrength, count: u64| {
        let games = (at.results.games() as f64).max(1.0);
        percent(Some(count as f64 / games))
    };
    let share = t!("report-white-share-of-wins");
    table.row(&share, |at| percent(at.first_player.share));
    let label = indented(&t!("report-interval"));
    table.row(&label, |at| interval(at.first_player));
    let label = t!("report-turned-around");
    table.row(&label, |at| percent(at.turned_around.share));
    let label = indented(&t!("report-interval"));
    table.row(&label, |at| interval(at.turned_around));
    table.row(&t!("report-drawn"), |at| of_games(at, at.results.draws));
    table.row(&t!("report-unfinished"), |at| {
        of_games(at, at.results.unfinished)
    });
}

fn lengths(table: &mut TextTable<'_>) {
    let spread = indented(&t!("report-spread"));
    let turns = t!("report-turns-per-game");
    table.row(&turns, |at| decimal(at.turns.mean, 1));
    table.row(&spread, |at| plus_minus(at.turns.deviation));
    let median = indented(&t!("report-median"));
    table.row(&median, |at| at.turns.median());
    table.row(&indented(&t!("report-half")), |at| {
        let [low, high] = at.turns.half();
        format!("{low} – {high}")
    });
    table.row(&indented(&t!("report-shortest-longest")), |at| {
        format!("{} – {}", at.turns.shortest, at.turns.longest)
    });
    let bins = table.bins();
    let last = bins.width * bins.count - 1;
    let label = indented(&t!("report-histogram", last = last));
    table.row(&label, |at| bins.histogram(at));
    let actions = t!("report-actions-per-game");
    table.row(&actions, |at| decimal(at.actions.mean, 1));
    table.row(&spread, |at| plus_minus(at.actions.deviation));
}

fn branching(table: &mut TextTable<'_>) {
    let label = t!("report-legal-actions");
    table.row(&label, |at| decimal(at.branching.mean, 1));
    let longest = table.summary.strengths.iter();
    let longest = longest.map(|at| at.branching.by_action.len()).max();
    for number in milestones(longest.unwrap_or(0)) {
        let label = indented(&t!("report-for-action", number = number));
        table.row(&label, |at| choices(at, number));
    }
}

fn chains(table: &mut TextTable<'_>) {
    for actions in 1..=LONG_CHAIN {
        let last = actions == LONG_CHAIN;
        table.row(&chain_label(actions), |at| {
            percent(Some(at.chain_share(actions, last)))
        });
    }
    table.row(&t!("report-longest-turn"), |at| {
        let longest = at.chains.last();
        longest.map_or(0, |chain| chain.actions).to_string()
    });
}

fn plus_minus(deviation: f64) -> String {
    format!("± {}", decimal(deviation, 1))
}

/// The mean number of legal actions for an action of the game, or a dash.
pub(super) fn choices(at: &AtStrength, number: usize) -> String {
    let mean = at.branching.by_action.get(number - 1);
    mean.map_or_else(|| "–".to_owned(), |mean| decimal(*mean, 1))
}

/// `turns of 2 actions`.
pub(super) fn chain_label(actions: usize) -> String {
    match actions {
        LONG_CHAIN => t!("report-turns-of-more", actions = actions),
        _ => t!("report-turns-of", actions = actions),
    }
}

/// `52.3%`, or a dash.
pub(super) fn percent(share: Option<f64>) -> String {
    match share {
        Some(share) => language::percent(share, 1),
        None => "–".to_owned(),
    }
}

/// `47 – 58%`, or a dash.
pub(super) fn interval(share: Share) -> String {
    match (share.low, share.high) {
        (Some(low), Some(high)) => {
            let high = language::percent(high, 0);
            format!("{} – {high}", decimal(100.0 * low, 0))
        }
        _ => "–".to_owned(),
    }
}

/// A few numbers of actions, up to the last.
fn milestones(last: usize) -> Vec<usize> {
    let steps = [1, 2, 5, 10, 20, 30, 50, 75, 100, 150, 200, 300, 500, 1000];
    steps.into_iter().filter(|step| *step <= last).collect()
}

/// A row of a table: cells below those of other rows, or a line by itself.
enum TableRow {
    Cells(String, Vec<String>),
    Line(String),
}

struct TextTable<'a> {
    summary: &'a Summary,
    rows: Vec<TableRow>,
}

impl<'a> TextTable<'a> {
    fn new(summary: &'a Summary) -> TextTable<'a> {
        TextTable {
            summary,
            rows: Vec::new(),
        }
    }

    fn blank(&mut self) {
        self.rows.push(TableRow::Line(String::new()));
    }

    fn line(&mut self, label: &str, cells: impl Iterator<Item = String>) {
        let cells = cells.collect();
        self.rows.push(TableRow::Cells(label.to_owned(), cells));
    }

    fn row(&mut self, label: &str, cell: impl Fn(&AtStrength) -> String) {
        self.line(label, self.summary.strengths.iter().map(cell));
    }

    /// Writes the rows, with the cells of all below each other.
    fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        let labels = self.rows.iter().map(|row| match row {
            TableRow::Cells(label, _) => label.as_str(),
            TableRow::Line(_) => "",
        });
        let label_width = columns::widest(labels, LABEL);
        for row in &self.rows {
            let line = match row {
                TableRow::Line(line) => line.clone(),
                TableRow::Cells(label, cells) => {
                    let mut line = columns::left(label, label_width);
                    for cell in cells {
                        line.push_str(&columns::right(cell, COLUMN));
                    }
                    line
                }
            };
            writeln!(out, "{}", line.trim_end())?;
        }
        Ok(())
    }

    fn bins(&self) -> Bins {
        const MOST: usize = 10;
        let strengths = self.summary.strengths.iter();
        let last = strengths
            .map(|at| at.by_turns.quantile(0.95).ceil() as usize)
            .max();
        Bins {
            width: (last.unwrap_or(0) + 1).div_ceil(MOST).max(1),
            count: MOST,
        }
    }

    /// White's share of wins by first placement, the strongest player's most frequent first.
    fn openings(&mut self) {
        let strengths = &self.summary.strengths;
        let Some(order) = strengths.last().map(|at| &at.openings) else {
            return;
        };
        self.blank();
        self.rows.push(TableRow::Line(t!("report-openings")));
        for opening in order.iter().take(OPENINGS) {
            let (placement, alike) = (opening.placement.to_string(), opening.alike);
            let label = format!("  {placement:<8} ×{alike}");
            self.row(&label, |at| {
                let here = at.openings.iter();
                let mut here = here.filter(|other| other.placement == opening.placement);
                here.next().map_or_else(
                    || "–".to_owned(),
                    |other| {
                        let share = percent(other.first_player.share);
                        t!("report-share-of-games", share = share, games = other.games)
                    },
                )
            });
        }
        if order.len() > OPENINGS {
            let more = t!("report-more-openings", count = order.len() - OPENINGS);
            self.rows.push(TableRow::Line(indented(&more)));
        }
    }
}

/// The bars of the small histograms: how many turns each stands for, and how many there are.
#[derive(Clone, Copy)]
struct Bins {
    width: usize,
    count: usize,
}

impl Bins {
    /// A histogram one line high; anything beyond the last bar is left out.
    fn histogram(self, at: &AtStrength) -> String {
        const BARS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
        let mut bins = vec![0; self.count];
        for (turns, games) in at.by_turns.iter() {
            if let Some(bin) = bins.get_mut(turns / self.width) {
                *bin += games;
            }
        }
        let most = bins.iter().copied().max().unwrap_or(0).max(1);
        let bar = |games: u64| match games * 8 / most {
            _ if games == 0 => ' ',
            0 => BARS[0],
            eighths => BARS[eighths as usize - 1],
        };
        bins.into_iter().map(bar).collect()
    }
}
