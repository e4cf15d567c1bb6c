//! The workers in the browser: carries out what the [`Supervisor`] of each decides.

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

/// The boards a worker knows. Few visits play on large boards, so their worker is fetched when it
/// is first asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Boards {
    /// Up to 8×8.
    Small,
    /// The others.
    Large,
}

impl Boards {
    const ALL: [Boards; 2] = [Boards::Small, Boards::Large];

    fn of(request: &Request) -> Boards {
        match request {
            Request::Choose { question, .. } | Request::Analyse { question, .. }
                if question.position.setup().size() > 8 =>
            {
                Boards::Large
            }
            _ => Boards::Small,
        }
    }

    /// The name under which the page says where the worker is.
    fn meta(self) -> &'static str {
        match self {
            Boards::Small => "quarterturn-worker",
            Boards::Large => "quarterturn-large-boards",
        }
    }
}

/// What the page knows about one worker.
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
    static PAGES: [RefCell<Page>; 2] = Default::default();
}

fn with_page<T>(boards: Boards, look: impl FnOnce(&mut Page) -> T) -> T {
    PAGES.with(|pages| look(&mut pages[boards as usize].borrow_mut()))
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
    let boards = Boards::of(&request);
    // A worker stops its own jobs when it is asked anew.
    for other in Boards::ALL {
        if other != boards {
            stop_each(other);
        }
    }
    with_page(boards, |page| page.listeners.push((id, Box::new(hear))));
    happen(boards, |supervisor| supervisor.ask(id, request));
}

/// Makes the workers forget earlier searches.
pub(super) fn forget() {
    for boards in Boards::ALL {
        happen(boards, Supervisor::forget);
    }
}

/// Stops a job, which is answered with what is known.
pub(super) fn stop(id: u32) {
    for boards in Boards::ALL {
        happen(boards, |supervisor| supervisor.stop(id));
    }
}

/// Stops every job.
pub(super) fn stop_all() {
    for boards in Boards::ALL {
        stop_each(boards);
    }
}

fn stop_each(boards: Boards) {
    for id in with_page(boards, |page| page.supervisor.jobs()) {
        happen(boards, |supervisor| supervisor.stop(id));
    }
}

/// Stops a job and ignores its replies.
pub(super) fn withdraw(id: u32) {
    for boards in Boards::ALL {
        happen(boards, |supervisor| supervisor.withdraw(id));
        // Dropped outside the borrow: a listener may own an analysis, which is withdrawn with it.
        let listener = with_page(boards, |page| page.take_listener(id));
        drop(listener);
    }
}

/// Stops every job and ignores their replies.
pub(super) fn withdraw_all() {
    for boards in Boards::ALL {
        for id in with_page(boards, |page| page.supervisor.jobs()) {
            withdraw(id);
        }
    }
}

/// Lets the supervisor decide, and carries out its effects.
fn happen(boards: Boards, event: impl FnOnce(&mut Supervisor) -> Vec<Effect>) {
    let effects = with_page(boards, |page| event(&mut page.supervisor));
    for effect in effects {
        perform(boards, effect);
    }
    with_page(boards, |page| {
        if !page.supervisor.is_watching() {
            page.ticking = None;
        } else if page.ticking.is_none() {
            let tick = move || happen(boards, Supervisor::ticked);
            page.ticking = Some(Interval::new(TICK, tick));
        }
    });
}

fn perform(boards: Boards, effect: Effect) {
    match effect {
        Effect::Start => match start(boards) {
            Ok(running) => with_page(boards, |page| page.running = Some(running)),
            Err(why) => happen(boards, |supervisor| supervisor.not_started(&why)),
        },
        Effect::Terminate => with_page(boards, |page| page.running = None),
        Effect::Send(text) => with_page(boards, |page| {
            if let Some(running) = &page.running {
                let _ = running.worker.post_message(&JsValue::from_str(&text));
            }
        }),
        Effect::TellReplaced => notify(t!("engine-replaced")),
        Effect::Deliver(id, reply) => deliver(boards, id, Ok(reply)),
        Effect::Fail(id, error) => deliver(boards, id, Err(error)),
    }
}

fn deliver(boards: Boards, id: u32, outcome: Result<Reply, EngineError>) {
    // Taken out while it is called, since it may ask again or withdraw its own job.
    let listener = with_page(boards, |page| page.take_listener(id));
    let Some(mut listener) = listener else {
        return;
    };
    listener(outcome);
    let done = with_page(boards, |page| {
        if page.supervisor.has(id) {
            page.listeners.push((id, listener));
            None
        } else {
            Some(listener)
        }
    });
    drop(done);
}

fn start(boards: Boards) -> Result<Running, String> {
    let address = window()
        .and_then(|window| window.document())
        .and_then(|document| {
            let meta = document.query_selector(&format!("meta[name={}]", boards.meta()));
            meta.ok().flatten()?.get_attribute("content")
        })
        .ok_or("the page does not say where its worker is")?;
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker =
        Worker::new_with_options(&address, &options).map_err(|error| error_text(&error))?;
    let message = Closure::new(move |event: MessageEvent| {
        let text = event.data().as_string().unwrap_or_default();
        match serde_json::from_str(&text) {
            Ok(reply) => happen(boards, |supervisor| supervisor.heard(reply)),
            Err(error) => {
                let why = format!("it sent what cannot be read: {error}");
                happen(boards, |supervisor| supervisor.died(&why));
            }
        }
    });
    let error = Closure::new(move |event: ErrorEvent| {
        event.prevent_default();
        // Without a message, the script could not even be loaded.
        let why = js_sys::Reflect::get(&event, &"message".into()).ok();
        let why = why.and_then(|why| why.as_string());
        let why = why.unwrap_or_else(|| "it could not be loaded".to_owned());
        happen(boards, |supervisor| supervisor.died(&why));
    });
    worker.set_onmessage(Some(message.as_ref().unchecked_ref()));
    worker.set_onerror(Some(error.as_ref().unchecked_ref()));
    Ok(Running {
        worker,
        _message: message,
        _error: error,
    })
}
