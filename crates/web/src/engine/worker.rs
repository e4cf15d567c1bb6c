//! The workers in the browser: carries out what the [`Supervisor`] of each decides.

use std::cell::RefCell;

use api::worker::{Reply, Request};
use gloo_timers::callback::Interval;
use wasm_bindgen::prelude::*;
use web_sys::{ErrorEvent, MessageEvent, Worker, WorkerOptions, WorkerType};

use super::EngineError;
use super::nets;
use super::supervisor::{Effect, Supervisor, TICK};
use crate::language::{error_text, window};
use crate::shell::notify;
use crate::t;

type Hear = Box<dyn FnMut(Result<Reply, EngineError>)>;

/// The kinds of workers. Few visits need more than the first, so the others are fetched on demand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// For boards up to 8×8, with the hand-written evaluation.
    Small,
    /// For the other boards.
    Large,
    /// With nets.
    Learned,
    /// The first again, for background work.
    Quiet,
    /// The second again, which judges in the background.
    QuietJudge,
}

impl Kind {
    /// All that are asked by people who wait. The quiet ones are left alone.
    const ALL: [Kind; 3] = [Kind::Small, Kind::Large, Kind::Learned];
    /// Those nobody waits for.
    const QUIET: [Kind; 2] = [Kind::Quiet, Kind::QuietJudge];

    fn of(request: &Request) -> Kind {
        match request {
            Request::Choose { question, .. } | Request::Analyse { question, .. }
                if question.position.setup().size() > 8 =>
            {
                Kind::Large
            }
            // Few visits judge, so only that worker has the code for it.
            Request::Judge { .. } => Kind::Large,
            _ if nets::can_judge(request, prepare) && is_listening(Kind::Learned) => Kind::Learned,
            _ => Kind::Small,
        }
    }

    /// The name of the `meta` tag with the worker's address.
    fn meta(self) -> &'static str {
        match self {
            Kind::Small | Kind::Quiet => "quarterturn-worker",
            Kind::Large | Kind::QuietJudge => "quarterturn-large-boards",
            Kind::Learned => "quarterturn-nets",
        }
    }
}

/// A job and its listener.
struct Asked {
    id: u32,
    request: Request,
    hear: Hear,
}

/// What the page knows about one worker.
#[derive(Default)]
struct Page {
    supervisor: Supervisor,
    running: Option<Running>,
    listeners: Vec<Asked>,
    ticking: Option<Interval>,
}

impl Page {
    fn take_listener(&mut self, id: u32) -> Option<Asked> {
        let at = self.listeners.iter().position(|asked| asked.id == id)?;
        Some(self.listeners.swap_remove(at))
    }
}

thread_local! {
    static PAGES: [RefCell<Page>; 5] = Default::default();
}

fn with_page<T>(kind: Kind, look: impl FnOnce(&mut Page) -> T) -> T {
    PAGES.with(|pages| look(&mut pages[kind as usize].borrow_mut()))
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
    let hear = Box::new(hear);
    ask_kind(Kind::of(&request), Asked { id, request, hear });
}

fn ask_kind(kind: Kind, asked: Asked) {
    // A worker stops its own jobs on a new request; stop those of the others.
    for other in Kind::ALL {
        if other != kind {
            stop_each(other);
        }
    }
    put(kind, asked);
}

fn put(kind: Kind, asked: Asked) {
    let (id, request) = (asked.id, asked.request.clone());
    with_page(kind, |page| page.listeners.push(asked));
    happen(kind, |supervisor| supervisor.ask(id, request));
}

/// Asks a quiet worker, and calls `hear` with every reply.
pub(super) fn ask_quietly(
    id: u32,
    request: Request,
    hear: impl FnMut(Result<Reply, EngineError>) + 'static,
) {
    let kind = match request {
        Request::Judge { .. } => Kind::QuietJudge,
        _ => Kind::Quiet,
    };
    let hear = Box::new(hear);
    put(kind, Asked { id, request, hear });
}

/// Ends the quiet workers. Whoever still waits for them is not told.
pub(super) fn end_quiet() {
    for kind in Kind::QUIET {
        // Dropped outside the borrow: a listener may ask again.
        let page = with_page(kind, std::mem::take);
        drop(page);
    }
}

/// A net has arrived: pass it to its worker, starting one if necessary.
fn prepare() {
    if is_listening(Kind::Learned) {
        give_nets();
        hand_over();
    } else {
        happen(Kind::Learned, Supervisor::prepare);
    }
}

/// Moves the current job from the hand-written evaluation to the worker with nets, if possible.
fn hand_over() {
    let by_net = |asked: &Asked| nets::can_judge(&asked.request, || {});
    let ids: Vec<u32> = with_page(Kind::Small, |page| {
        let asked = page.listeners.iter().filter(|asked| by_net(asked));
        asked.map(|asked| asked.id).collect()
    });
    for id in ids {
        if let Some(asked) = with_page(Kind::Small, |page| page.take_listener(id)) {
            happen(Kind::Small, |supervisor| supervisor.withdraw(id));
            ask_kind(Kind::Learned, asked);
        }
    }
}

