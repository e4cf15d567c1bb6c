//! The rules of Tix, Tixel, Regatta and Poka Yoke, written as plainly as possible: the board is a
//! list of spaces, pieces are turned step by step, and a slide is literally walked. It shares
//! nothing with the real implementation and exists to be compared with it.
//!
//! Spaces are `(file, rank)` counted from 0, so `a1` is `(0, 0)`. Directions and stances are
//! `0..=7`, clockwise from north; the even ones are the orthogonal directions.
#![allow(dead_code, missing_docs, unreachable_pub)]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::{fmt, iter, str};

pub type Space = (usize, usize);
/// How many pieces of the kinds `X`, `T` and `R`.
type Pool = [usize; 3];

const NAMES: [&str; 8] = ["n", "ne", "e", "se", "s", "sw", "w", "nw"];
const KINDS: [char; 3] = ['X', 'T', 'R'];
const ORTHOGONAL: [u8; 4] = [0, 2, 4, 6];
const ACTIVE: [u8; 4] = [1, 3, 5, 7];

/// Its shape is `X`, `T`, `R` or `L`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Piece {
    shape: char,
    white: bool,
    stance: u8,
}

/// Its pools are White's and Black's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Setup {
    size: usize,
    bounded: bool,
    pools: [Pool; 2],
    promotions: Option<usize>,
    near: bool,
}

/// Its spaces are listed rank by rank from the bottom, each rank from left to right.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Board {
    setup: Setup,
    spaces: Vec<Option<Piece>>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    board: Board,
    white: bool,
    pools: [Pool; 2],
    promotions: [usize; 2],
    bonus: Option<Space>,
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    Place {
        shape: char,
        to: Space,
        stance: Option<u8>,
    },
    Slide {
        from: Space,
        to: Space,
        stance: Option<u8>,
    },
    Activate {
        at: Space,
        stance: Option<u8>,
    },
    Pivot {
        at: Space,
        stance: u8,
    },
    PickUp {
        at: Space,
    },
    End,
}

/// `turned` are the pieces beside the path that are turned (space, stance before, stance after),
/// sorted; `falls` says that the action is a sacrifice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Effects {
    pub turned: Vec<(Space, u8, u8)>,
    pub falls: bool,
    pub bonus: Option<Space>,
    pub promoted: bool,
    pub next_white: bool,
    pub next_lost: bool,
}

/// The spaces to highlight, sorted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reason {
    pub name: &'static str,
    pub spaces: Vec<Space>,
}

/// §1: the direction that points the other way.
fn opposite(direction: u8) -> u8 {
    (direction + 4) % 8
}

/// §2: the place of a shape's kind in a pool; a pool does not distinguish sides.
fn kind(shape: char) -> usize {
    match shape {
        'X' => 0,
        'T' => 1,
        'R' | 'L' => 2,
        _ => panic!("no such shape: {shape}"),
    }
}

/// §4: the place of a player in a pair.
fn player(white: bool) -> usize {
    if white { 0 } else { 1 }
}

/// §2: the number of stances of a shape.
fn stances(shape: char) -> u8 {
    if shape == 'X' { 2 } else { 8 }
}

/// §8: the stance as written; a Tix piece has none.
fn written(shape: char, stance: u8) -> Option<u8> {
    (shape != 'X').then_some(stance)
}

/// §5: rejects an action if something is wrong, naming the fault and the spaces involved.
fn refuse_if(wrong: bool, name: &'static str, spaces: &[Space]) -> Result<(), Reason> {
    if !wrong {
        return Ok(());
    }
    let mut spaces = spaces.to_vec();
    spaces.sort();
    Err(Reason { name, spaces })
}

impl Piece {
    /// §2: diagonal stances are active.
    fn active(self) -> bool {
        self.stance % 2 == 1
    }

    /// §2: the same piece in another stance.
    fn facing(self, stance: u8) -> Piece {
        Piece { stance, ..self }
    }

    /// §2: the same piece turned by 45°.
    fn turned(self, clockwise: bool) -> Piece {
        let count = stances(self.shape);
        let step = if clockwise { 1 } else { count - 1 };
        self.facing((self.stance + step) % count)
    }

