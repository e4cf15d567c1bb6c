//! Set phrases between players, each in the reader's language.

use api::online::{Command, Phrase, Said, View};
use leptos::prelude::*;

use super::controller::OnlineController;
use super::wording;
use crate::shell::{self, Sheet};
use crate::store::local_storage;
use crate::t;

/// The storage key for muting opponents' phrases.
const MUTED: &str = "quarterturn.phrases-muted";

/// The storage key for the last phrase shown in a game.
fn heard_key(controller: OnlineController) -> String {
    format!("quarterturn.online-heard.{}", controller.code())
}

fn is_muted() -> bool {
    local_storage::read(MUTED).is_some()
}

/// The key of a phrase.
const fn key(phrase: Phrase) -> &'static str {
    match phrase {
        Phrase::Hello => "phrase-hello",
        Phrase::GoodLuck => "phrase-good-luck",
        Phrase::NiceMove => "phrase-nice-move",
        Phrase::Oops => "phrase-oops",
        Phrase::ThankYou => "phrase-thank-you",
        Phrase::MustGo => "phrase-must-go",
        Phrase::WellPlayed => "phrase-well-played",
        Phrase::GoodGame => "phrase-good-game",
    }
}

/// The phrases since an entry, oldest first. Phrases from before the last turn of each are dropped.
fn since(view: &View, heard: u64) -> Vec<Said> {
    let turns = view.turns.len();
    let is_recent = |said: &&Said| usize::try_from(said.ply).is_ok_and(|ply| ply + 1 >= turns);
    let mut news: Vec<Said> = view.said.iter().filter(is_recent).copied().collect();
    news.retain(|said| said.number > heard);
    news.sort_by_key(|said| said.number);
    news
}

/// The newest entry with a phrase.
fn newest(view: &View) -> u64 {
    view.said.iter().map(|said| said.number).max().unwrap_or(0)
}

/// Shows phrases said while this device was away, unless the game is over.
pub fn catch_up(controller: OnlineController) {
    let heard = local_storage::read(&heard_key(controller));
    let heard = heard.and_then(|text| text.parse().ok()).unwrap_or(0);
    let view = controller.view.get_untracked();
    if view.result.is_none() {
        tell(controller, &view, heard);
    }
}

/// Shows what was said since an earlier view.
pub fn hear(controller: OnlineController, before: &View) {
    let view = controller.view.get_untracked();
    tell(controller, &view, newest(before));
}

/// Shows and announces the phrases after an entry, once.
fn tell(controller: OnlineController, view: &View, heard: u64) {
    let news = since(view, heard);
    if news.is_empty() {
        return;
    }
    let key_of_heard = heard_key(controller);
    match view.result {
        // Without storage a reload says it again.
        None => drop(local_storage::write(
            &key_of_heard,
            &newest(view).to_string(),
        )),
        Some(_) => local_storage::remove(&key_of_heard),
    }
    for said in news {
        if view.you == Some(said.by) || !is_muted() {
            let name = untrack(|| wording::name(controller, said.by));
            let phrase = t!(key(said.phrase));
            shell::notify(t!("online-said", name = name, phrase = phrase));
        }
    }
}

/// The game is over: nothing needs to be remembered.
pub fn forget(controller: OnlineController) {
    local_storage::remove(&heard_key(controller));
}

/// The sheet with the phrases.
#[component]
pub fn Phrases(
    /// The game.
    controller: OnlineController,
    /// Whether it is open.
    open: RwSignal<bool>,
) -> impl IntoView {
    let say = move |phrase| {
        open.set(false);
        controller.ask(Command::Say { phrase });
    };
    view! {
        <Sheet open label=Signal::derive(|| t!("online-say"))>
            <div class="sheet-entries phrases">
                {Phrase::ALL
                    .map(|phrase| {
                        view! {
                            <button class="button" type="button" on:click=move |_| say(phrase)>
                                {move || t!(key(phrase))}
                            </button>
                        }
                    })}
                <label class="switch sheet-switch">
                    <span>{move || t!("online-say-shown")}</span>
                    <input
                        type="checkbox"
                        role="switch"
                        prop:checked=!is_muted()
                        on:change=move |event| match event_target_checked(&event) {
                            true => local_storage::remove(MUTED),
                            // Without storage everything is shown.
                            false => drop(local_storage::write(MUTED, "yes")),
                        }
                    />
                </label>
            </div>
        </Sheet>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use api::online::Seat;
    use words::{Language, Words};

    #[test]
    fn every_phrase_is_another_one_in_every_language() {
        for language in Language::ALL {
            let words = Words::of(language);
            let said: std::collections::BTreeSet<String> =
                Phrase::ALL.map(|phrase| words.say(key(phrase))).into();
            assert_eq!(said.len(), Phrase::ALL.len(), "{language}: {said:?}");
            assert!(!said.iter().any(|text| text.contains("phrase-")));
        }
    }

    fn said(number: u64, ply: u32) -> Said {
        Said {
            number,
            by: Seat::White,
            phrase: Phrase::Hello,
            ply,
        }
    }

    #[test]
    fn only_what_is_new_and_recent_is_told() {
        let entries = [online::Game::create(
            api::online::Terms::casual(rules::Setup::TIX, api::online::Timing::Unlimited),
            api::online::Time::from_millis(0),
        )];
        let game = online::Game::replay(&entries).unwrap();
        let now = api::online::Time::from_millis(0);
        let mut view = game.view(None, now, &online::Presence::default()).unwrap();
        view.said = vec![said(9, 0), said(7, 0)];
        assert_eq!(since(&view, 7), [said(9, 0)]);
        assert_eq!(since(&view, 0), [said(7, 0), said(9, 0)]);
    }
}
