//! What an action does, in words.

use rules::{Action, Direction, Effects, Piece, Player, Position, Shape, Space, Turned};

/// The sentences that tell what a legal action does, the acting piece first.
pub(crate) fn describe(position: &Position, action: Action, effects: &Effects) -> Vec<String> {
    let mut sentences = vec![deed(position, action, effects)];
    let turned = effects.turned.iter();
    sentences.extend(turned.filter_map(|turned| turning(position, turned)));
    sentences
}

/// Who goes on, and whether anybody can.
pub(crate) fn what_next(effects: &Effects) -> String {
    let next = effects.next;
    match effects.bonus {
        Some(space) => {
            format!("{next} may do a bonus action for the piece on {space}, or `end` the turn.")
        }
        None if effects.next_has_lost => format!(
            "{next} has no legal action and has lost: {} wins.",
            next.opponent()
        ),
        None => format!("{next} is to move."),
    }
}

fn deed(position: &Position, action: Action, effects: &Effects) -> String {
    let player = position.to_move();
    let stands = effects.stands.map(|(_, piece)| piece);
    match (action, stands) {
        (Action::Place { to, .. }, Some(piece)) => {
            let what = kind(piece.shape);
            let stance = stance(piece);
            format!("{player} places a {what} piece on {to}: {stance}.")
        }
        (Action::Slide { from, to, .. }, Some(piece)) => {
            let what = kind(piece.shape);
            let way = way(from, to);
            let how = if piece.is_active() {
                format!("becomes {}", stance(piece))
            } else {
                format!("stays {}: a sacrifice", stance(piece))
            };
            format!("{player}'s {what} piece slides {way} from {from} to {to} and {how}.")
        }
        (Action::Activate { at, .. }, Some(piece)) => {
            let what = kind(piece.shape);
            format!("{player}'s {what} piece on {at} becomes {}.", stance(piece))
        }
        (Action::Pivot { at, stance }, Some(piece)) => {
            let what = kind(piece.shape);
            let from = position.piece_at(at).map_or(stance, |piece| piece.stance);
            format!("{player}'s {what} piece on {at} is pivoted from {from} to {stance}.")
        }
        (Action::PickUp { at }, _) => pick_up(position, player, at, effects.promoted),
        _ => format!("{player} ends the turn without taking the bonus."),
    }
}

fn pick_up(position: &Position, player: Player, at: Space, promoted: bool) -> String {
    let what = position.piece_at(at).map_or("", |piece| kind(piece.shape));
    if !promoted {
        return format!("{player} takes the {what} piece on {at} back into the pool.");
    }
    let left = position.promotions(player).saturating_sub(1);
    let s = if left == 1 { "" } else { "s" };
    format!(
        "{player} picks up the {what} piece on {at}. It is promoted: it leaves the game and a \
         Regatta piece enters the pool instead ({left} promotion{s} left)."
    )
}

fn turning(position: &Position, turned: &Turned) -> Option<String> {
    let space = turned.space;
    let piece = position.piece_at(space)?;
    // Slides turn what is to their right clockwise and what is to their left the other way.
    let (side, sense) = if turned.is_clockwise() {
        ("right", "clockwise")
    } else {
        ("left", "anticlockwise")
    };
    let (whose, what) = (piece.player, kind(piece.shape));
    let how = if piece.shape.has_hollow() {
        format!("{sense} from {} to {}", turned.from, turned.to)
    } else {
        sense.to_owned()
    };
    Some(format!(
        "{whose}'s {what} piece on {space}, {side} of the path, is turned {how}: now inactive."
    ))
}

fn kind(shape: Shape) -> &'static str {
    match shape {
        Shape::Tix => "Tix",
        Shape::Tixel => "Tixel",
        Shape::Regatta => "Regatta",
        Shape::Flipped => "flipped Regatta",
    }
}

/// `active, its hollow facing ne`; a Tix piece has no hollow.
fn stance(piece: Piece) -> String {
    let state = if piece.is_active() {
        "active"
    } else {
        "inactive"
    };
    if piece.shape.has_hollow() {
        format!("{state}, its hollow facing {}", piece.stance)
    } else {
        state.to_owned()
    }
}

/// `3 spaces north`.
fn way(from: Space, to: Space) -> String {
    let length = from.file().abs_diff(to.file()) + from.rank().abs_diff(to.rank());
    let s = if length == 1 { "" } else { "s" };
    let direction = match from.direction_to(to) {
        Some(Direction::N) => "north",
        Some(Direction::E) => "east",
        Some(Direction::S) => "south",
        Some(Direction::W) | None => "west",
    };
    format!("{length} space{s} {direction}")
}
