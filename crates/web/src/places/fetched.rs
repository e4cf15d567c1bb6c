//! What a place asks the server for, and what it says if there is no answer.

use std::future::Future;

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::online::wording;
use crate::language::window;
use crate::online::http::Fault;
use crate::t;

/// Something the server was asked for. Copies are the same.
pub struct Fetched<T: 'static> {
    /// The answer, once there is one.
    pub answer: RwSignal<Option<Result<T, Fault>>>,
    ask: Callback<()>,
}

impl<T> Clone for Fetched<T> {
    fn clone(&self) -> Fetched<T> {
        *self
    }
}

impl<T> Copy for Fetched<T> {}

impl<T: Clone + Send + Sync + 'static> Fetched<T> {
    /// Asks for the first time.
    pub fn new<Answer>(request: impl Fn() -> Answer + Send + Sync + 'static) -> Fetched<T>
    where
        Answer: Future<Output = Result<T, Fault>> + 'static,
    {
        let answer = RwSignal::new(None);
        let ask = Callback::new(move |()| {
            let asked = request();
            spawn_local(async move {
                let found = asked.await;
                // The place may have been left.
                let _ = answer.try_set(Some(found));
            });
        });
        let fetched = Fetched { answer, ask };
        fetched.ask();
        fetched
    }

    /// Asks again; what is known stays until there is an answer.
    pub fn ask(self) {
        if window().is_some() {
            self.ask.run(());
        }
    }

    /// Changes what is known.
    pub fn change(self, change: impl FnOnce(&mut T)) {
        let _ = self.answer.try_update(|answer| {
            if let Some(Ok(known)) = answer {
                change(known);
            }
        });
    }

    /// Shows what is known; or that it is awaited; or why it is not known, with a way to try again.
    pub fn show(self, show: impl Fn(T) -> AnyView + Send + 'static) -> impl IntoView {
        let retry = Callback::new(move |()| {
            self.answer.set(None);
            self.ask();
        });
        move || match self.answer.get() {
            None => view! { <div aria-busy="true"></div> }.into_any(),
            Some(Err(fault)) => view! { <FaultNote fault retry /> }.into_any(),
            Some(Ok(known)) => show(known),
        }
    }
}

/// Whether the same request may have another answer soon.
pub fn may_retry(fault: &Fault) -> bool {
    matches!(
        fault,
        Fault::Offline | Fault::TooMany(_) | Fault::Busy(_) | Fault::Other(_)
    )
}

/// Says why a request failed, with a way to try again where that may help.
#[component]
pub fn FaultNote(
    /// Why.
    fault: Fault,
    /// Tries again.
    #[prop(into)]
    retry: Callback<()>,
) -> impl IntoView {
    let may_retry = may_retry(&fault);
    view! {
        <div class="fault-note" data-test="fault">
            <p role="status">{move || wording::fault(&fault)}</p>
            <Show when=move || may_retry>
                <button class="button" type="button" on:click=move |_| retry.run(())>
                    {move || t!("play-retry")}
                </button>
            </Show>
        </div>
    }
}
