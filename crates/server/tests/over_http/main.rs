//! Real requests over real connections.

mod client;
mod connections;
mod folder;
mod site;
