//! The history of a player's ratings: a picture, and the same in words.

use api::people::{CategoryRating, Point};
use leptos::prelude::*;

use super::leaders::category;
use crate::t;

const WIDTH: f64 = 300.0;
const HEIGHT: f64 = 100.0;

/// The minimum range of a graph, in points, so that small changes look small.
const LEAST_RANGE: i32 = 100;

/// A line through ratings, from the left to the right edge.
#[derive(Clone, PartialEq, Debug)]
struct Graph {
    ratings: Vec<i32>,
}

impl Graph {
    fn of(points: &[Point]) -> Graph {
        Graph {
            ratings: points.iter().map(|point| point.rating).collect(),
        }
    }

    /// The ratings at the bottom and at the top: whole hundreds around all of them.
    fn range(&self) -> (i32, i32) {
        let least = self.ratings.iter().min().copied().unwrap_or_default();
        let most = self.ratings.iter().max().copied().unwrap_or_default();
        let bottom = least.div_euclid(LEAST_RANGE) * LEAST_RANGE;
        let top = (most.div_euclid(LEAST_RANGE) + 1) * LEAST_RANGE;
        (bottom, top)
    }

    fn path(&self) -> String {
        let (bottom, top) = self.range();
        let last = self.ratings.len().saturating_sub(1).max(1) as f64;
        let mut path = String::new();
        for (index, rating) in self.ratings.iter().enumerate() {
            let x = WIDTH * index as f64 / last;
            let y = HEIGHT * f64::from(top - rating) / f64::from(top - bottom);
            path.push_str(&format!(
                "{}{x:.1} {y:.1}",
                if index == 0 { 'M' } else { 'L' }
            ));
        }
        path
    }

    fn said(&self) -> String {
        let at = |rating: Option<&i32>| rating.copied().unwrap_or_default();
        t!(
            "people-graph-said",
            count = self.ratings.len(),
            now = at(self.ratings.last()),
            highest = at(self.ratings.iter().max()),
            lowest = at(self.ratings.iter().min()),
        )
    }
}

/// The graph of one game and speed, those with most games first; which one can be chosen.
#[component]
pub fn RatingGraph(
    /// The ratings.
    ratings: Vec<CategoryRating>,
) -> impl IntoView {
    let mut drawn: Vec<CategoryRating> = ratings;
    drawn.retain(|of| of.points.len() > 1);
    crate::small_sort::sort_by_key(&mut drawn, |of| usize::MAX - of.points.len());
    if drawn.is_empty() {
        return ().into_any();
    }
    let names: Vec<_> = drawn.iter().map(|of| (of.game, of.speed)).collect();
    let graphs: Vec<Graph> = drawn.iter().map(|of| Graph::of(&of.points)).collect();
    let graphs = StoredValue::new(graphs);
    let chosen = RwSignal::new(0usize);
    let graph = move |of: fn(&Graph) -> String| {
        graphs.with_value(|graphs| graphs.get(chosen.get()).map_or_else(String::new, of))
    };
    let options = names.into_iter().enumerate().map(|(index, (game, speed))| {
        view! {
            <option value=index.to_string() prop:selected=move || chosen.get() == index>
                {move || category(game, speed)}
            </option>
        }
    });
    let choose = move |event| {
        if let Ok(index) = event_target_value(&event).parse() {
            chosen.set(index);
        }
    };
    view! {
        <div class="rating-graph" data-test="rating-graph">
            <label class="setting">
                <span>{move || t!("people-graph")}</span>
                <select on:change=choose>{options.collect_view()}</select>
            </label>
            <div class="rating-graph-frame">
                <span class="highest">{move || graph(|graph| graph.range().1.to_string())}</span>
                <span class="lowest">{move || graph(|graph| graph.range().0.to_string())}</span>
                <svg
                    viewBox=format!("0 0 {WIDTH} {HEIGHT}")
                    preserveAspectRatio="none"
                    role="img"
                    aria-label=move || graph(Graph::said)
                >
                    <path d=move || graph(Graph::path) />
                </svg>
            </div>
            <p class="own-none">{move || graph(Graph::said)}</p>
        </div>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Language;

    fn graph(ratings: &[i32]) -> Graph {
        Graph {
            ratings: ratings.to_vec(),
        }
    }

    #[test]
    fn the_line_stays_in_its_frame_between_whole_hundreds() {
        let graph = graph(&[1500, 1662, 1640]);
        assert_eq!(graph.range(), (1500, 1700));
        assert_eq!(graph.path(), "M0.0 100.0L150.0 19.0L300.0 30.0");
        assert_eq!(
            super::Graph {
                ratings: vec![-50, 1500]
            }
            .range(),
            (-100, 1600)
        );
    }

    #[test]
    fn the_words_say_what_the_line_shows() {
        for language in Language::ALL {
            crate::language::speak(language);
            let said = graph(&[1500, 1662, 1440, 1450]).said();
            for number in ["4", "1450", "1662", "1440"] {
                assert!(said.contains(number), "{language}: {said}");
            }
        }
    }
}
