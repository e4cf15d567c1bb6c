//! The page of a game that waits for a second player: the link to send, and the way out.

use api::online::Command;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::controller::OnlineController;
use super::invited::Agreed;
use crate::online::link;
use crate::places;
use crate::places::analysis::qr_code::qr_path;
use crate::places::play::{share, wording as games};
use crate::{export, shell, t};

/// The invitation as its maker sees it.
#[component]
pub fn Waiting(
    /// The game.
    controller: OnlineController,
) -> impl IntoView {
    let address = StoredValue::new(link::invitation(&controller.code()));
    let setup = controller.view.with_untracked(|view| view.terms.setup);
    places::name_page(|| t!("online-waiting"));
    let copy = move |_| {
        spawn_local(async move {
            shell::notify(match export::copy(&address.get_value()).await {
                Ok(()) => t!("analysis-copied"),
                Err(_) => t!("analysis-not-copied"),
            });
        });
    };
    let can_share = share::can_share();
    view! {
        <article class="page online-waiting">
            <h1>{move || t!("online-waiting")}</h1>
            <p>{move || t!("online-waiting-about")}</p>
            <label class="setting">
                <span>{move || t!("online-link")}</span>
                <input
                    type="text"
                    class="notation"
                    readonly
                    data-test="invitation"
                    prop:value=move || address.get_value()
                    on:focus=move |event| {
                        event_target::<web_sys::HtmlInputElement>(&event).select();
                    }
                />
            </label>
            <div class="play-ways">
                <button class="button strong" type="button" on:click=copy>
                    {move || t!("analysis-share-copy")}
                </button>
                <Show when=move || can_share>
                    <button
                        class="button"
                        type="button"
                        on:click=move |_| {
                            share::share_address(address.get_value(), games::game(setup));
                        }
                    >
                        {move || t!("play-share")}
                    </button>
                </Show>
                <button
                    class="button"
                    type="button"
                    disabled=move || controller.line.with(|line| !line.is_open)
                    on:click=move |_| controller.ask(Command::Abort)
                >
                    {move || t!("online-call-off")}
                </button>
            </div>
            <QrCode text=address.get_value() />
            <Agreed controller />
        </article>
    }
}

/// The link as a picture for a camera.
#[component]
fn QrCode(text: String) -> impl IntoView {
    qr_path(&text).map(|code| {
        view! {
            <svg
                class="analysis-code"
                viewBox=format!("0 0 {0} {0}", code.side)
                role="img"
                aria-label=move || t!("online-code")
                shape-rendering="crispEdges"
            >
                <rect class="light" width=code.side height=code.side />
                <path class="dark" d=code.path />
            </svg>
        }
    })
}
