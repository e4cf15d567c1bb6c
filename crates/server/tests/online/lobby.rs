//! People who meet in the lobby.

use api::lobby::{Lobby, LobbyId, LobbyNews, OpenChallenge, Sought};
use api::online::message::Created;
use api::online::{Seat, Stakes, Terms, Timing};
use api::people::FaultKind;
use serde_json::json;

use crate::client::{FIVE_PLUS_THREE, HttpAnswer, LobbySocket, Person, tix};
use crate::database::{Database, on_both};
use crate::serving::Serving;

on_both!(
    two_who_want_the_same_live_game_play_once_both_are_ready,
    being_ready_withdraws_all_other_live_seeks_of_both,
    who_declines_loses_the_seek_and_the_other_keeps_it,
    who_is_not_ready_in_time_loses_the_seek,
    a_seek_by_correspondence_is_taken_at_once,
    ratings_out_of_range_are_not_paired,
    people_who_have_blocked_each_other_never_meet,
    of_many_who_take_one_seek_one_gets_it,
    a_live_seek_ends_after_its_person_has_left,
    a_lobby_is_resumed_by_number,
    a_challenge_leads_to_a_game,
);

const BY_MAIL: Timing = Timing::Correspondence { days: 3 };

async fn seek(person: &mut Person, terms: &[Terms]) -> Sought {
    let answer = person
        .post("/api/lobby/seeks", &json!({ "terms": terms }))
        .await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    serde_json::from_str(&answer.body).unwrap()
}

async fn lobby(person: &mut Person) -> Lobby {
    serde_json::from_str(&person.get("/api/lobby").await.body).unwrap()
}

async fn ready(person: &mut Person, pairing: LobbyId) -> HttpAnswer {
    let path = format!("/api/lobby/pairings/{pairing}/ready");
    person.post(&path, &json!({})).await
}

/// A guest whose seeks stand as long as the socket is open.
async fn visitor(serving: &Serving) -> (Person, LobbySocket) {
    let mut person = Person::at(serving.address);
    person.create(tix(BY_MAIL)).await;
    let socket = person.open_lobby(0).await;
    (person, socket)
}

async fn two_who_want_the_same_live_game_play_once_both_are_ready(database: Database) {
    let serving = Serving::start(&database).await;
    let (mut anna, mut hers) = visitor(&serving).await;
    let (mut bert, mut his) = visitor(&serving).await;
    let sought = seek(&mut anna, &[tix(FIVE_PLUS_THREE)]).await;
    assert_eq!((sought.seeks.len(), sought.pairing), (1, None));
    his.wait_for(|news| match news {
        LobbyNews::Changed { added, .. } if added.len() == 1 => Some(()),
        _ => None,
    })
    .await;
    let pairing = seek(&mut bert, &[tix(FIVE_PLUS_THREE)])
        .await
        .pairing
        .unwrap();
    let seen = hers.yours(|yours| yours.pairings.len() == 1).await;
    assert_eq!(seen.pairings[0].id, pairing);
    assert_eq!(
        lobby(&mut bert).await.seeks,
        [],
        "paired seeks are off the list"
    );
    assert_eq!(ready(&mut anna, pairing).await.status, 204);
    his.yours(|yours| yours.pairings.iter().any(|pairing| pairing.they_ready))
        .await;
    // Nobody else is asked.
    let mut eve = Person::at(serving.address);
    assert_eq!(ready(&mut eve, pairing).await.status, 409);
    assert_eq!(ready(&mut bert, pairing).await.status, 204);
    assert_eq!(ready(&mut bert, pairing).await.status, 204, "twice is once");
    let begun = |yours: &api::lobby::Yours| {
        let games = yours.pairings.iter();
        games.flat_map(|pairing| &pairing.game).next().cloned()
    };
    let hers = hers.yours(|yours| begun(yours).is_some()).await;
    let his = his.yours(|yours| begun(yours).is_some()).await;
    let code = begun(&hers).unwrap();
    assert_eq!(begun(&his), Some(code.clone()));
    let seats = [anna.view(&code).await.you, bert.view(&code).await.you];
    assert!(
        seats == [Some(Seat::White), Some(Seat::Black)]
            || seats == [Some(Seat::Black), Some(Seat::White)]
    );
    serving.stop().await;
}

