//! The lobby: who is looking for an opponent, and what concerns the person at this screen.
//!
//! [`state`] keeps what the server says, without a browser; [`feed`] is the socket on which it says it;
//! [`requests`] is everything one can do.

pub mod feed;
pub mod requests;
pub mod state;
