//! White's winning chance over a line of a game, as SVG paths and in words.

use api::worker::Score;
use words::Words;

use super::{in_words, percent};

/// The width of the graph.
pub const WIDTH: f64 = 640.0;
/// Its height.
pub const HEIGHT: f64 = 128.0;

/// The smallest distance of marks from the edge.
const MARK: f64 = 8.0;

/// White's score after every turn of a line, as far as it is known, beginning with the start.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Graph {
    /// The scores.
    pub scores: Vec<Option<Score>>,
}

/// A turn that changed the chance a lot.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Swing {
    /// The number of the position after it; the start is 0.
    pub index: usize,
    /// White's score before.
    pub before: Score,
    /// White's score after.
    pub after: Score,
}

impl Graph {
    /// The x coordinate of a position of the line.
    pub fn x(&self, index: usize) -> f64 {
        let last = self.scores.len().saturating_sub(1).max(1);
        round(WIDTH * index as f64 / last as f64)
    }

    /// The y coordinate of a score: White wins at the top.
    pub fn y(score: Score) -> f64 {
        round(HEIGHT * f64::from(1000 - score.permille().min(1000)) / 1000.0)
    }

    /// The position of the line nearest to a share of the width.
    pub fn nearest(&self, share: f64) -> usize {
        let last = self.scores.len().saturating_sub(1);
        (share.clamp(0.0, 1.0) * last as f64).round() as usize
    }

    /// The known scores with their positions, as runs without gaps.
    fn runs(&self) -> Vec<Vec<(usize, Score)>> {
        let mut runs: Vec<Vec<(usize, Score)>> = Vec::new();
        let mut joined = false;
        for (index, score) in self.scores.iter().enumerate() {
            match (score, runs.last_mut()) {
                (Some(score), Some(run)) if joined => run.push((index, *score)),
                (Some(score), _) => runs.push(vec![(index, *score)]),
                (None, _) => {}
            }
            joined = score.is_some();
        }
        runs
    }

    /// The line through the known scores, as the `d` of a path.
    pub fn line(&self) -> String {
        let mut path = String::new();
        for run in self.runs() {
            for (place, (index, score)) in run.into_iter().enumerate() {
                let sign = if place == 0 { 'M' } else { 'L' };
                path.push_str(&format!("{sign}{} {}", self.x(index), Graph::y(score)));
            }
        }
        path
    }

    /// The background where the chance is known, as the `d` of a path. The rest stays blank:
    /// filled, it would look like a certain win.
    pub fn ground(&self) -> String {
        let mut path = String::new();
        for run in self.runs() {
            if let [first, .., last] = run.as_slice() {
                let (left, right) = (self.x(first.0), self.x(last.0));
                path.push_str(&format!("M{left} 0H{right}V{HEIGHT}H{left}Z"));
            }
        }
        path
    }

    /// White's share, below the line, as the `d` of a path.
    pub fn area(&self) -> String {
        let mut path = String::new();
        for run in self.runs() {
            let (Some(first), Some(last)) = (run.first(), run.last()) else {
                continue;
            };
            path.push_str(&format!("M{} {HEIGHT}", self.x(first.0)));
            for (index, score) in &run {
                path.push_str(&format!("L{} {}", self.x(*index), Graph::y(*score)));
            }
            path.push_str(&format!("L{} {HEIGHT}Z", self.x(last.0)));
        }
        path
    }

    /// The marks on the line: diamonds where the score is proved, dots where it is guessed.
    pub fn marks(&self, proved: bool) -> String {
        let known = self.scores.iter().enumerate();
        known
            .filter_map(|(index, score)| Some((index, (*score)?)))
            .filter(|(_, score)| score.is_proved() == proved)
            .map(|(index, score)| {
                // Keep it from being cut off at the edge.
                let x = self.x(index).clamp(MARK, WIDTH - MARK);
                let y = Graph::y(score).clamp(MARK, HEIGHT - MARK);
                if proved {
                    format!("M{x} {}l7 7l-7 7l-7 -7Z", y - 7.0)
                } else {
                    format!("M{} {y}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0", x - 4.0)
                }
            })
            .collect()
    }

