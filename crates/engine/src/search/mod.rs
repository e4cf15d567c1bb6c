//! The search: iterative deepening alpha-beta, one action one ply.

mod engine;
mod finisher;
mod firsts;
mod leaf;
mod line;
mod node;
mod oversight;
mod root;
mod taken;
mod worker;

pub use engine::Engine;
pub use line::{Info, Line, Report};
