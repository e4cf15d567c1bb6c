//! Storage on the device. [`local_storage`], [`drafts`] of turns, the [`last_game`] and the
//! [`results`] can be read at once; all [`games`] are in IndexedDB, which answers later. An
//! [`archive`] is all of it as one file. What the texts mean is known to the places that write
//! them, and to the archive where two of them must be merged.

pub mod archive;
mod database;
pub mod drafts;
pub mod games;
pub mod last_game;
pub mod local_storage;
pub mod persistence;
pub mod results;

pub use database::StoreError;
