//! The path of an invitation, `/CODE`: the app, with a preview for the recipient of the link.
//! Loading it changes nothing, and it reveals nothing about a private game that has begun.

use api::online::{GameCode, Seat, Stakes, Terms, Timing};
use api::people::{Name, PlayerView};
use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::Response;
use draw::Drawing;
use online::Game;
use tokio::sync::Semaphore;
use words::{Value, Words};

use super::negotiation::language;
use crate::Games;
use crate::games::players;

/// The width of a picture in pixels.
const WIDTH: u32 = 600;

/// Pictures are drawn one at a time, to bound the load.
static DRAWING: Semaphore = Semaphore::const_new(1);

/// What a path of an invitation requests.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Asked {
    /// The page of a game.
    Page(GameCode),
    /// The picture in its preview.
    Picture(GameCode),
    /// A sloppily typed path of a game's page: where to redirect.
    Elsewhere(String),
}

/// Parses a name below the root as the path of an invitation.
pub(super) fn asked(name: &str) -> Option<Asked> {
    if let Ok(code) = name.parse() {
        return Some(Asked::Page(code));
    }
    if let Some(code) = name.strip_suffix(".png").and_then(|code| code.parse().ok()) {
        return Some(Asked::Picture(code));
    }
    let code = GameCode::in_link(name)?;
    // Relative, since a proxy may serve the site below another path.
    let folder = if name.ends_with('/') { ".." } else { "." };
    Some(Asked::Elsewhere(format!("{folder}/{code}")))
}

/// Redirects to another path.
pub(super) fn moved(to: &str, query: Option<&str>) -> Response {
    let to = match query {
        Some(query) => format!("{to}?{query}"),
        None => to.to_owned(),
    };
    let mut response = Response::new(Body::empty());
    *response.status_mut() = StatusCode::PERMANENT_REDIRECT;
    if let Ok(to) = HeaderValue::from_str(&to) {
        response.headers_mut().insert(header::LOCATION, to);
    }
    response
}

/// The app's page with a preview of the game in its head; `None` if there is nothing to show.
pub(super) async fn page(
    index: &str,
    games: &Games,
    code: &GameCode,
    headers: &HeaderMap,
) -> Option<Response> {
    let at = index.find("</head>")?;
    let preview = preview(games, code, headers).await?;
    let (before, after) = index.split_at(at);
    let mut response = Response::new(Body::from(format!("{before}{preview}{after}")));
    let fields = response.headers_mut();
    for (name, value) in [
        (header::CONTENT_TYPE, "text/html; charset=utf-8"),
        (header::CACHE_CONTROL, "no-store"),
        (header::VARY, "accept-language"),
    ] {
        fields.insert(name, HeaderValue::from_static(value));
    }
    Some(response)
}

/// The meta tags that messengers read.
async fn preview(games: &Games, code: &GameCode, headers: &HeaderMap) -> Option<String> {
    let node = &games.node;
    let handle = node.game(code).await.ok().flatten()?;
    let snapshot = handle.snapshot();
    let game = &snapshot.game;
    if !game.is_visible_to(None) {
        return None;
    }
    let people = Seat::ALL.map(|seat| game.person(seat));
    let players = players(node, people, game.terms()).await.ok()?;
    let words = Words::of(language(headers));
    let mut lines = String::new();
    let mut line = |property: &str, content: &str| {
        let content = content
            .replace('&', "&amp;")
            .replace('"', "&quot;")
            .replace('<', "&lt;");
        lines.push_str(&format!(
            "<meta property=\"og:{property}\" content=\"{content}\">\n"
        ));
    };
    line("site_name", "Quarterturn");
    line("type", "website");
    line("title", &title(words, game.terms(), &players));
    line("description", &description(words, game.terms(), &players));
    if let Some(site) = origin(games, headers) {
        line("url", &format!("{site}/{code}"));
        line("image", &format!("{site}/{code}.png"));
    }
    Some(lines)
}

/// The title: who invites to what, or who plays.
fn title(words: &Words, terms: &Terms, players: &[Option<PlayerView>; 2]) -> String {
    let game = words.game(terms.setup);
    let name = |player: &PlayerView| player.name.as_ref().map(Name::to_string);
    let named = |player: &PlayerView| name(player).unwrap_or_else(|| words.say("lobby-guest"));
    match players {
        [Some(white), Some(black)] => {
            let values = [
                ("white", Value::from(named(white))),
                ("black", Value::from(named(black))),
            ];
            format!("{game} · {}", words.say_with("lobby-two", &values))
        }
        [player, None] | [None, player] => match player.as_ref().and_then(name) {
            Some(name) => words.say_with(
                "online-invited-by",
                &[("name", name.into()), ("game", game.into())],
            ),
            None => words.say_with("online-invited", &[("game", game.into())]),
        },
    }
}

