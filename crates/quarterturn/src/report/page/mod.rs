//! A report as an HTML page: one file, without scripts and without external resources.

mod plots;
mod svg;

use std::fmt::Write as _;

use arena::CANDIDATES;
use draw::Palette;

use super::summary::{AtStrength, Summary};
use super::table::{LONG_CHAIN, OPENINGS, chain_label, interval, percent};
use super::tally::ActionKind;
use svg::escape;

const STYLE: &str = include_str!("style.css");

/// The whole page.
pub(super) fn page(summary: &Summary) -> String {
    let setup = summary.setup;
    let name = match setup.name() {
        Some("poka-yoke") => "Poka Yoke",
        Some("regatta") => "Regatta",
        Some("tixel") => "Tixel",
        Some("tix") => "Tix",
        _ => "A custom game",
    };
    let games = summary.games;
    let mut page = format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n\
         <title>{name}: what the game is like</title>\n<style>\n{style}</style>\n</head>\n<body>\n\
         <header>\n<h1>{name}</h1>\n<p><code>{setup}</code> · {games} games at each strength · \
         seed {seed}</p>\n</header>\n<main>\n",
        style = style(summary),
        seed = summary.seed,
    );
    if let Some(strongest) = summary.strengths.last() {
        page.push_str(&figures(strongest, games));
        for section in sections(summary, strongest) {
            page.push_str(&section.html(summary));
        }
    }
    page.push_str(&format!(
        "</main>\n<footer>\n<p>Both sides are played alike. So that games differ, the first turn \
         of each player is one of the good ones among {CANDIDATES} random turns, the same at every \
         strength; random games are random from the first turn on. The third occurrence of a \
         position makes a draw. Intervals are 95 % (Wilson).</p>\n</footer>\n</body>\n</html>\n"
    ));
    page
}

/// The style sheet with the colours of our boards, and one shade for each strength.
fn style(summary: &Summary) -> String {
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
    shades("s", 0, summary.strengths.len());
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
    ] {
        let _ = writeln!(style, ".{class} {{ --c: var(--{class}); }}");
    }
    style
}

/// The four numbers people ask for first.
fn figures(strongest: &AtStrength, games: u64) -> String {
    let player = strongest.player.short();
    let chains = 1.0 - strongest.chain_share(1, false);
    let [low, high] = strongest.turns.quartiles;
    let drawn = strongest.results.draws as f64 / (games as f64).max(1.0);
    let mut list = format!("<dl class=\"figures\" aria-label=\"At {player}\">\n");
    for (term, value, note) in [
        (
            "First player wins",
            percent(strongest.first_player.share),
            format!(
                "{}, drawn {}",
                interval(strongest.first_player),
                percent(Some(drawn))
            ),
        ),
        (
            "Turns in a game",
            strongest.turns.median.to_string(),
            format!("median; half are {low} – {high}"),
        ),
        (
            "Legal actions",
            format!("{:.0}", strongest.branching.mean),
            "on average".to_owned(),
        ),
        (
            "Turns with a chain",
            percent(Some(chains)),
            "two actions or more".to_owned(),
        ),
    ] {
        let _ = writeln!(
            list,
            "<div><dt>{term}</dt><dd>{value}<small>{note}</small></dd></div>"
        );
    }
    list + "</dl>\n"
}

/// A plot with its meaning and the numbers behind it.
struct Section {
    title: &'static str,
    text: String,
    plot: String,
    head: &'static str,
    rows: Vec<Row>,
}

/// A label and a cell for each strength.
struct Row(String, Vec<String>);

impl Section {
    fn html(&self, summary: &Summary) -> String {
        let Section {
            title,
            text,
            plot,
            head,
            rows,
        } = self;
        let mut html = format!(
            "<section>\n<h2>{title}</h2>\n<p>{text}</p>\n<figure>\n{plot}</figure>\n<details>\n\
             <summary>Numbers</summary>\n<div class=\"scroll\">\n<table>\n<thead><tr>\
             <th scope=\"col\">{head}</th>"
        );
        for at in &summary.strengths {
            let name = at.player.short();
            let _ = write!(html, "<th scope=\"col\">{name}</th>");
        }
        html.push_str("</tr></thead>\n<tbody>\n");
        for Row(label, cells) in rows {
            let label = escape(label);
            let _ = write!(html, "<tr><th scope=\"row\">{label}</th>");
            for cell in cells {
                let _ = write!(html, "<td>{}</td>", escape(cell));
            }
            html.push_str("</tr>\n");
        }
        html + "</tbody>\n</table>\n</div>\n</details>\n</section>\n"
    }
}

