//! The question whether the user is ready to play: impossible to miss, with a short timeout.

use api::lobby::READY_WITHIN;
use gloo_timers::callback::Interval;
use leptos::prelude::*;

use super::controller::{Asked, LobbyController};
use super::{player, terms};
use crate::language::window;
use crate::lobby::requests;
use crate::online::socket::now;
use crate::shell::{self, Sheet};
use crate::t;

/// A sheet over everything, with a countdown in it and in the page's title.
#[component]
pub(super) fn ReadyQuestion(controller: LobbyController) -> impl IntoView {
    let asked = controller.asked;
    let clock = RwSignal::new(now());
    let left =
        Memo::new(move |_| asked.with(|asked| asked.as_ref().map(|one| seconds(one, clock.get()))));
    let open = RwSignal::new(false);
    let id = Memo::new(move |_| asked.with(|asked| asked.as_ref().map(|one| one.pairing.id)));
    Effect::new(move |_| open.set(id.get().is_some()));
    // Closing the sheet declines.
    let decline = move || {
        if let Some(id) = id.get_untracked() {
            controller.answered(id);
            controller.act(requests::decline(id), |()| ());
        }
    };
    Effect::new(move |was_open: Option<bool>| {
        let is_open = open.get();
        if was_open == Some(true) && !is_open {
            decline();
        }
        is_open
    });
    count(asked, clock);
    follow_title(left);
    let ready = move |_| {
        if let Some(id) = id.get_untracked() {
            controller.act(requests::ready(id), |()| ());
        }
    };
    let you_ready = Memo::new(move |_| {
        asked.with(|asked| asked.as_ref().is_some_and(|one| one.pairing.you_ready))
    });
    let about = move || {
        asked.with(|asked| {
            asked.as_ref().map(|one| {
                let who = player(&one.pairing.opponent);
                t!(
                    "lobby-ready-about",
                    name = who,
                    terms = terms(&one.pairing.terms)
                )
            })
        })
    };
    view! {
        <Sheet open label=Signal::derive(|| t!("lobby-ready-question"))>
            <div class="lobby-ready" data-test="ready-question">
                <p>{about}</p>
                <p class="lobby-left" role="timer">
                    {move || left.get().map(|seconds| t!("lobby-seconds", seconds = seconds))}
                </p>
                <div class="play-ways">
                    <button
                        class="button strong"
                        type="button"
                        data-test="ready"
                        // Not `disabled`: it keeps its focus.
                        aria-disabled=move || you_ready.get().then_some("true")
                        on:click=ready
                    >
                        {move || match you_ready.get() {
                            true => t!("lobby-waiting"),
                            false => t!("lobby-ready"),
                        }}
                    </button>
                    <button class="button" type="button" on:click=move |_| open.set(false)>
                        {move || t!("lobby-not-now")}
                    </button>
                </div>
            </div>
        </Sheet>
    }
}

/// How many seconds are left to answer.
fn seconds(asked: &Asked, now: f64) -> u64 {
    let passed = (now - asked.since).max(0.0) as u64;
    READY_WITHIN.saturating_sub(passed).div_ceil(1000)
}

/// Counts while there is a question.
fn count(asked: RwSignal<Option<Asked>>, clock: RwSignal<f64>) {
    if window().is_none() {
        return;
    }
    let ticks = StoredValue::new_local(Interval::new(500, move || {
        if asked.try_with_untracked(Option::is_some) == Some(true) {
            let _ = clock.try_set(now());
        }
    }));
    on_cleanup(move || ticks.dispose());
}

/// A tab in the background shows little more than its title.
fn follow_title(left: Memo<Option<u64>>) {
    Effect::new(move |before: Option<Option<u64>>| {
        let left = left.get();
        let title = match (left, before.flatten()) {
            (Some(seconds), _) => Some(t!("lobby-ready-title", seconds = seconds)),
            (None, Some(_)) => Some(format!("{} · Quarterturn", t!("lobby-title"))),
            (None, None) => None,
        };
        if let Some(title) = title {
            shell::set_title(&title);
        }
        left
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use api::lobby::{LobbyId, Pairing};
    use api::online::{Terms, Time, Timing};
    use api::people::PlayerView;
    use rules::Setup;

    #[test]
    fn the_seconds_are_counted_by_the_clock_of_this_device() {
        let pairing = Pairing {
            id: LobbyId(1),
            terms: Terms::casual(Setup::TIX, Timing::Unlimited),
            opponent: PlayerView {
                name: None,
                rating: None,
                is_bot: false,
            },
            until: Time::from_millis(7),
            you_ready: false,
            they_ready: false,
            game: None,
        };
        let asked = Asked {
            pairing,
            since: 1_000.0,
        };
        assert_eq!(seconds(&asked, 0.0), 20);
        assert_eq!(seconds(&asked, 1_000.0), 20);
        assert_eq!(seconds(&asked, 2_500.0), 19);
        assert_eq!(seconds(&asked, 99_000.0), 0);
    }
}
