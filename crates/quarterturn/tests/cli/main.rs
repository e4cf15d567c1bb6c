//! The program run as a process, as its users run it.

mod analyze;
mod apply;
mod bench;
mod draw;
mod explain;
mod language;
mod matches;
mod moves;
mod perft;
mod play;
mod playouts;
mod process;
mod program;
mod record;
mod report;
mod serve;
mod solve;
mod ugi;
