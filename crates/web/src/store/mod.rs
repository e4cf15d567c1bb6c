//! Storage on the device. [`local_storage`], [`drafts`] of turns, the [`last_game`] and the
//! [`results`] are synchronous, and [`experience`] says who is new; all [`games`] are in IndexedDB, which is asynchronous. An
//! [`archive`] is all of it as one file. The texts are opaque here, except to the archive where two
//! of them must be merged.

pub mod archive;
mod database;
pub mod drafts;
pub mod experience;
pub mod games;
pub mod last_game;
pub mod local_storage;
pub mod persistence;
pub mod results;

pub use database::StoreError;
