//! The table of a game, on this device or online: the board, both sides, and everything besides
//! moving. A place describes its game ([`TabledGame`]) and adds what is specific to it.

mod end;
mod hint;
mod menu;
mod spoken_clock;
mod turn_list;

use leptos::prelude::*;
use record::Game;
use rules::{Player, Setup};

use crate::board::{Board, Chain, Desk, LegendSheet, Line, Seat, Shortcuts, Side};
use crate::language::spoken;
use crate::place::{Place, Play};
use crate::places::play::wording;
use crate::shell::{Icon, Notice, Sheet, is_wide, show_table};
pub use end::{Analyse, EndBar, EndPanel};
pub use hint::{Hint, Hints, outlook};
pub use menu::{Menu, MenuPage, Question, entry};
pub use spoken_clock::{SpokenClock, speak};
pub use turn_list::{NotationSwitch, TurnList, is_notation, told, told_of};

/// Below this remaining time in milliseconds a clock warns.
pub const LOW_TIME: u64 = 20_000;

/// A game, as far as its table is concerned. Copies share the same state.
#[derive(Clone, Copy)]
pub struct TabledGame {
    /// The board.
    pub desk: Desk,
    /// Which game it is.
    pub setup: Setup,
    /// Whether it is over.
    pub is_over: Memo<bool>,
    /// The turns in notation.
    pub turns: Memo<Vec<String>>,
    /// Which earlier position is on the board, by its number of turns; `None` for the current one.
    pub viewed: RwSignal<Option<usize>>,
    /// Shows the position after this many turns.
    pub go: Callback<usize>,
    /// The game as a record. Reactive.
    pub record: Callback<(), Game>,
}

impl TabledGame {
    /// How many turns there are. Reactive.
    pub fn length(&self) -> usize {
        self.turns.with(Vec::len)
    }

    /// The number of turns on the board. Reactive.
    pub fn seen(&self) -> usize {
        self.viewed.get().unwrap_or_else(|| self.length())
    }
}

/// What is open besides the table.
#[derive(Clone, Copy)]
pub struct Sheets {
    /// The menu, and what it shows.
    pub menu: RwSignal<Option<MenuPage>>,
    /// The result and the turns, where there is no room beside the board.
    pub turns: RwSignal<bool>,
    /// The legend.
    pub legend: RwSignal<bool>,
}

impl Sheets {
    /// All closed.
    pub fn closed() -> Sheets {
        Sheets {
            menu: RwSignal::new(None),
            turns: RwSignal::new(false),
            legend: RwSignal::new(false),
        }
    }

    /// Closes what is open, so that the table is seen.
    pub fn close(&self) {
        self.menu.set(None);
        self.turns.set(false);
        self.legend.set(false);
    }
}

/// The table, without its menu.
#[component]
pub fn GameTable(
    /// The game.
    game: TabledGame,
    /// What can be opened.
    sheets: Sheets,
    /// Who sits at a side.
    #[prop(into)]
    seat: Callback<Player, Seat>,
    /// The classes of the table.
    #[prop(into)]
    class: Signal<&'static str>,
    /// The name of the sheet with the result and the turns.
    #[prop(into)]
    turns_label: Signal<String>,
    /// Whether somebody new to the game sits here, to whom the marks are explained unasked.
    #[prop(optional)]
    is_new: bool,
    /// What may borrow the place of the line.
    #[prop(into)]
    notices: ViewFn,
    /// The action bar of a running game.
    #[prop(into)]
    bar: ViewFn,
    /// What to do next, at the end.
    #[prop(into)]
    end_bar: ViewFn,
    /// The content beside the board, or in a sheet where there is no room.
    #[prop(into)]
    beside: ViewFn,
) -> impl IntoView {
    let TabledGame {
        desk,
        setup,
        is_over,
        ..
    } = game;
    let Sheets {
        menu,
        turns,
        legend,
    } = sheets;
    show_table();
    let bottom = Signal::derive(move || desk.bottom.get());
    let top = Signal::derive(move || desk.bottom.get().opponent());
    let seated = move |player: Signal<Player>| Signal::derive(move || seat.run(player.get()));
    let (earlier, later) = turn_list::steps(game, legend);
    let in_sheet = beside.clone();
    // During the first turn of each side, and later while marks are on the board. Beside it there is
    // room for longer.
    let marked = Memo::new(move |_| desk.has_marks());
    let explains =
        Signal::derive(move || is_new && !is_wide() && (game.length() < 2 || marked.get()));
    view! {
        <article class=class data-new=is_new.then_some("")>
            <h1 class="unseen">{move || wording::game(setup)}</h1>
            <div class="table-top">
                <a
                    class="board-tool table-back"
                    href=Place::Play(Play::Choose).to_string()
                    aria-label=spoken("play-all-games")
                    title=spoken("play-all-games")
                >
                    {Icon::Earlier.view()}
                </a>
                <Side desk player=top seat=seated(top) />
                <button
                    type="button"
                    class="board-tool"
                    aria-haspopup="dialog"
                    aria-label=spoken("play-other")
                    title=spoken("play-other")
                    on:click=move |_| menu.set(Some(MenuPage::Entries))
                >
                    {Icon::More.view()}
                </button>
            </div>
            <div class="table-board">
                <Board desk />
            </div>
            <div class="table-bottom">
                <Side desk player=bottom seat=seated(bottom) />
            </div>
            <div class="table-says">
                <Line desk earlier later />
                {move || notices.run()}
                <Notice />
            </div>
            {move || match is_over.get() {
                true => end_bar.run(),
                false => {
                    view! {
                        <Chain desk explains />
                        {bar.run()}
                    }
                        .into_any()
                }
            }}
            {move || {
                is_wide().then(|| view! { <div class="table-beside">{beside.run()}</div> })
            }}
        </article>
        <Sheet open=turns label=turns_label>
            {in_sheet.run()}
        </Sheet>
        <LegendSheet open=legend />
        <Shortcuts desk />
    }
}
