//! The worker: started, asked, heard, replaced.

use std::cell::RefCell;
use std::collections::BTreeMap;

use api::worker::{Reply, Request};
use gloo_timers::callback::Timeout;
use wasm_bindgen::prelude::*;
use web_sys::{ErrorEvent, MessageEvent, Worker, WorkerOptions, WorkerType};

use super::EngineError;
use crate::language::window;

/// A worker that says nothing for so many milliseconds while it has something to do, hangs. A
/// slice of a search is far shorter even on a slow phone; loading the worker may not be.
const SILENCE: u32 = 30_000;

type Hear = Box<dyn FnMut(Result<Reply, EngineError>)>;

struct Job {
    request: String,
    hear: Hear,
    /// Whether it was asked of a worker that died.
    again: bool,
}

#[derive(Default)]
struct Desk {
    running: Option<Running>,
    jobs: BTreeMap<u32, Job>,
    /// Told before the worker was ready.
    waiting: Vec<String>,
    watch: Option<Timeout>,
}

/// Kept as long as the worker may call it.
type Listener<Event> = Closure<dyn FnMut(Event)>;

struct Running {
    worker: Worker,
    ready: bool,
    _heard: Listener<MessageEvent>,
    _failed: Listener<ErrorEvent>,
}

impl Drop for Running {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

thread_local! {
    static DESK: RefCell<Desk> = RefCell::default();
}

/// Asks, and calls `hear` with everything said about it.
pub(super) fn ask(
    id: u32,
    request: &Request,
    hear: impl FnMut(Result<Reply, EngineError>) + 'static,
) {
    let request = text(request);
    let job = Job {
        request: request.clone(),
        hear: Box::new(hear),
        again: false,
    };
    DESK.with_borrow_mut(|desk| {
        desk.jobs.insert(id, job);
    });
    send(request);
    watch();
}

/// Tells something that has no answer. A worker that is not there has nothing to be told.
pub(super) fn tell(request: &Request) {
    if DESK.with_borrow(|desk| desk.running.is_some()) {
        send(text(request));
    }
}

/// Stops one question; it is answered with what is known.
pub(super) fn stop(id: u32) {
    if DESK.with_borrow(|desk| desk.jobs.contains_key(&id)) {
        tell(&Request::Stop { id });
    }
}

/// Stops every question.
pub(super) fn stop_all() {
    let ids: Vec<u32> = DESK.with_borrow(|desk| desk.jobs.keys().copied().collect());
    for id in ids {
        stop(id);
    }
}

/// Stops a question and hears no more of it.
pub(super) fn withdraw(id: u32) {
    stop(id);
    // Dropped outside: what hears may ask.
    let job = DESK.with_borrow_mut(|desk| desk.jobs.remove(&id));
    drop(job);
}

/// Stops every question and hears no more of any.
pub(super) fn withdraw_all() {
    stop_all();
    let jobs = DESK.with_borrow_mut(|desk| std::mem::take(&mut desk.jobs));
    drop(jobs);
}

fn text(request: &Request) -> String {
    // Plain data always becomes text.
    serde_json::to_string(request).unwrap_or_default()
}

/// Sends to the worker, starting one if there is none.
fn send(request: String) {
    if DESK.with_borrow(|desk| desk.running.is_none()) {
        match start() {
            Ok(running) => DESK.with_borrow_mut(|desk| desk.running = Some(running)),
            Err(why) => {
                fail_all(&EngineError::NoStart(why));
                return;
            }
        }
    }
    DESK.with_borrow_mut(|desk| match &desk.running {
        Some(running) if running.ready => {
            let _ = running.worker.post_message(&JsValue::from_str(&request));
        }
        _ => desk.waiting.push(request),
    });
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
    let worker = Worker::new_with_options(&address, &options)
        .map_err(|error| error.as_string().unwrap_or_else(|| format!("{error:?}")))?;
    let message = Closure::new(|event: MessageEvent| {
        hear(&event.data().as_string().unwrap_or_default());
    });
    let error = Closure::new(|event: ErrorEvent| {
        event.prevent_default();
        // An event without a message: the script could not even be loaded.
        let why = js_sys::Reflect::get(&event, &"message".into()).ok();
        let why = why.and_then(|why| why.as_string());
        died(&why.unwrap_or_else(|| "it could not be loaded".to_owned()));
    });
    worker.set_onmessage(Some(message.as_ref().unchecked_ref()));
    worker.set_onerror(Some(error.as_ref().unchecked_ref()));
    Ok(Running {
        worker,
        ready: false,
        _heard: message,
        _failed: error,
    })
}

fn hear(text: &str) {
    let reply: Reply = match serde_json::from_str(text) {
        Ok(reply) => reply,
        Err(error) => {
            died(&format!("it says what nobody understands: {error}"));
            return;
        }
    };
    if reply == Reply::Ready {
        DESK.with_borrow_mut(|desk| {
            let waiting = std::mem::take(&mut desk.waiting);
            if let Some(running) = &mut desk.running {
                running.ready = true;
                for request in waiting {
                    let _ = running.worker.post_message(&JsValue::from_str(&request));
                }
            }
        });
        watch();
        return;
    }
    let Some(id) = reply.id() else {
        return;
    };
    let last = !matches!(reply, Reply::Progress { .. });
    // Taken out while it hears, since it may ask anew.
    let Some(mut job) = DESK.with_borrow_mut(|desk| desk.jobs.remove(&id)) else {
        return;
    };
    (job.hear)(Ok(reply));
    if !last {
        DESK.with_borrow_mut(|desk| {
            desk.jobs.entry(id).or_insert(job);
        });
    }
    watch();
}

/// Replaces a worker that died, and asks the new one what the old one was asked.
fn died(why: &str) {
    let (dead, jobs) = DESK.with_borrow_mut(|desk| {
        desk.waiting.clear();
        (desk.running.take(), std::mem::take(&mut desk.jobs))
    });
    drop(dead);
    let (asked_again, asked_once): (Vec<_>, Vec<_>) =
        jobs.into_iter().partition(|(_, job)| job.again);
    let mut requests = Vec::new();
    DESK.with_borrow_mut(|desk| {
        for (id, mut job) in asked_once {
            job.again = true;
            requests.push(job.request.clone());
            desk.jobs.insert(id, job);
        }
    });
    for (_, mut job) in asked_again {
        (job.hear)(Err(EngineError::Died(why.to_owned())));
    }
    for request in requests {
        send(request);
    }
    watch();
}

fn fail_all(error: &EngineError) {
    let jobs = DESK.with_borrow_mut(|desk| std::mem::take(&mut desk.jobs));
    for (_, mut job) in jobs {
        (job.hear)(Err(error.clone()));
    }
}

/// Waits for the next thing the worker says, as long as it has something to do.
fn watch() {
    let old = DESK.with_borrow_mut(|desk| {
        let busy = !desk.jobs.is_empty();
        let timeout = busy.then(|| Timeout::new(SILENCE, || died("it says nothing any more")));
        std::mem::replace(&mut desk.watch, timeout)
    });
    drop(old);
}
