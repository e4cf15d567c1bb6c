//! Judges one action step by step, so that the rule that forbids it can be named.
//!
//! Tests compare this with the lists of `legal.rs`: an action is listed if and only if no rule forbids
//! it.

use crate::reason::{Neighbours, Reason};
use crate::state::State;
use crate::surroundings::{Around, Blocked, Stuck};
use crate::{Action, Direction, Edge, Piece, Rounded, Shape, Space, Stance, StanceSet, Word};

impl<W: Word> State<W> {
    /// Why an action is not allowed, or `None` if and only if it is legal.
    pub fn why_not(&self, action: Action) -> Option<Reason> {
        Judge {
            state: self,
            stuck: Stuck::of(self),
            blocked: Blocked::of(self),
        }
        .judge(action)
        .err()
    }
}

/// A ruling: legal, or the first reason why not.
type Ruling = Result<(), Reason>;

struct Judge<'a, W> {
    state: &'a State<W>,
    stuck: Stuck<W>,
    blocked: Blocked<W>,
}

impl<W: Word> Judge<'_, W> {
    fn judge(&self, action: Action) -> Ruling {
        match action {
            Action::Place { shape, to, stance } => self.place(shape, to, stance),
            Action::Slide { from, to, stance } => self.slide(from, to, stance),
            Action::Activate { at, stance } => self.activate(at, stance),
            Action::Pivot { at, stance } => self.pivot(at, stance),
            Action::PickUp { at } => {
                self.own_piece(at)?;
                self.bonus_open()?;
                if self.state.bonus == Some(at) {
                    return Err(Reason::JustSacrificed { space: at });
                }
                Ok(())
            }
            Action::End => self.bonus_open().map_err(|_| Reason::NothingToEnd),
        }
    }

    fn place(&self, shape: Shape, to: Space, stance: Option<Stance>) -> Ruling {
        self.on_board(to)?;
        if !shape.has_hollow() && stance.is_some() {
            return Err(Reason::TixHasNoStance);
        }
        let kind = shape.kind();
        if self.state.pool(self.state.to_move).count(kind) == 0 {
            return Err(Reason::NoneLeft { kind });
        }
        if !self.state.legal().may_place() {
            return Err(Reason::NoSlidablePiece);
        }
        if self.state.piece_at(to).is_some() {
            return Err(Reason::SpaceTaken { space: to });
        }
        let spot = self.spot(shape, to, self.around(to));
        if !shape.has_hollow() {
            return spot.tix_stands();
        }
        let check = |stance: Stance| {
            spot.fits(stance)?;
            if !stance.is_active() && spot.can_be_active_from(stance) {
                return Err(Reason::MustBeActive { space: to });
            }
            Ok(())
        };
        match stance {
            Some(stance) => check(stance),
            None => stance_missing(check, || Stance::N),
        }
    }

    fn slide(&self, from: Space, to: Space, stance: Option<Stance>) -> Ruling {
        self.on_board(from)?;
        self.on_board(to)?;
        let piece = self.own_piece(from)?;
        if !piece.is_active() {
            return Err(Reason::NotActive { space: from });
        }
        if from == to {
            return Err(Reason::TooShort { space: from });
        }
        let Some(direction) = from.direction_to(to) else {
            return Err(Reason::NotInLine { from, to });
        };
        self.path_is_empty(from, to, direction)?;
        if !piece.shape.has_hollow() && stance.is_some() {
            return Err(Reason::TixHasNoStance);
        }

        let rounded = self.rounded();
        let origin = self.around(from);
        let travelling = origin
            .reachable(piece.shape, piece.stance, rounded)
            .and(StanceSet::INACTIVE);
        let arrival = self.spot(piece.shape, to, self.around_after(from, to, direction));
        if !piece.shape.has_hollow() {
            return arrival.tix_stands();
        }
        let held = Reason::CannotPivot {
            at: from,
            by: self.neighbours(from, origin.blocked),
        };
        let check = |stance: Stance| {
            arrival.fits(stance)?;
            if stance.is_active() {
                let mut ways = travelling
                    .into_iter()
                    .filter(|way| arrival.fits(*way).is_ok());
                if ways.any(|way| arrival.reachable(way).contains(stance)) {
                    Ok(())
                } else {
                    Err(held)
                }
            } else if !travelling.contains(stance) {
                Err(held)
            } else if arrival.can_be_active_from(stance) {
                Err(Reason::MustBeActive { space: to })
            } else {
                Ok(())
            }
        };
        match stance {
            Some(stance) => check(stance),
            None => stance_missing(check, || direction.stance()),
        }
    }

    fn activate(&self, at: Space, stance: Option<Stance>) -> Ruling {
        let piece = self.own_piece(at)?;
        self.bonus_open()?;
        if piece.is_active() {
            return Err(Reason::AlreadyActive { space: at });
        }
        if !piece.shape.has_hollow() {
            return match stance {
                Some(_) => Err(Reason::TixHasNoStance),
                None => self.repivot(at, piece, Stance::Ne),
            };
        }
        let check = |stance: Stance| self.repivot(at, piece, stance);
        match stance {
            Some(stance) => check(stance),
            None => stance_missing(check, || {
                let spot = self.spot(piece.shape, at, self.around(at));
                StanceSet::ACTIVE
                    .into_iter()
                    .find(|stance| spot.fits(*stance).is_ok())
                    .unwrap_or(Stance::Ne)
            }),
        }
    }

    fn pivot(&self, at: Space, stance: Stance) -> Ruling {
        let piece = self.own_piece(at)?;
        self.bonus_open()?;
        if !piece.is_active() {
            return Err(Reason::NotActive { space: at });
        }
        if !piece.shape.has_hollow() {
            return Err(Reason::TixCannotPivot { space: at });
        }
        if stance == piece.stance {
            return Err(Reason::AlreadyLooksLikeThat { space: at });
        }
        self.repivot(at, piece, stance)
    }

    /// Whether a piece can be pivoted to an active stance on its space.
    fn repivot(&self, at: Space, piece: Piece, stance: Stance) -> Ruling {
        if !stance.is_active() {
            return Err(Reason::StanceNotActive);
        }
        let around = self.around(at);
        let spot = self.spot(piece.shape, at, around);
        spot.fits(stance)?;
        if spot.reachable(piece.stance).contains(stance) {
            Ok(())
        } else {
            let by = self.neighbours(at, around.blocked);
            Err(Reason::CannotPivot { at, by })
        }
    }

    fn on_board(&self, space: Space) -> Ruling {
        if space.is_on(self.state.setup.size()) {
            Ok(())
        } else {
            Err(Reason::OffBoard { space })
        }
    }

    fn own_piece(&self, space: Space) -> Result<Piece, Reason> {
        self.on_board(space)?;
        match self.state.piece_at(space) {
            None => Err(Reason::NoPieceThere { space }),
            Some(piece) if piece.player != self.state.to_move => Err(Reason::NotYours { space }),
            Some(piece) => Ok(piece),
        }
    }

    fn bonus_open(&self) -> Ruling {
        match self.state.bonus {
            Some(_) => Ok(()),
            None => Err(Reason::OnlyAsBonus),
        }
    }

    fn path_is_empty(&self, from: Space, to: Space, direction: Direction) -> Ruling {
        let mut space = from;
        while space != to {
            let Some(next) = space.step(direction) else {
                return Err(Reason::OffBoard { space: to });
            };
            space = next;
            if self.state.piece_at(space).is_some() {
                return Err(if space == to {
                    Reason::SpaceTaken { space }
                } else {
                    Reason::PathBlocked { at: space }
                });
            }
        }
        Ok(())
    }

    /// What surrounds the destination once a piece has slid there and turned its neighbours.
    fn around_after(&self, from: Space, to: Space, direction: Direction) -> Around {
        let mut after = *self.state;
        after.lift(from);
        after.turn(after.swept(W::of(to), direction));
        Around::at(to, &after)
    }

    fn around(&self, space: Space) -> Around {
        Around::of(space, &self.stuck, &self.blocked)
    }

    fn rounded(&self) -> Rounded {
        self.state.setup.rounded()
    }

    /// The neighbours in some directions that hold a piece (a blocked direction may be the edge).
    fn neighbours(&self, of: Space, directions: [bool; 4]) -> Neighbours {
        let directions = Direction::ALL.map(|direction| {
            directions[direction as usize]
                && of
                    .step(direction)
                    .is_some_and(|space| self.state.piece_at(space).is_some())
        });
        Neighbours { of, directions }
    }

    fn spot(&self, shape: Shape, space: Space, around: Around) -> Spot<'_, W> {
        Spot {
            judge: self,
            shape,
            space,
            around,
        }
    }
}

