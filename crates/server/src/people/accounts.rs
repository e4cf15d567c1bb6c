//! Requests that need a password: signing up and in, recovering, changing, deleting.

use std::collections::BTreeSet;

use api::people::Name;
use api::people::account::{
    ChangePassword, Confirm, MAX_PASSWORD, MIN_PASSWORD, Me, Recover, RecoveryCodes, SignIn,
    SignedUp,
};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::Response;

use super::browser;
use crate::games::{Games, Node};
use crate::requests::{
    ApiResult, Caller, Member, Needs, Problem, Transport, Who, fresh, hash_token, json, no_content,
    read, session_cookie, without_session,
};
use crate::store::{Account, Deleted, NewSession, Store, StoreError};

/// How many recovery codes an account has.
const CODES: usize = 10;

pub(super) async fn sign_up(State(games): State<Games>, request: Request) -> ApiResult {
    let node = &games.node;
    let caller = Caller::of(node, &request, Needs::Account).await?;
    if let Who::Member(_) = caller.who {
        return Err(Problem::SignedIn);
    }
    let (session, token) = new_session(node, request.headers())?;
    // The fields of `SignUp`, with whatever was typed as the name: what cannot be one has a fault of its own.
    let SignIn { name, password } = read(&node.limits, request).await?;
    let name: Name = name.parse()?;
    name.check_free()?;
    check_password(&password, name.as_str())?;
    node.rates.sign_ups.check(caller.place, "new accounts")?;
    let (codes, hashes) = recovery_codes()?;
    let person = caller.person()?;
    let account = Account {
        person: person.clone(),
        name: name.clone(),
        password: node.passwords.hash(password).await?,
        since: session.at,
        is_bot: false,
    };
    if !node.store.sign_up(account, hashes, session).await? {
        return Err(Problem::NameTaken);
    }
    node.known_players.forget(&person);
    let signed_up = SignedUp {
        name,
        recovery_codes: codes,
    };
    let response = json(StatusCode::CREATED, &signed_up);
    Ok(with_session(response, &token, caller.transport))
}

pub(super) async fn sign_in(State(games): State<Games>, request: Request) -> ApiResult {
    let node = &games.node;
    let caller = Caller::of(node, &request, Needs::Account).await?;
    let (session, token) = new_session(node, request.headers())?;
    let SignIn { name, password } = read(&node.limits, request).await?;
    let account = attempt(node, &caller, &name).await?;
    let stored = account.as_ref().map(|account| account.password.clone());
    let is_right = node.passwords.is_right(password, stored).await?;
    let account = account
        .filter(|_| is_right)
        .ok_or(Problem::WrongCredentials)?;
    node.store.sign_in(account.person.clone(), session).await?;
    let response = json(StatusCode::OK, &me(node, &account).await?);
    Ok(with_session(response, &token, caller.transport))
}

pub(super) async fn recover(State(games): State<Games>, request: Request) -> ApiResult {
    let node = &games.node;
    let caller = Caller::of(node, &request, Needs::Account).await?;
    let (session, token) = new_session(node, request.headers())?;
    let Recover {
        name,
        code,
        password,
    } = read(&node.limits, request).await?;
    check_password(&password, &name)?;
    let account = attempt(node, &caller, &name).await?;
    // Constant work, whether or not the account and the code exist.
    let password = node.passwords.hash(password).await?;
    let code = hash_token(&as_shown(&code));
    let person = match &account {
        Some(account) => account.person.clone(),
        None => fresh::person()?,
    };
    let is_right = node.store.recover(person, code, password, session).await?;
    let account = account
        .filter(|_| is_right)
        .ok_or(Problem::WrongCredentials)?;
    let response = json(StatusCode::OK, &me(node, &account).await?);
    Ok(with_session(response, &token, caller.transport))
}

pub(super) async fn change_password(State(games): State<Games>, request: Request) -> ApiResult {
    let node = &games.node;
    let caller = Caller::of(node, &request, Needs::Account).await?;
    let (member, session) = caller.who.signed_in()?;
    let ChangePassword { current, new } = read(&node.limits, request).await?;
    check_password(&new, member.name.as_str())?;
    confirm(node, &caller, member, current).await?;
    let password = node.passwords.hash(new).await?;
    node.store
        .set_password(member.person.clone(), password, session.token.clone())
        .await?;
    Ok(no_content())
}

pub(super) async fn new_codes(State(games): State<Games>, request: Request) -> ApiResult {
    let node = &games.node;
    let caller = Caller::of(node, &request, Needs::Account).await?;
    let (member, _) = caller.who.signed_in()?;
    let Confirm { password } = read(&node.limits, request).await?;
    confirm(node, &caller, member, password).await?;
    let (codes, hashes) = recovery_codes()?;
    node.store
        .replace_codes(member.person.clone(), hashes)
        .await?;
    let codes = RecoveryCodes {
        recovery_codes: codes,
    };
    Ok(json(StatusCode::OK, &codes))
}

pub(super) async fn delete(State(games): State<Games>, request: Request) -> ApiResult {
    let node = &games.node;
    let caller = Caller::of(node, &request, Needs::Account).await?;
    let (member, _) = caller.who.signed_in()?;
    let Confirm { password } = read(&node.limits, request).await?;
    confirm(node, &caller, member, password).await?;
    node.store.delete_account(member.person.clone()).await?;
    node.known_players.forget(&member.person);
    let mut response = no_content();
    if let Some(cookie) = without_session(caller.transport) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    Ok(response)
}

