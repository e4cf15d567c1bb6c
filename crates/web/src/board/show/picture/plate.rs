//! The board without anything on it.

use leptos::prelude::*;
use rules::{Edge, Space};

use crate::board::show::picture::symbols::blur;
use crate::board::sight::geometry::{RIM, UNIT, View};

/// Plate, rim, hairlines and coordinates.
#[component]
pub fn Plate(view: Memo<View>) -> impl IntoView {
    let plate = move |below: f64, class: &'static str| {
        let view = view.get();
        let over = match view.edge {
            Edge::Bounded => RIM,
            Edge::Unbounded => 0.0,
        };
        let side = view.board() + 2.0 * over;
        view! {
            <rect
                class=class
                x=-over
                y=below - over
                width=side
                height=side
                rx=2.0 + over * 0.6
            />
        }
    };
    let hairlines = move || {
        let view = view.get();
        let length = view.board();
        let mut path = format!("M0 0H{length}V{length}H0Z");
        for i in 1..view.size {
            let at = f64::from(i) * UNIT;
            path.push_str(&format!("M{at} 0V{length}M0 {at}H{length}"));
        }
        path
    };
    let names = move || {
        let view = view.get();
        let named = |i: u8| {
            let space = Space::new(i, i)?;
            let (x, y) = view.middle(space);
            let name = space.to_string();
            let (file, rank) = name.split_at(1);
            Some((x, y, file.to_owned(), rank.to_owned()))
        };
        let spaces = if view.coordinates { view.size } else { 0 };
        (0..spaces)
            .filter_map(named)
            .map(|(x, y, file, rank)| {
                // Inside the spaces at the edge, in corners that aligned pieces leave free.
                let aside = 50.0 - 0.42 * view.letters();
                view! {
                    <text x=x + aside y=view.board() - 0.55 * view.letters()>{file}</text>
                    <text x=0.42 * view.letters() y=y - 50.0 + 0.6 * view.letters()>{rank}</text>
                }
            })
            .collect_view()
    };
    view! {
        <g filter=blur(true)>{move || plate(12.0, "board-plate-shadow")}</g>
        {move || plate(7.0, "board-plate-side")}
        {move || plate(0.0, "board-plate-rim")}
        <rect
            class="board-plate"
            width=move || view.get().board()
            height=move || view.get().board()
        />
        <path class="board-hairlines" d=hairlines />
        <g class="board-names" font-size=move || view.get().letters()>{names}</g>
    }
}
