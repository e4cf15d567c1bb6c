//! Writes everything in its one canonical form, which `text.rs` reads back.

use std::fmt;

use crate::{
    Action, Direction, Edge, Kind, Piece, Player, Pool, Position, Rounded, Setup, Space, Stance,
    Turn,
};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let written = |stance: Option<Stance>| stance.map_or("", Stance::name);
        match *self {
            Action::Place { shape, to, stance } => {
                write!(f, "{}@{to}{}", shape.letter(), written(stance))
            }
            Action::Slide { from, to, stance } => write!(f, "{from}-{to}{}", written(stance)),
            Action::Activate { at, stance } => write!(f, "{at}*{}", written(stance)),
            Action::Pivot { at, stance } => write!(f, "{at}~{stance}"),
            Action::PickUp { at } => write!(f, "{at}^"),
            Action::End => f.write_str("end"),
        }
    }
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, action) in self.actions().iter().enumerate() {
            let before = if i == 0 { "" } else { "," };
            write!(f, "{before}{action}")?;
        }
        Ok(())
    }
}

impl fmt::Display for Pool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        for kind in Kind::ALL {
            if self.count(kind) > 0 {
                write!(f, "{}{}", kind.letter(), self.count(kind))?;
            }
        }
        Ok(())
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let edge = match self.edge() {
            Edge::Unbounded => 'u',
            Edge::Bounded => 'b',
        };
        let (white, black) = (self.pool(Player::White), self.pool(Player::Black));
        write!(f, "{}{edge}:{white}/{black}", self.size())?;
        if self.promotions() > 0 {
            write!(f, ":p{}", self.promotions())?;
        }
        match self.rounded() {
            Rounded::Far => Ok(()),
            Rounded::Near => f.write_str(":near"),
        }
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = match self.player {
            Player::White => self.shape.letter(),
            Player::Black => self.shape.letter().to_ascii_lowercase(),
        };
        write!(f, "{letter}{}", self.stance as u8)
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let setup = self.setup();
        write!(f, "{setup} ")?;
        for rank in (0..setup.size()).rev() {
            let mut space = Some(Space::at(0, rank));
            let mut run = 0;
            while let Some(here) = space.filter(|s| s.is_on(setup.size())) {
                match self.piece_at(here) {
                    None => run += 1,
                    Some(piece) => {
                        if run > 0 {
                            write!(f, "{run}")?;
                            run = 0;
                        }
                        write!(f, "{piece}")?;
                    }
                }
                space = here.step(Direction::E);
            }
            if run > 0 {
                write!(f, "{run}")?;
            }
            if rank > 0 {
                f.write_str("/")?;
            }
        }
        let side = match self.to_move() {
            Player::White => 'w',
            Player::Black => 'b',
        };
        let [white, black] = Player::ALL.map(|player| self.pool(player));
        write!(f, " {side} {white}/{black} ")?;
        if setup.promotions() == 0 {
            f.write_str("-")?;
        } else {
            let [white, black] = Player::ALL.map(|player| self.promotions(player));
            write!(f, "{white}/{black}")?;
        }
        match self.bonus() {
            None => f.write_str(" -"),
            Some(space) => write!(f, " {space}"),
        }
    }
}
