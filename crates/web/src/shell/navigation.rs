//! The navigation bar: at the bottom on a phone, at the top on wider screens.

use leptos::prelude::*;

use super::icons::Icon;
use super::waiting;
use crate::language::spoken;
use crate::place::{Place, Section};
use crate::{address, t};

/// The header with links to every section.
#[component]
pub(super) fn Navigation() -> impl IntoView {
    let entries = Section::ALL.map(|entry| {
        let current = move || current(&address::here().ok()?, entry);
        view! {
            <li>
                <a href=entry.place().to_string() aria-current=current>
                    {icon(entry).view()}
                    <span>{move || name(entry)}</span>
                    {(entry == Section::Play).then_some(badge)}
                </a>
            </li>
        }
    });
    view! {
        <header class="top">
            <a class="brand" href=Place::Home.to_string()>"Quarterturn"</a>
            <nav class="ways" aria-label=spoken("shell-navigation")>
                <ul>{entries}</ul>
            </nav>
        </header>
    }
}

/// The number of items waiting for the user.
fn badge() -> Option<impl IntoView> {
    waiting().map(|waiting| {
        view! {
            <b class="badge" data-test="waiting">
                <span aria-hidden="true">{waiting.count}</span>
                <span class="unseen">{waiting.words}</span>
            </b>
        }
    })
}

/// The `aria-current` of an entry: the current page, or the section it belongs to.
fn current(here: &Place, entry: Section) -> Option<&'static str> {
    if *here == entry.place() {
        Some("page")
    } else {
        (here.section() == Some(entry)).then_some("true")
    }
}

fn name(section: Section) -> String {
    match section {
        Section::Home => t!("place-home"),
        Section::Play => t!("place-play"),
        Section::Learn => t!("place-learn"),
        Section::Analysis => t!("place-analysis"),
        Section::Settings => t!("place-settings"),
    }
}

const fn icon(section: Section) -> Icon {
    match section {
        Section::Home => Icon::Home,
        Section::Play => Icon::Play,
        Section::Learn => Icon::Learn,
        Section::Analysis => Icon::Analysis,
        Section::Settings => Icon::Settings,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_entry_is_current_wherever_one_is() {
        let marks = |fragment: &str| {
            let here = fragment.parse().unwrap();
            Section::ALL
                .map(|entry| current(&here, entry).unwrap_or("-"))
                .join(" ")
        };
        assert_eq!(marks("#/"), "page - - - -");
        assert_eq!(marks("#/learn"), "- - page - -");
        assert_eq!(marks("#/learn/tix/3"), "- - true - -");
        assert_eq!(marks("#/about"), "- - - - -");
    }
}
