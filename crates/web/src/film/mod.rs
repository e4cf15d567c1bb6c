//! A game as an animated picture. The page only draws its pictures, one by one; choosing and
//! encoding them is the work of a separate Web Worker (`crates/film`), which is fetched on demand.

mod worker;

use api::film::Order;
use leptos::prelude::*;

use self::worker::News;
use crate::language::spoken;
use crate::{export, shell, t};

/// Makes an animated picture, shows the progress, and saves the result. Removing it cancels the
/// work.
#[component]
pub fn MakeFilm(
    /// Whether the sheet around it is open; closed when the picture is done.
    open: RwSignal<bool>,
    /// The game and its look.
    order: Order,
    /// The name of the file.
    #[prop(into)]
    name: String,
) -> impl IntoView {
    let percent = RwSignal::new(0);
    let fault = RwSignal::new(None);
    let hear = move |news: News| {
        // Gone if the sheet was closed while a picture was drawn.
        if percent.try_get_untracked().is_none() {
            return;
        }
        match news {
            News::Percent(done) => percent.set(done),
            News::Done(gif) if export::save_gif(&name, &gif).is_ok() => {
                open.set(false);
                shell::notify(t!("animation-saved"));
            }
            News::Done(_) => fault.set(Some("play-export-failed")),
            News::NotFetched => fault.set(Some("animation-not-fetched")),
            News::Failed => fault.set(Some("animation-failed")),
        }
    };
    match worker::make(order, hear) {
        // Kept until this view is removed.
        Ok(making) => {
            StoredValue::new_local(making);
        }
        Err(_) => fault.set(Some("animation-failed")),
    }
    let cancel = NodeRef::<leptos::html::Button>::new();
    Effect::new(move |_| {
        if let Some(cancel) = cancel.get() {
            // Without focus it can still be tapped.
            let _ = cancel.focus();
        }
    });
    let progress = move || t!("animation-progress", percent = percent.get());
    let leave = move || match fault.get() {
        None => t!("animation-cancel"),
        Some(_) => t!("board-close"),
    };
    view! {
        {move || match fault.get() {
            None => view! {
                <p class="review-progress">
                    <span>{progress}</span>
                    <progress
                        class="ladder-bar"
                        max="100"
                        prop:value=move || f64::from(percent.get())
                        aria-label=spoken("animation-making")
                    ></progress>
                </p>
            }
            .into_any(),
            Some(key) => view! { <p role="alert">{move || t!(key)}</p> }.into_any(),
        }}
        <button class="button" type="button" node_ref=cancel on:click=move |_| open.set(false)>
            {leave}
        </button>
    }
}
