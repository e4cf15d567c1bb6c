//! The list of saved games: open, export, delete.

use std::cell::Cell;

use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use words::Language;

use super::game::{GameController, LocalGame, Unplayable};
use super::wording;
use crate::controls::ConfirmButton;
use crate::language::{language, spoken};
use crate::place::{Place, Play};
use crate::store::StoreError;
use crate::store::games::{self, StoredGame};
use crate::t;
use crate::{sharing, shell};

thread_local! {
    /// The game another tab changed last, with a count so that a second change is news too.
    static CHANGED: ArcRwSignal<(u32, String)> = ArcRwSignal::new((0, String::new()));
    static LISTENING: Cell<bool> = const { Cell::new(false) };
}

fn changed() -> ArcRwSignal<(u32, String)> {
    if !LISTENING.replace(true) && crate::language::window().is_some() {
        games::on_change(|id| {
            CHANGED.with(|changed| {
                changed.update(|(count, last)| {
                    *count += 1;
                    id.clone_into(last);
                });
            });
        });
    }
    CHANGED.with(Clone::clone)
}

/// Tells the player when another tab has continued this game.
pub fn watch(controller: GameController) {
    let changed = changed();
    Effect::new(move |before: Option<u32>| {
        let (count, id) = changed.get();
        if before.is_some_and(|before| before != count) && id == controller.id() {
            spawn_local(async move {
                if let Ok(Some(stored)) = games::find(&id).await
                    && controller.viewed.try_get_untracked().is_some()
                    && stored.revision > controller.revision()
                {
                    controller.changed_elsewhere();
                }
            });
        }
        count
    });
}

/// A saved game in the list.
#[derive(Clone)]
struct ListedGame {
    stored: StoredGame,
    /// The parsed game, or why it cannot be read.
    game: Result<LocalGame, Unplayable>,
}

impl ListedGame {
    fn of(stored: StoredGame) -> ListedGame {
        let game = LocalGame::read(&stored.record, &stored.terms);
        ListedGame { stored, game }
    }
}

/// The list of games.
#[component]
pub fn SavedGames() -> impl IntoView {
    let rows = RwSignal::new(None::<Vec<ListedGame>>);
    let fault = RwSignal::new(None::<StoreError>);
    let unread = RwSignal::new(0_usize);
    let load = move || {
        if crate::language::window().is_none() {
            return;
        }
        spawn_local(async move {
            match games::all().await {
                Ok((games, unreadable)) => {
                    let _ = unread.try_set(unreadable);
                    let _ = rows.try_set(Some(games.into_iter().map(ListedGame::of).collect()));
                }
                Err(error) => {
                    let _ = fault.try_set(Some(error));
                }
            }
        });
    };
    let changed = changed();
    Effect::new(move |_| {
        let _ = changed.get();
        load();
    });
    let delete = Callback::new(move |id: String| {
        spawn_local(async move {
            match games::delete(&id).await {
                Ok(()) => {
                    focus_neighbour(&id);
                    let _ = rows.try_update(|rows| {
                        if let Some(rows) = rows {
                            rows.retain(|row| row.stored.id != id);
                        }
                    });
                }
                Err(error) => shell::notify(error.said()),
            }
        });
    });
    let listed = move || rows.get().unwrap_or_default();
    view! {
        <section class="own" aria-label=spoken("play-own")>
            <h2>{spoken("play-own")}</h2>
            {move || fault.get().map(|error| view! { <p>{move || error.said()}</p> })}
            <Show when=move || { unread.get() > 0 }>
                <p>{move || t!("play-unread", count = unread.get())}</p>
            </Show>
            <Show when=move || rows.with(|rows| rows.as_ref().is_some_and(Vec::is_empty))>
                <p class="own-none">{spoken("play-none")}</p>
            </Show>
            <ul class="own-games">
                <For
                    each=listed
                    key=|row| (row.stored.id.clone(), row.stored.revision)
                    children=move |row| {
                        let id = row.stored.id.clone();
                        view! {
                            <li data-game=id>
                                <ListedGameView row delete />
                            </li>
                        }
                    }
                />
            </ul>
        </section>
    }
}

