//! What a player could do out of turn.

use rules::{Action, Player, Position, Space};

use crate::tally::Turnings;

/// The same board with this player at the beginning of a turn; `None` if no such position exists.
pub fn as_if_to_move(position: &Position, player: Player) -> Option<Position> {
    if position.to_move() == player && position.bonus().is_none() {
        return Some(*position);
    }
    let mut parts = position.parts();
    parts.to_move = player;
    parts.bonus = None;
    Position::new(&parts).ok()
}

/// Where a piece could slide, and what that would do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Slide {
    /// The space it could stop on.
    pub to: Space,
    /// Every way of stopping there; they differ in the stance.
    pub actions: Vec<Action>,
    /// Whether it can be active there.
    pub is_active: bool,
    /// Whether it can be inactive there, which would earn a bonus.
    pub is_sacrifice: bool,
    /// What it would turn: `own` are pieces of its owner, `theirs` those of the other player.
    pub turned: Turnings,
    /// Whether the other player would then have nothing to slide, even without the bonus.
    pub wins: bool,
}

/// What the piece on a space could do with one slide if its owner were to move, whoever's turn it
/// is; ordered by space, and empty if there is no piece or it cannot slide.
///
/// ```
/// use rules::Position;
///
/// let position: Position = "tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -".parse()?;
/// let slides = motifs::slides_of(&position, "c4".parse()?);
/// let far = slides.iter().find(|slide| slide.to.to_string() == "a4").unwrap();
/// assert_eq!(far.turned.theirs, ["a3".parse()?]);
/// assert!(far.wins, "White's only piece would be turned");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn slides_of(position: &Position, space: Space) -> Vec<Slide> {
    let owner = position.piece_at(space).map(|piece| piece.player);
    let Some(position) = owner.and_then(|owner| as_if_to_move(position, owner)) else {
        return Vec::new();
    };
    let mut slides: Vec<Slide> = Vec::new();
    for action in position.actions() {
        let Action::Slide { from, to, .. } = action else {
            continue;
        };
        if from != space {
            continue;
        }
        let Ok(effects) = position.effects(action) else {
            continue;
        };
        let wins = ended_with(&position, action).winner().is_some();
        let at = match slides.iter().position(|slide| slide.to >= to) {
            Some(at) if slides[at].to == to => at,
            at => {
                let at = at.unwrap_or(slides.len());
                slides.insert(
                    at,
                    Slide {
                        to,
                        actions: Vec::new(),
                        is_active: false,
                        is_sacrifice: false,
                        turned: Turnings::of(&position, &effects),
                        wins: false,
                    },
                );
                at
            }
        };
        let slide = &mut slides[at];
        slide.actions.push(action);
        slide.is_active |= !effects.is_sacrifice;
        slide.is_sacrifice |= effects.is_sacrifice;
        slide.wins |= wins;
    }
    slides
}

/// The position after an action that ends the turn: any bonus it earns is declined.
pub(crate) fn ended_with(position: &Position, action: Action) -> Position {
    let mut after = *position;
    after.play_unchecked(action);
    if after.bonus().is_some() {
        after.play_unchecked(Action::End);
    }
    after
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn looking_as_the_opponent_changes_nothing_but_the_mover() {
        let position = "6u:T10/T10 6/6/6/4T2t1/6/6 w T9/T9 - e3";
        let position: Position = position.parse().unwrap();
        let turned = as_if_to_move(&position, Player::Black).unwrap();
        assert_eq!(turned.to_move(), Player::Black);
        assert_eq!(turned.bonus(), None);
        assert!(turned.pieces().eq(position.pieces()));
    }
}
