//! Conditional turns: answers to turns that have not been played, and who may ask for them.

use api::online::{Command, ConditionalTurns, GameCode, PersonId, Refusal};
use axum::extract::{Path, Request, State};
use axum::http::{HeaderMap, StatusCode};
use online::{ConditionalAnswer, Game, Input};

use super::routes::find_game;
use super::{Games, Node};
use crate::requests::{ApiResult, Caller, Needs, Problem, fresh, json, no_content, read, who};
use crate::store::{StoreError, StoredTurns, UsedTurns};

/// What the player to move had decided on.
pub(super) struct Decided {
    person: PersonId,
    stored: StoredTurns,
    answer: Option<ConditionalAnswer>,
}

impl Decided {
    /// What the player to move has decided on, and whether it answers the last turn.
    pub(super) async fn load(
        node: &Node,
        code: &GameCode,
        game: &Game,
    ) -> Result<Option<Decided>, StoreError> {
        let Some(person) = game.to_move().and_then(|seat| game.person(seat)) else {
            return Ok(None);
        };
        let stored = node.store.conditional_turns(code, person).await?;
        Ok(stored.map(|stored| Decided {
            person: person.clone(),
            // Unreadable decisions answer nothing.
            answer: turns(&stored).and_then(|turns| game.conditional_answer(&turns)),
            stored,
        }))
    }

    /// The command that plays the answer, if there is one. Its id is derived from the decision, so
    /// that it is played once, whichever server plays it.
    pub(super) fn input(&self, game: &Game) -> Option<Input> {
        let id = format!("if-{}-{}", self.stored.id, game.turns().len());
        let command = self.answer.as_ref()?.command(id.parse().ok()?);
        Some(Input::Person {
            person: self.person.clone(),
            command,
        })
    }

    /// Marks the answer as played.
    pub(super) fn played(self) -> UsedTurns {
        let rest = self.answer.map(|answer| answer.rest);
        let rest = rest.filter(|rest| !rest.turns.is_empty());
        UsedTurns {
            rest: rest.map(|rest| StoredTurns {
                id: self.stored.id.clone(),
                ply: rest.ply,
                turns: text(&rest),
            }),
            person: self.person,
            before: self.stored,
        }
    }

    /// Drops the decision: the opponent has played something else.
    pub(super) fn dropped(self) -> UsedTurns {
        UsedTurns {
            person: self.person,
            before: self.stored,
            rest: None,
        }
    }
}

/// Whether a command can trigger somebody's conditional turn.
pub(super) fn may_be_answered(input: &Input, next: &Game) -> bool {
    let is_turn = matches!(
        input,
        Input::Person {
            command: Command::Play { .. },
            ..
        }
    );
    is_turn && next.has_conditional_turns()
}

/// In its stored form; `None` if nothing is decided.
pub(super) fn stored(turns: &ConditionalTurns) -> Result<Option<StoredTurns>, StoreError> {
    if turns.turns.is_empty() {
        return Ok(None);
    }
    let id = fresh::session_id().map_err(|error| StoreError::Unavailable(error.to_string()))?;
    Ok(Some(StoredTurns {
        id,
        ply: turns.ply,
        turns: text(turns),
    }))
}

fn text(turns: &ConditionalTurns) -> String {
    // Plain data always serializes.
    serde_json::to_string(turns).unwrap_or_default()
}

fn turns(stored: &StoredTurns) -> Option<ConditionalTurns> {
    serde_json::from_str(&stored.turns).ok()
}

/// What a person has decided on in a game, valid or not.
pub(crate) async fn conditional_turns(
    node: &Node,
    code: &GameCode,
    person: &PersonId,
) -> Result<Option<ConditionalTurns>, StoreError> {
    let stored = node.store.conditional_turns(code, person).await?;
    Ok(stored.as_ref().and_then(turns))
}

/// The caller, who must be a player.
fn player(person: Option<&PersonId>, game: &Game) -> Result<PersonId, Problem> {
    if !game.is_visible_to(person) {
        return Err(Problem::NoGame);
    }
    let player = person.filter(|person| game.seat_of(person).is_some());
    Ok(player.ok_or(Refusal::NotSeated)?.clone())
}

pub(super) async fn show(
    State(games): State<Games>,
    Path(code): Path<String>,
    headers: HeaderMap,
) -> ApiResult {
    let who = who(&games.node, &headers, Needs::Read).await?;
    let handle = find_game(&games, &code).await?;
    let game = &handle.snapshot().game;
    let person = player(who.person(), game)?;
    let ply = u32::try_from(game.turns().len()).unwrap_or(u32::MAX);
    let decided = conditional_turns(&games.node, handle.code(), &person)
        .await?
        .filter(|turns| turns.ply == ply && !game.is_over());
    let none = ConditionalTurns {
        ply,
        turns: Vec::new(),
    };
    Ok(json(StatusCode::OK, &decided.unwrap_or(none)))
}

pub(super) async fn set(
    State(games): State<Games>,
    Path(code): Path<String>,
    request: Request,
) -> ApiResult {
    let caller = Caller::of(&games.node, &request, Needs::Play).await?;
    let turns: ConditionalTurns = read(&games.node.limits, request).await?;
    let handle = find_game(&games, &code).await?;
    let person = player(caller.known(), &handle.snapshot().game)?;
    handle.decide_beforehand(person, turns).await??;
    Ok(no_content())
}

pub(super) async fn remove(
    State(games): State<Games>,
    Path(code): Path<String>,
    request: Request,
) -> ApiResult {
    let caller = Caller::of(&games.node, &request, Needs::Play).await?;
    let handle = find_game(&games, &code).await?;
    let person = player(caller.known(), &handle.snapshot().game)?;
    let code = handle.code().clone();
    games
        .node
        .store
        .set_conditional_turns(code, person, None)
        .await?;
    Ok(no_content())
}
