//! Polls the server for the user's games, challenges and rematch offers, and counts what is
//! waiting.

use std::cell::Cell;

use api::lobby::OpenChallenge;
use api::online::{GameCode, View};
use api::people::GameSummary;
use gloo_timers::callback::Interval;
use leptos::prelude::*;
use rules::Setup;
use wasm_bindgen_futures::spawn_local;

use super::asking::Asking;
use super::tell::tell;
use super::{icon, kept};
use crate::language::window;
use crate::lobby::requests;
use crate::online::http::Fault;
use crate::online::socket::now;
use crate::people::{self, Known as KnownPerson, has_account, settings_sync};
use crate::shell::{self, Waiting};
use crate::small_sort::sort_by_key;
use crate::{address, t};

/// How often to check whether to poll, in milliseconds.
const TICK: u32 = 1_000;

/// A game in progress, or a finished one that may have a rematch.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OwnGame {
    /// Its code.
    pub code: GameCode,
    /// Which game it is.
    pub setup: Setup,
    /// Its state, as the server reports it.
    pub summary: Option<GameSummary>,
}

impl OwnGame {
    /// Whether it is waiting for the user: for a turn, or for an answer.
    pub fn waits_for_you(&self) -> bool {
        let yours = |game: &GameSummary| {
            let is_turn = game.you.is_some() && game.to_move == game.you;
            is_turn || game.offered().is_some()
        };
        self.summary.as_ref().is_some_and(yours)
    }
}

/// What is known of the user's games.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Known {
    /// The games, those waiting for the user first.
    pub games: Vec<OwnGame>,
    /// The challenges to the user.
    pub challenges: Vec<OpenChallenge>,
    /// When the server reported it, by this device's clock.
    pub at: f64,
}

impl Known {
    fn waiting(&self) -> usize {
        let games = self.games.iter().filter(|game| game.waits_for_you());
        games.count() + self.challenges.len()
    }

    /// Applies the current state of a game.
    fn see(&mut self, code: &GameCode, view: &View, now: f64) {
        let since = (now - self.at).max(0.0) as u64;
        let deadline = view.clock.and_then(|clock| clock.deadline);
        let game = self.games.iter_mut().find(|game| game.code == *code);
        if let Some(summary) = game.and_then(|game| game.summary.as_mut()) {
            summary.to_move = view.to_move;
            summary.offers.clone_from(&view.offers);
            summary.players.clone_from(&view.players);
            // All times in the list refer to the same moment.
            summary.left = deadline.map(|deadline| deadline.since(view.now) + since);
        }
    }
}

thread_local! {
    static KNOWN: ArcRwSignal<Known> = ArcRwSignal::new(Known {
        games: remembered(),
        ..Known::default()
    });
    /// What was asked.
    static ASKING: Cell<Asking> = const { Cell::new(Asking::new()) };
}

/// Updates the state of polling.
fn asking<T>(change: impl FnOnce(&mut Asking) -> T) -> T {
    let mut asking = ASKING.get();
    let result = change(&mut asking);
    ASKING.set(asking);
    result
}

fn remembered() -> Vec<OwnGame> {
    let game = |kept: kept::Listed| OwnGame {
        code: kept.code,
        setup: kept.setup,
        summary: None,
    };
    kept::stored().into_iter().map(game).collect()
}

/// What is known. Reactive.
pub fn known() -> Known {
    KNOWN.with(Clone::clone).get()
}

/// Something may have changed: the server is asked at the next opportunity.
pub fn soon() {
    asking(Asking::soon);
}

/// Applies the state of the game on the page, so that the list need not be fetched again for every
/// turn.
pub fn see(code: &GameCode, view: &View) {
    let is_known = |known: &Known| known.games.iter().any(|game| game.code == *code);
    let is_listed = KNOWN.with(|known| known.with_untracked(is_known));
    if !is_listed || view.result.is_some() {
        soon();
        return;
    }
    KNOWN.with(|known| known.update(|known| known.see(code, view, now())));
}

/// Polls while somebody plays online here.
#[component]
pub fn News() -> impl IntoView {
    if untrack(people::known) == KnownPerson::Unknown {
        people::ask();
    }
    settings_sync::follow();
    // Refresh on navigation, sign-in and sign-out.
    let has_account = Memo::new(|_| has_account());
    Effect::new(move |_| {
        let _ = (address::here(), has_account.get());
        soon();
    });
    Effect::new(|_| {
        let count = known().waiting();
        shell::set_waiting((count > 0).then(|| Waiting {
            count,
            words: t!("online-waiting-count", count = count),
        }));
        icon::show(count);
    });
    if window().is_some() {
        let ticks = StoredValue::new_local(Interval::new(TICK, ask_if_due));
        let focused = window_event_listener(leptos::ev::focus, |_| soon());
        on_cleanup(move || {
            ticks.dispose();
            focused.remove();
            shell::set_waiting(None);
            icon::show(0);
            // The next account has other games.
            asking(Asking::forget);
            KNOWN.with(|known| known.set(Known::default()));
        });
    }
}

