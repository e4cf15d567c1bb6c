//! Checks that the test and the interval keep their promises: thousands of synthetic matches are
//! drawn from known distributions of pairs.

use arena::{Decision, Pentanomial, Sprt};
use engine::Random;

/// The chances of the five outcomes of a pair.
type Chances = [f64; 5];

/// How the pairs of a match are distributed, for any score of A.
type Kind = (&'static str, fn(f64) -> Chances);

const KINDS: [Kind; 4] = [
    ("independent games without draws", |score| {
        independent(score, 0.0)
    }),
    ("independent games, most of them drawn", |score| {
        independent(score, 1.6 * score.min(1.0 - score))
    }),
    ("openings that mostly decide both games", |score| {
        // Nearly always 1–1; the better player now and then wins both.
        let upset = 0.1 * score.min(1.0 - score);
        let ahead = 2.0 * (score - 0.5);
        let (won, lost) = (upset + ahead.max(0.0), upset + (-ahead).max(0.0));
        [lost, 0.0, 1.0 - won - lost, 0.0, won]
    }),
    (
        "pairs of which the same player mostly wins both games",
        |score| {
            let independent = independent(score, 0.0);
            let same = [1.0 - score, 0.0, 0.0, 0.0, score];
            std::array::from_fn(|i| 0.3 * independent[i] + 0.7 * same[i])
        },
    ),
];

/// Two independent games with this share of draws.
fn independent(score: f64, drawn: f64) -> Chances {
    let won = score - drawn / 2.0;
    let lost = 1.0 - won - drawn;
    [
        lost * lost,
        2.0 * lost * drawn,
        2.0 * lost * won + drawn * drawn,
        2.0 * drawn * won,
        won * won,
    ]
}

fn score_of(elo: f64) -> f64 {
    1.0 / (1.0 + 10.0_f64.powf(-elo / 400.0))
}

/// The half points of a random pair.
fn draw(chances: &Chances, random: &mut Random) -> usize {
    let mut left = (random.next() >> 11) as f64 / (1_u64 << 53) as f64;
    for (half_points, chance) in chances.iter().enumerate() {
        left -= chance;
        if left < 0.0 {
            return half_points;
        }
    }
    4
}

/// The outcome of many matches with the same truth.
struct Outcome {
    accepted: f64,
    rejected: f64,
    mean_pairs: f64,
    fewest_pairs: u64,
}

fn simulate(test: &Sprt, chances: &Chances, matches: u32) -> Outcome {
    let mut verdicts = [0_u32; 2];
    let (mut pairs, mut fewest) = (0, u64::MAX);
    for number in 0..matches {
        let mut random = Random::of_game(7, u64::from(number));
        let mut counts = Pentanomial::default();
        let verdict = loop {
            counts.add(draw(chances, &mut random));
            match test.verdict(&counts) {
                Decision::Open => {}
                verdict => break verdict,
            }
        };
        verdicts[usize::from(verdict == Decision::Accepted)] += 1;
        pairs += counts.count();
        fewest = fewest.min(counts.count());
    }
    let share = |count: u32| f64::from(count) / f64::from(matches);
    Outcome {
        accepted: share(verdicts[1]),
        rejected: share(verdicts[0]),
        mean_pairs: pairs as f64 / f64::from(matches),
        fewest_pairs: fewest,
    }
}

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
            let wrong = if truth == elo0 {
                outcome.accepted
            } else {
                outcome.rejected
            };
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
            let wrong = if truth < 0.0 {
                outcome.accepted
            } else {
                outcome.rejected
            };
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
