//! What is known of the lobby.

use api::lobby::{LobbyId, OpenSeek, Yours};
use api::online::GameCode;
use serde::Deserialize;
use serde::de::DeserializeOwned;

/// The lobby as last reported by the server.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LobbyState {
    /// Whether the full state has arrived.
    pub is_known: bool,
    /// All seeks including one's own, the oldest first.
    pub seeks: Vec<OpenSeek>,
    /// What concerns the user only.
    pub yours: Yours,
}

#[derive(Deserialize)]
struct Kind {
    kind: String,
}

#[derive(Deserialize)]
struct Seeks {
    seeks: Vec<OpenSeek>,
}

#[derive(Deserialize)]
struct Changed {
    added: Vec<OpenSeek>,
    removed: Vec<LobbyId>,
}

#[derive(Deserialize)]
struct Own {
    yours: Yours,
}

impl LobbyState {
    /// Applies a message. Unknown kinds from newer servers, and unreadable ones, are ignored.
    pub fn hear(&mut self, text: &str) {
        let _ = self.take_in(text);
    }

    fn take_in(&mut self, text: &str) -> Option<()> {
        let Kind { kind } = part(text)?;
        match kind.as_str() {
            "seeks" => {
                let Seeks { seeks } = part(text)?;
                self.seeks = seeks;
                self.is_known = true;
            }
            "changed" => {
                let Changed { added, removed } = part(text)?;
                let is_new = |id: LobbyId| added.iter().any(|seek| seek.id == id);
                self.seeks
                    .retain(|seek| !removed.contains(&seek.id) && !is_new(seek.id));
                self.seeks.extend(added);
            }
            "yours" => {
                let Own { yours } = part(text)?;
                self.yours = yours;
            }
            _ => {}
        }
        Some(())
    }

    /// The seeks of others.
    pub fn others(&self) -> Vec<OpenSeek> {
        let is_other = |seek: &&OpenSeek| !self.yours.seeks.contains(&seek.id);
        self.seeks.iter().filter(is_other).cloned().collect()
    }

    /// The user's own seeks.
    pub fn own(&self) -> Vec<OpenSeek> {
        let is_own = |seek: &&OpenSeek| self.yours.seeks.contains(&seek.id);
        self.seeks.iter().filter(is_own).cloned().collect()
    }

    /// The games that have just begun from a pairing or a challenge.
    pub fn begun(&self) -> Vec<GameCode> {
        let paired = self.yours.pairings.iter().map(|pairing| &pairing.game);
        let challenged = self.yours.challenges.iter().map(|one| &one.game);
        paired.chain(challenged).flatten().cloned().collect()
    }
}

fn part<T: DeserializeOwned>(text: &str) -> Option<T> {
    serde_json::from_str(text).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use api::lobby::{LobbyNews, OpenChallenge, Pairing};
    use api::online::{Terms, Time, Timing};
    use api::people::PlayerView;
    use rules::Setup;

    fn guest() -> PlayerView {
        PlayerView {
            name: None,
            rating: None,
            is_bot: false,
        }
    }

    fn seek(id: u64) -> OpenSeek {
        OpenSeek {
            id: LobbyId(id),
            player: guest(),
            terms: Terms::casual(Setup::TIX, Timing::Correspondence { days: 3 }),
            ratings: None,
        }
    }

    fn tell(state: &mut LobbyState, news: &LobbyNews) {
        state.hear(&serde_json::to_string(news).unwrap());
    }

    fn ids(seeks: &[OpenSeek]) -> Vec<u64> {
        seeks.iter().map(|seek| seek.id.0).collect()
    }

    #[test]
    fn seeks_come_and_go_and_ones_own_stand_apart() {
        let mut state = LobbyState::default();
        let seeks = vec![seek(1), seek(2)];
        tell(&mut state, &LobbyNews::Seeks { number: 5, seeks });
        assert!(state.is_known);
        let yours = Yours {
            seeks: vec![LobbyId(2)],
            ..Yours::default()
        };
        tell(&mut state, &LobbyNews::Yours { yours });
        assert_eq!(
            (ids(&state.others()), ids(&state.own())),
            (vec![1], vec![2])
        );
        let changed = LobbyNews::Changed {
            number: 7,
            added: vec![seek(2), seek(3)],
            removed: vec![LobbyId(1)],
        };
        tell(&mut state, &changed);
        assert_eq!(
            (ids(&state.others()), ids(&state.own())),
            (vec![3], vec![2])
        );
        let before = state.clone();
        for text in ["", "5", r#"{"kind":"weather"}"#, r#"{"kind":"yours"}"#] {
            state.hear(text);
        }
        tell(&mut state, &LobbyNews::Alive { number: 9 });
        assert_eq!(state, before);
    }

    #[test]
    fn games_that_have_begun_are_found_among_pairings_and_challenges() {
        let terms = seek(1).terms;
        let code = |number| GameCode::of([number; 10]);
        let pairing = |game: Option<GameCode>| Pairing {
            id: LobbyId(4),
            terms,
            opponent: guest(),
            until: Time::from_millis(0),
            you_ready: true,
            they_ready: game.is_some(),
            game,
        };
        let challenge = OpenChallenge {
            id: LobbyId(6),
            from: guest(),
            to: "Bert".parse().unwrap(),
            to_bot: false,
            is_own: true,
            terms,
            seat: None,
            until: Time::from_millis(0),
            game: Some(code(2)),
        };
        let mut state = LobbyState::default();
        let yours = Yours {
            seeks: Vec::new(),
            pairings: vec![pairing(None), pairing(Some(code(1)))],
            challenges: vec![challenge],
        };
        tell(&mut state, &LobbyNews::Yours { yours });
        assert_eq!(state.begun(), [code(1), code(2)]);
    }
}
