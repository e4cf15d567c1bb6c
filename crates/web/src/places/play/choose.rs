//! Before a game: which one, against whom, on which terms.

use api::worker::LEVELS;
use leptos::prelude::*;
use rules::{MAX_SIZE, Player};
use words::Words;

use super::clock::Control;
use super::controls::{Radio, Stepper, Switch};
use super::options::{Against, Colour, Game, Handicap, Main, Mix, Options};
use super::own::Own;
use super::said;
use crate::language::language;
use crate::place::{Place, Play};
use crate::store::brief;
use crate::{address, t};

/// The form.
#[component]
pub fn Choose() -> impl IntoView {
    let options = RwSignal::new(super::options());
    let begin = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let options = options.get_untracked();
        // What is not remembered still counts for this game.
        let _ = brief::keep(super::OPTIONS, &options.write());
        if let Ok(setup) = options.mix.setup() {
            address::go(&Place::Play(match options.against {
                Against::Computer => Play::Computer(setup),
                Against::Person => Play::Pass(setup),
            }));
        }
    };
    view! {
        <article class="page choose">
            <h1>{move || t!("place-play")}</h1>
            <form on:submit=begin>
                <Opponents options />
                <Games options />
                <Terms options />
                <div class="choose-begin">
                    <button class="button strong" type="submit" data-test="begin">
                        {move || t!("play-begin")}
                    </button>
                </div>
            </form>
            <Own />
        </article>
    }
}

/// Against whom.
#[component]
fn Opponents(options: RwSignal<Options>) -> impl IntoView {
    let against = Memo::new(move |_| options.with(|options| options.against));
    let side = move |this: Against, value: &'static str, words: fn() -> String| {
        view! {
            <Radio
                name="against"
                value
                words=Signal::derive(words)
                chosen=Signal::derive(move || against.get() == this)
                choose=move || options.update(|options| options.against = this)
            />
        }
    };
    let level = Memo::new(move |_| options.with(|options| options.level));
    let level_name = move || {
        t!(
            "play-level-named",
            number = level.get(),
            name = said::level(level.get())
        )
    };
    let colour = move |this: Colour, value: &'static str, words: fn() -> String| {
        view! {
            <Radio
                name="colour"
                value
                words=Signal::derive(words)
                chosen=Signal::derive(move || options.with(|options| options.colour == this))
                choose=move || options.update(|options| options.colour = this)
            />
        }
    };
    view! {
        <section class="panel">
            <h2 id="choose-opponent">{move || t!("play-opponent")}</h2>
            <div class="choice" role="radiogroup" aria-labelledby="choose-opponent">
                <div>
                    {side(Against::Computer, "computer", || t!("play-computer"))}
                    {side(Against::Person, "person", || t!("play-person"))}
                </div>
            </div>
            <Show
                when=move || against.get() == Against::Computer
                fallback=move || {
                    view! {
                        <Switch
                            words=Signal::derive(|| t!("play-turn-board"))
                            about=Signal::derive(|| t!("play-turn-board-about"))
                            on=Signal::derive(move || options.with(|options| options.turn_board))
                            set=move |on| options.update(|options| options.turn_board = on)
                        />
                    }
                }
            >
                <div class="setting">
                    <label for="level">
                        {move || t!("play-strength")} " " <output for="level">{level_name}</output>
                    </label>
                    <input
                        id="level"
                        type="range"
                        min="1"
                        max=LEVELS.to_string()
                        step="1"
                        prop:value=move || level.get().to_string()
                        aria-valuetext=level_name
                        on:input=move |event| {
                            if let Ok(level) = event_target_value(&event).parse::<u8>() {
                                options.update(|options| options.level = level.clamp(1, LEVELS));
                            }
                        }
                    />
                </div>
                <fieldset class="setting choice">
                    <legend>{move || t!("play-colour")}</legend>
                    <div>
                        {colour(Colour::White, "white", || t!("player-white"))}
                        {colour(Colour::Black, "black", || t!("player-black"))}
                        {colour(Colour::Either, "either", || t!("play-either"))}
                    </div>
                </fieldset>
            </Show>
        </section>
    }
}

/// Which game.
#[component]
fn Games(options: RwSignal<Options>) -> impl IntoView {
    let game = Memo::new(move |_| options.with(|options| options.game));
    let games = Game::ALL.map(|this| {
        view! {
            <Radio
                name="game"
                value=game_value(this)
                words=Signal::derive(move || game_name(this))
                chosen=Signal::derive(move || game.get() == this)
                choose=move || options.update(|options| options.choose(this))
            />
        }
    });
    view! {
        <section class="panel">
            <h2 id="choose-game">{move || t!("play-game")}</h2>
            <div class="choice choose-games" role="radiogroup" aria-labelledby="choose-game">
                <div>{games}</div>
            </div>
            <Show when=move || game.get() == Game::Own>
                <OwnMix options />
            </Show>
            <Show when=move || options.with(Options::may_swap)>
                <Handicaps options />
            </Show>
            <Show when=move || options.with(Options::may_promote)>
                <Stepper
                    words=Signal::derive(|| t!("play-promotions"))
                    value=Signal::derive(move || options.with(|options| options.mix.promotions))
                    least=0
                    most=Signal::derive(move || options.with(|options| options.mix.count))
                    set=move |count| options.update(|options| options.mix.promotions = count)
                />
            </Show>
        </section>
    }
}

