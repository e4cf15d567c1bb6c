//! The panel of the position editor: brushes, side to move, setup, and what is wrong.

use leptos::prelude::*;
use record::Game;
use rules::{Piece, Player, Setup, Shape, Stance};
use words::Words;

use crate::board::show::picture::symbols::{outline_href, piece_href};
use crate::controls::Radio;
use crate::language::{language, spoken};
use crate::places::analysis::controller::AnalysisController;
use crate::places::analysis::editor::{Brush, Editor};
use crate::shell::{Icon, Notice, is_wide};
use crate::t;

/// The position editor beside the board.
#[component]
pub fn EditorPanel(controller: AnalysisController) -> impl IntoView {
    let editor = Memo::new(move |_| controller.editor.get());
    let faults = Memo::new(move |_| {
        let faults = editor.with(|editor| editor.as_ref().and_then(|it| it.position().err()));
        faults.unwrap_or_default()
    });
    let shown = move || {
        let words = Words::of(language());
        let faults = faults.get().into_iter();
        faults
            .map(|fault| view! { <li>{words.fault(fault)}</li> })
            .collect_view()
    };
    let finished = Memo::new(move |_| editor.with(|it| it.as_ref().and_then(Editor::finished)));
    let done = move |_| {
        if let Some(position) = finished.get_untracked() {
            controller.set_editor(None);
            controller.open(&Game::from_position(position));
        }
    };
    view! {
        <section class="panel analysis-bench">
            <header>
                <h2>{spoken("analysis-editor")}</h2>
                <p class="analysis-soft">{spoken("analysis-editor-how")}</p>
                {move || is_wide().then(|| view! { <Notice /> })}
            </header>
            <ToMove controller editor />
            <Promotions controller editor />
            <SetupChoice controller editor />
            // What is wrong, and the ways on, stay in view.
            <footer>
                <div class="analysis-faults" role="status" aria-live="polite" data-test="faults">
                    <Show when=move || !faults.with(Vec::is_empty)>
                        <ul>{shown}</ul>
                    </Show>
                    <Show when=move || finished.with(Option::is_some)>
                        <p>{spoken("analysis-editor-right")}</p>
                    </Show>
                </div>
                <div class="analysis-buttons">
                    <button
                        type="button"
                        class="button strong"
                        disabled=move || finished.with(Option::is_none)
                        on:click=done
                    >
                        {spoken("analysis-editor-done")}
                    </button>
                    <button
                        type="button"
                        class="button"
                        // Not `disabled`: after the last undo it keeps its focus.
                        aria-disabled=move || {
                            let can = editor.with(|it| it.as_ref().is_some_and(Editor::can_undo));
                            (!can).then_some("true")
                        }
                        title=spoken("analysis-editor-undo")
                        on:click=move |_| controller.edit_with(Editor::undo)
                    >
                        {Icon::Undo.view()}
                        <span>{spoken("analysis-editor-undo")}</span>
                    </button>
                    <button
                        type="button"
                        class="button"
                        on:click=move |_| controller.edit_with(Editor::clear)
                    >
                        {spoken("analysis-editor-clear")}
                    </button>
                    <button
                        type="button"
                        class="button quiet"
                        on:click=move |_| controller.set_editor(None)
                    >
                        {spoken("analysis-editor-cancel")}
                    </button>
                </div>
            </footer>
        </section>
    }
}

type EditorMemo = Memo<Option<Editor>>;

fn brush_of(editor: EditorMemo) -> Option<Brush> {
    editor.with(|editor| editor.as_ref().map(Editor::brush))
}

