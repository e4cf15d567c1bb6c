//! People in the tables: accounts, sessions, tokens, blocks, reports, ratings, and lists of games.

mod accounts;
mod blocks;
mod lists;
pub(super) mod ratings;
mod reports;
mod sessions;
mod settings;
mod tokens;
mod vacations;

pub use accounts::{Account, BotAccount, Deleted, Identity, Owner};
pub use blocks::Block;
pub use lists::{Listed, NotAKey, PageKey, Which};
pub use ratings::{StoredChange, StoredRating};
pub use reports::{NewReport, StoredReport};
pub use sessions::{NewSession, SignedIn};
pub use tokens::{MOST_TOKENS, NewProgram, Program};