/// The free colour, the clock, and what is at stake.
fn description(words: &Words, terms: &Terms, players: &[Option<PlayerView>; 2]) -> String {
    let free = Seat::ALL
        .into_iter()
        .find(|seat| players[*seat as usize].is_none());
    let colour = free.map(|seat| words.player(seat.player()));
    let timing = match terms.timing {
        Timing::Live { base, increment } => words.say_with(
            "play-clock-named",
            &[
                ("minutes", (base / 60_000).into()),
                ("seconds", (increment / 1000).into()),
            ],
        ),
        Timing::Correspondence { days } => {
            words.say_with("online-clock-per-turn", &[("days", days.into())])
        }
        Timing::Unlimited => words.say("play-clock-none"),
    };
    let timing = match terms.odds {
        Some(odds) => {
            let less = [
                ("player", words.player(odds.seat.player()).into()),
                ("time", minutes(odds.base).into()),
                ("seconds", (odds.increment / 1000).into()),
            ];
            let less = words.say_with("online-less-time", &less);
            let both = [("clock", timing.into()), ("odds", less.into())];
            words.say_with("online-clock-odds", &both)
        }
        None => timing,
    };
    let stakes = words.say(match terms.stakes {
        Stakes::Rated => "lobby-rated",
        Stakes::Casual => "lobby-casual",
    });
    let colour =
        colour.map(|colour| words.say_with("online-preview-colour", &[("colour", colour.into())]));
    let parts: Vec<String> = colour.into_iter().chain([timing, stakes]).collect();
    parts.join(" · ")
}

fn minutes(millis: u64) -> String {
    let seconds = millis / 1000;
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// The public origin of this site: previews need absolute URLs.
fn origin(games: &Games, headers: &HeaderMap) -> Option<String> {
    if let Some(url) = &games.node.front.public_url {
        return Some(url.origin().to_owned());
    }
    let host = headers.get(header::HOST)?.to_str().ok()?;
    let is_host =
        |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'-' | b':' | b'[' | b']');
    host.bytes().all(is_host).then(|| format!("http://{host}"))
}

/// The board of a game, if everybody with the link may see it.
pub(super) async fn picture(games: &Games, code: &GameCode) -> Option<Response> {
    let handle = games.node.game(code).await.ok().flatten()?;
    let snapshot = handle.snapshot();
    if !snapshot.game.is_visible_to(None) {
        return None;
    }
    let drawing = drawing(&snapshot.game);
    // The semaphore is never closed.
    let _permit = DRAWING.acquire().await.ok()?;
    let drawn = tokio::task::spawn_blocking(move || drawing.png().ok());
    let png = drawn.await.ok().flatten()?;
    let mut response = Response::new(Body::from(png));
    let fields = response.headers_mut();
    for (name, value) in [
        (header::CONTENT_TYPE, "image/png"),
        (header::CACHE_CONTROL, "public, max-age=60"),
    ] {
        fields.insert(name, HeaderValue::from_static(value));
    }
    Some(response)
}

/// The board as the invited person will see it.
fn drawing(game: &Game) -> Drawing {
    let free = Seat::ALL
        .into_iter()
        .find(|seat| game.person(*seat).is_none());
    Drawing {
        bottom: free.unwrap_or(Seat::White).player(),
        width: WIDTH,
        coordinates: false,
        ..Drawing::of(game.position())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_that_was_typed_or_ends_a_sentence_leads_to_the_game() {
        let code: GameCode = "23456789ab".parse().unwrap();
        assert_eq!(asked("23456789ab"), Some(Asked::Page(code.clone())));
        assert_eq!(asked("23456789ab.png"), Some(Asked::Picture(code)));
        for name in ["23456789AB", "23456789ab.", "23456789ab)"] {
            let there = Some(Asked::Elsewhere("./23456789ab".to_owned()));
            assert_eq!(asked(name), there, "{name}");
        }
        let there = Some(Asked::Elsewhere("../23456789ab".to_owned()));
        assert_eq!(asked("23456789Ab/"), there);
        for name in [
            "",
            "index.html",
            "23456789ab/x",
            "23456789abc",
            "a/23456789ab",
        ] {
            assert_eq!(asked(name), None, "{name}");
        }
    }
}
