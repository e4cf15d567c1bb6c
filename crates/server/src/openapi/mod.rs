//! What the server can be asked, as a document: OpenAPI 3.1 at `/api/openapi.json`, and a page.
//!
//! [`Routes`] is the one list of requests: it makes both the router and the document, so that there is
//! no request without a description and none described that is not there. The schemas are derived from
//! the types in the crate `api`.

mod document;
mod operation;
mod page;
mod routes;

pub(crate) use operation::{Operation, delete, get, post, put};
pub(crate) use routes::Routes;
