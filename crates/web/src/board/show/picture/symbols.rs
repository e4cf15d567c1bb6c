//! The pieces as symbols whose colours are those of the page.

use draw::{Colour, Finish, Mark, Material, Palette};
use rules::{Piece, Player, Rounded, Shape};

/// A palette whose colours are placeholders: each is replaced by the CSS token of that name, so
/// that themes can change without redrawing anything.
pub(crate) const TOKENS: Palette = Palette {
    name: "board",
    table: Colour::new(1),
    board: Colour::new(2),
    hairline: Colour::new(3),
    rim: Colour::new(4),
    ink: Colour::new(5),
    ice: material(0x10, Finish::Bevelled),
    graphite: material(0x20, Finish::Brushed),
    accent: Colour::new(6),
    warning: Colour::new(7),
    shadow: Colour::new(8),
    shade: 1,
};

const fn material(first: u32, finish: Finish) -> Material {
    Material {
        face: Colour::new(first),
        rim: Colour::new(first + 1),
        outline: Colour::new(first + 2),
        side: Colour::new(first + 3),
        line: Colour::new(first + 4),
        mark: Colour::new(first + 5),
        groove: Colour::new(first + 6),
        finish,
    }
}

/// The definitions of all pieces, coloured by tokens such as `--ice-face`.
pub fn definitions(rounded: Rounded) -> String {
    let mut defs = draw::symbols(&TOKENS, rounded);
    for (name, colour) in TOKENS.colours() {
        defs = defs.replace(&colour.to_string(), &format!("var(--{name})"));
    }
    // It is inserted into an existing `<defs>` element.
    defs.trim_start_matches("<defs>")
        .trim_end_matches("</defs>")
        .to_owned()
}

/// The reference to the symbol of a piece.
pub fn piece_href(rounded: Rounded, player: Player, shape: Shape) -> String {
    format!("#{}", draw::piece_id(&TOKENS, rounded, player, shape))
}

/// The reference to the bare outline of a piece.
pub fn outline_href(rounded: Rounded, shape: Shape) -> String {
    format!("#{}", draw::outline_id(&TOKENS, rounded, shape))
}

/// The blur of a piece's shadow: active ones are higher, so theirs is softer.
pub fn blur(active: bool) -> &'static str {
    if active {
        "url(#board-far-blur)"
    } else {
        "url(#board-near-blur)"
    }
}

/// The name of a player's material in classes and tokens.
pub fn material_name(player: Player) -> &'static str {
    match player {
        Player::White => "ice",
        Player::Black => "graphite",
    }
}

/// A piece's class: its material and whether it is active.
pub fn piece_class(piece: Piece) -> String {
    let state = if piece.is_active() {
        "active"
    } else {
        "inactive"
    };
    format!("piece {} {state}", material_name(piece.player))
}

/// The strokes of a mark and their width.
pub fn strokes(mark: Mark) -> (String, f64) {
    mark.strokes()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_colour_of_a_piece_is_a_token_of_the_page() {
        for rounded in [Rounded::Far, Rounded::Near] {
            let defs = definitions(rounded);
            assert!(!defs.contains("=\"#0000"), "{defs}");
            for token in ["ice-face", "ice-mark", "graphite-rim", "graphite-outline"] {
                assert!(defs.contains(&format!("\"var(--{token})\"")), "{token}");
            }
        }
    }

    #[test]
    fn every_piece_and_outline_is_defined_once() {
        for rounded in [Rounded::Far, Rounded::Near] {
            let defs = definitions(rounded);
            for shape in Shape::ALL {
                let mut hrefs = vec![outline_href(rounded, shape)];
                hrefs.extend(Player::ALL.map(|player| piece_href(rounded, player, shape)));
                for href in hrefs {
                    let id = format!("id=\"{}\"", &href[1..]);
                    assert_eq!(defs.matches(&id).count(), 1, "{id}");
                }
            }
            for active in [true, false] {
                let id = blur(active)
                    .trim_start_matches("url(#")
                    .trim_end_matches(')');
                assert!(defs.contains(&format!("id=\"{id}\"")));
            }
        }
    }
}
