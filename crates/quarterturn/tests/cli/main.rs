//! The program run as a process, as its users run it.

mod admin;
mod analyze;
mod animate;
mod apply;
mod bench;
mod bots;
mod draw;
mod encrypted;
mod explain;
mod hostile_input;
#[cfg(unix)]
mod interrupts;
mod language;
mod load;
mod match_programs;
mod matches;
mod moves;
mod online;
mod openings;
mod perft;
mod play;
mod playouts;
mod process;
mod program;
mod puzzles;
mod readme;
mod record;
mod report;
mod serve;
mod settings;
mod solve;
#[cfg(unix)]
mod terminal;
mod ugi;