/// The brushes: pieces, stances, eraser, bonus. They take the place of the line and the bar.
#[component]
pub fn Brushes(controller: AnalysisController) -> impl IntoView {
    let editor = Memo::new(move |_| controller.editor.get());
    let setup = Memo::new(move |_| editor.with(|it| it.as_ref().map(|it| it.parts().setup)));
    let stance = Memo::new(move |_| match brush_of(editor) {
        Some(Brush::Piece(piece)) => piece.stance,
        _ => Stance::Ne,
    });
    let shapes = move |player: Player| {
        setup.track();
        editor.with_untracked(|it| it.as_ref().map(|it| it.shapes(player)).unwrap_or_default())
    };
    let pieces = move || {
        let all = Player::ALL.into_iter().flat_map(|player| {
            let shapes = shapes(player).into_iter();
            shapes.map(move |shape| (player, shape))
        });
        all.map(|(player, shape)| {
            let piece = Signal::derive(move || Piece {
                player,
                shape,
                stance: stance.get(),
            });
            let chosen = Signal::derive(move || {
                matches!(brush_of(editor), Some(Brush::Piece(piece))
                    if (piece.player, piece.shape) == (player, shape))
            });
            let name = Signal::derive(move || {
                let setup = setup.get().unwrap_or(Setup::TIXEL);
                Words::of(language()).piece(setup, piece.get())
            });
            let brush = Signal::derive(move || Brush::Piece(piece.get()));
            view! { <BrushButton controller editor brush chosen name /> }
        })
        .collect_view()
    };
    let held = Memo::new(move |_| match brush_of(editor) {
        Some(Brush::Piece(piece)) => Some((piece.player, piece.shape)),
        _ => None,
    });
    let stances = move || {
        let (player, shape) = held.get()?;
        let all: Vec<Stance> = match shape {
            Shape::Tix => vec![Stance::N, Stance::Ne],
            _ => Stance::ALL.to_vec(),
        };
        let choices = all.into_iter().map(|stance| {
            let piece = Piece {
                player,
                shape,
                stance,
            };
            let chosen = Signal::derive(move || brush_of(editor) == Some(Brush::Piece(piece)));
            let name = Signal::derive(move || Words::of(language()).standing(piece));
            view! { <BrushButton controller editor brush=Brush::Piece(piece) chosen name /> }
        });
        Some(choices.collect_view())
    };
    view! {
        // Where there is room, it is shown beside the board.
        <div class="analysis-notice">{move || (!is_wide()).then(|| view! { <Notice /> })}</div>
        <div class="analysis-brushes">
            <div role="group" aria-label=spoken("analysis-editor-pieces")>
                {pieces}
                <BrushButton
                    controller
                    editor
                    brush=Brush::Erase
                    chosen=Signal::derive(move || brush_of(editor) == Some(Brush::Erase))
                    name=Signal::derive(spoken("analysis-editor-erase"))
                />
                <BrushButton
                    controller
                    editor
                    brush=Brush::Bonus
                    chosen=Signal::derive(move || brush_of(editor) == Some(Brush::Bonus))
                    name=Signal::derive(spoken("analysis-editor-bonus"))
                />
            </div>
            <div role="group" aria-label=spoken("analysis-editor-stances")>{stances}</div>
        </div>
    }
}

/// A button that selects a brush.
#[component]
fn BrushButton(
    controller: AnalysisController,
    editor: EditorMemo,
    #[prop(into)] brush: Signal<Brush>,
    #[prop(into)] chosen: Signal<bool>,
    name: Signal<String>,
) -> impl IntoView {
    let rounded = move || {
        editor.with(|it| {
            let setup = it.as_ref().map(|it| it.parts().setup);
            setup.unwrap_or(Setup::TIXEL).rounded()
        })
    };
    let picture = move || match brush.get() {
        Brush::Erase => Icon::Erase.view(),
        Brush::Bonus => Icon::Bonus.view(),
        Brush::Piece(Piece {
            player,
            shape,
            stance,
        }) => {
            let turn = format!("rotate({})", 45 * stance as u16);
            let below = format!("translate(2 5) {turn}");
            view! {
                <svg viewBox="-74 -74 148 148" aria-hidden="true" focusable="false">
                    <use_ class="shadow" href=outline_href(rounded(), shape) transform=below />
                    <use_ href=piece_href(rounded(), player, shape) transform=turn />
                </svg>
            }
            .into_any()
        }
    };
    view! {
        <button
            type="button"
            class="analysis-brush"
            aria-pressed=move || if chosen.get() { "true" } else { "false" }
            aria-label=name
            title=name
            on:click=move |_| controller.edit_with(|editor| editor.take(brush.get_untracked()))
        >
            {picture}
        </button>
    }
}

