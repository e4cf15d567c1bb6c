//! A report as an HTML page: one file, without scripts and without external resources.
//!
//! Its thirty-odd tags are written by hand: most of the page is SVG made of numbers, and a template
//! macro such as `maud` would add compile time without making it shorter.

mod plots;
mod svg;

use std::fmt::Write as _;

use arena::CANDIDATES;
use draw::Palette;

use super::summary::{AtStrength, Summary};
use super::table::{LONG_CHAIN, OPENINGS, chain_label, choices, interval, percent};
use super::tally::ActionKind;
use crate::language::{decimal, words};
use crate::t;
use plots::Axes;
use svg::escape;

const STYLE: &str = include_str!("style.css");

/// The whole page, about one setup or about two side by side.
pub(super) fn page(summaries: &[Summary]) -> String {
    let names: Vec<String> = summaries.iter().map(|it| words().game(it.setup)).collect();
    let setups: Vec<String> = summaries
        .iter()
        .map(|it| format!("<code>{}</code>", it.setup))
        .collect();
    let title = t!("report-page-title", game = names.join(" · "));
    let head = summaries.first().map(|first| {
        t!(
            "report-page-head",
            games = first.games,
            seed = first.seed.to_string()
        )
    });
    let class = if summaries.len() > 1 { "two" } else { "alone" };
    let mut page = format!(
        "<!DOCTYPE html>\n<html lang=\"{tag}\">\n<head>\n<meta charset=\"utf-8\"/>\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n\
         <title>{title}</title>\n<style>\n{style}</style>\n</head>\n<body class=\"{class}\">\n\
         <header>\n<h1>{name}</h1>\n<p>{setups} · {head}</p>\n</header>\n\
         <main>\n",
        tag = words().language().tag(),
        title = escape(&title),
        name = escape(&names.join(" · ")),
        setups = setups.join(" · "),
        head = escape(&head.unwrap_or_default()),
        style = style(summaries),
    );
    // Mixes of one's own may have the same name.
    let labels = match &names[..] {
        [first, second] if first == second => {
            summaries.iter().map(|it| it.setup.to_string()).collect()
        }
        _ => names,
    };
    page.push_str(&columns(summaries, &labels, figures));
    let mut all = Vec::new();
    for (place, summary) in summaries.iter().enumerate() {
        let axes = Axes::of(summaries, place);
        let strongest = summary.strengths.last();
        all.push(strongest.map_or_else(Vec::new, |at| sections(summary, at, axes)));
    }
    let count = all.iter().map(Vec::len).min().unwrap_or(0);
    for number in 0..count {
        let of_each: Vec<&Section> = all.iter().map(|sections| &sections[number]).collect();
        page.push_str(&section(summaries, &labels, &of_each));
    }
    page.push_str(&format!(
        "</main>\n<footer>\n<p>{}</p>\n</footer>\n</body>\n</html>\n",
        escape(&t!("report-page-foot", candidates = CANDIDATES))
    ));
    page
}

/// Something about each setup: in columns under their names, if there are two.
fn columns(
    summaries: &[Summary],
    names: &[String],
    mut of: impl FnMut(usize, &Summary) -> String,
) -> String {
    if let [summary] = summaries {
        return of(0, summary);
    }
    let mut html = "<div class=\"columns\">\n".to_owned();
    for (place, (summary, name)) in summaries.iter().zip(names).enumerate() {
        let inner = of(place, summary);
        let name = escape(name);
        let _ = writeln!(html, "<div>\n<p class=\"setup\">{name}</p>\n{inner}</div>");
    }
    html + "</div>\n"
}

/// A section with what it says about each setup.
fn section(summaries: &[Summary], names: &[String], of_each: &[&Section]) -> String {
    let Some(first) = of_each.first() else {
        return String::new();
    };
    // What is true of one setup only stands in its column.
    let is_common = of_each.iter().all(|section| section.text == first.text);
    let text = |section: &Section| format!("<p>{}</p>\n", escape(&section.text));
    let mut html = format!("<section>\n<h2>{}</h2>\n", escape(&first.title));
    if is_common {
        html.push_str(&text(first));
    }
    html.push_str(&columns(summaries, names, |place, summary| {
        let section = of_each[place];
        let own = if is_common {
            String::new()
        } else {
            text(section)
        };
        own + &section.html(summary)
    }));
    html + "</section>\n"
}

