//! Online games: what is stored, and what is played over HTTP.

mod accounts;
#[path = "../shared/answer.rs"]
mod answer;
mod client;
mod cluster;
mod copying;
mod database;
mod fuzzed;
mod hostile;
mod kill;
mod lobby;
mod nodes;
mod openapi;
mod operation;
mod play;
mod power_cut;
mod ratings;
mod serving;
mod store;
mod streams;
mod tokens;
