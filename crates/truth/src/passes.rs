//! The value of every position, by passes: what is lost now, then what is won in 1 turn, lost in 2,
//! won in 3 and so on. Whatever no pass decides is a draw.
//!
//! A pass looks at every open position and at the values of those after it. Only the values are
//! stored, so a table takes little memory, and threads can share a pass without changing its
//! outcome: a pass for wins reads only losses of the pass before, and vice versa. Only chains read
//! values of their own pass. Each sacrifice leaves its player fewer active pieces, so positions
//! with an open bonus go first, in order of increasing active pieces.

use crate::coding::{Coding, Decoder};
use crate::reach::each_successor;
use crate::slots::Slots;
use crate::table::{Crew, Stage, TableError, Value};

/// The longest win a value can store, in turns.
const LONGEST: u8 = 250;

/// A value as it is stored: 0 while it is open, else one more than its turns. An even number of
/// turns is a loss, an odd one a win.
fn stored(turns: u8) -> u8 {
    turns + 1
}

/// Decodes a stored value.
pub(crate) fn value(stored: u8) -> Value {
    match stored.checked_sub(1) {
        None => Value::Draw,
        Some(turns) if turns % 2 == 1 => Value::Win(turns.into()),
        Some(turns) => Value::Loss(turns.into()),
    }
}

/// Computes the value of every position.
pub(crate) fn decide(coding: &Coding, slots: &Slots, crew: &Crew<'_>) -> Result<(), TableError> {
    let mut open = in_order(coding, slots);
    for turns in 0..=LONGEST {
        let before: usize = open.iter().map(Vec::len).sum();
        for group in &mut open {
            let shares = crew.share(group, |share| pass(coding, slots, share, turns));
            *group = shares.into_iter().flatten().collect();
        }
        let left: usize = open.iter().map(Vec::len).sum();
        crew.report(Stage::Deciding {
            turns: turns.into(),
            open: left as u64,
        })?;
        // Without a new loss there is no longer win, and vice versa.
        if left == before || left == 0 {
            return Ok(());
        }
    }
    Err(TableError::TooLong)
}

/// All occupied slots, in groups that can be decided one after another.
fn in_order(coding: &Coding, slots: &Slots) -> Vec<Vec<u32>> {
    let last = coding.longest_chain() + 1;
    let mut groups = vec![Vec::new(); last + 1];
    for slot in 0..slots.count() as u32 {
        if let Some(number) = slots.number(slot) {
            let group = coding.chain(number).unwrap_or(last);
            if let Some(group) = groups.get_mut(group) {
                group.push(slot);
            }
        }
    }
    groups
}

/// Stores the values of the positions decided in this many turns; returns the rest.
fn pass(coding: &Coding, slots: &Slots, share: &[u32], turns: u8) -> Vec<u32> {
    let mut decoder = coding.decoder();
    let mut open = Vec::new();
    for slot in share {
        let number = slots.number(*slot);
        if number.is_some_and(|number| is_decided(coding, slots, number, turns, &mut decoder)) {
            slots.set(*slot, stored(turns));
        } else {
            open.push(*slot);
        }
    }
    open
}

/// Whether an open position is won or lost in this many turns, all shorter ones being known.
fn is_decided(
    coding: &Coding,
    slots: &Slots,
    number: u64,
    turns: u8,
    decoder: &mut Decoder,
) -> bool {
    let winning = turns % 2 == 1;
    // Won if any action is good, lost if all are bad.
    let mut decided = !winning;
    each_successor(coding, number, decoder, |successor, same_player| {
        if decided == winning {
            return;
        }
        let after = slots.value(successor).map_or(Value::Draw, value);
        decided = match after {
            Value::Draw => false,
            Value::Win(_) => same_player == winning,
            Value::Loss(_) => same_player != winning,
        };
    });
    decided
}
