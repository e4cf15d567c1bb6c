//! Games by link, over real connections.

use std::time::Duration;

use api::online::message::FromServer;
use api::online::{
    Command, EndReason, Entry, Event, GameCode, Offer, Outcome, Refusal, Seat, Time, Timing,
    Visibility,
};
use api::people::{GamePage, GameSummary};
use online::Game;
use server::store::{Append, Creation, Store};

use crate::client::{FIVE_PLUS_THREE, Person, Socket, play, soon, tix};
use crate::database::{Database, on_both};
use crate::serving::Serving;
use crate::store::append;

on_both!(
    two_guests_play_a_game_by_link,
    a_turn_sent_twice_counts_once,
    of_two_turns_at_the_same_time_one_is_played,
    of_two_servers_one_accepts_the_turn_and_the_other_learns_of_it,
    what_one_server_stores_the_other_shows,
    a_socket_resumes_where_it_was_cut,
    a_game_goes_on_after_a_restart,
    a_flag_is_called_with_both_players_away,
    games_that_cannot_be_ended_do_not_keep_the_others_from_it,
    downtime_is_charged_to_nobody,
    a_rematch_is_a_game_with_seats_swapped,
    an_offered_rematch_is_listed_until_it_is_answered,
    an_offered_rematch_is_listed_as_long_as_a_challenge_stands,
);

/// Two people and a game of theirs.
struct Pair {
    anna: Person,
    bert: Person,
    code: GameCode,
}

impl Pair {
    /// anna is White.
    async fn at(serving: &Serving, timing: Timing) -> Pair {
        let mut anna = Person::at(serving.address);
        let mut bert = Person::at(serving.address);
        let code = anna.create(tix(timing)).await;
        assert_eq!(bert.sit(&code).await, Seat::Black);
        Pair { anna, bert, code }
    }

    /// The same people and the same game at another server.
    fn move_to(&mut self, serving: &Serving) {
        self.anna.server = serving.address;
        self.bert.server = serving.address;
    }

    async fn sockets(&self) -> (Socket, Socket) {
        let anna = self.anna.open(&self.code, 0).await;
        (anna, self.bert.open(&self.code, 0).await)
    }
}

async fn two_guests_play_a_game_by_link(database: Database) {
    let serving = Serving::start(&database).await;
    let mut anna = Person::at(serving.address);
    let code = anna.create(tix(FIVE_PLUS_THREE)).await;

    // The link shows the app and the offer, and loading it changes nothing.
    let mut bert = Person::at(serving.address);
    for _ in 0..2 {
        let page = bert.get(&format!("/{code}")).await;
        assert_eq!(page.status, 200);
        assert!(page.body.ends_with("the app"), "{}", page.body);
        assert_eq!(page.field("set-cookie"), None);
    }
    let offered = bert.view(&code).await;
    assert_eq!((offered.number, offered.you), (2, None));
    assert_eq!(offered.seats.map(|seat| seat.is_taken), [true, false]);
    assert_eq!(bert.cookie, None);

    assert_eq!(bert.sit(&code).await, Seat::Black);
    assert_eq!(
        bert.sit(&code).await,
        Seat::Black,
        "asking twice is asking once"
    );
    let pair = Pair { anna, bert, code };
    let (mut white, mut black) = pair.sockets().await;
    white.play(0, "X@c3").await.unwrap();
    black.reach(4).await;
    black.play(1, "X@e5").await.unwrap();
    assert_eq!(
        black.play(2, "X@a1").await,
        Err(Refusal::NotYourTurn { seat: Seat::White })
    );
    white.reach(5).await;
    let illegal = white.play(2, "c3-d4").await.unwrap_err();
    assert!(matches!(illegal, Refusal::Illegal { index: 0, .. }));
    white.tell(&Command::Resign).await.unwrap();
    black.reach(6).await;

    // Both have seen the same game.
    let [mine, theirs] = [&white, &black].map(|socket| Game::replay(&socket.entries).unwrap());
    assert_eq!(mine.position(), theirs.position());
    let Pair {
        mut anna,
        mut bert,
        code,
    } = pair;
    for person in [&mut anna, &mut bert] {
        let view = person.view(&code).await;
        let win = Outcome::Win { seat: Seat::Black };
        assert_eq!(view.result, Some((win, EndReason::Resignation)));
        assert_eq!(view.position, *mine.position());
        let record = person.get(&format!("/api/games/{code}/record")).await;
        assert!(record.body.contains("1. X@c3"), "{}", record.body);
        let listed = person.get("/api/games").await;
        assert_eq!(listed.json(), serde_json::json!([code]));
    }
    serving.stop().await;
}

