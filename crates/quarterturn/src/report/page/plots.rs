//! The plots of a report.

use super::super::summary::{AtStrength, ResultCounts, Share, Summary};
use super::super::table::{LONG_CHAIN, OPENINGS, interval, percent};
use super::super::tally::ActionKind;
use super::svg::{Anchor, Scale, Svg, escape, nice};
use crate::{language, t};

/// About as wide as a phone, so that labels are readable there.
const WIDTH: f64 = 480.0;
/// Where the names on the left end.
const LEFT: f64 = 98.0;
const RIGHT: f64 = WIDTH - 68.0;
const ROW: f64 = 28.0;

/// What the plots of one setup share with those of the setup beside it: where their axes end.
#[derive(Clone, Copy)]
pub(super) struct Axes {
    /// The place of the setup, which makes ids unique.
    place: usize,
    shares: Axis,
    openings: Axis,
    turned_around: Axis,
    /// The number of turns that is drawn, and how many make a bar.
    turns: (usize, usize),
    actions: usize,
    choices: f64,
}

impl Axes {
    /// The axes of the plots of all these setups, for the one at a place.
    pub(super) fn of(summaries: &[Summary], place: usize) -> Axes {
        let strengths = || summaries.iter().flat_map(|summary| &summary.strengths);
        let strongest = summaries.iter().filter_map(|it| it.strengths.last());
        let openings = strongest.flat_map(|at| at.openings.iter().take(OPENINGS));
        let last = strengths().map(|at| at.by_turns.quantile(0.95).ceil() as usize);
        let turns = last.max().unwrap_or(0) + 1;
        let bar = nice(turns as f64 / 30.0).max(1.0) as usize;
        let curves = || strengths().map(|at| &at.branching.by_action);
        Axes {
            place,
            shares: Axis::of(EVEN, strengths().map(|at| at.first_player)),
            openings: Axis::of(EVEN, openings.map(|opening| opening.first_player)),
            turned_around: Axis::of(RARE, strengths().map(|at| at.turned_around)),
            turns: (turns.div_ceil(bar).max(1) * bar, bar),
            actions: curves().map(Vec::len).max().unwrap_or(0).max(2),
            choices: curves().flatten().copied().fold(1.0, f64::max),
        }
    }

    fn id(self, plot: &str) -> String {
        format!("{plot}-{}", self.place)
    }
}

/// An axis of shares.
#[derive(Clone, Copy)]
struct Axis {
    low: f64,
    high: f64,
    /// Where a line is drawn across.
    line: Option<f64>,
}

/// White wins as often as Black.
const EVEN: Axis = Axis {
    low: 0.45,
    high: 0.55,
    line: Some(0.5),
};
/// Something happens now and then.
const RARE: Axis = Axis {
    low: 0.0,
    high: 0.2,
    line: None,
};

impl Axis {
    /// The axis that contains all intervals and at least this one, rounded to tenths.
    fn of(least: Axis, shares: impl Iterator<Item = Share> + Clone) -> Axis {
        let lows = shares.clone().filter_map(|share| share.low);
        let highs = shares.filter_map(|share| share.high);
        Axis {
            low: (10.0 * lows.fold(least.low, f64::min)).floor() / 10.0,
            high: (10.0 * highs.fold(least.high, f64::max)).ceil() / 10.0,
            ..least
        }
    }
}

/// White's share of wins at each strength, with intervals.
pub(super) fn shares(summary: &Summary, axes: Axes) -> String {
    let rows = summary.strengths.iter().enumerate();
    let rows = rows.map(|(i, at)| Span::at(i, at, at.first_player));
    let title = t!("report-plot-shares");
    let rows: Vec<Span> = rows.collect();
    spans(&axes.id("plot-shares"), &title, &rows, ROW, axes.shares)
}

