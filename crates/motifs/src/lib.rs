#![doc = include_str!("../README.md")]
#![cfg_attr(
    not(test),
    deny(clippy::unwrap_used, clippy::expect_used, clippy::panic)
)]

mod as_if;
mod detect;
mod escape;
mod example;
mod guard;
mod knowledge;
mod motif;
mod prover;
mod tally;

pub use as_if::{Slide, as_if_to_move, slides_of};
pub use detect::motifs;
pub use example::{Example, example};
pub use guard::{Guard, Safety};
pub use knowledge::{Knowledge, Outlook, Reasons};
pub use motif::{Motif, UnknownMotif};
pub use prover::Prover;
pub use tally::{Tally, Turnings, Way};
