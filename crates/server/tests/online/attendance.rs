//! Presence with several servers: a player is away when no server has a socket of theirs.

use std::time::Duration;

use api::online::message::FromServer;
use api::online::{Away, GameCode, Seat};
use server::GameLimits;

use crate::client::{FIVE_PLUS_THREE, Person, Socket, tix};
use crate::database::{Database, on_both};
use crate::serving::Serving;

on_both!(
    a_player_at_another_server_is_there,
    a_socket_that_closes_late_takes_nobody_away,
    a_server_that_is_gone_takes_its_players_with_it,
    an_outage_is_no_time_away,
    a_hidden_tab_is_there_and_a_sleeping_phone_is_not,
);

const LEASE: Duration = Duration::from_secs(3);

/// Two servers, with Anna at one and Bert at the other.
struct Meeting {
    servings: [Serving; 2],
    anna: Person,
    bert: Person,
    code: GameCode,
}

async fn meet(database: &Database) -> Meeting {
    let limits = GameLimits {
        lease: LEASE,
        ..GameLimits::default()
    };
    meet_within(database, limits).await
}

async fn meet_within(database: &Database, limits: GameLimits) -> Meeting {
    let servings = [
        Serving::with(database, limits).await,
        Serving::with(database, limits).await,
    ];
    let mut anna = Person::at(servings[0].address);
    let mut bert = Person::at(servings[1].address);
    let code = anna.create(tix(FIVE_PLUS_THREE)).await;
    assert_eq!(bert.sit(&code).await, Seat::Black);
    anna.open(&code, 0).await.play(0, "X@c3").await.unwrap();
    bert.open(&code, 0).await.play(1, "X@e5").await.unwrap();
    Meeting {
        servings,
        anna,
        bert,
        code,
    }
}

impl Meeting {
    async fn end(self) {
        for serving in self.servings {
            serving.stop().await;
        }
    }
}

/// Whether Black is away, in a view.
fn blacks(message: FromServer) -> Option<Option<Away>> {
    match message {
        FromServer::View { view } => Some(view.seats[1].away),
        _ => None,
    }
}

async fn is_there(socket: &mut Socket) {
    let seen = socket.wait_for(|message| blacks(message)?.is_none().then_some(()));
    seen.await;
}

/// For longer than a lease, nothing says that Black is away.
async fn stays_there(socket: &mut Socket) {
    let leaving = socket.wait_for(|message| blacks(message)?);
    let left = tokio::time::timeout(LEASE * 2, leaving).await;
    assert!(left.is_err(), "{left:?}");
}

async fn a_player_at_another_server_is_there(database: Database) {
    let meeting = meet(&database).await;
    let mut anna = meeting.anna.open(&meeting.code, 0).await;
    let bert = meeting.bert.open(&meeting.code, 0).await;
    is_there(&mut anna).await;
    stays_there(&mut anna).await;
    // A later visitor sees it at once.
    let mut visitor = meeting.bert.clone();
    visitor.server = meeting.servings[0].address;
    let view = visitor.view(&meeting.code).await;
    assert_eq!(view.seats[1].away, None);
    drop(bert);
    anna.wait_for(|message| blacks(message)?).await;
    meeting.end().await;
}

async fn a_socket_that_closes_late_takes_nobody_away(database: Database) {
    let meeting = meet(&database).await;
    let mut anna = meeting.anna.open(&meeting.code, 0).await;
    let old = meeting.bert.open(&meeting.code, 0).await;
    is_there(&mut anna).await;
    let mut bert = meeting.bert.clone();
    bert.server = meeting.servings[0].address;
    let _new = bert.open(&meeting.code, 0).await;
    drop(old);
    stays_there(&mut anna).await;
    meeting.end().await;
}

async fn a_server_that_is_gone_takes_its_players_with_it(database: Database) {
    let meeting = meet(&database).await;
    let mut anna = meeting.anna.open(&meeting.code, 0).await;
    let bert = meeting.bert.open(&meeting.code, 0).await;
    is_there(&mut anna).await;
    let [here, there] = meeting.servings;
    // It tells nobody, as if it had been killed.
    there.stop().await;
    drop(bert);
    let away = anna.wait_for(|message| blacks(message)?).await;
    assert_eq!(away.claim_at, None, "White is to move");
    here.stop().await;
}

async fn an_outage_is_no_time_away(database: Database) {
    let meeting = meet(&database).await;
    let mut anna = meeting.anna.open(&meeting.code, 0).await;
    let away = anna.wait_for(|message| blacks(message)?).await;
    let now = database.open().await.now().await.unwrap();
    assert!(away.since < now);
    // As if nothing could be stored for the last ten seconds.
    database.execute("UPDATE beats SET at = at - 10000").await;
    anna.wait_for(|message| blacks(message)?.filter(|away| away.since >= now))
        .await;
    meeting.end().await;
}

/// A browser answers pings for a page that does nothing; a phone that sleeps keeps its connection,
/// but answers nothing.
async fn a_hidden_tab_is_there_and_a_sleeping_phone_is_not(database: Database) {
    let limits = GameLimits {
        lease: LEASE,
        ping: Duration::from_millis(100),
        silence: LEASE,
        ..GameLimits::default()
    };
    let meeting = meet_within(&database, limits).await;
    let mut anna = meeting.anna.open(&meeting.code, 0).await;
    let mut bert = meeting.bert.open(&meeting.code, 0).await;
    let (fall_asleep, sleeps) = tokio::sync::oneshot::channel();
    let hidden = tokio::spawn(async move {
        let answers = async { while bert.hear().await.is_ok() {} };
        tokio::select! {
            () = answers => panic!("the tab was taken for a phone that sleeps"),
            _ = sleeps => bert,
        }
    });
    is_there(&mut anna).await;
    stays_there(&mut anna).await;
    fall_asleep.send(()).unwrap();
    let _asleep = hidden.await.unwrap();
    anna.wait_for(|message| blacks(message)?).await;
    // It wakes up, and connects anew.
    let _awake = meeting.bert.open(&meeting.code, 0).await;
    is_there(&mut anna).await;
    meeting.end().await;
}
