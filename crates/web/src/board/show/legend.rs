//! The legend: what the marks on the board mean.

use draw::Mark;
use leptos::prelude::*;

use crate::board::show::picture::symbols::strokes;
use crate::t;

/// In how many games the legend is shown unasked.
const FIRST_GAMES: usize = 3;

/// Whether the legend is shown unasked to somebody who has finished this many games.
pub fn is_shown_unasked(finished: usize) -> bool {
    finished < FIRST_GAMES
}

/// What the legend explains, and the key of each explanation.
const LINES: [(Sign, &str); 8] = [
    (Sign::Mark(Mark::StaysActive), "board-legend-active"),
    (Sign::Mark(Mark::Falls), "board-legend-sacrifice"),
    (Sign::Mark(Mark::Turns(2)), "board-legend-theirs"),
    (Sign::Mark(Mark::TurnsOwn(1)), "board-legend-own"),
    (Sign::Bonus, "board-legend-bonus"),
    (Sign::Dashed, "board-legend-ghost"),
    (Sign::Outlined, "board-legend-turned"),
    (Sign::Came, "board-legend-came"),
];

/// A sign the legend explains.
#[derive(Clone, Copy)]
enum Sign {
    Mark(Mark),
    Bonus,
    Dashed,
    Outlined,
    Came,
}

impl Sign {
    fn view(self) -> AnyView {
        match self {
            Sign::Mark(mark) => {
                let (path, width) = strokes(mark);
                // The sign in the corner is what its line is about.
                let at = match mark {
                    Mark::TurnsOwn(_) => "translate(-66 -66)scale(2)",
                    Mark::Turns(_) => "scale(1.8)",
                    _ => "scale(1.2)",
                };
                let class = format!("board-sign {}", mark.name());
                view! { <path class=class d=path stroke-width=width transform=at /> }.into_any()
            }
            Sign::Bonus => view! {
                <g transform="scale(1.8)">
                    <circle class="board-sign filled" r="17" />
                    <path class="board-sign plus" d="M-8 0H8M0 -8V8" />
                </g>
            }
            .into_any(),
            Sign::Dashed => view! {
                <rect class="board-sign dashed" x="-34" y="-34" width="68" height="68" />
            }
            .into_any(),
            Sign::Outlined => view! {
                <rect class="board-sign outlined" x="-34" y="-34" width="68" height="68" />
            }
            .into_any(),
            Sign::Came => view! { <circle class="board-sign filled" r="16" /> }.into_any(),
        }
    }
}

/// What the marks on the board mean.
#[component]
pub fn Legend() -> impl IntoView {
    let line = |(sign, text): (Sign, &'static str)| {
        view! {
            <li>
                <svg viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">
                    {sign.view()}
                </svg>
                <span>{move || t!(text)}</span>
            </li>
        }
    };
    view! {
        <ul class="board-legend" aria-label=move || t!("board-legend")>
            {LINES.map(line).collect_view()}
        </ul>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_legend_is_shown_in_the_first_three_games() {
        let shown: Vec<bool> = (0..5).map(is_shown_unasked).collect();
        assert_eq!(shown, [true, true, true, false, false]);
    }

    #[test]
    fn every_sign_is_explained_in_every_language() {
        for language in words::Language::ALL {
            let words = words::Words::of(language);
            assert!(LINES.iter().all(|(_, text)| words.knows(text)));
        }
    }
}
