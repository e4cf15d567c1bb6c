//! Finding the motifs of a turn.

use rules::{Action, Direction, Position, Reason, Shape, Space, Turn};

use crate::as_if::as_if_to_move;
use crate::tally::{PlayedAction, Tally};
use crate::{Knowledge, Motif};

/// The motifs of a turn, or of the rest of one, the most important first; none if the turn is not
/// legal. [`Motif`] defines each of them.
///
/// ```
/// use motifs::{Knowledge, Motif, motifs};
/// use rules::Position;
///
/// let position: Position = "tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -".parse()?;
/// let found = motifs(&position, &"a3-d3ne".parse()?, &Knowledge::default());
/// assert_eq!(found, [Motif::LastPiece]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn motifs(before: &Position, turn: &Turn, knowledge: &Knowledge) -> Vec<Motif> {
    let Ok(tally) = Tally::of(before, turn) else {
        return Vec::new();
    };
    let has = |motif: &Motif| match motif {
        Motif::LastPiece => tally.wins().is_some(),
        Motif::DoubleThreat => knowledge.is_double_threat,
        Motif::OnlyDefence => knowledge.is_only_defence,
        Motif::HemIn => !tally.hemmed_in.is_empty(),
        Motif::Chain => tally.steps.len() >= 3,
        Motif::Promote => tally.steps.iter().any(|step| step.effects.promoted),
        Motif::PickUpToReopen => tally.steps.iter().any(reopens),
        Motif::DeclineBonus => declines_bonus(&tally),
        Motif::Flip => tally.steps.iter().any(needs_its_side),
        Motif::Nest => tally.acted().any(|space| rests_in_hollow(&tally, space)),
        Motif::QuietPlacement => is_quiet_placement(before, turn),
        Motif::Sacrifice => {
            let [earlier @ .., _] = tally.steps.as_slice() else {
                return false;
            };
            earlier.iter().any(|step| step.effects.is_sacrifice)
        }
    };
    Motif::ALL.into_iter().filter(has).collect()
}

fn declines_bonus(tally: &Tally) -> bool {
    let last = tally.steps.last();
    tally.wins().is_none() && last.is_some_and(|step| step.effects.bonus.is_some())
}

/// Whether a pick-up frees an own piece, or opens a slide that turns an opponent's piece.
fn reopens(step: &PlayedAction) -> bool {
    let Action::PickUp { .. } = step.action else {
        return false;
    };
    let player = step.before.to_move();
    let mut after = step.before;
    after.play_unchecked(step.action);
    let Some(after) = as_if_to_move(&after, player) else {
        return false;
    };
    let known = ways(&step.before);
    let could_slide = |space: Space| known.iter().any(|(from, _)| *from == space);
    let opens = |action: Action| match action {
        Action::Slide { from, to, .. } if !known.contains(&(from, to)) => {
            !could_slide(from) || turns_theirs(&after, action)
        }
        _ => false,
    };
    after.actions().into_iter().any(opens)
}

/// From where to where the player to move can slide.
fn ways(position: &Position) -> Vec<(Space, Space)> {
    let way = |action| match action {
        Action::Slide { from, to, .. } => Some((from, to)),
        _ => None,
    };
    position.actions().into_iter().filter_map(way).collect()
}

fn turns_theirs(position: &Position, action: Action) -> bool {
    let opponent = position.to_move().opponent();
    let is_theirs = |space: Space| {
        position
            .piece_at(space)
            .is_some_and(|p| p.player == opponent)
    };
    let effects = position.effects(action);
    effects.is_ok_and(|effects| effects.turned.iter().any(|turned| is_theirs(turned.space)))
}

/// Whether a piece with two sides is placed where its neighbours rule out the other side in that
/// stance. On a bounded board half of all placements along the rim depend on the side, which is too
/// common to name.
fn needs_its_side(step: &PlayedAction) -> bool {
    let Action::Place { shape, to, stance } = step.action else {
        return false;
    };
    let other = shape.mirrored();
    let placed = Action::Place {
        shape: other,
        to,
        stance,
    };
    let reason = step.before.why_not(placed);
    matches!(shape, Shape::Regatta | Shape::Flipped)
        && reason.is_some_and(|reason| !matches!(reason, Reason::OverEdge { .. }))
}

/// Whether the piece on a space is active with a corner in a neighbour's hollow.
fn rests_in_hollow(tally: &Tally, space: Space) -> bool {
    let rounded = tally.after.setup().rounded();
    let Some(piece) = tally.after.piece_at(space) else {
        return false;
    };
    // Any piece in the way of a corner must have room for it.
    Direction::ALL.into_iter().any(|direction| {
        let beside = space.step(direction);
        let neighbour = beside.and_then(|beside| tally.after.piece_at(beside));
        let has_room = |neighbour: rules::Piece| neighbour.has_room(direction.opposite());
        piece.protrudes(direction, rounded) && neighbour.is_some_and(has_room)
    })
}

fn is_quiet_placement(before: &Position, turn: &Turn) -> bool {
    let [Action::Place { .. }] = turn.actions() else {
        return false;
    };
    let attacks =
        |action: Action| matches!(action, Action::Slide { .. }) && turns_theirs(before, action);
    before.bonus().is_none() && before.actions().into_iter().any(attacks)
}