    /// §2: the direction the rounded corner points in, if there is one.
    fn rounded(self, near: bool) -> Option<u8> {
        match (self.shape, near) {
            ('R', false) => Some((self.stance + 3) % 8),
            ('L', false) => Some((self.stance + 5) % 8),
            ('R', true) => Some((self.stance + 1) % 8),
            ('L', true) => Some((self.stance + 7) % 8),
            _ => None,
        }
    }

    /// §2: whether the piece sticks a corner out in an orthogonal direction.
    fn protrudes(self, direction: u8, near: bool) -> bool {
        self.active() && self.rounded(near) != Some(direction)
    }

    /// §3: whether the piece is inactive and its hollow faces an orthogonal direction.
    fn hollow_faces(self, direction: u8) -> bool {
        self.shape != 'X' && self.stance == direction
    }
}

/// §3: whether two pieces fit, the second being the neighbour of the first in that direction.
fn fit(a: Piece, direction: u8, b: Piece, near: bool) -> bool {
    let back = opposite(direction);
    match (a.protrudes(direction, near), b.protrudes(back, near)) {
        (true, true) => false,
        (true, false) => b.hollow_faces(back),
        (false, true) => a.hollow_faces(direction),
        (false, false) => true,
    }
}

impl Board {
    /// §1: whether a space is on the board.
    fn contains(&self, at: Space) -> bool {
        at.0 < self.setup.size && at.1 < self.setup.size
    }

    /// §1: the piece on a space of the board.
    fn get(&self, at: Space) -> Option<Piece> {
        self.spaces[at.1 * self.setup.size + at.0]
    }

    /// §1: puts a piece on a space, or empties it.
    fn set(&mut self, at: Space, piece: Option<Piece>) {
        self.spaces[at.1 * self.setup.size + at.0] = piece;
    }

    /// §1: all spaces and what is on them.
    fn spaces(&self) -> impl Iterator<Item = (Space, Option<Piece>)> {
        let space = |index| (index % self.setup.size, index / self.setup.size);
        (0..self.spaces.len()).map(move |index| (space(index), self.spaces[index]))
    }

    /// §1: the pieces of a player and their spaces.
    fn pieces(&self, white: bool) -> impl Iterator<Item = (Space, Piece)> {
        self.spaces()
            .filter_map(|(at, piece)| Some((at, piece?)))
            .filter(move |(_, piece)| piece.white == white)
    }

    /// §1: the next space in an orthogonal direction, unless the board ends.
    fn step(&self, (file, rank): Space, direction: u8) -> Option<Space> {
        let next = match direction {
            0 => (file, rank + 1),
            2 => (file + 1, rank),
            4 => (file, rank.checked_sub(1)?),
            6 => (file.checked_sub(1)?, rank),
            _ => panic!("not an orthogonal direction: {direction}"),
        };
        self.contains(next).then_some(next)
    }

    /// §1: the spaces from one space to the edge in an orthogonal direction, without itself.
    fn ray(&self, from: Space, direction: u8) -> impl Iterator<Item = Space> {
        let next = move |at: &Space| self.step(*at, direction);
        iter::successors(next(&from), next)
    }

    /// §5, slide: the direction of a slide and the spaces it enters, if there is a line to slide on.
    fn path(&self, from: Space, to: Space) -> Option<(u8, Vec<Space>)> {
        let length = from.0.abs_diff(to.0) + from.1.abs_diff(to.1);
        ORTHOGONAL.into_iter().find_map(|direction| {
            let path: Vec<Space> = self.ray(from, direction).take(length).collect();
            (path.last() == Some(&to)).then_some((direction, path))
        })
    }

    /// §3: the orthogonal neighbours of a space: direction, space, piece.
    fn neighbours(&self, at: Space) -> impl Iterator<Item = (u8, Space, Piece)> {
        ORTHOGONAL.into_iter().filter_map(move |direction| {
            let space = self.step(at, direction)?;
            Some((direction, space, self.get(space)?))
        })
    }

    /// §3: whether a piece on that space sticks out over the edge of a bounded board.
    fn over_edge(&self, piece: Piece, at: Space) -> bool {
        let sticks_out = |&direction: &u8| {
            self.step(at, direction).is_none() && piece.protrudes(direction, self.setup.near)
        };
        self.setup.bounded && ORTHOGONAL.iter().any(sticks_out)
    }

