//! The language of the page, and [`t!`](crate::t), which translates everything on it.

use std::cell::Cell;

use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use words::{Language, Value, Words};

use crate::{shell, t};

thread_local! {
    /// One page, one language. A static rather than a context, so that event handlers and timers
    /// can use it.
    static LANGUAGE: ArcRwSignal<Language> = ArcRwSignal::new(Language::default());

    /// The language requested last; its words may still be loading.
    static WANTED: Cell<Language> = const { Cell::new(Language::English) };
}

/// The language of the page. Reactive.
pub fn language() -> Language {
    LANGUAGE.with(Get::get)
}

/// Switches to another language once its words are loaded. If they cannot be fetched, the user is
/// told and nothing changes.
pub fn speak(language: Language) {
    WANTED.set(language);
    if Words::are_here(language) {
        speak_at_once(language);
        return;
    }
    spawn_local(async move {
        let fetched = fetch(language).await;
        if WANTED.get() != language {
            return;
        }
        match fetched {
            Ok(()) => speak_at_once(language),
            Err(_) => shell::notify(t!("language-not-fetched", language = language.name())),
        }
    });
}

/// Starts with the preferred language, or any that can be fetched; `false` if none can.
pub(crate) async fn begin(preferred: Language) -> bool {
    for language in [preferred].into_iter().chain(Language::ALL) {
        if fetch(language).await.is_ok() {
            speak_at_once(language);
            return true;
        }
    }
    false
}

/// The address of the words of a language, from the page's `meta` tags.
pub(crate) fn address(language: Language) -> Option<String> {
    let selector = format!("meta[name=quarterturn-words-{language}]");
    let meta = window()?.document()?.query_selector(&selector).ok()??;
    meta.get_attribute("content")
}

async fn fetch(language: Language) -> Result<(), JsValue> {
    if Words::are_here(language) {
        return Ok(());
    }
    let (Some(window), Some(address)) = (window(), address(language)) else {
        return Err(JsValue::NULL);
    };
    let response = JsFuture::from(window.fetch_with_str(&address)).await?;
    let response: web_sys::Response = response.dyn_into()?;
    if !response.ok() {
        return Err(JsValue::NULL);
    }
    let text = JsFuture::from(response.text()?).await?;
    Words::add(language, &text.as_string().ok_or(JsValue::NULL)?);
    Ok(())
}

fn speak_at_once(language: Language) {
    LANGUAGE.with(|signal| {
        if signal.get_untracked() != language {
            signal.set(language);
        }
    });
    if let Some(root) = document_root() {
        // Without the attribute the page is still readable.
        let _ = root.set_attribute("lang", language.tag());
    }
}

/// The browser's preferred language.
pub fn preferred() -> Language {
    Language::wished(browser_tags())
}

/// The browser's languages, most preferred first.
pub(crate) fn browser_tags() -> Vec<String> {
    let tags = window().map(|window| window.navigator().languages());
    let tags = tags.iter().flat_map(js_sys::Array::iter);
    tags.filter_map(|tag| tag.as_string()).collect()
}

/// The implementation of [`t!`](crate::t).
pub fn say(key: &str, values: &[(&str, Value<'_>)]) -> String {
    Words::of(language()).say_with(key, values)
}

/// The text of a key in the page's language, as a `String`:
/// `t!("turns-left", count = 3)`.
///
/// In a view, write `{move || t!("home-title")}` to follow changes of the language.
#[macro_export]
macro_rules! t {
    ($key:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::language::say($key, &[$((stringify!($name), ::words::Value::from($value))),*])
    };
}

/// The window; `None` in native builds and tests.
pub(crate) fn window() -> Option<web_sys::Window> {
    if cfg!(target_family = "wasm") {
        web_sys::window()
    } else {
        None
    }
}

fn document_root() -> Option<web_sys::Element> {
    window()?.document()?.document_element()
}

/// What a browser's error says.
pub(crate) fn error_text(error: &JsValue) -> String {
    error
        .as_string()
        .unwrap_or_else(|| String::from(js_sys::Error::from(error.clone()).to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_speaks_the_language_it_was_told_to() {
        speak(Language::Dutch);
        let dutch = t!("home-learn");
        speak(Language::German);
        let german = t!("home-learn");
        assert_eq!(dutch, Words::of(Language::Dutch).say("home-learn"));
        assert_eq!(german, Words::of(Language::German).say("home-learn"));
        assert_ne!(dutch, german);
    }
}