async fn being_ready_withdraws_all_other_live_seeks_of_both(database: Database) {
    let serving = Serving::start(&database).await;
    let (mut anna, _hers) = visitor(&serving).await;
    let (mut bert, _his) = visitor(&serving).await;
    let slower = Timing::Live {
        base: 600_000,
        increment: 0,
    };
    seek(
        &mut anna,
        &[tix(FIVE_PLUS_THREE), tix(slower), tix(BY_MAIL)],
    )
    .await;
    let pairing = seek(&mut bert, &[tix(FIVE_PLUS_THREE)])
        .await
        .pairing
        .unwrap();
    assert_eq!(lobby(&mut bert).await.seeks.len(), 2);
    // Nobody in a pairing is paired again.
    let (mut carl, _theirs) = visitor(&serving).await;
    assert_eq!(seek(&mut carl, &[tix(slower)]).await.pairing, None);
    ready(&mut anna, pairing).await;
    ready(&mut bert, pairing).await;
    let left = lobby(&mut anna).await;
    let timings: Vec<Timing> = left.seeks.iter().map(|seek| seek.terms.timing).collect();
    assert_eq!(timings, [BY_MAIL, slower], "hers by mail, and Carl's");
    assert_eq!(left.yours.seeks.len(), 1);
    serving.stop().await;
}

async fn who_declines_loses_the_seek_and_the_other_keeps_it(database: Database) {
    let serving = Serving::start(&database).await;
    let (mut anna, _hers) = visitor(&serving).await;
    let (mut bert, _his) = visitor(&serving).await;
    let stands = seek(&mut anna, &[tix(FIVE_PLUS_THREE)]).await.seeks;
    let pairing = seek(&mut bert, &[tix(FIVE_PLUS_THREE)])
        .await
        .pairing
        .unwrap();
    let path = format!("/api/lobby/pairings/{pairing}");
    assert_eq!(bert.delete(&path).await.status, 204);
    assert_eq!(bert.delete(&path).await.status, 409);
    assert_eq!(lobby(&mut anna).await.yours.seeks, stands);
    assert_eq!(lobby(&mut bert).await.yours.seeks, []);
    assert_eq!(ready(&mut anna, pairing).await.status, 409);
    // Withdrawn, it is gone for good.
    let path = format!("/api/lobby/seeks/{}", stands[0]);
    assert_eq!(bert.delete(&path).await.status, 409);
    assert_eq!(anna.delete(&path).await.status, 204);
    assert_eq!(lobby(&mut anna).await.seeks, []);
    serving.stop().await;
}

async fn who_is_not_ready_in_time_loses_the_seek(database: Database) {
    let serving = Serving::start(&database).await;
    let (mut anna, mut hers) = visitor(&serving).await;
    let (mut bert, _his) = visitor(&serving).await;
    let stands = seek(&mut anna, &[tix(FIVE_PLUS_THREE)]).await.seeks;
    let pairing = seek(&mut bert, &[tix(FIVE_PLUS_THREE)])
        .await
        .pairing
        .unwrap();
    ready(&mut anna, pairing).await;
    // As if the time had passed.
    database.execute("UPDATE pairings SET until = 0").await;
    let yours = hers
        .yours(|yours| yours.pairings.is_empty() && !yours.seeks.is_empty())
        .await;
    assert_eq!(yours.seeks, stands);
    assert_eq!(lobby(&mut bert).await.yours.seeks, []);
    serving.stop().await;
}

async fn a_seek_by_correspondence_is_taken_at_once(database: Database) {
    let serving = Serving::start(&database).await;
    let mut anna = Person::at(serving.address);
    let mut bert = Person::at(serving.address);
    let stands = seek(&mut anna, &[tix(BY_MAIL)]).await.seeks;
    let path = format!("/api/lobby/seeks/{}/accept", stands[0]);
    let answer = anna.post(&path, &json!({})).await;
    assert_eq!(answer.status, 409, "nobody plays against themselves");
    let answer = bert.post(&path, &json!({})).await;
    let sought: Sought = serde_json::from_str(&answer.body).unwrap();
    let code = sought.game.unwrap();
    assert!(anna.view(&code).await.you.is_some());
    assert!(bert.view(&code).await.you.is_some());
    assert_eq!(lobby(&mut anna).await.seeks, []);
    assert_eq!(lobby(&mut anna).await.yours.pairings[0].game, Some(code));
    assert_eq!(bert.post(&path, &json!({})).await.status, 409, "it is gone");
    serving.stop().await;
}

