//! What server and browser say to each other about people: their accounts, ratings and games.
//!
//! A person is a guest, known by a cookie, or has an account with a [`Name`]. [`account`] has the
//! bodies of requests about one's own account, [`Export`] is all of one's data, [`Profile`] is what everyone may know of a person.
//! A request that fails is answered with a [`Fault`].

pub mod account;
mod export;
mod fault;
mod name;
mod profile;
mod rating;
mod report;
mod token;
mod vacation;

pub use export::{Export, ExportedGame};
pub use fault::{Fault, FaultKind};
pub use name::{Name, NameFault};
pub(crate) use profile::is_annulled;
pub use profile::{CategoryRating, GamePage, GameSummary, Leader, Point, Profile};
pub use rating::{PlayerView, RatedGame, RatingChange, RatingView, Speed};
pub use report::{Report, ReportReason};
pub use token::{NewToken, Scope, Token, TokenMade};
pub use vacation::Vacation;
