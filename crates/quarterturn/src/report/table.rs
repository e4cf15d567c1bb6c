//! A report as text.

use std::io::{self, Write};

use super::summary::{AtStrength, Share, Summary};
use super::tally::ActionKind;

/// The width of a label and of a column.
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
    writeln!(
        out,
        "{games} games at each strength, seed {seed}; both sides are played alike."
    )?;
    let table = TextTable { summary };
    let heads = table.summary.strengths.iter().map(|at| at.player.short());
    writeln!(out)?;
    table.line(out, "", heads)?;

    table.row(out, "White's share of wins", |at| {
        percent(at.first_player.share)
    })?;
    table.row(out, "  95 % interval", |at| interval(at.first_player))?;
    let games = *games as f64;
    table.row(out, "drawn", |at| {
        percent(Some(at.results.draws as f64 / games))
    })?;
    table.row(out, "unfinished", |at| {
        percent(Some(at.results.unfinished as f64 / games))
    })?;
    writeln!(out)?;

    table.row(out, "turns per game", |at| format!("{:.1}", at.turns.mean))?;
    table.row(out, "  spread", |at| format!("± {:.1}", at.turns.deviation))?;
    table.row(out, "  median", |at| at.turns.median.to_string())?;
    table.row(out, "  half of them", |at| {
        let [low, high] = at.turns.quartiles;
        format!("{low} – {high}")
    })?;
    table.row(out, "  shortest – longest", |at| {
        format!("{} – {}", at.turns.shortest, at.turns.longest)
    })?;
    table.row(out, &table.histogram_label(), |at| table.histogram(at))?;
    table.row(out, "actions per game", |at| {
        format!("{:.1}", at.actions.mean)
    })?;
    table.row(out, "  spread", |at| {
        format!("± {:.1}", at.actions.deviation)
    })?;
    writeln!(out)?;

    table.row(out, "legal actions", |at| {
        format!("{:.1}", at.branching.mean)
    })?;
    let longest = summary.strengths.iter();
    let longest = longest.map(|at| at.branching.by_action.len()).max();
    for number in milestones(longest.unwrap_or(0)) {
        table.row(out, &format!("  for action {number}"), |at| {
            let choices = at.branching.by_action.get(number - 1);
            choices.map_or_else(|| "–".to_owned(), |mean| format!("{mean:.1}"))
        })?;
    }
    writeln!(out)?;

    for kind in ActionKind::ALL {
        table.row(out, kind.name(), |at| {
            percent(Some(at.by_kind[kind as usize]))
        })?;
    }
    table.row(out, "sacrifices among slides", |at| {
        percent(Some(at.sacrifices))
    })?;
    writeln!(out)?;

    for actions in 1..=LONG_CHAIN {
        let last = actions == LONG_CHAIN;
        table.row(out, &chain_label(actions), |at| {
            percent(Some(at.chain_share(actions, last)))
        })?;
    }
    table.row(out, "longest turn", |at| {
        at.chains
            .last()
            .map_or(0, |chain| chain.actions)
            .to_string()
    })?;
    table.openings(out)
}

/// `turns of 2 actions`.
pub(super) fn chain_label(actions: usize) -> String {
    match actions {
        1 => "turns of 1 action".to_owned(),
        LONG_CHAIN => format!("turns of {actions} and more"),
        _ => format!("turns of {actions} actions"),
    }
}

/// `52.3 %`, or a dash.
pub(super) fn percent(share: Option<f64>) -> String {
    match share {
        Some(share) => format!("{:.1} %", 100.0 * share),
        None => "–".to_owned(),
    }
}

/// `47 – 58 %`, or a dash.
pub(super) fn interval(share: Share) -> String {
    match (share.low, share.high) {
        (Some(low), Some(high)) => format!("{:.0} – {:.0} %", 100.0 * low, 100.0 * high),
        _ => "–".to_owned(),
    }
}

/// A few numbers of actions, up to the last.
fn milestones(last: usize) -> Vec<usize> {
    let steps = [1, 2, 5, 10, 20, 30, 50, 75, 100, 150, 200, 300, 500, 1000];
    steps.into_iter().filter(|step| *step <= last).collect()
}

struct TextTable<'a> {
    summary: &'a Summary,
}

impl TextTable<'_> {
    fn line(
        &self,
        out: &mut dyn Write,
        label: &str,
        cells: impl Iterator<Item = String>,
    ) -> io::Result<()> {
        let mut line = format!("{label:<LABEL$}");
        for cell in cells {
            line.push_str(&format!("{cell:>COLUMN$}"));
        }
        writeln!(out, "{}", line.trim_end())
    }

    fn row(
        &self,
        out: &mut dyn Write,
        label: &str,
        cell: impl Fn(&AtStrength) -> String,
    ) -> io::Result<()> {
        self.line(out, label, self.summary.strengths.iter().map(cell))
    }

    /// The width of a bar of the small histograms, and how many there are.
    fn bins(&self) -> (usize, usize) {
        const MOST: usize = 10;
        let strengths = self.summary.strengths.iter();
        let last = strengths.map(|at| at.by_turns.quantile(0.95)).max();
        let width = (last.unwrap_or(0) + 1).div_ceil(MOST).max(1);
        (width, MOST)
    }

    fn histogram_label(&self) -> String {
        let (width, count) = self.bins();
        format!("  games, turns 0 – {}", width * count - 1)
    }

    /// A histogram one line high; anything beyond the last bar is left out.
    fn histogram(&self, at: &AtStrength) -> String {
        const BARS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
        let (width, count) = self.bins();
        let mut bins = vec![0; count];
        for (turns, games) in at.by_turns.iter() {
            if let Some(bin) = bins.get_mut(turns / width) {
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

    /// White's share of wins by first placement, the strongest player's most frequent first.
    fn openings(&self, out: &mut dyn Write) -> io::Result<()> {
        let strengths = &self.summary.strengths;
        let Some(order) = strengths.last().map(|at| &at.openings) else {
            return Ok(());
        };
        writeln!(
            out,
            "\nWhite's share of wins by first placement, up to symmetry, and games"
        )?;
        for opening in order.iter().take(OPENINGS) {
            let (placement, alike) = (opening.placement.to_string(), opening.alike);
            let label = format!("  {placement:<8} ×{alike}");
            self.row(out, &label, |at| {
                let here = at.openings.iter();
                let mut here = here.filter(|other| other.placement == opening.placement);
                here.next().map_or_else(
                    || "–".to_owned(),
                    |other| {
                        let share = percent(other.first_player.share);
                        format!("{share} of {}", other.games)
                    },
                )
            })?;
        }
        if order.len() > OPENINGS {
            writeln!(out, "  and {} more", order.len() - OPENINGS)?;
        }
        Ok(())
    }
}
