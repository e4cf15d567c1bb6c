//! Ratings in the tables. They change in the transaction that stores the end of a game.

use api::online::{GameCode, PersonId, Time};
use api::people::{RatedGame, Speed};

use super::super::connection::{Connection, Lock, Value, values};
use super::super::work::{RatedEnd, time};
use super::super::{Store, StoreError};
use crate::ratings::{DAY, Rating, rated};

/// A rating as it is stored.
type Row = (f64, f64, f64, i64, i64);

const RATING: &str = "SELECT rating, deviation, volatility, at, games FROM ratings \
     WHERE person = $1 AND game = $2 AND speed = $3";

/// What a person has gained from another since then.
const GAINED: &str = "SELECT coalesce(sum(after - before), 0.0) FROM rating_changes \
     WHERE person = $1 AND opponent = $2 AND game = $3 AND speed = $4 AND at > $5";

/// What a person has gained from all bots since then.
const GAINED_FROM_BOTS: &str = "SELECT coalesce(sum(after - before), 0.0) FROM rating_changes \
     JOIN accounts ON accounts.person = rating_changes.opponent \
     WHERE rating_changes.person = $1 AND accounts.is_bot = 1 AND game = $2 AND speed = $3 \
     AND at > $4";

const LAST_NUMBER: &str =
    "SELECT coalesce(max(number), 0) FROM rating_changes WHERE person = $1 OR person = $2";

fn rating((rating, deviation, volatility, at, games): Row) -> Rating {
    Rating {
        rating,
        deviation,
        volatility,
        at: Some(time(at)),
        games: u32::try_from(games).unwrap_or(0),
    }
}

/// Rates games that have just ended.
pub(in crate::store) async fn rate_all(
    connection: &mut Connection,
    ends: impl Iterator<Item = &RatedEnd>,
) -> Result<(), sqlx::Error> {
    let mut is_locked = false;
    for end in ends {
        // Each rating depends on those before it.
        if !is_locked {
            connection.lock(Lock::Ratings).await?;
            is_locked = true;
        }
        rate(connection, end).await?;
    }
    Ok(())
}

async fn rate(connection: &mut Connection, end: &RatedEnd) -> Result<(), sqlx::Error> {
    let (game, speed) = (end.game.name(), end.speed.name());
    let [white, black] = &end.people;
    let done: Option<(i64,)> = connection
        .row(
            "SELECT number FROM rating_changes WHERE code = $1",
            values![&end.code],
        )
        .await?;
    let accounts: Vec<(String, i64)> = connection
        .rows(
            "SELECT person, is_bot FROM accounts WHERE person = $1 OR person = $2",
            values![white, black],
        )
        .await?;
    if done.is_some() || accounts.len() != 2 {
        return Ok(());
    }
    let is_bot = |person: &PersonId| {
        let mut accounts = accounts.iter();
        accounts.any(|(one, is_bot)| one == person.as_str() && *is_bot > 0)
    };
    let mut before = [Rating::default(); 2];
    let mut gained = [0.0; 2];
    let yesterday = Time::from_millis(end.at.millis().saturating_sub(DAY));
    for (index, (person, opponent)) in [(white, black), (black, white)].into_iter().enumerate() {
        let row: Option<Row> = connection.row(RATING, values![person, game, speed]).await?;
        before[index] = row.map(rating).unwrap_or_default();
        let sum: Option<(f64,)> = connection
            .row(GAINED, values![person, opponent, game, speed, yesterday])
            .await?;
        gained[index] = sum.map_or(0.0, |(sum,)| sum);
        if is_bot(opponent) {
            // Bots never tire, so all of them count as one opponent.
            let sum: Option<(f64,)> = connection
                .row(GAINED_FROM_BOTS, values![person, game, speed, yesterday])
                .await?;
            gained[index] = gained[index].max(sum.map_or(0.0, |(sum,)| sum));
        }
    }
    let last: Option<(i64,)> = connection.row(LAST_NUMBER, values![white, black]).await?;
    let number = last.map_or(0, |(last,)| last) + 1;
    let after = rated(before, end.half_points, gained, end.at);
    for (index, (person, opponent)) in [(white, black), (black, white)].into_iter().enumerate() {
        write(connection, person, (end.game, end.speed), after[index]).await?;
        connection
            .execute(
                "INSERT INTO rating_changes \
                 (code, person, opponent, game, speed, number, at, before, after) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
                values![
                    &end.code,
                    person,
                    opponent,
                    game,
                    speed,
                    number,
                    end.at,
                    before[index].rating,
                    after[index].rating,
                ],
            )
            .await?;
    }
    Ok(())
}

