//! The nets: fetched when their game is first analysed, and given to the worker that judges by them.
//!
//! Until a net and its worker are there, and wherever they cannot be had (no network, an old browser),
//! the evaluation by hand judges.

use std::cell::RefCell;

use api::worker::Request;
use js_sys::Uint8Array;
use rules::Setup;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};

use crate::language::window;

/// A net that was asked for.
enum Net {
    /// On its way, or not to be had.
    Missing,
    /// Its bytes.
    Here(Uint8Array),
}

#[derive(Default)]
struct Nets {
    known: Vec<(Setup, Net)>,
    /// Whether the worker that judges by nets does not work in this browser.
    is_useless: bool,
}

thread_local! {
    static NETS: RefCell<Nets> = RefCell::default();
}

/// Whether a net can judge this request now. If there is one that has not been asked for, it is
/// fetched, and `fetched` is called when it is there.
pub(super) fn can_judge(request: &Request, fetched: impl FnOnce() + 'static) -> bool {
    // Levels are calibrated by hand, and the same position always gets the same hint.
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
                    // Without a net the evaluation by hand goes on.
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

/// The bytes of all nets that are here.
pub(super) fn all() -> Vec<Uint8Array> {
    NETS.with_borrow(|nets| {
        let here = nets.known.iter().filter_map(|(_, net)| match net {
            Net::Here(bytes) => Some(bytes.clone()),
            Net::Missing => None,
        });
        here.collect()
    })
}

/// The worker that judges by nets does not work here: the evaluation by hand goes on.
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
