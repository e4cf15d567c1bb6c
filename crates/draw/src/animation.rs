//! A game as a sequence of pictures.

use rules::{Action, Parts, Position, Reason};

use crate::{Drawing, Motion};

/// A game as a sequence of pictures, each with the time it is shown.
///
/// ```
/// use draw::Animation;
/// use rules::{Position, Setup};
///
/// let turns = vec![vec!["T@c3ne".parse()?], vec!["T@e4sw".parse()?]];
/// let animation = Animation::new(Position::start(Setup::TIXEL), turns)?;
/// let millis: u32 = animation.frames().map(|frame| frame.millis).sum();
/// assert_eq!(millis, 800 + 2 * 800 + 3000);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Animation {
    start: Position,
    turns: Vec<Vec<Action>>,
    /// What all pictures have in common: colours, width, orientation. Its pieces do not matter.
    pub style: Drawing,
    /// The time for the start and for every turn, in milliseconds. A turn lasts longer if its
    /// motion does.
    pub turn_millis: u32,
    /// The time for the end, in milliseconds.
    pub end_millis: u32,
    /// The result, written across the last picture; see [`Drawing::result`].
    pub result: Option<String>,
}

/// One picture of an [`Animation`].
#[derive(Clone, PartialEq, Debug)]
pub struct Frame {
    /// The picture.
    pub drawing: Drawing,
    /// How long it is shown, in milliseconds.
    pub millis: u32,
}

impl Animation {
    /// The time between two pictures of a motion, in milliseconds.
    pub const STEP: u32 = 40;
    /// How long a picture at rest is shown at least, in milliseconds; twice as long after a turn.
    const REST: u32 = 200;

    /// The animation of turns played from a position. A bonus that is open at the end of a turn is
    /// declined.
    ///
    /// # Errors
    /// The reason, if an action is not legal.
    pub fn new(start: Position, turns: Vec<Vec<Action>>) -> Result<Animation, Reason> {
        let mut position = start;
        for turn in &turns {
            for action in turn {
                position = position.play(*action)?;
            }
            position = after_turn(position);
        }
        Ok(Animation {
            style: Drawing::of(&start),
            start,
            turns,
            turn_millis: 800,
            end_millis: 3000,
            result: None,
        })
    }

    /// The pictures: the start, every turn in motion and at rest, and the end. All have the same
    /// size.
    pub fn frames(&self) -> impl Iterator<Item = Frame> + '_ {
        let start = self.frame(self.start.parts(), self.turn_millis);
        let turns = self.turns.iter().scan(self.start, |position, turn| {
            let frames = self.turn(position, turn);
            *position = after_turn(*position);
            Some(frames)
        });
        let end = std::iter::once_with(|| self.end()).flatten();
        std::iter::once(start).chain(turns.flatten()).chain(end)
    }

    fn frame(&self, parts: Parts, millis: u32) -> Frame {
        let drawing = Drawing {
            parts,
            ..self.style.clone()
        };
        Frame { drawing, millis }
    }

    /// The pictures of a turn; `position` is moved to the end of its actions.
    fn turn(&self, position: &mut Position, turn: &[Action]) -> Vec<Frame> {
        let mut frames = Vec::new();
        for (done, action) in turn.iter().enumerate() {
            // Checked when the animation was made.
            let Ok(effects) = position.effects(*action) else {
                break;
            };
            let motion = Motion::of(position, *action, &effects);
            let player = position.to_move();
            position.play_unchecked(*action);
            let mut parts = position.parts();
            parts.to_move = player;
            self.motion(parts, &motion, &mut frames);
            let mut rest = self.frame(position.parts(), Animation::REST);
            rest.drawing.last = turn[..=done].to_vec();
            frames.push(rest);
        }
        let spent: u32 = frames.iter().map(|frame| frame.millis).sum();
        if let Some(last) = frames.last_mut() {
            last.drawing.parts = after_turn(*position).parts();
            let left = self.turn_millis.saturating_sub(spent);
            last.millis += left.max(Animation::REST);
        }
        frames
    }

    /// The pictures of a motion that leads to these parts of a position.
    fn motion(&self, mut parts: Parts, motion: &Motion, frames: &mut Vec<Frame>) {
        parts.pieces.extend(motion.leaving());
        // The plus on a sacrificed piece comes with its rest.
        parts.bonus = None;
        let steps = (motion.length() / f64::from(Animation::STEP)).ceil() as u32;
        for step in 1..steps {
            let time = f64::from(step * Animation::STEP);
            let mut frame = self.frame(parts.clone(), Animation::STEP);
            let spaces = parts.pieces.iter().map(|(space, _)| *space);
            let poses = spaces.filter_map(|space| Some((space, motion.pose(space, time)?)));
            frame.drawing.poses = poses.collect();
            frames.push(frame);
        }
    }

    /// The last position, once more without the result if that will cover it.
    fn end(&self) -> Vec<Frame> {
        let mut position = self.start;
        for turn in &self.turns {
            for action in turn {
                position.play_unchecked(*action);
            }
            position = after_turn(position);
        }
        let mut frame = self.frame(position.parts(), self.end_millis);
        frame.drawing.last = self.turns.last().cloned().unwrap_or_default();
        let uncovered = self.result.as_ref().map(|_| Frame {
            millis: self.turn_millis,
            ..frame.clone()
        });
        frame.drawing.result.clone_from(&self.result);
        uncovered.into_iter().chain([frame]).collect()
    }
}

