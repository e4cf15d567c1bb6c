//! The table at which a puzzle is solved, wherever it comes from.

use ::learn::Game;
use ::puzzles::{Goal, Puzzle};
use leptos::prelude::*;
use recall::Topic;
use rules::Player;
use words::Words;

use super::controller::{Aim, Phase, PuzzleController, PuzzleVerdict};
use super::next::{next, wish};
use super::packs::Pack;
use super::results::{self, Results};
use crate::board::{
    ActionBar, Board, Chain, ExplainedLine, Offer, Pool, Shortcuts, Side, focus_entrance,
};
use crate::language::{language, spoken};
use crate::motif_link::MotifLink;
use crate::place::{Learn, Place, Play};
use crate::places::learn::frame::{Answered, Head, Task};
use crate::places::learn::{again, game_name};
use crate::shell::{self, Icon, IconButton, Sheet};
use crate::{address, t};

/// A puzzle of a pack.
#[component]
pub fn Solve(
    /// The game.
    game: Game,
    /// Its number in the pack, counted from 1.
    number: u16,
    /// The pack.
    pack: Pack,
    /// The puzzle.
    puzzle: Puzzle,
) -> impl IntoView {
    let rating = puzzle.rating.value;
    let place = Callback::new(move |is_over: bool| {
        let game = game_name(game);
        // The rating reveals how hard it is, so it waits for the verdict, too.
        match is_over {
            true => t!(
                "puzzles-number-rated",
                game = game,
                number = number,
                rating = rating.to_string()
            ),
            false => t!("puzzles-number", game = game, number = number),
        }
    });
    let (tried, motif) = (puzzle.clone(), puzzle.motifs.first().copied());
    let judged = Callback::new(move |verdict: PuzzleVerdict| {
        let is_failed = verdict.phase == Phase::Failed;
        if let (true, Some(motif)) = (is_failed, motif) {
            again::missed(Topic::Motif(game, motif), tried.position().hash());
        }
        results::attempted(&tried, !is_failed);
    });
    let next = Callback::new(move |()| match next(&pack, &Results::load(), wish()) {
        Some(number) => address::go(&Place::Learn(Learn::Puzzle {
            game: game.name(),
            number,
        })),
        None => shell::notify(t!("puzzles-no-such")),
    });
    let source = Source {
        title: "puzzles-title",
        back: Learn::Puzzles,
        place,
        asked: None,
        aim: Aim::of(&puzzle),
        is_of_pack: true,
        judged,
        next,
        way_on: NEXT,
    };
    view! { <PuzzleTable puzzle source /> }
}

