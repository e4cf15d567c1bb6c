//! The effect of taps on the turn being composed: taking hold, choosing, landing.

use std::sync::Arc;

use rules::{Action, Kind, Piece, Reason, Shape, Space};

use crate::board::turn::choice::Wheel;
use crate::board::turn::composer::Composer;
use crate::board::turn::held::{self, Held, in_place, leading_to};
use crate::board::turn::refusal::{Refusal, TapResult};

impl Composer {
    /// Turns the held piece of the pool over.
    pub fn flip(&mut self) {
        if let Some(Held::Pool(shape)) = self.held {
            self.held = Some(Held::Pool(shape.mirrored()));
        }
    }

    /// Takes hold of a piece of the pool, or lets go of it if it was held.
    pub fn take(&mut self, shape: Shape) -> TapResult {
        if let Some(refusal) = self.refuses_everything() {
            return TapResult::Refused(refusal);
        }
        self.wheel = None;
        if matches!(self.held, Some(Held::Pool(held)) if held.kind() == shape.kind()) {
            self.held = None;
            return TapResult::LetGo;
        }
        let placeable = |action: &Action| matches!(action, Action::Place { shape: of, .. } if of.kind() == shape.kind());
        if self.actions().iter().any(placeable) {
            self.held = Some(Held::Pool(shape));
            return TapResult::Holds;
        }
        self.held = None;
        TapResult::Refused(self.why_not_take(shape))
    }

    /// Takes the next kind from the pool, cyclically.
    pub fn take_next(&mut self) -> TapResult {
        let pool = self.now.pool(self.now.to_move());
        let kinds: Vec<Shape> = Kind::ALL
            .into_iter()
            .filter(|kind| pool.count(*kind) > 0)
            .map(|kind| kind.shapes()[0])
            .collect();
        let held = match self.held {
            Some(Held::Pool(shape)) => kinds.iter().position(|kind| kind.kind() == shape.kind()),
            _ => None,
        };
        let next = held.map_or(0, |held| held + 1);
        match kinds.get(next).or(kinds.first()) {
            Some(shape) => {
                self.held = None;
                self.take(*shape)
            }
            None => {
                let kinds = held::kinds(self.now.setup(), self.player());
                let kind = kinds.first().copied().unwrap_or(Kind::Tixel);
                TapResult::Refused(Refusal::Rule(Reason::NoneLeft { kind }))
            }
        }
    }

    /// A tap on a space of the board.
    pub fn tap(&mut self, space: Space) -> TapResult {
        if let Some(refusal) = self.refuses_everything() {
            return TapResult::Refused(refusal);
        }
        if self.wheel.take().is_some_and(|wheel| wheel.at == space) {
            return if self.held == Some(Held::Piece(space)) {
                self.held = None;
                TapResult::LetGo
            } else {
                TapResult::Holds
            };
        }
        let actions = Arc::clone(&self.actions);
        let piece = self.now.piece_at(space);
        let own = piece.filter(|piece| piece.player == self.now.to_move());
        match (self.held, own) {
            (Some(Held::Piece(held)), _) if held == space => self.tap_held(space, &actions),
            (_, Some(piece)) => self.hold(space, piece, &actions),
            (Some(held), None) => self.land(held, space, &actions),
            (None, None) => self.tap_unheld(space, piece, &actions),
        }
    }

    /// The action that a tap on a space would perform at once, if any.
    pub fn step_of_tap(&self, space: Space) -> Option<Action> {
        let mut tried = self.clone();
        match tried.tap(space) {
            TapResult::Stepped => tried.steps.last().map(|step| step.action),
            _ => None,
        }
    }

    fn tap_held(&mut self, space: Space, actions: &[Action]) -> TapResult {
        let in_place = in_place(actions, space);
        if in_place.is_empty() {
            self.held = None;
            return TapResult::LetGo;
        }
        self.ask(space, in_place, None)
    }

    fn hold(&mut self, space: Space, piece: Piece, actions: &[Action]) -> TapResult {
        let slides = actions
            .iter()
            .any(|action| matches!(action, Action::Slide { from, .. } if *from == space));
        let in_place = in_place(actions, space);
        if slides {
            self.held = Some(Held::Piece(space));
            return TapResult::Holds;
        }
        if in_place.is_empty() {
            // Keep what was held: a wrong tap should cost nothing.
            return TapResult::Refused(self.why_not_hold(space, piece));
        }
        self.held = Some(Held::Piece(space));
        self.ask(space, in_place, None)
    }

    /// Does the only option, or asks which of several. Picking up is always confirmed: a tap on a
    /// piece may just mean to look at it.
    fn ask(&mut self, at: Space, ways: Vec<Action>, liked: Option<Shape>) -> TapResult {
        match ways[..] {
            [only] if !matches!(only, Action::PickUp { .. }) => self.act(only),
            _ => {
                self.wheel = Some(Wheel::new(at, self.choices(ways), liked));
                TapResult::Asks
            }
        }
    }

    fn land(&mut self, held: Held, to: Space, actions: &[Action]) -> TapResult {
        let leading = leading_to(actions, held, to);
        if leading.is_empty() {
            return TapResult::Refused(self.why_not_land(held, to));
        }
        let liked = match held {
            Held::Pool(shape) => Some(shape),
            Held::Piece(_) => None,
        };
        self.ask(to, leading, liked)
    }

    fn tap_unheld(&mut self, space: Space, piece: Option<Piece>, actions: &[Action]) -> TapResult {
        if piece.is_some() {
            return TapResult::Refused(Refusal::Rule(Reason::NotYours { space }));
        }
        let placements: Vec<Action> = actions
            .iter()
            .filter(|action| matches!(action, Action::Place { to, .. } if *to == space))
            .copied()
            .collect();
        if !placements.is_empty() {
            return self.ask(space, placements, None);
        }
        let pool = self.now.pool(self.now.to_move());
        let kinds = held::kinds(self.now.setup(), self.player());
        let kind = kinds
            .iter()
            .find(|kind| pool.count(**kind) > 0)
            .or(kinds.first());
        let shape = kind.map_or(Shape::Tixel, |kind| kind.shapes()[0]);
        TapResult::Refused(self.why_not_land(Held::Pool(shape), space))
    }
}