async fn ratings_out_of_range_are_not_paired(database: Database) {
    let serving = Serving::start(&database).await;
    let mut anna = Person::at(serving.address);
    anna.sign_up("Anna").await;
    let mut bert = Person::at(serving.address);
    bert.sign_up("Bert").await;
    let strong = json!({ "terms": [tix(BY_MAIL)], "ratings": [1800, 2200] });
    let answer = anna.post("/api/lobby/seeks", &strong).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    let sought = seek(&mut bert, &[tix(BY_MAIL)]).await;
    assert_eq!((sought.game, sought.seeks.len()), (None, 1));
    let mut guest = Person::at(serving.address);
    let answer = guest.post("/api/lobby/seeks", &strong).await;
    assert_eq!(answer.json()["kind"], json!(FaultKind::NeedsAccount));
    let rated = Terms {
        stakes: Stakes::Rated,
        ..tix(BY_MAIL)
    };
    let answer = guest
        .post("/api/lobby/seeks", &json!({ "terms": [rated] }))
        .await;
    assert_eq!(answer.json()["kind"], json!(FaultKind::NeedsAccount));
    // Wider, it fits.
    let wider = json!({ "terms": [tix(BY_MAIL)], "ratings": [1400, 2200] });
    let answer = anna.post("/api/lobby/seeks", &wider).await;
    assert!(answer.json()["game"].is_string(), "{}", answer.body);
    serving.stop().await;
}

async fn people_who_have_blocked_each_other_never_meet(database: Database) {
    let serving = Serving::start(&database).await;
    let mut anna = Person::at(serving.address);
    anna.sign_up("Anna").await;
    let mut bert = Person::at(serving.address);
    bert.sign_up("Bert").await;
    // Everything open between them is cancelled, whoever started it.
    for (challenger, to) in [(&mut bert, "anna"), (&mut anna, "bert")] {
        let challenge = json!({ "to": to, "terms": tix(BY_MAIL) });
        let answer = challenger.post("/api/challenges", &challenge).await;
        assert_eq!(answer.status, 201);
    }
    assert_eq!(lobby(&mut anna).await.yours.challenges.len(), 2);
    let block = anna.ask("PUT", "/api/me/blocks/BERT", &[], "").await;
    assert_eq!(block.status, 204);
    for person in [&mut anna, &mut bert] {
        assert_eq!(lobby(person).await.yours.challenges, []);
    }
    let stands = seek(&mut anna, &[tix(BY_MAIL)]).await.seeks;
    assert_eq!(seek(&mut bert, &[tix(BY_MAIL)]).await.game, None);
    let path = format!("/api/lobby/seeks/{}/accept", stands[0]);
    assert_eq!(bert.post(&path, &json!({})).await.status, 409);
    let challenge = json!({ "to": "anna", "terms": tix(BY_MAIL) });
    let answer = bert.post("/api/challenges", &challenge).await;
    assert_eq!(answer.json()["kind"], json!(FaultKind::Blocked));
    // Whoever has blocked can undo it, also if both have.
    let other = json!({ "to": "bert", "terms": tix(BY_MAIL) });
    let answer = anna.post("/api/challenges", &other).await;
    assert_eq!(answer.json()["kind"], json!(FaultKind::YouBlocked));
    bert.ask("PUT", "/api/me/blocks/anna", &[], "").await;
    for (person, challenge) in [(&mut anna, &other), (&mut bert, &challenge)] {
        let answer = person.post("/api/challenges", challenge).await;
        assert_eq!(answer.json()["kind"], json!(FaultKind::YouBlocked));
    }
    assert_eq!(bert.delete("/api/me/blocks/anna").await.status, 204);
    for (path, method) in [("/api/me/blocks/bert", "PUT"), ("/api/challenges", "POST")] {
        let own = json!({ "to": "bert", "terms": tix(BY_MAIL) }).to_string();
        let kind = ["Content-Type: application/json"];
        let answer = bert.ask(method, path, &kind, &own).await;
        assert_eq!(answer.status, 422, "{}", answer.body);
        assert_eq!(answer.json()["kind"], json!(FaultKind::Yourself));
    }
    assert_eq!(
        anna.get("/api/people/bert").await.json()["is_blocked"],
        true
    );

    assert_eq!(anna.delete("/api/me/blocks/bert").await.status, 204);
    assert!(seek(&mut bert, &[tix(BY_MAIL)]).await.game.is_some());
    serving.stop().await;
}

async fn of_many_who_take_one_seek_one_gets_it(database: Database) {
    let servings = [
        Serving::start(&database).await,
        Serving::start(&database).await,
    ];
    let mut anna = Person::at(servings[0].address);
    let id = seek(&mut anna, &[tix(BY_MAIL)]).await.seeks[0];
    let path = format!("/api/lobby/seeks/{id}/accept");
    let mut taking = tokio::task::JoinSet::new();
    for number in 0..8 {
        let mut person = Person::at(servings[number % 2].address);
        let path = path.clone();
        taking.spawn(async move { person.post(&path, &json!({})).await.status });
    }
    let mut statuses = taking.join_all().await;
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 409, 409, 409, 409, 409, 409, 409]);
    assert_eq!(
        anna.get("/api/games")
            .await
            .json()
            .as_array()
            .unwrap()
            .len(),
        1
    );
    assert_eq!(lobby(&mut anna).await.seeks, []);
    for serving in servings {
        serving.stop().await;
    }
}

