//! The page of a game that waits for a second player: the link to send, and how to cancel.

use api::online::Command;
use leptos::prelude::*;

use super::invited::Agreed;
use crate::online::link;
use crate::places;
use crate::places::online::controller::OnlineController;
use crate::places::play::wording as games;
use crate::sharing::{self, Copy, LinkField, QrCode};
use crate::t;

/// The invitation as its sender sees it.
#[component]
pub fn Waiting(
    /// The game.
    controller: OnlineController,
) -> impl IntoView {
    let address = Signal::stored(link::invitation(&controller.code()));
    let setup = controller.view.with_untracked(|view| view.terms.setup);
    places::name_page(|| t!("online-waiting"));
    let can_share = sharing::can_share();
    view! {
        <article class="page online-waiting">
            <h1>{move || t!("online-waiting")}</h1>
            <p>{move || t!("online-waiting-about")}</p>
            <LinkField label="online-link" test="invitation" address />
            <Show when=move || address.with(|address| link::is_local(address))>
                <p data-test="local">{move || t!("online-link-local")}</p>
            </Show>
            <p data-test="code">
                {move || t!("online-tell-code", code = controller.code().to_string())}
            </p>
            <div class="play-ways">
                <Copy key="analysis-share-copy" is_main=true text=move |()| address.get() />
                <Show when=move || can_share>
                    <button
                        class="button"
                        type="button"
                        on:click=move |_| {
                            sharing::share_address(address.get_untracked(), games::game(setup));
                        }
                    >
                        {move || t!("play-share")}
                    </button>
                </Show>
                <button
                    class="button"
                    type="button"
                    disabled=move || controller.uplink.line.with(|line| !line.is_open)
                    on:click=move |_| controller.ask(Command::Abort)
                >
                    {move || t!("online-call-off")}
                </button>
            </div>
            <QrCode label="online-code" address />
            <Agreed controller opponent=None />
        </article>
    }
}
