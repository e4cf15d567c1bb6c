//! A listing of all games, for operators.

use std::collections::HashMap;

use api::online::{GameCode, Outcome, PersonId, Terms, Time};

use super::stored::StoredSummary;
use crate::store::{Store, StoreError};

/// A game in a list of all games.
#[derive(Clone, PartialEq, Debug)]
pub struct GameLine {
    /// Its code.
    pub code: GameCode,
    /// When it was created.
    pub created: Time,
    /// Terms and state; `None` in games of the first release.
    pub state: Option<GameState>,
}

/// The terms and the state of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct GameState {
    /// What was agreed.
    pub terms: Terms,
    /// The names of White and Black; `None` for a guest and for a seat that is free.
    pub names: [Option<String>; 2],
    /// How many turns were played.
    pub turns: u32,
    /// How it ended, if it has.
    pub outcome: Option<Outcome>,
}

/// The page size of the query.
const PAGE: u32 = 500;

/// Calls a function with every game, in the order of their codes, until it returns an error.
///
/// # Errors
/// If the database does not answer, or the function has failed.
pub async fn for_each_game<E: From<StoreError>>(
    store: &Store,
    mut show: impl FnMut(GameLine) -> Result<(), E>,
) -> Result<(), E> {
    let mut names: HashMap<PersonId, Option<String>> = HashMap::new();
    let mut last: Option<GameCode> = None;
    loop {
        let page = store.all_games(last.as_ref(), PAGE).await?;
        let Some(newest) = page.last() else {
            return Ok(());
        };
        last = Some(newest.code.clone());
        for listed in page {
            let summary = listed.summary.as_deref();
            let summary: Option<StoredSummary> =
                summary.and_then(|text| serde_json::from_str(text).ok());
            let state = match summary {
                Some(summary) => Some(state(store, summary, &mut names).await?),
                None => None,
            };
            show(GameLine {
                code: listed.code,
                created: listed.created,
                state,
            })?;
        }
    }
}

async fn state(
    store: &Store,
    summary: StoredSummary,
    names: &mut HashMap<PersonId, Option<String>>,
) -> Result<GameState, StoreError> {
    let mut both = [None, None];
    for (name, person) in both.iter_mut().zip(summary.people) {
        let Some(person) = person else {
            continue;
        };
        if !names.contains_key(&person) {
            let found = store.name_of(&person).await?;
            names.insert(person.clone(), found.map(|name| name.to_string()));
        }
        *name = names.get(&person).cloned().flatten();
    }
    Ok(GameState {
        terms: summary.terms,
        names: both,
        turns: summary.turns,
        outcome: summary.result.map(|(outcome, _)| outcome),
    })
}
