//! Accounts: the browser's identity, and the requests about people.

pub mod settings_sync;

use api::people::account::Session;
use api::people::{
    GamePage, Leader, Name, NewToken, Profile, RatedGame, Report, Speed, Token, TokenMade,
};
use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use wasm_bindgen_futures::spawn_local;

use crate::language::window;
use crate::online::http::{self, Fault, Method};
use crate::online::participation::{self, ACCOUNT};
use crate::store::local_storage;

/// The identity of this browser. Guests, like anybody without an account, have no name.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
pub struct Me {
    /// The name of the account.
    #[serde(default)]
    pub name: Option<Name>,
    /// How many recovery codes are left.
    #[serde(default)]
    pub recovery_codes: u32,
}

/// What is known of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Known {
    /// Not requested or not answered yet.
    Unknown,
    /// Who this is.
    Me(Me),
    /// The server did not say.
    Fault(Fault),
}

thread_local! {
    static KNOWN: ArcRwSignal<Known> = ArcRwSignal::new(Known::Unknown);
}

/// Who the server knows in this browser. Reactive.
pub fn known() -> Known {
    KNOWN.with(Clone::clone).get()
}

/// Whether the server knows an account in this browser. Reactive.
pub fn has_account() -> bool {
    matches!(known(), Known::Me(me) if me.name.is_some())
}

fn set(known: Known) {
    if let Known::Me(me) = &known {
        match &me.name {
            // Without storage it is requested again on the next visit.
            Some(name) => drop(local_storage::write(ACCOUNT, name.as_str())),
            None => local_storage::remove(ACCOUNT),
        }
        participation::changed();
    }
    KNOWN.with(|signal| signal.set(known));
}

/// Asks the server who this is.
pub fn ask() {
    if window().is_none() {
        return;
    }
    spawn_local(async {
        set(match get::<Me>("api/me").await {
            Ok(me) => Known::Me(me),
            Err(fault) => Known::Fault(fault),
        });
    });
}

/// Asks once more after a fault.
pub fn ask_again() {
    set(Known::Unknown);
    ask();
}

/// A way to an account, with what was filled in.
#[derive(Clone, PartialEq, Eq)]
pub enum Entry {
    /// Signing in.
    SignIn {
        /// Its name.
        name: String,
        /// Its password.
        password: String,
    },
    /// To a new one.
    SignUp {
        /// The chosen name.
        name: String,
        /// The chosen password.
        password: String,
    },
    /// To one whose password is forgotten.
    Recover {
        /// Its name.
        name: String,
        /// A recovery code.
        code: String,
        /// The new password.
        password: String,
    },
}

#[derive(Serialize, Default)]
struct Body<'a> {
    #[serde(skip_serializing_if = "str::is_empty")]
    name: &'a str,
    #[serde(skip_serializing_if = "str::is_empty")]
    code: &'a str,
    #[serde(skip_serializing_if = "str::is_empty")]
    password: &'a str,
    #[serde(skip_serializing_if = "str::is_empty")]
    current: &'a str,
    #[serde(skip_serializing_if = "str::is_empty")]
    new: &'a str,
}

#[derive(Deserialize)]
struct Codes {
    #[serde(default)]
    recovery_codes: Vec<String>,
}

/// Enters an account. Returns the recovery codes of a new one, otherwise none. Once they are noted,
/// [`ask`] updates the page.
///
/// # Errors
/// If the server refuses or cannot be reached.
pub async fn enter(entry: &Entry) -> Result<Vec<String>, Fault> {
    let mut codes = Vec::new();
    match entry {
        Entry::SignIn { name, password } => {
            let body = Body {
                name,
                password,
                ..Body::default()
            };
            post("api/session", &body).await?;
        }
        Entry::SignUp { name, password } => {
            let body = Body {
                name,
                password,
                ..Body::default()
            };
            let text = post("api/accounts", &body).await?;
            codes = http::read::<Codes>(&text)?.recovery_codes;
        }
        Entry::Recover {
            name,
            code,
            password,
        } => {
            let body = Body {
                name,
                code,
                password,
                ..Body::default()
            };
            post("api/recovery", &body).await?;
        }
    }
    Ok(codes)
}

/// Leaves the account in this browser.
///
/// # Errors
/// If the server refuses or cannot be reached.
pub async fn sign_out() -> Result<(), Fault> {
    http::text_of(Method::Delete, "api/session", "").await?;
    set(Known::Me(Me::default()));
    Ok(())
}

/// Sets a new password.
///
/// # Errors
/// If the server refuses or cannot be reached.
pub async fn change_password(current: &str, new: &str) -> Result<(), Fault> {
    let body = Body {
        current,
        new,
        ..Body::default()
    };
    post("api/me/password", &body).await.map(drop)
}

/// New recovery codes instead of the old ones.
///
/// # Errors
/// Why there are none.
pub async fn new_codes(password: &str) -> Result<Vec<String>, Fault> {
    let body = Body {
        password,
        ..Body::default()
    };
    let text = post("api/me/recovery-codes", &body).await?;
    Ok(http::read::<Codes>(&text)?.recovery_codes)
}

