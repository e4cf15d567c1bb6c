//! What there is to see: where things lie in the picture, what an action would do, and what is
//! threatened. Everything here is pure: positions in, shapes and numbers out. No signals, no page,
//! and nothing that changes a turn.

pub mod aftermath;
pub mod geometry;
pub mod life;
pub mod preview;
pub mod scene;
pub mod wheel_layout;
