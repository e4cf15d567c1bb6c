//! The search: iterative deepening alpha-beta, with one ply per action.

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
pub use line::{Info, Line, SearchResult};
