//! The list of shortcuts, opened by a key or from a menu.

use leptos::prelude::*;

use crate::board::desk::Desk;
use crate::board::hand::keys::{self, KeyCommand};
use crate::board::show::legend::Legend;
use crate::controls::Switch;
use crate::language::spoken;
use crate::settings::{change, settings};
use crate::shell::Sheet;
use crate::t;

/// The list of shortcuts.
#[component]
pub fn Shortcuts(
    /// The desk.
    desk: Desk,
) -> impl IntoView {
    let works = move |command| match command {
        KeyCommand::Place(command) => desk.knows(command),
        KeyCommand::Write => {
            let field = desk.outside.typing.get_untracked();
            // A removed field still has its reference.
            field.is_some_and(|field| field.is_connected())
        }
        _ => true,
    };
    let line = |(text, keys): (&'static str, Vec<keys::Key>)| {
        let keys = keys.into_iter().map(keys::written);
        view! {
            <div>
                <dt>{keys.map(|key| view! { <kbd>{key}</kbd> }).collect_view()}</dt>
                <dd>{move || t!(text)}</dd>
            </div>
        }
    };
    view! {
        <Sheet open=desk.outside.listing label=Signal::derive(spoken("board-shortcuts"))>
            <Switch
                words=Signal::derive(spoken("board-keys-everywhere"))
                about=Signal::derive(spoken("board-keys-everywhere-about"))
                on=Signal::derive(|| settings().board.keys_everywhere)
                set=|on| change(|values| values.board.keys_everywhere = on)
            />
            <dl class="board-keys">{keys::lines(works).into_iter().map(line).collect_view()}</dl>
            <h3>{spoken("board-legend")}</h3>
            <Legend />
        </Sheet>
    }
}
