//! The sides of the table: the player, the life meter, and the pool, every piece in its true shape.

use leptos::ev::PointerEvent;
use leptos::prelude::*;
use rules::{Kind, Player};
use words::{Words, player_name};

use crate::board::desk::Desk;
use crate::board::show::meter::LifeMeter;
use crate::board::turn::composer::Composer;

use crate::board::hand::drag::{Press, lift_from_pool};
use crate::board::show::picture::symbols::{outline_href, piece_href};
use crate::board::turn::held::Held;
use crate::board::turn::standing::Mover;
use crate::language::language;
use crate::t;

/// The pieces per row of a pool.
const ROW: u8 = 11;
/// The most pieces of a kind that are drawn; the count is always shown.
const DRAWN: u8 = 3 * ROW;
/// The distance between the middles of neighbouring pieces.
const STEP: f64 = 108.0;

/// The player at a side of the table, as the place knows them.
#[derive(Clone, Copy)]
pub struct Seat {
    /// Their name.
    pub name: Signal<String>,
    /// A note beside the name, such as a level; may be empty.
    pub note: Signal<String>,
    /// Whether they are thinking.
    pub thinks: Signal<bool>,
    /// Their time on the clock, and whether little is left; `None` without a clock.
    pub clock: Signal<Option<(String, bool)>>,
}

impl Seat {
    /// A player without a name or a clock.
    pub fn of(player: Signal<Player>) -> Seat {
        Seat {
            name: Signal::derive(move || Words::of(language()).player(player.get())),
            note: Signal::derive(String::new),
            thinks: Signal::derive(|| false),
            clock: Signal::derive(|| None),
        }
    }
}

/// A player's side of the table: name, life meter, pool, clock.
#[component]
pub fn Side(
    /// The desk.
    desk: Desk,
    /// Who sits there.
    #[prop(into)]
    player: Signal<Player>,
    /// Their name, note and clock.
    #[prop(optional, into)]
    seat: Option<Signal<Seat>>,
) -> impl IntoView {
    let seat = seat.unwrap_or_else(|| Signal::derive(move || Seat::of(player)));
    let over = Memo::new(move |_| {
        let won = desk
            .composer
            .with(|composer| composer.now().winner().is_some());
        won || matches!(desk.mover.get(), Mover::Over(_))
    });
    let to_move = Memo::new(move |_| {
        // Until a turn is sent, it still belongs to the player composing it.
        let maker = desk
            .composer
            .with(|composer| (!composer.steps().is_empty()).then(|| composer.player()));
        let edited = desk.edited.with(Option::is_some);
        let next = maker.filter(|_| !edited);
        let next = next.unwrap_or_else(|| desk.stage.scene.with(|scene| scene.to_move));
        next == player.get() && (edited || !over.get())
    });
    let mixed = Memo::new(move |_| {
        desk.stage
            .scene
            .with(|scene| scene.kinds(player.get()).len() > 1)
    });
    // Where space is short, a long name ends in an ellipsis.
    let whole_name = move || {
        let seat = seat.get();
        let (name, note) = (seat.name.get(), seat.note.get());
        if note.is_empty() {
            name
        } else {
            format!("{name}, {note}")
        }
    };
    let playing = move || desk.edited.with(Option::is_none);
    let clock = move || {
        let (time, little) = seat.get().clock.get()?;
        let label = move || t!("play-clock-of", player = seat.get().name.get());
        Some(view! {
            <span class="side-clock" class:little=little role="timer" aria-label=label>
                {time}
            </span>
        })
    };
    view! {
        <section
            class="side"
            class:to-move=to_move
            class:thinks=move || seat.get().thinks.get()
            class:mixed=mixed
            data-player=move || player_name(player.get())
            aria-label=move || t!("board-side", player = player_name(player.get()))
        >
            <span class="side-owner">
                <span class="side-stone" aria-hidden="true"></span>
                <span class="side-name" title=whole_name>
                    <strong>{move || seat.get().name.get()}</strong>
                    <small>{move || seat.get().note.get()}</small>
                </span>
                <span class="board-unseen">
                    {move || to_move.get().then(|| t!("board-to-move"))}
                </span>
            </span>
            <Show when=playing>
                <LifeMeter desk player />
            </Show>
            <Pool desk player />
            {clock}
        </section>
    }
}

