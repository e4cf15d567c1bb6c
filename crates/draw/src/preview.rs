//! Previews: what an action would do.

use rules::{Action, Effects, Position, Reason, Space, Turn, TurnError};

use crate::{Arrow, Drawing, Mark, Meaning};

impl Drawing {
    /// A position and what a legal action would do: where its piece would go and in which stance,
    /// and which pieces it would turn which way.
    ///
    /// ```
    /// use draw::{Drawing, Mark};
    /// use rules::Position;
    ///
    /// let position: Position = "tixel 6/6/6/1t54/6/T15 w T9/T9 - -".parse()?;
    /// let drawing = Drawing::preview(&position, "a1-a3ne".parse()?)?;
    /// assert_eq!(drawing.marks, [("b3".parse()?, Mark::Clockwise)]);
    /// assert_eq!(drawing.ghosts.len(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// The reason, if the action is not legal.
    pub fn preview(position: &Position, action: Action) -> Result<Drawing, Reason> {
        let effects = position.effects(action)?;
        let mut drawing = Drawing::of(position);
        drawing.ghosts.extend(effects.stands);
        drawing.arrows = Arrow::of_slides(&[action], Meaning::Plan);
        if let Action::PickUp { at } = action {
            drawing.marks.push((at, Mark::Chosen));
        }
        let turned = effects.turned.iter();
        drawing
            .marks
            .extend(turned.map(|turned| (turned.space, Mark::of_turned(*turned))));
        Ok(drawing)
    }

    /// The same for a whole turn: the paths of its slides, its pieces as they stand at the end, and
    /// every piece it turns or picks up. A piece that turns in place is replaced by its ghost and a
    /// bent arrow: a ghost on top of it would hide more than it shows.
    ///
    /// ```
    /// use draw::Drawing;
    /// use rules::Position;
    ///
    /// let position: Position = "tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -".parse()?;
    /// let drawing = Drawing::turn_preview(&position, &"a3-c3n,T@f6ne".parse()?)?;
    /// assert_eq!(drawing.arrows.len(), 1);
    /// assert_eq!((drawing.ghosts.len(), drawing.marks.len()), (2, 2));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// The first action that is not legal or comes after the end of the turn.
    pub fn turn_preview(position: &Position, turn: &Turn) -> Result<Drawing, TurnError> {
        let after = position.play_turn(turn)?;
        let mut now = *position;
        let mut drawing = Drawing::of(position);
        drawing.arrows = Arrow::of_slides(turn.actions(), Meaning::Plan);
        for &action in turn.actions() {
            let Ok(effects) = now.effects(action) else {
                break;
            };
            let turned = effects.turned.iter();
            let marks = turned.map(|turned| (turned.space, Mark::of_turned(*turned)));
            drawing.marks.extend(marks);
            match action {
                Action::PickUp { at } => drawing.marks.push((at, Mark::Chosen)),
                Action::Activate { at, .. } | Action::Pivot { at, .. } => {
                    drawing.marks.extend(turned_in_place(&now, &effects, at));
                    drawing.parts.pieces.retain(|(space, _)| *space != at);
                }
                Action::Place { .. } | Action::Slide { .. } | Action::End => {}
            }
            if let Some((space, _)) = effects.stands
                && let Some(piece) = after.piece_at(space)
                && !drawing.ghosts.contains(&(space, piece))
            {
                drawing.ghosts.push((space, piece));
            }
            now.play_unchecked(action);
        }
        Ok(drawing)
    }

    /// A position and every space a piece can slide to, marked with what would happen there:
    /// whether it stays active or becomes inactive, and how many pieces of the opponent and of its
    /// own side it would turn.
    pub fn landings(position: &Position, from: Space) -> Drawing {
        let mut drawing = Drawing::of(position);
        drawing.marks.push((from, Mark::Chosen));
        let mut marks: Vec<(Space, Mark)> = Vec::new();
        for (to, effects) in slides_from(position, from) {
            let landing = landing_marks(position, &effects);
            marks.extend(landing.map(|mark| (to, mark)));
        }
        marks.sort_unstable();
        marks.dedup();
        drawing.marks.extend(marks);
        drawing
    }
}

/// The bent arrow for a piece that turns in place, the shorter way.
fn turned_in_place(position: &Position, effects: &Effects, at: Space) -> Option<(Space, Mark)> {
    let (before, (_, after)) = (position.piece_at(at)?, effects.stands?);
    Some((at, Mark::of_pivot(before.stance, after.stance)))
}

/// The legal slides of the piece on a space: where each ends and what it does. A space where the
/// piece can end in several stances is listed once for each.
pub fn slides_from(position: &Position, from: Space) -> Vec<(Space, Effects)> {
    let slide = |action| match action {
        Action::Slide { from: at, to, .. } if at == from => {
            Some((to, position.effects(action).ok()?))
        }
        _ => None,
    };
    position.actions().into_iter().filter_map(slide).collect()
}

/// The marks of a space where a piece lands with these effects.
fn landing_marks(position: &Position, effects: &Effects) -> impl Iterator<Item = Mark> {
    let stands = if effects.is_sacrifice {
        Mark::Sacrifice
    } else {
        Mark::StaysActive
    };
    let of = |player| {
        let turned = effects.turned.iter();
        let pieces = turned.filter_map(|turned| position.piece_at(turned.space));
        pieces.filter(|piece| piece.player == player).count() as u8
    };
    let mover = position.to_move();
    let (theirs, own) = (of(mover.opponent()), of(mover));
    let turns = (theirs > 0).then_some(Mark::Turns(theirs));
    let turns_own = (own > 0).then_some(Mark::TurnsOwn(own));
    std::iter::once(stands).chain(turns).chain(turns_own)
}
