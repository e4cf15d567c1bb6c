//! The page for unknown addresses.

use leptos::prelude::*;
use words::Words;

use crate::language::spoken;
use crate::place::{Place, PlaceError};
use crate::{address, language, t};

/// Says what is wrong with the address, and links to Home.
#[component]
pub fn Nowhere() -> impl IntoView {
    let fault = move || match address::here() {
        Err(error) => said(&error),
        Ok(_) => String::new(),
    };
    view! {
        <article class="page">
            <h1>{spoken("nowhere-title")}</h1>
            <p>{fault}</p>
            <p>
                <a class="button strong" href=Place::Home.to_string()>
                    {spoken("nowhere-home")}
                </a>
            </p>
        </article>
    }
}

fn said(error: &PlaceError) -> String {
    match error {
        PlaceError::NoSlash(text) | PlaceError::Unknown(text) => {
            t!("nowhere-unknown", address = address::shortened(text))
        }
        PlaceError::Encoding(text) => t!("nowhere-encoding", address = address::shortened(text)),
        PlaceError::Setup { text, error } => {
            let why = Words::of(language::language()).parse_error(text, *error);
            let setup = address::shortened(text);
            format!("{} {why}", t!("nowhere-setup", setup = setup))
        }
        PlaceError::Number(text) => t!("nowhere-number", number = address::shortened(text)),
    }
}
