//! The laboratory: a setup measured by games that the engine plays against itself while you watch;
//! two setups side by side; and a fair handicap for two levels.

mod character;
mod game;
mod report;

use api::handicap::{self, Fairest, HandicapScore, Share};
use leptos::prelude::*;
use rules::{ParseError, Player, Setup};
use wasm_bindgen_futures::spawn_local;
use words::Words;

use super::controller::AnalysisController;
use super::level_field::LevelField;
use crate::engine::{self, EngineError};
use crate::language::{language, spoken};
use crate::t;
use character::End;
use report::{Axes, Measured, SetupReport};

/// The levels at which games are played, the same for both sides.
const LEVELS: [u8; 3] = [2, 6, 10];

/// How many games are played at each level, and with each handicap.
const GAMES: [u32; 4] = [10, 20, 50, 100];

/// What is going on.
#[derive(Clone, PartialEq)]
enum State {
    Idle,
    /// This many games of all are done.
    Busy(u32, u32),
    Failed(EngineError),
}

/// What is measured, and how far that has got. Copies share the same state.
#[derive(Clone, Copy)]
struct Experiment {
    /// The setups as they are typed; the second may be empty.
    typed: [RwSignal<String>; 2],
    games: RwSignal<u32>,
    /// The stronger and the weaker level of a handicap.
    levels: [RwSignal<u8>; 2],
    measured: RwSignal<Vec<Measured>>,
    /// The handicaps tried, and what the stronger has scored with each.
    tried: RwSignal<Vec<(Setup, HandicapScore)>>,
    state: RwSignal<State>,
    /// The number of the run; older ones stop.
    run: StoredValue<u32>,
}

impl Experiment {
    fn new(setup: Setup) -> Experiment {
        Experiment {
            typed: [RwSignal::new(text_of(setup)), RwSignal::new(String::new())],
            games: RwSignal::new(GAMES[1]),
            levels: [RwSignal::new(8), RwSignal::new(4)],
            measured: RwSignal::new(Vec::new()),
            tried: RwSignal::new(Vec::new()),
            state: RwSignal::new(State::Idle),
            run: StoredValue::new(0),
        }
    }

    fn setups(self) -> Vec<Result<Setup, ParseError>> {
        let typed = self.typed.map(|typed| typed.get());
        let texts = typed.iter().map(|text| text.trim());
        let texts = texts
            .enumerate()
            .filter(|(place, text)| *place == 0 || !text.is_empty());
        texts.map(|(_, text)| text.parse()).collect()
    }

    /// Starts a run, which stops the previous one.
    fn begin(self) -> impl Fn() -> bool + Copy {
        self.run.update_value(|run| *run += 1);
        let own = self.run.get_value();
        move || self.run.try_get_value() == Some(own)
    }

    fn stop(self) {
        self.run.update_value(|run| *run += 1);
        self.state.set(State::Idle);
    }

    /// Measures all setups at all levels, interleaved, so that there is something to see of each.
    fn measure(self) {
        let setups: Vec<Setup> = untrack(|| self.setups()).into_iter().flatten().collect();
        let games = self.games.get_untracked();
        let goes_on = self.begin();
        self.measured.set(
            setups
                .iter()
                .map(|setup| Measured::new(*setup, &LEVELS))
                .collect(),
        );
        let count = setups.len() * LEVELS.len();
        let all = games * count as u32;
        self.state.set(State::Busy(0, all));
        spawn_local(async move {
            for number in 0..all {
                let (game, place) = (number / count as u32, number as usize % count);
                let (setup, level) = (place / LEVELS.len(), place % LEVELS.len());
                let levels = [LEVELS[level]; 2];
                let played = game::play(setups[setup], levels, game.into(), goes_on).await;
                let added = self.add(played, goes_on, number + 1, all, |played, end| {
                    self.measured.update(|measured| {
                        measured[setup].at[level].1.add(played, end);
                    });
                });
                if !added {
                    return;
                }
            }
            self.state.set(State::Idle);
        });
    }

