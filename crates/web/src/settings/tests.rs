use super::*;

#[test]
fn settings_are_read_back_from_what_is_written() {
    let settings = Settings {
        language: Some(Language::Japanese),
        theme: Theme::Dark,
        look: Look::Wood,
        contrast: Contrast::More,
        sounds: Some(true),
        animation: Animation::Off,
        speed: Speed::Quick,
        board: BoardSettings {
            confirmation: true,
            coordinates: false,
            ghosts: false,
            threats: true,
            keys_everywhere: false,
            notation: true,
        },
    };
    assert_eq!(Settings::read(&settings.write()), Ok(settings));
    let plain = Settings::default();
    assert_eq!(Settings::read(&plain.write()), Ok(plain));
}

#[test]
fn missing_settings_are_the_defaults_and_unknown_ones_are_ignored() {
    let read =
        Settings::read(r#"{"theme":"dark","forgotten":3,"board":{"ghosts":false}}"#).unwrap();
    assert_eq!(read.theme, Theme::Dark);
    assert!(read.board.coordinates && !read.board.ghosts);
}

#[test]
fn whoever_has_never_been_asked_about_sounds_has_none_and_is_asked() {
    let unasked = Settings::default();
    assert_eq!((unasked.sounds, unasked.has_sounds()), (None, false));
    assert_eq!(Settings::read(&unasked.write()).unwrap().sounds, None);
    let silent = Settings::read(r#"{"sounds":false}"#).unwrap();
    assert_eq!((silent.sounds, silent.has_sounds()), (Some(false), false));
}

#[test]
fn an_unknown_language_falls_back_to_the_browsers() {
    let read = Settings::read(r#"{"language":"tlh","sounds":true}"#).unwrap();
    assert_eq!((read.language, read.sounds), (None, Some(true)));
}

#[test]
fn nonsense_is_refused_with_its_error() {
    assert!(Settings::read("").is_err());
    assert!(
        Settings::read(r#"{"theme":"plaid"}"#)
            .unwrap_err()
            .contains("plaid")
    );
}

#[test]
fn names_on_the_page_are_names_in_storage() {
    for (theme, name) in Theme::ALL {
        assert_eq!(serde_json::to_string(&theme).unwrap(), format!("{name:?}"));
    }
    for (look, name) in Look::ALL {
        assert_eq!(serde_json::to_string(&look).unwrap(), format!("{name:?}"));
        assert_eq!(look.name(), name);
    }
    for (speed, name) in Speed::ALL {
        assert_eq!(serde_json::to_string(&speed).unwrap(), format!("{name:?}"));
    }
    for (contrast, name) in Contrast::ALL {
        assert_eq!(
            serde_json::to_string(&contrast).unwrap(),
            format!("{name:?}")
        );
    }
    for (animation, name) in Animation::ALL {
        assert_eq!(
            serde_json::to_string(&animation).unwrap(),
            format!("{name:?}")
        );
    }
}
