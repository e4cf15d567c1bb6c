//! The motifs: what each is called, how it looks, what it means, and where to practise it.

use ::learn::{Game, Lesson, lesson};
use leptos::prelude::*;
use motifs::{Motif, example};
use wasm_bindgen::JsCast;
use words::Words;

use super::{address_of, game_name, puzzles};
use crate::language::{language, spoken, window};
use crate::place::{Learn, Place};
use crate::places::rules::svg_of_turn;
use crate::{address, motif_link, t};

/// The motifs.
#[component]
pub fn Motifs(
    /// The one that is looked for.
    shown: Option<Motif>,
) -> impl IntoView {
    crate::places::name_page(|| t!("motifs-title"));
    if let Some(shown) = shown {
        Effect::new(move |_| go_to(shown));
    }
    view! {
        <article class="page ladder motifs">
            <header class="ladder-head">
                <h1>{spoken("motifs-title")}</h1>
                <p class="lead">{spoken("motifs-lead")}</p>
                <p>
                    <a href=Place::Learn(Learn::Ladder).to_string()>{spoken("learn-all")}</a>
                </p>
            </header>
            <div class="motif-list">{Motif::ALL.map(entry).collect_view()}</div>
        </article>
    }
}

fn id(motif: Motif) -> String {
    format!("motif-{motif}")
}

/// Scrolls to a motif and focuses its heading, so that a screen reader continues there.
fn go_to(motif: Motif) {
    let heading = window()
        .and_then(|window| window.document())
        .and_then(|document| document.get_element_by_id(&id(motif)))
        .and_then(|element| element.dyn_into::<web_sys::HtmlElement>().ok());
    if let Some(heading) = heading {
        heading.scroll_into_view();
        // If it cannot be focused, it is still in view.
        let _ = heading.focus();
    }
}

/// A motif with its picture and the ways on.
fn entry(motif: Motif) -> impl IntoView {
    let lesson = lesson_about(motif);
    let picture = move || {
        let shown = example(motif);
        let words = Words::of(language());
        svg_of_turn(&shown.position, &shown.turn, motif as usize, words)
    };
    let to_lesson = lesson.map(|lesson| {
        let said = move || {
            let title = t!(&lesson.title_key());
            t!(
                "motifs-lesson",
                game = game_name(lesson.game),
                title = title
            )
        };
        view! { <a class="button" href=address_of(lesson).to_string()>{said}</a> }
    });
    let practise = move |_| {
        puzzles::wish_for(motif);
        address::go(&Place::Learn(Learn::Puzzles));
    };
    view! {
        <section class="panel motif" aria-labelledby=id(motif)>
            <div class="rules-picture" inner_html=picture></div>
            <div class="motif-said">
                <h2 id=id(motif) tabindex="-1">{move || motif_link::name(motif)}</h2>
                <p>{move || t!(&format!("motif-{motif}-means"))}</p>
                <p class="ladder-more">
                    {to_lesson}
                    <button class="button" type="button" on:click=practise>
                        {spoken("motifs-puzzles")}
                    </button>
                </p>
            </div>
        </section>
    }
}

/// The lesson that teaches a motif.
fn lesson_about(motif: Motif) -> Option<&'static Lesson> {
    let (game, id) = match motif {
        Motif::LastPiece => (Game::Tix, "win"),
        Motif::DoubleThreat => (Game::Tix, "double"),
        Motif::OnlyDefence => (Game::Regatta, "danger"),
        Motif::HemIn => (Game::Tix, "hem"),
        Motif::Chain => (Game::Tix, "chain"),
        Motif::Promote => (Game::PokaYoke, "promote"),
        Motif::PickUpToReopen => (Game::Tix, "pick-up"),
        Motif::DeclineBonus => (Game::Tix, "decline"),
        Motif::Flip => (Game::Regatta, "flip"),
        Motif::Nest => (Game::Tixel, "nest"),
        Motif::QuietPlacement => (Game::Tixel, "choice"),
        Motif::Sacrifice => (Game::Tix, "fall"),
    };
    lesson(game, id)
}

#[cfg(test)]
mod tests {
    use super::*;
    use motifs::Prover;
    use words::Language;

    #[test]
    fn the_lesson_about_a_motif_is_solved_by_it() {
        let mut without = Vec::new();
        for motif in Motif::ALL {
            let lesson = lesson_about(motif).unwrap_or_else(|| panic!("no lesson about {motif}"));
            let has_motif = lesson.steps.iter().any(|step| {
                let limit = Prover::limit(&step.start);
                let prover = Prover::new(&step.start, &step.solution, None, limit);
                let mut prover = prover.unwrap_or_else(|error| panic!("{motif}: {error}"));
                while !prover.advance(limit) {}
                prover.reasons().motifs.contains(&motif)
            });
            if !has_motif {
                without.push(format!("{motif}: {}", lesson.path()));
            }
        }
        assert!(without.is_empty(), "{}", without.join("\n"));
    }

    #[test]
    fn the_lesson_about_a_motif_calls_it_by_its_name() {
        let mut unnamed = Vec::new();
        for language in Language::ALL {
            let words = Words::of(language);
            for motif in Motif::ALL {
                let lesson = lesson_about(motif).expect("a lesson");
                let done = (0..lesson.steps.len()).filter_map(|at| lesson.step_keys(at).done);
                let mut texts = done.chain([lesson.title_key()]).map(|key| words.say(&key));
                let name = words.say(&format!("motif-{motif}")).to_lowercase();
                if !texts.any(|text| text.to_lowercase().contains(&name)) {
                    unnamed.push(format!("{language}: {} does not say {name}", lesson.path()));
                }
            }
        }
        assert!(unnamed.is_empty(), "{}", unnamed.join("\n"));
    }

    #[test]
    fn every_motif_has_a_picture_and_a_sentence_in_every_language() {
        for language in Language::ALL {
            let words = Words::of(language);
            for motif in Motif::ALL {
                let shown = example(motif);
                let svg = svg_of_turn(&shown.position, &shown.turn, motif as usize, words);
                assert!(svg.contains("<svg") && !svg.contains("\"#0000"), "{motif}");
                assert!(words.knows(&format!("motif-{motif}-means")), "{motif}");
            }
        }
    }
}
