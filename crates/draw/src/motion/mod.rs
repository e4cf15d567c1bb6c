//! An action in motion: the pivot, the slide, each neighbour turning as it is passed, and what
//! follows from it.

mod pose;

use rules::{Action, Direction, Effects, Piece, Player, Position, Shape, Space, Stance};

use crate::layout::UNIT;
use pose::Ease;

pub use pose::Pose;

/// A pivot or a turned neighbour takes this many milliseconds.
const PIVOT: f64 = 130.0;
/// A slide takes this many for every space, within these bounds in total.
const EACH_SPACE: f64 = 70.0;
const SHORTEST: f64 = 130.0;
const LONGEST: f64 = 250.0;
/// A piece put on the board or taken off it.
const LIFT: f64 = 160.0;
/// A piece that slides to its sacrifice is carried, and dropped at the end.
const DROP: f64 = 180.0;
const CARRIED: f64 = 1.08;
/// The hop of a piece that has earned a bonus.
const HOP: f64 = 140.0;
/// The shiver of a player's last active piece.
const SHIVER: f64 = 240.0;
/// The pieces of a player who has lost sink.
const SINK: f64 = 250.0;

/// A pose at one moment.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Key {
    at: f64,
    pose: Pose,
    ease: Ease,
}

/// One piece in motion.
#[derive(Clone, PartialEq, Debug)]
struct Track {
    space: Space,
    keys: Vec<Key>,
}

/// An action in motion. Pieces are named by the spaces where they stand afterwards.
///
/// ```
/// use draw::Motion;
/// use rules::{Action, Position};
///
/// let before: Position = "tixel 6/6/6/1t54/6/T15 w T9/T9 - -".parse()?;
/// let action: Action = "a1-a3ne".parse()?;
/// let motion = Motion::of(&before, action, &before.effects(action)?);
/// let start = motion.pose("a3".parse()?, 0.0).ok_or("a3 moves")?;
/// assert_eq!((start.x, start.y), (0.0, 200.0));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Motion {
    tracks: Vec<Track>,
    leaving: Option<(Space, Piece)>,
    last_piece: Option<Space>,
    length: f64,
    /// How many times as long as normal it takes.
    slowness: f64,
}

impl Motion {
    /// The motion of a legal action with these effects, whether or not its turn is ever sent.
    pub fn of(before: &Position, action: Action, effects: &Effects) -> Motion {
        let mut motion = Motion::still();
        match action {
            Action::Slide { from, to, .. } => motion.slide(before, (from, to), effects),
            Action::Place { .. } => {
                if let Some((space, piece)) = effects.stands {
                    let pose = Pose::rest(piece.stance);
                    let raised = Pose {
                        scale: 1.3,
                        opacity: 0.0,
                        ..pose
                    };
                    motion.add(space, [(0.0, raised), (LIFT, pose)]);
                }
            }
            Action::Activate { at, .. } | Action::Pivot { at, .. } => {
                if let (Some(was), Some((_, is))) = (before.piece_at(at), effects.stands) {
                    motion.add(at, pivot(0.0, Pose::rest(was.stance), is.stance));
                }
            }
            Action::PickUp { at } => {
                if let Some(piece) = before.piece_at(at) {
                    let pose = Pose::rest(piece.stance);
                    let raised = Pose {
                        scale: 1.3,
                        opacity: 0.0,
                        ..pose
                    };
                    motion.add(at, [(0.0, pose), (LIFT, raised)]);
                    motion.leaving = Some((at, piece));
                }
            }
            Action::End => {}
        }
        if let (true, Some(space)) = (effects.is_sacrifice, effects.bonus) {
            motion.follow(space, &[(0.5 * HOP, 1.06, 0.0), (HOP, 1.0, 0.0)]);
        }
        motion
    }

    /// The same motion, taking this many times as long as normal.
    #[must_use]
    pub fn slowed(self, slowness: f64) -> Motion {
        Motion { slowness, ..self }
    }

