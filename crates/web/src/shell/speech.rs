//! What is spoken to those who listen to the page.

use leptos::prelude::*;

thread_local! {
    static SPOKEN: ArcRwSignal<String> = ArcRwSignal::new(String::new());
}

/// Says something to those who listen to the page instead of looking at it.
pub fn announce(text: impl Into<String>) {
    let text = text.into();
    SPOKEN.with(|spoken| {
        spoken.update(|spoken| {
            *spoken = if *spoken == text {
                // The same sentence again is only spoken if it looks different.
                text + "\u{a0}"
            } else {
                text
            };
        });
    });
}

/// Where it is spoken; unseen.
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
