//! What server and browser say to each other about an online game.
//!
//! An online game is a list of numbered [`Entry`]s: what happened, and when. A browser sends
//! [`Command`]s and gets entries and [`View`]s, or a [`Refusal`]. [`message`] has the messages of
//! the socket. Nothing here decides anything: that is up to the crate `online`.
//!
//! Unknown fields are ignored, so that a server and a page of neighbouring releases understand each
//! other. An event of an unknown kind is kept as [`Event::Unknown`].

mod command;
mod conditional;
mod event;
mod id;
pub mod message;
mod odds;
mod phrase;
mod refusal;
mod terms;
mod time;
mod view;

pub use command::{Claim, Command};
pub use conditional::{ConditionalTurn, ConditionalTurns};
pub use event::{EndReason, Entry, Event, Offer, Outcome};
pub use id::{GameCode, NotAnId, PersonId, Seat, TurnId};
pub use odds::suggested;
pub use phrase::{Phrase, Said};
pub use refusal::Refusal;
pub use terms::{Repetition, Stakes, Terms, TermsFault, TimeOdds, Timing, Visibility};
pub use time::{LAG_PER_TURN, LAG_QUOTA, LAG_REFILL, Time};
pub use view::{Away, ClockView, OpenOffer, Receipt, SeatView, TurnView, View};
