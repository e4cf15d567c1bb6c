//! The lobby on this page: its state, and the user's actions.

use std::cell::RefCell;
use std::future::Future;

use api::lobby::{LobbyId, Pairing, Sought};
use api::online::GameCode;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::player;
use crate::board::{Sound, play_sound};
use crate::lobby::feed::{Feed, News};
use crate::lobby::state::LobbyState;
use crate::online::http::Fault;
use crate::online::socket::now;
use crate::people::has_account;
use crate::place::{People, Place};
use crate::places::online::{notifications, wording};
use crate::places::play::wording as games;
use crate::settings::settings;
use crate::{address, shell, t};

thread_local! {
    /// Games this page has already led to. The lobby lists a game for a minute, and the user must
    /// not be redirected twice.
    static VISITED: RefCell<Vec<GameCode>> = const { RefCell::new(Vec::new()) };
}

/// A pairing to confirm, and when it was first seen here.
#[derive(Clone, PartialEq, Debug)]
pub struct Asked {
    /// The pairing.
    pub pairing: Pairing,
    /// Milliseconds of the device's clock, which need not agree with the server's.
    pub since: f64,
}

/// The lobby. Copies share the same state.
#[derive(Clone, Copy)]
pub struct LobbyController {
    /// What the server says.
    pub state: RwSignal<LobbyState>,
    /// For how many milliseconds nothing has been heard, if that is worth telling.
    pub silence: RwSignal<Option<u64>>,
    /// The pairing to answer.
    pub asked: RwSignal<Option<Asked>>,
    feed: StoredValue<Feed, LocalStorage>,
}

/// Says why a request failed, and leads a guest to an account where one is needed.
fn tell(fault: &Fault) {
    let said = wording::fault(fault);
    match fault {
        Fault::Named { kind, .. } if kind == "needs-account" => {
            shell::notify_with(said, t!("people-sign-in"), || {
                address::go(&Place::People(People::Account));
            });
        }
        _ => shell::notify(said),
    }
}

impl LobbyController {
    /// Connects for as long as the component lives.
    pub fn new() -> LobbyController {
        let state = RwSignal::new(LobbyState::default());
        let silence = RwSignal::new(None);
        let asked = RwSignal::new(None);
        let feed = Feed::connect(move |news| match news {
            News::Text(text) => {
                let known = state.try_with_untracked(challenges).unwrap_or_default();
                let _ = state.try_update(|state| state.hear(&text));
                let _ = state.try_with_untracked(|state| {
                    tell_challenges(state, &known);
                    follow(state, asked);
                });
            }
            News::Silence(now) => {
                if silence.try_get_untracked().is_some_and(|last| last != now) {
                    let _ = silence.try_set(now);
                }
            }
        });
        let feed = StoredValue::new_local(feed);
        on_cleanup(move || {
            feed.try_with_value(Feed::leave);
        });
        LobbyController {
            state,
            silence,
            asked,
            feed,
        }
    }

    /// Performs a request. It may turn an anonymous visitor into a guest, so the socket reconnects.
    pub fn act<T: 'static>(
        self,
        request: impl Future<Output = Result<T, Fault>> + 'static,
        then: impl FnOnce(T) + 'static,
    ) {
        let is_stranger = !untrack(has_account);
        spawn_local(async move {
            match request.await {
                Ok(done) => {
                    if is_stranger {
                        self.feed.try_with_value(Feed::renew);
                    }
                    then(done);
                }
                Err(fault) => tell(&fault),
            }
        });
    }

    /// Follows the result of a seek.
    pub fn found(sought: &Sought) {
        if let Some(code) = &sought.game {
            visit(code);
        }
    }

    /// The pairing with this number is answered.
    pub fn answered(self, id: LobbyId) {
        self.asked.update(|asked| {
            if asked.as_ref().is_some_and(|asked| asked.pairing.id == id) {
                *asked = None;
            }
        });
    }
}

/// Redirects to a game, once.
pub fn visit(code: &GameCode) {
    let is_new = VISITED.with_borrow_mut(|visited| {
        let is_new = !visited.contains(code);
        if is_new {
            visited.push(code.clone());
        }
        is_new
    });
    if is_new {
        address::go(&Place::Online(code.clone()));
    }
}

/// The challenges of others.
fn challenges(state: &LobbyState) -> Vec<LobbyId> {
    let challenges = state.yours.challenges.iter();
    let of_others = challenges.filter(|challenge| !challenge.is_own && challenge.game.is_none());
    of_others.map(|challenge| challenge.id).collect()
}

/// Notifies of new challenges while the page is hidden.
fn tell_challenges(state: &LobbyState, known: &[LobbyId]) {
    let new: Vec<LobbyId> = challenges(state)
        .into_iter()
        .filter(|id| !known.contains(id))
        .collect();
    for challenge in &state.yours.challenges {
        if new.contains(&challenge.id) {
            let name = player(&challenge.from);
            let title = t!("lobby-challenged-by", name = name);
            notifications::tell(&title, &games::game(challenge.terms.setup));
        }
    }
}

/// Reacts to the state of the lobby: a pairing to confirm, or a game to enter.
fn follow(state: &LobbyState, asked: RwSignal<Option<Asked>>) {
    if let Some(code) = state.begun().first() {
        visit(code);
    }
    let open = state.yours.pairings.iter().find(|one| one.game.is_none());
    let before = asked.get_untracked();
    let after = open.map(|pairing| {
        let known = before
            .as_ref()
            .filter(|asked| asked.pairing.id == pairing.id);
        Asked {
            pairing: pairing.clone(),
            since: known.map_or_else(now, |asked| asked.since),
        }
    });
    let id = |asked: &Option<Asked>| asked.as_ref().map(|asked| asked.pairing.id);
    let is_new = after.is_some() && id(&before) != id(&after);
    if after.is_none() && before.is_some() && state.begun().is_empty() {
        shell::notify(t!("lobby-pairing-gone"));
    }
    if before != after {
        asked.set(after);
    }
    if is_new {
        shell::announce(t!("lobby-ready-question"));
        notifications::tell(&t!("lobby-ready-question"), "");
        if untrack(settings).has_sounds() {
            play_sound(Sound::Win);
        }
    }
}
