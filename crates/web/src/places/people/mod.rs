//! People: the user's account, players, and leaderboards.

mod account;
mod entry_form;
mod leaders;
mod meet;
mod player;
mod rating_graph;
mod records;
mod report;
mod tokens;
mod vacation;

use leptos::prelude::*;

use crate::place::People as At;
pub use entry_form::EntryForm;
pub use leaders::rating;

/// A place about people.
#[component]
pub fn People(
    /// The address within this place.
    at: Signal<At>,
) -> impl IntoView {
    move || match at.get() {
        At::Account => view! { <account::Account /> }.into_any(),
        At::Leaders(game, speed) => view! { <leaders::Leaders game speed /> }.into_any(),
        At::Player(name) => view! { <player::Player name /> }.into_any(),
    }
}
