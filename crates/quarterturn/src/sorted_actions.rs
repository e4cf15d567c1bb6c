//! Legal actions as text, sorted bytewise.

use std::io::Write as _;

use rules::{Action, Position};

/// The texts of a position's legal actions, sorted bytewise. It can be reused for many positions
/// without allocating again.
#[derive(Default)]
pub(crate) struct SortedTexts {
    /// No action has more than nine characters, so a text padded with zeros fits in one number, and
    /// sorting the numbers sorts the texts.
    keys: Vec<[u8; KEY]>,
}

const KEY: usize = 16;

impl SortedTexts {
    /// Replaces the texts with those of a position's legal actions.
    pub(crate) fn fill(&mut self, position: &Position) {
        self.keys.clear();
        self.keys.extend(position.actions().into_iter().map(key));
        self.keys
            .sort_unstable_by_key(|key| u128::from_be_bytes(*key));
    }

    /// The texts.
    pub(crate) fn texts(&self) -> impl ExactSizeIterator<Item = &[u8]> {
        self.keys.iter().map(|key| {
            let length = key.iter().position(|byte| *byte == 0).unwrap_or(KEY);
            &key[..length]
        })
    }
}

fn key(action: Action) -> [u8; KEY] {
    let mut key = [0; KEY];
    let written = write!(&mut key[..], "{action}");
    debug_assert!(written.is_ok(), "`{action}` is longer than {KEY} bytes");
    key
}

/// The legal actions with their texts, sorted bytewise.
pub(crate) fn sorted_actions(position: &Position) -> Vec<(String, Action)> {
    let mut actions: Vec<(String, Action)> = position
        .actions()
        .into_iter()
        .map(|action| (action.to_string(), action))
        .collect();
    actions.sort_unstable();
    actions
}
