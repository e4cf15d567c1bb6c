//! Syncs the settings of an account across devices.

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::has_account;
use crate::language::window;
use crate::online::http::{self, Method};
use crate::settings;
use crate::store::local_storage;

const PATH: &str = "api/me/settings";

/// The storage key that marks unsent settings.
const UNSENT: &str = "quarterturn.settings-unsent";

/// Adopts the settings of the account once it is known, and sends every change, for as long as the
/// component lives.
pub fn follow() {
    if window().is_none() {
        return;
    }
    let has_account = Memo::new(|_| has_account());
    let heard = StoredValue::new(None::<String>);
    Effect::new(move |before: Option<Option<String>>| {
        let now = has_account.get().then(settings::text);
        match (before.flatten(), &now) {
            (None, Some(_)) => begin(heard),
            (Some(last), Some(now)) if last != *now && heard.get_value().as_ref() != Some(now) => {
                send(now.clone());
            }
            _ => {}
        }
        now
    });
}

/// Fetches the settings, or sends unsent ones.
fn begin(heard: StoredValue<Option<String>>) {
    if local_storage::read(UNSENT).is_some() {
        send(untrack(settings::text));
        return;
    }
    spawn_local(async move {
        match http::text_of(Method::Get, PATH, "").await {
            Ok(text) if text.trim() == "null" => send(untrack(settings::text)),
            Ok(text) => {
                // The component may be gone.
                let _ = heard.try_set_value(settings::understood(&text));
                settings::adopt(&text);
            }
            // It is retried on the next visit.
            Err(_) => {}
        }
    });
}

fn send(text: String) {
    // Without storage there is only this attempt.
    let _ = local_storage::write(UNSENT, "yes");
    spawn_local(async move {
        if http::text_of(Method::Put, PATH, &text).await.is_ok() {
            local_storage::remove(UNSENT);
        }
    });
}
