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
        Motif::HemIn => ("5u:X5/X5 X14/3X11/5/3x11/2x11x1 w X3/X2 - -", "X@e3"),
        Motif::Chain => (
            "5u:T5/T5 1T53/5/t33T3/5/1t73 w T3/T3 - -",
            "b5-b2s,e3-b3w,T@b5ne",
        ),
        Motif::Promote => (
            "5u:T5/T5:p2 2T52/5/2T32/4T4/t11t72 w T2/T3 2/2 -",
            "c3-e3s,e2^",
        ),
        Motif::PickUpToReopen => (
            "5u:X5/X5 2x12/3x01/X13X1/5/X11x11X1 w X1/X2 - -",
            "e3-e4,a3^",
        ),
        Motif::DeclineBonus => ("5u:X5/X5 3X11/5/4X1/2X02/1x13 w X2/X4 - -", "e3-c3"),
        Motif::Flip => ("5u:R3/R3 R14/2r02/5/5/4r1 w R2/R1 - -", "L@c3se"),
        Motif::Nest => ("4u:T4/T4 2t71/4/T52T6/4 w T2/T3 - -", "a2-c2ne"),
        Motif::QuietPlacement => ("5u:T5/T5 3T11/5/3t11/1t33/3T11 w T3/T3 - -", "T@b5ne"),
        Motif::Sacrifice => ("5u:T5/T5 1t51t51/5/5/1T53/5 w T4/T3 - -", "b2-b4n,T@b1ne"),
    }
}

#[allow(clippy::expect_used)] // The texts are compiled in, and tests read all of them.
fn read((position, turn): (&str, &str)) -> Example {
    Example {
        position: position.parse().expect("a position"),
        turn: turn.parse().expect("a turn"),
    }
}
