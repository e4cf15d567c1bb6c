//! What is kept on the device: [`brief`] texts and [`drafts`] that are there at once, and
//! [`games`], of which there may be many.

pub mod brief;
mod database;
pub mod drafts;
pub mod games;

pub use database::StoreError;
