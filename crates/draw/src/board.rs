//! The board: plate, rim, hairlines and coordinates.

use std::fmt::Write;

use rules::{Edge, Space};

use crate::layout::UNIT;
use crate::number::Number;
use crate::stroke_font;
use crate::svg::SvgWriter;
use crate::symbol;

/// The width of the rim of a bounded board.
const RIM: f64 = 14.0;
/// The distance of coordinates from the edge of the board, and their height.
const NAMES: f64 = 41.0;
const HEIGHT: f64 = 20.0;
/// The side of the board, seen below it.
const SIDE: f64 = 7.0;

impl SvgWriter<'_> {
    pub(crate) fn board(&mut self) {
        let palette = *self.palette();
        let length = self.layout().board();
        let overhang = match self.parts().setup.edge() {
            Edge::Bounded => RIM,
            Edge::Unbounded => 0.0,
        };
        if palette.shade > 0 {
            let id = symbol::blur_id(&palette, "far");
            let opacity = Number(f64::from(palette.shade) / 160.0);
            let _ = write!(
                self.out,
                r#"<g filter="url(#{id})" opacity="{opacity}">{}</g>"#,
                plate(overhang, length, 12.0, palette.shadow)
            );
            self.out
                .push_str(&plate(overhang, length, SIDE, palette.rim));
        }
        if overhang > 0.0 {
            self.out
                .push_str(&plate(overhang, length, 0.0, palette.rim));
        }
        let (side, board) = (Number(length), palette.board);
        let _ = write!(
            self.out,
            r#"<rect class="board" width="{side}" height="{side}" fill="{board}"/>"#
        );
        self.hairlines();
        if overhang > 0.0 && palette.shade > 0 {
            let opacity = Number(f64::from(palette.shade) / 200.0);
            let _ = write!(
                self.out,
                r#"<path d="M0 {side}V0H{side}V6H4V{side}Z" fill="{}" opacity="{opacity}"/>"#,
                palette.shadow
            );
        }
    }

    fn hairlines(&mut self) {
        let length = Number(self.layout().board());
        let mut path = format!("M0 0H{length}V{length}H0Z");
        for i in 1..self.parts().setup.size() {
            let at = Number(f64::from(i) * UNIT);
            let _ = write!(path, "M{at} 0V{length}M0 {at}H{length}");
        }
        let (line, width) = (self.palette().hairline, Number(self.fine(1.5).min(3.0)));
        let _ = write!(
            self.out,
            r#"<path class="spaces" d="{path}" fill="none" stroke="{line}" stroke-width="{width}"/>"#
        );
    }

    /// Files below the board, ranks to its left.
    pub(crate) fn coordinates(&mut self) {
        if !self.drawing.coordinates {
            return;
        }
        let layout = self.layout();
        let mut path = String::new();
        for i in 0..self.parts().setup.size() {
            let Some(space) = Space::new(i, i) else {
                continue;
            };
            let (x, y) = layout.middle(space);
            let name = space.to_string();
            let (file, rank) = name.split_at(1);
            let below = (x, layout.board() + NAMES);
            path.push_str(&stroke_font::path(file, below, HEIGHT));
            path.push_str(&stroke_font::path(rank, (-NAMES, y), HEIGHT));
        }
        let width = self.fine(2.6);
        self.ink(&path, width);
    }
}

/// A rounded plate that extends beyond the spaces, moved down by `below`.
fn plate(overhang: f64, length: f64, below: f64, fill: crate::Colour) -> String {
    let (left, top) = (Number(-overhang), Number(below - overhang));
    let side = Number(length + 2.0 * overhang);
    let corner = Number(2.0 + overhang * 0.6);
    format!(
        r#"<rect x="{left}" y="{top}" width="{side}" height="{side}" rx="{corner}" fill="{fill}"/>"#
    )
}
