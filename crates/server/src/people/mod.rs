//! People: accounts, sessions, player pages, leaderboards, and what belongs to whom.
//!
//! A guest is a cookie; signing up turns the same person into an account, so games and seats stay.
//! [`accounts`] has what needs a password, [`sessions`] the browsers somebody is signed in with,
//! [`tokens`] the programs that act for somebody, [`vacation`] when their clocks stop, [`reports`]
//! reports about others, [`own`] everything else about oneself, [`pages`] what is public.

mod accounts;
mod browser;
mod own;
mod pages;
mod passwords;
mod reports;
mod seat_link;
mod sessions;
mod settings;
mod tokens;
mod vacation;

use api::online::message::Created;
use api::people::account::{
    ChangePassword, Confirm, Me, Recover, RecoverSeat, RecoveryCodes, SeatLink, Session, SignIn,
    SignUp, SignedUp,
};
use api::people::{
    Export, GamePage, Leader, Name, NewToken, PlayerView, Profile, Report, Token, TokenMade,
    Vacation,
};

use crate::openapi::{self, Operation, Routes};
use crate::requests::{ApiResult, Needs, Problem, no_content};

pub use accounts::{Recovered, close_account, recover_account};
pub(crate) use passwords::Passwords;

/// The requests about people.
pub(crate) fn routes() -> Routes {
    account_routes().and(page_routes())
}

/// Requests about the caller's own account.
fn account_routes() -> Routes {
    let open = |operation: Operation| operation.needs(Needs::Account);
    let own = Operation::only_signed_in;
    Routes::default()
        .with(
            open(openapi::post("/api/accounts", "sign up"))
                .takes::<SignUp>()
                .creates::<SignedUp>(),
            accounts::sign_up,
        )
        .with(
            open(openapi::post("/api/session", "sign in"))
                .takes::<SignIn>()
                .answers::<Me>(),
            accounts::sign_in,
        )
        .with(
            open(openapi::delete("/api/session", "sign out")),
            sessions::sign_out,
        )
        .with(
            open(openapi::post(
                "/api/recovery",
                "set a password with a recovery code",
            ))
            .takes::<Recover>()
            .answers::<Me>(),
            accounts::recover,
        )
        .with(
            openapi::get("/api/me", "who is asking").answers::<Me>(),
            own::me,
        )
        .with(
            own(openapi::post("/api/me/password", "change the password")).takes::<ChangePassword>(),
            accounts::change_password,
        )
        .with(
            own(openapi::post(
                "/api/me/recovery-codes",
                "get new recovery codes",
            ))
            .takes::<Confirm>()
            .answers::<RecoveryCodes>(),
            accounts::new_codes,
        )
        .with(
            own(openapi::post("/api/me/delete", "delete the account")).takes::<Confirm>(),
            accounts::delete,
        )
        .with(
            own(openapi::get("/api/me/sessions", "where one is signed in"))
                .answers::<Vec<Session>>(),
            sessions::list,
        )
        .with(
            own(openapi::delete("/api/me/sessions/{id}", "sign out there")),
            sessions::end,
        )
        .with(
            own(openapi::get("/api/me/tokens", "one's tokens")).answers::<Vec<Token>>(),
            tokens::list,
        )
        .with(
            own(openapi::post(
                "/api/me/tokens",
                "make a token for a program",
            ))
            .takes::<NewToken>()
            .creates::<TokenMade>(),
            tokens::make,
        )
        .with(
            own(openapi::delete("/api/me/tokens/{id}", "revoke a token")),
            tokens::revoke,
        )
        .with(
            own(openapi::post("/api/me/bot", "become a bot, for ever")),
            tokens::become_bot,
        )
        .with(
            open(openapi::get(
                "/api/me/export",
                "everything the server knows of the caller",
            ))
            .answers::<Export>(),
            own::export,
        )
        .with(
            own(openapi::get(
                "/api/me/vacation",
                "whether one is on vacation, and how much is left",
            ))
            .answers::<Vacation>(),
            vacation::show,
        )
        .with(
            own(openapi::put("/api/me/vacation", "go on vacation")),
            vacation::begin,
        )
        .with(
            own(openapi::delete("/api/me/vacation", "end the vacation")),
            vacation::end,
        )
        .with(
            own(openapi::get(
                "/api/me/settings",
                "what the page has been set to, or null",
            ))
            .answers::<serde_json::Value>(),
            settings::show,
        )
        .with(
            own(openapi::put("/api/me/settings", "keep the settings"))
                .takes::<serde_json::Map<String, serde_json::Value>>(),
            settings::keep,
        )
        .with(
            own(openapi::get("/api/me/blocks", "whom one has blocked")).answers::<Vec<Name>>(),
            own::blocks,
        )
        .with(
            own(openapi::put("/api/me/blocks/{name}", "block somebody")),
            own::block,
        )
        .with(
            own(openapi::delete(
                "/api/me/blocks/{name}",
                "no longer block somebody",
            )),
            own::unblock,
        )
        .with(
            own(openapi::post("/api/reports", "report somebody")).takes::<Report>(),
            reports::make,
        )
        .with(
            open(openapi::post(
                "/api/games/{code}/seat/link",
                "a link to a guest's seat",
            ))
            .answers::<SeatLink>(),
            seat_link::make,
        )
        .with(
            open(openapi::post(
                "/api/games/{code}/seat/recover",
                "become the guest of a link",
            ))
            .takes::<RecoverSeat>()
            .answers::<Created>(),
            seat_link::recover,
        )
}

/// Requests for public information.
fn page_routes() -> Routes {
    let paged = |operation: Operation| {
        operation
            .query("before", "where the page begins: `next` of the one before")
            .number("limit", "how many games", (1, u64::from(pages::MOST_GAMES)))
    };
    Routes::default()
        .with(
            openapi::get("/api/people/{name}", "what everyone may know of somebody")
                .answers::<Profile>(),
            pages::profile,
        )
        .with(
            paged(openapi::get(
                "/api/people/{name}/games",
                "somebody's games, newest first",
            ))
            .answers::<GamePage>(),
            pages::games_of,
        )
        .with(
            paged(openapi::get(
                "/api/people/{name}/records",
                "the same as records",
            ))
            .answers_records(),
            pages::records_of,
        )
        .with(
            openapi::get("/api/leaderboards/{game}/{speed}", "the best people")
                .answers::<Vec<Leader>>(),
            pages::leaders,
        )
        .with(
            openapi::get("/api/bots", "the bots that can be challenged")
                .answers::<Vec<PlayerView>>(),
            pages::bots,
        )
        .with(
            openapi::get("/api/watch", "public games being played").answers::<GamePage>(),
            pages::watch,
        )
        .with(
            openapi::get(
                "/api/games/playing",
                "one's own games that are not over, and those with an offer of a rematch",
            )
            .answers::<GamePage>(),
            pages::playing,
        )
        .with(
            paged(openapi::get(
                "/api/records",
                "all public games that are over, as records, newest first",
            ))
            .answers_records(),
            pages::records,
        )
}

/// The answer to a removal.
fn removed(was_there: bool) -> ApiResult {
    match was_there {
        true => Ok(no_content()),
        false => Err(Problem::NoSuchThing),
    }
}
