//! Online games: what is stored, and what is played over HTTP.

mod accounts;
mod client;
mod cluster;
mod database;
mod hostile;
mod kill;
mod play;
mod serving;
mod store;
