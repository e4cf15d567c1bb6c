//! Online games: what is stored, and what is played over HTTP.

mod accounts;
#[path = "../shared/answer.rs"]
mod answer;
mod attendance;
mod client;
mod cluster;
mod conditional;
mod copying;
mod database;
mod fuzzed;
mod hostile;
mod invitations;
mod kill;
mod lobby;
mod nodes;
mod odds;
mod openapi;
mod operation;
mod phrases;
mod play;
mod power_cut;
mod ratings;
mod reports;
mod serving;
mod settings;
mod store;
mod streams;
mod tokens;
mod vacation;
mod versions;
