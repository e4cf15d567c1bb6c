//! The places for learning and practice that a first visit does not need: lessons, practice, openings,
//! the laboratory, the position editor. They work offline, but their code is a separate chunk and their
//! words are separate files: both are fetched on demand and then cached.

use std::sync::Arc;
use std::time::Duration;

use leptos::prelude::*;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;
use words::Part;

use super::analysis::AnalysisController;
pub use super::chunk::Frame;
use super::chunk::{Fetching, FromChunk, Loaded, NotFetched};
use crate::place::Learn;
use crate::{language, shell, t};

/// The entry points of the chunk. Whatever is reachable only from here is in it.
#[derive(Clone, Copy)]
pub struct Chunk {
    /// Lessons, and practice: puzzles, seeing ahead, the user's mistakes, reviews.
    pub practice: fn(Learn) -> AnyView,
    /// Searches for the user's mistakes in the background.
    pub search_mistakes: fn(),
    /// The position editor beside the board.
    pub editor: fn(AnalysisController) -> AnyView,
    /// Its brushes.
    pub brushes: fn(AnalysisController) -> AnyView,
    /// What the book says of the position.
    pub openings: fn(AnalysisController) -> AnyView,
    /// What a setup is like.
    pub laboratory: fn(AnalysisController) -> AnyView,
    /// A game from the position.
    pub play_from: fn(AnalysisController) -> AnyView,
}

/// What is in the chunk.
#[cfg_attr(feature = "split", wasm_split_helpers::wasm_split(study, fallible))]
fn chunk() -> Result<Chunk, NotFetched> {
    use super::analysis::{Brushes, EditorPanel, Laboratory, Openings, PlayFrom};
    Ok(Chunk {
        practice: super::learn::practice,
        search_mistakes: super::learn::begin_search,
        editor: |controller| view! { <EditorPanel controller /> }.into_any(),
        brushes: |controller| view! { <Brushes controller /> }.into_any(),
        openings: |controller| view! { <Openings controller /> }.into_any(),
        laboratory: |controller| view! { <Laboratory controller /> }.into_any(),
        play_from: |controller| view! { <PlayFrom controller /> }.into_any(),
    })
}

static LOADED: Loaded<Chunk> = Loaded::not_yet();

fn fetch() -> Fetching {
    LOADED.fetch(chunk())
}

/// The chunk, if it has been fetched.
pub fn here() -> Option<Chunk> {
    LOADED.here()
}

/// How long a visit lasts before the chunk is fetched unasked.
const STAYED: Duration = Duration::from_secs(60);

/// Fetches the chunk and its words for whoever stays, so that they are there without a network too.
pub fn fetch_for_later() {
    set_timeout(
        || {
            if here().is_none() && is_free_to_fetch() {
                spawn_local(async {
                    // Whatever is missing is fetched when it is wanted.
                    if fetch().await {
                        let _ = language::fetch_part(Part::Study).await;
                    }
                });
            }
        },
        STAYED,
    );
}

/// Whether there is a network, and nobody has asked the browser to save data.
fn is_free_to_fetch() -> bool {
    let Some(navigator) = language::window().map(|window| window.navigator()) else {
        return false;
    };
    let part = |of: &JsValue, name: &str| js_sys::Reflect::get(of, &name.into());
    let saves_data = part(&navigator, "connection").and_then(|it| part(&it, "saveData"));
    // Few browsers say.
    navigator.on_line() && !saves_data.is_ok_and(|saves| saves.is_truthy())
}

/// Does something once the chunk is loaded. If it cannot be fetched, the user is told.
pub fn once_here(then: impl FnOnce() + 'static) {
    if here().is_some() {
        return then();
    }
    spawn_local(async move {
        let said = language::fetch_part(Part::Study).await.is_ok();
        match fetch().await && said {
            true => then(),
            false => {
                shell::notify(format!(
                    "{}. {}",
                    t!("chunk-missing"),
                    t!("chunk-missing-about")
                ));
            }
        }
    });
}

/// Shows something from the chunk; until then, that it is loading, or that it failed.
#[component]
pub fn Study(
    /// Where it is shown.
    frame: Frame,
    /// What to show of it.
    show: impl Fn(Chunk) -> AnyView + Send + Sync + 'static,
) -> impl IntoView {
    let show = Arc::new(move || here().map(&show).into_any());
    view! { <FromChunk frame words=Part::Study fetch show /> }
}
