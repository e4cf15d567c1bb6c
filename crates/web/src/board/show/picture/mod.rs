//! The picture of the board in layers: plate, ground, pieces, sky.

pub mod symbols;

pub(in crate::board) mod ground;
pub(in crate::board) mod marks;
pub(in crate::board) mod pieces;
pub(in crate::board) mod plate;
pub(in crate::board) mod sky;
