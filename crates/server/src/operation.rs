//! Operations: health and readiness checks, metrics, and request ids for the log.

use std::fmt::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::Response;
use axum::routing::get;

use crate::games::Games;
use crate::requests::fresh;
use crate::site::fields;

/// A slower database counts as not ready.
const PATIENCE: Duration = Duration::from_secs(2);

/// Why a request failed, as an extension of its response: for the log, not for the client.
#[derive(Clone, Debug)]
pub(crate) struct Cause(pub(crate) String);

/// The id of a request, as an extension of it: for the log of what comes of it later.
#[derive(Clone, Debug)]
pub(crate) struct RequestId(Arc<str>);

impl RequestId {
    /// The id of a request. Without the middleware it has none.
    pub(crate) fn of(request: &Request) -> RequestId {
        let id = request.extensions().get::<RequestId>().cloned();
        id.unwrap_or_else(|| RequestId("".into()))
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

/// The counters of a server.
#[derive(Debug)]
struct Operation {
    games: Option<Games>,
    /// Requests answered, by the first digit of their status.
    answered: [AtomicU64; 6],
    /// The prefix of request ids, so that they differ between processes.
    prefix: String,
    requests: AtomicU64,
}

/// Adds `/healthz`, `/readyz` and `/metrics`, and gives every request an id.
pub(crate) fn observed(router: Router, games: Option<Games>) -> Router {
    let operation = Arc::new(Operation {
        games,
        answered: Default::default(),
        // Without random numbers ids are not unique, but that is no reason not to serve.
        prefix: fresh::session_id().unwrap_or_default(),
        requests: AtomicU64::new(0),
    });
    let own = Router::new()
        .route("/healthz", get(healthz))
        .route("/readyz", get(readyz))
        .route("/metrics", get(metrics))
        .with_state(Arc::clone(&operation));
    router
        .merge(own)
        .layer(from_fn_with_state(operation, observe))
}

async fn observe(
    State(operation): State<Arc<Operation>>,
    mut request: Request,
    next: Next,
) -> Response {
    let began = Instant::now();
    let number = operation.requests.fetch_add(1, Ordering::Relaxed);
    let id = format!("{}-{number}", operation.prefix);
    let extension = RequestId(id.as_str().into());
    request.extensions_mut().insert(extension);
    let method = request.method().clone();
    // Without the query, which may contain the key of a seat.
    let path = request.uri().path().to_owned();
    let mut response = next.run(request).await;
    let status = response.status();
    let class = usize::from(status.as_u16() / 100).min(5);
    operation.answered[class].fetch_add(1, Ordering::Relaxed);
    let millis = u64::try_from(began.elapsed().as_millis()).unwrap_or(u64::MAX);
    let cause = response.extensions_mut().remove::<Cause>();
    match cause {
        Some(Cause(cause)) => tracing::warn!(
            request = id.as_str(),
            method = method.as_str(),
            path = path.as_str(),
            status = status.as_u16(),
            millis,
            cause = cause.as_str(),
            "failed"
        ),
        None => tracing::debug!(
            request = id.as_str(),
            method = method.as_str(),
            path = path.as_str(),
            status = status.as_u16(),
            millis,
            "answered"
        ),
    }
    if let Ok(id) = HeaderValue::from_str(&id) {
        let name = HeaderName::from_static("x-request-id");
        response.headers_mut().insert(name, id);
    }
    response
}

fn text(status: StatusCode, text: impl Into<Body>) -> Response {
    let mut response = Response::new(text.into());
    *response.status_mut() = status;
    for (name, value) in [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8"),
        (header::CACHE_CONTROL, "no-store"),
    ] {
        let value = HeaderValue::from_static(value);
        response.headers_mut().insert(name, value);
    }
    fields::guarded(response)
}

/// Liveness: the process answers.
async fn healthz() -> Response {
    text(StatusCode::OK, "ok\n")
}

/// Readiness: the database answers, and the server is not shutting down.
async fn readyz(State(operation): State<Arc<Operation>>) -> Response {
    let Some(games) = &operation.games else {
        return text(StatusCode::OK, "ready\n");
    };
    if games.node.is_closing() {
        return text(StatusCode::SERVICE_UNAVAILABLE, "going away\n");
    }
    let reading = tokio::time::timeout(PATIENCE, games.node.store.lobby_revision());
    let cause = match reading.await {
        Ok(Ok(_)) => return text(StatusCode::OK, "ready\n"),
        Ok(Err(error)) => error.to_string(),
        Err(_) => "the database is too slow".to_owned(),
    };
    let mut response = text(
        StatusCode::SERVICE_UNAVAILABLE,
        "the database does not answer\n",
    );
    response.extensions_mut().insert(Cause(cause));
    response
}

/// The metrics in Prometheus format.
async fn metrics(State(operation): State<Arc<Operation>>) -> Response {
    let mut page = String::from(
        "# HELP quarterturn_requests_total Requests answered, by class of status.\n\
         # TYPE quarterturn_requests_total counter\n",
    );
    for (class, count) in operation.answered.iter().enumerate().skip(1) {
        let count = count.load(Ordering::Relaxed);
        // Strings grow.
        let _ = writeln!(
            page,
            "quarterturn_requests_total{{status=\"{class}xx\"}} {count}"
        );
    }
    if let Some(games) = &operation.games {
        let node = &games.node;
        let written = node.store.written();
        let _ = writeln!(
            page,
            "# HELP quarterturn_games_refreshed_total Games found newer than here, by what told it.\n\
             # TYPE quarterturn_games_refreshed_total counter\n\
             quarterturn_games_refreshed_total{{by=\"bus\"}} {}\n\
             quarterturn_games_refreshed_total{{by=\"database\"}} {}",
            node.refreshed.by_bus.load(Ordering::Relaxed),
            node.refreshed.by_database.load(Ordering::Relaxed)
        );
        if let Some(bus) = node.bus() {
            let _ = writeln!(
                page,
                "# HELP quarterturn_bus_joined Whether the bus can be heard.\n\
                 # TYPE quarterturn_bus_joined gauge\n\
                 quarterturn_bus_joined {}\n\
                 # HELP quarterturn_bus_messages_total Messages on the bus, by direction.\n\
                 # TYPE quarterturn_bus_messages_total counter\n\
                 quarterturn_bus_messages_total{{direction=\"sent\"}} {}\n\
                 quarterturn_bus_messages_total{{direction=\"received\"}} {}",
                u8::from(bus.is_joined()),
                bus.sent(),
                bus.received()
            );
        }
        for (name, kind, help, value) in [
            (
                "quarterturn_open_sockets",
                "gauge",
                "Open WebSockets.",
                u64::try_from(node.open_sockets()).unwrap_or(u64::MAX),
            ),
            (
                "quarterturn_games_in_memory",
                "gauge",
                "Games that somebody looks at.",
                u64::try_from(node.games_in_memory()).unwrap_or(u64::MAX),
            ),
            (
                "quarterturn_polls_total",
                "counter",
                "Polls of the database, one a second.",
                games.polls(),
            ),
            (
                "quarterturn_passwords_hashed_total",
                "counter",
                "Passwords hashed, right or wrong.",
                node.passwords.hashed(),
            ),
            (
                "quarterturn_store_commits_total",
                "counter",
                "Transactions committed.",
                written.commits,
            ),
            (
                "quarterturn_store_works_total",
                "counter",
                "Pieces of work in those transactions.",
                written.works,
            ),
            (
                "quarterturn_store_failures_total",
                "counter",
                "Transactions that failed.",
                written.failures,
            ),
        ] {
            let _ = write!(
                page,
                "# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {value}\n"
            );
        }
    }
    text(StatusCode::OK, page)
}
