//! Online games, from their creation to their rematch.

mod clocks;
mod conditional;
mod ends;
mod histories;
mod odds;
mod offers;
mod phrases;
mod secrets;
mod table;
mod turns;
mod vacation;
