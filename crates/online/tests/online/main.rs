//! Online games, from their creation to their rematch.

mod clocks;
mod ends;
mod histories;
mod offers;
mod secrets;
mod table;
mod turns;