    /// §3: whether a piece fits on a space.
    fn fits(&self, piece: Piece, at: Space) -> bool {
        let near = self.setup.near;
        let mut neighbours = self.neighbours(at);
        neighbours.all(|(direction, _, other)| fit(piece, direction, other, near))
            && !self.over_edge(piece, at)
    }

    /// §3: the active (or the inactive) stances a piece can be pivoted to, its own included.
    fn reachable(&self, piece: Piece, at: Space, active: bool) -> Vec<u8> {
        let mut reached = vec![piece.stance];
        for clockwise in [true, false] {
            let mut turning = piece.turned(clockwise);
            while !reached.contains(&turning.stance) && self.fits(turning, at) {
                reached.push(turning.stance);
                turning = turning.turned(clockwise);
            }
        }
        reached.retain(|&stance| piece.facing(stance).active() == active);
        reached
    }

    /// §5, place: the stances in which a piece may be placed on an empty space.
    fn placements(&self, piece: Piece, at: Space) -> Vec<u8> {
        let legal = |&stance: &u8| {
            let piece = piece.facing(stance);
            self.fits(piece, at) && (piece.active() || self.reachable(piece, at, true).is_empty())
        };
        (0..stances(piece.shape)).filter(legal).collect()
    }

    /// §5, slide: turns what protrudes into a space just entered from its left and right.
    fn turn_aside(&mut self, at: Space, direction: u8) -> Vec<(Space, u8, u8)> {
        let mut turned = Vec::new();
        for (side, clockwise) in [((direction + 2) % 8, true), ((direction + 6) % 8, false)] {
            let beside = self.neighbours(at).find(|neighbour| neighbour.0 == side);
            let Some((_, space, piece)) = beside else {
                continue;
            };
            if piece.protrudes(opposite(side), self.setup.near) {
                let after = piece.turned(clockwise);
                self.set(space, Some(after));
                turned.push((space, piece.stance, after.stance));
            }
        }
        turned
    }

    /// §5, slide: the board with the piece lifted and the path turned aside, and what was turned.
    fn slid(&self, from: Space, to: Space) -> (Board, Vec<(Space, u8, u8)>) {
        let (direction, path) = self.path(from, to).expect("a slide goes along a line");
        let (mut board, mut turned) = (self.clone(), Vec::new());
        board.set(from, None);
        for at in path {
            turned.extend(board.turn_aside(at, direction));
        }
        turned.sort();
        (board, turned)
    }

    /// §5, slide: the final stances of a piece that arrives travelling in any of some stances.
    fn landings(&self, piece: Piece, at: Space, travelling: &[u8]) -> Vec<u8> {
        let mut legal = Vec::new();
        for &stance in travelling {
            let arrived = piece.facing(stance);
            if self.fits(arrived, at) {
                let active = self.reachable(arrived, at, true);
                if active.is_empty() {
                    legal.push(stance);
                }
                legal.extend(active);
            }
        }
        legal.sort();
        legal.dedup();
        legal
    }

    /// §5, slide: the legal slides of an active piece: destinations and final stances.
    fn slides(&self, from: Space, piece: Piece) -> Vec<(Space, u8)> {
        let mut found = Vec::new();
        let travelling = self.reachable(piece, from, false);
        for direction in ORTHOGONAL {
            let empty = |to: &Space| self.get(*to).is_none();
            for to in self.ray(from, direction).take_while(empty) {
                let landings = self.slid(from, to).0.landings(piece, to, &travelling);
                found.extend(landings.into_iter().map(|stance| (to, stance)));
            }
        }
        found
    }

    /// §3: the neighbours that are in the way in some sense, given direction and piece.
    fn which(&self, at: Space, in_the_way: impl Fn(u8, Piece) -> bool) -> Vec<Space> {
        self.neighbours(at)
            .filter(|&(direction, _, other)| in_the_way(direction, other))
            .map(|(_, space, _)| space)
            .collect()
    }

    /// §3: the neighbours that block some active stance: all but those whose hollow faces it.
    fn hindering(&self, at: Space) -> Vec<Space> {
        self.which(at, |d, other| !other.hollow_faces(opposite(d)))
    }

    /// §1: checks that a space is on the board.
    fn check_on_board(&self, at: Space) -> Result<(), Reason> {
        refuse_if(!self.contains(at), "OffBoard", &[at])
    }

