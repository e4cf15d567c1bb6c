//! Why an action is not allowed.

use std::fmt;

use crate::state::State;
use crate::surroundings::{Around, Blocked, Stuck};
use crate::{Action, Direction, Edge, Kind, Piece, Rounded, Shape, Space, Stance, StanceSet, Word};

/// Some of the up to four neighbours of a space.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Neighbours {
    of: Space,
    directions: [bool; 4],
}

impl Neighbours {
    /// The neighbouring spaces, clockwise from `n`.
    pub fn spaces(self) -> impl Iterator<Item = Space> {
        Direction::ALL
            .into_iter()
            .filter(move |direction| self.directions[*direction as usize])
            .filter_map(move |direction| self.of.step(direction))
    }
}

impl fmt::Debug for Neighbours {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.spaces()).finish()
    }
}

/// Why an action is not allowed: one variant for each rule, with the spaces it is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// The board has no such space.
    OffBoard {
        /// The space.
        space: Space,
    },
    /// There is no piece on the space.
    NoPieceThere {
        /// The space.
        space: Space,
    },
    /// The piece belongs to the opponent.
    NotYours {
        /// Its space.
        space: Space,
    },
    /// The space holds a piece already.
    SpaceTaken {
        /// The space.
        space: Space,
    },
    /// No piece of the kind is left in the pool.
    NoneLeft {
        /// The kind.
        kind: Kind,
    },
    /// Placing needs a slidable piece at the beginning of the turn.
    NoSlidablePiece,
    /// Activating, picking up and pivoting are bonus actions.
    OnlyAsBonus,
    /// There is no bonus to decline.
    NothingToEnd,
    /// Only active pieces slide and are pivoted.
    NotActive {
        /// The piece's space.
        space: Space,
    },
    /// An active piece cannot be activated.
    AlreadyActive {
        /// The piece's space.
        space: Space,
    },
    /// A slide is at least one space long.
    TooShort {
        /// The piece's space.
        space: Space,
    },
    /// A slide follows a file or a rank.
    NotInLine {
        /// Where the piece stands.
        from: Space,
        /// Where it should go.
        to: Space,
    },
    /// A piece stands in the way of the slide.
    PathBlocked {
        /// The first such piece.
        at: Space,
    },
    /// A Tix piece has no hollow, so no stance is chosen for it.
    TixHasNoStance,
    /// A stance must be chosen.
    StanceMissing {
        /// Those that are legal.
        stances: StanceSet,
    },
    /// Corners of neighbours stick into the space and cannot all be taken in.
    CornerInTheWay {
        /// The space.
        at: Space,
        /// The neighbours.
        of: Neighbours,
    },
    /// One neighbour's corner sticks into the space: the hollow must face it.
    HollowMustFace {
        /// The neighbour's space.
        space: Space,
    },
    /// The piece can be active there, so it must be.
    MustBeActive {
        /// The space.
        space: Space,
    },
    /// Nothing may stick out over the edge of a bounded board.
    OverEdge {
        /// The piece's space.
        space: Space,
    },
    /// The piece's own corners find no room.
    NoRoom {
        /// The piece's space.
        at: Space,
        /// The neighbours it would bump into.
        by: Neighbours,
    },
    /// The piece cannot be pivoted into that stance without bumping into something.
    CannotPivot {
        /// The space where it would have to pivot.
        at: Space,
        /// The neighbours that hold it; none if it is the edge of the board.
        by: Neighbours,
    },
    /// Activated and pivoted pieces stand diagonally.
    StanceNotActive,
    /// A Tix piece looks the same in all its active stances.
    TixCannotPivot {
        /// Its space.
        space: Space,
    },
    /// The piece already stands so.
    AlreadyLooksLikeThat {
        /// Its space.
        space: Space,
    },
    /// The piece whose sacrifice earned this bonus cannot be picked up in it.
    JustSacrificed {
        /// Its space.
        space: Space,
    },
}

