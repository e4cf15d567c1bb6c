//! Announcements for screen readers.

use leptos::prelude::*;

thread_local! {
    static SPOKEN: ArcRwSignal<String> = ArcRwSignal::new(String::new());
}

/// Announces something to screen readers.
pub fn announce(text: impl Into<String>) {
    let text = text.into();
    SPOKEN.with(|spoken| {
        spoken.update(|spoken| {
            *spoken = if *spoken == text {
                // Screen readers only repeat a sentence if the text changes.
                text + "\u{a0}"
            } else {
                text
            };
        });
    });
}

/// The live region, which is not visible.
#[component]
pub(super) fn Speech() -> impl IntoView {
    let spoken = SPOKEN.with(Clone::clone);
    view! {
        <p class="unseen" role="status" aria-live="polite" data-test="spoken">
            {move || spoken.get()}
        </p>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_sentence_twice_is_spoken_twice() {
        let heard = || SPOKEN.with(GetUntracked::get_untracked);
        announce("your turn");
        let first = heard();
        announce("your turn");
        let second = heard();
        assert_ne!(first, second);
        assert_eq!(first, second.trim_end_matches('\u{a0}'));
        announce("your turn");
        assert_eq!(heard(), first);
    }
}
