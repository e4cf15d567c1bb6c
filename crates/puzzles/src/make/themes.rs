//! Which motifs a puzzle is about, the most telling first.

use motifs::{Motif, Outlook, Prover, Tally};
use rules::{Position, Turn};

/// The motifs in order of how well they tell puzzles apart. Nearly every solution has a sacrifice,
/// and every one-turn puzzle stops the last piece, so these come last.
const TELLING: [Motif; 12] = [
    Motif::DoubleThreat,
    Motif::OnlyDefence,
    Motif::Promote,
    Motif::PickUpToReopen,
    Motif::Flip,
    Motif::DeclineBonus,
    Motif::QuietPlacement,
    Motif::Nest,
    Motif::HemIn,
    Motif::Chain,
    Motif::Sacrifice,
    Motif::LastPiece,
];

/// The motifs of a solution's first turn that characterise the puzzle. `turns` is the number of
/// turns the solver needs.
pub(crate) fn themes(position: &Position, turn: &Turn, turns: u32) -> Vec<Motif> {
    let outlook = Some(Outlook::Win(turns * 2 - 1));
    let limit = Prover::limit(position);
    let Ok(mut prover) = Prover::new(position, turn, outlook, limit) else {
        return Vec::new();
    };
    while !prover.advance(10_000) {}
    telling(position, turn, &prover.reasons().motifs)
}

/// Those of the motifs found in a turn that say something about the puzzle, the most telling first.
pub(super) fn telling(position: &Position, turn: &Turn, found: &[Motif]) -> Vec<Motif> {
    let hems_in = Tally::of(position, turn).is_ok_and(|tally| is_about_hemming_in(&tally));
    let has_other = |motifs: &[Motif]| motifs.iter().any(|motif| *motif < Motif::Sacrifice);
    let mut themes: Vec<Motif> = TELLING
        .into_iter()
        .filter(|motif| found.contains(motif) && (*motif != Motif::HemIn || hems_in))
        .collect();
    // A chain consists of sacrifices anyway; elsewhere a sacrifice is named only if there is
    // nothing better.
    let besides: Vec<Motif> = themes
        .iter()
        .copied()
        .filter(|motif| *motif != Motif::LastPiece)
        .collect();
    if has_other(&besides) {
        themes.retain(|motif| *motif != Motif::Sacrifice);
    }
    themes
}

/// Whether a turn stops at least as many pieces by hemming them in as by turning them.
fn is_about_hemming_in(tally: &Tally) -> bool {
    let is_stopped = |space: &&rules::Space| tally.could_slide.contains(space);
    let turned = tally.turned.theirs.iter().filter(is_stopped).count();
    !tally.hemmed_in.is_empty() && tally.hemmed_in.len() >= turned
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_motif_has_its_place_in_the_telling_order() {
        for motif in Motif::ALL {
            assert!(TELLING.contains(&motif), "{motif}");
        }
    }

    fn themes_of(position: &str, turn: &str, turns: u32) -> Vec<Motif> {
        themes(&position.parse().unwrap(), &turn.parse().unwrap(), turns)
    }

    #[test]
    fn a_sacrifice_is_named_only_where_nothing_tells_more() {
        let position = "6u:X8/X8 2x11x0X0/1X11x12/6/X11x11X11/5x0/1X11x0X01 w X2/X2 - -";
        let chain = themes_of(position, "b1-b3,e3-e5,b5-b6", 1);
        assert_eq!(chain, [Motif::Chain, Motif::LastPiece]);
        let position = "6u:X8/X8 1x0X01X11/x12x02/1x01X01X0/2X12X0/1x01x02/X0x01X02 w -/X1 - -";
        assert_eq!(themes_of(position, "c3-b3,a1^", 3), [Motif::Sacrifice]);
    }

    #[test]
    fn hemming_in_is_named_where_it_does_at_least_half_of_the_work() {
        // The placement hems in the last piece.
        let position =
            "6u:T10/T10:p2 T7t6T6L1t61/t01t41T0T2/4t21/r53T41/4T0t4/T3l61T0t21 b R1/T1 0/0 -";
        let themes = themes_of(position, "a3-a2s,T@d5n", 1);
        assert_eq!(themes, [Motif::HemIn, Motif::LastPiece]);
    }
}
