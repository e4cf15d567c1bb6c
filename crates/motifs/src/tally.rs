//! What a whole turn does, counted separately for both players.

use rules::{Action, Effects, Piece, Player, Position, Space, Turn, TurnError};

/// The pieces that are turned, told apart by owner.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Turnings {
    /// The opponent's pieces.
    pub theirs: Vec<Space>,
    /// The acting player's own pieces.
    pub own: Vec<Space>,
}

impl Turnings {
    /// What one action turns.
    pub(crate) fn of(position: &Position, effects: &Effects) -> Turnings {
        let mut turnings = Turnings::default();
        turnings.add(position, effects);
        turnings
    }

    fn add(&mut self, position: &Position, effects: &Effects) {
        for turned in &effects.turned {
            let Some(piece) = position.piece_at(turned.space) else {
                continue;
            };
            let list = if piece.player == position.to_move() {
                &mut self.own
            } else {
                &mut self.theirs
            };
            if !list.contains(&turned.space) {
                list.push(turned.space);
            }
        }
    }
}

/// How a turn leaves the opponent nothing to slide.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Way {
    /// All pieces that could slide are turned.
    Turning,
    /// None of them is turned: all are hemmed in.
    Hemming,
    /// Some are turned and some hemmed in, or none could slide to begin with.
    Stopping,
}

/// One action of a turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct PlayedAction {
    /// The position in which it is played.
    pub(crate) before: Position,
    pub(crate) action: Action,
    pub(crate) effects: Effects,
}

/// What a whole turn does.
///
/// ```
/// use motifs::{Tally, Way};
/// use rules::Position;
///
/// let position: Position = "tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -".parse()?;
/// let tally = Tally::of(&position, &"a3-d3ne".parse()?)?;
/// assert_eq!(tally.turned.theirs, ["c2".parse()?, "c4".parse()?]);
/// assert!(tally.turned.own.is_empty());
/// assert_eq!(tally.wins(), Some(Way::Turning));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    /// Who plays the turn.
    pub player: Player,
    /// The pieces it turns that are still inactive when it ends.
    pub turned: Turnings,
    /// The opponent's pieces that could slide before, are still active, and cannot slide any more.
    pub hemmed_in: Vec<Space>,
    /// The opponent's pieces that could slide before the turn.
    pub could_slide: Vec<Space>,
    /// The position after it.
    pub after: Position,
    pub(crate) steps: Vec<PlayedAction>,
}

impl Tally {
    /// Counts what a turn, or the rest of one, does.
    ///
    /// # Errors
    /// The first action that is not legal or comes after the end of the turn.
    pub fn of(before: &Position, turn: &Turn) -> Result<Tally, TurnError> {
        let after = before.play_turn(turn)?;
        let player = before.to_move();
        let opponent = player.opponent();
        let mut now = *before;
        let mut turned = Turnings::default();
        let mut steps = Vec::new();
        for &action in turn.actions() {
            if let Ok(effects) = now.effects(action) {
                turned.add(&now, &effects);
                steps.push(PlayedAction {
                    before: now,
                    action,
                    effects,
                });
            }
            now.play_unchecked(action);
        }
        // A piece that was turned may have been activated or picked up later in the turn.
        let is_inactive = |space: &Space| {
            let piece = after.piece_at(*space);
            piece.is_some_and(|piece| piece.player == player && !piece.is_active())
        };
        turned.own.retain(is_inactive);
        turned.own.sort_unstable();
        turned.theirs.sort_unstable();
        let could_slide = before.slidable(opponent);
        let can_slide = after.slidable(opponent);
        let is_hemmed_in = |space: &&Space| {
            let is_active = after.piece_at(**space).is_some_and(Piece::is_active);
            is_active && !can_slide.contains(space)
        };
        Ok(Tally {
            player,
            turned,
            hemmed_in: could_slide.iter().filter(is_hemmed_in).copied().collect(),
            could_slide,
            after,
            steps,
        })
    }

    /// How the turn wins, if it does.
    pub fn wins(&self) -> Option<Way> {
        self.after.winner()?;
        let is_turned = |space: &&Space| self.turned.theirs.contains(space);
        let turned = self.could_slide.iter().filter(is_turned).count();
        Some(match (turned, self.could_slide.len()) {
            (0, 1..) => Way::Hemming,
            (1.., all) if turned == all => Way::Turning,
            _ => Way::Stopping,
        })
    }

    /// The pieces sacrificed for a bonus that are still inactive when the turn ends.
    pub fn sacrificed(&self) -> Vec<Space> {
        let sacrifices = self.steps.iter().filter(|step| step.effects.is_sacrifice);
        let spaces = sacrifices.filter_map(|step| step.effects.bonus);
        let is_inactive = |space: &Space| {
            let piece = self.after.piece_at(*space);
            piece.is_some_and(|piece| !piece.is_active())
        };
        spaces.filter(is_inactive).collect()
    }

    /// The spaces of the pieces that acted, where they stand when the turn ends, if still on the
    /// board.
    pub(crate) fn acted(&self) -> impl Iterator<Item = Space> + '_ {
        let standing = self.steps.iter().filter_map(|step| step.effects.stands);
        let is_there = |space: &Space| {
            let piece = self.after.piece_at(*space);
            piece.is_some_and(|piece| piece.player == self.player)
        };
        standing.map(|(space, _)| space).filter(is_there)
    }
}