    /// Tries all handicaps of the first setup, half of the games with colours swapped.
    fn try_handicaps(self) {
        let Some(Ok(setup)) = untrack(|| self.setups()).into_iter().next() else {
            return;
        };
        let games = self.games.get_untracked();
        let [stronger, weaker] = self.levels.map(|level| level.get_untracked());
        let handicaps = handicap::handicaps(setup);
        let goes_on = self.begin();
        let none = |setup: &Setup| (*setup, HandicapScore::default());
        self.tried.set(handicaps.iter().map(none).collect());
        let count = handicaps.len() as u32;
        let all = games * count;
        self.state.set(State::Busy(0, all));
        spawn_local(async move {
            for number in 0..all {
                let (game, place) = (number / count, (number % count) as usize);
                let (setup, colour) = handicap::game(handicaps[place], game.into());
                let levels = match colour {
                    Player::White => [stronger, weaker],
                    Player::Black => [weaker, stronger],
                };
                let played = game::play(setup, levels, game.into(), goes_on).await;
                let added = self.add(played, goes_on, number + 1, all, |_, end| {
                    let winner = match end {
                        End::Won(winner) => Some(winner),
                        End::Drawn => None,
                    };
                    self.tried
                        .update(|tried| tried[place].1.add(colour, winner));
                });
                if !added {
                    return;
                }
            }
            self.state.set(State::Idle);
        });
    }

    /// Counts a game, if there is one; `false` if the run is over.
    fn add(
        self,
        played: Result<Option<(character::Played, character::End)>, EngineError>,
        goes_on: impl Fn() -> bool,
        done: u32,
        all: u32,
        count: impl FnOnce(&character::Played, character::End),
    ) -> bool {
        match played {
            _ if !goes_on() => false,
            Ok(Some((played, end))) => {
                count(&played, end);
                self.state.set(State::Busy(done, all));
                true
            }
            Ok(None) => false,
            Err(error) => {
                self.state.set(State::Failed(error));
                false
            }
        }
    }
}

fn text_of(setup: Setup) -> String {
    setup
        .name()
        .map_or_else(|| setup.to_string(), str::to_owned)
}

/// The laboratory.
#[component]
pub fn Laboratory(
    /// The page.
    controller: AnalysisController,
) -> impl IntoView {
    let setup = controller
        .game
        .with_untracked(|game| game.position().setup());
    let experiment = Experiment::new(setup);
    on_cleanup(move || {
        experiment.run.update_value(|run| *run += 1);
        engine::quit();
    });
    // The engine does one thing at a time.
    let quiet = move || {
        let live = controller.live_engine;
        live.set(false, live.lines.get_untracked());
    };
    let valid = Memo::new(move |_| experiment.setups().iter().all(Result::is_ok));
    let busy = Memo::new(move |_| {
        experiment
            .state
            .with(|state| matches!(state, State::Busy(..)))
    });
    let may_start = Memo::new(move |_| valid.get() && !busy.get());
    let start = move |class: &'static str, label: &'static str, run: fn(Experiment)| {
        let press = move |_| {
            if may_start.get_untracked() {
                quiet();
                run(experiment);
            }
        };
        view! {
            <button
                type="button"
                class=class
                aria-disabled=move || (!may_start.get()).then_some("true")
                on:click=press
            >
                {spoken(label)}
            </button>
        }
    };
    view! {
        <div class="laboratory">
            <p class="analysis-soft">{spoken("lab-lead")}</p>
            <div class="analysis-pair">
                <SetupField experiment place=0 label="lab-setup" />
                <SetupField experiment place=1 label="lab-beside" />
            </div>
            <label class="setting">
                <span>{spoken("lab-games")}</span>
                <select
                    data-test="lab-games"
                    on:change=move |event| {
                        experiment.games.set(event_target_value(&event).parse().unwrap_or(GAMES[1]));
                    }
                >
                    {GAMES
                        .map(|games| {
                            let chosen = experiment.games.get_untracked() == games;
                            view! { <option value=games.to_string() selected=chosen>{games}</option> }
                        })
                        .collect_view()}
                </select>
            </label>
            <div class="analysis-buttons">
                {start("button strong", "lab-measure", Experiment::measure)}
                <button
                    type="button"
                    class="button"
                    aria-disabled=move || (!busy.get()).then_some("true")
                    on:click=move |_| experiment.stop()
                >
                    {spoken("lab-stop")}
                </button>
            </div>
            <p class="analysis-soft" role="status" data-test="lab-state">{move || said(&experiment.state.get())}</p>
            <div class="lab-reports">
                {move || {
                    let measured = experiment.measured.get();
                    let axes = Axes::of(&measured);
                    measured
                        .into_iter()
                        .map(|measured| view! { <SetupReport measured axes /> })
                        .collect_view()
                }}
            </div>
            <h3>{spoken("lab-handicap")}</h3>
            <p class="analysis-soft">{spoken("lab-handicap-how")}</p>
            <div class="analysis-pair">
                <LevelField level=experiment.levels[0] label="lab-stronger" />
                <LevelField level=experiment.levels[1] label="lab-weaker" />
            </div>
            <div class="analysis-buttons">
                {start("button", "lab-find", Experiment::try_handicaps)}
            </div>
            <Tried experiment />
        </div>
    }
}