async fn a_turn_sent_twice_counts_once(database: Database) {
    let serving = Serving::start(&database).await;
    let pair = Pair::at(&serving, FIVE_PLUS_THREE).await;
    let (mut white, mut black) = pair.sockets().await;
    let turn = play("the-turn", 0, "X@c3");
    // Without awaiting the answer, and once more on another connection afterwards.
    let (first, second) = (white.say(&turn).await, white.say(&turn).await);
    assert_eq!(white.answer_to(first).await, Ok(4));
    assert_eq!(white.answer_to(second).await, Ok(4));
    black.reach(4).await;
    black.play(1, "X@e5").await.unwrap();
    let mut again = pair.anna.open(&pair.code, 5).await;
    assert_eq!(again.tell(&turn).await, Ok(4));
    let mut anna = pair.anna.clone();
    assert_eq!(anna.view(&pair.code).await.turns.len(), 2);
    serving.stop().await;
}

async fn of_two_turns_at_the_same_time_one_is_played(database: Database) {
    let serving = Serving::start(&database).await;
    let pair = Pair::at(&serving, FIVE_PLUS_THREE).await;
    let mut left = pair.anna.open(&pair.code, 0).await;
    let mut right = pair.anna.open(&pair.code, 0).await;
    let asked = (
        left.say(&play("left", 0, "X@c3")).await,
        right.say(&play("right", 0, "X@d4")).await,
    );
    let answers = [
        left.answer_to(asked.0).await,
        right.answer_to(asked.1).await,
    ];
    assert_eq!(answers.iter().filter(|answer| answer.is_ok()).count(), 1);
    assert!(answers.contains(&Err(Refusal::Stale { sent: 0, played: 1 })));
    serving.stop().await;
}

async fn of_two_servers_one_accepts_the_turn_and_the_other_learns_of_it(database: Database) {
    let one = Serving::start(&database).await;
    let other = Serving::start(&database).await;
    let mut pair = Pair::at(&one, FIVE_PLUS_THREE).await;
    let mut here = pair.anna.open(&pair.code, 0).await;
    pair.move_to(&other);
    let mut there = pair.anna.open(&pair.code, 0).await;
    let (mut accepted, mut ply) = (0, 0);
    for (turn, else_turn) in [("X@c3", "X@d4"), ("X@e5", "X@f6")] {
        let asked = (
            here.say(&play(&format!("here-{ply}"), ply, turn)).await,
            there
                .say(&play(&format!("there-{ply}"), ply, else_turn))
                .await,
        );
        for answer in [
            here.answer_to(asked.0).await,
            there.answer_to(asked.1).await,
        ] {
            accepted += u32::from(answer.is_ok());
        }
        // Both speak for White: the second pair of turns is refused by both.
        ply += 1;
    }
    assert_eq!(accepted, 1);
    here.reach(4).await;
    there.reach(4).await;
    assert_eq!(here.entries, there.entries);
    one.stop().await;
    other.stop().await;
}

async fn what_one_server_stores_the_other_shows(database: Database) {
    let one = Serving::start(&database).await;
    let other = Serving::start(&database).await;
    let mut pair = Pair::at(&one, FIVE_PLUS_THREE).await;
    let mut white = pair.anna.open(&pair.code, 0).await;
    pair.move_to(&other);
    let mut black = pair.bert.open(&pair.code, 0).await;
    white.play(0, "X@c3").await.unwrap();
    black.reach(4).await;
    black.play(1, "X@e5").await.unwrap();
    white.reach(5).await;
    one.stop().await;
    other.stop().await;
}

async fn a_socket_resumes_where_it_was_cut(database: Database) {
    let serving = Serving::start(&database).await;
    let pair = Pair::at(&serving, FIVE_PLUS_THREE).await;
    let (mut white, black) = pair.sockets().await;
    white.play(0, "X@c3").await.unwrap();
    // Cut without a close frame.
    drop(black);
    let mut black = pair.bert.open(&pair.code, 3).await;
    black.reach(4).await;
    assert_eq!(black.entries.len(), 1, "only what was missed");
    let mut knows_all = pair.bert.open(&pair.code, 4).await;
    let view = knows_all.view().await;
    assert_eq!((view.number, view.you), (4, Some(Seat::Black)));
    assert_eq!(knows_all.entries, []);
    serving.stop().await;
}

async fn a_game_goes_on_after_a_restart(database: Database) {
    let serving = Serving::start(&database).await;
    let mut pair = Pair::at(&serving, FIVE_PLUS_THREE).await;
    let (mut white, mut black) = pair.sockets().await;
    white.play(0, "X@c3").await.unwrap();
    serving.stop().await;
    // The browsers are told.
    for socket in [&mut white, &mut black] {
        assert_eq!(socket.closed().await, Some(1012));
    }

    let again = Serving::start(&database).await;
    pair.move_to(&again);
    let mut black = pair.bert.open(&pair.code, 4).await;
    assert_eq!(black.play(1, "X@e5").await, Ok(5));
    again.stop().await;
}

