//! Work shared out among threads.

use std::num::NonZero;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use clap::Args;

/// How many threads may work.
#[derive(Args, Clone, Copy)]
pub(crate) struct Threads {
    /// Threads to use; 0 means one for each processor
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(0..=1024))]
    threads: u16,
}

impl Threads {
    /// How many threads that is on this machine.
    pub(crate) fn count(self) -> usize {
        match self.threads {
            0 => thread::available_parallelism().map_or(1, NonZero::get),
            count => usize::from(count),
        }
    }

    /// Lets every thread fetch the numbers below `jobs` one after another with `work`, beginning
    /// with a fresh `T`, and returns what the threads end up with.
    pub(crate) fn share<T: Default + Send>(
        self,
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
        let more = self.count().min(jobs).saturating_sub(1);
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
}
