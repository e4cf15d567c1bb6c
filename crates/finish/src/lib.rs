#![doc = include_str!("../README.md")]

mod finder;
mod hindering;
mod lists;
mod search;
mod turning;

pub use finder::{Finder, Verdict, exists, shortest};
pub use lists::Lists;
pub use search::{ChainSearch, Guide, Outcome, Scope};
pub use turning::{Order, for_each_turning};
