//! Recomputing all ratings.

use api::online::GameCode;
use online::Game;

use super::stored::rated_end;
use crate::store::{Store, StoreError};

/// The result of recomputing all ratings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Recomputed {
    /// How many rated games there are.
    pub games: usize,
    /// How many ratings there are.
    pub ratings: usize,
    /// How many of them have changed.
    pub changed: usize,
}

/// How often it restarts because a game ended in the meantime.
const ATTEMPTS: usize = 5;

/// Recomputes all ratings from the entries of the rated games, in the order in which they were
/// rated.
///
/// # Errors
/// If the database does not answer, a game cannot be read, or games keep ending.
pub async fn recompute_ratings(store: &Store) -> Result<Recomputed, StoreError> {
    recompute(store, None).await
}

/// Annuls a rated game: its result stays, but it no longer counts towards ratings, and all later
/// ratings are recomputed. `None` if there is no such rated game, or it was annulled before.
///
/// # Errors
/// If the database does not answer, a game cannot be read, or games keep ending.
pub async fn annul(store: &Store, code: &GameCode) -> Result<Option<Recomputed>, StoreError> {
    if store.changes_by(code).await?.is_empty() {
        return Ok(None);
    }
    recompute(store, Some(code)).await.map(Some)
}

async fn recompute(store: &Store, annulled: Option<&GameCode>) -> Result<Recomputed, StoreError> {
    let before = store.ratings(None).await?;
    for _ in 0..ATTEMPTS {
        let mut ends = Vec::new();
        for code in store.rated_games().await? {
            if annulled == Some(&code) {
                continue;
            }
            let entries = store.entries(&code, 0).await?;
            let game = Game::replay(&entries).map_err(|unfit| StoreError::Corrupt {
                game: code.clone(),
                number: unfit.number,
                error: unfit.unfit.to_string(),
            })?;
            ends.extend(rated_end(&code, &game, &entries));
        }
        let games = ends.len();
        if store.rate_again(ends, annulled.cloned()).await? {
            let after = store.ratings(None).await?;
            let is_new = |rating| !before.contains(rating);
            return Ok(Recomputed {
                games,
                ratings: after.len(),
                changed: after.iter().filter(|rating| is_new(rating)).count(),
            });
        }
    }
    Err(StoreError::Unavailable(
        "games have ended while ratings were computed".to_owned(),
    ))
}
