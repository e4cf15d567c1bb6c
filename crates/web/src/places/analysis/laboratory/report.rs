//! What a setup is like, in figures and bars.

use api::handicap::Share;
use leptos::prelude::*;
use rules::Setup;

use super::character::Character;
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

/// Where the axes of the plots end, which is the same for all setups.
#[derive(Clone, Copy)]
pub(super) struct Axes {
    /// The longest game, in turns.
    longest: u32,
    /// The number of actions.
    actions: usize,
    /// The most legal actions, on average.
    most: f32,
}

impl Axes {
    pub(super) fn of(measured: &[Measured]) -> Axes {
        let curves = measured.iter().flat_map(|it| &it.at);
        let curves: Vec<Vec<f32>> = curves.map(|(_, it)| it.branching_by_action()).collect();
        Axes {
            longest: measured.iter().map(Measured::longest).max().unwrap_or(1),
            actions: curves.iter().map(Vec::len).max().unwrap_or(0).max(2),
            most: curves.iter().flatten().copied().fold(1.0, f32::max),
        }
    }
}

/// What a setup is like: a row for each level.
#[component]
pub(super) fn SetupReport(
    /// What has been measured.
    measured: Measured,
    /// Where the axes of the plots end.
    axes: Axes,
) -> impl IntoView {
    let Measured { setup, at } = measured;
    let name = setup
        .name()
        .map_or_else(|| setup.to_string(), |_| wording::game(setup));
    let rows = at
        .into_iter()
        .map(|(level, character)| at_level(level, &character, axes));
    view! {
        <section class="lab-report" data-test="report">
            <h3>{name}</h3>
            {rows.collect_view()}
        </section>
    }
}

fn at_level(level: u8, character: &Character, axes: Axes) -> impl IntoView + use<> {
    let title = move || {
        t!(
            "play-level-named",
            number = level,
            name = wording::level(level)
        )
    };
    let longest = axes.longest;
    let plot = plot(&character.histogram(longest, BARS));
    let curve = curve(&character.branching_by_action(), axes);
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
        {plotted(t!("lab-plot", longest = longest), "lab-bars", plot)}
        {plotted(
            t!("lab-plot-branching", actions = axes.actions, most = axes.most.round() as u32),
            "lab-curve",
            curve,
        )}
    }
}

/// A plot above what it shows.
fn plotted(caption: String, class: &'static str, path: String) -> impl IntoView + use<> {
    view! {
        <figure class="lab-figure">
            <svg class="lab-plot" viewBox=format!("0 0 {WIDTH} {HEIGHT}") aria-hidden="true">
                <path class=class d=path />
            </svg>
            <figcaption>{caption}</figcaption>
        </figure>
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

/// A line through the means as a path.
fn curve(means: &[f32], axes: Axes) -> String {
    let points = means.iter().enumerate().map(|(place, mean)| {
        let x = (place * WIDTH) as f32 / (axes.actions - 1) as f32;
        let y = HEIGHT as f32 * (1.0 - mean / axes.most);
        let command = if place == 0 { 'M' } else { 'L' };
        format!("{command}{x:.1} {y:.1}")
    });
    points.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_highest_bar_fills_the_plot() {
        assert_eq!(plot(&[0, 2, 1, 0]), "M50 60v-60h49v60zM100 60v-30h49v30z");
        assert_eq!(plot(&[0; 4]), "");
    }

    #[test]
    fn a_curve_begins_at_the_left_and_the_most_is_at_the_top() {
        let axes = Axes {
            longest: 1,
            actions: 3,
            most: 40.0,
        };
        assert_eq!(
            curve(&[20.0, 40.0, 10.0], axes),
            "M0.0 30.0L100.0 0.0L200.0 45.0"
        );
        assert_eq!(curve(&[], axes), "");
    }
}
