//! Who sends a request.

use std::net::{IpAddr, Ipv4Addr};

use api::online::{PersonId, Time};
use api::people::{Name, Scope};
use axum::extract::Request;
use axum::http::{HeaderMap, header};
use axum::response::Response;

use super::cookies::{Transport, session_token};
use super::credentials::{Bearer, bearer};
use super::{Problem, forwarded, fresh, hash_token, origin};
use crate::games::Node;
use crate::http::Peer;
use crate::store::Owner;

/// Sessions expire after this long without use: half a year, in milliseconds.
const SESSION: u64 = 183 * 86_400_000;

/// The last use of a session or token is recorded at most once in this time: an hour, in
/// milliseconds.
const SEEN: u64 = 3_600_000;

/// Who somebody is, as far as the server knows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Who {
    Nobody,
    Guest(PersonId),
    Member(Member),
}

/// Somebody with an account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Member {
    pub(crate) person: PersonId,
    pub(crate) name: Name,
    pub(crate) since: Time,
    pub(crate) is_bot: bool,
    pub(crate) proof: Proof,
}

impl Member {
    fn of(owner: Owner, proof: Proof) -> Member {
        Member {
            person: owner.person,
            name: owner.name,
            since: owner.since,
            is_bot: owner.is_bot,
            proof,
        }
    }
}

/// How somebody has authenticated.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Proof {
    Session(Session),
    /// A program with a token, and what that allows.
    Token(Vec<Scope>),
}

/// A browser in which somebody is signed in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Session {
    /// Its id.
    pub(crate) id: String,
    /// The hash of its token.
    pub(crate) token: Vec<u8>,
}

/// The permission a request needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Needs {
    /// Nothing: every token may read.
    Read,
    Play,
    Lobby,
    /// Concerns the account itself: no token allows that.
    Account,
}

impl Who {
    pub(crate) fn person(&self) -> Option<&PersonId> {
        match self {
            Who::Nobody => None,
            Who::Guest(person) => Some(person),
            Who::Member(member) => Some(&member.person),
        }
    }

    pub(crate) fn member(&self) -> Result<&Member, Problem> {
        match self {
            Who::Member(member) => Ok(member),
            Who::Nobody | Who::Guest(_) => Err(Problem::NeedsAccount),
        }
    }

    /// Somebody who is signed in, with the session.
    pub(crate) fn signed_in(&self) -> Result<(&Member, &Session), Problem> {
        let member = self.member()?;
        match &member.proof {
            Proof::Session(session) => Ok((member, session)),
            Proof::Token(_) => Err(Problem::NotByToken),
        }
    }

    /// Checks whether a token permits it.
    pub(crate) fn may(&self, needs: Needs) -> Result<(), Problem> {
        let Who::Member(Member {
            proof: Proof::Token(scopes),
            ..
        }) = self
        else {
            return Ok(());
        };
        let scope = match needs {
            Needs::Read => return Ok(()),
            Needs::Play => Scope::Play,
            Needs::Lobby => Scope::Lobby,
            Needs::Account => return Err(Problem::NotByToken),
        };
        if scopes.contains(&scope) {
            Ok(())
        } else {
            Err(Problem::MissingScope(scope))
        }
    }

    pub(crate) fn is_bot(&self) -> bool {
        matches!(self, Who::Member(member) if member.is_bot)
    }
}

/// Authenticates a request. A token takes precedence over cookies, and an invalid one is an error.
/// A session takes precedence over a guest's cookie, which is void once the guest has an account:
/// sessions can be revoked, the cookie could not.
async fn identify(node: &Node, headers: &HeaderMap) -> Result<Who, Problem> {
    match bearer(headers) {
        Bearer::None => {}
        Bearer::Malformed => return Err(Problem::WrongToken),
        Bearer::Token(token) => return program(node, hash_token(token)).await,
    }
    if let Some(token) = session_token(headers) {
        let token = hash_token(&token);
        if let Some(signed_in) = node.store.signed_in(&token).await? {
            let now = node.now();
            let unused = now.since(signed_in.seen);
            if unused < SESSION {
                if unused > SEEN {
                    node.store.saw_session(token.clone(), now).await?;
                }
                let id = signed_in.session;
                let proof = Proof::Session(Session { id, token });
                return Ok(Who::Member(Member::of(signed_in.owner, proof)));
            }
        }
    }
    Ok(match node.signer.guest(headers) {
        Some(person) if node.store.name_of(&person).await?.is_none() => Who::Guest(person),
        Some(_) | None => Who::Nobody,
    })
}

