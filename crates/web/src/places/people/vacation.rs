//! Vacation from correspondence games.

use api::people::Vacation;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use crate::controls::Switch;
use crate::language::window;
use crate::online::http::{self, Method};
use crate::places::online::wording;
use crate::{shell, t};

const PATH: &str = "api/me/vacation";

/// Milliseconds in a day.
const DAY: u64 = 86_400_000;

/// Shows whether the user is on vacation, and how many days are left; a switch starts and ends it.
#[component]
pub fn VacationSwitch() -> impl IntoView {
    let vacation = RwSignal::new(None::<Vacation>);
    fetch(vacation);
    let set = move |is_on: bool| {
        spawn_local(async move {
            let method = if is_on { Method::Put } else { Method::Delete };
            if let Err(fault) = http::text_of(method, PATH, "").await {
                shell::notify(wording::fault(&fault));
            }
            fetch(vacation);
        });
    };
    let days = move || {
        vacation
            .get()
            .map_or(0, |vacation| vacation.left.div_ceil(DAY))
    };
    let is_on = move || {
        vacation
            .get()
            .is_some_and(|vacation| vacation.until.is_some())
    };
    view! {
        <Show when=move || vacation.get().is_some()>
            <section class="panel" data-test="vacation">
                <Switch
                    words=Signal::derive(|| t!("people-vacation"))
                    about=Signal::derive(move || t!("people-vacation-about", days = days()))
                    on=Signal::derive(is_on)
                    set=set
                />
            </section>
        </Show>
    }
}

/// Asks the server.
fn fetch(vacation: RwSignal<Option<Vacation>>) {
    if window().is_none() {
        return;
    }
    spawn_local(async move {
        let answer = http::text_of(Method::Get, PATH, "").await;
        match answer.and_then(|text| http::read(&text)) {
            // The place may have been left.
            Ok(found) => drop(vacation.try_set(Some(found))),
            Err(fault) => shell::notify(wording::fault(&fault)),
        }
    });
}
