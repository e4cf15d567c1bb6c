//! About: the games, their author, and this program.

use leptos::prelude::*;

use crate::language::spoken;
use crate::place::{Learn, Place};
use crate::t;

/// About.
#[component]
pub fn About() -> impl IntoView {
    view! {
        <article class="page about">
            <h1>{spoken("place-about")}</h1>
            <p class="lead">{spoken("about-lead")}</p>
            <h2>{spoken("about-games-title")}</h2>
            <p>{spoken("about-games")}</p>
            <p>
                <a href=Place::Learn(Learn::Ladder).to_string()>{spoken("about-learn")}</a>
            </p>
            <h2>{spoken("about-device-title")}</h2>
            <p>{spoken("about-device")}</p>
            <h2>{spoken("about-program-title")}</h2>
            <p>{move || t!("about-program", version = env!("CARGO_PKG_VERSION"))}</p>
        </article>
    }
}
