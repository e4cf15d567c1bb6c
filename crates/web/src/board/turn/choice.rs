//! Choices: the stances offered round a wheel.

use crate::small_sort::{each_once, sort_by_key};
use rules::{Action, Piece, Position, Shape, Space};
use words::TurnedPieces;

/// One way to go on, offered round a wheel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The action.
    pub action: Action,
    /// How its piece would stand; `None` if it would be picked up.
    pub stands: Option<Piece>,
    /// Whether the piece would fall and earn a bonus action.
    pub falls: bool,
    /// The pieces that would be turned.
    pub turned: TurnedPieces,
}

impl Choice {
    pub(super) fn of(position: &Position, action: Action) -> Option<Choice> {
        let effects = position.effects(action).ok()?;
        Some(Choice {
            action,
            stands: effects.stands.map(|(_, piece)| piece),
            falls: effects.falls,
            turned: TurnedPieces::of(position, &effects),
        })
    }

    /// What the piece would look like; a picked-up piece looks like nothing.
    pub fn shape(&self) -> Option<Shape> {
        self.stands.map(|piece| piece.shape)
    }
}

/// The stances to choose from on a space, one side of a piece at a time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wheel {
    /// The space it is about.
    pub at: Space,
    /// Everything that can be chosen.
    pub choices: Vec<Choice>,
    /// Which shape is shown; `None` if there is nothing but picking up.
    pub shape: Option<Shape>,
}

impl Wheel {
    pub(super) fn new(at: Space, choices: Vec<Choice>, liked: Option<Shape>) -> Wheel {
        let mut wheel = Wheel {
            at,
            choices,
            shape: None,
        };
        let shapes = wheel.shapes();
        wheel.shape = liked
            .filter(|shape| shapes.contains(shape))
            .or(shapes.first().copied());
        wheel
    }

    /// The shapes that can be chosen, each once.
    pub fn shapes(&self) -> Vec<Shape> {
        each_once(self.choices.iter().filter_map(Choice::shape).collect())
    }

    /// What is offered now: the stances of one shape, clockwise from `n`, then picking up.
    pub fn offered(&self) -> Vec<Choice> {
        let shown = |choice: &&Choice| choice.stands.is_none() || choice.shape() == self.shape;
        let mut offered: Vec<Choice> = self.choices.iter().filter(shown).copied().collect();
        sort_by_key(&mut offered, |choice| {
            choice.stands.map_or(8, |piece| piece.stance as u8)
        });
        offered
    }

    /// Shows the next shape: the other side, or another kind.
    pub fn flip(&mut self) {
        let shapes = self.shapes();
        let now = shapes.iter().position(|shape| Some(*shape) == self.shape);
        if let Some(now) = now {
            self.shape = Some(shapes[(now + 1) % shapes.len()]);
        }
    }
}
