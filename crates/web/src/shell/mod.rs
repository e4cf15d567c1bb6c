//! The frame around every place: navigation, notices, announcements, updates.

mod back;
mod focus;
mod icon_button;
mod icons;
mod navigation;
mod notices;
mod sheet;
mod speech;
mod table_mode;
mod update;
mod waiting;

use leptos::prelude::*;

use crate::language::spoken;
use crate::places::with_server::NewsOfGames;
use navigation::Navigation;
use speech::Speech;

pub(crate) use back::watch as watch_history;
pub use focus::focus_content;
pub use icon_button::IconButton;
pub use icons::Icon;
pub use notices::{Notice, notify, notify_with, reserve_line, retract};
pub use sheet::Sheet;
pub use speech::announce;
pub use table_mode::{at_table, is_wide, show_table};
pub(crate) use update::watch;
pub use waiting::{Waiting, set_title, set_waiting, title, waiting};

/// The id of the element that holds the place.
const CONTENT: &str = "content";

/// The page around a place.
#[component]
pub fn Shell(
    /// The place.
    children: Children,
) -> impl IntoView {
    notices::watch();
    focus::watch();
    view! {
        <button class="skip" type="button" on:click=move |_| focus_content()>
            {spoken("shell-skip")}
        </button>
        <Navigation />
        <main id=CONTENT tabindex="-1">
            {children()}
        </main>
        // A table shows notices in its own line.
        <Show when=|| !at_table()>
            <div class="notices">
                <Notice />
            </div>
        </Show>
        <Speech />
        <NewsOfGames />
    }
}
