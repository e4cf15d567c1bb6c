//! Reporting a player to the site's operators.

use api::people::{Name, Report, ReportReason};
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use crate::people;
use crate::places::online::wording;
use crate::{shell, t};

fn reason_name(reason: ReportReason) -> String {
    match reason {
        ReportReason::Help => t!("people-report-help"),
        ReportReason::Stalling => t!("people-report-stalling"),
        ReportReason::Arranged => t!("people-report-arranged"),
        ReportReason::Name => t!("people-report-name"),
    }
}

/// A reason to choose, and the button that sends it.
#[component]
pub fn ReportForm(
    /// The player to report.
    name: Name,
) -> impl IntoView {
    let reason = RwSignal::new(ReportReason::Help);
    let is_sent = RwSignal::new(false);
    let name = StoredValue::new(name);
    let send = move |_| {
        let report = Report {
            name: name.get_value(),
            reason: reason.get_untracked(),
            game: None,
        };
        spawn_local(async move {
            match people::report(&report).await {
                Ok(()) => {
                    let _ = is_sent.try_set(true);
                    shell::notify(t!("people-reported"));
                }
                Err(fault) => shell::notify(wording::fault(&fault)),
            }
        });
    };
    let choose = move |event| {
        if let Some(chosen) = ReportReason::from_name(&event_target_value(&event)) {
            reason.set(chosen);
            is_sent.set(false);
        }
    };
    let option = move |this: ReportReason| {
        view! {
            <option value=this.name() prop:selected=move || reason.get() == this>
                {move || reason_name(this)}
            </option>
        }
    };
    view! {
        <details class="folded" data-test="report">
            <summary>{move || t!("people-report")}</summary>
            <div>
                <label class="setting">
                    <span>{move || t!("people-report-reason")}</span>
                    <select on:change=choose>{ReportReason::ALL.map(option).collect_view()}</select>
                </label>
                <button
                    class="button"
                    type="button"
                    // Not `disabled`: it keeps its focus.
                    aria-disabled=move || is_sent.get().then_some("true")
                    on:click=move |event| {
                        if !is_sent.get_untracked() {
                            send(event);
                        }
                    }
                >
                    {move || t!("people-report-send")}
                </button>
            </div>
        </details>
    }
}
