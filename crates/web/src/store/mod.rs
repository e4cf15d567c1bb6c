//! Storage on the device. [`local_storage`], [`drafts`] of turns and the [`last_game`] can be read
//! at once; all [`games`] are in IndexedDB, which answers later.

mod database;
pub mod drafts;
pub mod games;
pub mod last_game;
pub mod local_storage;

pub use database::StoreError;