/// The share of games that turned around at each strength, with intervals.
pub(super) fn drama(summary: &Summary, axes: Axes) -> String {
    let rows = summary.strengths.iter().enumerate();
    let rows = rows.map(|(i, at)| Span::at(i, at, at.turned_around));
    let title = t!("report-plot-drama");
    let rows: Vec<Span> = rows.collect();
    spans(
        &axes.id("plot-drama"),
        &title,
        &rows,
        ROW,
        axes.turned_around,
    )
}

/// White's share of wins after each first placement, at the highest strength.
pub(super) fn openings(strongest: &AtStrength, axes: Axes) -> String {
    let rows = strongest
        .openings
        .iter()
        .take(OPENINGS)
        .map(|opening| Span {
            class: "one".to_owned(),
            name: format!("{} ×{}", opening.placement, opening.alike),
            share: opening.first_player,
            note: t!("report-plot-games", games = opening.games),
        });
    let title = t!("report-plot-openings");
    let rows: Vec<Span> = rows.collect();
    spans(
        &axes.id("plot-openings"),
        &title,
        &rows,
        22.0,
        axes.openings,
    )
}

struct Span {
    class: String,
    name: String,
    share: Share,
    note: String,
}

impl Span {
    /// A share at a strength.
    fn at(place: usize, at: &AtStrength, share: Share) -> Span {
        Span {
            class: format!("s{place}"),
            name: at.player.short(),
            share,
            note: percent(share.share),
        }
    }
}

fn spans(id: &str, title: &str, rows: &[Span], row: f64, axis: Axis) -> String {
    let bottom = 14.0 + row * rows.len() as f64;
    let mut svg = Svg::new(id.to_owned(), title, WIDTH, bottom + 28.0);
    let x = Scale::new((100.0 * axis.low, 100.0 * axis.high), (LEFT, RIGHT));
    for tick in x.ticks(5) {
        svg.line("grid", (x.at(tick), 6.0), (x.at(tick), bottom));
        let label = language::percent(tick / 100.0, 0);
        svg.text("", (x.at(tick), bottom + 20.0), Anchor::Middle, &label);
    }
    if let Some(line) = axis.line.map(|line| x.at(100.0 * line)) {
        svg.line("even", (line, 6.0), (line, bottom));
    }
    for (i, span) in rows.iter().enumerate() {
        let y = 14.0 + row * (i as f64 + 0.5);
        svg.text("name", (LEFT - 10.0, y + 4.0), Anchor::End, &span.name);
        svg.text("", (RIGHT + 8.0, y + 4.0), Anchor::Start, &span.note);
        let share = span.share;
        if let (Some(middle), Some(low), Some(high)) = (share.share, share.low, share.high) {
            let [low, middle, high] = [low, middle, high].map(|share| x.at(100.0 * share));
            let hint = format!("{}: {}", percent(share.share), interval(share));
            svg.line(&format!("span {}", span.class), (low, y), (high, y));
            svg.circle(&format!("dot {}", span.class), (middle, y), 4.0, &hint);
        }
    }
    svg.finish()
}

