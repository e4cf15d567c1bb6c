//! Presence across servers: who is connected to this server, and who to the others.
//!
//! A socket holds its player's seat as long as it answers pings. This server publishes a row for
//! every seat held here, and renews one row for itself: when it dies, all of them expire together.

use std::collections::{HashMap, HashSet};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use api::online::{GameCode, Seat};

use super::Node;
use crate::store::{Attended, StoreError, TakenSeat};

/// How many games are queried in one statement.
const ASKED: usize = 1_000;

/// What the other servers know of this one.
#[derive(Debug)]
pub(crate) struct Attendance {
    /// This server's id; new after every start.
    server: String,
    told: Mutex<Told>,
}

#[derive(Debug, Default)]
struct Told {
    seats: HashSet<TakenSeat>,
    /// `None` if nothing published counts any more.
    at: Option<Instant>,
}

impl Attendance {
    pub(crate) fn new(server: String) -> Attendance {
        Attendance {
            server,
            told: Mutex::default(),
        }
    }

    fn lock(&self) -> MutexGuard<'_, Told> {
        // Nothing panics while it holds this lock.
        self.told.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What has to be published for these seats; `None` if it is up to date.
    fn news(&self, here: &HashSet<TakenSeat>, lease: Duration) -> Option<Attended> {
        let mut told = self.lock();
        let lapsed = |at: &mut Instant| at.elapsed() > lease;
        if told.at.take_if(lapsed).is_some() {
            // For the others everyone has left. Anyone who really has must not come back with the
            // rest.
            told.seats.clear();
        }
        let age = told.at.map(|at| at.elapsed());
        let is_due = !here.is_empty() && age.is_none_or(|age| age >= lease / 3);
        if *here == told.seats && !is_due {
            return None;
        }
        Some(Attended {
            from_the_beginning: told.at.is_none(),
            came: here.difference(&told.seats).cloned().collect(),
            left: told.seats.difference(here).cloned().collect(),
        })
    }
}

/// The work of every second: publishing who is here, and reading who is elsewhere.
pub(super) async fn tick(node: &Node) -> Result<(), StoreError> {
    let open = node.open_snapshots();
    let mut here = HashSet::new();
    for (code, snapshot) in &open {
        // Presence matters only while a game is being played.
        if snapshot.game.to_move().is_some() {
            let held = Seat::ALL
                .into_iter()
                .filter(|seat| snapshot.here[*seat as usize]);
            here.extend(held.map(|seat| (code.clone(), seat)));
        }
    }
    let attendance = &node.attendance;
    let (now, lease) = (node.now(), node.limits.lease);
    if let Some(news) = attendance.news(&here, lease) {
        let until = now.plus(u64::try_from(lease.as_millis()).unwrap_or(u64::MAX));
        let server = attendance.server.clone();
        let at = Instant::now();
        node.store.attend(server, until, news).await?;
        *attendance.lock() = Told {
            seats: here,
            at: Some(at),
        };
    }
    let codes: Vec<GameCode> = open.iter().map(|(code, _)| code.clone()).collect();
    let mut elsewhere: HashMap<GameCode, [bool; 2]> = HashMap::new();
    if !codes.is_empty() && node.store.has_others(&attendance.server, now).await? {
        for codes in codes.chunks(ASKED) {
            let seats = node
                .store
                .seats_elsewhere(codes, &attendance.server, now)
                .await?;
            for (code, seat) in seats {
                elsewhere.entry(code).or_default()[seat as usize] = true;
            }
        }
    }
    for (code, snapshot) in open {
        let held = elsewhere.get(&code).copied().unwrap_or_default();
        let is_news = held != snapshot.elsewhere || node.last_downtime_ended() != snapshot.back;
        if is_news && let Some(handle) = node.open_game(&code) {
            handle.hear_of_others(held);
        }
    }
    Ok(())
}

/// The seats in a game whose players are connected to other servers.
pub(super) async fn elsewhere(node: &Node, code: &GameCode) -> Result<[bool; 2], StoreError> {
    let (server, now) = (&node.attendance.server, node.now());
    let mut held = [false; 2];
    if node.store.has_others(server, now).await? {
        let codes = std::slice::from_ref(code);
        for (_, seat) in node.store.seats_elsewhere(codes, server, now).await? {
            held[seat as usize] = true;
        }
    }
    Ok(held)
}

#[cfg(test)]
mod tests {
    use super::*;

    const LEASE: Duration = Duration::from_secs(15);

    fn seats(numbers: &[u8]) -> HashSet<TakenSeat> {
        let seat = |number: &u8| (GameCode::of([*number; 10]), Seat::White);
        numbers.iter().map(seat).collect()
    }

    /// As if that had been told this many seconds ago.
    fn told(attendance: &Attendance, numbers: &[u8], seconds: u64) {
        *attendance.lock() = Told {
            seats: seats(numbers),
            at: Instant::now().checked_sub(Duration::from_secs(seconds)),
        };
    }

    fn counts(news: Option<Attended>) -> Option<(usize, usize)> {
        news.map(|news| (news.came.len(), news.left.len()))
    }

    #[test]
    fn the_others_are_told_who_comes_and_goes_and_that_the_server_is_there() {
        let attendance = Attendance::new("here".to_owned());
        let news = |numbers: &[u8]| counts(attendance.news(&seats(numbers), LEASE));
        assert_eq!(news(&[]), None, "an idle server says nothing");
        assert_eq!(news(&[1, 2]), Some((2, 0)));
        told(&attendance, &[1, 2], 1);
        assert_eq!(news(&[1, 2]), None);
        assert_eq!(news(&[2, 3, 4]), Some((2, 1)));
        assert_eq!(news(&[]), Some((0, 2)));
        told(&attendance, &[1, 2], 6);
        assert_eq!(news(&[1, 2]), Some((0, 0)), "the lease is renewed");
        told(&attendance, &[], 6);
        assert_eq!(news(&[]), None, "for nobody it is not");
    }

    #[test]
    fn a_server_whose_lease_has_lapsed_says_everything_again() {
        let attendance = Attendance::new("here".to_owned());
        told(&attendance, &[1, 2], 16);
        assert!(attendance.news(&seats(&[]), LEASE).is_none());
        let news = attendance.news(&seats(&[2, 3]), LEASE).unwrap();
        assert!(news.from_the_beginning, "1 must not come back");
        assert_eq!(counts(Some(news)), Some((2, 0)));
    }
}
