//! The packs, fetched on demand.

use std::cell::RefCell;
use std::sync::Arc;

use ::learn::Game;
use ::puzzles::{Calendar, Day, Puzzle};
use motifs::Motif;
use wasm_bindgen::JsCast as _;
use wasm_bindgen_futures::JsFuture;

use crate::language::window;

/// The puzzles of a game.
#[derive(Clone, PartialEq)]
pub struct Pack(Arc<Vec<Puzzle>>);

impl Pack {
    /// Parses a pack. Lines of a newer version are skipped.
    pub(in crate::places::learn) fn read(text: &str) -> Pack {
        let puzzles = text.lines().filter_map(|line| line.parse().ok());
        Pack(Arc::new(puzzles.collect()))
    }

    /// The puzzle with a number, counted from 1.
    pub(in crate::places::learn) fn puzzle(&self, number: u16) -> Option<Puzzle> {
        self.0.get(usize::from(number).checked_sub(1)?).cloned()
    }

    /// The puzzles with their numbers.
    pub(in crate::places::learn) fn numbered(&self) -> impl Iterator<Item = (u16, &Puzzle)> {
        (1..).zip(self.0.iter())
    }

    /// How many puzzles have a motif.
    pub(super) fn count_with(&self, motif: Motif) -> usize {
        let puzzles = self.0.iter();
        puzzles.filter(|it| it.motifs.contains(&motif)).count()
    }
}

/// The puzzles of days.
#[derive(Clone, PartialEq)]
pub struct Days(Arc<Calendar>);

impl Days {
    /// The puzzle of a day.
    pub(super) fn puzzle(&self, day: Day) -> Option<Puzzle> {
        self.0.puzzle(day).cloned()
    }
}

thread_local! {
    static DAYS: RefCell<Option<Days>> = const { RefCell::new(None) };
    static KNOWN: RefCell<Vec<(Game, Pack)>> = const { RefCell::new(Vec::new()) };
}

/// The pack of a game; `None` if it cannot be fetched.
pub(in crate::places::learn) async fn fetch(game: Game) -> Option<Pack> {
    let known = KNOWN.with_borrow(|known| {
        let found = known.iter().find(|(other, _)| *other == game);
        found.map(|(_, pack)| pack.clone())
    });
    if known.is_some() {
        return known;
    }
    let text = fetch_text(game.name()).await?;
    let pack = Pack::read(&text);
    KNOWN.with_borrow_mut(|known| known.push((game, pack.clone())));
    Some(pack)
}

/// The puzzles of days; `None` if they cannot be fetched.
pub(super) async fn fetch_days() -> Option<Days> {
    if let Some(days) = DAYS.with_borrow(Clone::clone) {
        return Some(days);
    }
    let calendar = fetch_text("daily").await?.parse().ok()?;
    let days = Days(Arc::new(calendar));
    DAYS.set(Some(days.clone()));
    Some(days)
}

async fn fetch_text(name: &str) -> Option<String> {
    let window = window()?;
    let selector = format!("meta[name=quarterturn-puzzles-{name}]");
    let meta = window.document()?.query_selector(&selector).ok()??;
    let address = meta.get_attribute("content")?;
    let response = JsFuture::from(window.fetch_with_str(&address)).await.ok()?;
    let response: web_sys::Response = response.dyn_into().ok()?;
    if !response.ok() {
        return None;
    }
    JsFuture::from(response.text().ok()?)
        .await
        .ok()?
        .as_string()
}