/// Board and pieces of an own mix.
#[component]
fn OwnMix(options: RwSignal<Options>) -> impl IntoView {
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
                choose=move || options.update(|options| options.mix.bounded = this)
            />
        }
    };
    let kinds = Main::ALL.map(|this| {
        view! {
            <Radio
                name="kind"
                words=Signal::derive(move || this.kind().to_string())
                chosen=Signal::derive(move || options.with(|options| options.mix.kind == this))
                choose=move || options.update(|options| options.choose_kind(this))
            />
        }
    });
    view! {
        <div class="setting">
            <label for="size">
                {move || t!("play-size")} " " <output for="size">{size_name}</output>
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
            <legend>{move || t!("play-edge")}</legend>
            <div>
                {edge(false, "open", || t!("play-edge-open"))}
                {edge(true, "bounded", || t!("play-edge-bounded"))}
            </div>
        </fieldset>
        <fieldset class="setting choice">
            <legend>{move || t!("play-kind")}</legend>
            <div>{kinds}</div>
        </fieldset>
        <Stepper
            words=Signal::derive(|| t!("play-count"))
            value=Signal::derive(move || options.with(|options| options.mix.count))
            least=1
            most=Mix::MOST
            set=move |count| options.update(|options| options.recount(count))
        />
    }
}

/// Tix pieces instead of others: a handicap for the stronger player.
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
            <label for="handicap">{move || t!("play-handicap")}</label>
            <small>{move || t!("play-handicap-about")}</small>
            <select id="handicap" on:change=choose>
                <option value="" prop:selected=move || suggested.get().0 == [0; 2]>
                    {move || t!("play-handicap-none")}
                </option>
                {suggestions}
                <Show when=move || {
                    let (tix, index) = suggested.get();
                    tix != [0; 2] && index.is_none()
                }>
                    <option value="own" prop:selected=true>
                        {move || t!("play-handicap-own")}
                    </option>
                </Show>
            </select>
        </div>
        {stepper(Player::White)}
        {stepper(Player::Black)}
    }
}

/// Clock, takebacks, repetition.
#[component]
fn Terms(options: RwSignal<Options>) -> impl IntoView {
    let control = Memo::new(move |_| options.with(|options| options.control));
    let clocks = Control::OFFERED
        .into_iter()
        .enumerate()
        .map(|(index, offered)| {
            view! {
                <option
                    value=index.to_string()
                    prop:selected=move || control.get() == Some(offered)
                >
                    {move || {
                        t!(
                            "play-clock-named",
                            minutes = offered.base / 60,
                            seconds = offered.increment
                        )
                    }}
                </option>
            }
        })
        .collect_view();
    let choose = move |event| {
        let index = event_target_value(&event).parse::<usize>().ok();
        let control = index.and_then(|index| Control::OFFERED.get(index).copied());
        options.update(|options| options.control = control);
    };
    view! {
        <section class="panel">
            <h2>{move || t!("play-terms")}</h2>
            <div class="setting">
                <label for="clock">{move || t!("play-clock")}</label>
                <select id="clock" on:change=choose>
                    <option value="" prop:selected=move || control.get().is_none()>
                        {move || t!("play-clock-none")}
                    </option>
                    {clocks}
                </select>
            </div>
            <Switch
                words=Signal::derive(|| t!("play-takebacks"))
                about=Signal::derive(|| t!("play-takebacks-about"))
                on=Signal::derive(move || options.with(|options| options.takebacks))
                set=move |on| options.update(|options| options.takebacks = on)
            />
            <Switch
                words=Signal::derive(|| t!("play-repetition"))
                about=Signal::derive(|| t!("play-repetition-about"))
                on=Signal::derive(move || options.with(|options| options.repetition))
                set=move |on| options.update(|options| options.repetition = on)
            />
        </section>
    }
}

fn game_name(game: Game) -> String {
    match game {
        Game::Tix => t!("game-tix"),
        Game::Tixel => t!("game-tixel"),
        Game::Regatta => t!("game-regatta"),
        Game::PokaYoke => t!("home-name-poka-yoke"),
        Game::Own => t!("play-own-mix"),
    }
}

const fn game_value(game: Game) -> &'static str {
    match game {
        Game::Tix => "tix",
        Game::Tixel => "tixel",
        Game::Regatta => "regatta",
        Game::PokaYoke => "poka-yoke",
        Game::Own => "own",
    }
}

fn handicap_name(handicap: Handicap) -> String {
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