/// The style sheet with the colours of our boards, and one shade for each strength.
fn style(summaries: &[Summary]) -> String {
    let (light, dark) = (Palette::LIGHT, Palette::DARK);
    let mut style = STYLE.to_owned();
    // Longer names first, since they contain the shorter ones.
    for (name, colour) in [
        ("DARK_TABLE", dark.table),
        ("DARK_INK", dark.ink),
        ("DARK_ACCENT", dark.accent),
        ("DARK_HAIRLINE", dark.hairline),
        ("DARK_TEXT", dark.ice.face),
        ("TABLE", light.table),
        ("INK", light.ink),
        ("ACCENT", light.accent),
        ("HAIRLINE", light.hairline),
        ("TEXT", light.graphite.rim),
    ] {
        style = style.replace(&format!("{name};"), &format!("{colour};"));
    }
    let mut shades = |prefix: &str, first: usize, count: usize| {
        for i in 0..count {
            let part = 15 + 85 * i / count.saturating_sub(1).max(1);
            let label = if part < 60 { "text" } else { "on" };
            let _ = writeln!(
                style,
                ".{prefix}{} {{ --c: color-mix(in oklab, var(--accent) {part}%, var(--faint)); \
                 --label: var(--{label}); }}",
                first + i
            );
        }
    };
    let strengths = summaries.iter().map(|it| it.strengths.len()).max();
    shades("s", 0, strengths.unwrap_or(0));
    shades("c", 1, LONG_CHAIN);
    style.push_str(".one { --c: var(--accent); }\n");
    for class in [
        "place",
        "slide",
        "sacrifice",
        "activate",
        "pivot",
        "pick-up",
        "end",
        "won-white",
        "won-black",
        "drawn",
        "unfinished",
    ] {
        let _ = writeln!(style, ".{class} {{ --c: var(--{class}); }}");
    }
    style
}

/// The four numbers people ask for first.
fn figures(_: usize, summary: &Summary) -> String {
    let Some(strongest) = summary.strengths.last() else {
        return String::new();
    };
    let games = summary.games;
    let player = strongest.player.short();
    let chains = 1.0 - strongest.chain_share(1, false);
    let [low, high] = strongest.turns.half();
    let drawn = strongest.results.draws as f64 / (games as f64).max(1.0);
    let label = escape(&t!("report-page-figures", player = player));
    let mut list = format!("<dl class=\"figures\" aria-label=\"{label}\">\n");
    for (term, value, note) in [
        (
            t!("report-figure-first"),
            percent(strongest.first_player.share),
            t!(
                "report-figure-first-note",
                interval = interval(strongest.first_player),
                drawn = percent(Some(drawn))
            ),
        ),
        (
            t!("report-figure-turns"),
            strongest.turns.median(),
            t!("report-figure-turns-note", low = low, high = high),
        ),
        (
            t!("report-figure-choice"),
            decimal(strongest.branching.mean, 0),
            t!("report-figure-choice-note"),
        ),
        (
            t!("report-figure-chains"),
            percent(Some(chains)),
            t!("report-figure-chains-note"),
        ),
    ] {
        let _ = writeln!(
            list,
            "<div><dt>{}</dt><dd>{value}<small>{}</small></dd></div>",
            escape(&term),
            escape(&note)
        );
    }
    list + "</dl>\n"
}

/// A plot with its meaning and the numbers behind it.
struct Section {
    title: String,
    text: String,
    plot: String,
    head: String,
    rows: Vec<Row>,
}

/// A label and a cell for each strength.
struct Row(String, Vec<String>);

impl Section {
    /// The plot, and the numbers.
    fn html(&self, summary: &Summary) -> String {
        let (plot, head) = (&self.plot, escape(&self.head));
        let numbers = escape(&t!("report-page-numbers"));
        let mut html = format!(
            "<figure>\n{plot}</figure>\n<details>\n\
             <summary>{numbers}</summary>\n<div class=\"scroll\">\n<table>\n<thead><tr>\
             <th scope=\"col\">{head}</th>"
        );
        for at in &summary.strengths {
            let name = at.player.short();
            let _ = write!(html, "<th scope=\"col\">{name}</th>");
        }
        html.push_str("</tr></thead>\n<tbody>\n");
        for Row(label, cells) in &self.rows {
            let label = escape(label);
            let _ = write!(html, "<tr><th scope=\"row\">{label}</th>");
            for cell in cells {
                let _ = write!(html, "<td>{}</td>", escape(cell));
            }
            html.push_str("</tr>\n");
        }
        html + "</tbody>\n</table>\n</div>\n</details>\n"
    }
}

