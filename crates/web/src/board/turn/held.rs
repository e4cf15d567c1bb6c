//! What a player holds, and the legal actions for it.

use rules::{Action, Kind, Player, Setup, Shape, Space};

/// What a player holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Held {
    /// A piece on the board.
    Piece(Space),
    /// A piece of the pool, with the side that is up.
    Pool(Shape),
}

/// The legal actions that take the held piece to a space: slides and placements.
pub fn leading_to(actions: &[Action], held: Held, to: Space) -> Vec<Action> {
    let leads = |action: &&Action| match (held, **action) {
        (Held::Piece(space), Action::Slide { from, to: end, .. }) => from == space && end == to,
        (
            Held::Pool(shape),
            Action::Place {
                shape: of, to: end, ..
            },
        ) => of.kind() == shape.kind() && end == to,
        _ => false,
    };
    actions.iter().filter(leads).copied().collect()
}

/// What can be done with a piece where it stands: activate it, pivot it, pick it up.
pub fn in_place(actions: &[Action], space: Space) -> Vec<Action> {
    let here = |action: &&Action| match **action {
        Action::Activate { at, .. } | Action::Pivot { at, .. } | Action::PickUp { at } => {
            at == space
        }
        _ => false,
    };
    actions.iter().filter(here).copied().collect()
}

/// The space an action belongs to.
pub fn acting_space(action: Action) -> Option<Space> {
    match action {
        Action::Place { to, .. } | Action::Slide { to, .. } => Some(to),
        Action::Activate { at, .. } | Action::Pivot { at, .. } | Action::PickUp { at } => Some(at),
        Action::End => None,
    }
}

/// The kinds a player can have in a game: those of the pool at its start, and Regatta pieces where
/// pieces are promoted.
pub fn kinds(setup: Setup, player: Player) -> Vec<Kind> {
    let (given, promotions) = (setup.pool(player), setup.promotions());
    Kind::ALL
        .into_iter()
        .filter(|kind| given.count(*kind) > 0 || (*kind == Kind::Regatta && promotions > 0))
        .collect()
}