/// Games by their number of turns, one histogram above the other.
pub(super) fn lengths(summary: &Summary, axes: Axes) -> String {
    const HEIGHT: f64 = 60.0;
    let strengths = &summary.strengths;
    let (last, width) = axes.turns;
    let x = Scale::new((0.0, last as f64), (LEFT, RIGHT));
    let bottom = HEIGHT * strengths.len() as f64;
    let title = t!("report-plot-lengths");
    let mut svg = Svg::new(axes.id("plot-lengths"), &title, WIDTH, bottom + 44.0);
    for tick in x.ticks(6) {
        svg.line("grid", (x.at(tick), 4.0), (x.at(tick), bottom));
        let label = format!("{tick:.0}");
        svg.text("", (x.at(tick), bottom + 20.0), Anchor::Middle, &label);
    }
    let middle = ((LEFT + RIGHT) / 2.0, bottom + 38.0);
    svg.text("", middle, Anchor::Middle, &t!("report-plot-turns"));
    for (i, at) in strengths.iter().enumerate() {
        let base = HEIGHT * (i as f64 + 1.0);
        let mut bins = vec![0; last / width];
        let mut longer = 0;
        for (turns, games) in at.by_turns.iter() {
            *bins.get_mut(turns / width).unwrap_or(&mut longer) += games;
        }
        let most = bins.iter().copied().max().unwrap_or(0).max(1) as f64;
        let y = Scale::new((0.0, most), (base, base - HEIGHT + 16.0));
        for (bin, games) in bins.into_iter().enumerate().filter(|(_, games)| *games > 0) {
            let from = bin * width;
            let (left, right) = (x.at(from as f64), x.at((from + width) as f64));
            let top = y.at(games as f64);
            let hint = match width {
                1 => from.to_string(),
                _ => format!("{from} – {}", from + width - 1),
            };
            let hint = t!("report-plot-bar", turns = hint, games = games);
            let size = ((right - left - 1.0).max(0.5), base - top);
            svg.rect(&format!("bar s{i}"), (left + 0.5, top), size, &hint);
        }
        svg.line("base", (LEFT, base), (RIGHT, base));
        let median = x.at(at.turns.median + 0.5);
        svg.line("middle", (median, base - HEIGHT + 12.0), (median, base));
        let name = at.player.short();
        svg.text("name", (LEFT - 10.0, base - 22.0), Anchor::End, &name);
        let note = t!("report-plot-median", turns = at.turns.median());
        svg.text("", (LEFT - 10.0, base - 6.0), Anchor::End, &note);
        if longer > 0 {
            let note = t!("report-plot-longer", games = longer);
            svg.text("", (RIGHT + 8.0, base - 6.0), Anchor::Start, &note);
        }
    }
    svg.finish()
}

/// Legal actions to choose from in the course of a game.
pub(super) fn branching(summary: &Summary, axes: Axes) -> String {
    let strengths = &summary.strengths;
    let (last, most) = (axes.actions, axes.choices);
    let (top, bottom) = (10.0, 190.0);
    let x = Scale::new((1.0, last as f64), (LEFT - 62.0, RIGHT + 56.0));
    let step = nice(most / 5.0);
    let y = Scale::new((0.0, (most / step).ceil() * step), (bottom, top));
    let title = t!("report-plot-branching");
    let mut svg = Svg::new(axes.id("plot-branching"), &title, WIDTH, bottom + 44.0);
    for tick in y.ticks(5) {
        let label = format!("{tick:.0}");
        svg.line(
            "grid",
            (LEFT - 62.0, y.at(tick)),
            (RIGHT + 56.0, y.at(tick)),
        );
        svg.text("", (LEFT - 68.0, y.at(tick) + 4.0), Anchor::End, &label);
    }
    for tick in x.ticks(6) {
        let label = format!("{tick:.0}");
        svg.text("", (x.at(tick), bottom + 20.0), Anchor::Middle, &label);
    }
    let middle = ((LEFT + RIGHT) / 2.0, bottom + 38.0);
    svg.text("", middle, Anchor::Middle, &t!("report-plot-action"));
    for (i, at) in strengths.iter().enumerate() {
        let points = (1_u32..).zip(&at.branching.by_action);
        let points = points.map(|(action, mean)| (x.at(f64::from(action)), y.at(*mean)));
        svg.curve(&format!("curve s{i}"), points);
    }
    let names = strengths.iter().enumerate();
    let names = names.map(|(i, at)| (format!("s{i}"), at.player.short()));
    legend(&names.collect::<Vec<_>>()) + &svg.finish()
}