/// Closes an account for those who run the server: what `delete` does for its owner. `None` if there
/// is none with that name.
///
/// # Errors
/// If the database does not answer.
pub async fn close_account(store: &Store, name: &Name) -> Result<Option<Deleted>, StoreError> {
    match store.account_named(name).await? {
        Some(account) => Ok(Some(store.delete_account(account.person).await?)),
        None => Ok(None),
    }
}

/// What somebody gets who cannot get into their account any more.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Recovered {
    /// The new recovery codes; the ones before are void.
    pub codes: Vec<String>,
    /// How many sessions have ended.
    pub sessions: u64,
}

/// Lets nobody into an account but with one of the codes that it returns. `None` if there is none with
/// that name.
///
/// # Errors
/// If the database does not answer, or the system has no random numbers.
pub async fn recover_account(store: &Store, name: &Name) -> Result<Option<Recovered>, StoreError> {
    let Some(account) = store.account_named(name).await? else {
        return Ok(None);
    };
    let (codes, hashes) =
        recovery_codes().map_err(|problem| StoreError::Unavailable(problem.to_string()))?;
    let sessions = store.lock_out(account.person, hashes).await?;
    Ok(Some(Recovered { codes, sessions }))
}

/// The account somebody wants to get into. Limits apply to names that nobody has, too.
async fn attempt(node: &Node, caller: &Caller, name: &str) -> Result<Option<Account>, Problem> {
    let what = "attempts to sign in";
    node.rates.sign_ins_from_address.check(caller.place, what)?;
    // All invalid names share one bucket.
    let name: Option<Name> = name.parse().ok();
    let key = name.as_ref().map(Name::key).unwrap_or_default();
    let from_here = (key.clone(), caller.place);
    node.rates.sign_ins_by_name.check(from_here, what)?;
    node.rates.sign_ins_to_name.check(key, what)?;
    // A name that cannot be one is looked up as one that nobody has.
    let name = name.unwrap_or_else(Name::deleted);
    Ok(node.store.account_named(&name).await?)
}

/// Checks the password of somebody who is signed in.
async fn confirm(
    node: &Node,
    caller: &Caller,
    member: &Member,
    password: String,
) -> Result<(), Problem> {
    let account = attempt(node, caller, member.name.as_str()).await?;
    let stored = account.map(|account| account.password);
    if node.passwords.is_right(password, stored).await? {
        Ok(())
    } else {
        Err(Problem::WrongCredentials)
    }
}

async fn me(node: &Node, account: &Account) -> Result<Me, Problem> {
    Ok(Me::Account {
        name: account.name.clone(),
        since: account.since,
        is_bot: account.is_bot,
        recovery_codes: node.store.codes_left(&account.person).await?,
    })
}

fn check_password(password: &str, name: &str) -> Result<(), Problem> {
    let is_good = password.chars().count() >= MIN_PASSWORD
        && password.len() <= MAX_PASSWORD
        && !password.eq_ignore_ascii_case(name)
        && !is_common(password);
    if is_good {
        Ok(())
    } else {
        Err(Problem::WeakPassword)
    }
}

/// Common passwords, in lower case, one per line.
const COMMON: &str = include_str!("common_passwords.txt");

/// Whether a password is among the first guesses: a common one, perhaps followed by digits or
/// punctuation, or with hardly any distinct characters.
fn is_common(password: &str) -> bool {
    const FEW: usize = 4;
    let lower = password.to_lowercase();
    let distinct: BTreeSet<char> = lower.chars().collect();
    let counts = |next: &[char]| u32::from(next[0]).abs_diff(u32::from(next[1])) == 1;
    let characters: Vec<char> = lower.chars().collect();
    let is_row = characters.windows(2).all(counts);
    let stem = lower.trim_end_matches(|last: char| !last.is_alphabetic());
    let is_listed = |text: &str| COMMON.lines().any(|common| common == text);
    distinct.len() < FEW || is_row || is_listed(&lower) || is_listed(stem)
}

/// Normalises a recovery code: people type it without hyphens, with spaces, or in capitals.
fn as_shown(code: &str) -> String {
    const GROUP: usize = 5;
    let mut shown = String::new();
    for (index, character) in code.chars().filter(char::is_ascii_alphanumeric).enumerate() {
        if index > 0 && index % GROUP == 0 {
            shown.push('-');
        }
        shown.push(character.to_ascii_lowercase());
    }
    shown
}

/// New codes, as shown and as stored.
fn recovery_codes() -> Result<(Vec<String>, Vec<Vec<u8>>), Problem> {
    let mut codes = Vec::with_capacity(CODES);
    for _ in 0..CODES {
        codes.push(fresh::recovery_code()?);
    }
    let hashes = codes.iter().map(|code| hash_token(code)).collect();
    Ok((codes, hashes))
}

/// A session for the requesting browser, and its token.
fn new_session(node: &Node, headers: &HeaderMap) -> Result<(NewSession, String), Problem> {
    let agent = headers
        .get(header::USER_AGENT)
        .and_then(|agent| agent.to_str().ok());
    let (browser, system) = browser::kind(agent.unwrap_or_default());
    let token = fresh::token()?;
    let session = NewSession {
        token: hash_token(&token),
        id: fresh::session_id()?,
        browser,
        system,
        at: node.now(),
    };
    Ok((session, token))
}

fn with_session(mut response: Response, token: &str, transport: Transport) -> Response {
    if let Some(cookie) = session_cookie(token, transport) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}