async fn a_live_seek_ends_after_its_person_has_left(database: Database) {
    let serving = Serving::start(&database).await;
    let (mut anna, hers) = visitor(&serving).await;
    let (_bert, mut his) = visitor(&serving).await;
    seek(&mut anna, &[tix(FIVE_PLUS_THREE)]).await;
    his.wait_for(|news| match news {
        LobbyNews::Changed { added, .. } if added.len() == 1 => Some(()),
        _ => None,
    })
    .await;
    drop(hers);
    his.wait_for(|news| match news {
        LobbyNews::Changed { removed, .. } if removed.len() == 1 => Some(()),
        _ => None,
    })
    .await;
    serving.stop().await;
}

async fn a_lobby_is_resumed_by_number(database: Database) {
    let serving = Serving::start(&database).await;
    let mut anna = Person::at(serving.address);
    let first = seek(&mut anna, &[tix(BY_MAIL)]).await.seeks[0];
    let mut eve = Person::at(serving.address);
    let number = lobby(&mut eve).await.number;
    let second = seek(&mut anna, &[tix(FIVE_PLUS_THREE)]).await.seeks[0];
    anna.delete(&format!("/api/lobby/seeks/{first}")).await;
    let news = eve.open_lobby(number).await.next().await;
    let LobbyNews::Changed { added, removed, .. } = news else {
        panic!("{news:?}");
    };
    assert_eq!(
        added.iter().map(|seek| seek.id).collect::<Vec<_>>(),
        [second]
    );
    assert_eq!(removed, [first]);
    // A client that knows nothing, or too little, gets everything.
    database.execute("DELETE FROM lobby_changes").await;
    for after in [0, number, 999_999] {
        let news = eve.open_lobby(after).await.next().await;
        let LobbyNews::Seeks { seeks, .. } = news else {
            panic!("{news:?}");
        };
        assert_eq!(seeks.len(), 1);
    }
    serving.stop().await;
}

async fn a_challenge_leads_to_a_game(database: Database) {
    let serving = Serving::start(&database).await;
    let mut anna = Person::at(serving.address);
    anna.sign_up("Anna").await;
    let mut bert = Person::at(serving.address);
    bert.sign_up("Bert").await;
    let mut his = bert.open_lobby(0).await;
    let challenge = json!({ "to": "bert", "terms": tix(BY_MAIL), "seat": "black" });
    let answer = anna.post("/api/challenges", &challenge).await;
    assert_eq!(answer.status, 201, "{}", answer.body);
    let made: OpenChallenge = serde_json::from_str(&answer.body).unwrap();
    assert!(made.is_own);
    let yours = his.yours(|yours| !yours.challenges.is_empty()).await;
    let seen = &yours.challenges[0];
    assert_eq!((seen.id, seen.is_own), (made.id, false));
    assert_eq!(seen.from.name.as_ref().unwrap().as_str(), "Anna");

    let path = format!("/api/challenges/{}", made.id);
    let accept = format!("{path}/accept");
    assert_eq!(anna.post(&accept, &json!({})).await.status, 409);
    let answer = bert.post(&accept, &json!({})).await;
    let created: Created = serde_json::from_str(&answer.body).unwrap();
    assert_eq!(created.seat, Seat::White);
    let again: Created = serde_json::from_str(&bert.post(&accept, &json!({})).await.body).unwrap();
    assert_eq!(
        again.code, created.code,
        "accepting twice is accepting once"
    );
    assert_eq!(anna.view(&created.code).await.you, Some(Seat::Black));
    assert_eq!(
        lobby(&mut anna).await.yours.challenges[0].game,
        Some(created.code)
    );

    // One that is declined is gone.
    let answer = anna.post("/api/challenges", &challenge).await;
    let made: OpenChallenge = serde_json::from_str(&answer.body).unwrap();
    let path = format!("/api/challenges/{}", made.id);
    let mut eve = Person::at(serving.address);
    eve.sign_up("Eve").await;
    assert_eq!(eve.delete(&path).await.status, 409);
    assert_eq!(bert.delete(&path).await.status, 204);
    assert_eq!(
        bert.post(&format!("{path}/accept"), &json!({}))
            .await
            .status,
        409
    );
    let nobody = json!({ "to": "nobody-here", "terms": tix(BY_MAIL) });
    assert_eq!(anna.post("/api/challenges", &nobody).await.status, 404);
    serving.stop().await;
}
