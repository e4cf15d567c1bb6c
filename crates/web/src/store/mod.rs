//! What is kept on the device: [`brief`] texts that are there at once, and [`games`], of which
//! there may be many.

pub mod brief;
mod database;
pub mod games;

pub use database::StoreError;
