//! A sequential test: play until it is clear which of two claims holds.

use crate::likelihood::{prior, shortfall};
use crate::pentanomial::{Pentanomial, score_of};

/// A sequential test of "A is `elo1` points stronger" against "A is `elo0` points stronger", with
/// an error rate of at most 5 % either way.
///
/// It is the generalised sequential probability ratio test on pairs of games; `docs/matches.md`
/// has the formulas.
///
/// ```
/// use arena::{Pentanomial, Sprt, SprtDecision};
///
/// let test = Sprt::new(0.0, 50.0).unwrap();
/// assert_eq!(test.verdict(&Pentanomial([0, 0, 1, 0, 1])), SprtDecision::Open);
/// assert_eq!(test.verdict(&Pentanomial([2, 0, 40, 0, 40])), SprtDecision::Accepted);
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    elo0: f64,
    elo1: f64,
    /// Added to the counts before the first pair.
    prior: [f64; 5],
}

/// What a sequential test has found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SprtDecision {
    /// The stronger claim holds.
    Accepted,
    /// The weaker claim holds.
    Rejected,
    /// There are too few pairs to tell.
    Open,
}

impl SprtDecision {
    /// The word in reports.
    pub fn name(self) -> &'static str {
        match self {
            SprtDecision::Accepted => "accepted",
            SprtDecision::Rejected => "rejected",
            SprtDecision::Open => "open",
        }
    }
}

impl Sprt {
    /// The rate of either error.
    pub const ERROR: f64 = 0.05;
    /// No decision is made on fewer pairs.
    pub const LEAST_PAIRS: u64 = 10;
    /// The claims must lie between this and its negative.
    pub const MOST_ELO: f64 = 1000.0;
    /// The weight of the prior, in pairs.
    const PRIOR: f64 = 2.0;

    /// A test; `None` unless `elo0 < elo1` and both are within [`Sprt::MOST_ELO`].
    pub fn new(elo0: f64, elo1: f64) -> Option<Sprt> {
        let range = -Sprt::MOST_ELO..=Sprt::MOST_ELO;
        if !(range.contains(&elo0) && range.contains(&elo1) && elo0 < elo1) {
            return None;
        }
        // Halfway between the claims, it favours neither.
        let middle = f64::midpoint(score_of(elo0), score_of(elo1));
        let prior = prior(Sprt::PRIOR, middle);
        Some(Sprt { elo0, elo1, prior })
    }

    /// The weaker claim.
    pub fn elo0(&self) -> f64 {
        self.elo0
    }

    /// The stronger claim.
    pub fn elo1(&self) -> f64 {
        self.elo1
    }

    /// The log-likelihood ratio of the pairs: `elo1` against `elo0`.
    pub fn log_likelihood_ratio(&self, pairs: &Pentanomial) -> f64 {
        let counts = pairs.weights();
        let weights: [f64; 5] = std::array::from_fn(|i| counts[i] + self.prior[i]);
        shortfall(&weights, score_of(self.elo0)) - shortfall(&weights, score_of(self.elo1))
    }

    /// The log-likelihood ratio at which the test is decided, positive or negative.
    ///
    /// Usually, ln((1 − error) / error) is taken. That only keeps the sum of the two rates: in
    /// lopsided matches, where one player gains in leaps and the other in small steps, one rate
    /// falls below the promised one and the other rises above it. This bound keeps each of them.
    pub fn bound() -> f64 {
        -Sprt::ERROR.ln()
    }

    /// What the pairs so far say.
    pub fn verdict(&self, pairs: &Pentanomial) -> SprtDecision {
        if pairs.count() < Sprt::LEAST_PAIRS {
            return SprtDecision::Open;
        }
        let ratio = self.log_likelihood_ratio(pairs);
        if ratio >= Sprt::bound() {
            SprtDecision::Accepted
        } else if ratio <= -Sprt::bound() {
            SprtDecision::Rejected
        } else {
            SprtDecision::Open
        }
    }

    /// The average number of pairs the test takes if the five outcomes of a pair have these
    /// probabilities and one of the claims is true: Wald's approximation. It neglects the prior and
    /// the overshoot of the last pair.
    pub fn expected_pairs(&self, chances: &[f64; 5]) -> f64 {
        let [low, high] = [self.elo0, self.elo1].map(|elo| shortfall(chances, score_of(elo)));
        // Without overshoot, one in 1 + e^bound is wrong and ends at the other bound.
        let wrong = 1.0 / (1.0 + Sprt::bound().exp());
        (1.0 - 2.0 * wrong) * Sprt::bound() / (low - high).abs()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_decided_before_the_least_number_of_pairs() {
        let wide = Sprt::new(0.0, 400.0).unwrap();
        for least in 0..Sprt::LEAST_PAIRS {
            for pairs in [
                [0, 0, 0, 0, least],
                [0, 0, least, 0, 0],
                [least, 0, 0, 0, 0],
            ] {
                assert_eq!(wide.verdict(&Pentanomial(pairs)), SprtDecision::Open);
            }
        }
        let sweep = Pentanomial([0, 0, 0, 0, Sprt::LEAST_PAIRS]);
        assert_eq!(wide.verdict(&sweep), SprtDecision::Accepted);
    }

    #[test]
    fn without_pairs_neither_claim_is_likelier() {
        for (elo0, elo1) in [
            (0.0, 50.0),
            (-10.0, 10.0),
            (300.0, 400.0),
            (-1000.0, 1000.0),
        ] {
            let test = Sprt::new(elo0, elo1).unwrap();
            let ratio = test.log_likelihood_ratio(&Pentanomial::default());
            assert!(ratio.abs() < 0.1, "[{elo0}, {elo1}]: {ratio}");
        }
    }

    #[test]
    fn a_large_difference_is_accepted_and_none_rejected() {
        let test = Sprt::new(0.0, 20.0).unwrap();
        let large = Pentanomial([10, 60, 200, 140, 60]);
        assert_eq!(test.verdict(&large), SprtDecision::Accepted);
        let none = Pentanomial([200, 900, 2400, 900, 200]);
        assert_eq!(test.verdict(&none), SprtDecision::Rejected);
    }

    #[test]
    fn equal_pairs_do_not_pass_for_certainty() {
        // The variance of one pair, or of many equal ones, is 0.
        let test = Sprt::new(0.0, 50.0).unwrap();
        for pairs in [[0, 0, 1, 0, 0], [0, 0, 12, 0, 0], [0, 0, 0, 0, 12]] {
            assert_eq!(
                test.verdict(&Pentanomial(pairs)),
                SprtDecision::Open,
                "{pairs:?}"
            );
        }
    }

    #[test]
    fn claims_must_be_in_order_and_within_reach() {
        for (elo0, elo1) in [(10.0, 10.0), (10.0, 0.0), (f64::NAN, 10.0), (0.0, 1001.0)] {
            assert_eq!(Sprt::new(elo0, elo1), None);
        }
        assert!(Sprt::new(-10.0, 10.0).is_some());
    }
}
