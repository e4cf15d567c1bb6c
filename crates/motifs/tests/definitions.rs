//! Every motif has its example and its counterexample, and in random games it is found exactly
//! where a plain reading of its definition finds it.

mod support;

use std::collections::{BTreeMap, BTreeSet};

use motifs::{Guard, Knowledge, Motif, Prover, as_if_to_move, example, motifs, slides_of};
use rules::{Action, Direction, Player, Position, Reason, Space, Turn};
use support::{SMALL, each_random_action_turn, each_random_turn, reasons};

#[test]
fn every_example_is_explained_by_its_motif() {
    for motif in Motif::ALL {
        let example = example(motif);
        assert_eq!(example.position.to_move(), Player::White, "{motif}");
        let reasons = reasons(&example.position, &example.turn);
        assert_eq!(reasons.motifs.first(), Some(&motif), "{motif}");
        assert_eq!(reasons.knowledge.refutation, None, "{motif}");
    }
}

#[test]
fn a_turn_that_only_looks_like_the_motif_does_not_have_it() {
    for (motif, position, turn) in [
        // It turns one of two.
        (
            Motif::LastPiece,
            "5u:T3/T3 5/2t12/T14/5/2t12 w T2/T1 - -",
            "a3-d3ne",
        ),
        // One threat, which Black can parry.
        (
            Motif::DoubleThreat,
            "5u:X3/X3 x14/5/5/5/2X12 w X2/X2 - -",
            "X@b3",
        ),
        // Black threatens to win, and there are several defences.
        (
            Motif::OnlyDefence,
            "tix 6/6/2x13/X15/6/6 w X7/X7 - -",
            "a3-a6",
        ),
        // The piece it stops cannot slide because it is turned.
        (
            Motif::HemIn,
            "5u:T3/T3 5/2t12/T14/5/2t12 w T2/T1 - -",
            "a3-d3ne",
        ),
        // Two actions are no chain of three.
        (
            Motif::Chain,
            "5u:T5/T5 2t32/5/2t51T1/T74/2t52 w T3/T2 - -",
            "a2-c2n,T@a1ne",
        ),
        // Without the expansion a pick-up promotes nothing.
        (
            Motif::Promote,
            "4u:T4/T4 1t51t7/t33/1T11T5/T4T02 w -/T1 - -",
            "b2-a2n,b1^",
        ),
        // The piece picked up stood in nobody's way.
        (
            Motif::PickUpToReopen,
            "5u:X4/X4 4x1/3x11/X11X11X1/5/X11x12 w -/X1 - -",
            "c3-c4,e3^",
        ),
        // The bonus is taken.
        (
            Motif::DeclineBonus,
            "5u:X4/X4 1x13/3X11/5/1X11x11/5 w X2/X2 - -",
            "d4-b4,X@e5",
        ),
        // The sacrifice wins: nothing is declined.
        (
            Motif::DeclineBonus,
            "tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -",
            "a3-c3n",
        ),
        // In the open, either side is legal.
        (
            Motif::Flip,
            "4u:R3/R3 2L11/2r01/4/r33 w R2/R1 - -",
            "L@a4se",
        ),
        // Only the rim rules out the other side.
        (
            Motif::Flip,
            "regatta 8/8/8/3R14/8/5r12/8/8 w R20/R20 - -",
            "R@a4se",
        ),
        // The neighbour shows its solid edge, so the piece is inactive.
        (
            Motif::Nest,
            "4u:T4/T4 1t12/4/2t71/1T32 w T3/T2 - -",
            "b1-b2n",
        ),
        // There was nothing to turn.
        (
            Motif::QuietPlacement,
            "4u:T4/T4 1T52/4/4/3t5 w T3/T3 - -",
            "T@d3ne",
        ),
        // It stays active.
        (
            Motif::Sacrifice,
            "4u:T4/T4 1t12/4/2t51/1T32 w T3/T2 - -",
            "b1-b2se",
        ),
    ] {
        let position: Position = position.parse().unwrap();
        let turn: Turn = turn.parse().unwrap();
        let found = reasons(&position, &turn).motifs;
        assert!(!found.contains(&motif), "{motif}: {position} {turn}");
    }
}

#[test]
fn an_illegal_turn_has_no_motif() {
    let position: Position = "tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -".parse().unwrap();
    let turn = "a3-d4ne".parse().unwrap();
    assert_eq!(motifs(&position, &turn, &Knowledge::default()), []);
    assert!(Prover::new(&position, &turn, None, 1).is_err());
    assert!(Guard::new(&position, &turn, 1).is_err());
}

fn slides(position: &Position) -> BTreeSet<(Space, Space)> {
    let actions = position.actions().into_iter();
    actions
        .filter_map(|action| match action {
            Action::Slide { from, to, .. } => Some((from, to)),
            _ => None,
        })
        .collect()
}

fn turns_theirs(position: &Position, way: (Space, Space)) -> bool {
    let slide = slides_of(position, way.0);
    let slide = slide.iter().find(|slide| slide.to == way.1);
    slide.is_some_and(|slide| !slide.turned.theirs.is_empty())
}

