//! Line icons, 24 by 24.

use leptos::prelude::*;

/// An icon. It is never used alone: a text beside it, or the label of its button, says the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Icon {
    /// Home.
    Home,
    /// Play.
    Play,
    /// Learn.
    Learn,
    /// Analysis.
    Analysis,
    /// Settings.
    Settings,
    /// Two people.
    People,
    /// The computer.
    Computer,
    /// Onwards.
    Onwards,
    /// Close.
    Close,
    /// To the beginning.
    First,
    /// One earlier.
    Earlier,
    /// One later.
    Later,
    /// To the end; also ending a turn early.
    Last,
    /// Undo an action.
    Undo,
    /// Undo all actions.
    Reset,
    /// Send the turn.
    Send,
    /// Turn a piece over.
    Flip,
    /// Pick a piece up.
    PickUp,
    /// Threats.
    Threats,
    /// Look from the other side.
    TurnBoard,
    /// The list of shortcuts.
    Keys,
    /// Erase.
    Erase,
    /// A bonus.
    Bonus,
    /// Turn a piece where it stands.
    Pivot,
    /// A hint.
    Hint,
    /// Everything else.
    More,
    /// Share a game.
    Share,
    /// The idea of a lesson.
    Idea,
    /// What something means.
    Help,
}

impl Icon {
    /// Its strokes.
    const fn path(self) -> &'static str {
        match self {
            Icon::Home => "M4 11 12 4l8 7M6 9.5V20h12V9.5M10 20v-6h4v6",
            Icon::Play => "M12 3.5 20.5 12 12 20.5 3.5 12ZM12 9v6M9 12h6",
            Icon::Learn => "M3 8.5 12 4l9 4.5-9 4.5ZM7 11v5c3 2.5 7 2.5 10 0v-5M21 8.5V15",
            Icon::Analysis => {
                "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 21 21M8 11.5l2-2.5 2 2 1.5-2"
            }
            Icon::Settings => "M4 7h9M17 7h3M15 5v4M4 12h3M11 12h9M9 10v4M4 17h11M19 17h1M17 15v4",
            Icon::People => {
                "M8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM2.5 19c.5-4 3-5.5 5.5-5.5s5 1.5 5.5 5.5M15.5 5.5a3 3 0 0 1 0 5.5M16.5 13.7c2.5.3 4.5 2 5 5.3"
            }
            Icon::Computer => "M4 5h16v11H4ZM9 20h6M12 16v4",
            Icon::Onwards => "M5 12h14M13 6l6 6-6 6",
            Icon::Close => "M6 6l12 12M18 6 6 18",
            Icon::First => "M18 5l-7 7 7 7M6 5v14",
            Icon::Earlier => "M15 5l-7 7 7 7",
            Icon::Later => "M9 5l7 7-7 7",
            Icon::Last => "M6 5l7 7-7 7M18 5v14",
            Icon::Undo => "M9 7l-5 5 5 5M4 12h11a5 5 0 0 1 0 10",
            Icon::Reset => "M5 5v5h5M5.5 10A8 8 0 1 1 4.5 15",
            Icon::Send => "M5 12.5l5 5L19.5 7",
            Icon::Flip => "M4 8h15M15 4l4 4-4 4M20 16H5M9 12l-4 4 4 4",
            Icon::PickUp => "M12 15V4M7 9l5-5 5 5M4 19h16",
            Icon::Threats => "M12 4l9 16H3ZM12 10v4.5M12 17v.2",
            Icon::TurnBoard => "M7 20V4M3.5 7.5 7 4l3.5 3.5M17 4v16M13.5 16.5 17 20l3.5-3.5",
            Icon::Keys => "M3 7h18v11H3ZM7 11h.2M12 11h.2M17 11h.2M8 14.5h8",
            Icon::Erase => "M5 15l9-9 6 6-7 7H9ZM9 11l6 6M4 19h16",
            Icon::Pivot => "M12 7 17 12 12 17 7 12ZM4 12a8 8 0 0 1 13.5-5.8M20 3.5l-2 3.2-3.4-1.4",
            Icon::Hint => {
                "M9 17.5h6M10 20.5h4M12 3.5a6 6 0 0 0-3.5 10.9c.6.5 1 1.2 1 2v1h5v-1c0-.8.4-1.5 1-2A6 6 0 0 0 12 3.5Z"
            }
            Icon::Share => "M12 14V3.5M8 7l4-3.5L16 7M6 11H5v9.5h14V11h-1",
            Icon::Idea => "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 11v5.5M12 7.7v.2",
            Icon::Help => "M8.5 9a3.5 3.5 0 1 1 5.2 3c-1.1.7-1.7 1.5-1.7 3M12 18.6v.2",
            Icon::More => "M5 12h.2M12 12h.2M19 12h.2",
            Icon::Bonus => "M12 4a8 8 0 1 0 0 16 8 8 0 1 0 0-16ZM12 8.5v7M8.5 12h7",
        }
    }

    /// The icon for a button or link, hidden from screen readers.
    pub fn view(self) -> AnyView {
        view! {
            <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                <path d=self.path() />
            </svg>
        }
        .into_any()
    }
}
