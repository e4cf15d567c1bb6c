//! A confidence interval for a proportion.

/// The 95 % interval for a proportion, by Wilson's formula, which also holds for few trials and for
/// proportions close to 0 and 1; `None` without trials.
///
/// ```
/// let [low, high] = arena::wilson(50, 100).unwrap();
/// assert!((low - 0.4038).abs() < 1e-4 && (high - 0.5962).abs() < 1e-4);
/// ```
pub fn wilson(successes: u64, trials: u64) -> Option<[f64; 2]> {
    // 95 % of a normal distribution lies within this many standard deviations.
    const Z: f64 = 1.959_964;
    if trials == 0 {
        return None;
    }
    let trials = trials as f64;
    let share = successes as f64 / trials;
    let middle = share + Z * Z / (2.0 * trials);
    let reach = Z * (share * (1.0 - share) / trials + (Z / (2.0 * trials)).powi(2)).sqrt();
    let scale = 1.0 + Z * Z / trials;
    let (low, high) = ((middle - reach) / scale, (middle + reach) / scale);
    Some([low.max(0.0).min(share), high.min(1.0).max(share)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn intervals_hold_the_share_and_stay_within_0_and_1() {
        for (successes, trials) in [(0, 7), (7, 7), (5, 10), (1, 1000), (500, 1000)] {
            let share = successes as f64 / trials as f64;
            let [low, high] = wilson(successes, trials).unwrap();
            assert!(0.0 <= low && low <= share && share <= high && high <= 1.0);
            assert!(low < high);
        }
        assert_eq!(wilson(0, 0), None);
    }
}
