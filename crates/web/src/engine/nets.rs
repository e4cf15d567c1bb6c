//! The nets: fetched when their game is first analysed, and passed to their worker.
//!
//! Until a net and its worker are available, and wherever they are not (no network, an old
//! browser), the hand-written evaluation is used.

use std::cell::RefCell;

use api::worker::Request;
use js_sys::Uint8Array;
use rules::Setup;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};

use crate::language::window;

/// A requested net.
enum Net {
    /// Pending, or not available.
    Missing,
    /// Its bytes.
    Here(Uint8Array),
}

#[derive(Default)]
struct Nets {
    known: Vec<(Setup, Net)>,
    /// Whether the worker with nets does not work in this browser.
    is_useless: bool,
}

thread_local! {
    static NETS: RefCell<Nets> = RefCell::default();
}

/// Whether a net can be used for this request now. If there is one that has not been requested yet,
/// it is fetched, and `fetched` is called when it arrives.
pub(super) fn can_judge(request: &Request, fetched: impl FnOnce() + 'static) -> bool {
    // Levels are calibrated with the hand-written evaluation, and the same position must always get
    // the same hint.
    let Request::Analyse { question, .. } = request else {
        return false;
    };
    let setup = question.position.setup();
    NETS.with_borrow_mut(|nets| {
        if nets.is_useless {
            return false;
        }
        match nets.known.iter().find(|(known, _)| *known == setup) {
            Some((_, net)) => matches!(net, Net::Here(_)),
            None => {
                nets.known.push((setup, Net::Missing));
                spawn_local(async move {
                    // Without a net the hand-written evaluation is used.
                    if let Ok(bytes) = fetch(setup).await {
                        keep(setup, bytes);
                        fetched();
                    }
                });
                false
            }
        }
    })
}

/// The bytes of all nets fetched so far.
pub(super) fn all() -> Vec<Uint8Array> {
    NETS.with_borrow(|nets| {
        let here = nets.known.iter().filter_map(|(_, net)| match net {
            Net::Here(bytes) => Some(bytes.clone()),
            Net::Missing => None,
        });
        here.collect()
    })
}

/// The worker with nets does not work here: fall back to the hand-written evaluation.
pub(super) fn give_up() {
    NETS.with_borrow_mut(|nets| nets.is_useless = true);
}

fn keep(setup: Setup, bytes: Uint8Array) {
    NETS.with_borrow_mut(|nets| {
        nets.known.retain(|(known, _)| *known != setup);
        nets.known.push((setup, Net::Here(bytes)));
    });
}

/// Fetches the net of a game, if the page has one.
async fn fetch(setup: Setup) -> Result<Uint8Array, JsValue> {
    let nothing = || JsValue::NULL;
    let name = setup.name().ok_or_else(nothing)?;
    let window = window().ok_or_else(nothing)?;
    let document = window.document().ok_or_else(nothing)?;
    let meta = document.query_selector(&format!("meta[name=quarterturn-net-{name}]"))?;
    let address = meta.and_then(|meta| meta.get_attribute("content"));
    let response = JsFuture::from(window.fetch_with_str(&address.ok_or_else(nothing)?)).await?;
    let response: web_sys::Response = response.dyn_into()?;
    if !response.ok() {
        return Err(nothing());
    }
    let buffer = JsFuture::from(response.array_buffer()?).await?;
    Ok(Uint8Array::new(&buffer))
}
