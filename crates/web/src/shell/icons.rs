//! Line icons of the shell, drawn in a square of 24.

use leptos::prelude::*;

/// An icon. It is never alone: a text beside it says the same.
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
        }
    }

    /// The icon as it stands in a button or link, unseen by screen readers.
    pub fn view(self) -> impl IntoView {
        view! {
            <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                <path d=self.path() />
            </svg>
        }
    }
}
