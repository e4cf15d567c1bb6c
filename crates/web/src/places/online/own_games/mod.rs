//! One's own games that go on, and the challenges that wait for an answer, wherever one is.
//!
//! The server knows them: [`news`] asks it from time to time, and counts what waits in the title and the
//! icon of the page; [`asking`] says when, [`mod@tell`] tells of what is new. [`kept`] is what this device
//! remembers while the server cannot be reached, [`list`] what is seen on Home and on Play.

mod asking;
mod icon;
pub(super) mod kept;
mod list;
pub(super) mod news;
mod tell;

pub use list::OwnGames;
pub use news::News;