/// A player's pool.
#[component]
pub fn Pool(
    /// The desk.
    desk: Desk,
    /// Whose pool.
    #[prop(into)]
    player: Signal<Player>,
) -> impl IntoView {
    let kinds = Memo::new(move |_| desk.stage.scene.with(|scene| scene.kinds(player.get())));
    let pool = Memo::new(move |_| {
        desk.stage
            .scene
            .with(|scene| scene.pools[player.get() as usize])
    });
    let promotions = Memo::new(move |_| {
        desk.stage.scene.with(|scene| {
            let given = scene.setup.promotions();
            (given > 0).then(|| scene.promotions[player.get() as usize])
        })
    });
    let label = move || {
        let setup = desk.stage.scene.with(|scene| scene.setup);
        Words::of(language()).pool(setup, player.get(), pool.get())
    };
    view! {
        <div class="board-pool" role="group" aria-label=label>
            <For each=move || kinds.get() key=|kind| *kind let:kind>
                <Reserve desk player kind />
            </For>
            {move || {
                promotions
                    .get()
                    .map(|left| {
                        let text = move || Words::of(language()).promotions(left);
                        view! {
                            <span class="board-promotions" title=text>
                                <span aria-hidden="true">{format!("↑{left}")}</span>
                                <span class="board-unseen">{text}</span>
                            </span>
                        }
                    })
            }}
        </div>
    }
}

/// The pieces of one kind.
#[component]
fn Reserve(desk: Desk, player: Signal<Player>, kind: Kind) -> impl IntoView {
    let rounded = Memo::new(move |_| desk.stage.scene.with(|scene| scene.setup.rounded()));
    let count = Memo::new(move |_| {
        desk.stage
            .scene
            .with(|scene| scene.pooled(player.get(), kind))
    });
    let most = Memo::new(move |_| {
        desk.stage.scene.with(|scene| {
            let given = scene.setup.pool(player.get()).count(kind);
            let promoted = if kind == Kind::Regatta {
                scene.setup.promotions()
            } else {
                0
            };
            given.saturating_add(promoted).clamp(1, DRAWN)
        })
    });
    let two_digits = Memo::new(move |_| most.get() > 9);
    let held = Memo::new(move |_| {
        let mine = desk.composer.with(Composer::player) == player.get();
        match desk.composer.with(Composer::held) {
            Some(Held::Pool(shape)) if mine && shape.kind() == kind => Some(shape),
            _ => None,
        }
    });
    let up = move || held.get().unwrap_or(kind.shapes()[0]);
    // A constant size throughout the game, so that only pieces move.
    let columns = move || most.get().min(ROW);
    let rows = move || most.get().div_ceil(ROW);
    let width = move || 6.0 + STEP * f64::from(columns());
    let height = move || 12.0 + STEP * f64::from(rows());
    let pieces = move || {
        let (rounded, player, shape) = (rounded.get(), player.get(), up());
        let (width, columns) = (width(), columns());
        // An empty pool still shows its kind: a faint piece stands for none.
        (0..count.get().clamp(1, most.get()))
            .map(|i| {
                let x = width - 56.0 - STEP * f64::from(i % columns);
                let y = 54.0 + STEP * f64::from(i / columns);
                view! {
                    <use_
                        class="shadow"
                        href=outline_href(rounded, shape)
                        transform=format!("translate({} {})", x + 2.0, y + 6.0)
                    />
                    <use_
                        href=piece_href(rounded, player, shape)
                        transform=format!("translate({x} {y})")
                    />
                }
            })
            .collect_view()
    };
    let label = move || {
        let setup = desk.stage.scene.with(|scene| scene.setup);
        Words::of(language()).pooled(setup, player.get(), kind, count.get())
    };
    let press = Press::new();
    let moved = move |event: PointerEvent| {
        press.moved(desk, &event, || {
            lift_from_pool(desk, player.get_untracked(), kind)
        });
    };
    view! {
        <button
            type="button"
            class="board-pool-kind"
            class:held=move || held.get().is_some()
            class:none=move || count.get() == 0
            aria-pressed=move || if held.get().is_some() { "true" } else { "false" }
            aria-label=label
            data-kind=kind.letter().to_string()
            style:flex-grow=move || columns().to_string()
            on:click=move |_| {
                if !press.was_drag() {
                    desk.tap_pool(player.get_untracked(), untrack(up));
                }
            }
            on:pointerdown=move |event| press.down(&event)
            on:pointermove=moved
            // A fast pointer leaves the button before its first move event.
            on:pointerleave=moved
            on:pointerup=move |event| press.up(desk, &event)
            on:pointercancel=move |_| press.cancel(desk)
        >
            <svg
                class="all"
                viewBox=move || format!("0 0 {} {}", width(), height())
                style:--ratio=move || format!("{:.3}", width() / height())
                data-rows=rows
                aria-hidden="true"
                focusable="false"
            >
                {pieces}
            </svg>
            <svg class="one" viewBox="-56 -56 112 118" aria-hidden="true" focusable="false">
                <use_
                    class="shadow"
                    href=move || outline_href(rounded.get(), up())
                    transform="translate(2 6)"
                />
                <use_ href=move || piece_href(rounded.get(), player.get(), up()) />
            </svg>
            <span
                class="board-count"
                class:two-digits=two_digits
                aria-hidden="true"
            >
                {move || count.get()}
            </span>
        </button>
    }
}
