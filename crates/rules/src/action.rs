//! Actions and turns.

use crate::{Shape, Space, Stance};

/// One action: the unit of the rules and of search.
///
/// An action with a Tix piece carries no stance: the rules determine it.
///
/// ```
/// use rules::Action;
///
/// let action: Action = "c3-c6ne".parse()?;
/// assert!(matches!(action, Action::Slide { .. }));
/// assert_eq!(action.to_string(), "c3-c6ne");
/// # Ok::<(), rules::ParseError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `T@c3ne`: take a piece from the pool and put it on a space.
    Place {
        /// The piece, with the side that is up.
        shape: Shape,
        /// The space it goes to.
        to: Space,
        /// Its stance; `None` for a Tix piece.
        stance: Option<Stance>,
    },
    /// `c3-c6ne`: slide an active piece.
    Slide {
        /// The space it starts from.
        from: Space,
        /// The space it stops on.
        to: Space,
        /// Its final stance; `None` for a Tix piece.
        stance: Option<Stance>,
    },
    /// `c3*ne`: make an inactive piece active, as a bonus.
    Activate {
        /// The piece.
        at: Space,
        /// Its new stance; `None` for a Tix piece.
        stance: Option<Stance>,
    },
    /// `c3~sw`: turn an active piece to another active stance, as a bonus.
    Pivot {
        /// The piece.
        at: Space,
        /// Its new stance.
        stance: Stance,
    },
    /// `c3^`: put a piece back into the pool, as a bonus.
    PickUp {
        /// The piece.
        at: Space,
    },
    /// `end`: end the turn without taking the bonus.
    End,
}

/// A whole turn: the unit of notation, clocks and the network.
///
/// Written as its actions joined by commas. A turn whose last action is a sacrifice was ended
/// without taking the bonus; its `end` is neither written nor stored.
///
/// ```
/// use rules::Turn;
///
/// let turn: Turn = "c3-c5n,d4-d2w,e2^".parse()?;
/// assert_eq!(turn.actions().len(), 3);
/// assert_eq!(turn.to_string(), "c3-c5n,d4-d2w,e2^");
/// # Ok::<(), rules::ParseError>(())
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Turn(Vec<Action>);

impl Turn {
    /// A turn made of these actions, or `None` if there are none. An [`Action::End`] after other
    /// actions is dropped, since it is never written; anywhere else it is rejected.
    pub fn new(mut actions: Vec<Action>) -> Option<Turn> {
        if actions.last() == Some(&Action::End) {
            actions.pop();
        }
        if actions.is_empty() || actions.contains(&Action::End) {
            return None;
        }
        Some(Turn(actions))
    }

    /// The actions, at least one, none of them [`Action::End`].
    pub fn actions(&self) -> &[Action] {
        &self.0
    }
}
