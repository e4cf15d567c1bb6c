//! Notices at the edge of the page, shown until dismissed.

use leptos::prelude::*;

use super::icons::Icon;
use crate::t;

/// The most notices shown at once; the oldest goes first.
const MOST: usize = 3;

#[derive(Clone)]
struct Notice {
    id: u32,
    text: String,
    /// A remedy: the label of a button and its callback.
    remedy: Option<(String, Callback<()>)>,
}

#[derive(Clone, Default)]
struct All {
    next: u32,
    notices: Vec<Notice>,
}

impl All {
    fn add(&mut self, text: String, remedy: Option<(String, Callback<()>)>) {
        // Do not repeat a notice for a fault that persists.
        if self.notices.iter().any(|notice| notice.text == text) {
            return;
        }
        if self.notices.len() == MOST {
            self.notices.remove(0);
        }
        self.notices.push(Notice {
            id: self.next,
            text,
            remedy,
        });
        self.next += 1;
    }

    fn dismiss(&mut self, id: u32) {
        self.notices.retain(|notice| notice.id != id);
    }
}

thread_local! {
    static ALL: ArcRwSignal<All> = ArcRwSignal::new(All::default());
}

/// Shows a sentence until it is dismissed; it is also spoken.
pub fn notify(text: impl Into<String>) {
    ALL.with(|all| all.update(|all| all.add(text.into(), None)));
}

/// Shows a sentence with a button that does something about it.
pub fn notify_with(
    text: impl Into<String>,
    button: impl Into<String>,
    remedy: impl Fn() + Send + Sync + 'static,
) {
    let remedy = (button.into(), Callback::new(move |()| remedy()));
    ALL.with(|all| all.update(|all| all.add(text.into(), Some(remedy))));
}

/// The list of notices.
#[component]
pub(super) fn Notices() -> impl IntoView {
    let all = ALL.with(Clone::clone);
    let dismiss = {
        let all = all.clone();
        Callback::new(move |id: u32| all.update(|all| all.dismiss(id)))
    };
    view! {
        <section class="notices" aria-label=move || t!("shell-notices") aria-live="polite">
            <For
                each=move || all.get().notices
                key=|notice| notice.id
                children=move |notice| view! { <One notice dismiss /> }
            />
        </section>
    }
}

#[component]
fn One(notice: Notice, dismiss: Callback<u32>) -> impl IntoView {
    let id = notice.id;
    let remedy = notice.remedy.map(|(words, remedy)| {
        view! {
            <button
                class="button"
                type="button"
                on:click=move |_| {
                    dismiss.run(id);
                    remedy.run(());
                }
            >
                {words}
            </button>
        }
    });
    view! {
        <div class="notice">
            <p>{notice.text}</p>
            {remedy}
            <button
                class="button quiet square"
                type="button"
                aria-label=move || t!("shell-dismiss")
                on:click=move |_| dismiss.run(id)
            >
                {Icon::Close.view()}
            </button>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(all: &All) -> Vec<&str> {
        all.notices
            .iter()
            .map(|notice| notice.text.as_str())
            .collect()
    }

    #[test]
    fn the_same_notice_is_shown_once() {
        let mut all = All::default();
        all.add("full".to_owned(), None);
        all.add("full".to_owned(), None);
        assert_eq!(texts(&all), ["full"]);
        all.dismiss(0);
        assert!(texts(&all).is_empty());
    }

    #[test]
    fn the_oldest_makes_room_for_the_newest() {
        let mut all = All::default();
        for text in ["a", "b", "c", "d"] {
            all.add(text.to_owned(), None);
        }
        assert_eq!(texts(&all), ["b", "c", "d"]);
    }
}
