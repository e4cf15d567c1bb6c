//! Parses the server's messages.
//!
//! Everybody downloads the page's code, and deriving all of
//! [`FromServer`](api::online::message::FromServer) is heavy: a tagged enum is buffered, and
//! everything in it is compiled once more for the buffer. Here the kind is read first, and then
//! only what the page needs: of entries their numbers, since a view follows, and of a refusal the
//! values in its sentence.

use api::online::View;
use serde::Deserialize;
use serde::de::DeserializeOwned;

/// A message from the server, reduced to what the page needs.
#[derive(Clone, PartialEq, Debug)]
pub enum Heard {
    /// How things stand.
    View(Box<View>),
    /// A command was carried out, and its entries are stored.
    Done {
        /// The number of the command.
        ask: u32,
        /// The number of its last entry.
        number: u64,
    },
    /// A command was refused.
    Refused {
        /// The number of the command.
        ask: u32,
        /// The reason.
        refusal: ReadRefusal,
    },
    /// The server cannot answer now.
    Trouble {
        /// How many seconds to wait, if that may help.
        retry_after: Option<u32>,
    },
    /// An entry with this number exists, possibly the newest.
    Alive {
        /// The number.
        number: u64,
    },
}

/// Why a command was refused.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct ReadRefusal {
    /// The kind of refusal, by which its sentence is found.
    pub kind: String,
    /// How many turns to wait, if that helps.
    #[serde(default)]
    pub turns: u32,
}

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
    refusal: ReadRefusal,
}

#[derive(Deserialize)]
struct Trouble {
    #[serde(default)]
    retry_after: Option<u32>,
}

/// Parses a message; `None` if its kind is unknown, from a newer server, or it is malformed. Of
/// entries only the newest number is read.
pub fn read(text: &str) -> Option<Heard> {
    let Kind { kind } = part(text)?;
    Some(match kind.as_str() {
        "entries" => {
            let Entries { entries } = part(text)?;
            let number = entries.last()?.number;
            Heard::Alive { number }
        }
        "view" => {
            let Seen { view } = part(text)?;
            Heard::View(view)
        }
        "done" => {
            let Done { ask, number } = part(text)?;
            Heard::Done { ask, number }
        }
        "refused" => {
            let Refused { ask, refusal } = part(text)?;
            Heard::Refused { ask, refusal }
        }
        "trouble" => {
            let Trouble { retry_after } = part(text)?;
            Heard::Trouble { retry_after }
        }
        "alive" => {
            let Numbered { number } = part(text)?;
            Heard::Alive { number }
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
    use api::online::message::FromServer;
    use api::online::{Entry, Event, Terms, Time, Timing};
    use online::{Game, Presence};
    use rules::Setup;

    fn sent(message: &FromServer) -> Option<Heard> {
        read(&serde_json::to_string(message).unwrap())
    }

    #[test]
    fn every_message_the_page_acts_on_is_read_as_it_was_sent() {
        let terms = Terms::casual(Setup::TIX, Timing::Unlimited);
        let game = Game::replay(&[Game::create(terms, Time::from_millis(0))]).unwrap();
        let view = game.view(None, Time::from_millis(5), &Presence::default());
        let view = Box::new(view.unwrap());
        let message = FromServer::View { view: view.clone() };
        assert_eq!(sent(&message), Some(Heard::View(view)));
        let message = FromServer::Done { ask: 1, number: 2 };
        assert_eq!(sent(&message), Some(Heard::Done { ask: 1, number: 2 }));
        let message = FromServer::Refused {
            ask: 1,
            refusal: api::online::Refusal::TooSoon { turns: 3 },
            sentence: String::new(),
        };
        let refusal = ReadRefusal {
            kind: "too-soon".to_owned(),
            turns: 3,
        };
        assert_eq!(sent(&message), Some(Heard::Refused { ask: 1, refusal }));
        let message = FromServer::Trouble {
            ask: None,
            sentence: String::new(),
            retry_after: Some(4),
        };
        let retry_after = Some(4);
        assert_eq!(sent(&message), Some(Heard::Trouble { retry_after }));
        let message = FromServer::Alive { number: 9 };
        assert_eq!(sent(&message), Some(Heard::Alive { number: 9 }));
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
        assert_eq!(sent(&entries), Some(Heard::Alive { number: 5 }));
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
