//! Sharing: a game as a link or a file, and links to copy or to scan.

mod game;
mod link_to_share;
mod qr_code;

pub use game::{can_share, download, file_name, place, share_address, share_game, share_text};
pub use link_to_share::{Copy, LinkField, QrCode};
