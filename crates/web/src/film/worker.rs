//! The Web Worker for animated pictures, and the drawing the page does for it.

use std::rc::Rc;

use api::film::{NotAMessage, Order, Picture, READY};
use js_sys::Array;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::{ErrorEvent, MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::canvas::Canvas;
use crate::language::window;

/// Progress of an animated picture.
pub(super) enum News {
    /// How much of it is done.
    Percent(u32),
    /// It is done: the bytes of a GIF.
    Done(JsValue),
    /// The worker could not be loaded.
    NotFetched,
    /// It cannot be made.
    Failed,
}

/// An animated picture in progress. Dropping it cancels the work.
pub(super) struct Making {
    worker: Worker,
    _message: Closure<dyn FnMut(MessageEvent)>,
    _error: Closure<dyn FnMut(ErrorEvent)>,
}

impl Drop for Making {
    fn drop(&mut self) {
        // Messages may still be in flight.
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

/// Fetches the worker and sends it an order. `hear` is called with progress.
pub(super) fn make(order: Order, hear: impl Fn(News) + 'static) -> Result<Making, JsValue> {
    let canvas = Rc::new(Canvas::new()?);
    let worker = start()?;
    let hear = Rc::new(hear);
    let message = {
        let (worker, hear) = (worker.clone(), Rc::clone(&hear));
        Closure::new(move |event: MessageEvent| {
            let data = event.data();
            let (worker, canvas, hear) = (worker.clone(), Rc::clone(&canvas), Rc::clone(&hear));
            match data.as_string() {
                None => hear(News::Done(data)),
                Some(text) if text == READY => {
                    if worker.post_message(&order.to_string().into()).is_err() {
                        hear(News::Failed);
                    }
                }
                Some(text) => spawn_local(async move {
                    let drawn = match text.parse() {
                        Ok(picture) => draw(&worker, &canvas, picture, &*hear).await,
                        Err(NotAMessage) => Err(JsValue::NULL),
                    };
                    if drawn.is_err() {
                        hear(News::Failed);
                    }
                }),
            }
        })
    };
    let error = Closure::new(move |event: ErrorEvent| {
        event.prevent_default();
        // Without a message, the script could not even be loaded.
        let why = js_sys::Reflect::get(&event, &"message".into()).ok();
        hear(match why.and_then(|why| why.as_string()) {
            Some(_) => News::Failed,
            None => News::NotFetched,
        });
    });
    worker.set_onmessage(Some(message.as_ref().unchecked_ref()));
    worker.set_onerror(Some(error.as_ref().unchecked_ref()));
    Ok(Making {
        worker,
        _message: message,
        _error: error,
    })
}

fn start() -> Result<Worker, JsValue> {
    let address = window()
        .and_then(|window| window.document())
        .and_then(|document| {
            let meta = document.query_selector("meta[name=quarterturn-film]");
            meta.ok().flatten()?.get_attribute("content")
        })
        .ok_or("the page does not say where its worker is")?;
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    Worker::new_with_options(&address, &options)
}

/// Draws a picture and sends its pixels.
async fn draw(
    worker: &Worker,
    canvas: &Canvas,
    picture: Picture,
    hear: &impl Fn(News),
) -> Result<(), JsValue> {
    hear(News::Percent(picture.percent));
    canvas.draw(&picture.svg).await?;
    let pixels = canvas.pixels()?;
    worker.post_message_with_transfer(&pixels, &Array::of1(&pixels))
}
