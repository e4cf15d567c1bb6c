//! Urgent messages, in place of the line: a lost connection, an offer, an absence.

use api::online::{Claim, Offer, Seat};
use leptos::prelude::*;

use super::seat::minutes;
use crate::online::clock::first_turn_due;
use crate::places::online::conditional::{self, Making};
use crate::places::online::controller::OnlineController;
use crate::places::online::wording;
use crate::shell::reserve_line;
use crate::t;

/// What is shown; the first that applies.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Shown {
    /// The server has been silent for this many seconds.
    Lost(u64),
    /// A conditional turn is being composed.
    Making(Making),
    /// The opponent offers something.
    Offer(Offer),
    /// The opponent has left, and the game can be claimed in this many seconds.
    Left(u64),
    /// The game can be claimed.
    Claim,
    /// The person at this screen offers something.
    Own(Offer),
    /// The first turn has to be made in this many seconds.
    First(u64),
}

fn shown(controller: OnlineController) -> Option<Shown> {
    if let Some(silence) = controller.uplink.line.with(|line| line.silence) {
        return Some(Shown::Lost(silence / 1000));
    }
    if let Some(making) = controller.conditional.making.get() {
        return Some(Shown::Making(making));
    }
    if let Some(offer) = controller
        .offered()
        .filter(|offer| *offer != Offer::Rematch)
    {
        return Some(Shown::Offer(offer));
    }
    let now = controller.uplink.now.get();
    let first = controller.view.with(|view| first_turn_due(view, now));
    if let Some(left) = first {
        return Some(Shown::First(left.div_ceil(1000)));
    }
    let opponent = controller.you().map(Seat::opposite)?;
    let claim_at = controller.view.with(|view| {
        let away = view.seats[opponent as usize].away?;
        away.claim_at.filter(|_| view.result.is_none())
    });
    if let Some(claim_at) = claim_at {
        let left = claim_at.since(now);
        return Some(match left.div_ceil(1000) {
            0 => Shown::Claim,
            seconds => Shown::Left(seconds),
        });
    }
    [Offer::Draw, Offer::Takeback]
        .into_iter()
        .find(|offer| controller.has_offered(*offer))
        .map(Shown::Own)
}

/// The banner. It covers the line, and never the board or the bar.
#[component]
pub fn Banner(
    /// The game.
    controller: OnlineController,
) -> impl IntoView {
    let shown = Memo::new(move |_| shown(controller));
    let act = |key: &'static str, act: Callback<()>| {
        view! {
            <button class="button" type="button" on:click=move |_| act.run(())>
                {move || t!(key)}
            </button>
        }
    };
    move || {
        shown.get().map(|shown| {
            reserve_line();
            let is_fault = matches!(shown, Shown::Lost(_));
            let ways = match shown {
                Shown::Offer(offer) => vec![
                    act("online-yes", Callback::new(move |()| controller.accept(offer))),
                    act("play-no", Callback::new(move |()| controller.decline(offer))),
                ],
                Shown::Claim => vec![
                    act("online-claim-win", Callback::new(move |()| controller.claim(Claim::Win))),
                    act("online-claim-draw", Callback::new(move |()| controller.claim(Claim::Draw))),
                ],
                Shown::Making(_) => vec![act(
                    "animation-cancel",
                    Callback::new(move |()| conditional::cancel(controller)),
                )],
                Shown::Own(offer) => vec![act(
                    "online-withdraw",
                    Callback::new(move |()| controller.decline(offer)),
                )],
                Shown::Lost(_) | Shown::Left(_) | Shown::First(_) => Vec::new(),
            };
            let text = move || match &shown {
                Shown::Lost(seconds) => wording::silence(controller, seconds * 1000),
                Shown::Making(making) => making.asks(),
                Shown::Offer(offer) => wording::offered(*offer),
                Shown::Left(seconds) => t!("online-left", time = minutes(seconds * 1000)),
                Shown::Claim => t!("online-left-claim"),
                Shown::Own(offer) => wording::own_offer(*offer),
                Shown::First(seconds) => {
                    t!("online-first-due", time = minutes(seconds * 1000))
                }
            };
            view! {
                <div class="table-notice online-banner" class:fault=is_fault data-test="online-banner">
                    <span>{text}</span>
                    {ways}
                </div>
            }
        })
    }
}