    /// §3: checks that a piece fits on a space in its stance.
    fn check_fits(&self, piece: Piece, at: Space) -> Result<(), Reason> {
        let near = self.setup.near;
        if piece.active() {
            refuse_if(self.over_edge(piece, at), "OverEdge", &[at])?;
            let misfits = self.which(at, |d, other| !fit(piece, d, other, near));
            return refuse_if(!misfits.is_empty(), "NoRoom", &misfits);
        }
        let corners = self.which(at, |d, other| other.protrudes(opposite(d), near));
        let hindered = !self.fits(piece, at);
        let hollow_helps = piece.shape != 'X' && corners.len() == 1;
        refuse_if(hindered && hollow_helps, "HollowMustFace", &corners)?;
        refuse_if(hindered, "CornerInTheWay", &corners)
    }

    /// §3: checks that a piece can be pivoted to an active stance.
    fn check_pivots(&self, piece: Piece, at: Space, stance: u8) -> Result<(), Reason> {
        self.check_fits(piece.facing(stance), at)?;
        let reached = self.reachable(piece, at, true).contains(&stance);
        refuse_if(!reached, "CannotPivot", &self.hindering(at))
    }
}

impl Position {
    /// §9.5: the spaces of a player's slidable pieces.
    pub fn slidable(&self, white: bool) -> Vec<Space> {
        self.board
            .pieces(white)
            .filter(|&(at, piece)| piece.active() && !self.board.slides(at, piece).is_empty())
            .map(|(at, _)| at)
            .collect()
    }

    /// §5, place: a piece of the player to move, fresh from the pool; its stance is not yet chosen.
    fn fresh(&self, shape: char) -> Piece {
        Piece {
            shape,
            white: self.white,
            stance: 0,
        }
    }

    /// §5, pick up: whether a piece of the player to move would be promoted.
    fn promotes(&self, piece: Piece) -> bool {
        piece.shape == 'T' && self.promotions[player(self.white)] > 0
    }

    /// §4, §5: all legal actions.
    pub fn actions(&self) -> Vec<Action> {
        let (board, white, bonus) = (&self.board, self.white, self.bonus.is_some());
        let mut actions = Vec::new();
        for (from, piece) in board.pieces(white).filter(|(_, piece)| piece.active()) {
            for (to, stance) in board.slides(from, piece) {
                let stance = written(piece.shape, stance);
                actions.push(Action::Slide { from, to, stance });
            }
        }
        let may_place = bonus || !actions.is_empty() || board.pieces(white).next().is_none();
        let left = |shape: &char| self.pools[player(white)][kind(*shape)] > 0;
        for shape in ['X', 'T', 'R', 'L'].into_iter().filter(left) {
            for (to, there) in board.spaces() {
                if may_place && there.is_none() {
                    for stance in board.placements(self.fresh(shape), to) {
                        let stance = written(shape, stance);
                        actions.push(Action::Place { shape, to, stance });
                    }
                }
            }
        }
        if bonus {
            actions.extend(self.bonus_only_actions());
        }
        actions
    }

    /// §4, §5: the legal actions that only a bonus allows: activate, pivot, pick up and end.
    fn bonus_only_actions(&self) -> Vec<Action> {
        let mut actions = vec![Action::End];
        for (at, piece) in self.board.pieces(self.white) {
            for stance in self.board.reachable(piece, at, true) {
                if !piece.active() {
                    let stance = written(piece.shape, stance);
                    actions.push(Action::Activate { at, stance });
                } else if stance != piece.stance {
                    actions.push(Action::Pivot { at, stance });
                }
            }
            if self.bonus != Some(at) {
                actions.push(Action::PickUp { at });
            }
        }
        actions
    }

