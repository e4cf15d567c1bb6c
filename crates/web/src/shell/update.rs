//! The offline copy of the app, and updates to it.

use std::cell::Cell;

use leptos::prelude::untrack;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{ServiceWorker, ServiceWorkerRegistration, ServiceWorkerState};

use super::{notify, notify_with};
use crate::language::{self, window};
use crate::t;

/// Registers the service worker and tells the user about updates.
pub(crate) fn watch() {
    let Some(window) = window() else {
        return;
    };
    // Undefined without a secure connection; the app works without it.
    let container = js_sys::Reflect::get(&window.navigator(), &"serviceWorker".into());
    if container.is_ok_and(|container| container.is_undefined()) {
        return;
    }
    spawn_local(async {
        if let Ok(registration) = register().await {
            follow(&registration);
            keep_words().await;
        }
    });
}

async fn register() -> Result<ServiceWorkerRegistration, JsValue> {
    let window = window().ok_or(JsValue::NULL)?;
    let container = window.navigator().service_worker();
    let registration = JsFuture::from(container.register("./service-worker.js")).await?;
    // With service workers switched off, some browsers return nothing instead of an error.
    registration.dyn_into()
}

/// Caches the words of the first visit, which were fetched before the service worker was active.
async fn keep_words() {
    let Some(window) = window().filter(|_| !has_controller()) else {
        return;
    };
    let Ok(ready) = window.navigator().service_worker().ready() else {
        return;
    };
    let ready = JsFuture::from(ready).await;
    let registration = ready
        .ok()
        .map(JsCast::unchecked_into::<ServiceWorkerRegistration>);
    if let Some(worker) = registration.and_then(|registration| registration.active())
        && let Some(address) = untrack(|| language::address(language::language()))
    {
        // Without them the next visit just needs a network.
        let _ = worker.post_message(&format!("keep {address}").into());
    }
}

fn follow(registration: &ServiceWorkerRegistration) {
    let waits = has_controller();
    if let Some(worker) = registration.waiting().filter(|_| waits) {
        offer(worker);
    }
    let found = {
        let registration = registration.clone();
        Closure::<dyn Fn()>::new(move || {
            if let Some(worker) = registration.installing() {
                installed(&worker);
            }
        })
    };
    registration.set_onupdatefound(Some(found.as_ref().unchecked_ref()));
    found.forget();
}

/// Waits until an update is installed.
fn installed(worker: &ServiceWorker) {
    // The first installation is not an update.
    let first = !has_controller();
    let changed = {
        let worker = worker.clone();
        Closure::<dyn Fn()>::new(move || {
            if worker.state() == ServiceWorkerState::Installed && !first {
                offer(worker.clone());
            }
        })
    };
    worker.set_onstatechange(Some(changed.as_ref().unchecked_ref()));
    changed.forget();
}

thread_local! {
    static WAITING: std::cell::RefCell<Option<ServiceWorker>> =
        const { std::cell::RefCell::new(None) };
    static RELOADING: Cell<bool> = const { Cell::new(false) };
}

/// Offers an update. It takes over when the user agrees or has closed all tabs, never during a
/// game.
fn offer(worker: ServiceWorker) {
    WAITING.with(|waiting| *waiting.borrow_mut() = Some(worker));
    notify_with(t!("update-ready"), t!("update-now"), take_over);
}

fn take_over() {
    let Some(window) = window() else {
        return;
    };
    // Reload once, when the update has taken control.
    let reload = Closure::<dyn Fn()>::new(|| {
        if let Some(window) = crate::language::window()
            && !RELOADING.replace(true)
        {
            let _ = window.location().reload();
        }
    });
    let container = window.navigator().service_worker();
    container.set_oncontrollerchange(Some(reload.as_ref().unchecked_ref()));
    reload.forget();
    let told = WAITING.with(|waiting| {
        let waiting = waiting.borrow();
        let worker = waiting.as_ref()?;
        worker.post_message(&"take-over".into()).ok()
    });
    if told.is_none() {
        notify(t!("update-failed"));
    }
}

fn has_controller() -> bool {
    window().is_some_and(|window| window.navigator().service_worker().controller().is_some())
}
