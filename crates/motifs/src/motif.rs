//! The motifs by name.

use std::fmt;
use std::str::FromStr;

/// A named idea in a turn. The order is that of importance: a turn with several is explained by
/// the first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Motif {
    /// The turn leaves the opponent nothing to slide, and so wins at once.
    LastPiece,
    /// The player threatens to win with at least two different first actions, and whatever the
    /// opponent replies, the player wins with the next turn.
    DoubleThreat,
    /// The opponent threatens to win at once, and every turn that differs from this one in more than
    /// stances and sides lets that happen.
    OnlyDefence,
    /// An opponent's piece that could slide is still active but cannot slide any more.
    HemIn,
    /// At least three actions in one turn.
    Chain,
    /// A Tixel piece is picked up and a Poka Yoke piece enters the pool.
    Promote,
    /// A piece is picked up, and through the space it leaves another own piece can slide that
    /// could not slide at all, or can slide past an opponent's piece and turn it.
    PickUpToReopen,
    /// The turn ends although a bonus is open, and the game goes on.
    DeclineBonus,
    /// A piece with two sides is placed, and in that stance its neighbours rule out the other side.
    Flip,
    /// A piece of the turn ends up active, with a corner in the hollow of an inactive neighbour.
    Nest,
    /// The whole turn is a placement, although a slide could have turned an opponent's piece.
    QuietPlacement,
    /// A slide leaves its piece inactive, and the bonus it earns is taken.
    Sacrifice,
}

impl Motif {
    /// All of them, the most important first.
    pub const ALL: [Motif; 12] = [
        Motif::LastPiece,
        Motif::DoubleThreat,
        Motif::OnlyDefence,
        Motif::HemIn,
        Motif::Chain,
        Motif::Promote,
        Motif::PickUpToReopen,
        Motif::DeclineBonus,
        Motif::Flip,
        Motif::Nest,
        Motif::QuietPlacement,
        Motif::Sacrifice,
    ];

    /// Its name in messages, data files and the keys of its texts.
    ///
    /// ```
    /// use motifs::Motif;
    ///
    /// assert_eq!(Motif::HemIn.name(), "hem-in");
    /// assert_eq!("hem-in".parse(), Ok(Motif::HemIn));
    /// ```
    pub const fn name(self) -> &'static str {
        match self {
            Motif::LastPiece => "last-piece",
            Motif::DoubleThreat => "double-threat",
            Motif::OnlyDefence => "only-defence",
            Motif::HemIn => "hem-in",
            Motif::Chain => "chain",
            Motif::Promote => "promote",
            Motif::PickUpToReopen => "pick-up-to-reopen",
            Motif::DeclineBonus => "decline-bonus",
            Motif::Flip => "flip",
            Motif::Nest => "nest",
            Motif::QuietPlacement => "quiet-placement",
            Motif::Sacrifice => "sacrifice",
        }
    }
}

impl fmt::Display for Motif {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A name that no motif has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownMotif(String);

impl fmt::Display for UnknownMotif {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is not a motif", self.0)
    }
}

impl std::error::Error for UnknownMotif {}

impl FromStr for Motif {
    type Err = UnknownMotif;

    fn from_str(text: &str) -> Result<Motif, UnknownMotif> {
        let named = Motif::ALL.into_iter().find(|motif| motif.name() == text);
        named.ok_or_else(|| UnknownMotif(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn motifs_are_listed_in_the_order_they_are_declared_in() {
        assert!(Motif::ALL.is_sorted());
        for motif in Motif::ALL {
            assert_eq!(motif.to_string().parse(), Ok(motif));
        }
        let error = "hem in".parse::<Motif>().unwrap_err();
        assert_eq!(error.to_string(), "`hem in` is not a motif");
    }
}
