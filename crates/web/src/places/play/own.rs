//! The games kept on this device: open, export, delete.

use std::cell::Cell;

use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::controls::Sure;
use super::course::Course;
use super::said;
use super::seats::Seats;
use super::share;
use super::sitting::Sitting;
use crate::language::language;
use crate::place::{Place, Play};
use crate::shell;
use crate::store::StoreError;
use crate::store::games::{self, Kept};
use crate::t;

thread_local! {
    /// The last game another tab has changed, with a count so that the same one is news again.
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

/// Says so when another tab has gone on with this game.
pub fn watch(sitting: Sitting) {
    let changed = changed();
    Effect::new(move |before: Option<u32>| {
        let (count, id) = changed.get();
        if before.is_some_and(|before| before != count) && id == sitting.id() {
            spawn_local(async move {
                if let Ok(Some(kept)) = games::find(&id).await
                    && sitting.looked.try_get_untracked().is_some()
                    && kept.revision > sitting.revision()
                {
                    sitting.changed_elsewhere();
                }
            });
        }
        count
    });
}

/// A game of the list.
#[derive(Clone)]
struct Row {
    kept: Kept,
    /// What can be said of it; of a game that cannot be read, nothing.
    course: Option<Course>,
}

impl Row {
    fn of(kept: Kept) -> Row {
        // A game of two is how a record without known players is shown.
        let seats = Seats::read(&kept.seats).map(|_| kept.seats.clone());
        let course = seats
            .ok()
            .and_then(|seats| Course::read(&kept.record, &seats).ok());
        Row { kept, course }
    }
}

/// The list of games.
#[component]
pub fn Own() -> impl IntoView {
    let rows = RwSignal::new(None::<Vec<Row>>);
    let fault = RwSignal::new(None::<StoreError>);
    let unread = RwSignal::new(0_usize);
    let look = move || {
        if crate::language::window().is_none() {
            return;
        }
        spawn_local(async move {
            match games::all().await {
                Ok((games, unreadable)) => {
                    let _ = unread.try_set(unreadable);
                    let _ = rows.try_set(Some(games.into_iter().map(Row::of).collect()));
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
        look();
    });
    let delete = Callback::new(move |id: String| {
        spawn_local(async move {
            match games::delete(&id).await {
                Ok(()) => {
                    let _ = rows.try_update(|rows| {
                        if let Some(rows) = rows {
                            rows.retain(|row| row.kept.id != id);
                        }
                    });
                }
                Err(error) => shell::notify(error.said()),
            }
        });
    });
    let listed = move || rows.get().unwrap_or_default();
    view! {
        <section class="own" aria-label=move || t!("play-own")>
            <h2>{move || t!("play-own")}</h2>
            {move || fault.get().map(|error| view! { <p>{move || error.said()}</p> })}
            <Show when=move || { unread.get() > 0 }>
                <p>{move || t!("play-unread", count = unread.get())}</p>
            </Show>
            <Show when=move || rows.with(|rows| rows.as_ref().is_some_and(Vec::is_empty))>
                <p class="own-none">{move || t!("play-none")}</p>
            </Show>
            <ul class="own-games">
                <For
                    each=listed
                    key=|row| (row.kept.id.clone(), row.kept.revision)
                    let:row
                >
                    <li>
                        <One row delete />
                    </li>
                </For>
            </ul>
        </section>
    }
}

#[component]
fn One(row: Row, delete: Callback<String>) -> impl IntoView {
    let Row { kept, course } = row;
    let place = Place::Play(Play::Game(kept.id.clone())).to_string();
    let (id, record, day) = (kept.id.clone(), kept.record.clone(), kept.changed);
    let file = course.as_ref().map_or_else(
        || "quarterturn.pgn".to_owned(),
        |course| share::file_name(course.game()),
    );
    let course = StoredValue::new(course);
    let title = move || {
        course.with_value(|course| {
            course
                .as_ref()
                .map_or_else(|| t!("play-unknown"), |course| said::game(course.setup()))
        })
    };
    let about = move || {
        course.with_value(|course| {
            let Some(course) = course else {
                return String::new();
            };
            let against = match course.seats.level() {
                Some(level) => t!(
                    "play-computer-level",
                    number = level,
                    name = said::level(level)
                ),
                None => t!("play-person"),
            };
            let state = said::state(&course.now(), course.ending());
            t!(
                "play-row",
                against = against,
                turns = course.length(),
                date = date(day),
                state = state
            )
        })
    };
    let over = course.with_value(|course| {
        course
            .as_ref()
            .is_none_or(|course| course.ending().is_some())
    });
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
                    on:click=move |_| share::download(&file, &record)
                >
                    {move || t!("play-export")}
                </button>
                <Sure
                    words=Signal::derive(|| t!("play-delete"))
                    really=Signal::derive(|| t!("play-delete-really"))
                    act=move |()| delete.run(id.get_value())
                />
            </div>
        </article>
    }
}

/// A day as the language writes it.
fn date(millis: f64) -> String {
    if crate::language::window().is_none() {
        return String::new();
    }
    let date = js_sys::Date::new(&JsValue::from_f64(millis));
    let options = js_sys::Object::new();
    // Options that cannot be set leave the browser's own way of writing a day.
    for (key, value) in [("day", "numeric"), ("month", "long"), ("year", "numeric")] {
        let _ = js_sys::Reflect::set(&options, &key.into(), &value.into());
    }
    String::from(date.to_locale_date_string(language().tag(), &options))
}
