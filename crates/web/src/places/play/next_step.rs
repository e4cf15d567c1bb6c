//! One suggestion for what to do next: on Home, and at the end of a game.

use ::learn::{Game, Lesson, ladder};
use api::worker::LEVELS;
use leptos::prelude::*;
use rules::Setup;
use words::Words;

use super::wording;
use crate::language::language;
use crate::place::{Place, Play};
use crate::places::learn;
use crate::places::learn::progress::{Progress, progress};
use crate::shell::Icon;
use crate::store::results::{Finished, PersonalResult, Results, results};
use crate::t;

/// Wins in a row at a level before the next one is suggested.
const WINS: usize = 2;
/// Losses in a row at a level before the one below is suggested.
const LOSSES: usize = 3;

/// What to do next.
#[derive(Clone, PartialEq, Debug)]
pub enum Step {
    /// A stronger opponent in the same game.
    Higher(Setup, u8),
    /// A weaker opponent in the same game.
    Lower(Setup, u8),
    /// The turning point of the last game: the game's id, its setup and level.
    Review(String, Setup, u8),
    /// A lesson.
    Lesson(&'static Lesson),
    /// The same game at the same level.
    Again(Setup, u8),
}

/// The next step after the game with the id `last`, or else after the latest; `None` if there is
/// nothing to suggest.
pub fn next_step(results: &Results, lessons: &Progress, last: Option<&str>) -> Option<Step> {
    let games = results.latest_first();
    let at = match last {
        Some(last) => games.iter().position(|(id, _)| *id == last),
        None => (!games.is_empty()).then_some(0),
    };
    let played = at.and_then(|at| {
        let (id, game) = games[at];
        Some((id, game, game.game.parse::<Setup>().ok()?, &games[at..]))
    });
    let Some((id, game, setup, games)) = played else {
        return lessons.next().map(Step::Lesson);
    };
    let run = run(games, game);
    let level = game.level;
    let lesson = || next_lesson(lessons, setup).map(Step::Lesson);
    let again = || Step::Again(setup, level);
    Some(match game.outcome {
        PersonalResult::Won if run >= WINS && level < LEVELS => Step::Higher(setup, level + 1),
        PersonalResult::Lost if run >= LOSSES && level > 1 => Step::Lower(setup, level - 1),
        PersonalResult::Lost if run < LOSSES => Step::Review(id.to_owned(), setup, level),
        PersonalResult::Won | PersonalResult::Lost | PersonalResult::Drawn => {
            lesson().unwrap_or_else(again)
        }
    })
}

/// How many games in a row at the same game and level ended like the latest one.
fn run(games: &[(&str, &Finished)], latest: &Finished) -> usize {
    games
        .iter()
        .filter(|(_, game)| (&game.game, game.level) == (&latest.game, latest.level))
        .take_while(|(_, game)| game.outcome == latest.outcome)
        .count()
}

/// The next lesson of a game, or of any game if that one is learned.
fn next_lesson(lessons: &Progress, setup: Setup) -> Option<&'static Lesson> {
    let game = setup.name().and_then(Game::named);
    let own = ladder()
        .iter()
        .find(|lesson| Some(lesson.game) == game && !lessons.is_done(lesson));
    own.or_else(|| lessons.next())
}

/// One suggestion for what to do next.
#[component]
pub fn NextStep(
    /// The id of the game that has just ended; without it, the latest one counts.
    #[prop(optional, into)]
    after: Option<String>,
    /// Called instead of opening the game if its review is suggested.
    #[prop(optional, into)]
    review: Option<Callback<()>>,
) -> impl IntoView {
    let step = Memo::new(move |_| next_step(&results(), &progress(), after.as_deref()));
    move || {
        let step = step.get()?;
        let (title, about) = (title(&step), about(&step));
        let (icon, place) = (icon(&step), place(&step).to_string());
        let click = move |event: leptos::ev::MouseEvent| {
            prepare(&step);
            if let (Some(review), Step::Review(..)) = (review, &step) {
                event.prevent_default();
                review.run(());
            }
        };
        Some(view! {
            <a class="tile next-step" href=place data-test="next-step" on:click=click>
                {icon.view()}
                <span>
                    <strong>{title}</strong>
                    <small>{about}</small>
                </span>
            </a>
        })
    }
}

