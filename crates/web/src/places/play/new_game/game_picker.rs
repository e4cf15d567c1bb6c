//! Choosing the game, the pieces of a custom mix, and handicaps.

use leptos::prelude::*;
use rules::{MAX_SIZE, Player};
use words::Words;

use super::options::{GameChoice, Handicap, MainKind, Mix, Options};
use crate::controls::{Radio, Stepper};
use crate::language::{language, spoken};
use crate::t;

/// The choice of game.
#[component]
pub(super) fn GamePicker(options: RwSignal<Options>) -> impl IntoView {
    let game = Memo::new(move |_| options.with(|options| options.game));
    let games = GameChoice::ALL.map(|this| {
        view! {
            <Radio
                name="game"
                value=game_value(this)
                words=Signal::derive(move || game_name(this))
                chosen=Signal::derive(move || game.get() == this)
                choose=move |()| options.update(|options| options.choose(this))
            />
        }
    });
    view! {
        <section class="panel choose-game">
            <h2 id="choose-game">{spoken("play-game")}</h2>
            <div class="choice choose-games" role="radiogroup" aria-labelledby="choose-game">
                <div>{games}</div>
            </div>
        </section>
    }
}

/// What can be varied in a game: the board and pieces of a custom mix, handicaps, promotions. Nothing in
/// Tix, which has one kind of piece.
#[component]
pub(super) fn BoardAndPieces(options: RwSignal<Options>) -> impl IntoView {
    let custom = Memo::new(move |_| options.with(|options| options.game == GameChoice::Custom));
    let may_swap = Memo::new(move |_| options.with(Options::may_swap));
    let may_promote = Memo::new(move |_| options.with(Options::may_promote));
    view! {
        <Show when=move || custom.get() || may_swap.get() || may_promote.get()>
            <section class="panel choose-pieces">
                <h2>{spoken("settings-material")}</h2>
                <Show when=move || custom.get()>
                    <CustomMix options />
                </Show>
                <Show when=move || may_swap.get()>
                    <Handicaps options />
                </Show>
                <Show when=move || may_promote.get()>
                    <Stepper
                        words=Signal::derive(spoken("play-promotions"))
                        value=Signal::derive(move || options.with(|options| options.mix.promotions))
                        least=0
                        most=Signal::derive(move || options.with(|options| options.mix.count))
                        set=move |count| options.update(|options| options.mix.promotions = count)
                    />
                </Show>
            </section>
        </Show>
    }
}

/// Board and pieces of a custom mix.
#[component]
fn CustomMix(options: RwSignal<Options>) -> impl IntoView {
    let size = Memo::new(move |_| options.with(|options| options.mix.size));
    let size_name = move || t!("play-size-named", size = size.get());
    let bounded = Memo::new(move |_| options.with(|options| options.mix.bounded));
    let edge = move |this: bool, value: &'static str, words: fn() -> String| {
        view! {
            <Radio
                name="edge"
                value
                words=Signal::derive(words)
                chosen=Signal::derive(move || bounded.get() == this)
                choose=move |()| options.update(|options| options.mix.bounded = this)
            />
        }
    };
    let kinds = MainKind::ALL.map(|this| {
        view! {
            <Radio
                name="kind"
                words=Signal::derive(move || this.kind().to_string())
                chosen=Signal::derive(move || options.with(|options| options.mix.kind == this))
                choose=move |()| options.update(|options| options.choose_kind(this))
            />
        }
    });
    view! {
        <div class="setting">
            <label for="size">
                {spoken("play-size")} " " <span class="value">{size_name}</span>
            </label>
            <input
                id="size"
                type="range"
                min=Mix::SMALLEST.to_string()
                max=MAX_SIZE.to_string()
                step="1"
                prop:value=move || size.get().to_string()
                aria-valuetext=size_name
                on:input=move |event| {
                    if let Ok(size) = event_target_value(&event).parse::<u8>() {
                        let size = size.clamp(Mix::SMALLEST, MAX_SIZE);
                        options.update(|options| options.resize(size));
                    }
                }
            />
        </div>
        <fieldset class="setting choice">
            <legend>{spoken("play-edge")}</legend>
            <div>
                {edge(false, "open", || t!("play-edge-open"))}
                {edge(true, "bounded", || t!("play-edge-bounded"))}
            </div>
        </fieldset>
        <fieldset class="setting choice">
            <legend>{spoken("play-kind")}</legend>
            <div>{kinds}</div>
        </fieldset>
        <Stepper
            words=Signal::derive(spoken("play-count"))
            value=Signal::derive(move || options.with(|options| options.mix.count))
            least=1
            most=Mix::MOST
            set=move |count| options.update(|options| options.recount(count))
        />
    }
}