fn ask_if_due() {
    let document = window().and_then(|window| window.document());
    let is_hidden = document.is_some_and(|document| document.hidden());
    if let Some(question) = asking(|asking| asking.ask(now(), is_hidden)) {
        spawn_local(async move {
            let is_ok = ask(question).await.is_ok();
            asking(|asking| asking.answered(question, is_ok));
        });
    }
    kept::forget_in_time(now());
}

async fn ask(question: u32) -> Result<(), Fault> {
    let before = kept::stored();
    // Without an answer, keep what was known.
    let page = requests::playing().await?;
    let challenges = match untrack(has_account) {
        true => requests::yours().await?.challenges,
        false => Vec::new(),
    };
    if !ASKING.get().awaits(question) {
        return Ok(());
    }
    if kept::stored() != before {
        // A game has begun or ended in the meantime.
        soon();
        return Ok(());
    }
    let games = ordered(page.games);
    let summaries = games.iter().filter_map(|game| game.summary.as_ref());
    let on = summaries.filter(|game| game.result.is_none());
    let kept: Vec<_> = on
        .map(|game| kept::listed(&game.code, &game.terms))
        .collect();
    kept::replace(&kept, now());
    let known = KNOWN.with(Clone::clone);
    known.with_untracked(|before| tell(before, &games, &challenges));
    let to_you = |one: &OpenChallenge| !one.is_own && one.game.is_none();
    known.set(Known {
        games,
        challenges: challenges.into_iter().filter(to_you).collect(),
        at: now(),
    });
    Ok(())
}

/// Games on the user's turn first, the most urgent at the top; then the opponent's turns, and those
/// waiting for a second player.
fn ordered(games: Vec<GameSummary>) -> Vec<OwnGame> {
    let mut games: Vec<OwnGame> = games
        .into_iter()
        .map(|game| OwnGame {
            code: game.code.clone(),
            setup: game.terms.setup,
            summary: Some(game),
        })
        .collect();
    sort_by_key(&mut games, |game| {
        let summary = game.summary.as_ref();
        let left = summary.and_then(|game| game.left).unwrap_or(u64::MAX);
        let is_waiting = summary.is_none_or(|game| game.to_move.is_none());
        (!game.waits_for_you(), is_waiting, left)
    });
    games
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use api::online::{ClockView, Offer, OpenOffer, Seat, Terms, Time, Timing};

    pub fn game(number: u8, you: Seat, to_move: Option<Seat>, left: Option<u64>) -> GameSummary {
        GameSummary {
            code: GameCode::of([number; 10]),
            terms: Terms::casual(Setup::TIX, Timing::Correspondence { days: 3 }),
            players: [None, None],
            you: Some(you),
            turns: 0,
            to_move,
            left,
            created: Time::from_millis(0),
            changed: Time::from_millis(0),
            result: None,
            rating_changes: None,
            offers: Vec::new(),
        }
    }

    /// What is known once the server has listed these games.
    pub fn known(games: Vec<GameSummary>) -> Known {
        Known {
            games: ordered(games),
            challenges: Vec::new(),
            at: 1_000.0,
        }
    }

    #[test]
    fn an_offer_waits_for_an_answer_even_when_it_is_not_my_turn() {
        let (white, black) = (Seat::White, Seat::Black);
        let mut offered = game(1, white, Some(black), None);
        let offer = |by| OpenOffer {
            offer: Offer::Draw,
            by,
        };
        offered.offers = vec![offer(white)];
        let waiting = |game: &GameSummary| known(vec![game.clone()]).waiting();
        assert_eq!(waiting(&offered), 0);
        offered.offers = vec![offer(black)];
        assert_eq!(waiting(&offered), 1);
    }

    #[test]
    fn games_that_wait_for_me_come_first_and_the_most_urgent_of_them_before() {
        let (white, black) = (Seat::White, Seat::Black);
        let games = vec![
            game(1, white, None, None),
            game(2, white, Some(black), Some(5)),
            game(3, white, Some(white), Some(70)),
            game(4, black, Some(black), Some(60)),
            game(5, black, Some(black), None),
        ];
        let known = known(games);
        let codes: Vec<GameCode> = known.games.iter().map(|game| game.code.clone()).collect();
        assert_eq!(
            codes,
            [4, 3, 5, 2, 1].map(|number| GameCode::of([number; 10]))
        );
        assert_eq!(known.waiting(), 3);
    }

    #[test]
    fn a_turn_seen_on_the_page_is_counted_at_once() {
        let (white, black) = (Seat::White, Seat::Black);
        let mut known = known(vec![game(1, white, Some(white), Some(70))]);
        let terms = Terms::casual(Setup::TIX, Timing::Unlimited);
        let begun = Time::from_millis(0);
        let game = online::Game::replay(&[online::Game::create(terms, begun)]).unwrap();
        let view = View {
            to_move: Some(black),
            clock: Some(ClockView {
                white: 70,
                black: 50,
                running: Some(black),
                deadline: Some(Time::from_millis(50)),
                since: None,
            }),
            ..game
                .view(None, begun, &online::Presence::default())
                .unwrap()
        };
        known.see(&GameCode::of([1; 10]), &view, 1_200.0);
        assert_eq!(known.waiting(), 0);
        let summary = known.games[0].summary.as_ref().unwrap();
        assert_eq!((summary.to_move, summary.left), (Some(black), Some(250)));
    }
}
