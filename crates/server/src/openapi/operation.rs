//! The description of a request.

use axum::http::Method;
use schemars::{JsonSchema, Schema, SchemaGenerator};

use crate::requests::Needs;

/// Adds the schema of a type to the document.
pub(super) type SchemaOf = fn(&mut SchemaGenerator) -> Schema;

/// What comes back.
#[derive(Clone, Copy)]
pub(super) enum Content {
    Nothing,
    Json(SchemaOf),
    /// JSON, one value on each line, as it happens.
    Lines(SchemaOf),
    /// Records.
    Text,
    Page,
    /// A WebSocket: messages from the server, and optionally from the client.
    Socket(SchemaOf, Option<SchemaOf>),
}

/// A parameter in the query of a request.
#[derive(Clone)]
pub(super) struct Parameter {
    pub(super) name: &'static str,
    pub(super) what: &'static str,
    /// The range of a number; `None` for a text.
    pub(super) range: Option<(u64, u64)>,
}

/// A request, as it is described.
#[derive(Clone)]
pub(crate) struct Operation {
    pub(super) method: Method,
    pub(super) path: &'static str,
    pub(super) summary: &'static str,
    pub(super) needs: Needs,
    /// Whether people who are not signed in may use it, too.
    pub(super) is_for_guests: bool,
    pub(super) query: Vec<Parameter>,
    pub(super) body: Option<SchemaOf>,
    pub(super) status: u16,
    pub(super) content: Content,
}

fn schema<T: JsonSchema>(generator: &mut SchemaGenerator) -> Schema {
    generator.subschema_for::<T>()
}

impl Operation {
    fn new(method: Method, path: &'static str, summary: &'static str) -> Operation {
        Operation {
            method,
            path,
            summary,
            needs: Needs::Read,
            is_for_guests: true,
            query: Vec::new(),
            body: None,
            status: 204,
            content: Content::Nothing,
        }
    }

    /// The scope a token needs.
    pub(crate) fn needs(mut self, needs: Needs) -> Operation {
        self.needs = needs;
        self
    }

    /// Only for signed-in people, not for tokens.
    pub(crate) fn only_signed_in(mut self) -> Operation {
        (self.needs, self.is_for_guests) = (Needs::Account, false);
        self
    }

    /// A query parameter and its meaning.
    pub(crate) fn query(mut self, name: &'static str, what: &'static str) -> Operation {
        let range = None;
        self.query.push(Parameter { name, what, range });
        self
    }

    /// A number in the query, and its meaning.
    pub(crate) fn number(
        mut self,
        name: &'static str,
        what: &'static str,
        (least, most): (u64, u64),
    ) -> Operation {
        let range = Some((least, most));
        self.query.push(Parameter { name, what, range });
        self
    }

    /// The number of the last thing the client knows.
    pub(crate) fn after(self, what: &'static str) -> Operation {
        // Every number that a program in JavaScript can count to.
        self.number("after", what, (0, (1 << 53) - 1))
    }

    /// The body of the request.
    pub(crate) fn takes<T: JsonSchema>(mut self) -> Operation {
        self.body = Some(schema::<T>);
        self
    }

    /// Answered with 200 and this.
    pub(crate) fn answers<T: JsonSchema>(self) -> Operation {
        self.with(200, Content::Json(schema::<T>))
    }

    /// Answered with 201 and this.
    pub(crate) fn creates<T: JsonSchema>(self) -> Operation {
        self.with(201, Content::Json(schema::<T>))
    }

    /// Answered with one value on each line.
    pub(crate) fn streams<T: JsonSchema>(self) -> Operation {
        self.with(200, Content::Lines(schema::<T>))
    }

    /// Answered with records.
    pub(crate) fn answers_records(self) -> Operation {
        self.with(200, Content::Text)
    }

    pub(super) fn answers_page(self) -> Operation {
        self.with(200, Content::Page)
    }

    /// Upgrades to a WebSocket with messages in both directions.
    pub(crate) fn opens<Says: JsonSchema, Hears: JsonSchema>(self) -> Operation {
        self.with(101, Content::Socket(schema::<Says>, Some(schema::<Hears>)))
    }

    /// Upgrades to a WebSocket on which only the server sends messages.
    pub(crate) fn announces<Says: JsonSchema>(self) -> Operation {
        self.with(101, Content::Socket(schema::<Says>, None))
    }

    fn with(mut self, status: u16, content: Content) -> Operation {
        (self.status, self.content) = (status, content);
        self
    }

    /// The names of the variable parts of the path.
    pub(super) fn variables(&self) -> impl Iterator<Item = &'static str> {
        self.path
            .split('/')
            .filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'))
    }
}

pub(crate) fn get(path: &'static str, summary: &'static str) -> Operation {
    Operation::new(Method::GET, path, summary)
}

pub(crate) fn post(path: &'static str, summary: &'static str) -> Operation {
    Operation::new(Method::POST, path, summary)
}

pub(crate) fn put(path: &'static str, summary: &'static str) -> Operation {
    Operation::new(Method::PUT, path, summary)
}

pub(crate) fn delete(path: &'static str, summary: &'static str) -> Operation {
    Operation::new(Method::DELETE, path, summary)
}