/// The definitions of the motifs that follow from the rules alone, implemented naively.
fn defined(motif: Motif, before: &Position, turn: &Turn) -> bool {
    let after = before.play_turn(turn).unwrap();
    let (player, opponent) = (before.to_move(), before.to_move().opponent());
    let mut positions = vec![*before];
    for action in turn.actions() {
        let now = positions.last().unwrap().play(*action).unwrap();
        positions.push(now);
    }
    let [earlier @ .., open] = positions.as_slice() else {
        return false;
    };
    let last = turn.actions().last().unwrap();
    match motif {
        Motif::LastPiece => after.actions().is_empty(),
        Motif::HemIn => {
            let from = |position: &Position| {
                let position = as_if_to_move(position, opponent).unwrap();
                slides(&position).into_iter().map(|(from, _)| from)
            };
            let can: BTreeSet<Space> = from(&after).collect();
            let is_active = |space| after.piece_at(space).unwrap().is_active();
            from(before).any(|space| is_active(space) && !can.contains(&space))
        }
        Motif::Chain => turn.actions().len() >= 3,
        Motif::Promote => after.promotions(player) < before.promotions(player),
        Motif::PickUpToReopen => {
            let Action::PickUp { .. } = last else {
                return false;
            };
            let old = slides(earlier.last().unwrap());
            let free = as_if_to_move(&after, player).unwrap();
            let mut new = slides(&free).into_iter().filter(|way| !old.contains(way));
            new.any(|way| old.iter().all(|(from, _)| *from != way.0) || turns_theirs(&free, way))
        }
        Motif::DeclineBonus => open.bonus().is_some() && after.winner().is_none(),
        Motif::Flip => turn.actions().iter().zip(&positions).any(|(action, now)| {
            let text = action.to_string();
            let other = match text.as_bytes() {
                [b'R', b'@', ..] => text.replace('R', "L"),
                [b'L', b'@', ..] => text.replace('L', "R"),
                _ => return false,
            };
            let reason = now.why_not(other.parse().unwrap());
            reason.is_some_and(|reason| !matches!(reason, Reason::OverEdge { .. }))
        }),
        Motif::Nest => turn.actions().iter().any(|action| {
            let (Action::Place { to: at, .. }
            | Action::Slide { to: at, .. }
            | Action::Activate { at, .. }
            | Action::Pivot { at, .. }) = *action
            else {
                return false;
            };
            let Some(piece) = after.piece_at(at) else {
                return false;
            };
            // Whatever stands where a corner sticks out must have its hollow there.
            Direction::ALL.into_iter().any(|direction| {
                let beside = at.step(direction).and_then(|space| after.piece_at(space));
                piece.protrudes(direction, after.setup().rounded()) && beside.is_some()
            })
        }),
        Motif::QuietPlacement => {
            let ways = slides(before);
            let mut attacks = ways.into_iter().filter(|way| turns_theirs(before, *way));
            let is_placement = turn.to_string().contains('@') && turn.actions().len() == 1;
            is_placement && before.bonus().is_none() && attacks.next().is_some()
        }
        Motif::Sacrifice => earlier.iter().skip(1).any(|now| now.bonus().is_some()),
        Motif::DoubleThreat | Motif::OnlyDefence => unreachable!("these need a proof"),
    }
}

#[test]
fn motifs_are_found_exactly_where_their_definition_holds() {
    let mut found: BTreeMap<Motif, u32> = BTreeMap::new();
    let setups = ["tix", "tixel", "poka-yoke", "regatta", "9u:X3T6/R9:p2"];
    let mut check = |position: &Position, turn: &Turn| {
        let motifs = motifs(position, turn, &Knowledge::default());
        assert!(motifs.is_sorted());
        for motif in Motif::ALL {
            if matches!(motif, Motif::DoubleThreat | Motif::OnlyDefence) {
                continue;
            }
            let has = motifs.contains(&motif);
            assert_eq!(
                has,
                defined(motif, position, turn),
                "{motif}: {position} {turn}"
            );
            *found.entry(motif).or_default() += u32::from(has);
        }
    };
    each_random_turn(&SMALL, 60, &mut check);
    each_random_action_turn(&setups, 12, &mut check);
    assert_eq!(found.len(), 10);
    assert!(found.values().all(|count| *count > 0), "{found:?}");
}

#[test]
fn what_a_piece_could_do_is_what_its_owner_could_play() {
    each_random_action_turn(&["tixel", "regatta", "9u:X3T6/R9:p2"], 3, |position, _| {
        for player in Player::ALL {
            let turned = as_if_to_move(position, player).unwrap();
            assert!(turned.pieces().eq(position.pieces()));
            let mut expected = turned.actions();
            expected.retain(|action| matches!(action, Action::Slide { .. }));
            expected.sort_unstable();
            let own = position
                .pieces()
                .filter(|(_, piece)| piece.player == player);
            let slides: Vec<_> = own
                .flat_map(|(space, _)| slides_of(position, space))
                .collect();
            let mut found: Vec<Action> = slides.iter().flat_map(|s| s.actions.clone()).collect();
            found.sort_unstable();
            assert_eq!(found, expected);
            for slide in slides {
                for action in &slide.actions {
                    let effects = turned.effects(*action).unwrap();
                    let count = slide.turned.own.len() + slide.turned.theirs.len();
                    assert_eq!(count, effects.turned.len());
                    assert!(if effects.is_sacrifice {
                        slide.is_sacrifice
                    } else {
                        slide.is_active
                    });
                }
            }
        }
    });
}
