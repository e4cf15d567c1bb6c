//! How many threads work.

use std::num::NonZero;
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

    /// Shares out work as [`arena::share_out`] does.
    pub(crate) fn share<T: Default + Send>(
        self,
        jobs: usize,
        work: impl Fn(usize, &mut T) + Sync,
    ) -> Vec<T> {
        arena::share_out(self.count(), jobs, work)
    }
}
