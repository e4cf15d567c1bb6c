//! Reviews: mistakes return as fresh positions of the same kind, on days chosen by a scheduler, for
//! those who opt in.

mod fresh;
mod kept;
mod session;

use leptos::prelude::*;
use recall::{PER_DAY, Topic};

pub(super) use self::kept::missed;
use super::game_name;
use crate::controls::Switch;
use crate::language::spoken;
use crate::motif_link;
use crate::place::{Learn, Place};
use crate::shell::Icon;
use crate::t;
pub use session::Session;

/// Today's reviews, and the switch.
#[component]
pub fn Again() -> impl IntoView {
    let deck = RwSignal::new(kept::load());
    let set = move |is_wanted| {
        kept::want(is_wanted);
        deck.set(kept::load());
    };
    let due = Memo::new(move |_| deck.with(|deck| deck.due(kept::today())));
    let is_on = Memo::new(move |_| deck.with(recall::Deck::is_on));
    let said = move || {
        let (due, all) = (due.with(Vec::len), deck.with(recall::Deck::count));
        match (due, all) {
            (0, 0) => t!("again-nothing-yet"),
            (0, count) => t!("again-none-today", count = count),
            (count, _) => t!("again-due", count = count),
        }
    };
    crate::places::name_page(|| t!("again-title"));
    view! {
        <article class="page ladder again">
            <header class="ladder-head">
                <h1>{spoken("again-title")}</h1>
                <p class="lead">{move || t!("again-lead", count = PER_DAY)}</p>
                <p>
                    <a href=Place::Learn(Learn::Ladder).to_string()>{spoken("learn-all")}</a>
                </p>
            </header>
            <Switch
                words=Signal::derive(spoken("again-switch"))
                about=Signal::derive(spoken("again-switch-about"))
                on=is_on
                set=Callback::new(set)
            />
            <Show when=move || is_on.get()>
                <section class="panel ladder-on" aria-label=spoken("again-title")>
                    <p class="ladder-count" data-test="due">{said}</p>
                    <Show when=move || !due.with(Vec::is_empty)>
                        <ul>{move || due.get().into_iter().map(item).collect_view()}</ul>
                        <a class="button strong" href=Place::Learn(Learn::AgainNow).to_string()>
                            <span>{spoken("again-begin")}</span>
                            {Icon::Onwards.view()}
                        </a>
                    </Show>
                </section>
            </Show>
        </article>
    }
}

fn item(topic: Topic) -> impl IntoView {
    view! { <li>{move || topic_name(topic)}</li> }
}

/// A topic in words: `Tixel: hemming in`.
fn topic_name(topic: Topic) -> String {
    let about = match topic {
        Topic::Motif(_, motif) => motif_link::name(motif),
        Topic::Ahead(_, kind, _) => t!(match kind {
            foresight::QuestionKind::TurnedBy => "again-turned-by",
            foresight::QuestionKind::StaysActive => "again-stays-active",
            foresight::QuestionKind::Exposed => "again-exposed",
            foresight::QuestionKind::LeftToSlide => "again-left-to-slide",
        }),
    };
    t!("again-topic", game = game_name(topic.game()), about = about)
}
