#![doc = include_str!("../README.md")]
#![cfg_attr(
    not(test),
    deny(clippy::unwrap_used, clippy::expect_used, clippy::panic)
)]

mod effect;
mod language;
mod list;
mod notation;
mod piece;
mod reason;
mod told;
mod value;
mod why;

use std::sync::{LazyLock, OnceLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

pub use effect::{Ending, Share, TurnedPieces};
pub use language::Language;
pub use piece::player_name;
pub use value::Value;

#[cfg(feature = "embedded")]
include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// Everything that is said in one language.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

/// The languages loaded so far.
static ALL: [OnceLock<Words>; 4] = [const { OnceLock::new() }; 4];

/// Texts needed only in some places, loaded on demand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// The places that need a server.
    WithServer,
    /// The places for learning and practice.
    Study,
}

impl Part {
    /// All of them.
    pub const ALL: [Part; 2] = [Part::WithServer, Part::Study];
}

/// The texts of each part, by language.
static PARTS: [[OnceLock<Words>; 4]; 2] = [const { [const { OnceLock::new() }; 4] }; 2];

impl Words {
    /// The words of a language, parsed once on first use.
    ///
    /// If nothing is embedded, they become available through [`Words::add`]. Until then another
    /// language is used in its place or, if there is none, the keys are shown.
    pub fn of(language: Language) -> &'static Words {
        static NONE: LazyLock<Words> = LazyLock::new(|| Words::read(Language::default(), &[]));
        #[cfg(feature = "embedded")]
        ALL[language as usize].get_or_init(|| Words::read(language, FILES[language as usize]));
        ALL[language as usize]
            .get()
            .or_else(|| ALL.iter().find_map(OnceLock::get))
            .unwrap_or_else(|| &NONE)
    }

    /// Adds a language that is not embedded: all its texts, as Fluent. The first call for a
    /// language wins.
    pub fn add(language: Language, text: &str) {
        ALL[language as usize].get_or_init(|| Words::read(language, &[text]));
    }

    /// Adds the texts of a part, likewise.
    pub fn add_part(language: Language, part: Part, text: &str) {
        PARTS[part as usize][language as usize].get_or_init(|| Words::read(language, &[text]));
    }

    /// Whether the texts of a part are available.
    pub fn has_part(language: Language, part: Part) -> bool {
        cfg!(feature = "embedded") || PARTS[part as usize][language as usize].get().is_some()
    }

    /// Whether the words of a language are available.
    pub fn are_here(language: Language) -> bool {
        cfg!(feature = "embedded") || ALL[language as usize].get().is_some()
    }

    fn read(language: Language, texts: &[&str]) -> Words {
        let tag: LanguageIdentifier = language.tag().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // Isolation marks would end up in labels and copied text, and every language here is
        // written left to right.
        bundle.set_use_isolating(false);
        if matches!(language, Language::Dutch | Language::German) {
            bundle.set_formatter(Some(with_comma));
        }
        for text in texts {
            // A faulty entry is skipped and the rest kept; tests reject faults and duplicates.
            let resource = match FluentResource::try_new((*text).to_owned()) {
                Ok(resource) | Err((resource, _)) => resource,
            };
            bundle.add_resource_overriding(resource);
        }
        Words { language, bundle }
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The text for a key; if it is missing, the English text; if that is missing too, the key.
    pub fn say(&self, key: &str) -> String {
        self.say_with(key, &[])
    }

    /// The text for a key with values for its variables; missing texts as in [`Words::say`].
    ///
    /// A missing value is shown as its name in braces.
    pub fn say_with(&self, key: &str, values: &[(&str, Value<'_>)]) -> String {
        self.look_up(key, values)
            .or_else(|| Words::of(Language::English).look_up(key, values))
            .unwrap_or_else(|| key.to_owned())
    }

    /// Whether this language itself has a text for the key.
    pub fn knows(&self, key: &str) -> bool {
        let here = |words: &Words| {
            let message = words.bundle.get_message(key);
            message.is_some_and(|message| message.value().is_some())
        };
        here(self) || self.parts().any(here)
    }

    fn look_up(&self, key: &str, values: &[(&str, Value<'_>)]) -> Option<String> {
        let in_part = || {
            self.parts()
                .find_map(|words| words.look_up_here(key, values))
        };
        self.look_up_here(key, values).or_else(in_part)
    }

    /// The parts of this language that are loaded.
    fn parts(&self) -> impl Iterator<Item = &'static Words> {
        let language = self.language as usize;
        PARTS.iter().filter_map(move |part| part[language].get())
    }

    fn look_up_here(&self, key: &str, values: &[(&str, Value<'_>)]) -> Option<String> {
        let pattern = self.bundle.get_message(key)?.value()?;
        let mut arguments = FluentArgs::with_capacity(values.len());
        for (name, value) in values {
            arguments.set(*name, FluentValue::from(value));
        }
        let mut faults = Vec::new();
        let text = self
            .bundle
            .format_pattern(pattern, Some(&arguments), &mut faults);
        Some(text.into_owned())
    }
}

/// Formats numbers with a decimal comma, as Dutch and German do.
fn with_comma<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    match value {
        FluentValue::Number(number) => Some(number.as_string().replace('.', ",")),
        _ => None,
    }
}
