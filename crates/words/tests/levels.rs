//! The engine names its levels for programs, `locales` for people: in English the names are the
//! same.

use engine::Level;
use words::{Language, Words};

#[test]
fn every_level_has_the_engines_name_in_english_and_another_in_every_language() {
    let last = Level::LAST.number();
    for number in Level::FIRST.number()..=last {
        let level = Level::new(number).unwrap();
        let name = Words::of(Language::English).say(&format!("level-{number}"));
        let first = name.split(' ').next().unwrap_or_default();
        assert_eq!(first.to_lowercase(), level.name(), "{number}");
        for language in Language::ALL {
            let key = format!("level-{number}");
            assert!(Words::of(language).knows(&key), "{language}: {key}");
        }
    }
    let beyond = format!("level-{}", last + 1);
    assert!(!Words::of(Language::English).knows(&beyond));
}