impl Reason {
    /// The variant's name, for tests and for looking up a translated sentence.
    pub const fn name(self) -> &'static str {
        match self {
            Reason::OffBoard { .. } => "OffBoard",
            Reason::NoPieceThere { .. } => "NoPieceThere",
            Reason::NotYours { .. } => "NotYours",
            Reason::SpaceTaken { .. } => "SpaceTaken",
            Reason::NoneLeft { .. } => "NoneLeft",
            Reason::NoSlidablePiece => "NoSlidablePiece",
            Reason::OnlyAsBonus => "OnlyAsBonus",
            Reason::NothingToEnd => "NothingToEnd",
            Reason::NotActive { .. } => "NotActive",
            Reason::AlreadyActive { .. } => "AlreadyActive",
            Reason::TooShort { .. } => "TooShort",
            Reason::NotInLine { .. } => "NotInLine",
            Reason::PathBlocked { .. } => "PathBlocked",
            Reason::TixHasNoStance => "TixHasNoStance",
            Reason::StanceMissing { .. } => "StanceMissing",
            Reason::CornerInTheWay { .. } => "CornerInTheWay",
            Reason::HollowMustFace { .. } => "HollowMustFace",
            Reason::MustBeActive { .. } => "MustBeActive",
            Reason::OverEdge { .. } => "OverEdge",
            Reason::NoRoom { .. } => "NoRoom",
            Reason::CannotPivot { .. } => "CannotPivot",
            Reason::StanceNotActive => "StanceNotActive",
            Reason::TixCannotPivot { .. } => "TixCannotPivot",
            Reason::AlreadyLooksLikeThat { .. } => "AlreadyLooksLikeThat",
            Reason::JustSacrificed { .. } => "JustSacrificed",
        }
    }

    /// The spaces the reason is about, to be lit on a board.
    pub fn spaces(self) -> Vec<Space> {
        match self {
            Reason::NoneLeft { .. }
            | Reason::NoSlidablePiece
            | Reason::OnlyAsBonus
            | Reason::NothingToEnd
            | Reason::TixHasNoStance
            | Reason::StanceMissing { .. }
            | Reason::StanceNotActive => Vec::new(),
            Reason::OffBoard { space }
            | Reason::NoPieceThere { space }
            | Reason::NotYours { space }
            | Reason::SpaceTaken { space }
            | Reason::NotActive { space }
            | Reason::AlreadyActive { space }
            | Reason::TooShort { space }
            | Reason::HollowMustFace { space }
            | Reason::MustBeActive { space }
            | Reason::OverEdge { space }
            | Reason::TixCannotPivot { space }
            | Reason::AlreadyLooksLikeThat { space }
            | Reason::JustSacrificed { space }
            | Reason::PathBlocked { at: space } => vec![space],
            Reason::NotInLine { from, to } => vec![from, to],
            Reason::CornerInTheWay { of: by, .. }
            | Reason::NoRoom { by, .. }
            | Reason::CannotPivot { by, .. } => by.spaces().collect(),
        }
    }
}

/// `c3`, `c3 and d4`, `c3, d4 and e5`.
pub(crate) struct Listed<T>(pub(crate) Vec<T>);

