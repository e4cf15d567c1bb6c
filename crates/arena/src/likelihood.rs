//! How likely the pairs of a match are, given A's true score.
//!
//! The model behind both the interval and the sequential test. Nothing is assumed about the
//! distribution of the five outcomes of a pair, except that pairs are independent: for every score
//! `s`, it finds the distribution with mean `s` under which the observed pairs are most likely.

/// What A scores per game in a pair worth 0, 1, 2, 3 and 4 half points.
pub(crate) const SCORES: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];

/// The most likely distribution with mean `score`, given pairs counted in `weights`, relative to
/// the most likely one of all: `weights[i] / total / (1 + tilt · (SCORES[i] − score))`.
///
/// `score` lies between 0 and 1, and the first and last weight are positive.
struct Tilted {
    score: f64,
    tilt: f64,
}

impl Tilted {
    fn new(weights: &[f64; 5], score: f64) -> Tilted {
        // The mean of the tilted distribution falls as the tilt grows. The tilt that makes it
        // `score` lies where all probabilities are positive.
        let (mut low, mut high) = (-1.0 / (1.0 - score), 1.0 / score);
        let mut tilt = 0.0;
        for _ in 0..100 {
            let (mut slope, mut excess) = (0.0, 0.0);
            for (weight, outcome) in weights.iter().zip(SCORES) {
                let share = (outcome - score) / (1.0 + tilt * (outcome - score));
                excess += weight * share;
                slope -= weight * share * share;
            }
            if excess > 0.0 {
                low = tilt;
            } else {
                high = tilt;
            }
            // Newton's step, or bisection where it would leave the interval.
            let step = tilt - excess / slope;
            let next = if step > low && step < high {
                step
            } else {
                f64::midpoint(low, high)
            };
            let moved = (next - tilt).abs();
            tilt = next;
            if moved <= 1e-9 * (1.0 + tilt.abs()) {
                break;
            }
        }
        Tilted { score, tilt }
    }

    /// How far the log-likelihood falls short of the maximum.
    fn shortfall(&self, weights: &[f64; 5]) -> f64 {
        let pairs = weights.iter().zip(SCORES);
        pairs
            .map(|(weight, outcome)| weight * (self.tilt * (outcome - self.score)).ln_1p())
            .sum()
    }
}

/// How far the log-likelihood of a score falls short of the maximum.
pub(crate) fn shortfall(weights: &[f64; 5], score: f64) -> f64 {
    Tilted::new(weights, score).shortfall(weights)
}

/// A's mean score per game.
pub(crate) fn mean(weights: &[f64; 5]) -> f64 {
    let total: f64 = weights.iter().sum();
    let points: f64 = weights.iter().zip(SCORES).map(|(n, s)| n * s).sum();
    points / total
}

/// A few pairs that are counted before the first one is played. All of them go 2–0 one way or the
/// other, which gives the largest possible variance for mean `score`: a few equal results do not
/// pass for certainty.
pub(crate) fn prior(pairs: f64, score: f64) -> [f64; 5] {
    [pairs * (1.0 - score), 0.0, 0.0, 0.0, pairs * score]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_score_is_the_mean_and_others_are_less_likely_the_further_they_are() {
        let weights = [3.0, 9.0, 30.0, 25.0, 8.0];
        let mean = mean(&weights);
        assert!(shortfall(&weights, mean).abs() < 1e-9);
        for direction in [-1.0, 1.0] {
            let at = |distance: f64| shortfall(&weights, mean + direction * distance);
            assert!(0.0 < at(0.01) && at(0.01) < at(0.05) && at(0.05) < at(0.3));
        }
    }

    #[test]
    fn with_two_outcomes_it_is_the_likelihood_of_a_coin() {
        // 30 of 40: the tilted distribution of a coin is the coin with that chance.
        let weights = [10.0, 0.0, 0.0, 0.0, 30.0];
        for score in [0.001_f64, 0.3, 0.5, 0.75, 0.999] {
            let coin = |chance: f64| 30.0 * chance.ln() + 10.0 * (1.0 - chance).ln();
            let expected = coin(0.75) - coin(score);
            assert!(
                (shortfall(&weights, score) - expected).abs() < 1e-6,
                "{score}"
            );
        }
    }
}
