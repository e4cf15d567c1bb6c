//! Vacation from correspondence games.

use api::people::Vacation;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use crate::controls::Switch;
use crate::online::http::{self, Fault, Method};
use crate::places::fetched::Fetched;
use crate::places::online::wording;
use crate::{shell, t};

const PATH: &str = "api/me/vacation";

/// Milliseconds in a day.
const DAY: u64 = 86_400_000;

/// Shows whether the user is on vacation, and how many days are left; a switch starts and ends it.
#[component]
pub fn VacationSwitch() -> impl IntoView {
    let vacation = Fetched::new(fetch);
    let set = move |is_on: bool| {
        spawn_local(async move {
            let method = if is_on { Method::Put } else { Method::Delete };
            if let Err(fault) = http::text_of(method, PATH, "").await {
                shell::notify(wording::fault(&fault));
            }
            vacation.ask();
        });
    };
    let is_unknown = Memo::new(move |_| {
        vacation
            .answer
            .with(|answer| matches!(answer, Some(Err(_))))
    });
    view! {
        <section class="panel" data-test="vacation">
            <Show when=move || is_unknown.get()>
                <h2>{move || t!("people-vacation")}</h2>
            </Show>
            {vacation
                .show(move |vacation: Vacation| {
                    let days = vacation.left.div_ceil(DAY);
                    let is_on = vacation.until.is_some();
                    view! {
                        <Switch
                            words=Signal::derive(|| t!("people-vacation"))
                            about=Signal::derive(move || t!("people-vacation-about", days = days))
                            on=Signal::derive(move || is_on)
                            set=set
                        />
                    }
                        .into_any()
                })}
        </section>
    }
}

async fn fetch() -> Result<Vacation, Fault> {
    http::read(&http::text_of(Method::Get, PATH, "").await?)
}
