//! What goes wrong between this program and a server, in words.

use client::{ClientError, NotAnAddress};

use crate::failure::{Failure, reason};
use crate::{echo, t};

/// A fault that ends a subcommand.
pub(crate) fn failure(error: &ClientError) -> Failure {
    Failure::Misuse(in_words(error))
}

/// A fault as a sentence.
pub(crate) fn in_words(error: &ClientError) -> String {
    match error {
        ClientError::Address(fault) => address(fault),
        ClientError::Unreachable(fault) => t!("error-server-unreachable", why = reason(fault)),
        ClientError::Silent => t!("error-server-silent"),
        ClientError::Refused { status, body } => {
            let said = echo::message(body);
            let status = status.to_string();
            t!("error-server-refused", status = status, said = said)
        }
        ClientError::Unexpected(what) => {
            t!("error-server-unexpected", what = echo::message(what))
        }
        ClientError::Closed { code: None } => t!("error-server-closed"),
        ClientError::Closed { code: Some(code) } => {
            t!("error-server-closed-with", code = code.to_string())
        }
    }
}

/// What is wrong with the address of a server.
pub(crate) fn address(fault: &NotAnAddress) -> String {
    match fault {
        NotAnAddress::Malformed => t!("error-server-malformed"),
        NotAnAddress::Protocol(name) => t!("error-server-protocol", name = name),
        NotAnAddress::Path => t!("error-server-path"),
    }
}
