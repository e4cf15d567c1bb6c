//! The form for a new game: which game, which opponent, on what terms, with which pieces. An unfinished
//! game comes first, the saved games last.

mod game_picker;
mod options;

use api::worker::LEVELS;
use leptos::prelude::*;
use rules::Player;
use words::Words;

use super::game::clean_name;
use super::game::clock::TimeControl;
use super::results::ResultsTable;
use super::resume::Resume;
use super::saved_games::SavedGames;
use super::wording;
use crate::controls::{Radio, Switch};
use crate::language::{language, spoken};
use crate::place::{OpponentKind, Place, Play};
use crate::places::online::Invitation;
use crate::places::with_server::{Frame, OwnOnlineGames, WithServer};
use crate::store::local_storage;
use crate::{address, t};
pub(in crate::places) use game_picker::handicap_name;
use game_picker::{BoardAndPieces, GamePicker};
pub(super) use options::{Colour, Options};
pub(in crate::places) use options::{GameChoice, Handicap};

/// The form, and the saved games below it.
#[component]
pub fn NewGame(
    /// The initial opponent, instead of the last one.
    #[prop(optional)]
    opponent: Option<OpponentKind>,
) -> impl IntoView {
    let stored = super::options();
    let opponent = opponent.unwrap_or(stored.opponent);
    let options = RwSignal::new(Options { opponent, ..stored });
    let invitation = Invitation::begun();
    let invites = Memo::new(move |_| options.with(|o| o.opponent == OpponentKind::Friend));
    let begin = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let options = options.get_untracked();
        // If they cannot be stored, they still apply to this game.
        let _ = local_storage::write(super::OPTIONS, &options.write());
        if let Ok(setup) = options.mix.setup() {
            if options.opponent == OpponentKind::Friend {
                invitation.create(setup);
                return;
            }
            address::go(&Place::Play(Play::new_game(options.opponent, setup)));
        }
    };
    view! {
        <article class="page choose">
            <h1>{spoken("place-play")}</h1>
            <OwnOnlineGames />
            <Resume />
            <form on:submit=begin>
                <GamePicker options />
                <Opponents options />
                <Show when=move || invites.get() fallback=move || view! { <Terms options /> }>
                    <WithServer
                        frame=Frame::Panel
                        show=move |chunk| (chunk.invitation_form)(invitation)
                    />
                </Show>
                <BoardAndPieces options />
                <div class="choose-begin">
                    <p class="choose-chosen">{move || options.with(chosen)}</p>
                    {move || {
                        let why_not = invites.get().then(|| invitation.why_not()).flatten();
                        why_not
                            .map(|why| {
                                view! { <p id="why-not" class="choose-why">{why}</p> }
                            })
                    }}
                    <button
                        class="button strong"
                        type="submit"
                        data-test="begin"
                        disabled=move || invites.get() && !invitation.can_be_made()
                        aria-describedby=move || {
                            (invites.get() && invitation.why_not().is_some()).then_some("why-not")
                        }
                    >
                        {move || {
                            if invites.get() { t!("online-invite") } else { t!("play-begin") }
                        }}
                    </button>
                </div>
            </form>
            <ResultsTable />
            <SavedGames />
        </article>
    }
}

/// A summary of the choices in one line, visible even where the choices are not.
fn chosen(options: &Options) -> String {
    let mut parts = Vec::new();
    parts.extend(options.mix.setup().ok().map(wording::game));
    let mut clock = options.control;
    match options.opponent {
        OpponentKind::Computer => {
            parts.extend([
                wording::computer(options.level),
                colour_name(options.colour),
            ]);
        }
        OpponentKind::Person => parts.push(t!("home-pass")),
        OpponentKind::Friend => {
            parts.push(t!("online-friend"));
            // An invitation has its own clocks.
            clock = None;
        }
    }
    parts.extend(clock.map(clock_name));
    parts.join(" · ")
}

fn colour_name(colour: Colour) -> String {
    match colour {
        Colour::White => t!("player-white"),
        Colour::Black => t!("player-black"),
        Colour::Either => t!("play-either"),
    }
}

fn clock_name(control: TimeControl) -> String {
    t!(
        "play-clock-named",
        minutes = control.base / 60,
        seconds = control.increment
    )
}

