//! Every action a person can form, and what else several tests use.

#![allow(dead_code, unreachable_pub)]

pub use random::Random;
use rules::{Action, Shape, Space, Stance};
pub use samples::SETUPS;

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
