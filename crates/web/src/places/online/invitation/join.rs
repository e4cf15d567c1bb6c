//! Joining a game by its code.

use api::online::GameCode;
use leptos::prelude::*;

use crate::place::Place;
use crate::{address, t};

/// The code in a typed text: the code itself, or a link with it.
fn code_in(text: &str) -> Option<GameCode> {
    let parts = text.trim().split(['/', '#', '?', ' ']);
    parts.rev().find_map(GameCode::in_link)
}

/// A field for the code. It may be inside another form, so it is not one itself.
#[component]
pub fn JoinByCode() -> impl IntoView {
    let text = RwSignal::new(String::new());
    let is_wrong = RwSignal::new(false);
    let join = move || match code_in(&text.get_untracked()) {
        Some(code) => address::go(&Place::Online(code)),
        None => is_wrong.set(true),
    };
    let on_key = move |event: leptos::ev::KeyboardEvent| {
        if event.key() == "Enter" {
            event.prevent_default();
            join();
        }
    };
    view! {
        <details class="folded" data-test="join">
            <summary>{move || t!("online-join")}</summary>
            <div>
                <label class="setting">
                    <span>{move || t!("online-join-code")}</span>
                    <input
                        type="text"
                        autocomplete="off"
                        autocapitalize="off"
                        spellcheck="false"
                        maxlength="200"
                        prop:value=text
                        on:input=move |event| {
                            is_wrong.set(false);
                            text.set(event_target_value(&event));
                        }
                        on:keydown=on_key
                    />
                </label>
                <p role="alert">
                    {move || is_wrong.get().then(|| t!("online-join-wrong"))}
                </p>
                <button class="button" type="button" on:click=move |_| join()>
                    {move || t!("online-join-go")}
                </button>
            </div>
        </details>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_found_by_itself_and_in_a_link() {
        let code: GameCode = "23456789ab".parse().unwrap();
        for text in [
            "23456789ab",
            " 23456789AB. ",
            "https://example.org/23456789ab",
            "https://example.org/games/#/online/23456789ab",
            "https://example.org/23456789ab?from=chat",
            "play 23456789ab",
        ] {
            assert_eq!(code_in(text), Some(code.clone()), "{text}");
        }
        for text in ["", "2345", "https://example.org/", "hello"] {
            assert_eq!(code_in(text), None, "{text}");
        }
    }
}
