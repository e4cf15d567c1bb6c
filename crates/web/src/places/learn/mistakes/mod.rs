//! The user's own mistakes as puzzles: found in the background in games on the device, by kind.

mod find;
pub(super) mod keeping;
mod kept;
mod search;
mod solve;

use leptos::prelude::*;

use self::find::Kind;
use self::kept::{Kept, Mistake};
pub(in crate::places) use self::search::begin as begin_search;
use super::game_name;
use crate::language::spoken;
use crate::place::{Learn, Place};
use crate::places::play::date;
use crate::t;
use crate::winning_chance::percent;
pub use solve::SolveMistake;

/// The user's mistakes.
#[component]
pub fn Mistakes() -> impl IntoView {
    search::begin();
    let searched = Memo::new(|_| search::progress().done);
    let all = Memo::new(move |_| {
        // Read, not only tracked: a memo that is never read does not update.
        let _ = searched.get();
        Kept::load().mistakes()
    });
    let said = move || {
        let progress = search::progress();
        match (progress.is_going, all.with(Vec::len)) {
            (true, _) => t!("mistakes-searching", count = progress.left),
            (false, 0) => t!("mistakes-none"),
            (false, count) => {
                let solved = all.with(|all| all.iter().filter(|it| it.is_solved).count());
                t!("mistakes-found", count = count, solved = solved)
            }
        }
    };
    let kinds = move || {
        Kind::ALL
            .map(|kind| of_kind(kind, &all.get()))
            .collect_view()
    };
    crate::places::name_page(|| t!("mistakes-title"));
    view! {
        <article class="page ladder mistakes">
            <header class="ladder-head">
                <h1>{spoken("mistakes-title")}</h1>
                <p class="lead">{spoken("mistakes-lead")}</p>
                <p>
                    <a href=Place::Learn(Learn::Ladder).to_string()>{spoken("learn-all")}</a>
                </p>
            </header>
            <p class="panel" role="status" data-test="mistakes-said">{said}</p>
            {kinds}
        </article>
    }
}

/// The mistakes of a kind, if there are any.
fn of_kind(kind: Kind, all: &[Mistake]) -> Option<impl IntoView + use<>> {
    let mistakes: Vec<Mistake> = all.iter().filter(|it| it.kind == kind).cloned().collect();
    let id = format!("mistakes-{}", kind.name());
    (!mistakes.is_empty()).then(|| {
        view! {
            <section class="ladder-game" aria-labelledby=id.clone()>
                <h2 id=id.clone()>{spoken(kind.key())}</h2>
                <ul class="rungs">{mistakes.iter().map(rung).collect_view()}</ul>
            </section>
        }
    })
}

fn rung(mistake: &Mistake) -> impl IntoView + use<> {
    let state = if mistake.is_solved { "done" } else { "new" };
    let number = mistake.number;
    let (before, after) = (percent(mistake.before), percent(mistake.after));
    let name = name_of(mistake);
    let when = mistake.played as f64;
    let title = move || t!("mistakes-one", game = name(), date = date(when));
    let cost = move || t!("mistakes-cost", before = before, after = after);
    view! {
        <li>
            <a
                class="rung"
                data-state=state
                href=Place::Learn(Learn::Mistake(number)).to_string()
            >
                <span class="rung-mark" aria-hidden="true"></span>
                <span class="rung-title">{title}</span>
                <small class="rung-state">{cost}</small>
            </a>
        </li>
    }
}

/// The name of the game of a mistake, in the page's language.
fn name_of(mistake: &Mistake) -> impl Fn() -> String + Clone + Send + Sync + 'static + use<> {
    let (game, setup) = (mistake.game(), mistake.earlier.setup());
    move || match game {
        Some(game) => game_name(game),
        None => words::Words::of(crate::language::language()).game(setup),
    }
}