/// The position with an open bonus declined.
fn after_turn(position: Position) -> Position {
    match position.bonus() {
        Some(_) => position.play(Action::End).unwrap_or(position),
        None => position,
    }
}

#[cfg(test)]
mod tests {
    use rules::{Player, Setup};

    use super::*;

    fn turns(texts: &[&str]) -> Vec<Vec<Action>> {
        let actions = |text: &&str| {
            text.split(',')
                .map(|action| action.parse().unwrap())
                .collect()
        };
        texts.iter().map(actions).collect()
    }

    const SLIDER: &str = "tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -";

    #[test]
    fn every_turn_takes_its_time_and_the_end_is_held() {
        let start = Position::start(Setup::TIXEL);
        let mut animation = Animation::new(start, turns(&["T@c3ne", "T@e4sw", "c3-c5se"])).unwrap();
        animation.turn_millis = 1000;
        animation.result = Some("1–0".to_owned());
        let frames: Vec<Frame> = animation.frames().collect();
        let total: u32 = frames.iter().map(|frame| frame.millis).sum();
        // The start, three turns, and the last position before the result covers it.
        assert_eq!(total, 5 * 1000 + 3000);
        assert_eq!(frames[0].drawing.parts, start.parts());
        assert_eq!(frames[0].drawing.result, None);
        let last = frames.last().unwrap();
        assert_eq!(last.drawing.result.as_deref(), Some("1–0"));
        let svg = last.drawing.svg();
        assert!(svg.contains("class=\"result\"") && !svg.contains("class=\"to-move\""));
        let size = frames[0].drawing.pixels();
        assert!(frames.iter().all(|frame| frame.drawing.pixels() == size));
    }

    #[test]
    fn a_slide_is_seen_on_its_way_with_the_neighbours_it_turns() {
        let start = SLIDER.parse().unwrap();
        let animation = Animation::new(start, turns(&["a3-f3sw"])).unwrap();
        let moving: Vec<Frame> = animation
            .frames()
            .filter(|frame| !frame.drawing.poses.is_empty())
            .collect();
        let mover = |frame: &Frame| frame.drawing.parts.to_move == Player::White;
        assert!(moving.iter().all(mover), "the mark of the mover stays");
        assert!(moving.len() >= 6, "{}", moving.len());
        let x = |frame: &Frame| {
            frame
                .drawing
                .poses
                .iter()
                .map(|(_, pose)| pose.x)
                .fold(0.0, f64::min)
        };
        assert!(moving.is_sorted_by(|a, b| x(a) <= x(b)));
        let svg = moving[moving.len() / 2].drawing.svg();
        assert!(svg.contains("rotate("), "{svg}");
    }

    #[test]
    fn a_chain_shows_every_action_and_a_declined_bonus_ends_the_turn() {
        let start: Position = SLIDER.parse().unwrap();
        let chain = Animation::new(start, turns(&["a3-c3n,T@f6ne"])).unwrap();
        let rests = chain
            .frames()
            .filter(|frame| !frame.drawing.last.is_empty());
        // Both actions, and the end.
        assert_eq!(rests.count(), 3);
        let declined = Animation::new(start, turns(&["a3-c3n"])).unwrap();
        let last = declined.frames().last().unwrap();
        assert_eq!(last.drawing.parts.bonus, None);
    }

    #[test]
    fn an_illegal_turn_is_refused_with_its_reason() {
        let start = Position::start(Setup::TIXEL);
        assert!(Animation::new(start, turns(&["c3-c5se"])).is_err());
    }

    #[test]
    fn a_game_without_turns_has_a_start_and_an_end() {
        let animation = Animation::new(Position::start(Setup::TIX), Vec::new()).unwrap();
        assert_eq!(animation.frames().count(), 2);
    }
}
