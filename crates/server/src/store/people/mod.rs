//! People in the tables: accounts, sessions, blocks, ratings, and lists of games.

mod accounts;
mod blocks;
mod lists;
pub(super) mod ratings;
mod sessions;

pub use accounts::Account;
pub use blocks::Block;
pub use lists::{Listed, NotAKey, PageKey, Which};
pub use ratings::{StoredChange, StoredRating};
pub use sessions::{NewSession, SignedIn, StoredSession};
