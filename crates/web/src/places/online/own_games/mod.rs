//! The user's games in progress, and open challenges, on every page.
//!
//! The server knows them: [`news`] polls it and counts waiting items in the title and the icon of
//! the page; [`asking`] says when, [`mod@tell`] announces what is new. [`kept`] is stored on this
//! device for when the server is unreachable, [`list`] is shown on Home and on Play.

mod asking;
mod icon;
pub(super) mod kept;
mod list;
pub(super) mod news;
mod tell;

pub use list::OwnGames;
pub use news::News;
