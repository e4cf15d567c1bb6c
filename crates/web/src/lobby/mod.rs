//! The lobby: who is looking for an opponent, and what concerns the user.
//!
//! [`state`] holds what the server sends, independent of the browser; [`feed`] is the socket;
//! [`requests`] are all actions.

pub mod feed;
pub mod requests;
pub mod state;
