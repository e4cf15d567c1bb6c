//! What happens in a game.

use rules::Turn;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

use super::{GameCode, PersonId, Phrase, Seat, Terms, Time, TurnId};

/// Something that happened in a game, numbered from 1 without gaps.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Entry {
    /// The number.
    pub number: u64,
    /// When it was decided.
    pub at: Time,
    /// What happened.
    pub event: Event,
}

/// What happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(remote = "Self", tag = "kind", rename_all = "kebab-case")]
pub enum Event {
    /// The game was created. Always the first entry, and only that.
    Created {
        /// What was agreed.
        terms: Terms,
    },
    /// Somebody took a seat. The game starts with the second one.
    Seated {
        /// The seat.
        seat: Seat,
        /// The person.
        person: PersonId,
    },
    /// A turn was played by the player to move.
    Turn {
        /// The client's id for it.
        id: TurnId,
        /// The turn.
        #[serde(with = "crate::text")]
        turn: Turn,
        /// When the server received it: the player's clock stops here.
        received: Time,
        /// How many milliseconds it was in transit, as measured by the server.
        lag: u64,
        /// How much of that was credited to the player.
        lag_credit: u64,
        /// What the player's clock was charged, in milliseconds.
        charged: u64,
    },
    /// An offer was made.
    Offered {
        /// The offer.
        offer: Offer,
        /// The seat of the player who did it.
        by: Seat,
    },
    /// An offer was declined, or withdrawn by the player who made it.
    Declined {
        /// The offer.
        offer: Offer,
        /// The seat of the player who did it.
        by: Seat,
    },
    /// The last turns were taken back by agreement.
    TakenBack {
        /// How many: one or two.
        turns: u32,
    },
    /// A time in which no turn could be stored, or the player to move was on vacation; nobody is
    /// charged for it.
    Suspended {
        /// The beginning.
        from: Time,
        /// The end.
        until: Time,
    },
    /// The game is over.
    Ended {
        /// Who has won, if anyone.
        outcome: Outcome,
        /// The reason.
        reason: EndReason,
    },
    /// A rematch was agreed on: the game that follows.
    Rematched {
        /// Its code.
        game: GameCode,
    },
    /// A player said something.
    Said {
        /// The seat of the player who said it.
        by: Seat,
        /// The phrase.
        phrase: Phrase,
    },
    /// An event from a newer release: of an unknown kind, or with a value that is unknown here, such
    /// as another reason. Nothing can be decided after it.
    #[serde(untagged, skip_deserializing)]
    Unknown(Value),
}

/// The names of the kinds of events, as they are serialized.
const KINDS: [&str; 10] = [
    "created",
    "seated",
    "turn",
    "offered",
    "declined",
    "taken-back",
    "suspended",
    "ended",
    "rematched",
    "said",
];

impl Serialize for Event {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Event::serialize(self, serializer)
    }
}

/// What this release does not understand is not an error, as long as it looks like an event.
impl<'de> Deserialize<'de> for Event {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Event, D::Error> {
        let value = Value::deserialize(deserializer)?;
        let Some(kind) = value.get("kind").and_then(Value::as_str) else {
            return Err(D::Error::custom("an event is an object with a `kind`"));
        };
        if !KINDS.contains(&kind) {
            return Ok(Event::Unknown(value));
        }
        Ok(Event::deserialize(&value).unwrap_or(Event::Unknown(value)))
    }
}

/// Unknown kinds are allowed, so only the fields that all kinds share are described.
#[cfg(feature = "schema")]
impl schemars::JsonSchema for Event {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Event".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "description": "What happened. Newer servers may send kinds that are not listed.",
            "type": "object",
            "required": ["kind"],
            "properties": { "kind": { "type": "string", "examples": KINDS } },
        })
    }
}

/// What a player can offer the opponent.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Offer {
    /// A draw.
    Draw,
    /// To take back the offering player's last turn; only in casual games.
    Takeback,
    /// Another game with seats swapped; only after the end.
    Rematch,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case", try_from = "AnyOutcome")]
#[cfg_attr(feature = "schema", schemars(!try_from))]
pub enum Outcome {
    /// Somebody has won.
    Win {
        /// The seat of the winner.
        seat: Seat,
    },
    /// Nobody has won.
    Draw,
    /// The game does not count.
    Void,
}

/// The fields of every outcome in one struct: serde's code for a tagged enum is heavy in the page,
/// as with timings.
#[derive(Deserialize)]
struct AnyOutcome {
    kind: String,
    seat: Option<Seat>,
}

impl TryFrom<AnyOutcome> for Outcome {
    type Error = String;

