//! The pictures of the rules pages as SVG, in the colours of the page.

use ::learn::pages::{Picture, Shows};
use draw::{Arrow, Drawing, Mark, Meaning, Palette};
use rules::{Action, Piece, Position, Reason, Space, Stance, Turn};
use words::Words;

use crate::board::show::picture::symbols::TOKENS;
use crate::small_sort::sort_by_key;

/// A placeholder for the prefix of ids; each picture replaces it with its own.
const NAME: &str = "rulespicture";

/// The picture as SVG, empty if it is faulty; `number` keeps its ids apart from the others.
pub(super) fn svg(picture: &Picture, number: usize, words: &Words) -> String {
    drawing(picture, words).map_or_else(String::new, |drawing| written(&drawing, number))
}

/// A turn as SVG, empty if it is not legal, for other pages with pictures.
pub fn svg_of_turn(position: &Position, turn: &Turn, number: usize, words: &Words) -> String {
    let Ok(drawing) = Drawing::turn_preview(position, turn) else {
        return String::new();
    };
    let mut now = *position;
    let mut sentences = Vec::new();
    for &action in turn.actions() {
        sentences.extend(words.describe_action(&now, action));
        now.play_unchecked(action);
    }
    let title = words.in_a_row(sentences);
    written(&dressed(drawing, title, position, words), number)
}

fn written(drawing: &Drawing, number: usize) -> String {
    let mut svg = drawing.svg();
    for (name, colour) in drawing.palette.colours() {
        svg = svg.replace(&colour.to_string(), &format!("var(--{name})"));
    }
    // The page's style sheet must not apply to the picture's classes.
    svg.replace(" class=\"", " data-part=\"")
        .replace(NAME, &format!("picture{number}"))
}

/// The drawing, with a text alternative.
pub(super) fn drawing(picture: &Picture, words: &Words) -> Option<Drawing> {
    let position = picture.position;
    let (drawing, title) = match picture.shows {
        Shows::Standing => (Drawing::of(&position), words.board(&position)),
        Shows::Landings(from) => {
            let title = landings(&position, from, words);
            (Drawing::landings(&position, from), title)
        }
        Shows::Action(action) | Shows::Sacrifice(action) | Shows::Win(action) => {
            let title = words.in_a_row(words.describe_action(&position, action));
            (preview(&position, action)?, title)
        }
        Shows::Refused(action, _) => {
            let reason = position.why_not(action)?;
            (refused(&position, action, reason), words.reason(reason))
        }
    };
    Some(dressed(drawing, title, &position, words))
}

/// A drawing as the pages show it.
fn dressed(drawing: Drawing, title: String, position: &Position, words: &Words) -> Drawing {
    let size = u32::from(position.setup().size());
    Drawing {
        palette: Palette {
            name: NAME,
            shade: Palette::LIGHT.shade,
            ..TOKENS
        },
        pools: false,
        table: false,
        width: size * 64 + 32,
        title: Some(title),
        description: Some(words.board(position)),
        ..drawing
    }
}

/// What an action does. A piece that turns in place is replaced by its ghost and an arrow: a ghost
/// on top of it would hide more than it shows.
fn preview(position: &Position, action: Action) -> Option<Drawing> {
    let mut drawing = Drawing::preview(position, action).ok()?;
    if let Action::Activate { at, .. } | Action::Pivot { at, .. } = action {
        let (before, (_, after)) = (position.piece_at(at)?, *drawing.ghosts.first()?);
        let mark = Mark::of_pivot(before.stance, after.stance);
        drawing.parts.pieces.retain(|(space, _)| *space != at);
        drawing.marks.push((at, mark));
    }
    Some(drawing)
}

/// Every space a piece can slide to, and what would happen there.
fn landings(position: &Position, from: Space, words: &Words) -> String {
    let mut lines: Vec<(Space, String)> = Vec::new();
    for (to, effects) in draw::slides_from(position, from) {
        let landing = words.landing(position, &effects, None);
        let line = (to, format!("{to}: {landing}"));
        if !lines.contains(&line) {
            lines.push(line);
        }
    }
    sort_by_key(&mut lines, |(space, _)| *space);
    words.in_a_row(lines.into_iter().map(|(_, line)| line))
}

/// An illegal action: what was tried, crossed out, and the spaces the reason names.
fn refused(position: &Position, action: Action, reason: Reason) -> Drawing {
    let mut drawing = Drawing::of(position);
    let at = match action {
        Action::Place { shape, to, stance } => {
            let player = position.to_move();
            let stance = stance.unwrap_or(Stance::Ne);
            let piece = Piece {
                player,
                shape,
                stance,
            };
            drawing.ghosts.push((to, piece));
            Some(to)
        }
        Action::Slide { from, to, stance } => {
            let meaning = Meaning::Plan;
            drawing.arrows.push(Arrow { from, to, meaning });
            let stance = stance.unwrap_or(Stance::N);
            let piece = position.piece_at(from);
            drawing
                .ghosts
                .extend(piece.map(|piece| (to, Piece { stance, ..piece })));
            Some(to)
        }
        Action::Activate { at, .. } | Action::Pivot { at, .. } | Action::PickUp { at } => Some(at),
        Action::End => None,
    };
    for space in reason.spaces() {
        if Some(space) != at {
            drawing.marks.push((space, Mark::Chosen));
        }
    }
    drawing.marks.extend(at.map(|at| (at, Mark::Refused)));
    drawing
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::learn::Game;
    use ::learn::pages::page;
    use words::Language;

    #[test]
    fn every_picture_is_drawn_and_told_in_every_language() {
        for game in Game::ALL {
            for picture in page(game).pictures() {
                for language in Language::ALL {
                    let words = Words::of(language);
                    let drawing = drawing(picture, words).expect(picture.caption);
                    for text in [drawing.title, drawing.description] {
                        let text = text.unwrap();
                        assert!(!text.is_empty() && !text.contains('{'), "{text}");
                    }
                }
            }
        }
    }

    #[test]
    fn every_colour_is_a_token_and_every_id_is_the_pictures_own() {
        let words = Words::of(Language::English);
        for game in Game::ALL {
            for (number, picture) in page(game).pictures().enumerate() {
                let svg = svg(picture, number, words);
                assert!(!svg.contains("\"#0000"), "{svg}");
                assert!(!svg.contains(NAME), "{svg}");
                assert!(svg.contains("var(--board)"));
                assert!(!svg.contains(" class="), "{svg}");
                for id in svg.split(" id=\"").skip(1) {
                    assert!(id.starts_with(&format!("picture{number}-")), "{id}");
                }
            }
        }
    }

    #[test]
    fn exactly_the_refused_actions_are_crossed_out() {
        for game in Game::ALL {
            for picture in page(game).pictures() {
                let drawing = drawing(picture, Words::of(Language::English)).unwrap();
                let crossed = drawing.marks.iter().any(|(_, mark)| *mark == Mark::Refused);
                assert_eq!(crossed, matches!(picture.shows, Shows::Refused(..)));
            }
        }
    }
}