    /// Whether every position is known.
    pub fn is_complete(&self) -> bool {
        self.scores.iter().all(Option::is_some)
    }

    /// The turn after which the chance changed most, if it changed by a tenth or more.
    pub fn swing(&self) -> Option<Swing> {
        let pairs = self.scores.windows(2).enumerate();
        pairs
            .filter_map(|(index, pair)| match *pair {
                [Some(before), Some(after)] => Some(Swing {
                    index: index + 1,
                    before,
                    after,
                }),
                _ => None,
            })
            // The first of equal ones.
            .rev()
            .max_by_key(Swing::size)
            .filter(|swing| swing.size() >= 100)
    }

    /// The graph in words. `name` names the turn before a position.
    pub fn said(&self, words: &Words, name: impl Fn(usize) -> String) -> String {
        let known = self.scores.iter().flatten().count();
        let count = words.say_with(
            "analysis-graph-known",
            &[("known", known.into()), ("count", self.scores.len().into())],
        );
        let mut sentences = vec![count];
        if let Some(swing) = self.swing() {
            sentences.push(words.say_with(
                "analysis-graph-swing",
                &[
                    ("turn", name(swing.index).into()),
                    ("before", percent(swing.before).into()),
                    ("after", percent(swing.after).into()),
                ],
            ));
        }
        if let Some(last) = self.scores.last().copied().flatten() {
            let score = in_words(words, last);
            sentences.push(words.say_with("analysis-graph-end", &[("worth", score.into())]));
        }
        words.in_a_row(sentences)
    }
}

impl Swing {
    fn size(&self) -> u16 {
        self.before.permille().abs_diff(self.after.permille())
    }
}

fn round(number: f64) -> f64 {
    (number * 10.0).round() / 10.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Language;

    fn graph() -> Graph {
        Graph {
            scores: vec![
                Some(Score::Chance(500)),
                Some(Score::Chance(640)),
                None,
                Some(Score::Chance(300)),
                Some(Score::Loss(3)),
            ],
        }
    }

    #[test]
    fn unknown_scores_are_gaps() {
        assert_eq!(graph().line().matches('M').count(), 2);
        assert_eq!(graph().area().matches('Z').count(), 2);
        assert_eq!(Graph::default().line(), "");
        assert!(!graph().is_complete());
    }

    #[test]
    fn the_background_is_blank_where_nothing_is_known() {
        assert_eq!(graph().ground(), "M0 0H160V128H0ZM480 0H640V128H480Z");
        let mut scores = vec![None; 37];
        scores[36] = Some(Score::Chance(500));
        assert_eq!(Graph { scores }.ground(), "");
    }

    #[test]
    fn proofs_and_guesses_are_marked_differently() {
        let graph = graph();
        assert_eq!(graph.marks(true).matches('M').count(), 1);
        assert_eq!(graph.marks(false).matches('M').count(), 3);
        assert_ne!(graph.marks(true), graph.marks(false));
    }

    #[test]
    fn white_wins_at_the_top() {
        assert_eq!(Graph::y(Score::Win(1)), 0.0);
        assert_eq!(Graph::y(Score::Loss(1)), HEIGHT);
        assert_eq!(graph().x(4), WIDTH);
        assert_eq!(graph().nearest(0.52), 2);
        assert_eq!(graph().nearest(7.0), 4);
    }

    #[test]
    fn the_largest_change_is_named() {
        let swing = graph().swing().unwrap();
        assert_eq!(swing.index, 4);
        let calm = Graph {
            scores: vec![Some(Score::Chance(500)), Some(Score::Chance(520))],
        };
        assert_eq!(calm.swing(), None);
        for language in Language::ALL {
            let said = graph().said(Words::of(language), |index| format!("turn {index}"));
            assert!(said.contains("turn 4") && said.contains("30"), "{said}");
        }
    }
}
