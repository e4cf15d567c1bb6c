//! What everyone may know of a person.

use serde::{Deserialize, Serialize};

use super::rating::is_false;
use super::{Name, PlayerView, RatedGame, RatingChange, RatingView, Speed};
use crate::online::{EndReason, GameCode, Offer, OpenOffer, Outcome, Seat, Stakes, Terms, Time};

/// What everyone may know of a person: the answer to `GET /api/people/NAME`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Profile {
    /// The name as its owner writes it.
    pub name: Name,
    /// When they signed up.
    pub since: Time,
    /// Whether the account is a bot.
    #[serde(default, skip_serializing_if = "is_false")]
    pub is_bot: bool,
    /// A rating for each game and speed they have played.
    pub ratings: Vec<CategoryRating>,
    /// Whether the caller has blocked them.
    #[serde(default)]
    pub is_blocked: bool,
}

/// A person's rating in one game at one speed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CategoryRating {
    /// The game.
    pub game: RatedGame,
    /// The speed.
    pub speed: Speed,
    /// The rating now.
    pub now: RatingView,
    /// How many rated games they have played.
    pub games: u32,
    /// For a graph: the rating after each of the last 200 games, the oldest first.
    pub points: Vec<Point>,
}

/// A rating after a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Point {
    /// When the game ended.
    pub at: Time,
    /// The rating after it.
    pub rating: i32,
}

/// A game in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GameSummary {
    /// Its code: `/CODE` shows it.
    pub code: GameCode,
    /// What is agreed.
    pub terms: Terms,
    /// Who plays White and Black; `None` for a free seat.
    pub players: [Option<PlayerView>; 2],
    /// The caller's seat.
    pub you: Option<Seat>,
    /// How many turns were played.
    pub turns: u32,
    /// Who is to move, while the game is going on.
    pub to_move: Option<Seat>,
    /// How many milliseconds they have left, if there is a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<u64>,
    /// When it was created.
    pub created: Time,
    /// When something last happened.
    pub changed: Time,
    /// How and why it ended.
    pub result: Option<(Outcome, EndReason)>,
    /// What it did to the ratings of White and Black, if it was rated.
    #[serde(default)]
    pub rating_changes: Option<[RatingChange; 2]>,
    /// What has been offered and not answered.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub offers: Vec<OpenOffer>,
}

impl GameSummary {
    /// What the caller's opponent offers.
    pub fn offered(&self) -> Option<Offer> {
        let you = self.you?;
        let by_opponent = self.offers.iter().find(|open| open.by != you);
        by_opponent.map(|open| open.offer)
    }

    /// Whether the game was annulled: it was decided and should have changed the ratings, but did
    /// not.
    pub fn is_annulled(&self) -> bool {
        is_annulled(&self.terms, self.result, self.rating_changes)
    }
}

/// Whether a game with this result was annulled.
pub(crate) fn is_annulled(
    terms: &Terms,
    result: Option<(Outcome, EndReason)>,
    changes: Option<[RatingChange; 2]>,
) -> bool {
    let is_decided = result.is_some_and(|(outcome, _)| outcome != Outcome::Void);
    terms.stakes == Stakes::Rated && is_decided && changes.is_none()
}

/// Some of many games, newest first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GamePage {
    /// The games.
    pub games: Vec<GameSummary>,
    /// The cursor of the next page (`?before=…`), if there is one.
    pub next: Option<String>,
}

/// A line of a leaderboard.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Leader {
    /// The player's name.
    pub name: Name,
    /// Their rating.
    pub rating: RatingView,
    /// How many rated games they have played.
    pub games: u32,
}
