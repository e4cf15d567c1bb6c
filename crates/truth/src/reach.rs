//! Every position that a game can reach.

use rules::on_state;

use crate::coding::{Coding, Decoder};
use crate::slots::{Slots, mixed};
use crate::table::{Crew, Stage, TableError};

/// The initial number of slots, and how many positions a block may add without growing.
const FIRST_SLOTS: usize = 1 << 18;

/// The maximum load factor, in tenths: probing gets slow beyond it.
const FULL: usize = 7;

/// All positions that can be reached from these.
pub(crate) fn reach(coding: &Coding, starts: &[u64], crew: &Crew<'_>) -> Result<Slots, TableError> {
    let mut slots = grown(None, FIRST_SLOTS, crew)?;
    let mut open = starts.to_vec();
    for number in starts {
        slots.insert(*number);
    }
    while !open.is_empty() {
        // Enough free slots for everything a block can lead to.
        let free = (slots.count() * FULL / 10).saturating_sub(slots.len());
        let block = (free / coding.most_actions()).min(open.len());
        if block < open.len().min(64) {
            slots = grown(Some(&slots), slots.count() / 2 * 3, crew)?;
            continue;
        }
        let numbers = open.split_off(open.len() - block);
        for found in crew.share(&numbers, |share| expand(coding, &slots, share)) {
            open.extend(found);
        }
        crew.report(Stage::Reaching {
            positions: slots.len() as u64,
        })?;
    }
    Ok(slots)
}

/// The new successors of some positions.
fn expand(coding: &Coding, slots: &Slots, numbers: &[u64]) -> Vec<u64> {
    let mut found = Vec::new();
    let mut decoder = coding.decoder();
    for number in numbers {
        each_successor(coding, *number, &mut decoder, |successor, _| {
            if slots.insert(successor) {
                found.push(successor);
            }
        });
    }
    found
}

/// Calls `visit` with the number of each position after this one, and whether the same player
/// moves there.
#[inline]
pub(crate) fn each_successor(
    coding: &Coding,
    number: u64,
    decoder: &mut Decoder,
    mut visit: impl FnMut(u64, bool),
) {
    let Some(position) = coding.decode(number, decoder) else {
        return;
    };
    on_state!(position.words(), state => state.legal().for_each(|action| {
        let mut after = *state;
        after.play_unchecked(action);
        let coded = coding.encode_state(&after);
        visit(coded.number, coded.to_move == state.to_move());
    }));
}

fn grown(slots: Option<&Slots>, count: usize, crew: &Crew<'_>) -> Result<Slots, TableError> {
    let held = slots.map_or(0, Slots::count);
    let too_large = || TableError::TooLarge {
        positions: slots.map_or(0, |slots| slots.len() as u64),
    };
    if (held + count) * Slots::BYTES > crew.memory() {
        return Err(too_large());
    }
    let grown = match slots {
        Some(slots) => slots.grown(count),
        None => Slots::new(count),
    };
    grown.ok_or_else(too_large)
}

/// A fingerprint of all positions and values, independent of their slots.
pub(crate) fn digest(slots: &Slots) -> u64 {
    let entries = slots.entries();
    entries.fold(0, |sum, (number, value)| {
        sum.wrapping_add(mixed(mixed(number) ^ u64::from(value)))
    })
}
