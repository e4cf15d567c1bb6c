//! Bodies and query strings.

use axum::extract::Request;
use axum::http::header;
use serde::de::DeserializeOwned;

use super::{GameLimits, Problem};

/// Reads the body of a request, which must be JSON, small and quick to arrive.
pub(crate) async fn read<T: DeserializeOwned>(
    limits: &GameLimits,
    request: Request,
) -> Result<T, Problem> {
    let kind = request.headers().get(header::CONTENT_TYPE);
    let is_json = kind
        .and_then(|kind| kind.to_str().ok())
        .and_then(|kind| kind.split(';').next())
        .is_some_and(|kind| kind.trim().eq_ignore_ascii_case("application/json"));
    if !is_json {
        return Err(Problem::NotJson);
    }
    let body = axum::body::to_bytes(request.into_body(), limits.message);
    let bytes = tokio::time::timeout(limits.body, body)
        .await
        .map_err(|_| Problem::TooSlow)?
        .map_err(|_| Problem::TooLarge(limits.message))?;
    serde_json::from_slice(&bytes).map_err(|error| Problem::Malformed(error.to_string()))
}

/// The value of a field of a query string.
pub(crate) fn query<'a>(query: Option<&'a str>, name: &str) -> Option<&'a str> {
    query?
        .split('&')
        .filter_map(|field| field.split_once('='))
        .find_map(|(field, value)| (field == name).then_some(value))
}
