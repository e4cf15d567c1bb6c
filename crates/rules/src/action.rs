//! Actions and turns.

use crate::{Shape, Space, Stance};

/// One action: the unit of the rules and of search.
///
/// An action of a Tix piece carries no stance: how it stands follows from the rules.
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
        /// Where it is put.
        to: Space,
        /// How it stands; `None` for a Tix piece.
        stance: Option<Stance>,
    },
    /// `c3-c6ne`: slide an active piece.
    Slide {
        /// Where it stands.
        from: Space,
        /// Where it stops.
        to: Space,
        /// How it stands there; `None` for a Tix piece.
        stance: Option<Stance>,
    },
    /// `c3*ne`: make an inactive piece active, as a bonus.
    Activate {
        /// The piece.
        at: Space,
        /// How it then stands; `None` for a Tix piece.
        stance: Option<Stance>,
    },
    /// `c3~sw`: turn an active piece to another active stance, as a bonus.
    Pivot {
        /// The piece.
        at: Space,
        /// How it then stands.
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
/// It is written as its actions joined by commas. A turn whose last action is a sacrifice has
/// been ended without taking the bonus; its `end` is not written and not kept here.
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
    /// A turn of these actions, or `None` if there are none. An [`Action::End`] after other actions
    /// is dropped, since a turn does not write it; anywhere else it is refused.
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
