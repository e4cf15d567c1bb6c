//! Choices: the options around a wheel.

use crate::small_sort::{each_once, sort_by_key};
use rules::{Action, Piece, Position, Shape, Space};
use words::TurnedPieces;

/// One option around a wheel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The action.
    pub action: Action,
    /// The resulting piece; `None` if it would be picked up.
    pub stands: Option<Piece>,
    /// Whether it is a sacrifice, which earns a bonus move.
    pub is_sacrifice: bool,
    /// The pieces that would be turned.
    pub turned: TurnedPieces,
}

impl Choice {
    pub(super) fn of(position: &Position, action: Action) -> Option<Choice> {
        let effects = position.effects(action).ok()?;
        Some(Choice {
            action,
            stands: effects.stands.map(|(_, piece)| piece),
            is_sacrifice: effects.is_sacrifice,
            turned: TurnedPieces::of(position, &effects),
        })
    }

    /// The shape of the resulting piece; none if it is picked up.
    pub fn shape(&self) -> Option<Shape> {
        self.stands.map(|piece| piece.shape)
    }
}

/// All options on a space: shapes side by side, each in its stances.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wheel {
    /// The space it is about.
    pub at: Space,
    choices: Vec<Choice>,
    liked: Option<Shape>,
}

impl Wheel {
    pub(super) fn new(at: Space, mut choices: Vec<Choice>, liked: Option<Shape>) -> Wheel {
        // Picking up comes last.
        sort_by_key(&mut choices, |choice| match choice.stands {
            Some(piece) => (0, Some((piece.shape, piece.stance as u8))),
            None => (1, None),
        });
        Wheel { at, choices, liked }
    }

    /// The choices: shape by shape, the stances clockwise from `n`, then picking up.
    pub fn offered(&self) -> &[Choice] {
        &self.choices
    }

    /// The shapes that can be chosen, each once.
    pub fn shapes(&self) -> Vec<Shape> {
        each_once(self.choices.iter().filter_map(Choice::shape).collect())
    }

    /// The index of the choice considered first: of the held shape, if offered.
    pub fn first(&self) -> usize {
        let liked = |choice: &Choice| self.liked.is_some() && choice.shape() == self.liked;
        self.choices.iter().position(liked).unwrap_or(0)
    }

    /// The index of the first choice of the next shape, cyclically.
    pub fn next_shape(&self, considered: usize) -> usize {
        let now = self.choices.get(considered).and_then(Choice::shape);
        let other = |choice: &Choice| choice.shape() != now;
        let later = self.choices.iter().skip(considered).position(other);
        later.map_or(0, |later| considered + later)
    }

    /// Whether there is nothing to choose but to pick the piece up.
    pub fn only_picks_up(&self) -> bool {
        self.choices.iter().all(|choice| choice.stands.is_none())
    }
}
