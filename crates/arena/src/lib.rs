#![doc = include_str!("../README.md")]
#![cfg_attr(
    not(test),
    deny(clippy::unwrap_used, clippy::expect_used, clippy::panic)
)]

mod contest;
mod game;
mod good_opening;
mod likelihood;
mod openings;
mod pair;
mod pentanomial;
mod seated;
mod sprt;
mod spsa;
mod standings;
mod threads;
mod wilson;

pub use contest::Contest;
pub use game::{Ending, LONGEST, Opening, PlayedGame, play_game};
pub use good_opening::{CANDIDATES, good_opening};
pub use openings::Openings;
pub use pair::{MatchGame, PlayedPair, Seating, Side, play_pair};
pub use pentanomial::{Elo, Pentanomial};
pub use seated::{Foul, FoulCause, FoulKind, Seated};
pub use sprt::{Sprt, SprtDecision};
pub use spsa::{Knob, Probe, Spsa};
pub use standings::Standings;
pub use threads::share_out;
pub use wilson::wilson;
