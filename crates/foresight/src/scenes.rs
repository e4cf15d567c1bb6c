//! Positions worth asking about: from games in which slides are as likely as placements.

use random::Random;
use rules::{Action, Position, Setup};

use crate::Grade;

/// A game is abandoned after this many actions.
const LONGEST: u32 = 200;

/// Plays a game until the board has as many pieces as the grade wants, nobody has lost, and no
/// bonus is open; `None` if that does not happen.
pub(crate) fn scene(setup: Setup, grade: Grade, random: &mut Random) -> Option<Position> {
    let wanted = grade.pieces(setup.size());
    let (least, most) = (*wanted.start() as u32, *wanted.end() as u32);
    let count = (least + random.below(most - least + 1)) as usize;
    let mut position = Position::start(setup);
    for _ in 0..LONGEST {
        let ready = position.pieces().count() >= count && position.bonus().is_none();
        if ready && position.winner().is_none() {
            return Some(position);
        }
        position.play_unchecked(natural_action(&position, random)?);
    }
    None
}

/// A slide or another action with equal probability, however many there are of each.
pub(crate) fn natural_action(position: &Position, random: &mut Random) -> Option<Action> {
    let actions = position.actions();
    let (slides, others): (Vec<Action>, Vec<Action>) = actions
        .into_iter()
        .partition(|action| matches!(action, Action::Slide { .. }));
    let from = match random.below(2) {
        0 if !slides.is_empty() => slides,
        _ if others.is_empty() => slides,
        _ => others,
    };
    (!from.is_empty()).then(|| random.pick(&from))
}