/// The opponent and their strength.
#[component]
fn Opponents(options: RwSignal<Options>) -> impl IntoView {
    let opponent = Memo::new(move |_| options.with(|options| options.opponent));
    let side = move |this: OpponentKind, value: &'static str, words: fn() -> String| {
        view! {
            <Radio
                name="against"
                value
                words=Signal::derive(words)
                chosen=Signal::derive(move || opponent.get() == this)
                choose=move |()| options.update(|options| options.opponent = this)
            />
        }
    };
    let level = Memo::new(move |_| options.with(|options| options.level));
    let level_name = move || {
        t!(
            "play-level-named",
            number = level.get(),
            name = wording::level(level.get())
        )
    };
    let colour = move |this: Colour, value: &'static str| {
        view! {
            <Radio
                name="colour"
                value
                words=Signal::derive(move || colour_name(this))
                chosen=Signal::derive(move || options.with(|options| options.colour == this))
                choose=move |()| options.update(|options| options.colour = this)
            />
        }
    };
    view! {
        <section class="panel choose-opponent">
            <h2 id="choose-opponent">{spoken("play-opponent")}</h2>
            <div class="choice" role="radiogroup" aria-labelledby="choose-opponent">
                <div>
                    {side(OpponentKind::Computer, "computer", || t!("play-computer"))}
                    {side(OpponentKind::Person, "person", || t!("home-pass"))}
                    {side(OpponentKind::Friend, "friend", || t!("online-friend"))}
                </div>
            </div>
            <Show
                when=move || opponent.get() == OpponentKind::Computer
                fallback=move || {
                    view! {
                        <Show when=move || opponent.get() == OpponentKind::Person>
                            <Names options />
                            <Switch
                                words=Signal::derive(spoken("play-turn-board"))
                                about=Signal::derive(spoken("play-turn-board-about"))
                                on=Signal::derive(move || options.with(|options| options.turn_board))
                                set=move |on| options.update(|options| options.turn_board = on)
                            />
                        </Show>
                    }
                }
            >
                <div class="setting">
                    <label for="level">
                        {spoken("play-strength")} " " <span class="value">{level_name}</span>
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
                    <legend>{spoken("play-colour")}</legend>
                    <div>
                        {colour(Colour::White, "white")}
                        {colour(Colour::Black, "black")}
                        {colour(Colour::Either, "either")}
                    </div>
                </fieldset>
            </Show>
        </section>
    }
}

/// The names of two people at one screen.
#[component]
fn Names(options: RwSignal<Options>) -> impl IntoView {
    let field = move |player: Player| {
        let colour = move || Words::of(language()).player(player);
        let name = move || options.with(|options| options.names[player as usize].clone());
        view! {
            <label class="setting">
                <span>{move || t!("play-name-of", player = colour())}</span>
                <input
                    type="text"
                    autocomplete="off"
                    maxlength="24"
                    placeholder=colour
                    prop:value=name
                    on:change=move |event| {
                        let name = clean_name(&event_target_value(&event));
                        options.update(|options| options.names[player as usize] = name);
                    }
                />
            </label>
        }
    };
    view! { <div class="choose-names">{Player::ALL.map(field)}</div> }
}

/// Clock, takebacks, repetition.
#[component]
fn Terms(options: RwSignal<Options>) -> impl IntoView {
    let control = Memo::new(move |_| options.with(|options| options.control));
    let clocks = TimeControl::OFFERED
        .into_iter()
        .enumerate()
        .map(|(index, offered)| {
            view! {
                <option
                    value=index.to_string()
                    prop:selected=move || control.get() == Some(offered)
                >
                    {move || clock_name(offered)}
                </option>
            }
        })
        .collect_view();
    let choose = move |event| {
        let index = event_target_value(&event).parse::<usize>().ok();
        let control = index.and_then(|index| TimeControl::OFFERED.get(index).copied());
        options.update(|options| options.control = control);
    };
    view! {
        <section class="panel choose-terms">
            <h2>{spoken("play-terms")}</h2>
            <div class="setting">
                <label for="clock">{spoken("play-clock")}</label>
                <select id="clock" on:change=choose>
                    <option value="" prop:selected=move || control.get().is_none()>
                        {spoken("play-clock-none")}
                    </option>
                    {clocks}
                </select>
            </div>
            <Switch
                words=Signal::derive(spoken("play-takebacks"))
                about=Signal::derive(spoken("play-takebacks-about"))
                on=Signal::derive(move || options.with(|options| options.takebacks))
                set=move |on| options.update(|options| options.takebacks = on)
            />
            <Switch
                words=Signal::derive(spoken("play-repetition"))
                about=Signal::derive(spoken("play-repetition-about"))
                on=Signal::derive(move || options.with(|options| options.repetition))
                set=move |on| options.update(|options| options.repetition = on)
            />
        </section>
    }
}