/// Deletes the account.
///
/// # Errors
/// If the server refuses or cannot be reached.
pub async fn delete(password: &str) -> Result<(), Fault> {
    let body = Body {
        password,
        ..Body::default()
    };
    post("api/me/delete", &body).await?;
    set(Known::Me(Me::default()));
    Ok(())
}

/// The browsers in which one is signed in.
///
/// # Errors
/// If the server refuses or cannot be reached.
pub async fn sessions() -> Result<Vec<Session>, Fault> {
    get("api/me/sessions").await
}

/// Signs out in another browser.
///
/// # Errors
/// If the server refuses or cannot be reached.
pub async fn end_session(id: &str) -> Result<(), Fault> {
    let path = format!("api/me/sessions/{id}");
    http::text_of(Method::Delete, &path, "").await.map(drop)
}

/// The tokens with which programs act for the account.
///
/// # Errors
/// If the server refuses or cannot be reached.
pub async fn tokens() -> Result<Vec<Token>, Fault> {
    get("api/me/tokens").await
}

/// Makes a token.
///
/// # Errors
/// If the server refuses or cannot be reached.
pub async fn make_token(token: &NewToken) -> Result<TokenMade, Fault> {
    // Plain data always serializes.
    let body = serde_json::to_string(token).unwrap_or_default();
    http::read(&http::text_of(Method::Post, "api/me/tokens", &body).await?)
}

/// Revokes a token.
///
/// # Errors
/// If the server refuses or cannot be reached.
pub async fn revoke_token(id: &str) -> Result<(), Fault> {
    let path = format!("api/me/tokens/{id}");
    http::text_of(Method::Delete, &path, "").await.map(drop)
}

/// Reports somebody.
///
/// # Errors
/// If the server refuses or cannot be reached.
pub async fn report(report: &Report) -> Result<(), Fault> {
    // Plain data always serializes.
    let body = serde_json::to_string(report).unwrap_or_default();
    http::text_of(Method::Post, "api/reports", &body)
        .await
        .map(drop)
}

/// A player's public profile.
///
/// # Errors
/// If the server refuses or cannot be reached.
pub async fn profile(name: &Name) -> Result<Profile, Fault> {
    get(&format!("api/people/{name}")).await
}

/// The newest games of a player, or those before a page.
///
/// # Errors
/// If the server refuses or cannot be reached.
pub async fn games(name: &Name, before: Option<&str>) -> Result<GamePage, Fault> {
    let query = before.map_or_else(String::new, |before| format!("?before={before}"));
    get(&format!("api/people/{name}/games{query}")).await
}

/// The best in a game at a speed.
///
/// # Errors
/// If the server refuses or cannot be reached.
pub async fn leaders(game: RatedGame, speed: Speed) -> Result<Vec<Leader>, Fault> {
    get(&format!(
        "api/leaderboards/{}/{}",
        game.name(),
        speed.name()
    ))
    .await
}

async fn get<T: serde::de::DeserializeOwned>(path: &str) -> Result<T, Fault> {
    http::read(&http::text_of(Method::Get, path, "").await?)
}

async fn post(path: &str, body: &Body<'_>) -> Result<String, Fault> {
    // Plain data always serializes.
    let body = serde_json::to_string(body).unwrap_or_default();
    http::text_of(Method::Post, path, &body).await
}

#[cfg(test)]
mod tests {
    use super::*;
    use api::people::account;

    #[test]
    fn everybody_the_server_may_name_is_understood() {
        let read = |me: &account::Me| -> Me {
            serde_json::from_str(&serde_json::to_string(me).unwrap()).unwrap()
        };
        assert_eq!(read(&account::Me::Nobody), Me::default());
        assert_eq!(read(&account::Me::Guest), Me::default());
        let anna = account::Me::Account {
            name: "Anna".parse().unwrap(),
            since: api::online::Time::from_millis(5),
            recovery_codes: 9,
            is_bot: false,
        };
        let expected = Me {
            name: Some("Anna".parse().unwrap()),
            recovery_codes: 9,
        };
        assert_eq!(read(&anna), expected);
    }

    #[test]
    fn bodies_are_what_the_server_reads() {
        let body = Body {
            name: "Anna",
            code: "k7m2x",
            password: "correct horse",
            ..Body::default()
        };
        let text = serde_json::to_string(&body).unwrap();
        let read: account::Recover = serde_json::from_str(&text).unwrap();
        assert_eq!((read.name.as_str(), read.code.as_str()), ("Anna", "k7m2x"));
        let body = Body {
            current: "a",
            new: "b",
            ..Body::default()
        };
        let text = serde_json::to_string(&body).unwrap();
        let read: account::ChangePassword = serde_json::from_str(&text).unwrap();
        assert_eq!((read.current.as_str(), read.new.as_str()), ("a", "b"));
    }
}
