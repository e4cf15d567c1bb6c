#![doc = include_str!("../README.md")]

mod contest;
mod eavesdropper;
mod fit;
mod generation;
mod lesson;
mod page;
mod positions_file;
mod sample;
mod self_play;

pub use contest::{Allowance, Terms, play};
pub use eavesdropper::{Eavesdropper, Heard};
pub use fit::{Course, Model, fit, loss};
pub use generation::{Figures, Generation, Plan};
pub use lesson::{Lesson, Lessons, Views, chance, value};
pub use page::page;
pub use positions_file::{PositionsError, read, write};
pub use sample::{Origin, Outcome, Sample, SampleError, SampleScore};
pub use self_play::{Recipe, SelfPlay};
