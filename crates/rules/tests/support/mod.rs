//! Setups, the seeded generator, and every action a person can form, for several tests.

#![allow(dead_code, unreachable_pub)]

pub use random::Random;
use rules::{Action, Shape, Space, Stance};

/// Setups of every size, edge and mix.
pub const SETUPS: [&str; 20] = [
    "tix",
    "tixel",
    "poka-yoke",
    "regatta",
    "3u:T2/T2",
    "3b:R2/R2",
    "4u:X4/X4",
    "4u:T4/T4:p1",
    "4b:R6/R6",
    "5b:R8/R8:near",
    "5u:X2T2R2/X2T2R2",
    "6u:X4T6/T10",
    "6u:X2T8/X2T8:p2",
    "7b:X5T5R5/R15",
    "7u:T14/T14",
    "8u:T6R12/T18:p3",
    "8b:T18/T18",
    "9u:X9T9/R18:near",
    "10b:R30/T30:p5",
    "11u:T35/T35",
];

/// Every action that can be formed on a board of a given size, including a rim of spaces outside
/// it.
pub fn formable(size: u8) -> Vec<Action> {
    let spaces: Vec<Space> = Space::all(size + 1).collect();
    let stances: Vec<Option<Stance>> = [None]
        .into_iter()
        .chain(Stance::ALL.into_iter().map(Some))
        .collect();
    let mut actions = vec![Action::End];
    for &at in &spaces {
        actions.push(Action::PickUp { at });
        actions.extend(Stance::ALL.map(|stance| Action::Pivot { at, stance }));
        for &stance in &stances {
            actions.push(Action::Activate { at, stance });
            actions.extend(Shape::ALL.map(|shape| Action::Place {
                shape,
                to: at,
                stance,
            }));
            let slides = spaces.iter().map(|&to| Action::Slide {
                from: at,
                to,
                stance,
            });
            actions.extend(slides);
        }
    }
    actions
}
