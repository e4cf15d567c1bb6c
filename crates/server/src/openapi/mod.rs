//! The API as a document: OpenAPI 3.1 at `/api/openapi.json`, and a page.
//!
//! [`Routes`] is the single list of requests: both the router and the document are built from it,
//! so every request is described and every described request exists. Schemas are derived from the
//! types in the crate `api`.

mod document;
mod operation;
mod page;
mod routes;

pub(crate) use operation::{Operation, delete, get, post, put};
pub(crate) use routes::Routes;