/// The same in a word or two, among the ways on where there is no room for more. Nothing if one of those
/// leads there already: a rematch, or the review.
#[component]
pub fn ShortNextStep(
    /// The id of the game that has just ended.
    after: String,
) -> impl IntoView {
    let step = Memo::new(move |_| next_step(&results(), &progress(), Some(&after)));
    move || {
        let step = step.get()?;
        let (short, title) = (short(&step)?, title(&step));
        let place = place(&step).to_string();
        Some(view! {
            <a
                class="button next-way"
                href=place
                title=title.clone()
                aria-label=title
                data-test="next-step"
                on:click=move |_| prepare(&step)
            >
                {short}
            </a>
        })
    }
}

fn short(step: &Step) -> Option<String> {
    match step {
        Step::Higher(_, level) | Step::Lower(_, level) => {
            Some(t!("next-level-short", number = *level))
        }
        Step::Lesson(_) => Some(t!("learn-next-lesson-short")),
        Step::Review(..) | Step::Again(..) => None,
    }
}

fn icon(step: &Step) -> Icon {
    match step {
        Step::Higher(..) | Step::Lower(..) | Step::Again(..) => Icon::Computer,
        Step::Review(..) => Icon::Analysis,
        Step::Lesson(_) => Icon::Learn,
    }
}

fn title(step: &Step) -> String {
    match step {
        Step::Higher(_, level) | Step::Lower(_, level) => {
            t!("next-level", number = *level, name = wording::level(*level))
        }
        Step::Review(..) => t!("next-review"),
        Step::Lesson(lesson) => t!("next-lesson", title = t!(&lesson.title_key())),
        Step::Again(setup, _) => t!("next-again", game = wording::game(*setup)),
    }
}

fn about(step: &Step) -> String {
    match step {
        Step::Higher(setup, _) => t!("next-higher-about", game = wording::game(*setup)),
        Step::Lower(setup, _) => t!("next-lower-about", game = wording::game(*setup)),
        Step::Review(_, setup, level) => t!(
            "next-review-about",
            game = wording::game(*setup),
            number = *level
        ),
        Step::Lesson(lesson) => Words::of(language()).game(lesson.game.setup()),
        Step::Again(_, level) => t!(
            "play-computer-level",
            number = *level,
            name = wording::level(*level)
        ),
    }
}

fn place(step: &Step) -> Place {
    match step {
        Step::Higher(setup, _) | Step::Lower(setup, _) | Step::Again(setup, _) => {
            Place::Play(Play::Computer(*setup))
        }
        Step::Review(id, ..) => Place::Play(Play::Game(id.clone())),
        Step::Lesson(lesson) => learn::address_of(lesson),
    }
}

