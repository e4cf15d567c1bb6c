//! The language of the page, and [`t!`](crate::t), by which everything on it is said.

use leptos::prelude::*;
use words::{Language, Value, Words};

thread_local! {
    /// One page, one language: kept here and not in a context, so that event handlers and timers
    /// can speak too.
    static LANGUAGE: ArcRwSignal<Language> = ArcRwSignal::new(Language::default());
}

/// The language of the page. In a view, it changes when the language does.
pub fn language() -> Language {
    LANGUAGE.with(Get::get)
}

/// Speaks another language from now on.
pub fn speak(language: Language) {
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
