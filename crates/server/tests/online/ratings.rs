//! Rated games, player pages and leaderboards.

use api::online::{Command, EndReason, GameCode, Outcome, Seat, Stakes, Terms, Visibility};
use api::people::{FaultKind, GamePage, GameSummary, Leader, Profile, RatedGame, Speed};
use server::{GameLimits, Rate, annul, recompute_ratings};

use crate::client::{FIVE_PLUS_THREE, Person, tix};
use crate::database::{Database, on_both};
use crate::serving::Serving;

on_both!(
    a_rated_game_changes_both_ratings_as_it_ends,
    an_aborted_game_changes_no_rating,
    guests_play_no_rated_games,
    ratings_computed_again_are_the_same,
    gains_from_the_same_opponent_are_capped,
    two_servers_that_end_games_of_one_person_rate_both,
    games_of_a_person_are_paged_and_private_ones_hidden,
    public_games_being_played_are_listed_to_watch,
    an_annulled_game_counts_for_no_rating,
    only_proven_ratings_are_on_a_leaderboard,
    people_come_onto_a_leaderboard_by_playing,
);

fn rated() -> Terms {
    Terms {
        stakes: Stakes::Rated,
        visibility: Visibility::Public,
        ..tix(FIVE_PLUS_THREE)
    }
}

async fn people<const N: usize>(serving: &Serving, names: [&str; N]) -> [Person; N] {
    let mut people = names.map(|_| Person::at(serving.address));
    for (person, name) in people.iter_mut().zip(names) {
        person.sign_up(name).await;
    }
    people
}

/// White wins a rated game.
async fn win(white: &mut Person, black: &mut Person) -> GameCode {
    let code = white.create(rated()).await;
    black.sit(&code).await;
    white.open(&code, 0).await.play(0, "X@c3").await.unwrap();
    let mut socket = black.open(&code, 0).await;
    socket.play(1, "X@e5").await.unwrap();
    socket.tell(&Command::Resign).await.unwrap();
    code
}

async fn profile(person: &mut Person, name: &str) -> Profile {
    let answer = person.get(&format!("/api/people/{name}")).await;
    serde_json::from_str(&answer.body).unwrap()
}

async fn rating(person: &mut Person, name: &str) -> i32 {
    profile(person, name).await.ratings[0].now.rating
}

async fn a_rated_game_changes_both_ratings_as_it_ends(database: Database) {
    let serving = Serving::start(&database).await;
    let [mut anna, mut bert] = people(&serving, ["Anna", "Bert"]).await;
    assert_eq!(profile(&mut anna, "Bert").await.ratings, []);
    let code = win(&mut anna, &mut bert).await;
    let view = anna.view(&code).await;
    let [white, black] = view.rating_changes.unwrap();
    assert_eq!((white.before, white.after), (1500, 1662));
    assert_eq!((black.before, black.after), (1500, 1338));
    let mut stranger = Person::at(serving.address);
    let shown = profile(&mut stranger, "anna").await;
    let [category] = &shown.ratings[..] else {
        panic!("{shown:?}");
    };
    assert_eq!(
        (category.game, category.speed),
        (RatedGame::Tix, Speed::Rapid)
    );
    assert_eq!((category.now.rating, category.games), (1662, 1));
    assert!(category.now.is_provisional);
    assert_eq!(category.points.len(), 1);
    assert_eq!(category.points[0].rating, 1662);
    // Another game shows the rating beside the name.
    let next = anna.create(tix(FIVE_PLUS_THREE)).await;
    let [white, _] = anna.view(&next).await.players;
    assert_eq!(white.unwrap().rating.unwrap().rating, 1662);
    serving.stop().await;
}

