//! The language of the page, and [`t!`](crate::t), by which everything on it is said.

use std::cell::Cell;

use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use words::{Language, Value, Words};

use crate::{shell, t};

thread_local! {
    /// One page, one language: kept here and not in a context, so that event handlers and timers
    /// can speak too.
    static LANGUAGE: ArcRwSignal<Language> = ArcRwSignal::new(Language::default());

    /// The language asked for last; its words may still be on their way.
    static WANTED: Cell<Language> = const { Cell::new(Language::English) };
}

/// The language of the page. In a view, it changes when the language does.
pub fn language() -> Language {
    LANGUAGE.with(Get::get)
}

/// Speaks another language as soon as its words are there. If they cannot be fetched, this is
/// said, and nothing changes.
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

/// Speaks the wished language, or whichever can be had; `false` if there is none.
pub(crate) async fn begin(wished: Language) -> bool {
    for language in [wished].into_iter().chain(Language::ALL) {
        if fetch(language).await.is_ok() {
            speak_at_once(language);
            return true;
        }
    }
    false
}

/// Where the words of a language are, as the page says.
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
        // A page that cannot be told its language is still readable.
        let _ = root.set_attribute("lang", language.tag());
    }
}

/// What the browser asks for.
pub fn wished() -> Language {
    let Some(window) = window() else {
        return Language::default();
    };
    let tags = window.navigator().languages();
    Language::wished(tags.iter().filter_map(|tag| tag.as_string()))
}

/// What [`t!`](crate::t) does with a key and its values.
pub fn say(key: &str, values: &[(&str, Value<'_>)]) -> String {
    Words::of(language()).say_with(key, values)
}

/// The text of a key in the language of the page, as a `String`:
/// `t!("turns-left", count = 3)`.
///
/// Written in a view as `{move || t!("home-title")}`, it follows the language.
#[macro_export]
macro_rules! t {
    ($key:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::language::say($key, &[$((stringify!($name), ::words::Value::from($value))),*])
    };
}

/// The window, except where there is none: natively, in tests.
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
