//! Every message in `docs/api.md` parses.

use api::lobby::{Challenge, Happening, Lobby, LobbyNews, OpenChallenge, Seek, Sought};
use api::online::ConditionalTurns;
use api::online::message::{Create, Created, FromBrowser, FromServer};
use api::people::account::{
    ChangePassword, Confirm, Me, Recover, RecoverSeat, RecoveryCodes, SeatLink, Session, SignIn,
    SignUp, SignedUp,
};
use api::people::{
    Export, Fault, GamePage, Leader, NewToken, Profile, Report, Token, TokenMade, Vacation,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

const PAGE: &str = include_str!("../../../docs/api.md");

/// The blocks of JSON, with the names of their types.
fn blocks() -> impl Iterator<Item = (&'static str, &'static str)> {
    PAGE.split("```json").skip(1).map(|block| {
        let (name, rest) = block.split_once('\n').unwrap();
        (name.trim(), rest.split("```").next().unwrap().trim())
    })
}

/// Checks that it parses, and that every field is understood.
fn check<T: DeserializeOwned + Serialize>(text: &str) {
    let message: T = serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"));
    let written = serde_json::to_value(&message).unwrap();
    let meant: Value = serde_json::from_str(text).unwrap();
    assert_contains(&written, &meant);
}

/// Fields with defaults may be omitted from the document.
fn assert_contains(written: &Value, meant: &Value) {
    match (written, meant) {
        (Value::Object(written), Value::Object(meant)) => {
            for (name, value) in meant {
                // A setup is serialized in full.
                if name != "setup" {
                    assert_contains(&written[name], value);
                }
            }
        }
        (Value::Array(written), Value::Array(meant)) => {
            assert_eq!(written.len(), meant.len());
            for (written, meant) in written.iter().zip(meant) {
                assert_contains(written, meant);
            }
        }
        _ => assert_eq!(written, meant),
    }
}

#[test]
fn every_message_on_the_page_is_read_and_understood() {
    let mut read = 0;
    for (name, text) in blocks() {
        match name {
            "Create" => check::<Create>(text),
            "Created" => check::<Created>(text),
            "FromBrowser" => check::<FromBrowser>(text),
            "FromServer" => check::<FromServer>(text),
            "ConditionalTurns" => check::<ConditionalTurns>(text),
            "SeatLink" => check::<SeatLink>(text),
            "RecoverSeat" => check::<RecoverSeat>(text),
            "SignUp" => check::<SignUp>(text),
            "SignedUp" => check::<SignedUp>(text),
            "Me" => check::<Me>(text),
            "SignIn" => check::<SignIn>(text),
            "Recover" => check::<Recover>(text),
            "ChangePassword" => check::<ChangePassword>(text),
            "Export" => check::<Export>(text),
            "Confirm" => check::<Confirm>(text),
            "RecoveryCodes" => check::<RecoveryCodes>(text),
            "NewToken" => check::<NewToken>(text),
            "TokenMade" => check::<TokenMade>(text),
            "Tokens" => check::<Vec<Token>>(text),
            "Sessions" => check::<Vec<Session>>(text),
            "Report" => check::<Report>(text),
            "Vacation" => check::<Vacation>(text),
            "Profile" => check::<Profile>(text),
            "GamePage" => check::<GamePage>(text),
            "Leaders" => check::<Vec<Leader>>(text),
            "Seek" => check::<Seek>(text),
            "Sought" => check::<Sought>(text),
            "Lobby" => check::<Lobby>(text),
            "Happening" => check::<Happening>(text),
            "LobbyNews" => check::<LobbyNews>(text),
            "Challenge" => check::<Challenge>(text),
            "OpenChallenge" => check::<OpenChallenge>(text),
            "Fault" => check::<Fault>(text),
            "Sit" => check::<Value>(text),
            other => panic!("`{other}` is not a kind of message"),
        }
        read += 1;
    }
    assert!(read > 40, "{read}");
}
