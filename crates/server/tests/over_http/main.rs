//! Real requests over real connections.

#[path = "../shared/answer.rs"]
mod answer;
mod client;
mod connections;
mod folder;
mod site;
