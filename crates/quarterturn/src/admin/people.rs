//! What those who run a server can do for and about people.

use std::io::Write;

use api::people::Name;
use clap::Args;

use super::{Which, with_store};
use crate::failure::{Exit, Failure};
use crate::{echo, t};

/// The account to work on.
#[derive(Args)]
struct Account {
    /// The name of the account
    #[arg(value_name = "NAME")]
    name: String,
}

/// Close an account
///
/// Nobody can sign in with it any more: its sessions, tokens, seeks and challenges end. Its games stay, under
/// the name "deleted", and so does what they did to ratings. Servers may keep running.
#[derive(Args)]
pub(super) struct Close {
    #[command(flatten)]
    account: Account,

    #[command(flatten)]
    which: Which,
}

/// Give an account new recovery codes, for somebody who can no longer get in
///
/// Prints the codes, one on each line; each is good for one new password. The old password and the old codes
/// no longer count, and all sessions and tokens end. Make sure you know who is asking. Servers may keep
/// running.
#[derive(Args)]
pub(super) struct Recover {
    #[command(flatten)]
    account: Account,

    #[command(flatten)]
    which: Which,
}

pub(super) fn close(arguments: &Close, out: &mut dyn Write) -> Result<Exit, Failure> {
    let name = named(&arguments.account.name)?;
    let address = arguments.which.address()?;
    let closed = with_store(&address, async |store| {
        server::close_account(store, &name).await
    })?;
    let closed = closed.ok_or_else(|| nobody(&arguments.account.name))?;
    writeln!(
        out,
        "{}",
        t!(
            "terminal-admin-closed",
            name = name.as_str(),
            sessions = closed.sessions,
            tokens = closed.tokens,
            seeks = closed.seeks,
            challenges = closed.challenges
        )
    )?;
    Ok(Exit::Yes)
}

pub(super) fn recover(arguments: &Recover, out: &mut dyn Write) -> Result<Exit, Failure> {
    let name = named(&arguments.account.name)?;
    let address = arguments.which.address()?;
    let recovered = with_store(&address, async |store| {
        server::recover_account(store, &name).await
    })?;
    let recovered = recovered.ok_or_else(|| nobody(&arguments.account.name))?;
    for code in recovered.codes {
        writeln!(out, "{code}")?;
    }
    Ok(Exit::Yes)
}

/// What was typed as a name. What cannot be one is nobody's.
pub(super) fn named(typed: &str) -> Result<Name, Failure> {
    typed.parse().map_err(|_| nobody(typed))
}

fn nobody(typed: &str) -> Failure {
    Failure::Refused(t!("error-no-account", name = echo::message(typed)))
}
