//! What is kept on the device: [`brief`] texts, [`drafts`] and the [`last`] game, which are there at
//! once, and [`games`], of which there may be many.

pub mod brief;
mod database;
pub mod drafts;
pub mod games;
pub mod last;

pub use database::StoreError;
