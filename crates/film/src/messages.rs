//! Connects a [`Film`] to the messages of the page.

use api::film::READY;
use film::{Film, FilmStep};
use js_sys::{Array, Uint8Array};
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// Starts listening.
pub(crate) fn listen() {
    console_error_panic_hook::set_once();
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let mut film = None;
    let page = scope.clone();
    let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |message: MessageEvent| {
        let step = take(&mut film, &message.data());
        if let Err(error) = step.and_then(|step| tell(&page, step)) {
            // Uncaught errors reach the page.
            wasm_bindgen::throw_val(error);
        }
    });
    scope.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    // The listener lives as long as the worker.
    hear.forget();
    let _ = scope.post_message(&JsValue::from_str(READY));
}

/// An order is text, pixels are a buffer.
fn take(film: &mut Option<Film>, message: &JsValue) -> Result<FilmStep, JsValue> {
    let fault = |error: &dyn std::error::Error| JsError::new(&error.to_string()).into();
    if let Some(text) = message.as_string() {
        let order = text.parse().map_err(|error| fault(&error))?;
        let (begun, first) = Film::begin(&order).map_err(|error| fault(&error))?;
        *film = Some(begun);
        return Ok(first);
    }
    let film = film.as_mut().ok_or("pixels came before an order")?;
    let pixels = Uint8Array::new(message).to_vec();
    film.add(pixels).map_err(|error| fault(&error))
}

fn tell(page: &DedicatedWorkerGlobalScope, step: FilmStep) -> Result<(), JsValue> {
    match step {
        FilmStep::Draw(picture) => page.post_message(&JsValue::from_str(&picture.to_string())),
        FilmStep::Done(gif) => {
            let gif = Uint8Array::from(gif.as_slice());
            page.post_message_with_transfer(&gif, &Array::of1(&gif.buffer()))
        }
    }
}
