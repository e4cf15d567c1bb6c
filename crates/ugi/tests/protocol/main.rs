//! Commands, replies, sessions and the conversations of the documentation.

mod any;
mod bad_lines;
mod documentation;
mod fake;
mod lines;
mod options;
mod round_trip;
mod session;
mod survival;
mod transcripts;
