//! The pools beside the board.

use std::fmt::Write;

use rules::{Kind, Player, Setup, Shape};

use crate::layout::UNIT;
use crate::number::Number;
use crate::stroke_font;
use crate::svg::SvgWriter;

/// The layout of a pool. It is the same for both players and for the whole game, so that only
/// pieces move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Slots {
    /// The width and height of a slot.
    slot: f64,
    columns: u32,
    rows: u32,
    /// Whether the pools are too large to show every piece, so that one of each kind represents
    /// all.
    counted: bool,
}

/// The largest and smallest width of a slot.
const WIDEST: f64 = 52.0;
const NARROWEST: f64 = 34.0;
const MOST_ROWS: u32 = 3;
/// Columns for three kinds and promotions, where one piece represents all of its kind.
const COUNTED: f64 = 4.0;
/// The padding inside a pool's frame.
const PADDING: f64 = 9.0;
/// The share of its slot that a piece fills.
const FILLED: f64 = 0.8;

impl Slots {
    pub(crate) fn of(setup: Setup) -> Slots {
        let inside = f64::from(setup.size()) * UNIT - 2.0 * PADDING;
        let most = Player::ALL
            .map(|player| setup.pool(player).total())
            .into_iter()
            .fold(1, u32::max)
            + u32::from(setup.promotions());
        for rows in 1..=MOST_ROWS {
            let columns = most.div_ceil(rows);
            let slot = (inside / f64::from(columns)).min(WIDEST);
            if slot >= NARROWEST {
                let columns = (inside / slot) as u32;
                return Slots {
                    slot,
                    columns,
                    rows,
                    counted: false,
                };
            }
        }
        Slots {
            slot: (inside / COUNTED * 0.4).min(WIDEST),
            columns: 1,
            rows: 1,
            counted: true,
        }
    }

    /// The height of a pool's frame.
    pub(crate) fn height(&self) -> f64 {
        f64::from(self.rows) * self.slot + 2.0 * PADDING
    }

    /// The middle of the k-th slot, from the top left of the frame.
    fn middle(&self, k: u32) -> (f64, f64) {
        let (column, row) = (f64::from(k % self.columns), f64::from(k / self.columns));
        (
            PADDING + (column + 0.5) * self.slot,
            PADDING + (row + 0.5) * self.slot,
        )
    }

    /// The k-th slot from the end.
    fn last_but(&self, k: u32) -> u32 {
        (self.columns * self.rows).saturating_sub(k + 1)
    }
}

impl SvgWriter<'_> {
    /// Both pools, the promotions left, and who is to move.
    pub(crate) fn pools(&mut self) {
        let Some(slots) = self.layout().slots() else {
            return;
        };
        for player in Player::ALL {
            let top = self.layout().pool_top(player);
            self.pool_frame(top, slots.height());
            // When there is a result, nobody is to move.
            if self.parts().to_move == player && self.drawing.result.is_none() {
                self.mark_mover(top + slots.height() / 2.0);
            }
            if slots.counted {
                self.counted_pool(player, slots, top);
            } else {
                self.pool(player, slots, top);
            }
        }
    }

    fn pool_frame(&mut self, top: f64, height: f64) {
        let palette = self.palette();
        let (top, width, height) = (Number(top), Number(self.layout().board()), Number(height));
        let (fill, line) = (palette.board, palette.hairline);
        let _ = write!(
            self.out,
            r#"<rect y="{top}" width="{width}" height="{height}" rx="10" fill="{fill}" fill-opacity=".6" stroke="{line}" stroke-opacity=".5"/>"#
        );
    }

    fn mark_mover(&mut self, y: f64) {
        let accent = self.palette().accent;
        let _ = write!(
            self.out,
            r#"<path class="to-move" d="M-34 {}L-16 {}L-34 {}Z" fill="{accent}"/>"#,
            Number(y - 11.0),
            Number(y),
            Number(y + 11.0)
        );
    }

    fn pool(&mut self, player: Player, slots: Slots, top: f64) {
        let pool = self.parts().pools[player as usize];
        let scale = slots.slot * FILLED / UNIT;
        let mut k = 0;
        for kind in Kind::ALL {
            for _ in 0..pool.count(kind) {
                let (x, y) = slots.middle(k);
                self.pool_piece(player, kind, (x, top + y), scale);
                k += 1;
            }
        }
        for promotion in 0..u32::from(self.parts().promotions[player as usize]) {
            let slot = slots.last_but(promotion);
            if slot >= k {
                let (x, y) = slots.middle(slot);
                self.promotion((x, top + y), scale);
            }
        }
    }

    /// One piece of each kind and one promotion, each with a count.
    fn counted_pool(&mut self, player: Player, slots: Slots, top: f64) {
        let pool = self.parts().pools[player as usize];
        let scale = slots.slot * FILLED / UNIT;
        let width = (self.layout().board() - 2.0 * PADDING) / COUNTED;
        let y = top + slots.height() / 2.0;
        let mut x = PADDING + slots.slot * 0.5;
        for kind in Kind::ALL {
            let count = pool.count(kind);
            if count > 0 {
                self.pool_piece(player, kind, (x, y), scale);
                self.count(count, slots, (x, y));
            }
            x += width;
        }
        let promotions = self.parts().promotions[player as usize];
        if promotions > 0 {
            self.promotion((x, y), scale);
            self.count(promotions, slots, (x, y));
        }
    }

    /// A number to the right of a piece.
    fn count(&mut self, count: u8, slots: Slots, (x, y): (f64, f64)) {
        let text = format!("×{count}");
        let height = slots.slot * 0.38;
        let middle = x + slots.slot * 0.55 + stroke_font::width(&text, height) / 2.0;
        let path = stroke_font::path(&text, (middle, y), height);
        self.ink(&path, height * 0.13);
    }

    fn pool_piece(&mut self, player: Player, kind: Kind, (x, y): (f64, f64), scale: f64) {
        let shape = lying(kind);
        let (x, y, scale) = (Number(x), Number(y), Number(scale));
        let href = self.symbol(player, shape);
        let _ = write!(
            self.out,
            r##"<use class="pool" href="#{href}" transform="translate({x} {y})scale({scale})"/>"##
        );
    }

    /// The outline of the Regatta piece that a promotion yields.
    fn promotion(&mut self, (x, y): (f64, f64), scale: f64) {
        let (x, y, scale) = (Number(x), Number(y), Number(scale));
        let href = self.outline(Shape::Regatta);
        let ink = self.palette().ink;
        let _ = write!(
            self.out,
            r##"<use class="promotion" href="#{href}" transform="translate({x} {y})scale({scale})" fill="none" stroke="{ink}" stroke-width="5" stroke-dasharray="11 9"/>"##
        );
    }
}

/// The shape shown for a kind: pools do not distinguish the two sides of a Regatta piece.
const fn lying(kind: Kind) -> Shape {
    match kind {
        Kind::Tix => Shape::Tix,
        Kind::Tixel => Shape::Tixel,
        Kind::Regatta => Shape::Regatta,
    }
}