async fn write(
    connection: &mut Connection,
    person: &PersonId,
    (game, speed): (RatedGame, Speed),
    rating: Rating,
) -> Result<(), sqlx::Error> {
    connection
        .execute(
            "INSERT INTO ratings \
             (person, game, speed, rating, deviation, volatility, at, games) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8) \
             ON CONFLICT (person, game, speed) DO UPDATE SET rating = excluded.rating, \
             deviation = excluded.deviation, volatility = excluded.volatility, \
             at = excluded.at, games = excluded.games",
            values![
                person,
                game.name(),
                speed.name(),
                rating.rating,
                rating.deviation,
                rating.volatility,
                rating.at.unwrap_or_default(),
                i64::from(rating.games),
            ],
        )
        .await?;
    Ok(())
}

/// A rating and what it is about.
#[derive(Clone, PartialEq, Debug)]
pub struct StoredRating {
    /// The person rated.
    pub person: PersonId,
    /// In which game.
    pub game: RatedGame,
    /// At which speed.
    pub speed: Speed,
    /// The rating.
    pub rating: Rating,
}

/// What a rated game did to a player.
#[derive(Clone, PartialEq, Debug)]
pub struct StoredChange {
    /// The code of the game.
    pub code: GameCode,
    /// What was played.
    pub game: RatedGame,
    /// The speed.
    pub speed: Speed,
    /// When it ended.
    pub at: Time,
    /// The rating before and after it.
    pub ratings: [f64; 2],
}

type CategoryRow = (String, String, String, f64, f64, f64, i64, i64);

fn stored(row: CategoryRow) -> Option<StoredRating> {
    let (person, game, speed, value, deviation, volatility, at, games) = row;
    Some(StoredRating {
        person: person.try_into().ok()?,
        game: RatedGame::from_name(&game)?,
        speed: Speed::from_name(&speed)?,
        rating: rating((value, deviation, volatility, at, games)),
    })
}

