//! Which actions can help to stop every slidable piece.

use rules::{Action, Direction, Stance, Word};

/// The pieces that must all be stopped from sliding.
pub(crate) struct Targets<W> {
    pieces: W,
    /// The spaces where a placed or turned piece can hinder all of them at once.
    common: W,
    board: W,
}

impl<W: Word> Targets<W> {
    pub(crate) fn new(pieces: W, board: W) -> Targets<W> {
        let common = pieces.spaces().fold(board, |common, space| {
            common & hindering(W::of(space), board)
        });
        Targets {
            pieces,
            common,
            board,
        }
    }

    /// Whether an action may be part of a turn that stops all of them. Sound by the rules of
    /// sliding: everything a slide depends on lies within two spaces along its line.
    pub(crate) fn can_be_stopped_by(&self, action: Action) -> bool {
        match action {
            // Neither declining nor removing a piece hinders a slide.
            Action::End | Action::PickUp { .. } => self.pieces.is_empty(),
            Action::Place { to: at, .. }
            | Action::Activate { at, .. }
            | Action::Pivot { at, .. } => self.common.contains(at),
            Action::Slide { from, to, stance } => {
                let ends_turn = stance.is_some_and(Stance::is_active);
                let Some(direction) = from.direction_to(to).filter(|_| ends_turn) else {
                    return true;
                };
                let path = W::path(from, to, direction);
                let beside = path.stepped(direction.turned(1), self.board)
                    | path.stepped(direction.turned(3), self.board);
                let reached = beside | hindering(W::of(to), self.board);
                self.pieces.minus(reached).is_empty()
            }
        }
    }
}

/// The spaces from which a piece can hinder a slide that starts on one of these, and vice versa:
/// one or two steps away in a line.
fn hindering<W: Word>(spaces: W, board: W) -> W {
    Direction::ALL
        .into_iter()
        .fold(W::EMPTY, |near, direction| {
            let one = spaces.stepped(direction, board);
            near | one | one.stepped(direction, board)
        })
}
