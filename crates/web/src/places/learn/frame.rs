//! What the tables of lessons, puzzles and exercises have in common.

use leptos::prelude::*;

use crate::language::spoken;
use crate::place::{Learn, Place};
use crate::shell::{self, Icon, Notice, show_table};
use crate::{places, t};

/// The upper row of the table: the way back, the heading, where one is, and what else there is room for.
#[component]
pub fn Head(
    /// The heading, which also names the page.
    #[prop(into)]
    title: Signal<String>,
    /// The way back, and the key of its name.
    back: (Learn, &'static str),
    /// Where one is.
    at: AnyView,
    /// What stands at the end of the row.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let (back, name) = back;
    show_table();
    places::name_page(move || title.get());
    view! {
        <div class="table-top">
            <a
                class="board-tool table-back"
                href=Place::Learn(back).to_string()
                aria-label=spoken(name)
                title=spoken(name)
            >
                {Icon::Earlier.view()}
            </a>
            <div class="lesson-head">
                <h1>{title}</h1>
                <p class="lesson-where">{at}</p>
                // The answer stays in the place of the line.
                <Notice />
            </div>
            {children.map(|children| children())}
        </div>
    }
}

/// The task. A new one is announced; the first is read with the page.
#[component]
pub fn Task(
    /// The task.
    #[prop(into)]
    asked: Signal<String>,
    /// The tasks of the other steps, invisible: they reserve the height of the longest, so that the board
    /// stays in place.
    #[prop(optional)]
    others: Vec<Signal<String>>,
    /// What stands before it.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    Effect::new(move |before: Option<String>| {
        let now = asked.get();
        if before.is_some_and(|before| before != now) {
            shell::announce(now.clone());
        }
        now
    });
    let others = others
        .into_iter()
        .map(|other| view! { <p class="lesson-asked" aria-hidden="true">{other}</p> });
    view! {
        <section class="lesson-task" aria-label=move || t!("learn-task")>
            {children.map(|children| children())}
            <div class="lesson-tasks">
                <p class="lesson-asked" data-test="task">{asked}</p>
                {others.collect_view()}
            </div>
        </section>
    }
}

/// What is said of the last turn or answer, in the place of the line.
#[component]
pub fn Answered(
    /// How it is shown.
    #[prop(into)]
    kind: Signal<&'static str>,
    /// What is said.
    #[prop(into)]
    said: Signal<String>,
) -> impl IntoView {
    view! {
        <p
            class="lesson-feedback"
            data-kind=kind
            data-test="feedback"
            role="status"
            aria-live="polite"
        >
            {said}
        </p>
    }
}