impl Store {
    /// A person's rating in a game at a speed, if they have one.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn rating(
        &self,
        person: &PersonId,
        game: RatedGame,
        speed: Speed,
    ) -> Result<Option<Rating>, StoreError> {
        let values = values![person, game.name(), speed.name()];
        let row: Option<Row> = self.reader.row(RATING, values).await?;
        Ok(row.map(rating))
    }

    /// All ratings of a person, or of everyone.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn ratings(
        &self,
        person: Option<&PersonId>,
    ) -> Result<Vec<StoredRating>, StoreError> {
        let person = Value::from(person.map(PersonId::as_str));
        let rows: Vec<CategoryRow> = self
            .reader
            .rows(
                "SELECT person, game, speed, rating, deviation, volatility, at, games \
                 FROM ratings WHERE person = $1 OR $1 IS NULL ORDER BY person, game, speed",
                vec![person],
            )
            .await?;
        Ok(rows.into_iter().filter_map(stored).collect())
    }

    /// The best people in a game at a speed: names and ratings, of those with at most this
    /// deviation who have played since then. Bots are rated, but not listed.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn leaders(
        &self,
        game: RatedGame,
        speed: Speed,
        deviation: f64,
        since: Time,
        limit: u32,
    ) -> Result<Vec<(String, Rating)>, StoreError> {
        type Leader = (String, f64, f64, f64, i64, i64);
        let rows: Vec<Leader> = self
            .reader
            .rows(
                "SELECT accounts.name, rating, deviation, volatility, at, games FROM ratings \
                 JOIN accounts ON accounts.person = ratings.person \
                 WHERE game = $1 AND speed = $2 AND deviation <= $3 AND at >= $4 \
                 AND accounts.name_key IS NOT NULL AND accounts.is_bot = 0 \
                 ORDER BY rating DESC, accounts.name_key LIMIT $5",
                values![
                    game.name(),
                    speed.name(),
                    deviation,
                    since,
                    i64::from(limit)
                ],
            )
            .await?;
        Ok(rows
            .into_iter()
            .map(|(name, value, deviation, volatility, at, games)| {
                (name, rating((value, deviation, volatility, at, games)))
            })
            .collect())
    }

    /// What the last rated games did to a person, newest first.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn changes_of(
        &self,
        person: &PersonId,
        limit: u32,
    ) -> Result<Vec<StoredChange>, StoreError> {
        let rows: Vec<(String, String, String, i64, f64, f64)> = self
            .reader
            .rows(
                "SELECT code, game, speed, at, before, after FROM rating_changes \
                 WHERE person = $1 ORDER BY number DESC LIMIT $2",
                values![person, i64::from(limit)],
            )
            .await?;
        Ok(rows
            .into_iter()
            .filter_map(|(code, game, speed, at, before, after)| {
                Some(StoredChange {
                    code: code.try_into().ok()?,
                    game: RatedGame::from_name(&game)?,
                    speed: Speed::from_name(&speed)?,
                    at: time(at),
                    ratings: [before, after],
                })
            })
            .collect())
    }

    /// What a rated game did to its players: each person with the rating before and after it.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn changes_by(
        &self,
        code: &GameCode,
    ) -> Result<Vec<(PersonId, [f64; 2])>, StoreError> {
        let rows: Vec<(String, f64, f64)> = self
            .reader
            .rows(
                "SELECT person, before, after FROM rating_changes WHERE code = $1",
                values![code],
            )
            .await?;
        Ok(rows
            .into_iter()
            .filter_map(|(person, before, after)| Some((person.try_into().ok()?, [before, after])))
            .collect())
    }

    /// The codes of all rated games in the order for recomputing their ratings.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn rated_games(&self) -> Result<Vec<GameCode>, StoreError> {
        let rows: Vec<(String, i64)> = self
            .reader
            .rows(
                "SELECT DISTINCT code, number FROM rating_changes ORDER BY number, code",
                Vec::new(),
            )
            .await?;
        Ok(rows
            .into_iter()
            .filter_map(|(code, _)| code.try_into().ok())
            .collect())
    }

    /// Replaces all ratings by rating these games again, in one transaction. Returns false, and
    /// changes nothing, if the set of rated games has changed, apart from one that no longer
    /// counts.
    ///
    /// # Errors
    /// If the database does not answer; nothing has changed then.
    pub async fn rate_again(
        &self,
        ends: Vec<RatedEnd>,
        annulled: Option<GameCode>,
    ) -> Result<bool, StoreError> {
        self.writer
            .run(|connection| {
                Box::pin(async move {
                    connection.lock(Lock::Ratings).await?;
                    let rated: Option<(i64,)> = connection
                        .row(
                            "SELECT count(DISTINCT code) FROM rating_changes WHERE code <> $1",
                            values![annulled.as_ref().map_or("", GameCode::as_str)],
                        )
                        .await?;
                    if rated.map(|(count,)| count) != i64::try_from(ends.len()).ok() {
                        return Ok(false);
                    }
                    for statement in ["DELETE FROM rating_changes", "DELETE FROM ratings"] {
                        connection.execute(statement, Vec::new()).await?;
                    }
                    rate_all(connection, ends.iter()).await?;
                    Ok(true)
                })
            })
            .await
    }
}