    /// §4, §5: the position after a legal action.
    pub fn play(&self, action: &Action) -> Position {
        let mut next = self.clone();
        let own = player(self.white);
        let piece_at = |at| self.board.get(at).expect("a piece to act with");
        next.bonus = None;
        match *action {
            Action::Place { shape, to, stance } => {
                let piece = self.fresh(shape);
                let stance = stance.unwrap_or_else(|| self.board.placements(piece, to)[0]);
                next.board.set(to, Some(piece.facing(stance)));
                next.pools[own][kind(shape)] -= 1;
            }
            Action::Slide { from, to, stance } => {
                let piece = piece_at(from);
                next.board = self.board.slid(from, to).0;
                // A Tix piece always travels in stance 0.
                let stance = stance.unwrap_or_else(|| next.board.landings(piece, to, &[0])[0]);
                let piece = piece.facing(stance);
                next.board.set(to, Some(piece));
                next.bonus = (!piece.active()).then_some(to);
            }
            Action::Activate { at, stance } => {
                let piece = piece_at(at).facing(stance.unwrap_or(1));
                next.board.set(at, Some(piece));
            }
            Action::Pivot { at, stance } => {
                next.board.set(at, Some(piece_at(at).facing(stance)));
            }
            Action::PickUp { at } => {
                next.board.set(at, None);
                if self.promotes(piece_at(at)) {
                    next.promotions[own] -= 1;
                    next.pools[own][kind('R')] += 1;
                } else {
                    next.pools[own][kind(piece_at(at).shape)] += 1;
                }
            }
            Action::End => {}
        }
        if next.bonus.is_none() {
            next.white = !self.white;
        }
        next
    }

    /// §4, §5, §6: the effects of a legal action.
    pub fn effects(&self, action: &Action) -> Effects {
        let next = self.play(action);
        let turned = match *action {
            Action::Slide { from, to, .. } => self.board.slid(from, to).1,
            _ => Vec::new(),
        };
        Effects {
            turned,
            falls: next.bonus.is_some(),
            bonus: next.bonus,
            promoted: next.promotions != self.promotions,
            next_white: next.white,
            next_lost: next.bonus.is_none() && next.actions().is_empty(),
        }
    }

    /// §4, §5: why an action is not legal, or `None` if it is.
    pub fn why_not(&self, action: &Action) -> Option<Reason> {
        let checked = match *action {
            Action::Place { shape, to, stance } => self.check_place(shape, to, stance),
            Action::Slide { from, to, stance } => self.check_slide(from, to, stance),
            Action::Activate { at, stance } => self.check_activate(at, stance),
            Action::Pivot { at, stance } => self.check_pivot(at, stance),
            Action::PickUp { at } => self.check_pick_up(at),
            Action::End => refuse_if(self.bonus.is_none(), "NothingToEnd", &[]),
        };
        checked.err()
    }

    /// §4: checks that there is a piece of the player to move, and where needed an open bonus.
    fn check_own(&self, at: Space, only_as_bonus: bool) -> Result<Piece, Reason> {
        self.board.check_on_board(at)?;
        let piece = self.board.get(at);
        refuse_if(piece.is_none(), "NoPieceThere", &[at])?;
        let piece = piece.expect("just checked");
        refuse_if(piece.white != self.white, "NotYours", &[at])?;
        refuse_if(only_as_bonus && self.bonus.is_none(), "OnlyAsBonus", &[])?;
        Ok(piece)
    }

    /// §5, place: checks a placement.
    fn check_place(&self, shape: char, to: Space, stance: Option<u8>) -> Result<(), Reason> {
        let (board, tix, piece) = (&self.board, shape == 'X', self.fresh(shape));
        board.check_on_board(to)?;
        refuse_if(tix && stance.is_some(), "TixHasNoStance", &[])?;
        let left = self.pools[player(self.white)][kind(shape)];
        refuse_if(left == 0, "NoneLeft", &[])?;
        let first = board.pieces(self.white).next().is_none();
        let may_place = self.bonus.is_some() || first || !self.slidable(self.white).is_empty();
        refuse_if(!may_place, "NoSlidablePiece", &[])?;
        refuse_if(board.get(to).is_some(), "SpaceTaken", &[to])?;
        let missing = !tix && stance.is_none() && !board.placements(piece, to).is_empty();
        refuse_if(missing, "StanceMissing", &[])?;
        let active_tix = tix && board.fits(piece.facing(1), to);
        let piece = piece.facing(stance.unwrap_or(if active_tix { 1 } else { 0 }));
        board.check_fits(piece, to)?;
        let lazy = !piece.active() && !board.reachable(piece, to, true).is_empty();
        refuse_if(lazy, "MustBeActive", &[to])
    }

