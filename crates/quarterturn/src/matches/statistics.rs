//! What the results of paired games say about the strength of two players.
//!
//! Every opening is played twice with the colours swapped, and such a pair counts as one
//! observation: an opening that favours White favours each player once. A pair scores 0 to 4 half
//! points for A; how often each of the five came up (the *pentanomial* counts) is all that is
//! needed.

/// How often A scored 0, ½, 1, 1½ and 2 points in a pair of games.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Pairs(pub(super) [u64; 5]);

/// A difference in Elo points, with the half-width of its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Elo {
    pub(super) points: f64,
    pub(super) error: f64,
}

/// 95 % of a normal distribution lie within this many standard deviations.
const NINETY_FIVE: f64 = 1.959_964;

impl Pairs {
    /// Counts a pair in which A scored so many half points.
    pub(super) fn add(&mut self, half_points: usize) {
        self.0[half_points.min(4)] += 1;
    }

    /// How many pairs there are.
    pub(super) fn count(&self) -> u64 {
        self.0.iter().sum()
    }

    /// A's mean score in a game, from 0 to 1.
    pub(super) fn score(&self) -> f64 {
        mean(self.0.map(|count| count as f64))
    }

    /// The difference in strength; `None` if A won or lost everything or nothing was played, so
    /// that there is no telling how large it is.
    pub(super) fn elo(&self) -> Option<Elo> {
        let score = self.score();
        if self.count() == 0 || score <= 0.0 || score >= 1.0 {
            return None;
        }
        let counts = self.0.map(|count| count as f64);
        let error = (variance(counts) / self.count() as f64).sqrt();
        // The slope of the logistic curve carries the error from scores to points.
        let slope = 400.0 / std::f64::consts::LN_10 / (score * (1.0 - score));
        Some(Elo {
            points: elo_of(score),
            error: NINETY_FIVE * error * slope,
        })
    }
}

/// The mean of a game's score.
fn mean(counts: [f64; 5]) -> f64 {
    let total: f64 = counts.iter().sum();
    if total == 0.0 {
        return 0.5;
    }
    let points: f64 = (0..).zip(counts).map(|(k, n)| f64::from(k) / 4.0 * n).sum();
    points / total
}

/// The variance of a pair's mean score.
fn variance(counts: [f64; 5]) -> f64 {
    let total: f64 = counts.iter().sum();
    let mean = mean(counts);
    let squares: f64 = (0..)
        .zip(counts)
        .map(|(k, n)| (f64::from(k) / 4.0 - mean).powi(2) * n)
        .sum();
    squares / total
}

fn elo_of(score: f64) -> f64 {
    -400.0 * (1.0 / score - 1.0).log10()
}

fn score_of(elo: f64) -> f64 {
    1.0 / (1.0 + 10.0_f64.powf(-elo / 400.0))
}

/// A sequential test of "A is `elo1` points stronger" against "A is `elo0` points stronger", with
/// 5 % for either error.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Sprt {
    elo0: f64,
    elo1: f64,
}

/// What a sequential test has found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Verdict {
    /// The stronger claim holds.
    Accepted,
    /// The weaker one does.
    Rejected,
    /// There are too few games to tell.
    Open,
}

impl Sprt {
    /// The chance of either error.
    const ERROR: f64 = 0.05;

    /// A test; `None` unless `elo0 < elo1` and both are finite.
    pub(super) fn new(elo0: f64, elo1: f64) -> Option<Sprt> {
        (elo0.is_finite() && elo1.is_finite() && elo0 < elo1).then_some(Sprt { elo0, elo1 })
    }

    /// The logarithm of how much likelier the pairs are under `elo1` than under `elo0`, in the
    /// normal approximation of the generalised test.
    pub(super) fn log_likelihood_ratio(self, pairs: &Pairs) -> f64 {
        // A trace of every outcome keeps the variance of a clean sweep from vanishing.
        let counts = pairs.0.map(|count| count as f64 + 1e-3);
        let total: f64 = counts.iter().sum();
        let (low, high) = (score_of(self.elo0), score_of(self.elo1));
        let ahead = 2.0 * mean(counts) - low - high;
        total * (high - low) * ahead / (2.0 * variance(counts))
    }

