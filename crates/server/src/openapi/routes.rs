//! The list of requests, as a router and as a document.

use axum::Router;
use axum::body::{Body, Bytes};
use axum::handler::Handler;
use axum::http::{HeaderValue, Method, header};
use axum::response::Response;
use axum::routing::{MethodFilter, any, on};

use super::operation::{Operation, get};
use super::{document, page};
use crate::games::{Games, guarded};
use crate::requests::{ApiResult, Problem};

/// Requests with their handlers.
#[derive(Default)]
pub(crate) struct Routes {
    router: Router<Games>,
    operations: Vec<Operation>,
}

impl Routes {
    /// One more request.
    pub(crate) fn with<H, T>(mut self, operation: Operation, handler: H) -> Routes
    where
        H: Handler<T, Games>,
        T: 'static,
    {
        // Every described method has a filter.
        let filter = MethodFilter::try_from(operation.method.clone()).unwrap_or(MethodFilter::GET);
        self.router = self.router.route(operation.path, on(filter, handler));
        self.operations.push(operation);
        self
    }

    /// The requests of both lists.
    pub(crate) fn and(mut self, others: Routes) -> Routes {
        self.router = self.router.merge(others.router);
        self.operations.extend(others.operations);
        self
    }

    /// Builds the router, with the document, and a JSON response for everything else below `/api`.
    pub(crate) fn into_router(self, games: Games) -> Router {
        let about = [
            get("/api/openapi.json", "this document").answers::<serde_json::Value>(),
            get("/api", "all requests as a page").answers_page(),
        ];
        let operations: Vec<Operation> = self.operations.into_iter().chain(about).collect();
        // Everything in it can be written as JSON.
        let document = serde_json::to_vec(&document::document(&operations)).unwrap_or_default();
        let document = Bytes::from(document);
        let page = Bytes::from(page::page(&operations));
        let answer = move |body: Bytes, kind: &'static str| {
            let answer = move || {
                let response = static_response(body.clone(), kind);
                async move { response }
            };
            on(MethodFilter::GET, answer)
        };
        self.router
            .route("/api/openapi.json", answer(document, "application/json"))
            .route("/api", answer(page, "text/html; charset=utf-8"))
            .route("/api/{*unknown}", any(unknown))
            .method_not_allowed_fallback(not_allowed)
            .layer(axum::middleware::map_response(guarded))
            .with_state(games)
    }
}

fn static_response(body: Bytes, kind: &'static str) -> Response {
    let mut response = Response::new(Body::from(body));
    let kind = HeaderValue::from_static(kind);
    response.headers_mut().insert(header::CONTENT_TYPE, kind);
    response
}

async fn unknown() -> ApiResult {
    Err(Problem::NoSuchRequest)
}

async fn not_allowed(method: Method) -> ApiResult {
    Err(Problem::WrongMethod(method))
}
