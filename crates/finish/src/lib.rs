#![doc = include_str!("../README.md")]

mod board;
mod finder;
mod hindering;
mod lists;
mod scope;
mod search;
mod turning;

pub use board::Board;
pub use finder::{Finder, Finding, exists, shortest};
pub use lists::Lists;
pub use scope::{Everything, Promising, SearchScope};
pub use search::{ChainResult, ChainSearch, Guide};
pub use turning::{Order, for_each_turning};