    /// What the pairs so far say.
    pub(super) fn verdict(self, pairs: &Pairs) -> Verdict {
        let bound = ((1.0 - Sprt::ERROR) / Sprt::ERROR).ln();
        let ratio = self.log_likelihood_ratio(pairs);
        if ratio >= bound {
            Verdict::Accepted
        } else if ratio <= -bound {
            Verdict::Rejected
        } else {
            Verdict::Open
        }
    }
}

impl Verdict {
    /// The word in reports.
    pub(super) fn name(self) -> &'static str {
        match self {
            Verdict::Accepted => "accepted",
            Verdict::Rejected => "rejected",
            Verdict::Open => "open",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_even_match_is_no_difference() {
        let elo = Pairs([10, 20, 40, 20, 10]).elo().unwrap();
        assert!(elo.points.abs() < 1e-9);
        assert!(elo.error > 0.0);
    }

    #[test]
    fn three_quarters_are_a_hundred_and_ninety_one_points() {
        let pairs = Pairs([0, 0, 50, 0, 50]);
        assert!((pairs.score() - 0.75).abs() < 1e-12);
        assert!((pairs.elo().unwrap().points - 190.85).abs() < 0.01);
    }

    #[test]
    fn a_clean_sweep_has_no_elo() {
        assert_eq!(Pairs([0, 0, 0, 0, 500]).elo(), None);
        assert_eq!(Pairs([500, 0, 0, 0, 0]).elo(), None);
        assert_eq!(Pairs::default().elo(), None);
    }

    #[test]
    fn swapping_the_players_turns_the_sign() {
        let (there, back) = (Pairs([3, 9, 30, 25, 8]), Pairs([8, 25, 30, 9, 3]));
        let (there, back) = (there.elo().unwrap(), back.elo().unwrap());
        assert!((there.points + back.points).abs() < 1e-9);
        assert!((there.error - back.error).abs() < 1e-9);
    }

    #[test]
    fn paired_openings_give_a_smaller_error_than_single_games_would() {
        // White wins every game: as single games a coin toss, as pairs a certain draw.
        let pairs = Pairs([0, 0, 200, 0, 0]);
        assert!(pairs.elo().unwrap().error < 1e-9);
    }

    #[test]
    fn the_error_covers_the_truth_in_about_nineteen_of_twenty_matches() {
        // A scores 60 % with independent games: the true difference is 70.4 points.
        let truth = elo_of(0.6);
        let mut seed = 1u64;
        let mut covered = 0;
        for _ in 0..1000 {
            let mut pairs = Pairs::default();
            for _ in 0..200 {
                let mut game = || {
                    seed = seed
                        .wrapping_mul(6364136223846793005)
                        .wrapping_add(1442695040888963407);
                    usize::from((seed >> 33) % 10 < 6) * 2
                };
                pairs.add(game() + game());
            }
            let elo = pairs.elo().unwrap();
            covered += u32::from((elo.points - truth).abs() <= elo.error);
        }
        assert!((930..=970).contains(&covered), "{covered}");
    }

    #[test]
    fn a_test_accepts_a_large_difference_and_rejects_none() {
        let sprt = Sprt::new(0.0, 20.0).unwrap();
        assert_eq!(sprt.verdict(&Pairs::default()), Verdict::Open);
        assert_eq!(
            sprt.verdict(&Pairs([10, 60, 200, 140, 60])),
            Verdict::Accepted
        );
        assert_eq!(
            sprt.verdict(&Pairs([200, 900, 2400, 900, 200])),
            Verdict::Rejected
        );
        assert_eq!(sprt.verdict(&Pairs([0, 0, 0, 0, 40])), Verdict::Accepted);
        assert_eq!(Sprt::new(10.0, 10.0), None);
        assert_eq!(Sprt::new(f64::NAN, 10.0), None);
    }
}
