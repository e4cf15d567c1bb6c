//! The players of a game, as everyone may see them.

use api::online::{
    GameCode, PersonId, Refusal, Repetition, Seat, Stakes, Terms, TermsFault, Time, View,
};
use api::people::{GameSummary, PlayerView, RatedGame, RatingChange, Speed};
use online::Game;

use super::Node;
use super::stored::StoredSummary;
use crate::ratings::rounded;
use crate::requests::Problem;
use crate::store::{Listed, StoreError};

/// A person's public view, with their rating for games on these terms.
async fn player(node: &Node, person: &PersonId, terms: &Terms) -> Result<PlayerView, StoreError> {
    let category = RatedGame::of(terms.setup).zip(Speed::of(terms.timing));
    if let Some(player) = node.known_players.find(person, category) {
        return Ok(player);
    }
    let forgotten = node.known_players.forgotten();
    let identity = node.store.identity_of(person).await?;
    let rating = match category {
        Some((game, speed)) if identity.is_some() => {
            let rating = node.store.rating(person, game, speed).await?;
            rating.map(|rating| rating.view(node.now()))
        }
        _ => None,
    };
    let player = PlayerView {
        is_bot: identity.as_ref().is_some_and(|identity| identity.is_bot),
        name: identity.map(|identity| identity.name),
        rating,
    };
    node.known_players
        .remember(person, category, player.clone(), forgotten);
    Ok(player)
}

/// The public views of White and Black.
pub(crate) async fn players(
    node: &Node,
    people: [Option<&PersonId>; 2],
    terms: &Terms,
) -> Result<[Option<PlayerView>; 2], StoreError> {
    let mut players = [None, None];
    for (place, person) in players.iter_mut().zip(people) {
        if let Some(person) = person {
            *place = Some(player(node, person, terms).await?);
        }
    }
    Ok(players)
}

/// The rating changes of White and Black in a rated game.
async fn rating_changes(
    node: &Node,
    code: &GameCode,
    people: [Option<&PersonId>; 2],
) -> Result<Option<[RatingChange; 2]>, StoreError> {
    let changes = node.store.changes_by(code).await?;
    let of = |person: Option<&PersonId>| {
        let (_, [before, after]) = changes.iter().find(|(own, _)| Some(own) == person)?;
        Some(RatingChange {
            before: rounded(*before),
            after: rounded(*after),
        })
    };
    let [white, black] = people.map(of);
    Ok(white.zip(black).map(|(white, black)| [white, black]))
}

fn people(game: &Game) -> [Option<&PersonId>; 2] {
    Seat::ALL.map(|seat| game.person(seat))
}

/// Completes a view with what the game itself does not know.
pub(super) async fn complete(
    node: &Node,
    game: &Game,
    code: &GameCode,
    view: &mut View,
) -> Result<(), StoreError> {
    view.players = players(node, people(game), game.terms()).await?;
    if game.has_vacations() && !game.is_over() {
        show_vacations(node, game, view).await?;
    }
    if game.terms().stakes == Stakes::Rated && game.is_over() {
        view.rating_changes = rating_changes(node, code, people(game)).await?;
    }
    Ok(())
}

/// Shows who is on vacation, and stops their clock in the view.
async fn show_vacations(node: &Node, game: &Game, view: &mut View) -> Result<(), StoreError> {
    for seat in Seat::ALL {
        let Some(person) = game.person(seat) else {
            continue;
        };
        let times = node.store.vacations_of(person, game.turn_began()).await?;
        let goes_on = |(began, ended): &&(Time, Time)| *began <= view.now && view.now < *ended;
        let until = times.iter().find(goes_on).map(|(_, ended)| *ended);
        view.seats[seat as usize].vacation_until = until;
        if game.to_move() == Some(seat) {
            view.clock = game.clock_with_vacations(&times, view.now);
        }
    }
    Ok(())
}

/// A list entry as a person may see it.
pub(crate) async fn summary(
    node: &Node,
    listed: Listed,
    viewer: Option<&PersonId>,
) -> Result<GameSummary, StoreError> {
    let stored = listed.summary.as_deref();
    let stored: Option<StoredSummary> = stored.and_then(|text| serde_json::from_str(text).ok());
    let StoredSummary {
        terms,
        people,
        turns,
        to_move,
        deadline,
        result,
        offers,
    } = match stored {
        Some(summary) => summary,
        // Last written by an older release.
        None => StoredSummary::of(&replay(node, &listed.code).await?),
    };
    let people = people.each_ref().map(Option::as_ref);
    let rating_changes = match (terms.stakes, result) {
        (Stakes::Rated, Some(_)) => rating_changes(node, &listed.code, people).await?,
        _ => None,
    };
    Ok(GameSummary {
        players: players(node, people, &terms).await?,
        you: Seat::ALL
            .into_iter()
            .find(|seat| viewer.is_some() && people[*seat as usize] == viewer),
        code: listed.code,
        terms,
        turns,
        to_move,
        left: deadline.map(|deadline| deadline.since(node.now())),
        created: listed.created,
        changed: listed.changed,
        result,
        rating_changes,
        offers,
    })
}

/// Loads and replays a game.
pub(crate) async fn replay(node: &Node, code: &GameCode) -> Result<Game, StoreError> {
    let entries = node.store.entries(code, 0).await?;
    Game::replay(&entries).map_err(|unfit| StoreError::Corrupt {
        game: code.clone(),
        number: unfit.number,
        error: unfit.unfit.to_string(),
    })
}

/// A game as a record, with the names of its players.
pub(crate) async fn record(node: &Node, game: &Game) -> Result<record::Game, StoreError> {
    let mut record = game.record();
    let tags = [("White", "WhiteType"), ("Black", "BlackType")];
    for ((tag, type_tag), person) in tags.into_iter().zip(people(game)) {
        if let Some(person) = person
            && let Some(identity) = node.store.identity_of(person).await?
        {
            // Every account name is a valid tag value.
            let _ = record.tags_mut().set(tag, identity.name.as_str());
            if identity.is_bot {
                let _ = record.tags_mut().set(type_tag, "program");
            }
        }
    }
    Ok(record)
}

/// Whether a person may take a seat in a game on these terms.
pub(super) async fn may_sit(node: &Node, person: &PersonId, terms: &Terms) -> Result<(), Problem> {
    let account = node.store.account_of(person).await?;
    if terms.stakes == Stakes::Rated && account.is_none() {
        return Err(Problem::NeedsAccount);
    }
    if account.is_some_and(|account| account.is_bot) {
        check_for_bots(terms)?;
    }
    Ok(())
}

/// Whether a player may use phrases and offer rematches: not to somebody who has blocked them.
pub(super) async fn may_be_heard(
    node: &Node,
    game: &Game,
    person: &PersonId,
) -> Result<(), Problem> {
    let opponent = game
        .seat_of(person)
        .and_then(|seat| game.person(seat.opposite()));
    match opponent {
        Some(opponent) if node.store.has_blocked(opponent, person).await? => {
            Err(Refusal::NotHeard.into())
        }
        _ => Ok(()),
    }
}

/// Whether a bot may play on these terms.
pub(crate) fn check_for_bots(terms: &Terms) -> Result<(), Problem> {
    match terms.repetition {
        Repetition::Draw => Ok(()),
        Repetition::Ignored => Err(TermsFault::BotRepetition.into()),
    }
}
