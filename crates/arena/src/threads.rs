//! Distributes work among threads.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// Each thread fetches the numbers below `jobs` one by one and processes them with `work`, starting
/// from a fresh `T`. Returns the final `T` of each thread.
///
/// ```
/// let sums = arena::share_out(3, 100, |job, sum: &mut usize| *sum += job);
/// assert_eq!(sums.iter().sum::<usize>(), 4950);
/// ```
pub fn share_out<T: Default + Send>(
    threads: usize,
    jobs: usize,
    work: impl Fn(usize, &mut T) + Sync,
) -> Vec<T> {
    let next = AtomicUsize::new(0);
    let fetch = || {
        let mut result = T::default();
        loop {
            let job = next.fetch_add(1, Ordering::Relaxed);
            if job >= jobs {
                return result;
            }
            work(job, &mut result);
        }
    };
    let more = threads.min(jobs).saturating_sub(1);
    thread::scope(|scope| {
        let others: Vec<_> = (0..more).map(|_| scope.spawn(fetch)).collect();
        let mut results = vec![fetch()];
        for other in others {
            match other.join() {
                Ok(result) => results.push(result),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        results
    })
}