impl<T: fmt::Display> fmt::Display for Listed<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let last = self.0.len().saturating_sub(1);
        for (i, item) in self.0.iter().enumerate() {
            let before = match i {
                0 => "",
                _ if i == last => " and ",
                _ => ", ",
            };
            write!(f, "{before}{item}")?;
        }
        Ok(())
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Reason::OffBoard { space } => write!(f, "the board has no space {space}"),
            Reason::NoPieceThere { space } => write!(f, "there is no piece on {space}"),
            Reason::NotYours { space } => write!(f, "the piece on {space} is not yours"),
            Reason::SpaceTaken { space } => write!(f, "{space} is taken"),
            Reason::NoneLeft { kind } => write!(f, "no {kind} piece is left in your pool"),
            Reason::NoSlidablePiece => f.write_str(
                "placing needs a piece of yours that could slide at the beginning of the turn",
            ),
            Reason::OnlyAsBonus => f.write_str("that is only allowed as a bonus action"),
            Reason::NothingToEnd => {
                f.write_str("no bonus action is open, so there is none to skip")
            }
            Reason::NotActive { space } => write!(f, "the piece on {space} is not active"),
            Reason::AlreadyActive { space } => {
                write!(f, "the piece on {space} is already active")
            }
            Reason::TooShort { space } => {
                write!(
                    f,
                    "a slide must leave {space}: it is at least one space long"
                )
            }
            Reason::NotInLine { from, to } => {
                write!(f, "{from} and {to} are not on one file or rank")
            }
            Reason::PathBlocked { at } => write!(f, "the path is blocked at {at}"),
            Reason::TixHasNoStance => {
                f.write_str("a Tix piece has no hollow, so it is written without a stance")
            }
            Reason::StanceMissing { stances } => {
                let names = Listed(stances.into_iter().map(Stance::name).collect());
                write!(f, "say how it should stand: {names} would do")
            }
            Reason::CornerInTheWay { at, of } => {
                let spaces: Vec<Space> = of.spaces().collect();
                let (s, verb) = plural(spaces.len(), "corner", "sticks", "stick");
                write!(f, "the {s} of {} {verb} into {at}", Listed(spaces))
            }
            Reason::HollowMustFace { space } => {
                write!(
                    f,
                    "the hollow must face the corner that sticks out from {space}"
                )
            }
            Reason::MustBeActive { space } => {
                write!(f, "the piece can be active on {space}, so it must be")
            }
            Reason::OverEdge { space } => {
                write!(
                    f,
                    "on {space} a corner would stick out over the edge of the board"
                )
            }
            Reason::NoRoom { at, by } => {
                let spaces = Listed(by.spaces().collect());
                write!(
                    f,
                    "standing so on {at}, its corners would bump into {spaces}"
                )
            }
            Reason::CannotPivot { at, by } => {
                let spaces: Vec<Space> = by.spaces().collect();
                if spaces.is_empty() {
                    write!(
                        f,
                        "on {at} it cannot be pivoted so far: the edge is in the way"
                    )
                } else {
                    let spaces = Listed(spaces);
                    write!(
                        f,
                        "on {at} it cannot be pivoted so far: blocked by {spaces}"
                    )
                }
            }
            Reason::StanceNotActive => {
                f.write_str("the new stance must be an active one: ne, se, sw or nw")
            }
            Reason::TixCannotPivot { space } => {
                write!(
                    f,
                    "the Tix piece on {space} would look the same after pivoting"
                )
            }
            Reason::AlreadyLooksLikeThat { space } => {
                write!(f, "the piece on {space} already stands so")
            }
            Reason::JustSacrificed { space } => write!(
                f,
                "the piece on {space} was just sacrificed and cannot be picked up yet"
            ),
        }
    }
}

impl std::error::Error for Reason {}

fn plural(
    count: usize,
    noun: &str,
    one: &'static str,
    many: &'static str,
) -> (String, &'static str) {
    if count == 1 {
        (noun.to_owned(), one)
    } else {
        (format!("{noun}s"), many)
    }
}

impl<W: Word> State<W> {
    /// Why an action is not allowed, or `None` exactly if it is legal.
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

/// A verdict: legal, or the first reason why not.
type Verdict = Result<(), Reason>;

struct Judge<'a, W> {
    state: &'a State<W>,
    stuck: Stuck<W>,
    blocked: Blocked<W>,
}

impl<W: Word> Judge<'_, W> {
    fn judge(&self, action: Action) -> Verdict {
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

    fn place(&self, shape: Shape, to: Space, stance: Option<Stance>) -> Verdict {
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

    fn slide(&self, from: Space, to: Space, stance: Option<Stance>) -> Verdict {
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

    fn activate(&self, at: Space, stance: Option<Stance>) -> Verdict {
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

    fn pivot(&self, at: Space, stance: Stance) -> Verdict {
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

    /// Whether a piece can be pivoted where it stands to an active stance.
    fn repivot(&self, at: Space, piece: Piece, stance: Stance) -> Verdict {
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

    fn on_board(&self, space: Space) -> Verdict {
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

    fn bonus_open(&self) -> Verdict {
        match self.state.bonus {
            Some(_) => Ok(()),
            None => Err(Reason::OnlyAsBonus),
        }
    }

    fn path_is_empty(&self, from: Space, to: Space, direction: Direction) -> Verdict {
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

    /// What surrounds the destination when a piece has slid there and turned its neighbours.
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

/// The reason for an action that leaves its stance open: there is a choice, or why none would do.
fn stance_missing(check: impl Fn(Stance) -> Verdict, telling: impl Fn() -> Stance) -> Verdict {
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
    fn fits(&self, stance: Stance) -> Verdict {
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

    /// A Tix piece stands active where it can, else inactive if that fits.
    fn tix_stands(&self) -> Verdict {
        self.fits(Stance::Ne).or_else(|_| self.fits(Stance::N))
    }
}