/// How games end.
pub(super) fn results(summary: &Summary, axes: Axes) -> String {
    let parts = [
        ("won-white", t!("report-won-by-white")),
        ("won-black", t!("report-won-by-black")),
        ("drawn", t!("report-drawn")),
        ("unfinished", t!("report-unfinished")),
    ]
    .map(|(class, name)| (class.to_owned(), name));
    let title = t!("report-plot-results");
    stacks(
        axes.id("plot-results"),
        &title,
        summary,
        &parts,
        |at, part| {
            let ResultCounts {
                white,
                black,
                draws,
                unfinished,
            } = at.results;
            let games = at.results.games().max(1) as f64;
            [white, black, draws, unfinished][part] as f64 / games
        },
    )
}

/// The share of each kind of action.
pub(super) fn kinds(summary: &Summary, axes: Axes) -> String {
    let parts = ActionKind::ALL.map(|kind| (class_of_kind(kind).to_owned(), kind.name()));
    let title = t!("report-plot-kinds");
    stacks(
        axes.id("plot-kinds"),
        &title,
        summary,
        &parts,
        |at, part| at.by_kind[part],
    )
}

/// The share of turns by the number of their actions.
pub(super) fn chains(summary: &Summary, axes: Axes) -> String {
    let parts: Vec<(String, String)> = (1..=LONG_CHAIN)
        .map(|actions| {
            let name = match actions {
                1 => t!("report-plot-one-action"),
                LONG_CHAIN => t!("report-plot-and-more", actions = actions),
                _ => actions.to_string(),
            };
            (format!("c{actions}"), name)
        })
        .collect();
    let title = t!("report-plot-chains");
    stacks(
        axes.id("plot-chains"),
        &title,
        summary,
        &parts,
        |at, part| at.chain_share(part + 1, part + 1 == LONG_CHAIN),
    )
}

/// The class of a kind of action in the style sheet.
fn class_of_kind(kind: ActionKind) -> &'static str {
    match kind {
        ActionKind::Place => "place",
        ActionKind::Slide => "slide",
        ActionKind::Sacrifice => "sacrifice",
        ActionKind::Activate => "activate",
        ActionKind::Pivot => "pivot",
        ActionKind::PickUp => "pick-up",
        ActionKind::End => "end",
    }
}

/// One bar for each strength, made of parts that add up to 100 %.
fn stacks(
    id: String,
    title: &str,
    summary: &Summary,
    parts: &[(String, String)],
    share: impl Fn(&AtStrength, usize) -> f64,
) -> String {
    let height = ROW * summary.strengths.len() as f64;
    let mut svg = Svg::new(id, title, WIDTH, height);
    let end = WIDTH;
    let x = Scale::new((0.0, 1.0), (LEFT, end));
    for (i, at) in summary.strengths.iter().enumerate() {
        let y = ROW * i as f64;
        let name = at.player.short();
        svg.text("name", (LEFT - 10.0, y + 14.0), Anchor::End, &name);
        let mut before = 0.0;
        for (part, (class, name)) in parts.iter().enumerate() {
            let here = share(at, part);
            let (left, right) = (x.at(before), x.at(before + here));
            before += here;
            if right - left < 0.2 {
                continue;
            }
            let hint = format!("{name}: {}", percent(Some(here)));
            // A hairline in the page's colour between parts.
            let size = ((right - left - 1.0).max(0.2), ROW - 8.0);
            svg.rect(&format!("bar {class}"), (left, y), size, &hint);
            if right - left > 38.0 {
                let label = language::percent(here, 0);
                let middle = ((left + right) / 2.0, y + 14.0);
                svg.text(&format!("inside {class}"), middle, Anchor::Middle, &label);
            }
        }
    }
    legend(parts) + &svg.finish()
}

/// Names with their colours, as text that wraps on narrow pages.
fn legend(names: &[(String, String)]) -> String {
    let mut list = "<ul class=\"legend\">\n".to_owned();
    for (class, name) in names {
        list += &format!("<li class=\"{class}\">{}</li>\n", escape(name));
    }
    list + "</ul>\n"
}
