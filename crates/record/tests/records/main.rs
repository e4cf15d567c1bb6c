//! Records as text and as trees.

mod broken;
mod chains;
mod deep;
mod golden;
mod grow;
mod reading;
mod round_trip;
mod stream;
mod tree;
mod writing;
