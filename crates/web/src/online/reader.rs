//! Reads what the server says.
//!
//! Page code is fetched by everybody, and deriving the whole of [`FromServer`] is heavy: a tagged
//! enum is buffered, and everything in it is compiled once more for the buffer. Here the kind is read
//! first, and then only what the page needs: of entries their numbers, since a view follows.

use api::online::message::FromServer;
use api::online::{Refusal, View};
use serde::Deserialize;
use serde::de::DeserializeOwned;

#[derive(Deserialize)]
struct Kind {
    kind: String,
}

#[derive(Deserialize)]
struct Entries {
    entries: Vec<Numbered>,
}

#[derive(Deserialize)]
struct Numbered {
    number: u64,
}

#[derive(Deserialize)]
struct Seen {
    view: Box<View>,
}

#[derive(Deserialize)]
struct Done {
    ask: u32,
    number: u64,
}

#[derive(Deserialize)]
struct Refused {
    ask: u32,
    refusal: Refusal,
}

#[derive(Deserialize)]
struct Trouble {
    #[serde(default)]
    retry_after: Option<u32>,
}

/// A message; `None` if it is of a kind that a newer server sends, or cannot be read. Entries are
/// read as a sign that there are some.
pub fn read(text: &str) -> Option<FromServer> {
    let Kind { kind } = part(text)?;
    Some(match kind.as_str() {
        "entries" => {
            let Entries { entries } = part(text)?;
            let number = entries.last()?.number;
            FromServer::Alive { number }
        }
        "view" => {
            let Seen { view } = part(text)?;
            FromServer::View { view }
        }
        "done" => {
            let Done { ask, number } = part(text)?;
            FromServer::Done { ask, number }
        }
        "refused" => {
            let Refused { ask, refusal } = part(text)?;
            let sentence = String::new();
            FromServer::Refused {
                ask,
                refusal,
                sentence,
            }
        }
        "trouble" => {
            let Trouble { retry_after } = part(text)?;
            let sentence = String::new();
            FromServer::Trouble {
                ask: None,
                sentence,
                retry_after,
            }
        }
        "alive" => {
            let Numbered { number } = part(text)?;
            FromServer::Alive { number }
        }
        _ => return None,
    })
}

fn part<T: DeserializeOwned>(text: &str) -> Option<T> {
    serde_json::from_str(text).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use api::online::{Entry, Event, Terms, Time, Timing};
    use online::{Game, Presence};
    use rules::Setup;

    fn sent(message: &FromServer) -> Option<FromServer> {
        read(&serde_json::to_string(message).unwrap())
    }

    #[test]
    fn every_message_the_page_acts_on_is_read_as_it_was_sent() {
        let terms = Terms::casual(Setup::TIX, Timing::Unlimited);
        let game = Game::replay(&[Game::create(terms, Time::from_millis(0))]).unwrap();
        let view = game.view(None, Time::from_millis(5), &Presence::default());
        let sentence = String::new();
        for message in [
            FromServer::View {
                view: Box::new(view.unwrap()),
            },
            FromServer::Done { ask: 1, number: 2 },
            FromServer::Refused {
                ask: 1,
                refusal: Refusal::TooSoon { turns: 3 },
                sentence: sentence.clone(),
            },
            FromServer::Trouble {
                ask: None,
                sentence,
                retry_after: Some(4),
            },
            FromServer::Alive { number: 9 },
        ] {
            assert_eq!(sent(&message), Some(message));
        }
    }

    #[test]
    fn of_entries_only_the_newest_number_counts() {
        let entry = |number| Entry {
            number,
            at: Time::from_millis(0),
            event: Event::TakenBack { turns: 1 },
        };
        let entries = FromServer::Entries {
            entries: vec![entry(4), entry(5)],
        };
        assert_eq!(sent(&entries), Some(FromServer::Alive { number: 5 }));
    }

    #[test]
    fn what_is_not_known_is_left_out() {
        for text in [
            "",
            "5",
            "{}",
            r#"{"kind":"vacation"}"#,
            r#"{"kind":"view"}"#,
        ] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
