//! About: the games, their author, and this program.

use leptos::prelude::*;

use crate::place::{Learn, Place};
use crate::t;

/// About.
#[component]
pub fn About() -> impl IntoView {
    view! {
        <article class="page about">
            <h1>{move || t!("place-about")}</h1>
            <p class="lead">{move || t!("about-lead")}</p>
            <h2>{move || t!("about-games-title")}</h2>
            <p>{move || t!("about-games")}</p>
            <p>
                <a href=Place::Learn(Learn::Ladder).to_string()>{move || t!("about-learn")}</a>
            </p>
            <h2>{move || t!("about-device-title")}</h2>
            <p>{move || t!("about-device")}</p>
            <h2>{move || t!("about-program-title")}</h2>
            <p>{move || t!("about-program", version = env!("CARGO_PKG_VERSION"))}</p>
        </article>
    }
}