    /// The consequence of a turn, shown once it is sent: a last piece, or the end. Often there is
    /// none.
    pub fn of_outcome(before: &Position, after: &Position) -> Motion {
        let mut motion = Motion::still();
        if let Some(winner) = after.winner() {
            let lost = after.pieces().filter(|(_, piece)| piece.player != winner);
            for (space, piece) in lost {
                motion.add(space, [(0.0, Pose::rest(piece.stance))]);
                motion.follow(space, &[(0.45 * SINK, 0.86, 0.0), (SINK, 1.0, 0.0)]);
            }
            return motion;
        }
        motion.last_piece = Player::ALL.into_iter().find_map(|player| {
            active(before, player)
                .nth(1)
                .and(only(active(after, player)))
        });
        if let Some(space) = motion.last_piece
            && let Some(piece) = after.piece_at(space)
        {
            let shiver = [(0.25, 6.0), (0.5, -5.0), (0.75, 2.5), (1.0, 0.0)];
            let shiver = shiver.map(|(share, degrees)| (share * SHIVER, 1.0, degrees));
            motion.add(space, [(0.0, Pose::rest(piece.stance))]);
            motion.follow(space, &shiver);
        }
        motion
    }

    /// Nothing moves.
    fn still() -> Motion {
        Motion {
            tracks: Vec::new(),
            leaving: None,
            last_piece: None,
            length: 0.0,
            slowness: 1.0,
        }
    }

    /// Adds poses after the last one of a piece: how much later each is, its scale, and by how many
    /// degrees it is turned from the last one.
    fn follow(&mut self, space: Space, poses: &[(f64, f64, f64)]) {
        let track = self.tracks.iter().find(|track| track.space == space);
        let Some(last) = track.and_then(|track| track.keys.last().copied()) else {
            return;
        };
        for (later, scale, degrees) in poses {
            let pose = Pose {
                scale: *scale,
                angle: last.pose.angle + degrees,
                ..last.pose
            };
            self.arrive(space, last.at + later, pose, Ease::Smooth);
        }
    }

    fn slide(&mut self, before: &Position, (from, to): (Space, Space), effects: &Effects) {
        let (Some(was), Some((_, is))) = (before.piece_at(from), effects.stands) else {
            return;
        };
        let Some(direction) = from.direction_to(to) else {
            return;
        };
        let travelling = travels_as(before, to, direction, was, is);
        let (x, y) = offset(to, from);
        let spaces = x.abs().max(y.abs()) / UNIT;
        let length = (spaces * EACH_SPACE).clamp(SHORTEST, LONGEST);
        let start = Pose {
            x,
            y,
            ..Pose::rest(was.stance)
        };
        let aligned = Pose {
            angle: nearest(start.angle, travelling),
            scale: if effects.is_sacrifice { CARRIED } else { 1.0 },
            ..start
        };
        let arrived = Pose {
            x: 0.0,
            y: 0.0,
            ..aligned
        };
        let arrival = PIVOT + length;
        self.add(to, [(0.0, start), (PIVOT, aligned), (arrival, arrived)]);
        if effects.is_sacrifice {
            let down = Pose {
                scale: 1.0,
                ..arrived
            };
            self.arrive(to, arrival + DROP, down, Ease::Drop);
        } else if is.stance != travelling {
            let angle = nearest(aligned.angle, is.stance);
            let turned = Pose { angle, ..arrived };
            self.arrive(to, arrival + PIVOT, turned, Ease::Smooth);
        }
        for turned in &effects.turned {
            // A neighbour begins to turn as the slide enters the space beside it.
            let (x, y) = offset(from, turned.space);
            let along = match direction {
                Direction::N | Direction::S => y.abs(),
                Direction::E | Direction::W => x.abs(),
            };
            let passed = PIVOT + length * ((along / UNIT - 0.8) / spaces).clamp(0.0, 1.0);
            let [begin, (end, pose)] = pivot(passed, Pose::rest(turned.from), turned.to);
            self.add(turned.space, [begin]);
            self.arrive(turned.space, end, pose, Ease::Settle);
        }
    }

