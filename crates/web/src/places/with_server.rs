//! The places that need a server. They are of no use to a device that only plays offline, so their code
//! is a chunk of its own: it is fetched when one of them is first visited.

use api::online::GameCode;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::online::Invitation;
use crate::language::window;
use crate::place::People;
use crate::t;

/// A game, and the key to a guest's seat in it.
pub type SeatKey = (GameCode, String);

/// The ways into the chunk. Whatever is reachable only from here is in it.
#[derive(Clone, Copy)]
pub struct Chunk {
    /// A game against somebody elsewhere.
    pub online: fn(Signal<Option<GameCode>>) -> AnyView,
    /// The way back to a guest's seat.
    pub seat: fn(Signal<Option<SeatKey>>) -> AnyView,
    /// The lobby.
    pub lobby: fn() -> AnyView,
    /// Accounts, players, and the best of them.
    pub people: fn(Signal<People>) -> AnyView,
    /// The terms of an invitation.
    pub invitation_form: fn(Invitation) -> AnyView,
}

/// The chunk could not be fetched.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the code of the places that need a server could not be fetched")]
struct NotFetched;

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
    })
}

#[cfg(feature = "split")]
impl From<wasm_split_helpers::SplitLoaderError> for NotFetched {
    fn from(_: wasm_split_helpers::SplitLoaderError) -> NotFetched {
        NotFetched
    }
}

#[cfg(feature = "split")]
async fn fetch() -> Result<Chunk, NotFetched> {
    chunk().await
}

/// An everyday build is one module.
#[cfg(not(feature = "split"))]
async fn fetch() -> Result<Chunk, NotFetched> {
    chunk()
}

/// What is known of the chunk.
#[derive(Clone, Copy)]
enum Fetched {
    Loading,
    Missing,
    Here(Chunk),
}

/// What something from the chunk takes the place of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Frame {
    /// A whole page.
    Page,
    /// A panel of one.
    Panel,
}

/// Shows something from the chunk; until it is there, that it is being fetched, or that it could not be.
#[component]
pub fn WithServer(
    /// Where it is shown.
    frame: Frame,
    /// What to show of it.
    show: impl Fn(Chunk) -> AnyView + Send + 'static,
) -> impl IntoView {
    let fetched = RwSignal::new(Fetched::Loading);
    let look = move || {
        fetched.set(Fetched::Loading);
        if window().is_none() {
            return;
        }
        spawn_local(async move {
            // The place may have been left.
            let _ = fetched.try_set(match fetch().await {
                Ok(chunk) => Fetched::Here(chunk),
                Err(NotFetched) => Fetched::Missing,
            });
        });
    };
    look();
    move || match fetched.get() {
        Fetched::Loading => view! { <div class="play-waiting" aria-busy="true"></div> }.into_any(),
        Fetched::Here(chunk) => show(chunk),
        Fetched::Missing => {
            let rest = view! {
                <p>{move || t!("with-server-missing-about")}</p>
                <p>
                    <button class="button strong" type="button" on:click=move |_| look()>
                        {move || t!("play-retry")}
                    </button>
                </p>
            };
            match frame {
                Frame::Page => view! {
                    <article class="page" data-test="not-fetched">
                        <h1>{move || t!("with-server-missing")}</h1>
                        {rest}
                    </article>
                }
                .into_any(),
                Frame::Panel => view! {
                    <section class="panel" data-test="not-fetched">
                        <h2>{move || t!("with-server-missing")}</h2>
                        {rest}
                    </section>
                }
                .into_any(),
            }
        }
    }
}