async fn an_annulled_game_counts_for_no_rating(database: Database) {
    let serving = Serving::start(&database).await;
    let [mut anna, mut bert] = people(&serving, ["Anna", "Bert"]).await;
    let first = win(&mut anna, &mut bert).await;
    let store = database.open().await;
    let after_one = store.ratings(None).await.unwrap();
    let second = win(&mut bert, &mut anna).await;
    assert_ne!(store.ratings(None).await.unwrap(), after_one);
    let recomputed = annul(&store, &second).await.unwrap().unwrap();
    assert_eq!((recomputed.games, recomputed.changed), (1, 2));
    assert_eq!(store.ratings(None).await.unwrap(), after_one);
    let view = anna.view(&second).await;
    assert_eq!(view.rating_changes, None);
    assert!(view.result.is_some() && view.is_annulled());
    assert!(!anna.view(&first).await.is_annulled());
    let games = anna.get("/api/people/Anna/games").await;
    let page: GamePage = serde_json::from_str(&games.body).unwrap();
    let listed: Vec<bool> = page.games.iter().map(GameSummary::is_annulled).collect();
    assert_eq!(listed, [true, false]);
    // It stays annulled, and the other one counts.
    assert_eq!(annul(&store, &second).await.unwrap(), None);
    assert_eq!(recompute_ratings(&store).await.unwrap().changed, 0);
    assert_eq!(store.changes_by(&first).await.unwrap().len(), 2);
    serving.stop().await;
}

async fn an_aborted_game_changes_no_rating(database: Database) {
    let serving = Serving::start(&database).await;
    let [mut anna, mut bert] = people(&serving, ["Anna", "Bert"]).await;
    let code = anna.create(rated()).await;
    bert.sit(&code).await;
    anna.open(&code, 0)
        .await
        .tell(&Command::Abort)
        .await
        .unwrap();
    let view = anna.view(&code).await;
    assert_eq!(view.result, Some((Outcome::Void, EndReason::Aborted)));
    assert!(!view.is_annulled());
    assert_eq!(view.rating_changes, None);
    assert_eq!(profile(&mut anna, "Bert").await.ratings, []);
    serving.stop().await;
}

async fn guests_play_no_rated_games(database: Database) {
    let serving = Serving::start(&database).await;
    let [mut anna] = people(&serving, ["Anna"]).await;
    let code = anna.create(rated()).await;
    let mut guest = Person::at(serving.address);
    let seat = format!("/api/games/{code}/seat");
    let answer = guest.post(&seat, &serde_json::json!({})).await;
    assert_eq!(answer.status, 401, "{}", answer.body);
    assert_eq!(
        answer.json()["kind"],
        serde_json::json!(FaultKind::NeedsAccount)
    );
    // The socket does not bypass it.
    guest.create(tix(FIVE_PLUS_THREE)).await;
    let mut socket = guest.open(&code, 0).await;
    socket.say(&Command::Sit { seat: None }).await;
    assert!(socket.trouble().await.contains("account"));
    assert!(!anna.view(&code).await.seats[1].is_taken);
    serving.stop().await;
}

async fn ratings_computed_again_are_the_same(database: Database) {
    let serving = Serving::start(&database).await;
    let [mut anna, mut bert, mut carl] = people(&serving, ["Anna", "Bert", "Carl"]).await;
    win(&mut anna, &mut bert).await;
    win(&mut bert, &mut carl).await;
    win(&mut carl, &mut anna).await;
    win(&mut anna, &mut bert).await;
    let store = database.open().await;
    let stored = store.ratings(None).await.unwrap();
    assert_eq!(stored.len(), 3);
    let recomputed = recompute_ratings(&store).await.unwrap();
    assert_eq!(
        (recomputed.games, recomputed.ratings, recomputed.changed),
        (4, 3, 0)
    );
    assert_eq!(store.ratings(None).await.unwrap(), stored);
    // A rating that was edited by hand is corrected.
    database.execute("UPDATE ratings SET rating = 2000").await;
    let recomputed = recompute_ratings(&store).await.unwrap();
    assert_eq!(recomputed.changed, 3);
    assert_eq!(store.ratings(None).await.unwrap(), stored);
    serving.stop().await;
}

async fn gains_from_the_same_opponent_are_capped(database: Database) {
    let serving = Serving::start(&database).await;
    let [mut anna, mut bert, mut carl] = people(&serving, ["Anna", "Bert", "Carl"]).await;
    for _ in 0..3 {
        win(&mut anna, &mut bert).await;
    }
    assert_eq!(rating(&mut anna, "Anna").await, 1700);
    assert!(rating(&mut anna, "Bert").await < 1300);
    win(&mut anna, &mut carl).await;
    assert!(
        rating(&mut anna, "Anna").await > 1700,
        "somebody else counts"
    );
    serving.stop().await;
}

