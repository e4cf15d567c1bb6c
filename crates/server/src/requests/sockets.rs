//! Quotas for open sockets and streams: per server, per person, and per address for unknown people.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use api::online::PersonId;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use super::{Caller, GameLimits, Problem, Who};

/// `Retry-After` for somebody who has too many, in seconds.
const LATER: u32 = 10;

/// Who has opened a socket.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Holder {
    Person(PersonId),
    Place(IpAddr),
}

#[derive(Debug)]
pub(crate) struct Sockets {
    all: Arc<Semaphore>,
    held: Arc<Held>,
}

#[derive(Debug, Default)]
struct Held(Mutex<HashMap<Holder, usize>>);

impl Held {
    fn lock(&self) -> MutexGuard<'_, HashMap<Holder, usize>> {
        // Nothing panics while it holds this lock.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A permit for a socket or a stream, released on drop.
#[derive(Debug)]
pub(crate) struct SocketPermit {
    _one_of_all: OwnedSemaphorePermit,
    held: Arc<Held>,
    holder: Holder,
}

impl Sockets {
    pub(crate) fn new(limits: &GameLimits) -> Sockets {
        Sockets {
            all: Arc::new(Semaphore::new(limits.sockets)),
            held: Arc::default(),
        }
    }

    /// Acquires a permit.
    pub(crate) fn permit(
        &self,
        caller: &Caller,
        limits: &GameLimits,
    ) -> Result<SocketPermit, Problem> {
        let (holder, most, what) = match &caller.who {
            Who::Member(member) => {
                let person = Holder::Person(member.person.clone());
                (person, limits.sockets_per_account, "open sockets")
            }
            Who::Guest(person) => {
                let person = Holder::Person(person.clone());
                (person, limits.sockets_per_guest, "open sockets")
            }
            Who::Nobody => {
                let place = Holder::Place(caller.place);
                (place, limits.sockets_per_address, "open sockets from here")
            }
        };
        let too_many = |what| Problem::TooMany {
            what,
            seconds: LATER,
        };
        let one_of_all = Arc::clone(&self.all)
            .try_acquire_owned()
            .map_err(|_| too_many("open sockets on this server"))?;
        let mut held = self.held.lock();
        let count = held.entry(holder.clone()).or_default();
        if *count >= most {
            return Err(too_many(what));
        }
        *count += 1;
        drop(held);
        Ok(SocketPermit {
            _one_of_all: one_of_all,
            held: Arc::clone(&self.held),
            holder,
        })
    }

    /// The number of free permits.
    pub(crate) fn free(&self) -> usize {
        self.all.available_permits()
    }
}

impl Drop for SocketPermit {
    fn drop(&mut self) {
        let mut held = self.held.lock();
        if let Some(count) = held.get_mut(&self.holder) {
            *count = count.saturating_sub(1);
            if *count == 0 {
                held.remove(&self.holder);
            }
        }
    }
}
