//! What is seen: where things lie in the picture, what an action would do, what threatens, and how
//! an action looks in motion. Everything here is pure: positions in, shapes and numbers out. No
//! signals, no page, and nothing that changes a turn.

pub mod aftermath;
pub mod foresight;
pub mod geometry;
pub mod life;
pub mod motion;
pub mod scene;
pub mod wheel_layout;