fn said(state: &State) -> String {
    match state {
        State::Idle => String::new(),
        State::Busy(done, all) => t!("lab-busy", done = *done, count = *all),
        State::Failed(error) => error.said(),
    }
}

#[component]
fn SetupField(experiment: Experiment, place: usize, label: &'static str) -> impl IntoView {
    let typed = experiment.typed[place];
    let fault = move || {
        let text = typed.get();
        let text = text.trim();
        if place > 0 && text.is_empty() {
            return None;
        }
        let error = text.parse::<Setup>().err()?;
        Some(Words::of(language()).parse_error(text, error))
    };
    let id = format!("lab-fault-{place}");
    view! {
        <div>
            <label class="setting">
                <span>{spoken(label)}</span>
                <input
                    type="text"
                    autocomplete="off"
                    autocapitalize="off"
                    spellcheck="false"
                    aria-describedby=id.clone()
                    prop:value=typed
                    on:change=move |event| typed.set(event_target_value(&event))
                />
            </label>
            <p class="analysis-wrong" id=id role="status">{fault}</p>
        </div>
    }
}

/// What the stronger has scored with each handicap, the fairest marked.
#[component]
fn Tried(experiment: Experiment) -> impl IntoView {
    let rows = move || {
        let tried = experiment.tried.get();
        let points: Vec<Option<Share>> = tried.iter().map(|(_, score)| score.points()).collect();
        let fairest = handicap::fairest(&points);
        let rows = tried.into_iter().zip(points).enumerate();
        rows.map(|(less, ((setup, score), points))| {
            let said = move || match points {
                Some(Share { percent, low, high }) => t!(
                    "lab-score",
                    percent = percent,
                    low = low,
                    high = high,
                    games = score.games()
                ),
                None => String::new(),
            };
            let fairest = fairest.filter(|fairest| fairest.place == less);
            let mark = fairest.map(|Fairest { is_decided, .. }| match is_decided {
                true => "lab-fairest",
                false => "lab-not-decided",
            });
            view! {
                <tr class:fairest=mark.is_some()>
                    <th scope="row">{less} " " <small>{setup.to_string()}</small></th>
                    <td>{said} {mark.map(|mark| view! { " " <strong>{spoken(mark)}</strong> })}</td>
                </tr>
            }
        })
        .collect_view()
    };
    view! {
        <Show when=move || experiment.tried.with(|tried| !tried.is_empty())>
            <table class="lab-table" data-test="handicaps">
                <thead>
                    <tr>
                        <th scope="col">{spoken("lab-less")}</th>
                        <th scope="col">{spoken("lab-stronger-scores")}</th>
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
        </Show>
    }
}
