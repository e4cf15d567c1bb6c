//! The life meter: who can still slide, and who could lose that in one turn.

use std::time::Duration;

use draw::{Arrow, Meaning};
use leptos::prelude::*;
use rules::{Player, Turn};
use words::Words;

use crate::board::desk::Desk;
use crate::board::show::stage::now;
use crate::board::show::voice::labels;
use crate::board::show::voice::said::Said;
use crate::board::show::voice::sound::{self, Sound};
use crate::board::sight::life::{Danger, Hunt};
use crate::language::{language, spoken, window};
use crate::shell::Icon;

/// Actions tried between two checks of the clock.
const SLICE: u32 = 20;
/// Time slice of a hunt in milliseconds before it yields to the page, and the pause after it.
const BUSY: f64 = 4.0;
const PAUSE: Duration = Duration::from_millis(12);

/// How many pieces a player can slide, and a warning if all of them could be lost in one turn.
/// Pointing at the warning shows how.
#[component]
pub fn LifeMeter(
    /// The desk.
    desk: Desk,
    /// Whose life.
    #[prop(into)]
    player: Signal<Player>,
) -> impl IntoView {
    let slidable = Memo::new(move |_| {
        desk.composer
            .with(|composer| composer.now().slidable(player.get()).len())
    });
    let danger = Memo::new(move |_| {
        desk.notes
            .danger
            .with(|danger| match &danger[player.get() as usize] {
                Some(Danger::InOneTurn(turn)) => Some(turn.clone()),
                _ => None,
            })
    });
    let warned = Memo::new(move |_| danger.with(Option::is_some));
    let alarmed = Memo::new(move |_| desk.notes.alarmed.get()[player.get() as usize]);
    Effect::new(move |_| {
        if alarmed.get() && desk.preferences.sound.get_untracked() {
            sound::play(Sound::Threat);
        }
    });
    let count = move || labels::life(Words::of(language()), player.get(), slidable.get());
    let warning = move || {
        let now = desk.composer.with(|composer| *composer.now());
        let (words, you) = (Words::of(language()), desk.mover.get().you());
        Some(labels::danger(
            words,
            player.get(),
            &now,
            &danger.get()?,
            you,
        ))
    };
    let text = move || {
        let words = Words::of(language());
        let text = words.in_a_row([count()].into_iter().chain(warning()));
        desk.outside
            .names
            .with(|names| words.with_names(text, names))
    };
    let pips = move || {
        // The number is never shown without its mark.
        let shown = slidable.get().clamp(1, 8);
        (0..shown)
            .map(|_| view! { <span class="board-pip"></span> })
            .collect_view()
    };
    let show = move |shown: bool| show_danger(desk, player.get_untracked(), shown);
    view! {
        <button
            type="button"
            class="board-life"
            class:warned=warned
            class:alarmed=alarmed
            class:none=move || slidable.get() == 0
            aria-label=text
            title=text
            on:pointerenter=move |_| show(true)
            on:pointerleave=move |_| show(false)
            on:focus=move |_| show(true)
            on:blur=move |_| show(false)
            on:click=move |_| {
                show(true);
                // The number is seen; the line has room for the warning.
                desk.said.set(Said::Own(untrack(|| warning().unwrap_or_else(count))));
            }
        >
            <span class="board-pips" aria-hidden="true">{pips}</span>
            <span class="board-life-count" aria-hidden="true">{move || slidable.get()}</span>
            <span class="board-life-name" aria-hidden="true">{spoken("board-life-name")}</span>
            <span class="board-life-warning" aria-hidden="true">
                {Icon::Threats.view()}
            </span>
        </button>
    }
}

/// Looks for dangers whenever the position changes.
pub fn watch(desk: Desk) {
    let asked = StoredValue::new(0_u64);
    let standing = StoredValue::new(None::<Dangers>);
    let now = Memo::new(move |_| desk.composer.with(|composer| *composer.now()));
    Effect::new(move |_| {
        let position = now.get();
        let question = asked.get_value() + 1;
        asked.set_value(question);
        desk.notes.danger.set([None, None]);
        desk.notes.alarmed.set([false; 2]);
        if desk.edited.with(Option::is_none) && window().is_some() {
            let hunts = Player::ALL.map(|player| Hunt::new(&position, player));
            hunt(desk, hunts, asked, question, standing);
        }
    });
}

/// Whether White and Black could lose everything slidable in one turn.
type Dangers = [bool; 2];

/// Who is in danger now and was not before. Nobody is alarmed by the first position that is seen.
fn alarmed(before: Option<Dangers>, now: Dangers) -> Dangers {
    let [white, black] = before.unwrap_or([true; 2]);
    [now[0] && !white, now[1] && !black]
}

/// The dangers of a position are known: those that have just come up raise an alarm, but not those of a
/// turn that is still being composed.
fn raise_alarm(desk: Desk, standing: StoredValue<Option<Dangers>>) {
    if desk
        .composer
        .with_untracked(|composer| composer.steps().is_empty())
    {
        let danger = desk.notes.danger.get_untracked();
        let now = danger.map(|danger| matches!(danger, Some(Danger::InOneTurn(_))));
        desk.notes.alarmed.set(alarmed(standing.get_value(), now));
        standing.set_value(Some(now));
    }
}

fn hunt(
    desk: Desk,
    mut hunts: [Hunt; 2],
    asked: StoredValue<u64>,
    question: u64,
    standing: StoredValue<Option<Dangers>>,
) {
    set_timeout(
        move || {
            if asked.try_get_value() != Some(question) {
                return;
            }
            // Don't take frames from an animation.
            let until = if desk.stage.is_in_motion() {
                0.0
            } else {
                now() + BUSY
            };
            while now() < until {
                let Some(hunt) = hunts.iter_mut().find(|hunt| hunt.danger().is_none()) else {
                    let known = hunts.map(|hunt| hunt.danger().cloned());
                    desk.notes.danger.set(known);
                    raise_alarm(desk, standing);
                    return;
                };
                hunt.go_on(SLICE);
            }
            hunt(desk, hunts, asked, question, standing);
        },
        PAUSE,
    );
}

/// Shows how a player could lose everything slidable, with arrows that replace those of the place.
fn show_danger(desk: Desk, player: Player, shown: bool) {
    let turn = desk
        .notes
        .danger
        .with_untracked(|danger| match &danger[player as usize] {
            Some(Danger::InOneTurn(turn)) if shown => Some(turn.clone()),
            _ => None,
        });
    let actions = turn.as_ref().map(Turn::actions).unwrap_or_default();
    let arrows = Arrow::of_slides(actions, Meaning::Threat);
    let shown = desk.notes.danger_arrows;
    if shown.with_untracked(|shown| *shown != arrows) {
        shown.set(arrows);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_alarm_is_raised_when_a_danger_comes_up_and_not_again_while_it_lasts() {
        let (none, white, both) = ([false; 2], [true, false], [true; 2]);
        assert_eq!(alarmed(None, both), none, "a game that is opened");
        assert_eq!(alarmed(Some(none), white), white);
        assert_eq!(alarmed(Some(white), white), none);
        assert_eq!(alarmed(Some(white), both), [false, true]);
        assert_eq!(alarmed(Some(both), none), none);
    }
}
