//! Chunks: code that `bundler` splits off the page's module, and its words, fetched on demand.
//! Until a chunk is loaded, its place says that it is loading, or that it failed.

use std::pin::Pin;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;
use words::Part;

use crate::language::{self, spoken, window};

/// A chunk could not be fetched.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the code of this place could not be fetched")]
pub struct NotFetched;

#[cfg(feature = "split")]
impl From<wasm_split_helpers::SplitLoaderError> for NotFetched {
    fn from(_: wasm_split_helpers::SplitLoaderError) -> NotFetched {
        NotFetched
    }
}

/// A chunk being fetched: whether it has arrived.
pub type Fetching = Pin<Box<dyn Future<Output = bool>>>;

/// The entry points of a chunk, once it is loaded.
pub struct Loaded<C>(OnceLock<C>);

impl<C: Copy + 'static> Loaded<C> {
    /// Not loaded yet.
    pub const fn not_yet() -> Loaded<C> {
        Loaded(OnceLock::new())
    }

    /// The chunk, if it has been fetched.
    pub fn here(&self) -> Option<C> {
        self.0.get().copied()
    }

    /// Waits for the chunk, and keeps it.
    #[cfg(feature = "split")]
    pub fn fetch(
        &'static self,
        chunk: impl Future<Output = Result<C, NotFetched>> + 'static,
    ) -> Fetching {
        Box::pin(async { self.keep(chunk.await) })
    }

    /// Keeps the chunk: an everyday build is one module.
    #[cfg(not(feature = "split"))]
    pub fn fetch(&'static self, chunk: Result<C, NotFetched>) -> Fetching {
        Box::pin(std::future::ready(self.keep(chunk)))
    }

    fn keep(&self, chunk: Result<C, NotFetched>) -> bool {
        chunk.map(|chunk| self.0.get_or_init(|| chunk)).is_ok()
    }
}

/// What content from a chunk replaces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Frame {
    /// A whole page.
    Page,
    /// A panel of one.
    Panel,
    /// Show nothing: the user didn't ask for it.
    Aside,
}

/// What is known of a chunk.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fetched {
    Loading,
    Missing,
    Here,
}

/// The retry delay for what the user did not ask for.
const AGAIN: Duration = Duration::from_secs(15);

/// Fetches a chunk and its words. Content without a retry button is retried automatically.
fn look(fetched: RwSignal<Fetched>, frame: Frame, words: Part, fetch: fn() -> Fetching) {
    // The place may have been left.
    if fetched.try_set(Fetched::Loading).is_some() || window().is_none() {
        return;
    }
    spawn_local(async move {
        let said = language::fetch_part(words).await.is_ok();
        let is_here = fetch().await && said;
        let _ = fetched.try_set(match is_here {
            true => Fetched::Here,
            false => Fetched::Missing,
        });
        if !is_here && frame == Frame::Aside {
            set_timeout(move || look(fetched, frame, words, fetch), AGAIN);
        }
    });
}

/// Shows content from a chunk once the chunk and its words are loaded.
#[component]
pub fn FromChunk(
    /// Where it is shown.
    frame: Frame,
    /// What its places say.
    words: Part,
    /// Fetches it.
    fetch: fn() -> Fetching,
    /// What to show once it is here.
    show: Arc<dyn Fn() -> AnyView + Send + Sync>,
) -> impl IntoView {
    let fetched = RwSignal::new(Fetched::Loading);
    let look = move || look(fetched, frame, words, fetch);
    look();
    move || match fetched.get() {
        Fetched::Loading | Fetched::Missing if frame == Frame::Aside => ().into_any(),
        Fetched::Loading => view! { <div class="play-waiting" aria-busy="true"></div> }.into_any(),
        Fetched::Here => show(),
        Fetched::Missing => {
            let rest = view! {
                <p>{spoken("chunk-missing-about")}</p>
                <p>
                    <button class="button strong" type="button" on:click=move |_| look()>
                        {spoken("play-retry")}
                    </button>
                </p>
            };
            match frame {
                Frame::Page => view! {
                    <article class="page" data-test="not-fetched">
                        <h1>{spoken("chunk-missing")}</h1>
                        {rest}
                    </article>
                }
                .into_any(),
                Frame::Panel | Frame::Aside => view! {
                    <section class="panel" data-test="not-fetched">
                        <h2>{spoken("chunk-missing")}</h2>
                        {rest}
                    </section>
                }
                .into_any(),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::{Path, PathBuf};

    const SOURCES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src");
    const LOCALE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../locales/en");

    /// What is fetched together.
    struct Together {
        /// The folders and files of code that is only reached through the chunk.
        code: &'static [&'static str],
        /// Exceptions within those folders.
        except: &'static [&'static str],
        /// The entry point.
        way: &'static str,
        /// Words used only by that code.
        words: &'static [&'static str],
    }

    const CHUNKS: [Together; 2] = [
        Together {
            code: &["places/online/", "places/lobby/", "places/people/"],
            // The list of own games is on the page of a new game.
            except: &["own_games/kept.rs", "invitation/mod.rs"],
            way: "places/with_server.rs",
            words: &["lobby", "online", "people"],
        },
        Together {
            code: &[
                "places/analysis/laboratory/",
                "places/analysis/openings/",
                "places/learn/again/",
                "places/learn/ahead/",
                "places/learn/controller.rs",
                "places/learn/frame.rs",
                "places/learn/lesson.rs",
                "places/learn/mistakes/",
                "places/learn/motif_pages/",
                "places/learn/puzzles/",
                "places/learn/winners/",
            ],
            except: &[],
            way: "places/study.rs",
            words: &[
                "ahead",
                "laboratory",
                "lessons",
                "openings",
                "practice",
                "puzzles",
                "winners",
            ],
        },
    ];

    impl Together {
        fn contains(&self, path: &Path) -> bool {
            let text = path.to_string_lossy();
            let is_inside = self.code.iter().any(|part| text.contains(part));
            is_inside && !self.except.iter().any(|file| path.ends_with(file))
                || path.ends_with(self.way)
        }

        /// The keys it uses, in quotes, as in code.
        fn keys(&self) -> BTreeSet<String> {
            let mut keys = BTreeSet::new();
            for name in self.words {
                let text = fs::read_to_string(format!("{LOCALE}/{name}.ftl")).unwrap();
                let key = |line: &str| line.split_once(" =").map(|(key, _)| format!("\"{key}\""));
                keys.extend(text.lines().filter_map(key));
            }
            keys
        }
    }

    fn sources(folder: &Path) -> Vec<PathBuf> {
        let mut found = Vec::new();
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            match path.is_dir() {
                true => found.extend(sources(&path)),
                false => found.push(path),
            }
        }
        found
    }

    #[test]
    fn what_comes_with_a_chunk_is_said_nowhere_else() {
        for chunk in CHUNKS {
            let keys = chunk.keys();
            assert!(keys.len() > 10, "{}", chunk.way);
            for path in sources(Path::new(SOURCES)) {
                if !chunk.contains(&path) {
                    let code = fs::read_to_string(&path).unwrap();
                    let said = keys.iter().find(|key| code.contains(key.as_str()));
                    assert_eq!(said, None, "{}", path.display());
                }
            }
        }
    }
}
