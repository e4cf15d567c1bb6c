//! A motif by its name, as a link to the page that says what it means.

use leptos::prelude::*;
use motifs::Motif;

use crate::place::{Learn, Place};
use crate::t;

/// The name of a motif in the page's language.
pub fn name(motif: Motif) -> String {
    t!(&format!("motif-{motif}"))
}

/// The address of a motif.
pub fn address_of(motif: Motif) -> String {
    Place::Learn(Learn::Motifs(Some(motif))).to_string()
}

/// The name of a motif, as a link.
#[component]
pub fn MotifLink(
    /// The motif.
    motif: Motif,
) -> impl IntoView {
    view! {
        <a href=address_of(motif) data-test="motif">
            {move || name(motif)}
        </a>
    }
}