async fn two_servers_that_end_games_of_one_person_rate_both(database: Database) {
    let servings = [
        Serving::start(&database).await,
        Serving::start(&database).await,
    ];
    let [mut anna, mut bert, mut carl] = people(&servings[0], ["Anna", "Bert", "Carl"]).await;
    let mut games = Vec::new();
    for other in [&mut bert, &mut carl] {
        let code = anna.create(rated()).await;
        other.sit(&code).await;
        anna.open(&code, 0).await.play(0, "X@c3").await.unwrap();
        other.open(&code, 0).await.play(1, "X@e5").await.unwrap();
        games.push(code);
    }
    carl.server = servings[1].address;
    let mut one = bert.open(&games[0], 0).await;
    let mut other = carl.open(&games[1], 0).await;
    let (one, other) = tokio::join!(one.tell(&Command::Resign), other.tell(&Command::Resign));
    one.unwrap();
    other.unwrap();
    let store = database.open().await;
    let stored = store.ratings(None).await.unwrap();
    let games: Vec<u32> = stored.iter().map(|stored| stored.rating.games).collect();
    assert_eq!(games.iter().sum::<u32>(), 4, "{stored:?}");
    assert_eq!(recompute_ratings(&store).await.unwrap().changed, 0);
    for serving in servings {
        serving.stop().await;
    }
}

async fn page(person: &mut Person, path: &str) -> GamePage {
    let answer = person.get(path).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    serde_json::from_str(&answer.body).unwrap()
}

async fn games_of_a_person_are_paged_and_private_ones_hidden(database: Database) {
    let serving = Serving::start(&database).await;
    let [mut anna, mut bert] = people(&serving, ["Anna", "Bert"]).await;
    let mut public = Vec::new();
    for _ in 0..3 {
        public.push(win(&mut anna, &mut bert).await);
    }
    let private = anna.create(tix(FIVE_PLUS_THREE)).await;
    public.reverse();

    let mut found = Vec::new();
    let mut path = "/api/people/anna/games?limit=2".to_owned();
    loop {
        let page = page(&mut bert, &path).await;
        assert!(page.games.len() <= 2);
        found.extend(page.games.into_iter().map(|game| game.code));
        match page.next {
            Some(next) => path = format!("/api/people/anna/games?limit=2&before={next}"),
            None => break,
        }
    }
    assert_eq!(found, public);
    let own = page(&mut anna, "/api/people/anna/games").await;
    assert_eq!(own.games.len(), 4);
    assert_eq!(own.games[0].code, private);
    let game = &own.games[3];
    let win = Outcome::Win { seat: Seat::White };
    assert_eq!(game.result, Some((win, EndReason::Resignation)));
    assert_eq!((game.turns, game.you), (2, Some(Seat::White)));
    assert_eq!(game.rating_changes.unwrap()[0].after, 1662);

    let records = bert.get("/api/people/anna/records?limit=2").await;
    assert_eq!(records.body.matches("[White \"Anna\"]").count(), 2);
    let link = records.field("link").unwrap();
    let next = link.strip_prefix('<').unwrap().split('>').next().unwrap();
    let rest = bert.get(next).await;
    assert_eq!(rest.body.matches("[White \"Anna\"]").count(), 1);
    assert_eq!(rest.field("link"), None);
    for wrong in ["?limit=0", "?limit=x", "?before=x", "?before=1-2"] {
        let answer = bert.get(&format!("/api/people/anna/games{wrong}")).await;
        assert_eq!(answer.status, 400, "{wrong}");
    }
    serving.stop().await;
}

