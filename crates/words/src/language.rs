//! The languages.

use std::fmt;

/// A language that Quarterturn speaks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Language {
    /// English, which is also the fallback for missing texts.
    #[default]
    English,
    /// Dutch.
    Dutch,
    /// German.
    German,
    /// Japanese.
    Japanese,
}

impl Language {
    /// All of them, in the order they are offered.
    pub const ALL: [Language; 4] = [
        Language::English,
        Language::Dutch,
        Language::German,
        Language::Japanese,
    ];

    /// Its tag, as written in `lang="…"` and in the names of folders.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Dutch => "nl",
            Language::German => "de",
            Language::Japanese => "ja",
        }
    }

    /// Its name in the language itself.
    pub const fn name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::Dutch => "Nederlands",
            Language::German => "Deutsch",
            Language::Japanese => "日本語",
        }
    }

    /// The language for a tag, whatever its region and case: `nl`, `de-AT`, `JA_jp`.
    pub fn from_tag(tag: &str) -> Option<Language> {
        let main = tag.split(['-', '_']).next().unwrap_or_default();
        Language::ALL
            .into_iter()
            .find(|language| language.tag().eq_ignore_ascii_case(main))
    }

    /// The first supported language in a list of preferences, such as a browser's; English if there
    /// is none.
    ///
    /// ```
    /// use words::Language;
    ///
    /// assert_eq!(Language::wished(["fr-CA", "nl-BE", "en"]), Language::Dutch);
    /// assert_eq!(Language::wished(["fr"]), Language::English);
    /// ```
    pub fn wished<T: AsRef<str>>(tags: impl IntoIterator<Item = T>) -> Language {
        tags.into_iter()
            .find_map(|tag| Language::from_tag(tag.as_ref()))
            .unwrap_or_default()
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tag_names_its_language() {
        for language in Language::ALL {
            assert_eq!(Language::from_tag(language.tag()), Some(language));
        }
        assert_eq!(Language::from_tag("DE-at"), Some(Language::German));
        assert_eq!(Language::from_tag("ja_JP"), Some(Language::Japanese));
        assert_eq!(Language::from_tag("enm"), None);
        assert_eq!(Language::from_tag(""), None);
    }

    #[test]
    fn without_a_known_wish_it_is_english() {
        assert_eq!(Language::wished([""; 0]), Language::English);
        assert_eq!(Language::wished(["xx", "zz"]), Language::English);
        assert_eq!(Language::wished(["xx", "ja"]), Language::Japanese);
    }
}