/// Whether a worker is loaded.
fn is_listening(kind: Kind) -> bool {
    with_page(kind, |page| page.supervisor.is_ready())
}

/// Passes all nets to their worker. Learning one again is harmless.
fn give_nets() {
    with_page(Kind::Learned, |page| {
        if let Some(running) = &page.running {
            for net in nets::all() {
                let _ = running.worker.post_message(&net);
            }
        }
    });
}

/// Makes the workers forget earlier searches.
pub(super) fn forget() {
    for kind in Kind::ALL {
        happen(kind, Supervisor::forget);
    }
}

/// Stops a job, which is answered with what is known.
pub(super) fn stop(id: u32) {
    for kind in Kind::ALL {
        happen(kind, |supervisor| supervisor.stop(id));
    }
}

/// Stops every job.
pub(super) fn stop_all() {
    for kind in Kind::ALL {
        stop_each(kind);
    }
}

fn stop_each(kind: Kind) {
    for id in with_page(kind, |page| page.supervisor.jobs()) {
        happen(kind, |supervisor| supervisor.stop(id));
    }
}

/// Stops a job and ignores its replies.
pub(super) fn withdraw(id: u32) {
    for kind in Kind::ALL {
        happen(kind, |supervisor| supervisor.withdraw(id));
        // Dropped outside the borrow: a listener may own an analysis, which is withdrawn with it.
        let listener = with_page(kind, |page| page.take_listener(id));
        drop(listener);
    }
}

/// Stops every job and ignores their replies.
pub(super) fn withdraw_all() {
    for kind in Kind::ALL {
        for id in with_page(kind, |page| page.supervisor.jobs()) {
            withdraw(id);
        }
    }
}

/// Lets the supervisor decide, and carries out its effects.
fn happen(kind: Kind, event: impl FnOnce(&mut Supervisor) -> Vec<Effect>) {
    let effects = with_page(kind, |page| event(&mut page.supervisor));
    for effect in effects {
        perform(kind, effect);
    }
    with_page(kind, |page| {
        if !page.supervisor.is_watching() {
            page.ticking = None;
        } else if page.ticking.is_none() {
            let tick = move || happen(kind, Supervisor::ticked);
            page.ticking = Some(Interval::new(TICK, tick));
        }
    });
}

fn perform(kind: Kind, effect: Effect) {
    match effect {
        Effect::Start => match start(kind) {
            Ok(running) => with_page(kind, |page| page.running = Some(running)),
            Err(why) => happen(kind, |supervisor| supervisor.not_started(&why)),
        },
        Effect::Terminate => with_page(kind, |page| page.running = None),
        Effect::Send(text) => with_page(kind, |page| {
            if let Some(running) = &page.running {
                let _ = running.worker.post_message(&JsValue::from_str(&text));
            }
        }),
        // Without nets the hand-written evaluation takes over.
        Effect::TellReplaced if kind == Kind::Learned => nets::give_up(),
        // Nobody waits for it.
        Effect::TellReplaced if Kind::QUIET.contains(&kind) => {}
        Effect::TellReplaced => notify(t!("engine-replaced")),
        Effect::Deliver(id, reply) => deliver(kind, id, Ok(reply)),
        Effect::Fail(id, error) => deliver(kind, id, Err(error)),
    }
}

fn deliver(kind: Kind, id: u32, outcome: Result<Reply, EngineError>) {
    // Taken out during the call, since it may ask again or withdraw its own job.
    let listener = with_page(kind, |page| page.take_listener(id));
    let Some(mut listener) = listener else {
        return;
    };
    if kind == Kind::Learned && outcome.is_err() {
        nets::give_up();
        return ask_kind(Kind::Small, listener);
    }
    (listener.hear)(outcome);
    let done = with_page(kind, |page| {
        if page.supervisor.has(id) {
            page.listeners.push(listener);
            None
        } else {
            Some(listener)
        }
    });
    drop(done);
}

fn start(kind: Kind) -> Result<Running, String> {
    let address = window()
        .and_then(|window| window.document())
        .and_then(|document| {
            let meta = document.query_selector(&format!("meta[name={}]", kind.meta()));
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
            Ok(reply) => {
                let is_ready = kind == Kind::Learned && reply == Reply::Ready;
                // Before any question.
                if is_ready {
                    give_nets();
                }
                happen(kind, |supervisor| supervisor.heard(reply));
                if is_ready {
                    hand_over();
                }
            }
            Err(error) => {
                let why = format!("it sent what cannot be read: {error}");
                happen(kind, |supervisor| supervisor.died(&why));
            }
        }
    });
    let error = Closure::new(move |event: ErrorEvent| {
        event.prevent_default();
        // Without a message, the script could not even be loaded.
        let why = js_sys::Reflect::get(&event, &"message".into()).ok();
        let why = why.and_then(|why| why.as_string());
        let why = why.unwrap_or_else(|| "it could not be loaded".to_owned());
        happen(kind, |supervisor| supervisor.died(&why));
    });
    worker.set_onmessage(Some(message.as_ref().unchecked_ref()));
    worker.set_onerror(Some(error.as_ref().unchecked_ref()));
    Ok(Running {
        worker,
        _message: message,
        _error: error,
    })
}
