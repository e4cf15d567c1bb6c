//! The table of an online game.

use api::online::Offer as Offered;
use leptos::prelude::*;

use super::banner::Banner;
use super::controller::OnlineController;
use super::end::{EndBar, EndPanel};
use super::menu::{Asked, Menu};
use super::played::Played;
use super::{seat, wording};
use crate::board::{ActionBar, Board, Chain, Legend, Line, Offer, Shortcuts, Side};
use crate::language::window;
use crate::place::{Place, Play};
use crate::places::play::ListedTurns;
use crate::places::play::wording as games;
use crate::shell::{self, Icon, IconButton, Sheet, is_wide, show_table};
use crate::t;

/// The table.
#[component]
pub fn Table(
    /// The game.
    controller: OnlineController,
) -> impl IntoView {
    let desk = controller.desk;
    let setup = controller.view.with_untracked(|view| view.terms.setup);
    show_table();
    follow_title(controller, move || games::game(setup));
    let menu = RwSignal::new(None::<Asked>);
    let [turns, legend] = [(); 2].map(|()| RwSignal::new(false));
    let over = Memo::new(move |_| controller.is_over());
    let plays = Memo::new(move |_| controller.you().is_some());
    let bottom = Signal::derive(move || desk.bottom.get());
    let top = Signal::derive(move || desk.bottom.get().opponent());
    let seat = move |player: Signal<rules::Player>| {
        Signal::derive(move || seat::of(controller, player.get()))
    };
    let (earlier, later) = steps(controller);
    view! {
        <article
            class="table online"
            class:ended=over
            class:stale=move || controller.line.with(|line| line.silence.is_some())
        >
            <h1 class="unseen">{move || games::game(setup)}</h1>
            <div class="table-top">
                <a
                    class="board-tool table-back"
                    href=Place::Play(Play::Choose).to_string()
                    aria-label=move || t!("play-all-games")
                    title=move || t!("play-all-games")
                >
                    {Icon::Earlier.view()}
                </a>
                <Side desk player=top seat=seat(top) />
                <button
                    type="button"
                    class="board-tool"
                    aria-haspopup="dialog"
                    aria-label=move || t!("play-other")
                    title=move || t!("play-other")
                    on:click=move |_| menu.set(Some(Asked::Entries))
                >
                    {Icon::More.view()}
                </button>
            </div>
            <div class="table-board">
                <Board desk />
            </div>
            <div class="table-bottom">
                <Side desk player=bottom seat=seat(bottom) />
            </div>
            <div class="table-says">
                <Line desk earlier later />
                <Banner controller />
            </div>
            <Show
                when=move || over.get()
                fallback=move || {
                    view! {
                        <Chain desk>
                            <IconButton
                                icon=Icon::Idea
                                label="board-legend"
                                press=move |()| legend.set(true)
                            />
                        </Chain>
                        <Show when=move || plays.get()>
                            <Bar controller menu />
                        </Show>
                    }
                }
            >
                <EndBar controller />
            </Show>
            <Show when=is_wide>
                <div class="table-beside">
                    <Beside controller />
                </div>
            </Show>
        </article>
        <Sheet open=turns label=Signal::derive(|| t!("play-turns"))>
            <Beside controller />
        </Sheet>
        <Sheet open=legend label=Signal::derive(|| t!("board-legend"))>
            <Legend />
        </Sheet>
        <Menu controller asked=menu turns />
        <Shortcuts desk />
    }
}

/// The result and the turns, beside the board or in a sheet.
#[component]
fn Beside(controller: OnlineController) -> impl IntoView {
    let plies = Memo::new(move |_| {
        let notations = controller.played.with(Played::notations);
        notations.into_iter().enumerate().collect::<Vec<_>>()
    });
    let seen = seen(controller);
    view! {
        <EndPanel controller />
        <ListedTurns plies seen go=move |turns| controller.view_turn(turns) />
    }
}

fn seen(controller: OnlineController) -> Memo<usize> {
    Memo::new(move |_| {
        let length = controller.played.with(Played::len);
        controller.viewed.get().unwrap_or(length)
    })
}

/// The ways to the turn before and to the turn after.
fn steps(controller: OnlineController) -> (Offer, Offer) {
    let seen = seen(controller);
    let length = Memo::new(move |_| controller.played.with(Played::len));
    let earlier = Offer::new(Icon::Earlier, "play-earlier", move || {
        controller.view_turn(seen.get_untracked().saturating_sub(1));
    });
    let later = Offer::new(Icon::Later, "play-later", move || {
        controller.view_turn(seen.get_untracked() + 1);
    });
    (
        earlier.when(move || seen.get() > 0),
        later.when(move || seen.get() < length.get()),
    )
}

/// The action bar of a running game.
#[component]
fn Bar(controller: OnlineController, menu: RwSignal<Option<Asked>>) -> impl IntoView {
    let desk = controller.desk;
    let take_back = Offer::new(Icon::Undo, "online-ask-takeback", move || {
        controller.offer(Offered::Takeback);
    })
    .when(move || controller.can_ask_for_takeback());
    let draw = Offer::new(Icon::People, "online-draw-short", move || {
        menu.set(Some(Asked::Draw));
    })
    .when(move || {
        let is_open = controller.line.with(|line| line.is_open);
        is_open && !controller.has_offered(Offered::Draw)
    });
    let threats = Offer::threats(desk).when(move || !controller.is_rated_and_on());
    view! { <ActionBar desk a=draw b=threats take_back /> }
}

/// The title of the page says whose turn it is, and what cannot be missed.
fn follow_title(controller: OnlineController, game: impl Fn() -> String + 'static) {
    let set = |title: &str| {
        if let Some(document) = window().and_then(|window| window.document()) {
            document.set_title(title);
        }
    };
    let first = game();
    shell::announce(first);
    Effect::new(move |_| {
        let name = match controller.offered() {
            Some(offer) => wording::offers(offer),
            None if controller.is_your_turn() => t!("online-your-turn"),
            None => String::new(),
        };
        let game = game();
        set(&match name.as_str() {
            "" => format!("{game} · Quarterturn"),
            name => format!("{name} · {game}"),
        });
    });
    on_cleanup(move || set("Quarterturn"));
}
