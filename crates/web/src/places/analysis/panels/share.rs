//! Sharing a game or position: as a link, a QR code, a record or a picture.

use api::film::Order;
use draw::Drawing;
use leptos::prelude::*;
use rules::Action;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;
use words::Words;

use crate::controls::Radio;
use crate::film::MakeFilm;
use crate::language::{language, spoken};
use crate::place::Place;
use crate::places::analysis::analysed_game::AnalysedGame;
use crate::places::analysis::controller::AnalysisController;
use crate::places::analysis::link;
use crate::sharing::{Copy, LinkField, QrCode};
use crate::shell::Sheet;
use crate::{export, shell, t};

/// Links, QR codes, records, pictures.
#[component]
pub fn SharePanel(controller: AnalysisController) -> impl IntoView {
    let whole = RwSignal::new(true);
    let open = RwSignal::new(false);
    let film = RwSignal::new(false);
    let has_turns = Memo::new(move |_| {
        let line = |game: &AnalysedGame| game.record().tree().main_line().nth(1).is_some();
        controller.game.with(line)
    });
    let address = Memo::new(move |_| {
        let text = if whole.get() {
            controller.game.with(|game| link::write_game(game.record()))
        } else {
            link::write_position(&controller.viewed().position)
        };
        format!("{}{}", export::page_address(), Place::Analysis(Some(text)))
    });
    let one = move |is_whole: bool, key: &'static str| {
        view! {
            <Radio
                name="analysis-share"
                words=Signal::derive(move || t!(key))
                chosen=Signal::derive(move || whole.get() == is_whole)
                choose=move |()| whole.set(is_whole)
            />
        }
    };
    view! {
        <section class="panel analysis-share">
            <h2>{spoken("analysis-share")}</h2>
            <fieldset class="setting choice">
                <legend class="unseen">{spoken("analysis-share-what")}</legend>
                <div>
                    {one(true, "analysis-share-game")} {one(false, "analysis-share-position")}
                </div>
            </fieldset>
            <LinkField label="analysis-share-link" test="link" address />
            <div class="analysis-buttons">
                <Copy key="analysis-share-copy" text=move |()| address.get() />
                <Copy key="analysis-share-copy-record" text=move |()| record(controller) />
            </div>
            <details on:toggle=move |event| open.set(is_open(&event))>
                <summary>{spoken("analysis-share-code")}</summary>
                <Show when=move || open.get()>
                    <QrCode label="analysis-share-code" address />
                </Show>
            </details>
            <div class="analysis-buttons">
                <button type="button" class="button" on:click=move |_| save_record(controller)>
                    {spoken("analysis-save-record")}
                </button>
                <button type="button" class="button" on:click=move |_| save_svg(controller)>
                    {spoken("analysis-save-svg")}
                </button>
                <button type="button" class="button" on:click=move |_| save_png(controller)>
                    {spoken("analysis-save-png")}
                </button>
                <button
                    type="button"
                    class="button"
                    disabled=move || !has_turns.get()
                    on:click=move |_| film.set(true)
                >
                    {spoken("animation-save")}
                </button>
            </div>
            <Sheet open=film label=Signal::derive(spoken("animation-making"))>
                <MakeFilm open=film order=order(controller) name="quarterturn.gif" />
            </Sheet>
        </section>
    }
}

/// Whether a fold is open after it was toggled.
pub fn is_open(event: &leptos::ev::Event) -> bool {
    event_target::<web_sys::Element>(event).has_attribute("open")
}

fn record(controller: AnalysisController) -> String {
    controller
        .game
        .with_untracked(|game| game.record().to_string())
}

fn order(controller: AnalysisController) -> Order {
    Order {
        palette: export::palette().name.to_owned(),
        bottom: controller.desk.bottom.get_untracked(),
        record: record(controller),
    }
}

fn drawing(controller: AnalysisController) -> Drawing {
    let viewed = untrack(|| controller.viewed());
    let last: Vec<Action> = if viewed.actions.is_empty() {
        let last = controller.game.with_untracked(AnalysedGame::last);
        last.map(|last| last.turn.actions().to_vec())
            .unwrap_or_default()
    } else {
        viewed.actions
    };
    let words = Words::of(language());
    Drawing {
        palette: export::palette(),
        bottom: controller.desk.bottom.get_untracked(),
        last,
        title: Some(words.title(&viewed.position)),
        description: Some(words.describe(&viewed.position)),
        ..Drawing::of(&viewed.position)
    }
}

fn report(outcome: &Result<(), JsValue>) {
    if outcome.is_err() {
        shell::notify(t!("analysis-not-saved"));
    }
}

fn save_record(controller: AnalysisController) {
    report(&export::save_record("quarterturn.pgn", &record(controller)));
}

fn save_svg(controller: AnalysisController) {
    report(&export::save_svg("quarterturn.svg", &drawing(controller)));
}

fn save_png(controller: AnalysisController) {
    spawn_local(async move {
        report(&export::save_png("quarterturn.png", &drawing(controller)).await);
    });
}
