//! The picture in words, for those who do not see it.

use std::fmt::Write;

use rules::{Parts, Player};

/// The game and who moves.
pub(crate) fn title(parts: &Parts) -> String {
    let game = match parts.setup.name() {
        Some("tix") => "Tix".to_string(),
        Some("tixel") => "Tixel".to_string(),
        Some("poka-yoke") => "Tixel with Poka Yoke".to_string(),
        Some("regatta") => "Regatta".to_string(),
        _ => parts.setup.to_string(),
    };
    format!("{game}, {} to move", parts.to_move)
}

/// Every piece and both pools.
pub(crate) fn description(parts: &Parts) -> String {
    let mut text = String::new();
    for player in Player::ALL {
        let _ = write!(text, "{player}:");
        let mut pieces = parts.pieces.clone();
        pieces.retain(|(_, piece)| piece.player == player);
        pieces.sort_unstable_by_key(|(space, _)| *space);
        for (space, piece) in pieces {
            let _ = write!(text, " {} {space}", piece.shape.letter());
            if piece.shape.has_hollow() {
                let _ = write!(text, " {}", piece.stance);
            } else if piece.is_active() {
                text.push_str(" active");
            }
            text.push(',');
        }
        let _ = write!(text, " pool {}. ", parts.pools[player as usize]);
    }
    if let Some(space) = parts.bonus {
        let _ = write!(text, "{} has a bonus action for {space}.", parts.to_move);
    }
    text.truncate(text.trim_end().len());
    text
}
