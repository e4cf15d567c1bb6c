//! Notices: sentences that borrow a line for some seconds, one at a time. They wait while the line is
//! needed for something that has to be answered.

use std::time::Duration;

use leptos::prelude::*;

use super::icons::Icon;
use super::speech::announce;
use crate::address;
use crate::language::spoken;

/// How long a notice is shown, unless it is pointed at or has the focus.
const SHOWN: Duration = Duration::from_secs(5);

#[derive(Clone)]
struct Message {
    id: u32,
    text: String,
    /// A remedy: the label of a button and its callback.
    remedy: Option<(String, Callback<()>)>,
    /// On which visit to a place it was said.
    visit: u32,
}

impl PartialEq for Message {
    fn eq(&self, other: &Message) -> bool {
        self.id == other.id
    }
}

/// The notice shown and those waiting.
#[derive(Clone, Default)]
struct Queue {
    next: u32,
    notices: Vec<Message>,
    /// Whether the notice shown is pointed at or has the focus.
    held: bool,
    /// How many things have to be read or answered in the place of the line.
    reserved: u32,
}

impl Queue {
    fn add(&mut self, text: String, remedy: Option<(String, Callback<()>)>, visit: u32) {
        // Do not repeat a notice for a fault that persists.
        if self.notices.iter().any(|notice| notice.text == text) {
            return;
        }
        self.notices.push(Message {
            id: self.next,
            text,
            remedy,
            visit,
        });
        self.next += 1;
    }

    fn shown(&self) -> Option<&Message> {
        self.notices.first().filter(|_| self.reserved == 0)
    }

    fn reserve(&mut self) {
        self.reserved += 1;
        self.held = false;
    }

    fn release(&mut self) {
        self.reserved = self.reserved.saturating_sub(1);
    }

    fn dismiss(&mut self, id: u32) {
        self.notices.retain(|notice| notice.id != id);
        self.held = false;
    }

    /// A sentence is no longer true.
    fn retract(&mut self, text: &str) {
        let shown = self.shown().map(|notice| notice.id);
        self.notices.retain(|notice| notice.text != text);
        if self.shown().map(|notice| notice.id) != shown {
            self.held = false;
        }
    }

    /// The time of a notice is over, unless it is held.
    fn expire(&mut self, id: u32) {
        if !self.held {
            self.dismiss(id);
        }
    }

    /// Somebody has gone to another place: what was said elsewhere is gone.
    fn arrive(&mut self, visit: u32) {
        self.notices.retain(|notice| notice.visit == visit);
        self.held = false;
    }
}

thread_local! {
    static QUEUE: ArcRwSignal<Queue> = ArcRwSignal::new(Queue::default());
}

/// Shows a sentence; it is also spoken.
pub fn notify(text: impl Into<String>) {
    add(text.into(), None);
}

/// Takes back a sentence that is no longer true, shown or waiting.
pub fn retract(text: &str) {
    QUEUE.with(|queue| queue.update(|queue| queue.retract(text)));
}

/// Shows a sentence with a button that does something about it.
pub fn notify_with(
    text: impl Into<String>,
    button: impl Into<String>,
    remedy: impl Fn() + Send + Sync + 'static,
) {
    let remedy = (button.into(), Callback::new(move |()| remedy()));
    add(text.into(), Some(remedy));
}

fn add(text: String, remedy: Option<(String, Callback<()>)>) {
    announce(text.clone());
    let visit = untrack(address::visit);
    QUEUE.with(|queue| queue.update(|queue| queue.add(text, remedy, visit)));
}

/// What calls this needs the line for as long as it is shown: notices wait.
pub fn reserve_line() {
    let queue = QUEUE.with(Clone::clone);
    queue.update(Queue::reserve);
    on_cleanup(move || queue.update(Queue::release));
}

