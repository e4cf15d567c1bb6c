//! Latency quantiles.

use std::time::Duration;

use serde::Serialize;

/// Quantiles of times, in milliseconds.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub(crate) struct Latencies {
    pub(crate) p50: f64,
    pub(crate) p90: f64,
    pub(crate) p99: f64,
    pub(crate) most: f64,
}

impl Latencies {
    /// The quantiles of these times, which are sorted; `None` if there are none.
    pub(crate) fn of(times: &mut [Duration]) -> Option<Latencies> {
        times.sort_unstable();
        let most = times.last()?.as_secs_f64() * 1e3;
        // The smallest time that at least this share of all times does not exceed.
        let quantile = |percent: usize| {
            let rank = (times.len() * percent).div_ceil(100).max(1);
            times[rank - 1].as_secs_f64() * 1e3
        };
        Some(Latencies {
            p50: quantile(50),
            p90: quantile(90),
            p99: quantile(99),
            most,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn millis(times: impl IntoIterator<Item = u64>) -> Option<Latencies> {
        let mut times: Vec<Duration> = times.into_iter().map(Duration::from_millis).collect();
        Latencies::of(&mut times)
    }

    #[test]
    fn quantiles_of_known_times() {
        let [p50, p90, p99, most] = [500.0, 900.0, 990.0, 1000.0];
        let known = Latencies {
            p50,
            p90,
            p99,
            most,
        };
        assert_eq!(millis((1..=1000).rev()), Some(known));
    }

    #[test]
    fn one_slow_turn_in_a_hundred_is_beyond_the_99th_percentile_and_two_are_not() {
        let with_slow = |slow: usize| {
            let times = std::iter::repeat_n(5, 100 - slow).chain(std::iter::repeat_n(900, slow));
            millis(times).unwrap()
        };
        assert_eq!((with_slow(1).p99, with_slow(1).most), (5.0, 900.0));
        assert_eq!(with_slow(2).p99, 900.0);
    }

    #[test]
    fn few_times_have_quantiles_and_none_has_none() {
        assert_eq!(millis([7]).map(|times| times.p50), Some(7.0));
        assert_eq!(millis([7, 9]).map(|times| times.p50), Some(7.0));
        assert_eq!(millis([]), None);
    }
}
