//! The legend: what the marks on the board mean.

use draw::Mark;
use leptos::prelude::*;

use crate::board::show::picture::symbols::strokes;
use crate::language::spoken;
use crate::shell::Sheet;
use crate::t;

/// A part of a sign.
#[derive(Clone, Copy)]
enum Part {
    /// A mark, and how it is put into the middle.
    Mark(Mark, &'static str),
    /// A class of the style sheet, and a path.
    Path(&'static str, &'static str),
}

use Part::{Mark as M, Path as P};

/// A dot of the last turn; the ring where it left; a frame.
const DOT: &str = "M22 0a13 13 0 1 0 26 0a13 13 0 1 0-26 0Z";
const RING: &str = "M-46 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0Z";
const FRAME: &str = "M-34-34H34V34H-34Z";

/// What the legend explains: the key of each explanation, and its sign.
const LINES: [(&str, &[Part]); 19] = [
    ("board-legend-active", &[M(Mark::StaysActive, "scale(1.2)")]),
    (
        "board-legend-sacrifice",
        &[M(Mark::Sacrifice, "scale(1.2)")],
    ),
    ("board-legend-theirs", &[M(Mark::Turns(2), "scale(1.8)")]),
    (
        "board-legend-own",
        // Only its corner matters.
        &[M(Mark::TurnsOwn(1), "translate(-66 -66)scale(2)")],
    ),
    (
        "board-legend-either",
        &[
            M(Mark::StaysActive, "scale(1.2)"),
            M(Mark::Sacrifice, "scale(.7)"),
        ],
    ),
    ("board-legend-place", &[M(Mark::StaysActive, "scale(.6)")]),
    ("board-legend-chosen", &[M(Mark::Chosen, "")]),
    ("board-legend-ghost", &[P("dashed", FRAME)]),
    ("board-legend-turn", &[M(Mark::Clockwise, "")]),
    ("board-legend-pick-up", &[M(Mark::Refused, "")]),
    (
        "board-legend-bonus",
        &[
            P("filled", "M-30 0a30 30 0 1 0 60 0a30 30 0 1 0-60 0Z"),
            P("plus", "M-14 0H14M0-14V14"),
        ],
    ),
    (
        "board-legend-came",
        &[P("track", "M-24 0H22"), P("", RING), P("filled", DOT)],
    ),
    ("board-legend-turned", &[P("outlined", FRAME)]),
    (
        "board-legend-threat",
        &[
            M(Mark::Warning, "translate(20-8)scale(.8)"),
            P("warning dashed", "M-46 30H44"),
        ],
    ),
    ("board-legend-refused", &[P("warning dashed", FRAME)]),
    (
        "play-hint",
        &[P("", FRAME), P("", "M-46 0H20M2-18L20 0L2 18")],
    ),
    // What the counters of both sides mean.
    ("board-legend-life", &[P("count", "M0-22L22 0L0 22L-22 0Z")]),
    ("board-legend-pool", &[P("count", "M-22-22H22V22H-22Z")]),
    (
        "board-legend-promotions",
        &[P("count", "M0 26V-26M-16-10L0-26L16-10")],
    ),
];

/// How many lines are enough to start with.
const FIRST_LINES: usize = 4;

/// The meanings of the marks on the board.
#[component]
pub fn Legend() -> impl IntoView {
    list(LINES.len())
}

/// The meanings of the first marks a newcomer sees.
#[component]
pub fn FirstLegend() -> impl IntoView {
    list(FIRST_LINES)
}

/// The legend in a sheet of its own.
#[component]
pub fn LegendSheet(
    /// Whether it is open.
    open: RwSignal<bool>,
) -> impl IntoView {
    view! {
        <Sheet open label=Signal::derive(spoken("board-legend"))>
            <Legend />
        </Sheet>
    }
}

fn list(lines: usize) -> AnyView {
    let line = |(text, sign): &(&'static str, &'static [Part])| {
        let text = *text;
        view! {
            <li>
                <svg viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">
                    {sign.iter().map(drawn).collect_view()}
                </svg>
                <span>{move || t!(text)}</span>
            </li>
        }
    };
    view! {
        <ul class="board-legend" aria-label=spoken("board-legend")>
            {LINES[..lines].iter().map(line).collect_view()}
        </ul>
    }
    .into_any()
}

fn drawn(part: &Part) -> impl IntoView + use<> {
    let (class, (path, width), at) = match *part {
        M(mark, at) => (mark.name(), strokes(mark), at),
        P(class, path) => (class, (path.to_owned(), 5.0), ""),
    };
    view! {
        <path class=format!("board-sign {class}") d=path stroke-width=width transform=at />
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sign_is_explained_in_every_language() {
        for language in words::Language::ALL {
            let words = words::Words::of(language);
            assert!(LINES.iter().all(|(text, _)| words.knows(text)));
        }
    }

    #[test]
    fn every_mark_of_the_board_is_explained() {
        let explained = |mark: Mark| {
            let mut parts = LINES.iter().flat_map(|(_, sign)| sign.iter());
            parts.any(|part| matches!(part, M(other, _) if other.name() == mark.name()))
        };
        // The mirrored arrow is the same sign.
        let all = Mark::ALL.into_iter();
        for mark in all.filter(|mark| *mark != Mark::Anticlockwise) {
            assert!(explained(mark), "{mark:?}");
        }
    }
}
