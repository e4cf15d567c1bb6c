//! What has been proved about a turn.

use rules::Turn;

use crate::Motif;

/// What a proof or a search knows about a turn, beyond what the rules show. The default knows
/// nothing.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Knowledge {
    /// The turn with which the opponent would have won at once if the player had done nothing.
    pub averted: Option<Turn>,
    /// Whether there is such a threat and every other turn, apart from stances and sides, lets the
    /// opponent win at once.
    pub is_only_defence: bool,
    /// The turn with which the player would win next if the opponent did nothing.
    pub threat: Option<Turn>,
    /// Whether there are at least two such threats, and no reply prevents the player from winning
    /// with the next turn.
    pub is_double_threat: bool,
    /// The opponent's reply that wins at once.
    pub refutation: Option<Turn>,
}

/// What a search expects of a turn, for the player who plays it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outlook {
    /// Proved: the player wins within this many turns, counting both players'.
    Win(u32),
    /// Proved: the player loses within this many turns, counting both players'.
    Loss(u32),
    /// Estimated: the player wins this many of a thousand such games.
    Chance(u16),
}

/// Everything needed to say why a turn is good or bad.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Reasons {
    /// Its motifs, the most important first.
    pub motifs: Vec<Motif>,
    /// What is proved about it.
    pub knowledge: Knowledge,
    /// What the search expects of it, if there was one.
    pub outlook: Option<Outlook>,
}
