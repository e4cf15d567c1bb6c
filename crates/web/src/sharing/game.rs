//! Sharing a game: into analysis, as a link, as a file.

use record::Game;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};

use crate::language::window;
use crate::place::Place;
use crate::places::analysis::link;
use crate::{export, shell, t};

/// The place in analysis that shows this game; the address holds all of it.
pub fn place(game: &Game) -> Place {
    Place::Analysis(Some(link::write_game(game)))
}

/// Whether the device has a share dialog.
pub fn can_share() -> bool {
    window().is_some_and(|window| {
        js_sys::Reflect::has(&window.navigator(), &"share".into()).unwrap_or(false)
    })
}

/// Shares a link to the game with the device's share dialog, or copies it to the clipboard.
pub fn share_game(game: &Game, title: String) {
    let address = format!("{}{}", export::page_address(), place(game));
    share_address(address, title);
}

/// Shares a link with the device's share dialog, or copies it to the clipboard.
pub fn share_address(address: String, title: String) {
    let Some(window) = window() else {
        return;
    };
    spawn_local(async move {
        let navigator = window.navigator();
        if can_share() {
            let data = web_sys::ShareData::new();
            data.set_title(&title);
            data.set_url(&address);
            match JsFuture::from(navigator.share_with_data(&data)).await {
                Ok(_) => return,
                // The user cancelled: do not copy instead.
                Err(error) if is_abort(&error) => return,
                Err(_) => (),
            }
        }
        shell::notify(if export::copy(&address).await.is_ok() {
            t!("play-link-copied")
        } else {
            t!("play-link-not-copied")
        });
    });
}

/// Shares a text with the device's share dialog, or copies it to the clipboard.
pub fn share_text(text: String) {
    let Some(window) = window() else {
        return;
    };
    spawn_local(async move {
        if can_share() {
            let data = web_sys::ShareData::new();
            data.set_text(&text);
            match JsFuture::from(window.navigator().share_with_data(&data)).await {
                Ok(_) => return,
                // The user cancelled: do not copy instead.
                Err(error) if is_abort(&error) => return,
                Err(_) => (),
            }
        }
        shell::notify(match export::copy(&text).await {
            Ok(()) => t!("analysis-copied"),
            Err(_) => t!("analysis-not-copied"),
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
    if export::save_record(name, record).is_err() {
        shell::notify(t!("play-export-failed"));
    }
}

/// The file name for a game, with an extension: `tixel-2026-11-15.pgn`.
pub fn file_name(game: &Game, extension: &str) -> String {
    let setup = game.setup().name().unwrap_or("quarterturn");
    match game.tags().get("Date") {
        Some(date) => format!("{setup}-{}.{extension}", date.replace('.', "-")),
        None => format!("{setup}.{extension}"),
    }
}
