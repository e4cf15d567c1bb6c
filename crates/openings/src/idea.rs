//! The idea of a turn, as far as the rules show it.

use motifs::{Tally, slides_of};
use rules::{Action, Player, Position, Space, Turn};

/// A part of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Region {
    /// One of the four corners.
    Corner,
    /// The rest of the edge.
    Edge,
    /// Everything inside.
    Middle,
}

impl Region {
    /// The part a space is in, on a board of this size.
    pub fn of(space: Space, size: u8) -> Region {
        let last = size.saturating_sub(1);
        let at_end = |number: u8| number == 0 || number == last;
        match (at_end(space.file()), at_end(space.rank())) {
            (true, true) => Region::Corner,
            (false, false) => Region::Middle,
            _ => Region::Edge,
        }
    }
}

/// Something that speaks for a turn, or against it. Each is a fact of the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Idea {
    /// It turns these pieces of the opponent.
    Turns(Vec<Space>),
    /// It hems in these pieces of the opponent.
    HemsIn(Vec<Space>),
    /// It places a piece, which could then slide to `reach` spaces.
    Places {
        /// The part of the board.
        region: Region,
        /// How many spaces it could stop on.
        reach: usize,
    },
    /// It threatens to turn these pieces of the opponent with one slide.
    Threatens(Vec<Space>),
    /// One slide of the opponent could turn pieces before this turn, but not after it.
    GetsAway,
    /// No slide of the opponent can turn any of the player's pieces.
    OutOfReach,
    /// One slide of the opponent can turn these pieces.
    Risks(Vec<Space>),
}

/// The ideas of a turn, the most telling first; none if it cannot be played.
pub fn ideas(before: &Position, turn: &Turn) -> Vec<Idea> {
    let Ok(tally) = Tally::of(before, turn) else {
        return Vec::new();
    };
    let (player, after) = (tally.player, tally.after);
    let opponent = player.opponent();
    let mut ideas = Vec::new();
    if !tally.turned.theirs.is_empty() {
        ideas.push(Idea::Turns(tally.turned.theirs));
    }
    if !tally.hemmed_in.is_empty() {
        ideas.push(Idea::HemsIn(tally.hemmed_in));
    }
    if let [Action::Place { to, .. }] = turn.actions() {
        let region = Region::of(*to, before.setup().size());
        let reach = slides_of(&after, *to).len();
        ideas.push(Idea::Places { region, reach });
    }
    let threatened = in_reach(&after, opponent);
    if !threatened.is_empty() {
        ideas.push(Idea::Threatens(threatened));
    }
    let at_risk = in_reach(&after, player);
    if !at_risk.is_empty() {
        ideas.push(Idea::Risks(at_risk));
    } else if !in_reach(before, player).is_empty() {
        ideas.push(Idea::GetsAway);
    } else if after.pieces().any(|(_, piece)| piece.player == opponent) {
        ideas.push(Idea::OutOfReach);
    }
    ideas
}

/// The pieces of a player that one slide of the other could turn, if it were the other's turn.
pub(crate) fn in_reach(position: &Position, player: Player) -> Vec<Space> {
    let mut found: Vec<Space> = Vec::new();
    let others = position
        .pieces()
        .filter(|(_, piece)| piece.player != player && piece.is_active());
    for (space, _) in others {
        for slide in slides_of(position, space) {
            let new = |space: &Space| !found.contains(space);
            let new: Vec<Space> = slide.turned.theirs.into_iter().filter(new).collect();
            found.extend(new);
        }
    }
    found.sort_unstable();
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Setup;

    fn of(position: &str, turn: &str) -> Vec<Idea> {
        ideas(&position.parse().unwrap(), &turn.parse().unwrap())
    }

    fn spaces(names: &[&str]) -> Vec<Space> {
        names.iter().map(|name| name.parse().unwrap()).collect()
    }

    #[test]
    fn every_space_is_in_one_part_of_the_board() {
        let region = |name: &str| Region::of(name.parse().unwrap(), 6);
        assert_eq!(region("a1"), Region::Corner);
        assert_eq!(region("f6"), Region::Corner);
        assert_eq!(region("a3"), Region::Edge);
        assert_eq!(region("c6"), Region::Edge);
        assert_eq!(region("e5"), Region::Middle);
    }

    #[test]
    fn the_first_piece_is_judged_by_where_it_stands() {
        let start = Position::start(Setup::TIX).to_string();
        let found = of(&start, "X@c3");
        let [Idea::Places { region, reach }] = found[..] else {
            panic!("{found:?}");
        };
        assert_eq!((region, reach), (Region::Middle, 10));
    }

    #[test]
    fn what_is_turned_comes_first() {
        let found = of("tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -", "a3-d3ne");
        assert_eq!(found[0], Idea::Turns(spaces(&["c2", "c4"])));
    }

    #[test]
    fn a_threat_and_a_risk_are_told_apart() {
        // Black's piece on b2 stands beside White's path from a1 along the first rank.
        let found = of("6u:X8/X8 6/6/6/6/1x14/6 w X8/X7 - -", "X@a1");
        assert!(
            found.contains(&Idea::Threatens(spaces(&["b2"]))),
            "{found:?}"
        );
        assert!(found.contains(&Idea::Risks(spaces(&["a1"]))), "{found:?}");
        let found = of("6u:X8/X8 6/6/6/6/1x14/6 w X8/X7 - -", "X@f6");
        assert!(found.contains(&Idea::OutOfReach), "{found:?}");
    }

    #[test]
    fn an_illegal_turn_has_no_idea() {
        assert!(of("6u:X8/X8 6/6/6/6/1x14/6 w X8/X7 - -", "X@b2").is_empty());
    }
}
