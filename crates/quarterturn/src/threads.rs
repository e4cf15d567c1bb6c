//! The number of threads.

use std::num::NonZero;
use std::thread;

use clap::Args;

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
}
