//! What was acknowledged, and whether the database still has it.

use std::collections::{BTreeMap, HashSet};
use std::thread;

use api::online::{Event, GameCode, Seat, Time};
use online::Game;
use server::store::Store;

use super::pair::Acknowledged;

#[derive(Default)]
pub(crate) struct Ledger {
    games: BTreeMap<String, Vec<Acknowledged>>,
}

impl Ledger {
    pub(crate) fn acknowledged(&mut self, game: &GameCode, turn: Acknowledged) {
        self.games.entry(game.to_string()).or_default().push(turn);
    }

    pub(crate) fn extend(&mut self, other: Ledger) {
        for (game, turns) in other.games {
            self.games.entry(game).or_default().extend(turns);
        }
    }

    /// The number of the newest turn of a game.
    pub(crate) fn newest(&self, game: &GameCode) -> u64 {
        let turns = self.games.get(game.as_str());
        turns
            .and_then(|turns| turns.last())
            .map_or(0, |turn| turn.number)
    }

    pub(crate) fn turns(&self) -> usize {
        self.games.values().map(Vec::len).sum()
    }

    /// No acknowledged turn is lost, none is there twice, no game was lost on time, and every clock
    /// was charged what the entries say.
    pub(crate) async fn check(&self, store: &Store) {
        let test = thread::current();
        let (name, turns) = (test.name().unwrap_or_default(), self.turns());
        eprintln!(
            "counted: {name}: {turns} turns in {} games",
            self.games.len()
        );
        for (game, turns) in &self.games {
            let code: GameCode = game.parse().unwrap();
            let entries = store.entries(&code, 0).await.unwrap();
            let mut ids = HashSet::new();
            for (number, entry) in (1..).zip(&entries) {
                assert_eq!(entry.number, number, "{game}");
                if let Event::Turn { id, .. } = &entry.event {
                    assert!(ids.insert(id.clone()), "{game}: {id} is there twice");
                }
            }
            for Acknowledged { id, number } in turns {
                // If it has ended the game, that is the number of the end.
                let up_to = entries.iter().filter(|entry| entry.number <= *number);
                let mut turns = up_to.filter_map(|entry| match &entry.event {
                    Event::Turn { id, .. } => Some(id),
                    _ => None,
                });
                assert_eq!(turns.next_back(), Some(id), "{game}: entry {number}");
            }
            let replayed = Game::replay(&entries).unwrap();
            assert_eq!(
                u64::try_from(replayed.turns().len()).unwrap(),
                u64::try_from(ids.len()).unwrap()
            );
            check_clocks(game, &entries);
        }
    }
}

/// Every turn after the first two costs the time since the turn before it, without the time in which
/// nothing could be stored.
fn check_clocks(game: &str, entries: &[api::online::Entry]) {
    let (mut since, mut suspended_until) = (Time::from_millis(0), Time::from_millis(0));
    let mut turns = 0;
    let mut left = [300_000_i64; Seat::ALL.len()];
    for entry in entries {
        match &entry.event {
            Event::Seated { .. } => (since, suspended_until) = (entry.at, entry.at),
            Event::Suspended { from, until } => {
                assert!(from <= until, "{game}: {entry:?}");
                assert!(*from >= suspended_until, "{game}: {entry:?} overlaps");
                since = since.plus(until.since(*from));
                suspended_until = *until;
            }
            Event::Turn {
                received,
                charged,
                lag_credit,
                ..
            } => {
                let spent = received.since(since);
                let due = if turns < 2 { 0 } else { spent - lag_credit };
                assert_eq!(*charged, due, "{game}: {entry:?}");
                let mover = &mut left[turns % 2];
                *mover += 3_000 - i64::try_from(*charged).unwrap();
                assert!(*mover > 0, "{game}: {entry:?}");
                (since, suspended_until) = (entry.at, entry.at);
                turns += 1;
            }
            Event::Ended { reason, .. } => assert!(
                !matches!(reason, api::online::EndReason::Time),
                "{game}: lost on time"
            ),
            _ => {}
        }
    }
}
