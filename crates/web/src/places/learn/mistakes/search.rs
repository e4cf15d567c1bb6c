//! Searches finished games for mistakes in the background, with a separate worker: games on this
//! device, and online games that were seen to their end here.

use std::cell::Cell;

use api::worker::{Effort, Found, Question, Score};
use leptos::prelude::*;
use rules::{Position, Turn};
use wasm_bindgen_futures::spawn_local;

use super::find::{self, Played, find};
use super::kept::{self, Kept, Mistake};
use crate::engine::{self, Judged};
use crate::language::window;
use crate::online::finished::{self, Finished};
use crate::places::play::game::LocalGame;
use crate::places::play::review::Assessment;
use crate::store::games::{self, StoredGame};

/// Positions visited for every turn, as in a review.
pub(super) const NODES: u64 = 30_000;
/// The largest board that the worker knows.
const LARGEST: u8 = 8;

/// How far the search is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Progress {
    /// Whether it is going on.
    pub(super) is_going: bool,
    /// How many games are left.
    pub(super) left: usize,
    /// Counts the games that were searched in this visit.
    pub(super) done: usize,
}

thread_local! {
    static PROGRESS: ArcRwSignal<Progress> = ArcRwSignal::new(Progress::default());
    static IS_GOING: Cell<bool> = const { Cell::new(false) };
}

/// How far the search is. Reactive.
pub(super) fn progress() -> Progress {
    PROGRESS.with(Get::get)
}

fn tell(change: impl FnOnce(&mut Progress)) {
    PROGRESS.with(|signal| signal.update(change));
}

/// Searches every finished game that was not searched yet, unless a search is running.
pub(in crate::places) fn begin() {
    if window().is_none() || IS_GOING.replace(true) {
        return;
    }
    spawn_local(async {
        tell(|progress| progress.is_going = true);
        // Play reports why games cannot be read.
        let (games, _) = games::all().await.unwrap_or_default();
        let local = games.iter().filter_map(of_local);
        search(local.chain(finished::all().iter().filter_map(of_online))).await;
        engine::end_quiet();
        tell(|progress| {
            progress.is_going = false;
            progress.left = 0;
        });
        IS_GOING.set(false);
    });
}

/// A game to be searched, with its id and when it was played, in milliseconds since 1970.
type Candidate = (String, u64, Played);

async fn search(games: impl Iterator<Item = Candidate>) {
    let kept = Kept::load();
    let is_new = |(id, _, game): &Candidate| !kept.has_searched(id, game.turns.len());
    let new: Vec<Candidate> = games.filter(is_new).collect();
    tell(|progress| progress.left = new.len());
    for (id, when, game) in new {
        let Some(assessed) = assess(&game).await else {
            // The engine gave up; another visit tries again.
            return;
        };
        let mut mistakes = Vec::new();
        for found in find(&game, &assessed) {
            let mistake = proved(found, &game).await;
            mistakes.extend(mistake.and_then(|found| Mistake::of(found, &game, when)));
        }
        kept::add(&id, game.turns.len(), mistakes);
        tell(|progress| {
            progress.left -= 1;
            progress.done += 1;
        });
    }
}

/// A missed win is asked for as a win only if the judge of the answers can prove the better turn, since
/// it would call every right turn wrong otherwise; what the search has seen is a good chance then.
async fn proved(found: find::FoundMistake, game: &Played) -> Option<find::FoundMistake> {
    let is_proved = match found.before {
        Score::Loss(_) | Score::Chance(_) => true,
        Score::Win(_) => {
            let question = Question::about(game.positions.get(found.turns)?);
            let judged = engine::judge_quietly(question, found.better.actions().to_vec()).await;
            matches!(judged, Ok(Judged::Wins { .. }))
        }
    };
    match is_proved {
        true => Some(found),
        false => found.into_chance(),
    }
}

fn of_local(stored: &StoredGame) -> Option<Candidate> {
    let game = LocalGame::read(&stored.record, &stored.terms).ok()?;
    Some((stored.id.clone(), stored.changed as u64, played(&game)?))
}

fn of_online(game: &Finished) -> Option<Candidate> {
    let mut positions = vec![Position::start(game.setup)];
    for turn in &game.turns {
        let next = positions.last()?.play_turn(turn).ok()?;
        positions.push(next);
    }
    let played = Played {
        positions,
        turns: game.turns.clone(),
        opponent: Some(game.you.opponent()),
    };
    let is_known = game.setup.size() <= LARGEST;
    is_known.then(|| (format!("online.{}", game.code), game.seen, played))
}

/// A game to search: finished, so that nothing is revealed about one being played.
fn played(game: &LocalGame) -> Option<Played> {
    game.ending()?;
    if game.setup().size() > LARGEST {
        return None;
    }
    let turns = game.plies().into_iter().map(|(_, ply)| {
        // A turn that only declines has no actions, and nothing follows it.
        Turn::new(ply.actions().to_vec())
    });
    let played = Played {
        positions: game.positions(),
        turns: turns.collect::<Option<_>>()?,
        opponent: game.terms.computer(),
    };
    (!played.turns.is_empty()).then_some(played)
}

async fn assess(game: &Played) -> Option<Vec<Assessment>> {
    let mut assessed = Vec::new();
    for position in &game.positions {
        let found = match position.winner() {
            Some(_) => Found::default(),
            None => {
                let question = Question::about(position);
                let effort = Effort::Nodes(NODES);
                engine::choose_quietly(question, effort).await.ok()?.found
            }
        };
        assessed.push(Assessment::of(position, &found));
    }
    Some(assessed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::places::play::game::{Opponent, Terms};
    use rules::Player;

    fn game(moves: &str) -> LocalGame {
        let terms = Terms {
            opponent: Opponent::Computer {
                level: 3,
                white: false,
                seed: 1,
            },
            control: None,
            left: [0, 0],
            takebacks: true,
            repetition: true,
            turn_board: false,
            names: Default::default(),
        };
        let record = format!("[Setup \"tix\"]\n\n{moves}\n");
        LocalGame::read(&record, &terms.write()).unwrap()
    }

    #[test]
    fn only_finished_games_are_searched() {
        assert_eq!(played(&game("1. X@c3 X@b5 *")), None);
        let played = played(&game("1. X@c3 X@b5 2. X@e1 1-0")).unwrap();
        assert_eq!(played.turns.len(), 3);
        assert_eq!(played.positions.len(), 4);
        assert_eq!(played.opponent, Some(Player::Black));
    }

    #[test]
    fn of_an_online_game_ones_own_turns_are_searched() {
        let turns = ["X@c3", "X@b5", "c3-c6"].map(|turn| turn.parse().unwrap());
        let game = Finished {
            code: "23456789ab".to_owned(),
            you: Player::Black,
            seen: 7,
            setup: rules::Setup::TIX,
            turns: turns.to_vec(),
            won: Some(true),
        };
        let (id, when, played) = of_online(&game).unwrap();
        assert_eq!((id.as_str(), when), ("online.23456789ab", 7));
        assert_eq!(played.positions.len(), 4);
        assert_eq!(played.opponent, Some(Player::White));
        let damaged = Finished {
            turns: vec!["c3-c6".parse().unwrap()],
            ..game
        };
        assert_eq!(of_online(&damaged), None);
    }
}