/// Moves the focus from a game that is about to be removed to the next one, or else to the previous
/// one.
fn focus_neighbour(id: &str) {
    let Some(document) = crate::language::window().and_then(|window| window.document()) else {
        return;
    };
    let Some(row) = document
        .active_element()
        .and_then(|focused| focused.closest("[data-game]").ok().flatten())
        .filter(|row| row.get_attribute("data-game").as_deref() == Some(id))
    else {
        return;
    };
    let neighbour = row
        .next_element_sibling()
        .or_else(|| row.previous_element_sibling());
    let link = neighbour.and_then(|row| row.query_selector("a").ok().flatten());
    if let Some(link) = link.and_then(|link| link.dyn_into::<web_sys::HtmlElement>().ok()) {
        // Without it, the place gets the focus.
        let _ = link.focus();
    }
}

#[component]
fn ListedGameView(row: ListedGame, delete: Callback<String>) -> impl IntoView {
    let ListedGame { stored, game } = row;
    let place = Place::Play(Play::Game(stored.id.clone())).to_string();
    let (id, record, day) = (stored.id.clone(), stored.record.clone(), stored.changed);
    let file = game.as_ref().map_or_else(
        |_| "quarterturn.pgn".to_owned(),
        |game| sharing::file_name(game.record(), "pgn"),
    );
    let game = StoredValue::new(game);
    let title = move || {
        game.with_value(|game| match game {
            Ok(game) => wording::game(game.setup()),
            Err(Unplayable::Terms(_)) => t!("play-unknown"),
            Err(Unplayable::Record(_)) => t!("play-game"),
        })
    };
    let about = move || {
        game.with_value(|game| {
            let game = match game {
                Ok(game) => game,
                Err(fault) => return wording::unplayable(fault),
            };
            let against = wording::opponent(&game.terms);
            let state = wording::state(game);
            t!(
                "play-row",
                against = against,
                turns = game.turn_count(),
                date = date(day),
                state = state
            )
        })
    };
    let over = game.with_value(|game| !game.as_ref().is_ok_and(|game| game.ending().is_none()));
    let id = StoredValue::new(id);
    view! {
        <article class="own-game" class:over=over>
            <a href=place>
                <strong>{title}</strong>
                <small>{about}</small>
            </a>
            <div class="play-ways">
                <button
                    class="button quiet"
                    type="button"
                    on:click=move |_| sharing::download(&file, &record)
                >
                    {spoken("play-export")}
                </button>
                <ConfirmButton
                    words=Signal::derive(spoken("play-delete"))
                    really=Signal::derive(spoken("play-delete-really"))
                    act=move |()| delete.run(id.get_value())
                />
            </div>
        </article>
    }
}

/// A date in the page's language, as the browser's region writes it.
pub(crate) fn date(millis: f64) -> String {
    if crate::language::window().is_none() {
        return String::new();
    }
    let date = js_sys::Date::new(&JsValue::from_f64(millis));
    let options = js_sys::Object::new();
    // An option that cannot be set leaves the browser's default format.
    for (key, value) in [("day", "numeric"), ("month", "long"), ("year", "numeric")] {
        let _ = js_sys::Reflect::set(&options, &key.into(), &value.into());
    }
    let tags = crate::language::browser_tags();
    String::from(date.to_locale_date_string(&locale(language(), tags), &options))
}

/// The first of the browser's languages that is a regional variant of the page's: British people
/// read English dates in their own order.
fn locale(page: Language, browser: Vec<String>) -> String {
    let of_page = |tag: &String| Language::from_tag(tag) == Some(page);
    browser
        .into_iter()
        .find(of_page)
        .unwrap_or_else(|| page.tag().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_follow_the_browsers_region_within_the_pages_language() {
        let tags = |tags: &[&str]| tags.iter().map(|tag| (*tag).to_owned()).collect();
        let british = tags(&["fr-FR", "en-GB", "en"]);
        assert_eq!(locale(Language::English, british), "en-GB");
        assert_eq!(locale(Language::German, tags(&["en-GB"])), "de");
        assert_eq!(locale(Language::Japanese, tags(&[])), "ja");
    }
}
