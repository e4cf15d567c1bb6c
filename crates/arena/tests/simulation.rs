//! Checks that the test and the interval keep their promises: thousands of synthetic matches are
//! drawn from known distributions of pairs.

mod synthetic;

use arena::{Pentanomial, Sprt};
use engine::Random;

use synthetic::{Chances, KINDS, draw, score_of, simulate};

/// Three standard deviations of an error rate of 5 % in this many matches.
fn tolerance(matches: u32) -> f64 {
    3.0 * (Sprt::ERROR * (1.0 - Sprt::ERROR) / f64::from(matches)).sqrt()
}

/// Simulates a test with either claim true, for all kinds of pairs.
fn check_errors_and_lengths(elo0: f64, elo1: f64, matches: u32) {
    let test = Sprt::new(elo0, elo1).unwrap();
    for (kind, chances_of) in KINDS {
        for truth in [elo0, elo1] {
            let chances = chances_of(score_of(truth));
            let outcome = simulate(&test, &chances, matches);
            let wrong = outcome.wrong(truth == elo1);
            let about = format!("[{elo0}, {elo1}], {kind}, in truth {truth}");
            println!(
                "{about}: {:.1} % wrong, {:.0} pairs of {:.0} expected, at least {}",
                100.0 * wrong,
                outcome.mean_pairs,
                test.expected_pairs(&chances),
                outcome.fewest_pairs
            );
            assert!(
                wrong <= Sprt::ERROR + tolerance(matches),
                "{about}: {wrong}"
            );
            assert!(outcome.fewest_pairs >= Sprt::LEAST_PAIRS, "{about}");
            // The prior and the minimum number of pairs add about twenty, overshoot and estimation
            // a tenth.
            let expected = test.expected_pairs(&chances);
            let range = 0.95 * expected..1.1 * expected + 25.0;
            assert!(
                range.contains(&outcome.mean_pairs),
                "{about}: {} pairs, {expected} expected",
                outcome.mean_pairs
            );
        }
    }
}

#[test]
fn wide_bounds_keep_errors_and_lengths() {
    check_errors_and_lengths(0.0, 50.0, 4_000);
}

#[test]
fn very_wide_bounds_keep_errors_and_lengths() {
    check_errors_and_lengths(0.0, 200.0, 4_000);
    check_errors_and_lengths(-200.0, 200.0, 4_000);
}

#[test]
fn narrow_bounds_keep_errors_and_lengths() {
    check_errors_and_lengths(0.0, 10.0, 1_000);
}

#[test]
fn bounds_around_equality_keep_errors_and_lengths() {
    check_errors_and_lengths(-10.0, 10.0, 2_000);
}

#[test]
fn bounds_in_one_sided_matches_keep_errors_and_lengths() {
    check_errors_and_lengths(300.0, 400.0, 4_000);
    check_errors_and_lengths(-600.0, -500.0, 2_000);
}

#[test]
fn where_the_truth_lies_beyond_the_claims_the_test_is_nearly_always_right() {
    let test = Sprt::new(0.0, 50.0).unwrap();
    for (kind, chances_of) in KINDS {
        for truth in [-400.0, -50.0, 100.0, 400.0] {
            let outcome = simulate(&test, &chances_of(score_of(truth)), 1_000);
            let wrong = outcome.wrong(truth > 0.0);
            assert!(wrong <= 0.01, "{kind}, in truth {truth}: {wrong}");
        }
    }
}

#[test]
fn a_clean_sweep_is_accepted_soon_but_not_after_a_pair() {
    let test = Sprt::new(0.0, 50.0).unwrap();
    let outcome = simulate(&test, &[0.0, 0.0, 0.0, 0.0, 1.0], 1);
    assert!(outcome.accepted == 1.0);
    assert!((15..40).contains(&outcome.fewest_pairs));
}

/// How often the interval lies above and below the truth.
fn missed(chances: &Chances, truth: f64, pairs: u32, matches: u32) -> [f64; 2] {
    let mut missed = [0_u32; 2];
    for number in 0..matches {
        let mut random = Random::of_game(9, u64::from(number));
        let mut counts = Pentanomial::default();
        for _ in 0..pairs {
            counts.add(draw(chances, &mut random));
        }
        let elo = counts.elo().unwrap();
        missed[0] += u32::from(elo.low.is_some_and(|low| low > truth));
        missed[1] += u32::from(elo.high.is_some_and(|high| high < truth));
    }
    missed.map(|count| f64::from(count) / f64::from(matches))
}

#[test]
fn the_interval_misses_the_truth_in_at_most_one_of_twenty_matches() {
    const MATCHES: u32 = 1_000;
    for (kind, chances_of) in KINDS {
        for truth in [-400.0, 0.0, 100.0] {
            let chances = chances_of(score_of(truth));
            for pairs in [3, 10, 30, 200] {
                let [above, below] = missed(&chances, truth, pairs, MATCHES);
                let about = format!("{kind}, in truth {truth}, {pairs} pairs: {above} {below}");
                assert!(above + below <= 0.05 + tolerance(MATCHES), "{about}");
                // Nor is it much wider than necessary once there are enough pairs.
                assert!(pairs < 200 || above + below >= 0.02, "{about}");
            }
        }
    }
}