/// The reason for rejecting an action without a stance: either there is a choice, or no stance
/// works.
fn stance_missing(check: impl Fn(Stance) -> Ruling, telling: impl Fn() -> Stance) -> Ruling {
    let stances: StanceSet = Stance::ALL
        .into_iter()
        .filter(|stance| check(*stance).is_ok())
        .collect();
    if stances.is_empty() {
        check(telling())
    } else {
        Err(Reason::StanceMissing { stances })
    }
}

/// A shape on a space.
struct Spot<'a, W> {
    judge: &'a Judge<'a, W>,
    shape: Shape,
    space: Space,
    around: Around,
}

impl<W: Word> Spot<'_, W> {
    /// Whether the piece fits there in a stance.
    fn fits(&self, stance: Stance) -> Ruling {
        let (rounded, around) = (self.judge.rounded(), self.around);
        if around.fits(self.shape, stance, rounded) {
            return Ok(());
        }
        let space = self.space;
        if !stance.is_active() {
            let of = self.judge.neighbours(space, around.stuck_into);
            let mut corners = of.spaces();
            return Err(match (corners.next(), corners.next()) {
                (Some(one), None) if self.shape.has_hollow() => {
                    Reason::HollowMustFace { space: one }
                }
                _ => Reason::CornerInTheWay { at: space, of },
            });
        }
        let hindering = Direction::ALL.map(|direction| {
            let alone = |set: [bool; 4]| {
                let mut only = [false; 4];
                only[direction as usize] = set[direction as usize];
                only
            };
            let here = Around {
                blocked: alone(around.blocked),
                stuck_into: alone(around.stuck_into),
            };
            !here.fits(self.shape, stance, rounded)
        });
        let size = self.judge.state.setup.size();
        let over_edge = self.judge.state.setup.edge() == Edge::Bounded
            && Direction::ALL.into_iter().any(|direction| {
                hindering[direction as usize]
                    && space.step(direction).is_none_or(|next| !next.is_on(size))
            });
        Err(if over_edge {
            Reason::OverEdge { space }
        } else {
            let by = self.judge.neighbours(space, hindering);
            Reason::NoRoom { at: space, by }
        })
    }

    fn reachable(&self, from: Stance) -> StanceSet {
        self.around
            .reachable(self.shape, from, self.judge.rounded())
    }

    fn can_be_active_from(&self, inactive: Stance) -> bool {
        !self.reachable(inactive).and(StanceSet::ACTIVE).is_empty()
    }

    /// A Tix piece is active where it can be, otherwise inactive if that fits.
    fn tix_stands(&self) -> Ruling {
        self.fits(Stance::Ne).or_else(|_| self.fits(Stance::N))
    }
}
