//! Several servers on one database, with everything that can happen to them.

mod bus;
mod clock;
mod faults;
mod full;
mod kill;
mod ledger;
mod load;
mod nats;
mod pair;
mod process;

use std::env;

use crate::database::Database;
pub(crate) use ledger::Ledger;
pub(crate) use load::Load;
use nats::Nats;
pub(crate) use pair::Pair;
pub(crate) use process::Node;

/// Servers on one PostgreSQL with a bus between them.
pub(crate) struct Nodes {
    pub(crate) database: Database,
    pub(crate) bus: Nats,
    pub(crate) nodes: Vec<Node>,
}

impl Nodes {
    pub(crate) async fn start(count: usize) -> Nodes {
        let database = Database::postgres().await;
        let bus = Nats::start().await;
        let nodes = (0..count)
            .map(|_| Node::start(&database.address, Some(&bus.address())))
            .collect();
        Nodes {
            database,
            bus,
            nodes,
        }
    }
}

/// How often something happens to servers or their database: this often, or as often as
/// `QUARTERTURN_ROUNDS` says.
pub(crate) fn rounds(usually: u64) -> u64 {
    let rounds = env::var("QUARTERTURN_ROUNDS").ok();
    rounds.map_or(usually, |rounds| rounds.parse().unwrap())
}