    fn add(&mut self, space: Space, poses: impl IntoIterator<Item = (f64, Pose)>) {
        self.tracks.push(Track {
            space,
            keys: Vec::new(),
        });
        for (at, pose) in poses {
            self.arrive(space, at, pose, Ease::Smooth);
        }
    }

    /// Adds a pose that a piece reaches at a moment.
    fn arrive(&mut self, space: Space, at: f64, pose: Pose, ease: Ease) {
        if let Some(track) = self.tracks.iter_mut().find(|track| track.space == space) {
            track.keys.push(Key { at, pose, ease });
            self.length = self.length.max(at);
        }
    }

    /// Its duration in milliseconds.
    pub fn length(&self) -> f64 {
        self.length * self.slowness
    }

    /// The last active piece of a player who had more of them before.
    pub fn last_piece(&self) -> Option<Space> {
        self.last_piece
    }

    /// The piece that leaves the board, and so is not in the position afterwards.
    pub fn leaving(&self) -> Option<(Space, Piece)> {
        self.leaving
    }

    /// The pose of the piece on a space after this many milliseconds; `None` if it is at rest all
    /// the time.
    pub fn pose(&self, space: Space, time: f64) -> Option<Pose> {
        let time = time / self.slowness;
        let track = self.tracks.iter().find(|track| track.space == space)?;
        let next = track.keys.iter().position(|key| key.at > time);
        let pose = match next {
            Some(0) => track.keys[0].pose,
            Some(next) => {
                let (a, b) = (track.keys[next - 1], track.keys[next]);
                a.pose
                    .towards(b.pose, b.ease.at((time - a.at) / (b.at - a.at)))
            }
            None => track.keys.last()?.pose,
        };
        Some(pose)
    }
}

/// From the middle of one space to the middle of another, with White at the bottom.
fn offset(from: Space, to: Space) -> (f64, f64) {
    let between = |a: u8, b: u8| (f64::from(b) - f64::from(a)) * UNIT;
    (
        between(from.file(), to.file()),
        between(to.rank(), from.rank()),
    )
}

/// A turn on the spot by the shorter way.
fn pivot(at: f64, from: Pose, to: Stance) -> [(f64, Pose); 2] {
    let angle = nearest(from.angle, to);
    [(at, from), (at + PIVOT, Pose { angle, ..from })]
}

/// The angle of a stance that is nearest to another angle.
fn nearest(from: f64, stance: Stance) -> f64 {
    let to = 45.0 * f64::from(stance as u8);
    let turns = ((from - to) / 360.0).round();
    to + 360.0 * turns
}

/// An inactive stance in which the piece could have travelled. The rules only say that one exists;
/// the animation has to show one.
fn travels_as(before: &Position, to: Space, direction: Direction, was: Piece, is: Piece) -> Stance {
    if !is.is_active() {
        return is.stance;
    }
    if was.shape == Shape::Tix {
        return Stance::N;
    }
    let rounded = before.setup().rounded();
    let ahead = to.step(direction).and_then(|space| before.piece_at(space));
    if ahead.is_some_and(|piece| piece.protrudes(direction.opposite(), rounded)) {
        return direction.stance();
    }
    let away = |stance: Stance, from: Stance| from.eighths_to(stance).min(stance.eighths_to(from));
    let beside = [was.stance.turned(1), was.stance.turned(7)];
    let [a, b] = beside;
    if away(a, is.stance) <= away(b, is.stance) {
        a
    } else {
        b
    }
}

/// The spaces of a player's active pieces.
fn active(position: &Position, player: Player) -> impl Iterator<Item = Space> {
    let own = position.pieces();
    own.filter(move |(_, piece)| piece.player == player && piece.is_active())
        .map(|(space, _)| space)
}

/// The one item, if there is no other.
fn only<T>(mut items: impl Iterator<Item = T>) -> Option<T> {
    let first = items.next();
    first.filter(|_| items.next().is_none())
}

#[cfg(test)]
mod tests;
