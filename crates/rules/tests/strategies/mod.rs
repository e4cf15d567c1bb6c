//! Strategies for property tests, here and in `ugi`.

use proptest::option;
use proptest::prelude::*;
use rules::{Action, MAX_SIZE, Shape, Space, Stance};

/// Any space of the largest board.
fn spaces() -> impl Strategy<Value = Space> {
    (0..MAX_SIZE, 0..MAX_SIZE).prop_filter_map("on a board", |(file, rank)| Space::new(file, rank))
}

/// Any stance.
fn stances() -> impl Strategy<Value = Stance> {
    (0..8u8).prop_map(|eighths| Stance::N.turned(eighths))
}

/// Any action of a turn, legal or not; the end of a turn is not among them.
pub(crate) fn actions() -> impl Strategy<Value = Action> {
    let maybe = || option::of(stances());
    prop_oneof![
        (0..Shape::ALL.len(), spaces(), stances()).prop_map(|(shape, to, stance)| {
            let shape = Shape::ALL[shape];
            let stance = shape.has_hollow().then_some(stance);
            Action::Place { shape, to, stance }
        }),
        (spaces(), spaces(), maybe()).prop_map(|(from, to, stance)| Action::Slide {
            from,
            to,
            stance
        }),
        (spaces(), maybe()).prop_map(|(at, stance)| Action::Activate { at, stance }),
        (spaces(), stances()).prop_map(|(at, stance)| Action::Pivot { at, stance }),
        spaces().prop_map(|at| Action::PickUp { at }),
    ]
}
