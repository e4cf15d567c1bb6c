//! What is stored about a game besides its entries: a summary for lists, and its rating result.

use api::online::{
    EndReason, Entry, Event, GameCode, Offer, OpenOffer, Outcome, PersonId, Seat, Stakes, Terms,
    Time, Timing,
};
use api::people::{RatedGame, Speed};
use online::Game;
use serde::{Deserialize, Serialize};

use crate::store::{Append, Pace, RatedEnd, Standing};

/// The state of a game, for lists of games.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct StoredSummary {
    pub(crate) terms: Terms,
    pub(crate) people: [Option<PersonId>; 2],
    pub(crate) turns: u32,
    pub(crate) to_move: Option<Seat>,
    /// When the time of the player to move is up; older releases did not store it.
    #[serde(default)]
    pub(crate) deadline: Option<Time>,
    pub(crate) result: Option<(Outcome, EndReason)>,
    /// Open offers; older releases did not store them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) offers: Vec<OpenOffer>,
}

impl StoredSummary {
    pub(crate) fn of(game: &Game) -> StoredSummary {
        StoredSummary {
            terms: *game.terms(),
            people: Seat::ALL.map(|seat| game.person(seat).cloned()),
            turns: u32::try_from(game.turns().len()).unwrap_or(u32::MAX),
            to_move: game.to_move(),
            deadline: game.deadline(),
            result: game.result(),
            offers: game.open_offers().to_vec(),
        }
    }
}

/// Entries with everything stored about them; `after` is the game they lead to.
pub(crate) fn append(code: &GameCode, entries: Vec<Entry>, after: &Game) -> Append {
    Append {
        game: code.clone(),
        call_time_at: after.call_time_at(),
        standing: standing(after),
        rated: entries
            .iter()
            .any(|entry| matches!(entry.event, Event::Ended { .. }))
            .then(|| rated_end(code, after, &entries))
            .flatten(),
        conditional: None,
        entries,
    }
}

fn standing(game: &Game) -> Standing {
    let pace = match game.terms().timing {
        _ if !game.has_started() => Pace::Waiting,
        Timing::Live { .. } => Pace::Live,
        Timing::Correspondence { .. } | Timing::Unlimited => Pace::Slow,
    };
    Standing {
        pace,
        visibility: game.terms().visibility,
        // Everything in it serializes.
        summary: serde_json::to_string(&StoredSummary::of(game)).unwrap_or_default(),
        rematch_for: rematch_for(game),
    }
}

/// The person a rematch is offered to.
fn rematch_for(game: &Game) -> Option<PersonId> {
    let mut offers = game.open_offers().iter();
    let offer = offers.find(|open| open.offer == Offer::Rematch)?;
    game.person(offer.by.opposite()).cloned()
}

/// The rating result of a game, if it is over and was rated.
pub(crate) fn rated_end(code: &GameCode, game: &Game, entries: &[Entry]) -> Option<RatedEnd> {
    let terms = game.terms();
    if terms.stakes != Stakes::Rated {
        return None;
    }
    let half_points = match game.result()?.0 {
        Outcome::Win { seat: Seat::White } => 2,
        Outcome::Draw => 1,
        Outcome::Win { seat: Seat::Black } => 0,
        Outcome::Void => return None,
    };
    let ended = entries
        .iter()
        .find(|entry| matches!(entry.event, Event::Ended { .. }))?;
    Some(RatedEnd {
        code: code.clone(),
        people: [
            game.person(Seat::White)?.clone(),
            game.person(Seat::Black)?.clone(),
        ],
        game: RatedGame::of(terms.setup)?,
        speed: Speed::of(terms.timing)?,
        half_points,
        at: ended.at,
    })
}
