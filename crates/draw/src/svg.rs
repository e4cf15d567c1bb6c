//! The SVG document, written layer by layer.

use std::fmt::Write;

use rules::{Parts, Piece, Player, Rounded, Shape, Space};

use crate::layout::Layout;
use crate::number::Number;
use crate::{Drawing, Palette, Pose, stroke_font, symbol};

/// A document being written.
pub(crate) struct SvgWriter<'a> {
    pub(crate) drawing: &'a Drawing,
    pub(crate) out: String,
    layout: Layout,
}

impl<'a> SvgWriter<'a> {
    pub(crate) fn of(drawing: &'a Drawing) -> SvgWriter<'a> {
        SvgWriter {
            drawing,
            out: String::new(),
            layout: Layout::of(drawing),
        }
    }

    pub(crate) fn layout(&self) -> Layout {
        self.layout
    }

    pub(crate) fn parts(&self) -> &'a Parts {
        &self.drawing.parts
    }

    pub(crate) fn palette(&self) -> &'a Palette {
        &self.drawing.palette
    }

    pub(crate) fn rounded(&self) -> Rounded {
        self.parts().setup.rounded()
    }

    /// Width and height in pixels.
    pub(crate) fn pixels(&self) -> (u32, u32) {
        let width = self.drawing.width.max(1);
        let height = f64::from(width) * self.layout.height() / self.layout.width();
        (width, (height.round() as u32).max(1))
    }

    /// A line width, widened if a screen could not show it.
    pub(crate) fn fine(&self, width: f64) -> f64 {
        let pixel = self.layout.width() / f64::from(self.drawing.width.max(1));
        width.max(0.7 * pixel)
    }

    pub(crate) fn symbol(&self, player: Player, shape: Shape) -> String {
        let fine = self.piece_line();
        symbol::fine_piece_id(self.palette(), self.rounded(), (player, shape), fine)
    }

    /// The width of the outlines of pieces, in whole tenths because ids contain it.
    fn piece_line(&self) -> f64 {
        let fine = self.fine(symbol::LINE);
        if fine > symbol::LINE {
            (fine * 10.0).round() / 10.0
        } else {
            symbol::LINE
        }
    }

    pub(crate) fn outline(&self, shape: Shape) -> String {
        symbol::outline_id(self.palette(), self.rounded(), shape)
    }

    /// The pieces, except those outside the board.
    pub(crate) fn pieces(&self) -> impl Iterator<Item = (Space, Piece)> + use<'a> {
        let parts = self.parts();
        let size = parts.setup.size();
        parts
            .pieces
            .iter()
            .copied()
            .filter(move |(space, _)| space.is_on(size))
    }

    pub(crate) fn has_piece(&self, space: Space) -> bool {
        self.pieces().any(|(at, _)| at == space)
    }

    /// The transform that puts a piece on its space, moved by `offset`.
    pub(crate) fn transform(&self, placed: (Space, Piece), offset: (f64, f64)) -> String {
        let (space, piece) = placed;
        let (x, y) = self.layout.middle(space);
        if let Some(pose) = self.pose(space) {
            return self.posed((x + offset.0, y + offset.1), pose);
        }
        let (x, y) = (Number(x + offset.0), Number(y + offset.1));
        match self.layout.angle(piece.stance) {
            0 => format!("translate({x} {y})"),
            angle => format!("translate({x} {y})rotate({angle})"),
        }
    }

    /// The transform of a piece in motion that is based on a point.
    fn posed(&self, (x, y): (f64, f64), pose: Pose) -> String {
        // Poses are seen from White's side.
        let (side, half) = match self.drawing.bottom {
            Player::White => (1.0, 0.0),
            Player::Black => (-1.0, 180.0),
        };
        let (x, y) = (Number(x + side * pose.x), Number(y + side * pose.y));
        let (angle, scale) = (
            Number((pose.angle + half).rem_euclid(360.0)),
            Number(pose.scale),
        );
        format!("translate({x} {y})rotate({angle})scale({scale})")
    }

    fn pose(&self, space: Space) -> Option<Pose> {
        let mut poses = self.drawing.poses.iter();
        poses.find(|(at, _)| *at == space).map(|(_, pose)| *pose)
    }

    /// The pieces that throw a shadow: those that are not fading.
    fn solid_pieces(&self) -> Vec<(Space, Piece)> {
        let is_solid = |space| self.pose(space).is_none_or(|pose| pose.opacity >= 1.0);
        self.pieces()
            .filter(|(space, _)| is_solid(*space))
            .collect()
    }

    /// Draws strokes in the colour of the coordinates.
    pub(crate) fn ink(&mut self, path: &str, width: f64) {
        let (ink, width) = (self.palette().ink, Number(width));
        let _ = write!(
            self.out,
            r#"<path d="{path}" fill="none" stroke="{ink}" stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round"/>"#
        );
    }

    pub(crate) fn svg(mut self) -> String {
        self.head();
        self.definitions();
        self.table();
        self.board();
        self.coordinates();
        self.pools();
        self.tracks();
        self.shadows();
        self.sides();
        self.faces();
        self.ghosts();
        self.last();
        self.bonus();
        self.arrows();
        self.marks();
        self.result();
        self.out.push_str("</svg>\n");
        self.out
    }

    fn head(&mut self) {
        let layout = self.layout;
        let (width, height) = self.pixels();
        let [left, top, wide, high] =
            [layout.left(), layout.top(), layout.width(), layout.height()].map(Number);
        let title = self.drawing.title.clone();
        let title = escaped(&title.unwrap_or_else(|| self.parts().setup.to_string()));
        let description = self.drawing.description.as_ref();
        let description = description.map_or(String::new(), |text| {
            format!("<desc>{}</desc>", escaped(text))
        });
        let _ = write!(
            self.out,
            r#"<svg xmlns="http://www.w3.org/2000/svg" role="img" width="{width}" height="{height}" viewBox="{left} {top} {wide} {high}"><title>{title}</title>{description}"#
        );
    }

    /// Defines every outline and piece that is used, once.
    fn definitions(&mut self) {
        let parts = self.parts();
        let pooled = Player::ALL.into_iter().flat_map(|player| {
            let pool = parts.pools[player as usize];
            Shape::ALL
                .into_iter()
                .filter(move |shape| pool.count(shape.kind()) > 0)
                .map(move |shape| (player, shape))
        });
        let promoted = (parts.promotions != [0, 0]).then_some((Player::White, Shape::Regatta));
        let mut used: Vec<(Player, Shape)> = self
            .pieces()
            .chain(self.drawing.ghosts.iter().copied())
            .map(|(_, piece)| (piece.player, piece.shape))
            .chain(pooled)
            .chain(promoted)
            .collect();
        used.sort_unstable();
        used.dedup();
        let fine = self.piece_line();
        let definitions = symbol::definitions(self.palette(), self.rounded(), &used, fine);
        self.out.push_str(&definitions);
    }

    fn table(&mut self) {
        if !self.drawing.table {
            return;
        }
        let layout = self.layout;
        let [left, top, wide, high] =
            [layout.left(), layout.top(), layout.width(), layout.height()].map(Number);
        let table = self.palette().table;
        let _ = write!(
            self.out,
            r#"<rect x="{left}" y="{top}" width="{wide}" height="{high}" fill="{table}"/>"#
        );
    }

    /// Active pieces are higher than inactive ones: their shadows fall farther and are softer.
    fn shadows(&mut self) {
        let palette = *self.palette();
        if palette.shade == 0 {
            return;
        }
        let opacity = Number(f64::from(palette.shade) / 100.0);
        for (active, blur, fall) in [(false, "near", (1.5, 6.0)), (true, "far", (8.0, 18.0))] {
            let id = symbol::blur_id(&palette, blur);
            let _ = write!(
                self.out,
                r#"<g class="shadows" fill="{}" opacity="{opacity}" filter="url(#{id})">"#,
                palette.shadow
            );
            let pieces = self.solid_pieces().into_iter();
            for placed in pieces.filter(|(_, piece)| piece.is_active() == active) {
                let href = self.outline(placed.1.shape);
                let transform = self.transform(placed, fall);
                let _ = write!(
                    self.out,
                    r##"<use href="#{href}" transform="{transform}"/>"##
                );
            }
            self.out.push_str("</g>");
        }
    }

    /// The sides of the pieces, seen below their faces.
    fn sides(&mut self) {
        if self.palette().shade == 0 {
            return;
        }
        for player in Player::ALL {
            let side = self.palette().material(player).side;
            let _ = write!(self.out, r#"<g class="sides" fill="{side}">"#);
            let pieces = self.solid_pieces().into_iter();
            for placed in pieces.filter(|(_, piece)| piece.player == player) {
                let href = self.outline(placed.1.shape);
                let transform = self.transform(placed, (0.0, 4.0));
                let _ = write!(
                    self.out,
                    r##"<use href="#{href}" transform="{transform}"/>"##
                );
            }
            self.out.push_str("</g>");
        }
    }

    fn faces(&mut self) {
        // Those in motion pass over the others.
        let (moving, resting): (Vec<_>, Vec<_>) = self
            .pieces()
            .partition(|(space, _)| self.pose(*space).is_some());
        for placed in resting.into_iter().chain(moving) {
            let (space, piece) = placed;
            let href = self.symbol(piece.player, piece.shape);
            let transform = self.transform(placed, (0.0, 0.0));
            let opacity = self.pose(space).map_or(1.0, |pose| pose.opacity);
            let opacity = match opacity < 1.0 {
                true => format!(r#" opacity="{}""#, Number(opacity)),
                false => String::new(),
            };
            let _ = write!(
                self.out,
                r##"<use class="piece" data-space="{space}" href="#{href}" transform="{transform}"{opacity}/>"##
            );
        }
    }

    /// The result on a plate in the middle of the board.
    fn result(&mut self) {
        let Some(result) = &self.drawing.result else {
            return;
        };
        let palette = *self.palette();
        let middle = self.layout.board() / 2.0;
        let height = 90.0;
        let (wide, high) = (stroke_font::width(result, height) + 120.0, height + 80.0);
        let path = stroke_font::path(result, (middle, middle), height);
        let [left, top, wide, high] =
            [middle - wide / 2.0, middle - high / 2.0, wide, high].map(Number);
        let (table, accent) = (palette.table, palette.accent);
        let _ = write!(
            self.out,
            r#"<g class="result"><rect x="{left}" y="{top}" width="{wide}" height="{high}" rx="24" fill="{table}" fill-opacity=".94" stroke="{accent}" stroke-width="6"/><path d="{path}" fill="none" stroke="{accent}" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"/></g>"#
        );
    }

    /// Translucent, with a dashed outline, so that a ghost is never mistaken for a piece.
    fn ghosts(&mut self) {
        let size = self.parts().setup.size();
        let accent = self.palette().accent;
        let width = Number(self.fine(2.6));
        for &placed in &self.drawing.ghosts {
            let (space, piece) = placed;
            if !space.is_on(size) {
                continue;
            }
            let (face, outline) = (
                self.symbol(piece.player, piece.shape),
                self.outline(piece.shape),
            );
            let transform = self.transform(placed, (0.0, 0.0));
            let _ = write!(
                self.out,
                r##"<g class="ghost" data-space="{space}" transform="{transform}"><use href="#{face}" opacity=".5"/><use href="#{outline}" fill="none" stroke="{accent}" stroke-width="{width}" stroke-dasharray="9 7"/></g>"##
            );
        }
    }
}

/// Text escaped for XML.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            // XML allows no other control characters, not even as character references.
            c if c.is_control() && !matches!(c, '\t' | '\n' | '\r') => out.push(' '),
            '\u{FFFE}' | '\u{FFFF}' => out.push(' '),
            c => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_escaped_and_loses_what_xml_cannot_say() {
        assert_eq!(escaped("a<b & c>\u{1}d"), "a&lt;b &amp; c&gt; d");
    }
}
