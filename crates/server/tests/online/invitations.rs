//! The path of an invitation: what the recipient sees, and what messengers show.

use api::online::{Command, Seat, Terms, Visibility};
use api::people::FaultKind;
use serde_json::json;

use crate::client::{FIVE_PLUS_THREE, Person, assert_fault, tix};
use crate::database::{Database, on_both};
use crate::serving::Serving;

on_both!(
    the_path_of_a_game_tells_nobody_whether_it_exists,
    whoever_has_the_link_to_a_private_game_is_told_that_it_is_taken_or_over,
    an_invitation_has_a_preview_that_says_who_invites_to_what,
    a_link_that_was_typed_or_ends_a_sentence_leads_to_the_game,
);

async fn the_path_of_a_game_tells_nobody_whether_it_exists(database: Database) {
    let serving = Serving::start(&database).await;
    let mut anna = Person::at(serving.address);
    let code = anna.create(tix(FIVE_PLUS_THREE)).await;
    Person::at(serving.address).sit(&code).await;
    let mut stranger = Person::at(serving.address);
    let private = stranger.get(&format!("/{code}")).await;
    let absent = stranger.get("/k7m2xq9daf").await;
    assert_eq!((private.status, absent.status), (200, 200));
    assert_eq!(private.body, absent.body);
    assert_eq!(stranger.cookie, None);
    serving.stop().await;
}

async fn whoever_has_the_link_to_a_private_game_is_told_that_it_is_taken_or_over(
    database: Database,
) {
    let serving = Serving::start(&database).await;
    let mut anna = Person::at(serving.address);
    let code = anna.create(tix(FIVE_PLUS_THREE)).await;
    let mut bert = Person::at(serving.address);
    bert.sit(&code).await;
    let mut stranger = Person::at(serving.address);
    let absent = stranger.get("/api/games/k7m2xq9daf").await;
    assert_fault(&absent, 404, FaultKind::NotFound);
    let path = format!("/api/games/{code}");
    let taken = stranger.get(&path).await;
    assert_fault(&taken, 403, FaultKind::Private);
    let late = stranger.post(&format!("{path}/seat"), &json!({})).await;
    assert_fault(&late, 403, FaultKind::Private);
    let mut socket = anna.open(&code, 0).await;
    socket.tell(&Command::Abort).await.unwrap();
    let over = stranger.get(&path).await;
    assert_fault(&over, 403, FaultKind::Over);
    assert_eq!(over.body.matches("tix").count(), 0, "{}", over.body);
    assert_eq!(stranger.cookie, None);
    serving.stop().await;
}

async fn an_invitation_has_a_preview_that_says_who_invites_to_what(database: Database) {
    let serving = Serving::start(&database).await;
    let mut anna = Person::at(serving.address);
    anna.sign_up("Anna").await;
    let code = anna.create(tix(FIVE_PLUS_THREE)).await;
    let mut program = Person::at(serving.address);
    let page = program.get(&format!("/{code}")).await;
    for part in [
        "the app",
        r#"<meta property="og:title" content="Anna invites you to a game: Tix">"#,
        "5 minutes + 3 seconds",
        "casual",
        &format!(r#"content="http://{}/{code}.png""#, serving.address),
    ] {
        assert!(page.body.contains(part), "{part}: {}", page.body);
    }
    let german = ["Accept-Language: de"];
    let page = program.ask("GET", &format!("/{code}"), &german, "").await;
    assert!(page.body.contains("Anna lädt dich"), "{}", page.body);
    let picture = program.ask("HEAD", &format!("/{code}.png"), &[], "").await;
    assert_eq!(picture.status, 200);
    assert_eq!(picture.field("content-type"), Some("image/png"));
    // Loading changes nothing.
    assert_eq!(program.cookie, None);
    assert_eq!(anna.view(&code).await.number, 2);
    // Once it has begun, a private game is hidden.
    Person::at(serving.address).sit(&code).await;
    let page = program.get(&format!("/{code}")).await;
    assert!(!page.body.contains("og:"), "{}", page.body);
    assert_eq!(program.get(&format!("/{code}.png")).await.status, 404);
    // A public one is visible to everybody.
    let public = Terms {
        visibility: Visibility::Public,
        ..tix(FIVE_PLUS_THREE)
    };
    let code = anna.create(public).await;
    Person::at(serving.address).sit(&code).await;
    let seat = anna.view(&code).await.you.unwrap();
    let page = program.get(&format!("/{code}")).await;
    let both = match seat {
        Seat::White => "Tix · Anna – Guest",
        Seat::Black => "Tix · Guest – Anna",
    };
    assert!(page.body.contains(both), "{}", page.body);
    serving.stop().await;
}

async fn a_link_that_was_typed_or_ends_a_sentence_leads_to_the_game(database: Database) {
    let serving = Serving::start(&database).await;
    let mut anna = Person::at(serving.address);
    let code = anna.create(tix(FIVE_PLUS_THREE)).await;
    let shouted = code.to_string().to_uppercase();
    for (path, there) in [
        (format!("/{code}."), format!("./{code}")),
        (format!("/{code}%29"), format!("./{code}")),
        (format!("/{shouted}"), format!("./{code}")),
        (format!("/{code}/"), format!("../{code}")),
        (format!("/{code}).?seat=a.b"), format!("./{code}?seat=a.b")),
    ] {
        let answer = anna.get(&path).await;
        assert_eq!(answer.status, 308, "{path}");
        assert_eq!(answer.field("location"), Some(there.as_str()), "{path}");
    }
    assert_eq!(anna.get(&format!("/{code}/more")).await.status, 404);
    serving.stop().await;
}