fn sections(summary: &Summary, strongest: &AtStrength) -> Vec<Section> {
    let strengths = &summary.strengths;
    let row = |label: &str, cell: &dyn Fn(&AtStrength) -> String| {
        Row(label.to_owned(), strengths.iter().map(cell).collect())
    };
    let length =
        |label: &str, of: &dyn Fn(&AtStrength) -> f64| row(label, &|at| format!("{:.1}", of(at)));
    let count = |label: &str, of: &dyn Fn(&AtStrength) -> u64| row(label, &|at| of(at).to_string());
    let shown = strongest.openings.len().min(OPENINGS);
    vec![
        Section {
            title: "Who wins",
            text: "White's share of the decided games. White moves first.".to_owned(),
            plot: plots::shares(summary),
            head: "games",
            rows: vec![
                count("won by White", &|at| at.results.white),
                count("won by Black", &|at| at.results.black),
                count("drawn", &|at| at.results.draws),
                count("unfinished", &|at| at.results.unfinished),
                row("White's share", &|at| percent(at.first_player.share)),
                row("95 % interval", &|at| interval(at.first_player)),
            ],
        },
        Section {
            title: "How long it takes",
            text: "Games by their number of turns, both players' counted. The upright line is the \
                   median."
                .to_owned(),
            plot: plots::lengths(summary),
            head: "length",
            rows: vec![
                length("turns, mean", &|at| at.turns.mean),
                length("turns, standard deviation", &|at| at.turns.deviation),
                count("turns, median", &|at| at.turns.median as u64),
                row("turns, half of the games", &|at| {
                    let [low, high] = at.turns.quartiles;
                    format!("{low} – {high}")
                }),
                count("turns, shortest", &|at| at.turns.shortest as u64),
                count("turns, longest", &|at| at.turns.longest as u64),
                length("actions, mean", &|at| at.actions.mean),
                length("actions, standard deviation", &|at| at.actions.deviation),
            ],
        },
        Section {
            title: "How much there is to choose from",
            text: "Legal actions in the course of a game, as long as a fifth of the games \
                   lasts."
                .to_owned(),
            plot: plots::branching(summary),
            head: "legal actions",
            rows: std::iter::once(length("mean", &|at| at.branching.mean))
                .chain([1, 5, 10, 20, 40, 80].map(|action| {
                    row(&format!("for action {action}"), &|at| {
                        let mean = at.branching.by_action.get(action - 1);
                        mean.map_or_else(|| "–".to_owned(), |mean| format!("{mean:.1}"))
                    })
                }))
                .collect(),
        },
        Section {
            title: "What is done",
            text: "The share of each kind of action.".to_owned(),
            plot: plots::kinds(summary),
            head: "share of actions",
            rows: ActionKind::ALL
                .map(|kind| row(kind.name(), &|at| percent(Some(at.by_kind[kind as usize]))))
                .into_iter()
                .chain([row("sacrifices among slides", &|at| {
                    percent(Some(at.sacrifices))
                })])
                .collect(),
        },
        Section {
            title: "How long turns are",
            text: "Turns by their number of actions; a declined bonus is not counted.".to_owned(),
            plot: plots::chains(summary),
            head: "share of turns",
            rows: (1..=LONG_CHAIN)
                .map(|actions| {
                    row(&chain_label(actions), &|at| {
                        percent(Some(at.chain_share(actions, actions == LONG_CHAIN)))
                    })
                })
                .collect(),
        },
        Section {
            title: "First placements",
            text: format!(
                "White's share of wins after each first placement, up to symmetry, at {}. {shown} \
                 of {} are shown, the most frequent first; ×8 means that eight placements are the \
                 same but for turning or mirroring the board.",
                strongest.player.short(),
                strongest.openings.len()
            ),
            plot: plots::openings(strongest),
            head: "White's share of wins",
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
