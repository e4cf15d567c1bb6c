//! The places that need a server. A device that only plays offline does not need them, so their
//! code is a separate chunk and their words are separate files: both are fetched on demand.

use std::sync::Arc;

use api::online::GameCode;
use leptos::prelude::*;
use words::Part;

pub use super::chunk::Frame;
use super::chunk::{Fetching, FromChunk, Loaded, NotFetched};
use super::online::Invitation;
use crate::online::participation::plays_online;
use crate::place::People;

/// A game, and the key to a guest's seat in it.
pub type SeatKey = (GameCode, String);

/// The ways into the chunk. Whatever is reachable only from here is in it.
#[derive(Clone, Copy)]
pub struct Chunk {
    /// A game against somebody elsewhere.
    pub online: fn(Signal<Option<GameCode>>) -> AnyView,
    /// Restores a guest's seat.
    pub seat: fn(Signal<Option<SeatKey>>) -> AnyView,
    /// The lobby.
    pub lobby: fn() -> AnyView,
    /// Accounts, players, and the best of them.
    pub people: fn(Signal<People>) -> AnyView,
    /// The terms of an invitation.
    pub invitation_form: fn(Invitation) -> AnyView,
    /// The user's games and challenges.
    pub own_games: fn() -> AnyView,
    /// Polls for news of them.
    pub news: fn() -> AnyView,
}

/// What is in the chunk.
#[cfg_attr(feature = "split", wasm_split_helpers::wasm_split(online, fallible))]
fn chunk() -> Result<Chunk, NotFetched> {
    Ok(Chunk {
        online: |at| view! { <super::online::Online at /> }.into_any(),
        seat: |at| view! { <super::online::SeatBack at /> }.into_any(),
        lobby: || view! { <super::lobby::Lobby /> }.into_any(),
        people: |at| view! { <super::people::People at /> }.into_any(),
        invitation_form: |invitation| {
            view! { <super::online::InvitationForm invitation /> }.into_any()
        },
        own_games: || view! { <super::online::OwnGames /> }.into_any(),
        news: || view! { <super::online::News /> }.into_any(),
    })
}

static LOADED: Loaded<Chunk> = Loaded::not_yet();

fn fetch() -> Fetching {
    LOADED.fetch(chunk())
}

/// The user's online games and challenges, if somebody plays online on this device.
#[component]
pub fn OwnOnlineGames() -> impl IntoView {
    view! {
        <Show when=plays_online>
            <WithServer frame=Frame::Aside show=|chunk| (chunk.own_games)() />
        </Show>
    }
}

/// Polls for news of them, on every page.
#[component]
pub fn NewsOfGames() -> impl IntoView {
    view! {
        <Show when=plays_online>
            <WithServer frame=Frame::Aside show=|chunk| (chunk.news)() />
        </Show>
    }
}

/// Shows something from the chunk; until it is there, that it is being fetched, or that it could not be.
#[component]
pub fn WithServer(
    /// Where it is shown.
    frame: Frame,
    /// What to show of it.
    show: impl Fn(Chunk) -> AnyView + Send + Sync + 'static,
) -> impl IntoView {
    let show = Arc::new(move || LOADED.here().map(&show).into_any());
    view! { <FromChunk frame words=Part::WithServer fetch show /> }
}
