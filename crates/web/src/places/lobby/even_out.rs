//! Evens out a difference in rating: colours, handicap, time.

use api::online::{Seat, Stakes, Timing, suggested};
use api::people::{CategoryRating, RatedGame, Speed};
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::challenge_form::Chosen;
use super::chosen_terms::{GAMES, setup, terms};
use crate::language::window;
use crate::people::{self, Known};
use crate::places::online::odds::LessTime;
use crate::places::play::Handicap;
use crate::t;

/// What makes a game between two people even.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Evened {
    /// The seat of the person at this screen. The stronger player has Black.
    pub(super) seat: Seat,
    pub(super) handicap: Option<Handicap>,
    pub(super) less_time: Option<LessTime>,
}

/// The odds if the user is rated this much above the other player.
fn evened(gap: i32, game: usize, timing: Timing) -> Option<Evened> {
    let even = terms(setup(game, None)?, timing, Stakes::Casual);
    let odds = suggested(even, Seat::Black, gap.unsigned_abs())?;
    let has_pieces = |one: &Handicap| setup(game, Some(*one)) == Some(odds.setup);
    let handicap = Handicap::ALL.into_iter().find(has_pieces);
    let has_time = |one: &LessTime| odds.odds.is_some() && one.on(timing) == odds.odds;
    Some(Evened {
        seat: if gap > 0 { Seat::Black } else { Seat::White },
        handicap: handicap.filter(|_| odds.setup != even.setup),
        less_time: LessTime::ALL.into_iter().find(has_time),
    })
}

fn rating_in(ratings: &[CategoryRating], game: RatedGame, speed: Speed) -> Option<i32> {
    let of = |one: &&CategoryRating| (one.game, one.speed) == (game, speed);
    ratings.iter().find(of).map(|one| one.now.rating)
}

/// Shows the rating gap, and offers to even it out.
#[component]
pub(super) fn EvenOut(
    chosen: Chosen,
    /// The ratings of the other.
    theirs: Vec<CategoryRating>,
    #[prop(into)] take: Callback<Evened>,
) -> impl IntoView {
    let own = RwSignal::new(Vec::<CategoryRating>::new());
    let is_of_use = !theirs.is_empty();
    let name = Memo::new(|_| match people::known() {
        Known::Me(me) => me.name,
        Known::Unknown | Known::Fault(_) => None,
    });
    Effect::new(move |_| {
        let Some(name) = name.get().filter(|_| is_of_use && window().is_some()) else {
            return;
        };
        spawn_local(async move {
            // Without it there is nothing to suggest.
            if let Ok(profile) = people::profile(&name).await {
                let _ = own.try_set(profile.ratings);
            }
        });
    });
    let theirs = StoredValue::new(theirs);
    let gap = Memo::new(move |_| {
        let game = RatedGame::of(*GAMES.get(chosen.game.get())?)?;
        let speed = Speed::of(chosen.timing())?;
        let mine = own.with(|own| rating_in(own, game, speed))?;
        let other = theirs.with_value(|theirs| rating_in(theirs, game, speed))?;
        Some(mine - other)
    });
    let evened = Memo::new(move |_| evened(gap.get()?, chosen.game.get(), chosen.timing()));
    let said = move || {
        let gap = gap.get().unwrap_or_default();
        match gap > 0 {
            true => t!("lobby-gap-above", gap = gap),
            false => t!("lobby-gap-below", gap = -gap),
        }
    };
    view! {
        <Show when=move || evened.get().is_some()>
            <p class="even-out" data-test="even-out">
                <span>{said}</span>
                <button
                    class="button"
                    type="button"
                    on:click=move |_| {
                        if let Some(evened) = evened.get_untracked() {
                            take.run(evened);
                        }
                    }
                >
                    {move || t!("lobby-even-out")}
                </button>
            </p>
        </Show>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Player;

    const LIVE: Timing = Timing::Live {
        base: 600_000,
        increment: 5_000,
    };

    #[test]
    fn the_stronger_player_has_black_and_gives_the_odds() {
        let live = evened(-350, 1, LIVE).unwrap();
        assert_eq!((live.seat, live.handicap), (Seat::White, None));
        let quarter = LessTime {
            seat: Seat::Black,
            share: 4,
        };
        assert_eq!(live.less_time, Some(quarter));
        let days = evened(200, 1, Timing::Correspondence { days: 3 }).unwrap();
        assert_eq!((days.seat, days.less_time), (Seat::Black, None));
        let handicap = days.handicap.unwrap();
        assert_eq!((handicap.player, handicap.tix), (Player::Black, 2));
        assert_eq!(evened(50, 1, LIVE), None);
    }
}
