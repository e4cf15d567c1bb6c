//! An action in motion: the pivot, the slide, and each neighbour turning as it is passed.

use rules::{Action, Direction, Effects, Piece, Position, Reason, Shape, Space, Stance};

use crate::layout::UNIT;

/// A pivot or a turned neighbour takes this many milliseconds.
const PIVOT: f64 = 130.0;
/// A slide takes this many for every space, within these bounds in total.
const EACH_SPACE: f64 = 70.0;
const SHORTEST: f64 = 130.0;
const LONGEST: f64 = 250.0;
/// A piece put on the board or taken off it.
const LIFT: f64 = 160.0;

/// What a piece looks like at one moment, with White at the bottom.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pose {
    /// Its distance from the middle of its space to the right; a space is 100 wide.
    pub x: f64,
    /// Its distance downwards.
    pub y: f64,
    /// Degrees clockwise from `n`.
    pub angle: f64,
    /// Its size; 1 at rest.
    pub scale: f64,
    /// How opaque it is, from 0 to 1.
    pub opacity: f64,
}

/// A pose at one moment.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Key {
    at: f64,
    pose: Pose,
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
/// use rules::Position;
///
/// let before: Position = "tixel 6/6/6/1t54/6/T15 w T9/T9 - -".parse()?;
/// let motion = Motion::of(&before, "a1-a3ne".parse()?)?;
/// let start = motion.pose("a3".parse()?, 0.0).ok_or("a3 moves")?;
/// assert_eq!((start.x, start.y), (0.0, 200.0));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Motion {
    tracks: Vec<Track>,
    leaving: Option<(Space, Piece)>,
    length: f64,
}

impl Motion {
    /// The motion of a legal action.
    ///
    /// # Errors
    /// The reason, if the action is not legal.
    pub fn of(before: &Position, action: Action) -> Result<Motion, Reason> {
        let effects = before.effects(action)?;
        Ok(Motion::with_effects(before, action, &effects))
    }

