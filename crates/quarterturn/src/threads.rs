//! The number of threads.

use std::num::NonZero;
use std::thread;

use clap::Args;
use engine::Stop;
use indicatif::ProgressBar;

use crate::whole_number::whole_number;

/// The number of threads to use.
#[derive(Args, Clone, Copy)]
pub(crate) struct Threads {
    /// Number of threads; 0 means one per processor
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = whole_number::<u16>(0..=1024))]
    threads: u16,
}

impl Threads {
    /// The actual number on this machine.
    pub(crate) fn count(self) -> usize {
        match self.threads {
            0 => thread::available_parallelism().map_or(1, NonZero::get),
            count => usize::from(count),
        }
    }

    /// Distributes work as [`arena::share_out`] does.
    pub(crate) fn share<T: Default + Send>(
        self,
        jobs: usize,
        work: impl Fn(usize, &mut T) + Sync,
    ) -> Vec<T> {
        arena::share_out(self.count(), jobs, work)
    }

    /// The results of all jobs, in their order; if stopped, those of the first jobs. `bar` counts them.
    pub(crate) fn in_order<T: Send>(
        self,
        jobs: usize,
        stop: &Stop,
        bar: &ProgressBar,
        work: impl Fn(usize) -> T + Sync,
    ) -> Vec<T> {
        let results = self.share(jobs, |job, results: &mut Vec<(usize, T)>| {
            if !stop.is_stopped() {
                results.push((job, work(job)));
                bar.inc(1);
            }
        });
        bar.finish_and_clear();
        first_ones(results.into_iter().flatten().collect())
    }
}

/// The results in the order of their jobs, up to the first job that is missing.
fn first_ones<T>(mut results: Vec<(usize, T)>) -> Vec<T> {
    results.sort_by_key(|(job, _)| *job);
    let numbered = results.into_iter().zip(0..);
    let first = numbered.take_while(|((job, _), next)| job == next);
    first.map(|((_, result), _)| result).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_the_order_of_their_jobs() {
        let threads = Threads { threads: 3 };
        let bar = ProgressBar::hidden();
        let squares = threads.in_order(100, &Stop::new(), &bar, |job| job * job);
        assert!(squares.into_iter().eq((0..100).map(|job| job * job)));
    }

    #[test]
    fn what_is_done_after_a_gap_does_not_count() {
        let done = vec![(3, 'd'), (0, 'a'), (1, 'b')];
        assert_eq!(first_ones(done), ['a', 'b']);
        assert!(first_ones(vec![(1, 'b')]).is_empty());
    }

    #[test]
    fn nothing_is_begun_after_a_stop() {
        let (stop, bar) = (Stop::new(), ProgressBar::hidden());
        let work = |job: usize| {
            if job == 4 {
                stop.stop();
            }
            job
        };
        let done = Threads { threads: 1 }.in_order(100, &stop, &bar, work);
        assert_eq!(done, [0, 1, 2, 3, 4]);
    }
}
