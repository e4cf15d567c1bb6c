//! The link that restores a guest's seat on another device.

use api::online::GameCode;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use crate::lobby::requests;
use crate::online::http::Fault;
use crate::online::link;
use crate::places::online::wording;
use crate::sharing::{Copy, LinkField, QrCode};
use crate::t;

/// The link, or why there is none; `None` until the server has answered.
pub type Fetched = Option<Result<String, Fault>>;

/// Asks for the link.
pub fn fetch(code: GameCode, into: RwSignal<Fetched>) {
    into.set(None);
    spawn_local(async move {
        let path = requests::seat_link(&code).await;
        // The path is relative to the site, which may be in a subfolder.
        let address = path.map(|path| link::address(path.trim_start_matches('/')));
        // The game may have been left.
        let _ = into.try_set(Some(address));
    });
}

/// The link, to copy or to scan.
#[component]
pub fn SeatLink(
    /// What was fetched.
    link: RwSignal<Fetched>,
) -> impl IntoView {
    move || match link.get() {
        None => view! { <div aria-busy="true"></div> }.into_any(),
        Some(Err(fault)) => view! { <p>{move || wording::fault(&fault)}</p> }.into_any(),
        Some(Ok(address)) => {
            let address = Signal::stored(address);
            view! {
                <p>{move || t!("seat-link-about")}</p>
                <LinkField label="seat-link" test="seat-link" address />
                <div class="play-ways">
                    <Copy key="analysis-share-copy" is_main=true text=move |()| address.get() />
                </div>
                <QrCode label="seat-code" address />
            }
            .into_any()
        }
    }
}
