//! The position editor: put, turn and remove pieces freely, and see what is wrong.

use rules::{
    Fault, Kind, ParseError, Parts, Piece, Player, Pool, Position, Setup, Shape, Space, Stance,
};

use crate::board::Tap;
use crate::small_sort::sort_by_key;

/// What a tap on a space does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Brush {
    /// Puts this piece there; another tap turns it.
    Piece(Piece),
    /// Removes the piece there.
    Erase,
    /// Marks the piece whose sacrifice earned the open bonus move.
    Bonus,
}

/// A position being edited, which may not be valid yet.
#[derive(Clone, PartialEq, Debug)]
pub struct Editor {
    parts: Parts,
    brush: Brush,
    /// The setup that was typed last, if it cannot be read.
    setup_error: Option<(String, ParseError)>,
    /// Earlier versions, for undo.
    past: Vec<Parts>,
}

impl Editor {
    /// An editor that starts with a position.
    pub fn new(position: &Position) -> Editor {
        let parts = position.parts();
        let shape = shapes(parts.setup, Player::White)
            .first()
            .copied()
            .unwrap_or(Shape::Tixel);
        Editor {
            brush: Brush::Piece(Piece {
                player: Player::White,
                shape,
                stance: Stance::Ne,
            }),
            parts,
            setup_error: None,
            past: Vec::new(),
        }
    }

    /// The board, the pools and who moves.
    pub fn parts(&self) -> &Parts {
        &self.parts
    }

    /// What a tap does.
    pub fn brush(&self) -> Brush {
        self.brush
    }

    /// Selects a brush.
    pub fn take(&mut self, brush: Brush) {
        self.brush = match brush {
            Brush::Piece(piece) => Brush::Piece(normalized(piece)),
            other => other,
        };
    }

    /// The position, or everything that is wrong with it.
    ///
    /// # Errors
    /// At least one fault.
    pub fn position(&self) -> Result<Position, Vec<Fault>> {
        Position::new(&self.parts).map_err(|faults| faults.all().to_vec())
    }

    /// The position, if everything is in order, the typed setup included.
    pub fn finished(&self) -> Option<Position> {
        self.position().ok().filter(|_| self.setup_error.is_none())
    }

    /// The setup that was typed last and what is wrong with it, if it cannot be read.
    pub fn setup_error(&self) -> Option<&(String, ParseError)> {
        self.setup_error.as_ref()
    }

    /// The shapes that a player's pieces can have in this game.
    pub fn shapes(&self, player: Player) -> Vec<Shape> {
        shapes(self.parts.setup, player)
    }

    fn piece_at(&self, space: Space) -> Option<Piece> {
        let pieces = self.parts.pieces.iter();
        pieces
            .clone()
            .find(|(at, _)| *at == space)
            .map(|(_, piece)| *piece)
    }

    /// Whether there is something to undo.
    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Undoes the last change.
    pub fn undo(&mut self) {
        if let Some(parts) = self.past.pop() {
            // The field then shows this setup instead of what was typed.
            if parts.setup != self.parts.setup {
                self.setup_error = None;
            }
            self.parts = parts;
        }
    }

    fn change(&mut self, how: impl FnOnce(&mut Parts)) {
        let before = self.parts.clone();
        how(&mut self.parts);
        refill_pools(&mut self.parts);
        if self.parts != before {
            self.past.push(before);
        }
    }

    /// Handles a tap on the board.
    pub fn tap(&mut self, tap: Tap) {
        match tap {
            Tap::Space(space) => self.touch(space),
            Tap::Pool(player, kind) => {
                let stance = match self.brush {
                    Brush::Piece(piece) => piece.stance,
                    _ => Stance::Ne,
                };
                self.take(Brush::Piece(Piece {
                    player,
                    shape: kind.shapes()[0],
                    stance,
                }));
            }
            Tap::Move(from, to) => {
                if let Some(piece) = self.piece_at(from) {
                    self.change(|parts| {
                        parts.pieces.retain(|(at, _)| *at != from && *at != to);
                        parts.pieces.push((to, piece));
                        if parts.bonus == Some(from) {
                            parts.bonus = Some(to);
                        }
                    });
                }
            }
            Tap::Off(space) | Tap::Remove(space) => self.put(space, None),
            Tap::Rotate(space, eighths) => {
                if let Some(piece) = self.piece_at(space) {
                    self.put(space, Some(turned(piece, eighths)));
                }
            }
            Tap::Flip(space) => {
                if let Some(piece) = self.piece_at(space) {
                    let shape = piece.shape.mirrored();
                    self.put(space, Some(Piece { shape, ..piece }));
                }
            }
        }
    }

