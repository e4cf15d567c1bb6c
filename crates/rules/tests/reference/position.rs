//! The position: what is legal, why the rest is not, and what happens.

use super::text::{
    parse_board, parse_pools, parse_setup, parse_space, print_board, print_pools, print_setup,
    print_space,
};
use super::{
    ACTIVE, Action, Board, Effects, Piece, Position, Reason, Space, kind, player, refuse_if,
    stances, written,
};

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
            is_sacrifice: next.bonus.is_some(),
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