/// The program that a token belongs to.
async fn program(node: &Node, token: Vec<u8>) -> Result<Who, Problem> {
    let program = node.store.program(&token).await?;
    let program = program.ok_or(Problem::WrongToken)?;
    let now = node.now();
    if program.seen.is_none_or(|seen| now.since(seen) > SEEN) {
        node.store.saw_token(token, now).await?;
    }
    let proof = Proof::Token(program.scopes);
    Ok(Who::Member(Member::of(program.owner, proof)))
}

/// Authenticates a request and checks its permission.
pub(crate) async fn who(node: &Node, headers: &HeaderMap, needs: Needs) -> Result<Who, Problem> {
    let who = identify(node, headers).await?;
    who.may(needs)?;
    Ok(who)
}

/// Whether a socket opened with these credentials still belongs to the same person. That holds for
/// a guest who has signed up since, although their cookie is void; if the database does not answer,
/// nothing is known to have changed.
pub(crate) async fn is_still(
    node: &Node,
    credentials: &HeaderMap,
    person: Option<&PersonId>,
) -> bool {
    let is_revocable =
        session_token(credentials).is_some() || !matches!(bearer(credentials), Bearer::None);
    match person.filter(|_| is_revocable) {
        Some(person) => match identify(node, credentials).await {
            Ok(who) => who.person() == Some(person),
            Err(Problem::WrongToken) => false,
            Err(_) => true,
        },
        None => true,
    }
}

/// Rejects cross-site requests.
pub(crate) fn only_own_site(node: &Node, headers: &HeaderMap) -> Result<(), Problem> {
    if origin::is_own(headers, node.front.public_url.as_ref()) {
        Ok(())
    } else {
        Err(Problem::OtherSite)
    }
}

/// What a rate limit counts as one: a person, or an address if the server does not know them.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum CountedAs {
    Person(PersonId),
    Address(IpAddr),
}

/// Who sends a request, and from where.
pub(crate) struct Caller {
    pub(crate) who: Who,
    /// What counts as one origin for rate limits.
    pub(crate) place: IpAddr,
    pub(crate) transport: Transport,
}

impl Caller {
    /// The caller of a request that changes something: cross-site requests are rejected.
    pub(crate) fn of<'n>(
        node: &'n Node,
        request: &Request,
        needs: Needs,
    ) -> impl Future<Output = Result<Caller, Problem>> + Send + use<'n> {
        let own_site = only_own_site(node, request.headers());
        let caller = Caller::reading(node, request, needs);
        async move {
            own_site?;
            caller.await
        }
    }

    /// The caller of a read-only request. It does not borrow the request, whose body is not `Sync`.
    pub(crate) fn reading<'n>(
        node: &'n Node,
        request: &Request,
        needs: Needs,
    ) -> impl Future<Output = Result<Caller, Problem>> + Send + use<'n> {
        let headers = request.headers().clone();
        let peer = request.extensions().get::<Peer>();
        let peer = peer.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |peer| peer.0);
        async move {
            let place = forwarded::place(node.front.client(peer, &headers));
            let transport = match &node.front.public_url {
                Some(url) if url.is_https() => Transport::Encrypted,
                Some(_) => Transport::Plain,
                None => origin::transport(&headers),
            };
            Ok(Caller {
                who: who(node, &headers, needs).await?,
                place,
                transport,
            })
        }
    }

    pub(crate) fn known(&self) -> Option<&PersonId> {
        self.who.person()
    }

    pub(crate) fn counted_as(&self) -> CountedAs {
        match self.known() {
            Some(person) => CountedAs::Person(person.clone()),
            None => CountedAs::Address(self.place),
        }
    }

    /// The person; a new guest if the server does not know them.
    pub(crate) fn person(&self) -> Result<PersonId, Problem> {
        match self.known() {
            Some(person) => Ok(person.clone()),
            None => fresh::person(),
        }
    }

    /// Sets the cookie of a new guest.
    pub(crate) fn remember(
        &self,
        node: &Node,
        person: &PersonId,
        mut response: Response,
    ) -> Response {
        if self.known().is_none()
            && let Some(cookie) = node.signer.cookie(person, self.transport)
        {
            response.headers_mut().append(header::SET_COOKIE, cookie);
        }
        response
    }
}