fn sections(summary: &Summary, strongest: &AtStrength, axes: Axes) -> Vec<Section> {
    let strengths = &summary.strengths;
    let row = |label: &str, cell: &dyn Fn(&AtStrength) -> String| {
        Row(label.to_owned(), strengths.iter().map(cell).collect())
    };
    let length =
        |label: &str, of: &dyn Fn(&AtStrength) -> f64| row(label, &|at| decimal(of(at), 1));
    let count = |label: &str, of: &dyn Fn(&AtStrength) -> u64| row(label, &|at| of(at).to_string());
    let shown = strongest.openings.len().min(OPENINGS);
    vec![
        Section {
            title: t!("report-section-winner"),
            text: t!("report-section-winner-text"),
            plot: plots::shares(summary, axes),
            head: t!("report-column-share-of-decided"),
            rows: vec![
                row(&t!("report-white-share"), &|at| {
                    percent(at.first_player.share)
                }),
                row(&t!("report-interval"), &|at| interval(at.first_player)),
            ],
        },
        Section {
            title: t!("report-section-results"),
            text: t!("report-section-results-text"),
            plot: plots::results(summary, axes),
            head: t!("report-column-games"),
            rows: vec![
                count(&t!("report-won-by-white"), &|at| at.results.white),
                count(&t!("report-won-by-black"), &|at| at.results.black),
                count(&t!("report-drawn"), &|at| at.results.draws),
                count(&t!("report-unfinished"), &|at| at.results.unfinished),
            ],
        },
        Section {
            title: t!("report-section-drama"),
            text: t!("report-section-drama-text"),
            plot: plots::drama(summary, axes),
            head: t!("report-column-share-of-decided"),
            rows: vec![
                row(&t!("report-turned-around"), &|at| {
                    percent(at.turned_around.share)
                }),
                row(&t!("report-interval"), &|at| interval(at.turned_around)),
            ],
        },
        Section {
            title: t!("report-section-length"),
            text: t!("report-section-length-text"),
            plot: plots::lengths(summary, axes),
            head: t!("report-column-length"),
            rows: vec![
                length(&t!("report-turns-mean"), &|at| at.turns.mean),
                length(&t!("report-turns-deviation"), &|at| at.turns.deviation),
                row(&t!("report-turns-median"), &|at| at.turns.median()),
                row(&t!("report-turns-half"), &|at| {
                    let [low, high] = at.turns.half();
                    format!("{low} – {high}")
                }),
                count(&t!("report-turns-shortest"), &|at| at.turns.shortest as u64),
                count(&t!("report-turns-longest"), &|at| at.turns.longest as u64),
                length(&t!("report-actions-mean"), &|at| at.actions.mean),
                length(&t!("report-actions-deviation"), &|at| at.actions.deviation),
            ],
        },
        Section {
            title: t!("report-section-choice"),
            text: t!("report-section-choice-text"),
            plot: plots::branching(summary, axes),
            head: t!("report-legal-actions"),
            rows: std::iter::once(length(&t!("report-mean"), &|at| at.branching.mean))
                .chain([1, 5, 10, 20, 40, 80].map(|action| {
                    let label = t!("report-for-action", number = action);
                    row(&label, &|at| choices(at, action))
                }))
                .collect(),
        },
        Section {
            title: t!("report-section-kinds"),
            text: t!("report-section-kinds-text"),
            plot: plots::kinds(summary, axes),
            head: t!("report-column-share-of-actions"),
            rows: ActionKind::ALL
                .map(|kind| row(&kind.name(), &|at| percent(Some(at.by_kind[kind as usize]))))
                .into_iter()
                .chain([row(&t!("report-sacrifices"), &|at| {
                    percent(Some(at.sacrifices))
                })])
                .collect(),
        },
        Section {
            title: t!("report-section-chains"),
            text: t!("report-section-chains-text"),
            plot: plots::chains(summary, axes),
            head: t!("report-column-share-of-turns"),
            rows: (1..=LONG_CHAIN)
                .map(|actions| {
                    row(&chain_label(actions), &|at| {
                        percent(Some(at.chain_share(actions, actions == LONG_CHAIN)))
                    })
                })
                .collect(),
        },
        Section {
            title: t!("report-section-placements"),
            text: t!(
                "report-section-placements-text",
                player = strongest.player.short(),
                shown = shown,
                all = strongest.openings.len()
            ),
            plot: plots::openings(strongest, axes),
            head: t!("report-white-share-of-wins"),
            rows: openings(summary, strongest),
        },
    ]
}

fn openings(summary: &Summary, strongest: &AtStrength) -> Vec<Row> {
    let openings = strongest.openings.iter().take(OPENINGS);
    openings
        .map(|opening| {
            let cells = summary.strengths.iter().map(|at| {
                let same = at
                    .openings
                    .iter()
                    .find(|other| other.placement == opening.placement);
                percent(same.and_then(|same| same.first_player.share))
            });
            let label = format!("{} ×{}", opening.placement, opening.alike);
            Row(label, cells.collect())
        })
        .collect()
}