    fn try_from(any: AnyOutcome) -> Result<Outcome, String> {
        Ok(match any.kind.as_str() {
            "win" => Outcome::Win {
                seat: any.seat.ok_or("missing field `seat`")?,
            },
            "draw" => Outcome::Draw,
            "void" => Outcome::Void,
            unknown => return Err(format!("unknown outcome `{unknown}`")),
        })
    }
}

/// Why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum EndReason {
    /// A player had no legal action.
    Rules,
    /// A player gave up.
    Resignation,
    /// The players agreed on a draw.
    Agreement,
    /// The same position occurred a third time.
    Repetition,
    /// The game reached the maximum number of turns.
    TurnLimit,
    /// A player's time was up.
    Time,
    /// A player in a game without a clock was idle for too long.
    Idle,
    /// A player left, and the opponent claimed the game.
    Left,
    /// A player ended the game before it had begun.
    Aborted,
    /// A player did not play the first turn in time, or nobody took the second seat.
    NoShow,
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Setup;

    fn events() -> Vec<Event> {
        let terms = Terms::casual(Setup::TIX, super::super::Timing::Unlimited);
        vec![
            Event::Created { terms },
            Event::Seated {
                seat: Seat::White,
                person: "anna".parse().unwrap(),
            },
            Event::Turn {
                id: "1".parse().unwrap(),
                turn: "X@c3".parse().unwrap(),
                received: Time::from_millis(5),
                lag: 20,
                lag_credit: 10,
                charged: 0,
            },
            Event::Offered {
                offer: Offer::Draw,
                by: Seat::White,
            },
            Event::Declined {
                offer: Offer::Takeback,
                by: Seat::Black,
            },
            Event::TakenBack { turns: 2 },
            Event::Suspended {
                from: Time::from_millis(1),
                until: Time::from_millis(2),
            },
            Event::Ended {
                outcome: Outcome::Win { seat: Seat::Black },
                reason: EndReason::Resignation,
            },
            Event::Rematched {
                game: GameCode::of([1; 10]),
            },
            Event::Said {
                by: Seat::White,
                phrase: Phrase::GoodGame,
            },
        ]
    }

    #[test]
    fn every_event_arrives_as_it_was_sent() {
        for (event, kind) in events().into_iter().zip(KINDS) {
            let entry = Entry {
                number: 7,
                at: Time::from_millis(1_000),
                event,
            };
            let text = serde_json::to_string(&entry).unwrap();
            assert!(text.contains(&format!("\"kind\":\"{kind}\"")), "{text}");
            assert_eq!(serde_json::from_str::<Entry>(&text).unwrap(), entry);
        }
    }

    #[test]
    fn an_event_of_an_unknown_kind_is_kept_as_it_is() {
        let text = r#"{"kind":"vacation","days":[1,2]}"#;
        let event: Event = serde_json::from_str(text).unwrap();
        assert!(matches!(event, Event::Unknown(_)));
        let again = serde_json::to_string(&event).unwrap();
        assert_eq!(serde_json::from_str::<Event>(&again).unwrap(), event);
        assert!(again.contains("[1,2]"), "{again}");
    }

    #[test]
    fn unknown_fields_of_known_events_are_ignored() {
        let text = r#"{"kind":"taken-back","turns":1,"mood":"fine"}"#;
        let event: Event = serde_json::from_str(text).unwrap();
        assert_eq!(event, Event::TakenBack { turns: 1 });
    }

    #[test]
    fn a_known_event_with_an_unknown_value_is_kept_as_it_is() {
        for text in [
            r#"{"kind":"ended","outcome":{"kind":"draw"},"reason":"sunset"}"#,
            r#"{"kind":"ended","outcome":{"kind":"adjourned"},"reason":"rules"}"#,
            r#"{"kind":"offered","offer":"pause","by":"white"}"#,
            r#"{"kind":"said","by":"white","phrase":"checkmate"}"#,
            r#"{"kind":"created","terms":{"setup":"tix","timing":{"kind":"hourglass"}}}"#,
            r#"{"kind":"turn","id":"1","turn":"nonsense","received":1,"lag":1,"lag_credit":0,"charged":0}"#,
            r#"{"kind":"turn"}"#,
        ] {
            let event: Event = serde_json::from_str(text).unwrap();
            let value: Value = serde_json::from_str(text).unwrap();
            assert_eq!(serde_json::to_value(&event).unwrap(), value);
            assert_eq!(event, Event::Unknown(value));
        }
    }

    #[test]
    fn what_is_not_an_event_is_refused_with_a_sentence() {
        for text in ["5", "{}", r#"{"kind":5}"#, r#"{"kind":"turn""#] {
            let error = serde_json::from_str::<Event>(text).unwrap_err();
            assert!(!error.to_string().is_empty(), "{text}");
        }
    }
}
