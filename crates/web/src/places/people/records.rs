//! All games of a player as one file of records.

use std::time::Duration;

use api::people::Name;
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};

use crate::online::http::{self, Fault, Method};
use crate::places::online::wording;
use crate::{sharing, shell, t};

/// Downloads the games page by page. The server allows a burst of pages, then one every few
/// seconds.
#[component]
pub fn RecordsButton(
    /// Whose games.
    name: Name,
) -> impl IntoView {
    let pages = RwSignal::new(None::<usize>);
    let name = StoredValue::new(name);
    let save = move |_| {
        if pages.get_untracked().is_some() {
            return;
        }
        pages.set(Some(0));
        spawn_local(async move {
            let name = name.get_value();
            match all(&name, pages).await {
                Ok(records) => sharing::download(&format!("{name}.pgn"), &records),
                Err(fault) => shell::notify(wording::fault(&fault)),
            }
            let _ = pages.try_set(None);
        });
    };
    view! {
        <button
            class="button"
            type="button"
            data-test="records"
            aria-disabled=move || pages.get().is_some().then_some("true")
            on:click=save
        >
            {move || match pages.get() {
                Some(pages) => t!("people-records-page", page = pages + 1),
                None => t!("people-records"),
            }}
        </button>
    }
}

async fn all(name: &Name, pages: RwSignal<Option<usize>>) -> Result<String, Fault> {
    let mut path = format!("api/people/{name}/records?limit=100");
    let mut records = String::new();
    loop {
        match http::page_of(Method::Get, &path).await {
            Ok((text, next)) => {
                records.push_str(&text);
                let Some(next) = next else {
                    return Ok(records);
                };
                records.push('\n');
                path = format!("{}&limit=100", next.trim_start_matches('/'));
                let _ = pages.try_update(|pages| *pages = pages.map(|page| page + 1));
            }
            Err(Fault::TooMany(seconds)) => wait(seconds).await,
            Err(fault) => return Err(fault),
        }
        // The user has left the page and no longer wants the file.
        if pages.try_get_untracked().is_none() {
            return Err(Fault::NotFound);
        }
    }
}

async fn wait(seconds: u32) {
    let time = Duration::from_secs(u64::from(seconds));
    let promise = js_sys::Promise::new(&mut |resolve, _| {
        set_timeout(
            move || {
                let _ = resolve.call0(&JsValue::NULL);
            },
            time,
        );
    });
    // A timeout cannot fail.
    let _ = JsFuture::from(promise).await;
}