#[component]
fn ToMove(controller: AnalysisController, editor: EditorMemo) -> impl IntoView {
    let to_move = Memo::new(move |_| editor.with(|it| it.as_ref().map(|it| it.parts().to_move)));
    let one = move |player: Player| {
        view! {
            <Radio
                name="analysis-to-move"
                words=Signal::derive(move || Words::of(language()).player(player))
                chosen=Signal::derive(move || to_move.get() == Some(player))
                choose=move |()| controller.edit_with(|editor| editor.set_to_move(player))
            />
        }
    };
    view! {
        <fieldset class="setting choice">
            <legend>{spoken("analysis-editor-to-move")}</legend>
            <div>{one(Player::White)} {one(Player::Black)}</div>
        </fieldset>
    }
}

/// The promotions left, if the game has any.
#[component]
fn Promotions(controller: AnalysisController, editor: EditorMemo) -> impl IntoView {
    let given = Memo::new(move |_| {
        editor.with(|it| it.as_ref().map_or(0, |it| it.parts().setup.promotions()))
    });
    let one = move |player: Player| {
        let left = move || {
            editor.with(|it| {
                let left = it.as_ref().map(|it| it.parts().promotions[player as usize]);
                left.unwrap_or_default()
            })
        };
        let label = move || {
            let player = Words::of(language()).player(player);
            t!("analysis-editor-promotions", player = player)
        };
        view! {
            <label class="setting">
                <span>{label}</span>
                <input
                    type="number"
                    min="0"
                    max=move || given.get().to_string()
                    prop:value=move || left().to_string()
                    on:change=move |event| {
                        let left = event_target_value(&event).parse().unwrap_or_default();
                        controller.edit_with(|editor| editor.set_promotions(player, left));
                    }
                />
            </label>
        }
    };
    view! {
        <Show when=move || { given.get() > 0 }>
            <div class="analysis-pair">{one(Player::White)} {one(Player::Black)}</div>
        </Show>
    }
}

/// The setup: one of the four games, or any setup as text.
#[component]
fn SetupChoice(controller: AnalysisController, editor: EditorMemo) -> impl IntoView {
    let setup = Memo::new(move |_| {
        let setup = editor.with(|it| it.as_ref().map(|it| it.parts().setup));
        setup.unwrap_or(Setup::TIXEL)
    });
    let fault = move || {
        editor.with(|it| {
            let (text, error) = it.as_ref()?.setup_error()?;
            Some(Words::of(language()).parse_error(text, *error))
        })
    };
    view! {
        <label class="setting">
            <span>{spoken("analysis-editor-setup")}</span>
            <input
                type="text"
                list="analysis-setups"
                autocomplete="off"
                autocapitalize="off"
                spellcheck="false"
                aria-describedby="analysis-setup-fault"
                prop:value=move || {
                    let setup = setup.get();
                    setup.name().map_or_else(|| setup.to_string(), str::to_owned)
                }
                on:change=move |event| {
                    let text = event_target_value(&event);
                    controller.edit_with(|editor| editor.type_setup(&text));
                }
            />
            <datalist id="analysis-setups">
                {Setup::NAMED.map(|(name, _)| view! { <option value=name></option> }).collect_view()}
            </datalist>
        </label>
        <p class="analysis-wrong" id="analysis-setup-fault" role="status">{fault}</p>
    }
}
