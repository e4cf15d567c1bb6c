#![doc = include_str!("../README.md")]

mod address;
mod error;
mod person;
mod socket;
mod trust;

use std::time::Duration;

pub use address::{Address, NotAnAddress};
pub use error::ClientError;
pub use person::Person;
pub use socket::{Listener, LobbySocket, Socket, Speaker};
pub use trust::Trust;

/// The request timeout.
const PATIENCE: Duration = Duration::from_secs(30);

/// Fails with [`ClientError::Silent`] after the timeout.
async fn in_time<T, E: Into<ClientError>>(
    future: impl Future<Output = Result<T, E>>,
) -> Result<T, ClientError> {
    match tokio::time::timeout(PATIENCE, future).await {
        Ok(result) => result.map_err(Into::into),
        Err(_) => Err(ClientError::Silent),
    }
}
