use super::*;

fn game(id: &str, turns: &str) -> StoredGame {
    StoredGame {
        id: id.to_owned(),
        changed: 5.0,
        revision: 3,
        record: format!("[Setup \"tix\"]\n\n{turns}\n"),
        terms: "{}".to_owned(),
    }
}

fn archive(texts: &[(&str, &str)], games: &[StoredGame]) -> Archive {
    let texts = texts.iter();
    Archive {
        texts: texts
            .map(|(key, text)| ((*key).to_owned(), (*text).to_owned()))
            .collect(),
        games: games.to_vec(),
    }
}

/// The device after an import.
fn imported(mut here: Archive, file: &Archive) -> Archive {
    let changes = file.merge(&here);
    here.texts.extend(changes.texts);
    for game in changes.games {
        here.games.retain(|own| own.id != game.id);
        here.games.push(game);
    }
    here
}

#[test]
fn an_archive_is_read_as_it_was_written() {
    let archive = archive(
        &[("quarterturn.settings", r#"{"theme":"dark"}"#)],
        &[game("a", "1. X@c2 *")],
    );
    assert_eq!(Archive::read(&archive.write().unwrap()), Ok(archive));
}

#[test]
fn nonsense_is_refused_with_what_is_wrong() {
    for text in ["", "banana", "[]", "{}", r#"{"quarterturn":"one"}"#] {
        assert_eq!(Archive::read(text), Err(ArchiveError::Foreign), "{text}");
    }
    let newer = r#"{"quarterturn":"2","whatever":"it is"}"#;
    assert_eq!(Archive::read(newer), Err(ArchiveError::Newer(2)));
    let game = game("a", "*").write().unwrap();
    for (name, text, fault) in [
        ("a.b", "", "a.b"),
        ("quarterturn.clock", "", "clock"),
        ("quarterturn.lessons", "[]", "lessons"),
        ("quarterturn.results", r#"{"a":"tix"}"#, "results"),
        ("game.a", "{}", "game.a"),
        ("game.b", &game, "game.b"),
    ] {
        let named = [("quarterturn", "1"), (name, text)];
        let named = named.map(|(name, text)| (name.to_owned(), text.to_owned()));
        let text = written(&BTreeMap::from(named));
        let Err(ArchiveError::Damaged(why)) = Archive::read(&text) else {
            panic!("{text} was not refused");
        };
        assert!(why.contains(fault), "{why}");
    }
}

#[test]
fn an_empty_device_takes_everything() {
    let file = archive(
        &[
            ("quarterturn.settings", r#"{"theme":"dark"}"#),
            ("quarterturn.lessons", r#"{"tix/active":1}"#),
        ],
        &[game("a", "1. X@c2 *"), game("b", "1. X@c2 X@a4 *")],
    );
    assert_eq!(imported(archive(&[], &[]), &file), file);
}

#[test]
fn importing_twice_changes_nothing_more() {
    let here = archive(&[], &[game("a", "1. X@c2 X@a4 *")]);
    let file = archive(
        &[("quarterturn.results", r#"{}"#)],
        &[game("a", "1. X@d2 *"), game("b", "1. X@c2 *")],
    );
    let once = imported(here, &file);
    assert_eq!(once.games.len(), 3);
    assert_eq!(file.merge(&once), Changes::default());
}

#[test]
fn lessons_and_results_of_both_are_kept() {
    let (a, b) = (r#"{"a":"tix 3 won 1"}"#, r#"{"b":"tix 3 won 1"}"#);
    let here = archive(
        &[
            ("quarterturn.lessons", r#"{"tix/active":2,"tix/slide":1}"#),
            ("quarterturn.results", a),
        ],
        &[],
    );
    let file = archive(
        &[
            ("quarterturn.lessons", r#"{"tix/active":1,"tix/slide":3}"#),
            ("quarterturn.results", b),
        ],
        &[],
    );
    let both = imported(here, &file);
    assert_eq!(
        both.texts["quarterturn.lessons"],
        r#"{"tix/active":2,"tix/slide":3}"#
    );
    let results = Results::read(&both.texts["quarterturn.results"]).unwrap();
    assert!(results.of("a").is_some() && results.of("b").is_some());
}

#[test]
fn settings_of_this_device_stay() {
    let here = archive(&[("quarterturn.settings", r#"{"theme":"light"}"#)], &[]);
    let file = archive(&[("quarterturn.settings", r#"{"theme":"dark"}"#)], &[]);
    assert_eq!(file.merge(&here), Changes::default());
}

#[test]
fn the_longer_of_two_versions_of_a_game_stays() {
    let (short, long) = (game("a", "1. X@c2 *"), game("a", "1. X@c2 X@a4 *"));
    let with = |game: &StoredGame| archive(&[], std::slice::from_ref(game));
    assert_eq!(with(&short).merge(&with(&long)), Changes::default());
    let changes = with(&long).merge(&with(&short));
    assert_eq!(changes.games.len(), 1);
    assert_eq!(changes.games[0].record, long.record);
    assert_eq!(changes.games[0].revision, 4, "a tab that shows it notices");
}

#[test]
fn two_versions_that_went_different_ways_are_both_kept() {
    for (own, other) in [
        ("1. X@c2 X@a4 *", "1. X@c2 X@b4 *"),
        ("1. X@c2 X@a4 2. X@c3 *", "1. X@c2 X@a4 1-0"),
        ("1. X@c2 *", "1. nonsense *"),
    ] {
        let (here, file) = (
            archive(&[], &[game("a", own)]),
            archive(&[], &[game("a", other)]),
        );
        let both = imported(here, &file);
        let records: Vec<&str> = both.games.iter().map(|game| game.record.as_str()).collect();
        assert!(records.iter().any(|record| record.contains(own)));
        assert!(records.iter().any(|record| record.contains(other)));
        assert_ne!(both.games[0].id, both.games[1].id);
    }
}

#[test]
fn online_games_stay_on_the_device_that_has_the_seat() {
    assert!(!is_kept("quarterturn.online-games"));
    assert!(!is_kept("quarterturn.online.23456789ab"));
    assert!(is_kept("quarterturn.settings"));
}