/// Where a puzzle comes from: its frame, and where its result goes.
#[derive(Clone)]
pub struct Source {
    /// The key of the heading.
    pub title: &'static str,
    /// The way back.
    pub back: Learn,
    /// What stands under the heading, before and after the verdict.
    pub place: Callback<bool, String>,
    /// The task, if it is not the usual one.
    pub asked: Option<Callback<(), String>>,
    /// What a turn must achieve.
    pub aim: Aim,
    /// Whether it is from a pack, so that people may like it.
    pub is_of_pack: bool,
    /// Hears every verdict.
    pub judged: Callback<PuzzleVerdict>,
    /// Goes on to the next.
    pub next: Callback<()>,
    /// How that is shown: its icon and the key of its label.
    pub way_on: (Icon, &'static str),
}

/// How the way to another puzzle is shown.
pub const NEXT: (Icon, &str) = (Icon::Onwards, "puzzles-next");

/// The table at which a puzzle is solved.
#[component]
pub fn PuzzleTable(
    /// The puzzle.
    puzzle: Puzzle,
    /// Where it comes from.
    source: Source,
) -> impl IntoView {
    let Source {
        title,
        back,
        place,
        asked: task,
        aim,
        is_of_pack,
        judged,
        next,
        way_on,
    } = source;
    let controller = PuzzleController::new(puzzle, aim, judged);
    let asked = Signal::derive(move || match task {
        Some(task) => task.run(()),
        None => asked(controller),
    });
    let desk = controller.desk;
    let bottom = Signal::derive(move || desk.bottom.get());
    let top = Signal::derive(move || desk.bottom.get().opponent());
    let is_over = Memo::new(move |_| controller.phase.get().is_over());
    let is_answered = Memo::new(move |_| controller.phase.get() != Phase::Solving);
    let more = RwSignal::new(false);
    let heading = Signal::derive(spoken(title));
    let at = view! { <span>{move || place.run(is_over.get())}</span> }.into_any();
    let kind = Signal::derive(move || match controller.phase.get() {
        Phase::Solving => "none",
        Phase::GoOn | Phase::Solved => "solved",
        Phase::Judging | Phase::AlsoWins => "shown",
        Phase::Failed => "not-yet",
    });
    let said = Signal::derive(move || controller.said());
    view! {
        <article class="table lesson puzzle">
            <Head title=heading back=(back, title) at>
                <Show when=move || is_over.get() && is_of_pack>
                    <IconButton
                        icon=Icon::More
                        label="puzzles-more"
                        press=move |()| more.set(true)
                    />
                </Show>
            </Head>
            <Task asked />
            <div class="table-board">
                <Board desk />
            </div>
            <div class="lesson-other">
                <QuietSide controller player=top />
            </div>
            <div class="table-bottom">
                <QuietSide controller player=bottom />
            </div>
            <div class="table-says" class:answered=is_answered>
                <ExplainedLine desk />
                <Answered kind said />
            </div>
            <Chain desk />
            <Bar controller next way_on />
        </article>
        <Sheet open=more label=Signal::derive(|| t!("puzzles-more"))>
            <Afterwards controller />
        </Sheet>
        <Shortcuts desk />
    }
}

fn asked(controller: PuzzleController) -> String {
    let puzzle = controller.puzzle();
    let player = Words::of(language()).player(puzzle.position().to_move());
    match puzzle.goal {
        Goal::Win(turns) => t!("puzzles-task", player = player, count = turns),
        Goal::Hold => t!("puzzles-task-hold", player = player),
    }
}

/// A side of the table. Slidable pieces are counted only after the verdict.
#[component]
fn QuietSide(controller: PuzzleController, player: Signal<Player>) -> impl IntoView {
    let desk = controller.desk;
    move || {
        if controller.phase.get().is_over() {
            return view! { <Side desk player /> }.into_any();
        }
        let name = move || Words::of(language()).player(player.get());
        let label = move || t!("board-side", player = words::player_name(player.get()));
        view! {
            <section class="side" data-player=move || words::player_name(player.get()) aria-label=label>
                <span class="side-owner">
                    <span class="side-stone" aria-hidden="true"></span>
                    <span class="side-name">
                        <strong>{name}</strong>
                    </span>
                </span>
                <Pool desk player />
            </section>
        }
        .into_any()
    }
}

/// The action bar: after the verdict, what to do next.
#[component]
fn Bar(
    controller: PuzzleController,
    next: Callback<()>,
    way_on: (Icon, &'static str),
) -> impl IntoView {
    let desk = controller.desk;
    let is_over = Memo::new(move |_| controller.phase.get().is_over());
    let again = Offer::new(Icon::Reset, "learn-again", move || {
        controller.begin();
        focus_entrance(desk);
    })
    .when(move || is_over.get());
    let analysis = Offer::new(Icon::Analysis, "puzzles-analysis", move || {
        let text = controller.puzzle().position().to_string();
        address::go(&Place::Analysis(Some(text)));
    })
    .when(move || is_over.get());
    let next = Offer::new(way_on.0, way_on.1, move || next.run(()));
    let onwards = Signal::derive(move || is_over.get().then_some(next));
    let (a, b) = (
        Signal::derive(move || again),
        Signal::derive(move || analysis),
    );
    view! { <ActionBar desk a b onwards /> }
}

/// What can be done after the verdict: play on, say whether it was fun.
#[component]
fn Afterwards(controller: PuzzleController) -> impl IntoView {
    let motifs = controller.puzzle().motifs.into_iter();
    let motifs = motifs.map(|motif| view! { <MotifLink motif /> });
    let motifs = motifs.collect_view();
    let liked = RwSignal::new(
        Results::load()
            .of(&controller.puzzle())
            .and_then(|r| r.is_liked),
    );
    let thumb = move |is_liked: bool, key: &'static str| {
        let press = move |_| {
            let now = (liked.get_untracked() != Some(is_liked)).then_some(is_liked);
            liked.set(now);
            results::like(&controller.puzzle(), now);
        };
        let pressed = move || {
            if liked.get() == Some(is_liked) {
                "true"
            } else {
                "false"
            }
        };
        view! {
            <button class="button" type="button" aria-pressed=pressed on:click=press>
                {move || t!(key)}
            </button>
        }
    };
    // Against the computer, from the position after the verdict.
    let play_on = move || {
        let position = controller.desk.position();
        let player = controller.puzzle().position().to_move();
        let place = Place::Play(Play::From { player, position });
        position.winner().is_none().then(|| place.to_string())
    };
    let play_on = move || {
        play_on().map(|place| {
            view! {
                <p>
                    <a class="button" href=place>
                        {move || t!("puzzles-play-on")}
                    </a>
                </p>
            }
        })
    };
    view! {
        <p class="puzzle-motifs">{motifs}</p>
        {play_on}
        <p>{move || t!("puzzles-fun")}</p>
        <p class="ladder-more">
            {thumb(true, "puzzles-liked")} {thumb(false, "puzzles-disliked")}
        </p>
    }
}
