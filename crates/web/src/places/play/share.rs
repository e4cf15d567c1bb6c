//! A game leaves this page: into analysis, as a link, as a file.

use record::Game;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};

use crate::language::window;
use crate::place::Place;
use crate::places::analysis::link;
use crate::{shell, t};

/// The whole game as a place in analysis; the fragment holds all of it.
pub fn place(game: &Game) -> Place {
    Place::Analysis(Some(link::written(game)))
}

/// Hands the link to the game on: by the device's own way of sharing or else by the clipboard.
pub fn share(game: &Game, title: String) {
    let Some(window) = window() else {
        return;
    };
    let href = window.location().href().unwrap_or_default();
    let base = href.split('#').next().unwrap_or_default();
    let address = format!("{base}{}", place(game));
    spawn_local(async move {
        let navigator = window.navigator();
        let can_share = js_sys::Reflect::has(&navigator, &"share".into()).unwrap_or(false);
        if can_share {
            let data = web_sys::ShareData::new();
            data.set_title(&title);
            data.set_url(&address);
            match JsFuture::from(navigator.share_with_data(&data)).await {
                Ok(_) => return,
                // Somebody who changed their mind wants no other way of sharing.
                Err(error) if is_abort(&error) => return,
                Err(_) => (),
            }
        }
        let has_clipboard = js_sys::Reflect::get(&navigator, &"clipboard".into())
            .is_ok_and(|clipboard| !clipboard.is_undefined());
        let copied = has_clipboard
            && JsFuture::from(navigator.clipboard().write_text(&address))
                .await
                .is_ok();
        shell::notify(if copied {
            t!("play-link-copied")
        } else {
            t!("play-link-not-copied")
        });
    });
}

fn is_abort(error: &JsValue) -> bool {
    error
        .dyn_ref::<web_sys::DomException>()
        .is_some_and(|error| error.name() == "AbortError")
}

/// Saves a record as a file.
pub fn download(name: &str, record: &str) {
    if write_file(name, record).is_none() {
        shell::notify(t!("play-export-failed"));
    }
}

fn write_file(name: &str, text: &str) -> Option<()> {
    let document = window()?.document()?;
    let parts = js_sys::Array::of1(&text.into());
    let kind = web_sys::BlobPropertyBag::new();
    kind.set_type("text/plain");
    let blob = web_sys::Blob::new_with_str_sequence_and_options(&parts, &kind).ok()?;
    let url = web_sys::Url::create_object_url_with_blob(&blob).ok()?;
    let anchor = document.create_element("a").ok()?;
    let anchor: web_sys::HtmlAnchorElement = anchor.unchecked_into();
    anchor.set_href(&url);
    anchor.set_download(name);
    anchor.click();
    // The file is being written by now.
    let _ = web_sys::Url::revoke_object_url(&url);
    Some(())
}

/// The name of a file for a game: `tixel-2026-11-15.pgn`.
pub fn file_name(game: &Game) -> String {
    let setup = game.setup().name().unwrap_or("quarterturn");
    match game.tags().get("Date") {
        Some(date) => format!("{setup}-{}.pgn", date.replace('.', "-")),
        None => format!("{setup}.pgn"),
    }
}
