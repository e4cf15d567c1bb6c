//! The panels around the analysis board, each a view of the controller.

mod annotations;
mod editor;
mod engine;
mod graph;
mod open;
mod reasons;
mod share;
mod turn_list;

pub use annotations::Annotations;
pub use editor::{Brushes, EditorPanel};
pub use engine::EnginePanel;
pub use graph::GraphPanel;
pub use open::OpenPanel;
pub use share::{SharePanel, is_open};
pub use turn_list::TurnList;
pub(super) use turn_list::breakable;
