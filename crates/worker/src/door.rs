//! The worker's messages.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use api::worker::Reply;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};
use worker::Desk;

/// A slice of work, which plans the next: it has to know itself.
type Work = Rc<RefCell<Option<Closure<dyn FnMut()>>>>;

/// Listens from now on.
pub(crate) fn open() {
    console_error_panic_hook::set_once();
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let desk = Rc::new(RefCell::new(Desk::new()));
    let planned = Rc::new(Cell::new(false));

    // One slice of work, and the plan for the next: messages that came meanwhile go first.
    let work: Work = Rc::default();
    let plan = {
        let (scope, work, planned) = (scope.clone(), Rc::clone(&work), Rc::clone(&planned));
        move || {
            if !planned.replace(true)
                && let Some(work) = work.borrow().as_ref()
            {
                let work = work.as_ref().unchecked_ref();
                let _ = scope.set_timeout_with_callback(work);
            }
        }
    };
    *work.borrow_mut() = Some({
        let (scope, desk, plan) = (scope.clone(), Rc::clone(&desk), plan.clone());
        Closure::new(move || {
            planned.set(false);
            let (replies, busy) = {
                let mut desk = desk.borrow_mut();
                (desk.work(), desk.is_busy())
            };
            tell(&scope, &replies);
            if busy {
                plan();
            }
        })
    });

    let hear = {
        let scope = scope.clone();
        Closure::<dyn FnMut(MessageEvent)>::new(move |message: MessageEvent| {
            let text = message.data().as_string().unwrap_or_default();
            let (replies, busy) = {
                let mut desk = desk.borrow_mut();
                (desk.hear_text(&text), desk.is_busy())
            };
            tell(&scope, &replies);
            if busy {
                plan();
            }
        })
    };
    scope.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    // It listens as long as the worker lives.
    hear.forget();
    tell(&scope, &[Reply::Ready]);
}

fn tell(scope: &DedicatedWorkerGlobalScope, replies: &[Reply]) {
    for reply in replies {
        let text = serde_json::to_string(reply).unwrap_or_default();
        let _ = scope.post_message(&JsValue::from_str(&text));
    }
}