/// Removes notices in time, and all of them when the place changes.
pub(super) fn watch() {
    let queue = QUEUE.with(Clone::clone);
    let shown = {
        let queue = queue.clone();
        Memo::new(move |_| queue.with(|queue| queue.shown().map(|notice| notice.id)))
    };
    let timed = queue.clone();
    Effect::new(move |_| {
        if let Some(id) = shown.get() {
            let queue = timed.clone();
            let expire = move || queue.update(|queue| queue.expire(id));
            // Asked again for as long as it is held; over when another one is shown, or none.
            if let Ok(timer) = set_interval_with_handle(expire, SHOWN) {
                on_cleanup(move || timer.clear());
            }
        }
    });
    Effect::new(move |_| {
        let visit = address::visit();
        queue.update(|queue| queue.arrive(visit));
    });
}

/// The notice shown, where there is one.
#[component]
pub fn Notice() -> impl IntoView {
    let queue = QUEUE.with(Clone::clone);
    let shown = {
        let queue = queue.clone();
        Memo::new(move |_| queue.with(|queue| queue.shown().cloned()))
    };
    let hold = {
        let queue = queue.clone();
        Callback::new(move |held: bool| queue.update(|queue| queue.held = held))
    };
    let dismiss = Callback::new(move |id: u32| queue.update(|queue| queue.dismiss(id)));
    move || {
        shown
            .get()
            .map(|notice| view! { <Shown notice dismiss hold /> })
    }
}

#[component]
fn Shown(notice: Message, dismiss: Callback<u32>, hold: Callback<bool>) -> impl IntoView {
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
        <div
            class="notice"
            role="group"
            aria-label=spoken("shell-notices")
            // Not on entering: it may have come up under a pointer that rests.
            on:pointermove=move |_| hold.run(true)
            on:pointerleave=move |_| hold.run(false)
            on:focusin=move |_| hold.run(true)
            on:focusout=move |_| hold.run(false)
        >
            // A long sentence scrolls where there is little room, and waits while it is read.
            <p tabindex="0">{notice.text}</p>
            {remedy}
            <button
                class="button quiet square"
                type="button"
                aria-label=spoken("shell-dismiss")
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

    fn queue(texts: &[&str]) -> Queue {
        let mut queue = Queue::default();
        for text in texts {
            queue.add((*text).to_owned(), None, 1);
        }
        queue
    }

    fn shown(queue: &Queue) -> Option<&str> {
        queue.shown().map(|notice| notice.text.as_str())
    }

    #[test]
    fn what_is_no_longer_true_is_neither_shown_nor_waits() {
        let mut queue = queue(&["declined", "other"]);
        queue.held = true;
        queue.retract("unknown");
        assert!(queue.held);
        queue.retract("declined");
        assert_eq!(
            queue.shown().map(|notice| notice.text.as_str()),
            Some("other")
        );
        assert!(!queue.held);
        queue.reserve();
        queue.retract("other");
        queue.release();
        assert_eq!(queue.shown().map(|notice| notice.id), None);
    }

    #[test]
    fn the_same_notice_is_shown_once() {
        let mut queue = queue(&["full", "full"]);
        queue.dismiss(0);
        assert_eq!(shown(&queue), None);
    }

    #[test]
    fn one_is_shown_at_a_time_and_the_next_follows_it() {
        let mut queue = queue(&["a", "b"]);
        assert_eq!(shown(&queue), Some("a"));
        queue.expire(0);
        assert_eq!(shown(&queue), Some("b"));
    }

    #[test]
    fn a_notice_that_is_pointed_at_stays() {
        let mut queue = queue(&["a"]);
        queue.held = true;
        queue.expire(0);
        assert_eq!(shown(&queue), Some("a"));
        queue.held = false;
        queue.expire(0);
        assert_eq!(shown(&queue), None);
    }

    #[test]
    fn a_notice_waits_while_something_has_to_be_answered() {
        let mut queue = queue(&["a"]);
        queue.reserve();
        queue.reserve();
        assert_eq!(shown(&queue), None);
        queue.release();
        assert_eq!(shown(&queue), None, "the other one is still there");
        queue.release();
        assert_eq!(shown(&queue), Some("a"));
    }

    #[test]
    fn nothing_is_shown_after_leaving_the_place() {
        let mut queue = queue(&["a", "b"]);
        queue.arrive(1);
        assert_eq!(shown(&queue), Some("a"));
        queue.arrive(2);
        assert_eq!(shown(&queue), None);
    }
}
