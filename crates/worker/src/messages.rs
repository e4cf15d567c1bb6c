//! Connects a [`Thinker`] to the worker's messages and its event loop.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;

use api::worker::Reply;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};
use worker::Thinker;

#[cfg(not(feature = "nets"))]
type Evaluation = engine::Hand;
#[cfg(feature = "nets")]
type Evaluation = engine::Learned;

/// After this many milliseconds of silence, the worker reports that it is alive.
const PULSE: f64 = 500.0;

thread_local! {
    static SCOPE: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    /// When the page last received something, in milliseconds.
    static HEARD: Cell<f64> = const { Cell::new(0.0) };
}

/// A slice of work. It schedules the next one, so it needs a handle to itself.
type Work = Rc<RefCell<Option<Closure<dyn FnMut()>>>>;

/// Starts listening.
pub(crate) fn listen() {
    console_error_panic_hook::set_once();
    let thinker = Thinker::with(Evaluation::default()).with_clock(pulse);
    let thinker = Rc::new(RefCell::new(thinker));
    let is_scheduled = Rc::new(Cell::new(false));

    // Scheduled through the event loop, so that messages that arrived meanwhile go first.
    let work: Work = Rc::default();
    let schedule = {
        let (work, is_scheduled) = (Rc::clone(&work), Rc::clone(&is_scheduled));
        move || {
            if !is_scheduled.replace(true)
                && let Some(work) = work.borrow().as_ref()
            {
                let work = work.as_ref().unchecked_ref();
                let _ = SCOPE.with(|scope| scope.set_timeout_with_callback(work));
            }
        }
    };
    *work.borrow_mut() = Some({
        let (thinker, schedule) = (Rc::clone(&thinker), schedule.clone());
        Closure::new(move || {
            is_scheduled.set(false);
            let (replies, is_busy) = {
                let mut thinker = thinker.borrow_mut();
                (thinker.work(), thinker.is_busy())
            };
            tell(&replies);
            if is_busy {
                schedule();
            }
        })
    });

    let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |message: MessageEvent| {
        let (replies, is_busy) = {
            let mut thinker = thinker.borrow_mut();
            let replies = match message.data().as_string() {
                Some(text) => thinker.hear_text(&text),
                None => learn(&mut thinker, &message.data()),
            };
            (replies, thinker.is_busy())
        };
        tell(&replies);
        if is_busy {
            schedule();
        }
    });
    SCOPE.with(|scope| scope.set_onmessage(Some(hear.as_ref().unchecked_ref())));
    // The listener lives as long as the worker.
    hear.forget();
    tell(&[Reply::Ready]);
}

/// Learns a net, which comes as bytes.
#[cfg(feature = "nets")]
fn learn(thinker: &mut Thinker<Evaluation>, message: &JsValue) -> Vec<Reply> {
    let bytes = js_sys::Uint8Array::new(message).to_vec();
    let failed = |error: engine::NetError| Reply::Failed {
        id: None,
        why: error.to_string(),
    };
    thinker
        .learn(&bytes)
        .err()
        .map(failed)
        .into_iter()
        .collect()
}

/// Without nets, every request is text.
#[cfg(not(feature = "nets"))]
fn learn(thinker: &mut Thinker<Evaluation>, _: &JsValue) -> Vec<Reply> {
    thinker.hear_text("")
}

fn tell(replies: &[Reply]) {
    for reply in replies {
        let text = serde_json::to_string(reply).unwrap_or_default();
        let _ = SCOPE.with(|scope| scope.post_message(&JsValue::from_str(&text)));
    }
    if !replies.is_empty() {
        HEARD.set(js_sys::Date::now());
    }
}

/// The clock for searches. It is read in the middle of a slice, when the event loop is blocked but
/// messages can still be posted.
fn pulse() -> Duration {
    let now = js_sys::Date::now();
    // The time of day may be set back.
    if (now - HEARD.get()).abs() >= PULSE {
        tell(&[Reply::Alive]);
    }
    // Searches have no time limit, so this need not be monotonic.
    Duration::from_secs_f64(now / 1000.0)
}