/// More games than a server looks at in a second, which are overdue and cannot be read.
async fn add_unreadable_games(store: &Store) {
    for number in 0..=200 {
        let unknown = serde_json::json!({ "kind": "from-a-later-release" });
        let code = [[number / 16; 5], [number % 16; 5]].concat();
        let entry = Entry {
            number: 1,
            at: Time::from_millis(1),
            event: Event::Unknown(unknown),
        };
        let game = Append {
            call_time_at: Some(Time::from_millis(1)),
            ..append(&GameCode::of(code.try_into().unwrap()), vec![entry])
        };
        assert_eq!(store.create(game).await, Ok(Creation::Created));
    }
}

async fn games_that_cannot_be_ended_do_not_keep_the_others_from_it(database: Database) {
    add_unreadable_games(&database.open().await).await;
    a_flag_is_called_with_both_players_away(database).await;
}

async fn a_flag_is_called_with_both_players_away(database: Database) {
    let serving = Serving::start(&database).await;
    let timing = Timing::Live {
        base: 0,
        increment: 1,
    };
    let pair = Pair::at(&serving, timing).await;
    let (mut white, mut black) = pair.sockets().await;
    white.play(0, "X@c3").await.unwrap();
    black.play(1, "X@e5").await.unwrap();
    drop((white, black));
    let mut watching = pair.anna.clone();
    let result = soon(async {
        loop {
            if let Some(result) = watching.view(&pair.code).await.result {
                return result;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    });
    let win = Outcome::Win { seat: Seat::Black };
    assert_eq!(result.await, (win, EndReason::Time));
    serving.stop().await;
}

async fn downtime_is_charged_to_nobody(database: Database) {
    let serving = Serving::start(&database).await;
    let mut pair = Pair::at(&serving, FIVE_PLUS_THREE).await;
    let (mut white, mut black) = pair.sockets().await;
    white.play(0, "X@c3").await.unwrap();
    black.play(1, "X@e5").await.unwrap();
    serving.stop().await;
    // As if all of it had happened an hour ago, and no server had run since.
    database
        .execute("UPDATE entries SET at = at - 3600000")
        .await;
    database.execute("UPDATE beats SET at = at - 3600000").await;
    database
        .execute("UPDATE games SET call_time_at = call_time_at - 3600000")
        .await;

    let again = Serving::start(&database).await;
    pair.move_to(&again);
    let mut white = pair.anna.open(&pair.code, 5).await;
    white.play(2, "c3-c4").await.unwrap();
    let suspended = white
        .entries
        .iter()
        .any(|entry| matches!(entry.event, Event::Suspended { .. }));
    assert!(suspended, "{:?}", white.entries);
    let view = pair.anna.view(&pair.code).await;
    let receipt = view.turns[2].receipt;
    assert!(receipt.charged < 300_000, "{receipt:?}");
    assert_eq!(view.result, None);
    again.stop().await;
}

async fn a_rematch_is_a_game_with_seats_swapped(database: Database) {
    let serving = Serving::start(&database).await;
    let mut pair = Pair::at(&serving, FIVE_PLUS_THREE).await;
    let (mut white, mut black) = pair.sockets().await;
    white.tell(&Command::Resign).await.unwrap();
    let offer = Offer::Rematch;
    black.tell(&Command::Offer { offer }).await.unwrap();
    white.tell(&Command::Accept { offer }).await.unwrap();
    let view = pair.anna.view(&pair.code).await;
    let next = view.rematch.unwrap();
    assert_eq!(pair.anna.view(&next).await.you, Some(Seat::Black));
    let mut black_before = pair.bert.open(&next, 0).await;
    black_before.play(0, "X@c3").await.unwrap();
    serving.stop().await;
}

/// The games in which the opponent offers a rematch, as a person's list has them.
async fn rematches(person: &mut Person) -> Vec<GameCode> {
    let page: GamePage =
        serde_json::from_str(&person.get("/api/games/playing").await.body).unwrap();
    let over = |game: &GameSummary| game.result.is_some();
    let codes = page.games.into_iter().filter(over).map(|game| {
        assert_eq!(game.offered(), Some(Offer::Rematch));
        game.code
    });
    codes.collect()
}

async fn an_offered_rematch_is_listed_until_it_is_answered(database: Database) {
    let serving = Serving::start(&database).await;
    let mut pair = Pair::at(&serving, FIVE_PLUS_THREE).await;
    let (mut white, mut black) = pair.sockets().await;
    white.tell(&Command::Resign).await.unwrap();
    assert_eq!(rematches(&mut pair.anna).await, []);
    let offer = Offer::Rematch;
    black.tell(&Command::Offer { offer }).await.unwrap();
    let listed = [pair.code.clone()];
    assert_eq!(rematches(&mut pair.anna).await, listed);
    assert_eq!(rematches(&mut pair.bert).await, [], "it is his own");
    assert_eq!(rematches(&mut Person::at(serving.address)).await, []);
    white.tell(&Command::Decline { offer }).await.unwrap();
    assert_eq!(rematches(&mut pair.anna).await, []);

    white.tell(&Command::Offer { offer }).await.unwrap();
    assert_eq!(rematches(&mut pair.bert).await, listed);
    // A server of the previous release leaves the mark behind: the game itself decides.
    database
        .execute("UPDATE games SET summary = replace(summary, '\"offer\":\"rematch\"', '\"offer\":\"draw\"')")
        .await;
    assert_eq!(rematches(&mut pair.bert).await, []);
    black.tell(&Command::Accept { offer }).await.unwrap();
    assert_eq!(rematches(&mut pair.bert).await, []);
    let next = pair.bert.view(&pair.code).await.rematch.unwrap();
    let playing = pair.bert.get("/api/games/playing").await.body;
    assert!(playing.contains(next.as_str()), "{playing}");
    serving.stop().await;
}

async fn an_offered_rematch_is_listed_as_long_as_a_challenge_stands(database: Database) {
    let serving = Serving::start(&database).await;
    let offer = Offer::Rematch;
    let days = Timing::Correspondence { days: 3 };
    for (timing, ages) in [
        (
            FIVE_PLUS_THREE,
            [
                ("UPDATE games SET changed = changed - 540000", 1),
                ("UPDATE games SET changed = changed - 61000", 0),
            ],
        ),
        (
            days,
            [
                ("UPDATE games SET changed = changed - 1200000000", 1),
                ("UPDATE games SET changed = changed - 9700000", 0),
            ],
        ),
    ] {
        let mut pair = Pair::at(&serving, timing).await;
        let (mut white, mut black) = pair.sockets().await;
        white.tell(&Command::Resign).await.unwrap();
        black.tell(&Command::Offer { offer }).await.unwrap();
        for (older, count) in ages {
            database.execute(older).await;
            assert_eq!(rematches(&mut pair.anna).await.len(), count, "{older}");
        }
    }
    serving.stop().await;
}

#[tokio::test]
async fn a_public_game_can_be_watched_and_a_private_one_cannot() {
    let database = Database::sqlite();
    let serving = Serving::start(&database).await;
    for (visibility, is_watched) in [(Visibility::Public, true), (Visibility::Private, false)] {
        let mut anna = Person::at(serving.address);
        let terms = api::online::Terms {
            visibility,
            ..tix(FIVE_PLUS_THREE)
        };
        let code = anna.create(terms).await;
        // Somebody looks at the invitation while it is open.
        let mut cleo = Person::at(serving.address);
        let mut watching = cleo.open(&code, 0).await;
        watching.view().await;
        let mut bert = Person::at(serving.address);
        bert.sit(&code).await;
        let mut white = anna.open(&code, 0).await;
        white.play(0, "X@c3").await.unwrap();

        let seen = cleo.get(&format!("/api/games/{code}")).await.status;
        let record = cleo.get(&format!("/api/games/{code}/record")).await.status;
        let opened = cleo.try_open(&code, "", &[]).await.is_ok();
        if is_watched {
            assert_eq!((seen, record, opened), (200, 200, true));
            watching.reach(4).await;
            let refused = watching.tell(&Command::Resign).await;
            assert_eq!(refused, Err(Refusal::NotSeated));
        } else {
            assert_eq!((seen, record, opened), (403, 403, false));
            assert_eq!(watching.closed().await, Some(1008));
            let seen = &watching.entries;
            assert!(seen.iter().all(|entry| entry.number < 3), "{seen:?}");
        }
    }
    serving.stop().await;
}

#[tokio::test]
async fn a_player_who_has_left_is_seen_to_be_away() {
    let database = Database::sqlite();
    let serving = Serving::start(&database).await;
    let pair = Pair::at(&serving, FIVE_PLUS_THREE).await;
    let (mut white, black) = pair.sockets().await;
    let is_away = |message| match message {
        FromServer::View { view } => Some(view.seats[1].away),
        _ => None,
    };
    white
        .wait_for(|message| is_away(message)?.is_none().then_some(()))
        .await;
    let other_tab = pair.bert.open(&pair.code, 0).await;
    drop(black);
    white.play(0, "X@c3").await.unwrap();
    drop(other_tab);
    let away = white.wait_for(|message| is_away(message)?).await;
    assert_eq!(away.claim_at, None, "the first turn has a time of its own");
    serving.stop().await;
}