    fn touch(&mut self, space: Space) {
        match self.brush {
            Brush::Erase => self.put(space, None),
            Brush::Bonus => self.change(|parts| {
                parts.bonus = (parts.bonus != Some(space)).then_some(space);
            }),
            Brush::Piece(piece) => {
                let piece = if self.piece_at(space) == Some(piece) {
                    // The brush turns too, so that the next tap turns further.
                    turned(piece, 1)
                } else {
                    piece
                };
                self.brush = Brush::Piece(piece);
                self.put(space, Some(piece));
            }
        }
    }

    fn put(&mut self, space: Space, piece: Option<Piece>) {
        self.change(|parts| {
            parts.pieces.retain(|(at, _)| *at != space);
            parts.pieces.extend(piece.map(|piece| (space, piece)));
            if piece.is_none() && parts.bonus == Some(space) {
                parts.bonus = None;
            }
        });
    }

    /// Sets who is to move.
    pub fn set_to_move(&mut self, player: Player) {
        self.change(|parts| parts.to_move = player);
    }

    /// Sets how many promotions a player has left.
    pub fn set_promotions(&mut self, player: Player, left: u8) {
        self.change(|parts| {
            parts.promotions[player as usize] = left.min(parts.setup.promotions());
        });
    }

    /// Removes all pieces from the board.
    pub fn clear(&mut self) {
        self.change(|parts| {
            parts.pieces.clear();
            parts.bonus = None;
            parts.promotions = [parts.setup.promotions(); 2];
        });
    }

    /// Parses a typed setup and changes to it, or remembers what is wrong with it.
    pub fn type_setup(&mut self, text: &str) {
        let text = text.trim();
        match text.parse() {
            Ok(setup) => self.set_setup(setup),
            Err(error) => self.setup_error = Some((text.to_owned(), error)),
        }
    }

    /// Changes the setup. Pieces stay if the new board and pools have room for them.
    pub fn set_setup(&mut self, setup: Setup) {
        self.setup_error = None;
        if setup == self.parts.setup {
            return;
        }
        self.change(|parts| {
            parts.setup = setup;
            parts.pieces.retain(|(space, piece)| {
                space.is_on(setup.size()) && shapes(setup, piece.player).contains(&piece.shape)
            });
            let pieces = &parts.pieces;
            let held = |space: Space| pieces.iter().any(|(at, _)| *at == space);
            parts.bonus = parts.bonus.filter(|space| held(*space));
            parts.promotions = [setup.promotions(); 2];
        });
        if let Brush::Piece(piece) = self.brush {
            let shapes = self.shapes(piece.player);
            if let (false, Some(shape)) = (shapes.contains(&piece.shape), shapes.first()) {
                let shape = *shape;
                self.take(Brush::Piece(Piece { shape, ..piece }));
            }
        }
    }
}

/// The shapes that a player's pieces can have in a game.
pub fn shapes(setup: Setup, player: Player) -> Vec<Shape> {
    let given = setup.pool(player);
    Shape::ALL
        .into_iter()
        .filter(|shape| {
            let promoted = shape.kind() == Kind::Regatta && setup.promotions() > 0;
            given.count(shape.kind()) > 0 || promoted
        })
        .collect()
}

/// A piece in a stance it can have: a Tix piece has only two.
fn normalized(piece: Piece) -> Piece {
    let stance = match (piece.shape, piece.is_active()) {
        (Shape::Tix, true) => Stance::Ne,
        (Shape::Tix, false) => Stance::N,
        _ => piece.stance,
    };
    Piece { stance, ..piece }
}

fn turned(piece: Piece, eighths: u8) -> Piece {
    normalized(Piece {
        stance: piece.stance.turned(eighths),
        ..piece
    })
}

/// Recomputes the pools: they hold what is not on the board.
fn refill_pools(parts: &mut Parts) {
    let space = |(space, _): &(Space, Piece)| (space.rank(), space.file());
    sort_by_key(&mut parts.pieces, space);
    for player in Player::ALL {
        let given = parts.setup.pool(player);
        let used = parts
            .setup
            .promotions()
            .saturating_sub(parts.promotions[player as usize]);
        let used = used.min(given.count(Kind::Tixel));
        let left = |kind: Kind| {
            let on_board = parts
                .pieces
                .iter()
                .filter(|(_, piece)| piece.player == player && piece.shape.kind() == kind)
                .count();
            let owned = match kind {
                Kind::Tix => given.count(kind),
                Kind::Tixel => given.count(kind) - used,
                Kind::Regatta => given.count(kind).saturating_add(used),
            };
            owned.saturating_sub(u8::try_from(on_board).unwrap_or(u8::MAX))
        };
        parts.pools[player as usize] =
            Pool::new(left(Kind::Tix), left(Kind::Tixel), left(Kind::Regatta));
    }
}

#[cfg(test)]
#[path = "editor_tests.rs"]
mod tests;
