//! Symbols: every piece is defined once and referenced wherever it is drawn.

use std::fmt::Write;

use rules::{Player, Rounded, Shape};

use crate::layout::UNIT;
use crate::number::Number;
use crate::{Finish, Material, Outline, Palette};

/// The width of the fine outline of a piece.
pub(crate) const LINE: f64 = 2.2;

/// The `<defs>` of all pieces of a palette, for pages that lay pieces out themselves. A space is
/// 100 wide. [`piece_id`] and [`outline_id`] are the ids it defines; hollows face up, and
/// `rotate(45)` turns a piece to the next stance.
///
/// ```
/// use draw::{Palette, piece_id, symbols};
/// use rules::{Player, Rounded, Shape};
///
/// let id = piece_id(&Palette::LIGHT, Rounded::Far, Player::White, Shape::Tixel);
/// let defs = symbols(&Palette::LIGHT, Rounded::Far);
/// assert!(defs.contains(&format!(r#"id="{id}""#)));
/// ```
pub fn symbols(palette: &Palette, rounded: Rounded) -> String {
    let all: Vec<(Player, Shape)> = Player::ALL
        .into_iter()
        .flat_map(|player| Shape::ALL.map(|shape| (player, shape)))
        .collect();
    definitions(palette, rounded, &all, LINE)
}

/// The id of a player's piece in [`symbols`] and in every drawing with this palette.
pub fn piece_id(palette: &Palette, rounded: Rounded, player: Player, shape: Shape) -> String {
    fine_piece_id(palette, rounded, (player, shape), LINE)
}

/// The id of a piece with outlines of this width.
pub(crate) fn fine_piece_id(
    palette: &Palette,
    rounded: Rounded,
    (player, shape): (Player, Shape),
    fine: f64,
) -> String {
    let side = match player {
        Player::White => 'w',
        Player::Black => 'b',
    };
    let prefix = prefix(palette, rounded);
    let letter = shape.letter();
    if fine == LINE {
        format!("{prefix}-{side}{letter}")
    } else {
        format!("{prefix}-{}-{side}{letter}", (fine * 10.0).round())
    }
}

/// The id of the bare outline of a shape in [`symbols`]; it has no colour of its own.
pub fn outline_id(palette: &Palette, rounded: Rounded, shape: Shape) -> String {
    format!("{}-{}", prefix(palette, rounded), shape.letter())
}

/// Ids are derived from what they name, so that several pictures in one document may share them.
fn prefix(palette: &Palette, rounded: Rounded) -> String {
    let near = match rounded {
        Rounded::Far => "",
        Rounded::Near => "-near",
    };
    format!("{}{near}", palette.name)
}

pub(crate) fn blur_id(palette: &Palette, blur: &str) -> String {
    format!("{}-{blur}-blur", palette.name)
}

pub(crate) fn definitions(
    palette: &Palette,
    rounded: Rounded,
    used: &[(Player, Shape)],
    fine: f64,
) -> String {
    let mut out = String::from("<defs>");
    materials(&mut out, palette);
    if palette.shade > 0 {
        for (blur, deviation) in [("near", 3), ("far", 8)] {
            let id = blur_id(palette, blur);
            let _ = write!(
                out,
                r#"<filter id="{id}" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="{deviation}"/></filter>"#
            );
        }
    }
    for shape in Shape::ALL {
        if used.iter().any(|(_, other)| *other == shape) {
            let id = outline_id(palette, rounded, shape);
            let path = Outline::of(shape, rounded).path(UNIT);
            let _ = write!(out, r#"<path id="{id}" d="{path}"/>"#);
        }
    }
    for &(player, shape) in used {
        piece(&mut out, palette, rounded, (player, shape), fine);
    }
    out.push_str("</defs>");
    out
}

/// The name of a player's material in ids.
const fn material_name(player: Player) -> &'static str {
    match player {
        Player::White => "ice",
        Player::Black => "graphite",
    }
}

fn materials(out: &mut String, palette: &Palette) {
    for player in Player::ALL {
        let (material, id) = (palette.material(player), material_name(player));
        let name = palette.name;
        let _ = write!(
            out,
            r#"<radialGradient id="{name}-{id}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="66"><stop offset=".3" stop-color="{}"/><stop offset="1" stop-color="{}"/></radialGradient>"#,
            material.face, material.rim
        );
        if material.finish == Finish::Brushed {
            let _ = write!(
                out,
                r#"<pattern id="{name}-{id}-brushed" patternUnits="userSpaceOnUse" width="8" height="8"><path d="M0 4H8" stroke="{}" stroke-width="2.4"/></pattern>"#,
                material.line
            );
        }
    }
}

fn piece(
    out: &mut String,
    palette: &Palette,
    rounded: Rounded,
    (player, shape): (Player, Shape),
    fine: f64,
) {
    let material = palette.material(player);
    let id = fine_piece_id(palette, rounded, (player, shape), fine);
    let (name, fill) = (palette.name, material_name(player));
    let outline = outline_id(palette, rounded, shape);
    let _ = write!(
        out,
        r##"<g id="{id}"><use href="#{outline}" fill="url(#{name}-{fill})"/>"##
    );
    let inset = |distance: f64| Outline::inset(shape, rounded, distance / UNIT).path(UNIT);
    match material.finish {
        Finish::Bevelled => {
            stroke(out, &inset(9.0), material.line, fine * 0.7);
            stroke(out, &inset(fine / 2.0), material.outline, fine);
        }
        Finish::Brushed => {
            let _ = write!(
                out,
                r##"<path d="{}" fill="url(#{name}-{fill}-brushed)"/>"##,
                inset(8.0)
            );
            stroke(out, &inset(5.0), material.outline, fine * 0.8);
        }
    }
    mark(out, material, shape, fine);
    out.push_str("</g>");
}

fn stroke(out: &mut String, path: &str, colour: crate::Colour, width: f64) {
    let width = Number(width);
    let _ = write!(
        out,
        r#"<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width}"/>"#
    );
}

/// The engraved mark: an arc along the hollow.
fn mark(out: &mut String, material: &Material, shape: Shape, fine: f64) {
    if !shape.has_hollow() {
        return;
    }
    let radius = UNIT * std::f64::consts::FRAC_1_SQRT_2 + 20.0;
    let (sin, cos) = 17_f64.to_radians().sin_cos();
    let (x, y) = (Number(radius * sin), Number(radius * cos - UNIT));
    let radius = Number(radius);
    let width = (fine * 2.2).max(6.0);
    let (groove, width) = (Number(width + 3.5), Number(width));
    let _ = write!(
        out,
        r#"<g fill="none" stroke-linecap="round"><path d="M-{x} {y}A{radius} {radius} 0 0 0 {x} {y}" stroke="{}" stroke-width="{groove}"/><path d="M-{x} {y}A{radius} {radius} 0 0 0 {x} {y}" stroke="{}" stroke-width="{width}"/></g>"#,
        material.groove, material.mark
    );
}
