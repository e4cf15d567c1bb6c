//! Requests about conditional turns.

use api::online::{ConditionalTurn, ConditionalTurns};
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::saving::Saving;
use crate::language::window;
use crate::online::http::{self, Fault, Method};
use crate::places::online::controller::OnlineController;
use crate::places::online::wording;
use crate::shell;

fn path(controller: OnlineController) -> String {
    format!("api/games/{}/conditional", controller.code())
}

/// Fetches what the server has stored, unless a save is pending.
pub fn fetch(controller: OnlineController) {
    let saving = controller.conditional.saving;
    let Some(question) = saving.with_value(Saving::question) else {
        return;
    };
    if window().is_none() {
        return;
    }
    spawn_local(async move {
        let answer = http::text_of(Method::Get, &path(controller), "").await;
        // The place may be gone by now, or a save may have overtaken the answer.
        let is_current = saving.try_with_value(|saving| saving.is_current(question));
        if is_current != Some(true) {
            return;
        }
        match answer.and_then(|text| http::read::<ConditionalTurns>(&text)) {
            Ok(turns) => controller.conditional.kept.set(turns.turns),
            Err(fault) => shell::notify(wording::fault(&fault)),
        }
    });
}

/// Saves these turns, replacing all others.
pub fn keep(controller: OnlineController, turns: Vec<ConditionalTurn>) {
    let saving = controller.conditional.saving;
    if saving.try_update_value(|saving| saving.want(turns)) != Some(true) {
        return;
    }
    spawn_local(async move {
        // The place may have been left.
        while let Some(turns) = saving.try_update_value(Saving::next).flatten() {
            match put(controller, turns.clone()).await {
                Ok(()) => {
                    let _ = saving.try_update_value(|saving| saving.saved(&turns));
                    let _ = controller.conditional.kept.try_set(turns);
                }
                Err(fault) => {
                    let _ = saving.try_update_value(Saving::failed);
                    shell::notify(wording::fault(&fault));
                }
            }
        }
    });
}

async fn put(controller: OnlineController, turns: Vec<ConditionalTurn>) -> Result<(), Fault> {
    let ply = controller.view.try_with_untracked(|view| view.turns.len());
    let ply = u32::try_from(ply.unwrap_or_default()).unwrap_or(u32::MAX);
    // Plain data always serializes.
    let body = serde_json::to_string(&ConditionalTurns { ply, turns }).unwrap_or_default();
    let answer = http::text_of(Method::Put, &path(controller), &body).await;
    answer.map(drop)
}
