//! Nobody sees what is not theirs.

use api::online::{Entry, Event, PersonId, Seat, Terms, Visibility};
use online::{Game, Presence};
use rules::Setup;

use crate::table::{FIVE_PLUS_THREE, Table, person};

fn seen(table: &Table, viewer: Option<&PersonId>) -> Option<String> {
    let view = table.game.view(viewer, table.now(), &Presence::default())?;
    Some(serde_json::to_string(&view).unwrap())
}

#[test]
fn a_private_game_is_seen_by_its_players_only() {
    let mut table = Table::empty(Terms::casual(Setup::TIX, FIVE_PLUS_THREE));
    table.sit("anna", None).unwrap();
    assert!(seen(&table, None).is_some(), "it is an invitation");
    table.sit("bert", None).unwrap();
    for name in ["anna", "bert"] {
        assert!(seen(&table, Some(&person(name))).is_some());
    }
    assert_eq!(seen(&table, None), None);
    assert_eq!(seen(&table, Some(&person("cleo"))), None);
}

#[test]
fn a_public_game_is_seen_by_everyone_and_names_nobody() {
    let terms = Terms {
        visibility: Visibility::Public,
        ..Terms::casual(Setup::TIX, FIVE_PLUS_THREE)
    };
    let table = Table::on(terms);
    let text = seen(&table, Some(&person("cleo"))).unwrap();
    for name in ["anna", "bert", "cleo"] {
        assert!(!text.contains(name), "{text}");
    }
}

#[test]
fn views_hold_no_ids_of_people() {
    let table = Table::under_way(FIVE_PLUS_THREE);
    for name in ["anna", "bert"] {
        let text = seen(&table, Some(&person(name))).unwrap();
        assert!(!text.contains("anna") && !text.contains("bert"), "{text}");
    }
}

#[test]
fn entries_show_a_player_their_own_id_and_an_alias_for_the_opponents() {
    let table = Table::under_way(FIVE_PLUS_THREE);
    let anna = person("anna");
    let shown: Vec<Entry> = table
        .entries
        .iter()
        .map(|entry| table.game.shown_to(Some(&anna), entry))
        .collect();
    let text = serde_json::to_string(&shown).unwrap();
    assert!(text.contains("anna") && !text.contains("bert"), "{text}");
    // A browser replays what it is shown.
    let game = Game::replay(&shown).unwrap();
    assert_eq!(game.seat_of(&anna), Some(Seat::White));
    assert_eq!(game.position(), table.game.position());
    assert_eq!(
        game.view(Some(&anna), table.now(), &Presence::default()),
        table
            .game
            .view(Some(&anna), table.now(), &Presence::default())
    );
}

#[test]
fn the_contents_of_unknown_events_are_not_shown() {
    let table = Table::under_way(FIVE_PLUS_THREE);
    let event = serde_json::from_str(r#"{"kind":"whisper","text":"secret"}"#).unwrap();
    let entry = Entry {
        number: 9,
        at: table.now(),
        event,
    };
    let shown = table.game.shown_to(None, &entry);
    assert!(matches!(shown.event, Event::Unknown(_)));
    assert!(!serde_json::to_string(&shown).unwrap().contains("secret"));
}
