//! Storage on the device. [`local_storage`], [`drafts`] of turns, the [`last_game`] and the
//! [`results`] can be read at once; all [`games`] are in IndexedDB, which answers later. What the
//! texts mean is known to the places that write them.

mod database;
pub mod drafts;
pub mod games;
pub mod last_game;
pub mod local_storage;
pub mod persistence;
pub mod results;

pub use database::StoreError;