async fn public_games_being_played_are_listed_to_watch(database: Database) {
    let serving = Serving::start(&database).await;
    let [mut anna, mut bert] = people(&serving, ["Anna", "Bert"]).await;
    let mut eve = Person::at(serving.address);
    let code = anna.create(rated()).await;
    assert_eq!(page(&mut eve, "/api/watch").await.games, []);
    bert.sit(&code).await;
    let private = anna.create(tix(FIVE_PLUS_THREE)).await;
    bert.sit(&private).await;
    let games = page(&mut eve, "/api/watch").await.games;
    assert_eq!(games.len(), 1);
    assert_eq!((&games[0].code, games[0].you), (&code, None));
    // A spectator sees the turns, but neither ids nor the private game.
    let mut watching = eve.open(&code, 0).await;
    anna.open(&code, 0).await.play(0, "X@c3").await.unwrap();
    watching.reach(4).await;
    let text = serde_json::to_string(&watching.entries).unwrap();
    assert!(text.contains("\"person\":\"white\""), "{text}");
    assert!(eve.try_open(&private, "", &[]).await.is_err());
    bert.open(&code, 0)
        .await
        .tell(&Command::Abort)
        .await
        .unwrap();
    assert_eq!(page(&mut eve, "/api/watch").await.games, []);
    serving.stop().await;
}

async fn only_proven_ratings_are_on_a_leaderboard(database: Database) {
    let serving = Serving::start(&database).await;
    let [mut anna, mut bert] = people(&serving, ["Anna", "Bert"]).await;
    win(&mut anna, &mut bert).await;
    let path = "/api/leaderboards/tix/rapid";
    assert_eq!(anna.get(path).await.json(), serde_json::json!([]));
    database.execute("UPDATE ratings SET deviation = 60").await;
    let leaders = anna.get(path).await.json();
    assert_eq!(leaders[0]["name"], "Anna");
    assert_eq!(leaders[1]["name"], "Bert");
    let password = serde_json::json!({ "password": crate::client::PASSWORD });
    anna.post("/api/me/delete", &password).await;
    let leaders = bert.get(path).await.json();
    assert_eq!(leaders.as_array().unwrap().len(), 1);
    assert_eq!(bert.get("/api/leaderboards/chess/rapid").await.status, 404);
    serving.stop().await;
}

async fn people_come_onto_a_leaderboard_by_playing(database: Database) {
    let default = GameLimits::default();
    let limits = GameLimits {
        // They play many.
        games_per_person: Rate {
            burst: 100,
            ..default.games_per_person
        },
        ..default
    };
    let serving = Serving::with(&database, limits).await;
    let mut people = people(&serving, ["Anna", "Bert", "Carl", "Dora"]).await;
    let path = "/api/leaderboards/tix/rapid";
    // Everybody wins two of three games against everybody who comes after them, until all are proven.
    let mut rounds = 0;
    let leaders = loop {
        for round in 0..3 {
            for stronger in 0..people.len() {
                let (before, others) = people.split_at_mut(stronger + 1);
                let stronger = &mut before[stronger];
                for weaker in others {
                    match round {
                        0 => win(weaker, stronger).await,
                        1 => win(stronger, weaker).await,
                        _ => win_as_black(stronger, weaker).await,
                    };
                }
            }
            rounds += 1;
        }
        let answer = people[0].get(path).await;
        let leaders: Vec<Leader> = serde_json::from_str(&answer.body).unwrap();
        if leaders.len() == people.len() {
            break leaders;
        }
        assert!(rounds < 30, "{leaders:?}");
    };
    let names: Vec<&str> = leaders.iter().map(|leader| leader.name.as_str()).collect();
    assert_eq!(names, ["Anna", "Bert", "Carl", "Dora"]);
    assert!(leaders.is_sorted_by(|one, next| one.rating.rating > next.rating.rating));
    for leader in &leaders {
        assert_eq!(leader.games, 3 * rounds, "{}", leader.name);
        assert!(!leader.rating.is_provisional);
        let shown = profile(&mut people[0], leader.name.as_str()).await;
        assert_eq!(shown.ratings[0].now, leader.rating);
    }
    // Ratings are those of one game and speed.
    let blitz = people[0].get("/api/leaderboards/tix/blitz").await;
    assert_eq!(blitz.json(), serde_json::json!([]));
    serving.stop().await;
}

/// Black wins a rated game.
async fn win_as_black(black: &mut Person, white: &mut Person) -> GameCode {
    let code = white.create(rated()).await;
    black.sit(&code).await;
    let mut socket = white.open(&code, 0).await;
    socket.play(0, "X@c3").await.unwrap();
    black.open(&code, 0).await.play(1, "X@e5").await.unwrap();
    socket.tell(&Command::Resign).await.unwrap();
    code
}