/// The level of a new game is one of its options.
fn prepare(step: &Step) {
    if let Step::Higher(_, level) | Step::Lower(_, level) | Step::Again(_, level) = step {
        super::choose_level(*level);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Games of Tixel, the oldest first: level and outcome.
    fn results(games: &[(u8, PersonalResult)]) -> Results {
        let mut results = Results::default();
        for (index, (level, outcome)) in games.iter().enumerate() {
            let game = Finished {
                game: "tixel".to_owned(),
                level: *level,
                outcome: *outcome,
                ended: index as f64,
            };
            results.add(&index.to_string(), game);
        }
        results
    }

    fn step(games: &[(u8, PersonalResult)]) -> Option<Step> {
        next_step(&results(games), &Progress::default(), None)
    }

    fn all_done() -> Progress {
        let mut progress = Progress::default();
        for lesson in ladder() {
            progress.add(lesson, lesson.steps.len());
        }
        progress
    }

    use PersonalResult::{Drawn, Lost, Won};
    use Setup as S;

    #[test]
    fn a_newcomer_is_shown_the_first_lesson() {
        assert_eq!(step(&[]), Some(Step::Lesson(&ladder()[0])));
        assert_eq!(next_step(&results(&[]), &all_done(), None), None);
    }

    #[test]
    fn the_next_level_comes_after_two_wins_in_a_row() {
        let higher = Some(Step::Higher(S::TIXEL, 4));
        assert_eq!(step(&[(3, Won), (3, Won)]), higher);
        assert_eq!(step(&[(3, Lost), (3, Won), (3, Won)]), higher);
        assert_ne!(step(&[(3, Won)]), higher);
        assert_ne!(step(&[(2, Won), (3, Won)]), higher, "at the same level");
        assert_ne!(step(&[(3, Won), (3, Lost), (3, Won)]), higher);
    }

    #[test]
    fn the_level_below_comes_after_three_losses_in_a_row() {
        let lower = Some(Step::Lower(S::TIXEL, 2));
        assert_eq!(step(&[(3, Lost), (3, Lost), (3, Lost)]), lower);
        assert_ne!(step(&[(3, Lost), (3, Lost)]), lower);
        assert_ne!(step(&[(3, Lost), (3, Won), (3, Lost), (3, Lost)]), lower);
    }

    #[test]
    fn there_is_no_level_above_the_highest_or_below_the_lowest() {
        let top = results(&[(LEVELS, Won), (LEVELS, Won)]);
        let again = Some(Step::Again(S::TIXEL, LEVELS));
        assert_eq!(next_step(&top, &all_done(), None), again);
        let lesson = next_lesson(&Progress::default(), S::TIXEL).unwrap();
        assert_eq!(lesson.game, Game::Tixel);
        let bottom = [(1, Lost), (1, Lost), (1, Lost)];
        assert_eq!(step(&bottom), Some(Step::Lesson(lesson)));
    }

    #[test]
    fn a_lost_game_is_worth_a_review() {
        let review = Some(Step::Review("1".to_owned(), S::TIXEL, 3));
        assert_eq!(step(&[(3, Won), (3, Lost)]), review);
    }

    #[test]
    fn after_one_win_or_a_draw_the_next_lesson_of_that_game_comes() {
        for outcome in [Won, Drawn] {
            let Some(Step::Lesson(lesson)) = step(&[(3, outcome)]) else {
                panic!("no lesson after {outcome:?}");
            };
            assert_eq!(lesson.game, Game::Tixel);
            let again = next_step(&results(&[(3, outcome)]), &all_done(), None);
            assert_eq!(again, Some(Step::Again(S::TIXEL, 3)));
        }
    }

    #[test]
    fn the_game_that_has_just_ended_counts_and_later_ones_do_not() {
        let games = results(&[(3, Lost), (3, Won), (3, Won)]);
        let first = next_step(&games, &Progress::default(), Some("0"));
        assert_eq!(first, Some(Step::Review("0".to_owned(), S::TIXEL, 3)));
        let unknown = next_step(&games, &Progress::default(), Some("pass and play"));
        assert_eq!(unknown, Some(Step::Lesson(&ladder()[0])));
    }

    #[test]
    fn every_step_leads_somewhere_and_is_said() {
        let lesson = Step::Lesson(&ladder()[3]);
        let review = Step::Review("abc".to_owned(), S::TIX, 2);
        for step in [
            Step::Higher(S::TIX, 4),
            Step::Lower(S::REGATTA, 4),
            Step::Again(S::POKA_YOKE, 4),
            lesson,
            review,
        ] {
            let place = place(&step);
            assert_eq!(place.to_string().parse(), Ok(place));
            assert!(!title(&step).is_empty() && !about(&step).is_empty());
        }
    }

    #[test]
    fn the_few_words_are_part_of_the_title_in_every_language() {
        for language in words::Language::ALL {
            crate::language::speak(language);
            for step in [Step::Higher(S::TIX, 4), Step::Lesson(&ladder()[3])] {
                let (short, title) = (short(&step).unwrap(), title(&step));
                let is_part = title.to_lowercase().contains(&short.to_lowercase());
                assert!(is_part, "{title}: {short}");
            }
        }
    }
}