    fn with_effects(before: &Position, action: Action, effects: &Effects) -> Motion {
        let mut motion = Motion {
            tracks: Vec::new(),
            leaving: None,
            length: 0.0,
        };
        match action {
            Action::Slide { from, to, .. } => motion.slide(before, (from, to), effects),
            Action::Place { .. } => {
                if let Some((space, piece)) = effects.stands {
                    let pose = rest(piece.stance);
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
                    motion.add(at, pivot(0.0, rest(was.stance), is.stance));
                }
            }
            Action::PickUp { at } => {
                if let Some(piece) = before.piece_at(at) {
                    let pose = rest(piece.stance);
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
        motion
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
            ..rest(was.stance)
        };
        let mut keys = vec![(0.0, start)];
        let aligned = Pose {
            angle: nearest(start.angle, travelling),
            ..start
        };
        keys.push((PIVOT, aligned));
        keys.push((
            PIVOT + length,
            Pose {
                x: 0.0,
                y: 0.0,
                ..aligned
            },
        ));
        if is.stance != travelling {
            let angle = nearest(aligned.angle, is.stance);
            let pose = Pose {
                x: 0.0,
                y: 0.0,
                angle,
                ..aligned
            };
            keys.push((PIVOT + length + PIVOT, pose));
        }
        self.add(to, keys);
        for turned in &effects.turned {
            // A neighbour begins to turn as the slide enters the space beside it.
            let (x, y) = offset(from, turned.space);
            let along = match direction {
                Direction::N | Direction::S => y.abs(),
                Direction::E | Direction::W => x.abs(),
            };
            let passed = PIVOT + length * ((along / UNIT - 0.8) / spaces).clamp(0.0, 1.0);
            self.add(turned.space, pivot(passed, rest(turned.from), turned.to));
        }
    }

    fn add(&mut self, space: Space, keys: impl IntoIterator<Item = (f64, Pose)>) {
        let keys: Vec<Key> = keys
            .into_iter()
            .map(|(at, pose)| Key { at, pose })
            .collect();
        let end = keys.last().map_or(0.0, |key| key.at);
        self.length = self.length.max(end);
        self.tracks.push(Track { space, keys });
    }

    /// Its duration in milliseconds.
    pub fn length(&self) -> f64 {
        self.length
    }

    /// The piece that leaves the board, and so is not in the position afterwards.
    pub fn leaving(&self) -> Option<(Space, Piece)> {
        self.leaving
    }

    /// The pose of the piece on a space after this many milliseconds; `None` if it is at rest all
    /// the time.
    pub fn pose(&self, space: Space, time: f64) -> Option<Pose> {
        let track = self.tracks.iter().find(|track| track.space == space)?;
        let next = track.keys.iter().position(|key| key.at > time);
        let pose = match next {
            Some(0) => track.keys[0].pose,
            Some(next) => {
                let (a, b) = (track.keys[next - 1], track.keys[next]);
                between(a.pose, b.pose, eased((time - a.at) / (b.at - a.at)))
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

fn rest(stance: Stance) -> Pose {
    Pose {
        x: 0.0,
        y: 0.0,
        angle: 45.0 * f64::from(stance as u8),
        scale: 1.0,
        opacity: 1.0,
    }
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

/// An inactive stance in which the piece could have travelled. The rules only know that there is
/// one; the eye wants to see one.
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
    let away = |stance: Stance, from: Stance| {
        let eighths = (stance as u8 + 8 - from as u8) % 8;
        eighths.min(8 - eighths)
    };
    let beside = [was.stance.turned(1), was.stance.turned(7)];
    let [a, b] = beside;
    if away(a, is.stance) <= away(b, is.stance) {
        a
    } else {
        b
    }
}

/// Slow, fast, slow.
fn eased(share: f64) -> f64 {
    let share = share.clamp(0.0, 1.0);
    share * share * (3.0 - 2.0 * share)
}

fn between(a: Pose, b: Pose, share: f64) -> Pose {
    let mix = |a: f64, b: f64| a + (b - a) * share;
    Pose {
        x: mix(a.x, b.x),
        y: mix(a.y, b.y),
        angle: mix(a.angle, b.angle),
        scale: mix(a.scale, b.scale),
        opacity: mix(a.opacity, b.opacity),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SLIDER: &str = "tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -";

    fn motion(position: &str, action: &str) -> Motion {
        let before = position.parse().unwrap();
        Motion::of(&before, action.parse().unwrap()).unwrap()
    }

    fn space(text: &str) -> Space {
        text.parse().unwrap()
    }

    #[test]
    fn a_slide_begins_where_the_piece_stood_and_ends_as_it_stands() {
        let motion = motion(SLIDER, "a3-d3sw");
        let start = motion.pose(space("d3"), 0.0).unwrap();
        assert_eq!((start.x, start.y, start.angle), (-300.0, 0.0, 45.0));
        let end = motion.pose(space("d3"), motion.length()).unwrap();
        assert_eq!((end.x, end.y), (0.0, 0.0));
        assert_eq!(end.angle.rem_euclid(360.0), 225.0);
        let midway = motion.pose(space("d3"), PIVOT + 1.0).unwrap();
        assert_eq!(midway.angle.rem_euclid(90.0), 0.0, "it travels aligned");
    }

    #[test]
    fn a_neighbour_turns_only_when_it_is_passed() {
        let motion = motion(SLIDER, "a3-f3sw");
        let c4 = |time| motion.pose(space("c4"), time).unwrap().angle;
        assert_eq!((c4(0.0), c4(PIVOT)), (45.0, 45.0));
        assert_eq!(c4(motion.length()), 0.0);
        assert_eq!(motion.pose(space("a1"), 0.0), None);
    }

    #[test]
    fn a_piece_that_is_picked_up_leaves() {
        let motion = motion("6u:T10/T10 6/6/6/4T2t1/6/T15 w T8/T9 - e3", "a1^");
        let (at, _) = motion.leaving().unwrap();
        assert_eq!(at, space("a1"));
        assert_eq!(motion.pose(at, motion.length()).unwrap().opacity, 0.0);
    }
}
