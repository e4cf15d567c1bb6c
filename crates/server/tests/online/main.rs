//! Online games: what is stored, and what is played over HTTP.

mod accounts;
#[path = "../shared/answer.rs"]
mod answer;
mod client;
mod copying;
mod cluster;
mod database;
mod fuzzed;
mod hostile;
mod kill;
mod lobby;
mod nodes;
mod operation;
mod play;
mod ratings;
mod serving;
mod store;
