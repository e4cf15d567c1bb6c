#![doc = include_str!("../README.md")]
#![cfg_attr(
    not(test),
    deny(clippy::unwrap_used, clippy::expect_used, clippy::panic)
)]

mod baselines;
mod bench;
mod choose;
mod evaluate;
mod level;
mod limits;
mod order;
mod score;
mod search;
mod seat;
mod solver;
mod transposition_table;
mod tuning;

pub use baselines::{Effort, Greedy, Uct, UniformRandom};
pub use bench::{bench, bench_of, bench_positions, bench_with_nets};
pub use choose::Choose;
pub use evaluate::{
    BUCKETS, Evaluate, Hand, Inputs, Interest, Learned, MOST_OUTPUT, NEURONS, Net, NetError,
    NetParts, ONE, OUTPUT_ONE, SHIPPED_NETS, Sight, Trace, Weights, bucket, seen,
};
pub use level::{Level, NoLevel};
pub use limits::{Clock, Clocks, Limits, Stop};
pub use random::Random;
pub use score::Score;
pub use search::{Engine, Info, Line, SearchResult};
pub use seat::EnginePlayer;
pub use solver::{
    Budget, Distance, Proof, ProofNode, ProofStep, ProofTree, ProofVisit, Solver, Verdict, prove,
};
pub use tuning::{Features, Tunables};
