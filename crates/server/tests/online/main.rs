//! Online games: what is stored, and what is played over HTTP.

mod cluster;
mod database;
mod kill;
mod store;