/// Swapping pieces for Tix pieces: a handicap for the stronger player.
#[component]
fn Handicaps(options: RwSignal<Options>) -> impl IntoView {
    let tix = Memo::new(move |_| options.with(|options| options.mix.tix));
    let most = Signal::derive(move || options.with(|o| o.mix.count.min(Mix::MOST_TIX)));
    let suggested = Memo::new(move |_| {
        let tix = tix.get();
        let index = Handicap::ALL.iter().position(|one| one.tix() == tix);
        (tix, index)
    });
    let choose = move |event| {
        let index = event_target_value(&event).parse::<usize>().ok();
        let handicap = index.and_then(|index| Handicap::ALL.get(index));
        let tix = handicap.map_or([0; 2], |handicap| handicap.tix());
        let most = most.get_untracked();
        options.update(|options| options.mix.tix = tix.map(|tix| tix.min(most)));
    };
    let suggestions = Handicap::ALL
        .into_iter()
        .enumerate()
        .map(|(index, handicap)| {
            view! {
                <option
                    value=index.to_string()
                    prop:selected=move || suggested.get().1 == Some(index)
                >
                    {move || handicap_name(handicap)}
                </option>
            }
        })
        .collect_view();
    let stepper = move |player: Player| {
        let words = move || {
            let player = Words::of(language()).player(player);
            t!("play-tix-of", player = player)
        };
        view! {
            <Stepper
                words=Signal::derive(words)
                value=Signal::derive(move || tix.get()[player as usize])
                least=0
                most
                set=move |count| options.update(|o| o.mix.tix[player as usize] = count)
            />
        }
    };
    view! {
        <div class="setting">
            <label for="handicap">{spoken("play-handicap")}</label>
            <select id="handicap" on:change=choose>
                <option value="" prop:selected=move || suggested.get().0 == [0; 2]>
                    {spoken("play-handicap-none")}
                </option>
                {suggestions}
                <Show when=move || {
                    let (tix, index) = suggested.get();
                    tix != [0; 2] && index.is_none()
                }>
                    <option value="own" prop:selected=true>
                        {spoken("play-handicap-own")}
                    </option>
                </Show>
            </select>
            <small>{spoken("play-handicap-about")}</small>
        </div>
        {stepper(Player::White)}
        {stepper(Player::Black)}
    }
}

fn game_name(game: GameChoice) -> String {
    match game {
        GameChoice::Tix => t!("game-tix"),
        GameChoice::Tixel => t!("game-tixel"),
        GameChoice::Regatta => t!("game-regatta"),
        GameChoice::PokaYoke => t!("game-poka-yoke"),
        GameChoice::Custom => t!("play-own-mix"),
    }
}

const fn game_value(game: GameChoice) -> &'static str {
    match game {
        GameChoice::Tix => "tix",
        GameChoice::Tixel => "tixel",
        GameChoice::Regatta => "regatta",
        GameChoice::PokaYoke => "poka-yoke",
        GameChoice::Custom => "own",
    }
}

/// A handicap, and whose it is.
pub fn handicap_name(handicap: Handicap) -> String {
    let player = Words::of(language()).player(handicap.player);
    match handicap.tix {
        ..=2 => t!(
            "play-handicap-slight",
            player = player,
            count = handicap.tix
        ),
        3..=4 => t!("play-handicap-clear", player = player, count = handicap.tix),
        _ => t!("play-handicap-heavy", player = player, count = handicap.tix),
    }
}
