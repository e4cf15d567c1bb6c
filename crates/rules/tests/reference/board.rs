//! The board: which pieces fit where, and what a slide passes.

use std::iter;

use super::{Board, ORTHOGONAL, Piece, Reason, Space, fit, opposite, refuse_if, stances};

impl Board {
    /// §1: whether a space is on the board.
    pub(super) fn contains(&self, at: Space) -> bool {
        at.0 < self.setup.size && at.1 < self.setup.size
    }

    /// §1: the piece on a space of the board.
    pub(super) fn get(&self, at: Space) -> Option<Piece> {
        self.spaces[at.1 * self.setup.size + at.0]
    }

    /// §1: puts a piece on a space, or empties it.
    pub(super) fn set(&mut self, at: Space, piece: Option<Piece>) {
        self.spaces[at.1 * self.setup.size + at.0] = piece;
    }

    /// §1: all spaces and what is on them.
    pub(super) fn spaces(&self) -> impl Iterator<Item = (Space, Option<Piece>)> {
        let space = |index| (index % self.setup.size, index / self.setup.size);
        (0..self.spaces.len()).map(move |index| (space(index), self.spaces[index]))
    }

    /// §1: the pieces of a player and their spaces.
    pub(super) fn pieces(&self, white: bool) -> impl Iterator<Item = (Space, Piece)> {
        self.spaces()
            .filter_map(|(at, piece)| Some((at, piece?)))
            .filter(move |(_, piece)| piece.white == white)
    }

    /// §1: the next space in an orthogonal direction, unless the board ends.
    pub(super) fn step(&self, (file, rank): Space, direction: u8) -> Option<Space> {
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
    pub(super) fn ray(&self, from: Space, direction: u8) -> impl Iterator<Item = Space> {
        let next = move |at: &Space| self.step(*at, direction);
        iter::successors(next(&from), next)
    }

    /// §5, slide: the direction of a slide and the spaces it enters, if there is a line to slide on.
    pub(super) fn path(&self, from: Space, to: Space) -> Option<(u8, Vec<Space>)> {
        let length = from.0.abs_diff(to.0) + from.1.abs_diff(to.1);
        ORTHOGONAL.into_iter().find_map(|direction| {
            let path: Vec<Space> = self.ray(from, direction).take(length).collect();
            (path.last() == Some(&to)).then_some((direction, path))
        })
    }

    /// §3: the orthogonal neighbours of a space: direction, space, piece.
    pub(super) fn neighbours(&self, at: Space) -> impl Iterator<Item = (u8, Space, Piece)> {
        ORTHOGONAL.into_iter().filter_map(move |direction| {
            let space = self.step(at, direction)?;
            Some((direction, space, self.get(space)?))
        })
    }

    /// §3: whether a piece on that space sticks out over the edge of a bounded board.
    pub(super) fn over_edge(&self, piece: Piece, at: Space) -> bool {
        let sticks_out = |&direction: &u8| {
            self.step(at, direction).is_none() && piece.protrudes(direction, self.setup.near)
        };
        self.setup.bounded && ORTHOGONAL.iter().any(sticks_out)
    }

    /// §3: whether a piece fits on a space.
    pub(super) fn fits(&self, piece: Piece, at: Space) -> bool {
        let near = self.setup.near;
        let mut neighbours = self.neighbours(at);
        neighbours.all(|(direction, _, other)| fit(piece, direction, other, near))
            && !self.over_edge(piece, at)
    }

    /// §3: the active (or the inactive) stances a piece can be pivoted to, its own included.
    pub(super) fn reachable(&self, piece: Piece, at: Space, active: bool) -> Vec<u8> {
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
    pub(super) fn placements(&self, piece: Piece, at: Space) -> Vec<u8> {
        let legal = |&stance: &u8| {
            let piece = piece.facing(stance);
            self.fits(piece, at) && (piece.active() || self.reachable(piece, at, true).is_empty())
        };
        (0..stances(piece.shape)).filter(legal).collect()
    }

    /// §5, slide: turns what protrudes into a space just entered from its left and right.
    pub(super) fn turn_aside(&mut self, at: Space, direction: u8) -> Vec<(Space, u8, u8)> {
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
    pub(super) fn slid(&self, from: Space, to: Space) -> (Board, Vec<(Space, u8, u8)>) {
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
    pub(super) fn landings(&self, piece: Piece, at: Space, travelling: &[u8]) -> Vec<u8> {
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
    pub(super) fn slides(&self, from: Space, piece: Piece) -> Vec<(Space, u8)> {
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
    pub(super) fn which(&self, at: Space, in_the_way: impl Fn(u8, Piece) -> bool) -> Vec<Space> {
        self.neighbours(at)
            .filter(|&(direction, _, other)| in_the_way(direction, other))
            .map(|(_, space, _)| space)
            .collect()
    }

    /// §3: the neighbours that block some active stance: all but those whose hollow faces it.
    pub(super) fn hindering(&self, at: Space) -> Vec<Space> {
        self.which(at, |d, other| !other.hollow_faces(opposite(d)))
    }

    /// §1: checks that a space is on the board.
    pub(super) fn check_on_board(&self, at: Space) -> Result<(), Reason> {
        refuse_if(!self.contains(at), "OffBoard", &[at])
    }

    /// §3: checks that a piece fits on a space in its stance.
    pub(super) fn check_fits(&self, piece: Piece, at: Space) -> Result<(), Reason> {
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
    pub(super) fn check_pivots(&self, piece: Piece, at: Space, stance: u8) -> Result<(), Reason> {
        self.check_fits(piece.facing(stance), at)?;
        let reached = self.reachable(piece, at, true).contains(&stance);
        refuse_if(!reached, "CannotPivot", &self.hindering(at))
    }
}
