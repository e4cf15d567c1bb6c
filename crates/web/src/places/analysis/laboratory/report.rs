//! What a setup is like, in figures and bars.

use leptos::prelude::*;
use rules::Setup;

use super::character::{Character, Share};
use crate::language::spoken;
use crate::places::play::wording;
use crate::t;

/// The bars of a plot.
const BARS: usize = 20;
/// The size of a plot.
const WIDTH: usize = 200;
const HEIGHT: u32 = 60;

/// What has been measured of a setup, by level.
#[derive(Clone, PartialEq)]
pub(super) struct Measured {
    pub(super) setup: Setup,
    pub(super) at: Vec<(u8, Character)>,
}

impl Measured {
    pub(super) fn new(setup: Setup, levels: &[u8]) -> Measured {
        let at = levels.iter().map(|level| (*level, Character::default()));
        Measured {
            setup,
            at: at.collect(),
        }
    }

    /// The longest game, in turns.
    pub(super) fn longest(&self) -> u32 {
        let lengths = self.at.iter().filter_map(|(_, it)| it.lengths());
        lengths.map(|[_, _, longest]| longest).max().unwrap_or(1)
    }
}

/// What a setup is like: a row for each level.
#[component]
pub(super) fn Report(
    /// What has been measured.
    measured: Measured,
    /// The longest game of all setups, to which plots are drawn.
    longest: u32,
) -> impl IntoView {
    let Measured { setup, at } = measured;
    let name = setup
        .name()
        .map_or_else(|| setup.to_string(), |_| wording::game(setup));
    let rows = at
        .into_iter()
        .map(|(level, character)| at_level(level, &character, longest));
    view! {
        <section class="lab-report" data-test="report">
            <h3>{name}</h3>
            {rows.collect_view()}
        </section>
    }
}

fn at_level(level: u8, character: &Character, longest: u32) -> impl IntoView + use<> {
    let title = move || {
        t!(
            "play-level-named",
            number = level,
            name = wording::level(level)
        )
    };
    let plot = plot(&character.histogram(longest, BARS));
    let share = |share: Option<Share>| match share {
        Some(Share { percent, low, high }) => {
            t!("lab-share", percent = percent, low = low, high = high)
        }
        None => "–".to_owned(),
    };
    let lengths = character
        .lengths()
        .map_or("–".to_owned(), |[shortest, median, longest]| {
            t!(
                "lab-lengths",
                median = median,
                shortest = shortest,
                longest = longest
            )
        });
    let branching = character
        .branching()
        .map_or("–".to_owned(), |mean| mean.to_string());
    let figures = [
        ("lab-first", share(character.first_share())),
        ("lab-length", lengths),
        ("lab-branching", branching),
        ("lab-draws", share(character.drawn())),
        ("lab-drama", share(character.turned_around())),
    ];
    let first = character.first_share().map(|share| share.percent);
    view! {
        <h4>{title} " · " {t!("lab-count", count = character.games())}</h4>
        <span class="analysis-bar" aria-hidden="true">
            <span style:width=format!("{}%", first.unwrap_or(50))></span>
        </span>
        <dl class="lab-figures">
            {figures
                .map(|(key, value)| view! { <div><dt>{spoken(key)}</dt><dd>{value}</dd></div> })
                .collect_view()}
        </dl>
        <svg
            class="lab-plot"
            viewBox=format!("0 0 {WIDTH} {HEIGHT}")
            role="img"
            aria-label=t!("lab-plot", longest = longest)
        >
            <path d=plot />
        </svg>
    }
}

/// The bars of a plot as a path.
fn plot(counts: &[u32]) -> String {
    let most = counts.iter().copied().max().unwrap_or_default().max(1);
    let width = WIDTH / counts.len().max(1);
    let bars = counts.iter().enumerate().filter(|(_, count)| **count > 0);
    bars.map(|(place, count)| {
        let (x, height) = (place * width, count * HEIGHT / most);
        format!("M{x} {HEIGHT}v-{height}h{}v{height}z", width - 1)
    })
    .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_highest_bar_fills_the_plot() {
        assert_eq!(plot(&[0, 2, 1, 0]), "M50 60v-60h49v60zM100 60v-30h49v30z");
        assert_eq!(plot(&[0; 4]), "");
    }
}
