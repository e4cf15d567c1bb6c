//! A guest's seat on another device: the link to it, and the page behind the link.

mod back;
mod link;

pub use back::SeatBack;
pub use link::{SeatLink, fetch as fetch_link};
