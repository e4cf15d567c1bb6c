//! The worker in the browser: carries out what the [`Supervisor`] decides.

use std::cell::RefCell;

use api::worker::{Reply, Request};
use gloo_timers::callback::Interval;
use wasm_bindgen::prelude::*;
use web_sys::{ErrorEvent, MessageEvent, Worker, WorkerOptions, WorkerType};

use super::EngineError;
use super::supervisor::{Effect, Supervisor, TICK};
use crate::language::{error_text, window};
use crate::shell::notify;
use crate::t;

type Hear = Box<dyn FnMut(Result<Reply, EngineError>)>;

#[derive(Default)]
struct Page {
    supervisor: Supervisor,
    running: Option<Running>,
    /// The listener for each job.
    listeners: Vec<(u32, Hear)>,
    ticking: Option<Interval>,
}

impl Page {
    fn take_listener(&mut self, id: u32) -> Option<Hear> {
        let at = self.listeners.iter().position(|(known, _)| *known == id)?;
        Some(self.listeners.swap_remove(at).1)
    }
}

thread_local! {
    static PAGE: RefCell<Page> = RefCell::default();
}

/// Kept alive as long as the worker may call it.
type Listener<Event> = Closure<dyn FnMut(Event)>;

struct Running {
    worker: Worker,
    _message: Listener<MessageEvent>,
    _error: Listener<ErrorEvent>,
}

impl Drop for Running {
    fn drop(&mut self) {
        // Messages may still be in flight.
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

/// Asks a question, and calls `hear` with every reply.
pub(super) fn ask(
    id: u32,
    request: Request,
    hear: impl FnMut(Result<Reply, EngineError>) + 'static,
) {
    PAGE.with_borrow_mut(|page| page.listeners.push((id, Box::new(hear))));
    happen(|supervisor| supervisor.ask(id, request));
}

/// Makes the worker forget earlier searches.
pub(super) fn forget() {
    happen(Supervisor::forget);
}

/// Stops a job, which is answered with what is known.
pub(super) fn stop(id: u32) {
    happen(|supervisor| supervisor.stop(id));
}

/// Stops every job.
pub(super) fn stop_all() {
    for id in PAGE.with_borrow(|page| page.supervisor.jobs()) {
        stop(id);
    }
}

/// Stops a job and ignores its replies.
pub(super) fn withdraw(id: u32) {
    happen(|supervisor| supervisor.withdraw(id));
    // Dropped outside the borrow: a listener may own an analysis, which is withdrawn with it.
    let listener = PAGE.with_borrow_mut(|page| page.take_listener(id));
    drop(listener);
}

/// Stops every job and ignores their replies.
pub(super) fn withdraw_all() {
    for id in PAGE.with_borrow(|page| page.supervisor.jobs()) {
        withdraw(id);
    }
}

/// Lets the supervisor decide, and carries out its effects.
fn happen(event: impl FnOnce(&mut Supervisor) -> Vec<Effect>) {
    let effects = PAGE.with_borrow_mut(|page| event(&mut page.supervisor));
    for effect in effects {
        perform(effect);
    }
    PAGE.with_borrow_mut(|page| {
        if !page.supervisor.is_watching() {
            page.ticking = None;
        } else if page.ticking.is_none() {
            let tick = || happen(Supervisor::ticked);
            page.ticking = Some(Interval::new(TICK, tick));
        }
    });
}

fn perform(effect: Effect) {
    match effect {
        Effect::Start => match start() {
            Ok(running) => PAGE.with_borrow_mut(|page| page.running = Some(running)),
            Err(why) => happen(|supervisor| supervisor.not_started(&why)),
        },
        Effect::Terminate => PAGE.with_borrow_mut(|page| page.running = None),
        Effect::Send(text) => PAGE.with_borrow(|page| {
            if let Some(running) = &page.running {
                let _ = running.worker.post_message(&JsValue::from_str(&text));
            }
        }),
        Effect::TellReplaced => notify(t!("engine-replaced")),
        Effect::Deliver(id, reply) => deliver(id, Ok(reply)),
        Effect::Fail(id, error) => deliver(id, Err(error)),
    }
}

fn deliver(id: u32, outcome: Result<Reply, EngineError>) {
    // Taken out while it is called, since it may ask again or withdraw its own job.
    let listener = PAGE.with_borrow_mut(|page| page.take_listener(id));
    let Some(mut listener) = listener else {
        return;
    };
    listener(outcome);
    let done = PAGE.with_borrow_mut(|page| {
        if page.supervisor.has(id) {
            page.listeners.push((id, listener));
            None
        } else {
            Some(listener)
        }
    });
    drop(done);
}

fn start() -> Result<Running, String> {
    let address = window()
        .and_then(|window| window.document())
        .and_then(|document| {
            let meta = document.query_selector("meta[name=quarterturn-worker]");
            meta.ok().flatten()?.get_attribute("content")
        })
        .ok_or("the page does not say where its worker is")?;
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker =
        Worker::new_with_options(&address, &options).map_err(|error| error_text(&error))?;
    let message = Closure::new(|event: MessageEvent| {
        let text = event.data().as_string().unwrap_or_default();
        match serde_json::from_str(&text) {
            Ok(reply) => happen(|supervisor| supervisor.heard(reply)),
            Err(error) => {
                let why = format!("it sent what cannot be read: {error}");
                happen(|supervisor| supervisor.died(&why));
            }
        }
    });
    let error = Closure::new(|event: ErrorEvent| {
        event.prevent_default();
        // Without a message, the script could not even be loaded.
        let why = js_sys::Reflect::get(&event, &"message".into()).ok();
        let why = why.and_then(|why| why.as_string());
        let why = why.unwrap_or_else(|| "it could not be loaded".to_owned());
        happen(|supervisor| supervisor.died(&why));
    });
    worker.set_onmessage(Some(message.as_ref().unchecked_ref()));
    worker.set_onerror(Some(error.as_ref().unchecked_ref()));
    Ok(Running {
        worker,
        _message: message,
        _error: error,
    })
}
