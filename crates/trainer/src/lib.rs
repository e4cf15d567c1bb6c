#![doc = include_str!("../README.md")]

mod contest;
mod eavesdropper;
mod example;
mod fit;
mod generation;
mod page;
mod positions_file;
mod sample;
mod self_play;

pub use contest::{Allowance, ContestTerms, play};
pub use eavesdropper::{Eavesdropper, Heard};
pub use example::{Example, Examples, Views, chance, value};
pub use fit::{Model, Training, fit, loss};
pub use generation::{Figures, Generation, Plan};
pub use page::page;
pub use positions_file::{PositionsError, read, write};
pub use sample::{Origin, Sample, SampleError, SampleOutcome, SampleScore};
pub use self_play::{Recipe, SelfPlay};