    /// §5, slide: checks a slide.
    fn check_slide(&self, from: Space, to: Space, stance: Option<u8>) -> Result<(), Reason> {
        self.board.check_on_board(from)?;
        self.board.check_on_board(to)?;
        let piece = self.check_own(from, false)?;
        refuse_if(!piece.active(), "NotActive", &[from])?;
        refuse_if(from == to, "TooShort", &[from])?;
        let path = self.board.path(from, to);
        refuse_if(path.is_none(), "NotInLine", &[from, to])?;
        let (direction, path) = path.expect("just checked");
        for at in path {
            let taken = self.board.get(at).is_some();
            refuse_if(taken && at == to, "SpaceTaken", &[to])?;
            refuse_if(taken, "PathBlocked", &[at])?;
        }
        let tix = piece.shape == 'X';
        refuse_if(tix && stance.is_some(), "TixHasNoStance", &[])?;
        let board = self.board.slid(from, to).0;
        if tix {
            return board.check_fits(piece.facing(0), to);
        }
        let travelling = self.board.reachable(piece, from, false);
        let legal = board.landings(piece, to, &travelling);
        let missing = stance.is_none() && !legal.is_empty();
        refuse_if(missing, "StanceMissing", &[])?;
        let arrived = piece.facing(stance.unwrap_or(direction));
        board.check_fits(arrived, to)?;
        let illegal = !legal.contains(&arrived.stance);
        let lazy = illegal && travelling.contains(&arrived.stance);
        refuse_if(lazy, "MustBeActive", &[to])?;
        refuse_if(illegal, "CannotPivot", &self.board.hindering(from))
    }

    /// §5, activate: checks an activation.
    fn check_activate(&self, at: Space, stance: Option<u8>) -> Result<(), Reason> {
        let (board, piece) = (&self.board, self.check_own(at, true)?);
        refuse_if(piece.active(), "AlreadyActive", &[at])?;
        let tix = piece.shape == 'X';
        refuse_if(tix && stance.is_some(), "TixHasNoStance", &[])?;
        let inactive = stance.is_some_and(|stance| !piece.facing(stance).active());
        refuse_if(inactive, "StanceNotActive", &[])?;
        let missing = !tix && stance.is_none() && !board.reachable(piece, at, true).is_empty();
        refuse_if(missing, "StanceMissing", &[])?;
        let fitting = |stance: &u8| board.fits(piece.facing(*stance), at);
        let first = ACTIVE.into_iter().find(fitting).unwrap_or(1);
        board.check_pivots(piece, at, stance.unwrap_or(first))
    }

    /// §5, pivot: checks a pivot.
    fn check_pivot(&self, at: Space, stance: u8) -> Result<(), Reason> {
        let piece = self.check_own(at, true)?;
        refuse_if(!piece.active(), "NotActive", &[at])?;
        refuse_if(piece.shape == 'X', "TixCannotPivot", &[at])?;
        refuse_if(!piece.facing(stance).active(), "StanceNotActive", &[])?;
        refuse_if(stance == piece.stance, "AlreadyLooksLikeThat", &[at])?;
        self.board.check_pivots(piece, at, stance)
    }

    /// §5, pick up: checks a pick-up.
    fn check_pick_up(&self, at: Space) -> Result<(), Reason> {
        self.check_own(at, true)?;
        refuse_if(self.bonus == Some(at), "JustSacrificed", &[at])
    }

    /// §8: whether the position is inconsistent.
    pub fn faults(&self) -> bool {
        let board = &self.board;
        let misfit = |(at, piece): (Space, Piece)| {
            piece.stance >= stances(piece.shape) || !board.fits(piece, at)
        };
        let wrong = |white| board.pieces(white).any(misfit) || self.miscounts(white);
        let sacrificed = |at| {
            let mut own = board.pieces(self.white).filter(|(space, _)| *space == at);
            own.any(|(_, piece)| !piece.active() && board.reachable(piece, at, true).is_empty())
        };
        !(3..=11).contains(&board.setup.size)
            || wrong(true)
            || wrong(false)
            || !self.bonus.is_none_or(sacrificed)
    }

    /// §8: whether a player's pieces and promotions do not add up.
    fn miscounts(&self, white: bool) -> bool {
        let mut count = self.pools[player(white)];
        for (_, piece) in self.board.pieces(white) {
            count[kind(piece.shape)] += 1;
        }
        let [x, t, r] = self.board.setup.pools[player(white)];
        let (all, left) = (self.board.setup.promotions, self.promotions[player(white)]);
        let used = all.unwrap_or(0).checked_sub(left);
        !used.is_some_and(|used| used <= t && count == [x, t - used, r + used])
    }

