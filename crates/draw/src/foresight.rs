//! Foresight: drawings of what an action would do.

use rules::{Action, Effects, Position, Reason, Space};

use crate::{Arrow, Drawing, Mark, Meaning};

impl Drawing {
    /// A position and what a legal action would do: where its piece would stand, which way it
    /// would go, and which pieces it would turn, with the direction of each.
    ///
    /// ```
    /// use draw::{Drawing, Mark};
    /// use rules::Position;
    ///
    /// let position: Position = "tixel 6/6/6/1t54/6/T15 w T9/T9 - -".parse()?;
    /// let drawing = Drawing::foreseeing(&position, "a1-a3ne".parse()?)?;
    /// assert_eq!(drawing.marks, [("b3".parse()?, Mark::Clockwise)]);
    /// assert_eq!(drawing.ghosts.len(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// The reason, if the action is not legal.
    pub fn foreseeing(position: &Position, action: Action) -> Result<Drawing, Reason> {
        let effects = position.effects(action)?;
        let mut drawing = Drawing::of(position);
        drawing.ghosts.extend(effects.stands);
        match action {
            Action::Slide { from, to, .. } => {
                let meaning = Meaning::Plan;
                drawing.arrows.push(Arrow { from, to, meaning });
            }
            Action::PickUp { at } => drawing.marks.push((at, Mark::Chosen)),
            _ => {}
        }
        for turned in &effects.turned {
            let mark = if turned.from.turned(1) == turned.to {
                Mark::Clockwise
            } else {
                Mark::Anticlockwise
            };
            drawing.marks.push((turned.space, mark));
        }
        Ok(drawing)
    }

    /// A position and every space a piece can slide to, marked with what would happen there:
    /// whether it stays active or falls, and how many pieces it would turn.
    pub fn landings(position: &Position, from: Space) -> Drawing {
        let mut drawing = Drawing::of(position);
        drawing.marks.push((from, Mark::Chosen));
        let mut marks: Vec<(Space, Mark)> = Vec::new();
        for action in position.actions() {
            if let Action::Slide {
                from: other, to, ..
            } = action
                && other == from
                && let Ok(effects) = position.effects(action)
            {
                marks.extend(landing(&effects).map(|mark| (to, mark)));
            }
        }
        marks.sort_unstable();
        marks.dedup();
        drawing.marks.extend(marks);
        drawing
    }
}

/// The marks of a space where a piece lands with these effects.
fn landing(effects: &Effects) -> impl Iterator<Item = Mark> {
    let stands = if effects.falls {
        Mark::Falls
    } else {
        Mark::StaysActive
    };
    let turned = effects.turned.len() as u8;
    let turns = (turned > 0).then_some(Mark::Turns(turned));
    std::iter::once(stands).chain(turns)
}
