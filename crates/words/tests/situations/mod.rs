//! Positions, actions and texts for sentences to be about.

#![allow(dead_code, reason = "each test uses a part")]

use std::collections::BTreeMap;

use random::Random;
use rules::{Action, Position, Reason, Setup, Shape, Space, Stance};

const SETUPS: [&str; 5] = [
    "tix",
    "5u:X3T4/X3T4:p2",
    "poka-yoke",
    "4b:R6/R6",
    "4u:X2T2R2/X2T2R2:p1",
];

/// Positions of random games, each with the action played there.
pub(crate) fn plays() -> Vec<(Position, Action)> {
    let mut random = Random::new(7);
    let mut plays = Vec::new();
    for text in SETUPS {
        let setup: Setup = text.parse().unwrap();
        for _ in 0..12 {
            plays.extend(samples::plays(Position::start(setup), 40, &mut random));
        }
    }
    plays
}

/// Actions of every kind on the board and a little beyond, most of them not legal.
fn attempts(size: u8) -> Vec<Action> {
    let spaces: Vec<Space> = Space::all(size + 1).collect();
    let mut actions = vec![Action::End];
    let stances = || Stance::ALL.into_iter().map(Some).chain([None]);
    for &at in &spaces {
        actions.push(Action::PickUp { at });
        for stance in stances() {
            actions.push(Action::Activate { at, stance });
            for shape in Shape::ALL {
                actions.push(Action::Place {
                    shape,
                    to: at,
                    stance,
                });
            }
            for &to in &spaces {
                actions.push(Action::Slide {
                    from: at,
                    to,
                    stance,
                });
            }
        }
        for stance in Stance::ALL {
            actions.push(Action::Pivot { at, stance });
        }
    }
    actions
}

/// Reasons by name, each from different situations.
pub(crate) fn reasons() -> BTreeMap<&'static str, Vec<Reason>> {
    let mut heard: BTreeMap<&'static str, Vec<Reason>> = BTreeMap::new();
    // A player without a slidable piece has lost, so that reason occurs only after the end.
    let over: Position = "tixel 6/6/6/6/6/T04t1 w T9/T9 - -".parse().unwrap();
    let positions = plays().into_iter().step_by(7).map(|(position, _)| position);
    for position in positions.chain([over]) {
        for action in attempts(position.setup().size()) {
            if let Some(reason) = position.why_not(action) {
                let known = heard.entry(reason.name()).or_default();
                if known.len() < 200 && !known.contains(&reason) {
                    known.push(reason);
                }
            }
        }
    }
    heard
}

const TEXTS: [&str; 10] = [
    "T@c3ne",
    "c3-c6ne",
    "c3~sw",
    "end",
    "c3-c5n,d4-d2w,e2^",
    "8b:X2T8R1/R21:p2:near",
    "8b:X200T200/R21",
    "poka-yoke 6/6/6/4T2t1/6/6 w T9/T9 2/2 e3",
    "6u:X1T10/T10 6/6/X05/4T2t1/6/6 b T9/T9 - -",
    "tixel 6/6/6/6/6/6 w -/T10 - -",
];

/// Texts of every kind, each truncated everywhere, and with a character removed, replaced or added.
pub(crate) fn spoilt() -> Vec<String> {
    let mut all = Vec::new();
    for text in TEXTS {
        for at in 0..=text.len() {
            let (before, after) = text.split_at(at);
            all.push(before.to_owned());
            let rest = after.get(1..).unwrap_or_default();
            for other in [
                "", "0", "9", "12", "999", "x", "T", "c", "-", "/", ":", ",", " ", "end", "ü",
            ] {
                all.push(format!("{before}{other}{rest}"));
                all.push(format!("{before}{other}{after}"));
            }
        }
    }
    all
}