    /// §4, §5: the number of action sequences of a length.
    pub fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.actions().len() as u64,
            _ => {
                let after = |action| self.play(action).perft(depth - 1);
                self.actions().iter().map(after).sum()
            }
        }
    }

    /// §8: reads a position, or the start position of a setup (§7).
    pub fn parse(text: &str) -> Position {
        let fields: Vec<&str> = text.split_whitespace().collect();
        let setup = parse_setup(fields[0]);
        let spaces = vec![None; setup.size * setup.size];
        let mut position = Position {
            board: Board { setup, spaces },
            white: true,
            pools: setup.pools,
            promotions: [setup.promotions.unwrap_or(0); 2],
            bonus: None,
        };
        if fields.len() == 1 {
            return position;
        }
        parse_board(fields[1], &mut position.board);
        position.white = fields[2] == "w";
        position.pools = parse_pools(fields[3]);
        if let Some((white, black)) = fields[4].split_once('/') {
            position.promotions = [white, black].map(|left| left.parse().expect("a count"));
        }
        position.bonus = parse_space(fields[5]).map(|(space, _)| space);
        let full = format!("{} {}", print_setup(&setup), fields[1..].join(" "));
        assert_eq!(position.print(), full, "not a position");
        position
    }

    /// §8: writes a position.
    pub fn print(&self) -> String {
        let setup = print_setup(&self.board.setup);
        let board = print_board(&self.board);
        let side = if self.white { "w" } else { "b" };
        let pools = print_pools(&self.pools);
        let promotions = match self.board.setup.promotions {
            Some(_) => format!("{}/{}", self.promotions[0], self.promotions[1]),
            None => "-".to_string(),
        };
        let bonus = self.bonus.map_or("-".to_string(), print_space);
        format!("{setup} {board} {side} {pools} {promotions} {bonus}")
    }
}

/// §8: reads the number at the front of a text, giving it and the rest.
fn parse_number(text: &str) -> Option<(usize, &str)> {
    let rest = text.trim_start_matches(|letter: char| letter.is_ascii_digit());
    Some((text[..text.len() - rest.len()].parse().ok()?, rest))
}

/// §1: reads the space at the front of a text, giving it and the rest.
fn parse_space(text: &str) -> Option<(Space, &str)> {
    let file = text.bytes().next().filter(u8::is_ascii_lowercase)?;
    let (rank, rest) = parse_number(&text[1..])?;
    Some(((usize::from(file - b'a'), rank.checked_sub(1)?), rest))
}

/// §1: writes a space.
fn print_space((file, rank): Space) -> String {
    format!("{}{}", (b'a' + file as u8) as char, rank + 1)
}

/// §7, §8: reads the pools of both players.
fn parse_pools(text: &str) -> [Pool; 2] {
    let (white, black) = text.split_once('/').expect("two pools");
    [white, black].map(|mut rest| {
        let mut pool = [0; 3];
        for letter in KINDS {
            if let Some(count) = rest.strip_prefix(letter) {
                (pool[kind(letter)], rest) = parse_number(count).expect("a count");
            }
        }
        pool
    })
}

/// §7, §8: writes the pools of both players.
fn print_pools(pools: &[Pool; 2]) -> String {
    let print = |pool: &Pool| {
        let held = KINDS.iter().filter(|letter| pool[kind(**letter)] > 0);
        let text = held.map(|letter| format!("{letter}{}", pool[kind(*letter)]));
        text.reduce(|a, b| a + &b).unwrap_or("-".to_string())
    };
    format!("{}/{}", print(&pools[0]), print(&pools[1]))
}

/// §7: reads a setup, named or full.
fn parse_setup(text: &str) -> Setup {
    let full = match text {
        "tix" => "6u:X8/X8",
        "tixel" => "6u:T10/T10",
        "poka-yoke" => "6u:T10/T10:p2",
        "regatta" => "8b:R21/R21",
        other => other,
    };
    let parts: Vec<&str> = full.split(':').collect();
    let (size, edge) = parse_number(parts[0]).expect("a size");
    let promotions = parts.get(2).and_then(|part| part.strip_prefix('p'));
    let setup = Setup {
        size,
        bounded: edge == "b",
        pools: parse_pools(parts[1]),
        promotions: promotions.map(|count| count.parse().expect("a count")),
        near: parts.last() == Some(&"near"),
    };
    assert_eq!(print_setup(&setup), full, "not a setup");
    setup
}

