//! The scripts of the animated pictures: a few actions of each game on small boards.

use rules::{Action, Position, Setup};

/// A position and the actions played from it.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Script {
    pub(super) start: Position,
    pub(super) actions: Vec<Action>,
}

/// The script of one of the four games.
pub(super) fn script(setup: Setup) -> Script {
    let (start, actions) = match setup {
        Setup::TIX => (
            "4u:X4/X4 3x1/1x12/X13/2x11 w X3/X1 - -",
            "a2-d2 d4-a4 d2-d4",
        ),
        Setup::REGATTA => (
            "5b:R5/R5 5/2r52/1R73/2l12/1r13 w R4/R2 - -",
            "b3-d3se b1-d1ne L@b3ne",
        ),
        Setup::POKA_YOKE => (
            "4u:T4/T4:p1 t12T3/1t52/T12T7/2t31 w T1/T1 1/1 -",
            "a2-c2e d4^ a4-c4sw R@a2se",
        ),
        _ => (
            "4u:T4/T4 3t5/1t52/T13/2t31 w T3/T1 - -",
            "a2-c2n T@a1ne d4-d2w b3*nw",
        ),
    };
    let start = start
        .parse()
        .unwrap_or_else(|_| Position::start(Setup::TIXEL));
    let actions = actions.split(' ').filter_map(|text| text.parse().ok());
    Script {
        start,
        actions: actions.collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_script_is_legal_and_turns_pieces() {
        for (name, setup) in Setup::NAMED {
            let Script { start, actions } = script(setup);
            assert!(start.setup().size() < 6, "{name}: a small board");
            assert!(actions.len() > 2, "{name}");
            let mut position = start;
            let mut turned = 0;
            for action in actions {
                if let Some(reason) = position.why_not(action) {
                    panic!("{name}: {action}: {reason} in {position}");
                }
                turned += position.effects(action).unwrap().turned.len();
                position.play_unchecked(action);
            }
            assert!(turned >= 2, "{name}: too few pieces turn");
        }
    }
}
