//! A small example of every motif, for pictures and explanations.

use std::sync::OnceLock;

use rules::{Position, Turn};

use crate::Motif;

/// A position and a turn that shows a motif, White to move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Example {
    /// The position.
    pub position: Position,
    /// The turn.
    pub turn: Turn,
}

/// The example of a motif. `draw::Drawing::turn_preview` draws it.
pub fn example(motif: Motif) -> &'static Example {
    static EXAMPLES: [OnceLock<Example>; Motif::ALL.len()] =
        [const { OnceLock::new() }; Motif::ALL.len()];
    EXAMPLES[motif as usize].get_or_init(|| read(text(motif)))
}

const fn text(motif: Motif) -> (&'static str, &'static str) {
    match motif {
        Motif::LastPiece => ("5u:T3/T3 5/2t12/T14/2t12/5 w T2/T1 - -", "a3-d3ne"),
        Motif::DoubleThreat => ("4u:T4/T4 4/T11t11/4/2T51 w T2/T3 - -", "T@d2ne"),
        Motif::OnlyDefence => ("4u:T4/T4 1t72/2t31/3T5/4 w T3/T2 - -", "d2-b2se"),
        Motif::HemIn => ("5u:X4/X4 x11x12/5/3X11/5/5 w X3/X2 - -", "d3-a3"),
        Motif::Chain => (
            "5u:T5/T5 2T32/3t31/1T33/5/1t32t1 w T3/T2 - -",
            "b3-b2s,c5-c1n,T@c3sw",
        ),
        Motif::Promote => (
            "4u:T4/T4:p2 1t51t7/t33/1T11T5/T4T02 w -/T1 2/2 -",
            "b2-a2n,b1^",
        ),
        Motif::PickUpToReopen => (
            "5u:X4/X4 4x1/3x11/X11X11X1/5/X11x12 w -/X1 - -",
            "c3-c4,a3^",
        ),
        Motif::DeclineBonus => ("5u:X4/X4 1x13/3X11/5/1X11x11/5 w X2/X2 - -", "d4-b4"),
        Motif::Flip => ("4u:R3/R3 2L11/2r01/4/r33 w R2/R1 - -", "L@c2se"),
        Motif::Nest => ("4u:T4/T4 1t12/4/2t51/1T32 w T3/T2 - -", "b1-b2se"),
        Motif::QuietPlacement => ("4u:T4/T4 1T52/4/t73/1t52 w T3/T2 - -", "T@c3ne"),
        Motif::Sacrifice => (
            "5u:T5/T5 2t32/5/2t51T1/T74/2t52 w T3/T2 - -",
            "a2-c2n,T@a1ne",
        ),
    }
}

#[allow(clippy::expect_used)] // The texts are compiled in, and tests read all of them.
fn read((position, turn): (&str, &str)) -> Example {
    Example {
        position: position.parse().expect("a position"),
        turn: turn.parse().expect("a turn"),
    }
}