/// §7: writes a setup in full.
fn print_setup(setup: &Setup) -> String {
    let edge = if setup.bounded { 'b' } else { 'u' };
    let pools = print_pools(&setup.pools);
    let promotions = setup.promotions.map(|count| format!(":p{count}"));
    let promotions = promotions.unwrap_or_default();
    let near = if setup.near { ":near" } else { "" };
    format!("{}{edge}:{pools}{promotions}{near}", setup.size)
}

/// §8: reads the pieces on a board.
fn parse_board(text: &str, board: &mut Board) {
    for (line, rank) in text.split('/').zip((0..board.setup.size).rev()) {
        let (mut rest, mut file) = (line, 0);
        while !rest.is_empty() {
            if let Some((run, after)) = parse_number(rest) {
                (file, rest) = (file + run, after);
                continue;
            }
            let letter = rest.chars().next().expect("a letter");
            let piece = Piece {
                shape: letter.to_ascii_uppercase(),
                white: letter.is_ascii_uppercase(),
                stance: rest[1..2].parse().expect("a stance"),
            };
            assert!("XTRL".contains(piece.shape), "not a piece: {rest}");
            assert!(piece.stance < 8, "not a stance: {rest}");
            board.set((file, rank), Some(piece));
            (file, rest) = (file + 1, &rest[2..]);
        }
    }
}

/// §8: writes the pieces on a board.
fn print_board(board: &Board) -> String {
    let print = |run: &[Option<Piece>]| match run[0] {
        None => run.len().to_string(),
        Some(piece) if piece.white => format!("{}{}", piece.shape, piece.stance),
        Some(piece) => format!("{}{}", piece.shape.to_ascii_lowercase(), piece.stance),
    };
    let mut ranks = Vec::new();
    for rank in board.spaces.chunks(board.setup.size).rev() {
        let runs = rank.chunk_by(|a, b| a.is_none() && b.is_none());
        ranks.push(runs.map(print).collect::<String>());
    }
    ranks.join("/")
}

/// §8: reads the stance at the end of an action, which may be missing.
fn parse_stance(name: &str) -> Option<Option<u8>> {
    if name.is_empty() {
        return Some(None);
    }
    let stance = NAMES.iter().position(|known| *known == name)?;
    Some(Some(stance as u8))
}

/// §8: reads an action.
fn parse_action(text: &str) -> Option<Action> {
    if text == "end" {
        return Some(Action::End);
    }
    if let Some((letter, rest)) = text.split_once('@') {
        let shape = "XTRL".chars().find(|shape| letter == shape.to_string())?;
        let (to, rest) = parse_space(rest)?;
        let stance = parse_stance(rest)?;
        return Some(Action::Place { shape, to, stance });
    }
    let (at, rest) = parse_space(text)?;
    let (mark, rest) = rest.split_at_checked(1)?;
    match mark {
        "-" => {
            let (to, rest) = parse_space(rest)?;
            let (from, stance) = (at, parse_stance(rest)?);
            Some(Action::Slide { from, to, stance })
        }
        "*" => parse_stance(rest).map(|stance| Action::Activate { at, stance }),
        "~" => parse_stance(rest)?.map(|stance| Action::Pivot { at, stance }),
        "^" => rest.is_empty().then_some(Action::PickUp { at }),
        _ => None,
    }
}

impl str::FromStr for Action {
    type Err = String;

    /// §8: reads an action.
    fn from_str(text: &str) -> Result<Action, String> {
        parse_action(text).ok_or_else(|| format!("not an action: {text}"))
    }
}

impl fmt::Display for Action {
    /// §8: writes an action.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |stance: Option<u8>| stance.map_or("", |stance| NAMES[usize::from(stance)]);
        let space = print_space;
        match *self {
            Action::Place { shape, to, stance } => {
                write!(f, "{shape}@{}{}", space(to), name(stance))
            }
            Action::Slide { from, to, stance } => {
                write!(f, "{}-{}{}", space(from), space(to), name(stance))
            }
            Action::Activate { at, stance } => write!(f, "{}*{}", space(at), name(stance)),
            Action::Pivot { at, stance } => write!(f, "{}~{}", space(at), name(Some(stance))),
            Action::PickUp { at } => write!(f, "{}^", space(at)),
            Action::End => f.write_str("end"),
        }
    }
}
