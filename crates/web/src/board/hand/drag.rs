//! Dragging pieces.

use leptos::prelude::*;
use rules::Space;

use crate::board::desk::handlers::Tap;
use crate::board::desk::{Desk, Drag};
use crate::board::show::said::Said;
use crate::board::sight::foresight::Held;

impl Desk {
    /// Takes hold of a piece to drag it.
    pub(in crate::board) fn lift(&self, space: Space) -> bool {
        if !untrack(|| self.movable()).contains(&space) {
            return false;
        }
        if self.is_edited() {
            return true;
        }
        let holds = |desk: &Desk| {
            desk.composer.with_untracked(|composer| {
                composer.held() == Some(Held::Piece(space)) && composer.wheel().is_none()
            })
        };
        if !holds(self) {
            self.let_go();
            self.tap(space);
        }
        holds(self)
    }

    /// Where a point of the window is in the picture, and the space under it.
    pub(in crate::board) fn locate(&self, x: f64, y: f64) -> Option<(f64, f64, Option<Space>)> {
        let rect = self.picture.get_untracked()?.get_bounding_client_rect();
        let view = self.view_untracked();
        let (across, down) = (
            (x - rect.left()) / rect.width(),
            (y - rect.top()) / rect.height(),
        );
        let unit = |share: f64| share * view.side() - view.margin();
        Some((unit(across), unit(down), view.under(across, down)))
    }

    /// Lets what is held follow the pointer.
    pub(in crate::board) fn drag_to(&self, held: Held, x: f64, y: f64) {
        if let Some((x, y, under)) = self.locate(x, y) {
            self.drag.set(Some(Drag { held, x, y }));
            if self.pointed.get_untracked() != under {
                self.pointed.set(under);
            }
        }
    }

    /// Drops what was dragged.
    pub(in crate::board) fn drop_at(&self, held: Held, x: f64, y: f64) {
        self.drag.set(None);
        let under = self.locate(x, y).and_then(|(_, _, under)| under);
        match (held, under) {
            (Held::Piece(from), Some(to)) if from == to => {}
            (Held::Piece(from), Some(to)) if self.is_edited() => {
                self.reports(Tap::Move(from, to));
            }
            (Held::Piece(from), None) if self.is_edited() => {
                self.reports(Tap::Off(from));
            }
            (_, Some(to)) => self.tap(to),
            (_, None) => {
                self.let_go();
                self.said.set(Said::Next);
            }
        }
    }
}
