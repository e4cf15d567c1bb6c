//! From a record to the pictures of its game.

use api::film::Order;
use draw::{Animation, Drawing, Palette};
use record::{Game, GameResult};
use rules::{Action, Player};

use crate::FilmError;

/// The width of the picture in pixels: sharp on a phone, and small enough to send.
const WIDTH: u32 = 480;
/// The time for each turn, in milliseconds.
const TURN: u32 = 900;
/// The time for the end, in milliseconds.
const END: u32 = 4_000;

/// The main line of the game, in motion.
pub(crate) fn animation(order: &Order) -> Result<Animation, FilmError> {
    let game: Game = order.record.parse()?;
    let palette = Palette::ALL
        .into_iter()
        .find(|palette| palette.name == order.palette)
        .ok_or_else(|| FilmError::Palette(order.palette.clone()))?;
    let turns = turns(&game);
    if turns.is_empty() {
        return Err(FilmError::NoTurns);
    }
    let mut animation = Animation::new(*game.start(), turns).map_err(|_| FilmError::Illegal)?;
    animation.turn_millis = TURN;
    animation.end_millis = END;
    animation.result = result(game.result());
    animation.style = Drawing {
        palette,
        width: WIDTH,
        bottom: order.bottom,
        ..animation.style
    };
    Ok(animation)
}

fn turns(game: &Game) -> Vec<Vec<Action>> {
    let tree = game.tree();
    let plies = tree.main_line().filter_map(|id| tree.node(id)?.ply());
    plies.map(|ply| ply.actions().to_vec()).collect()
}

/// What is written across the last picture.
fn result(result: GameResult) -> Option<String> {
    let text = match result {
        GameResult::Win(Player::White) => "1–0",
        GameResult::Win(Player::Black) => "0–1",
        GameResult::Draw => "½–½",
        GameResult::Open => return None,
    };
    Some(text.to_owned())
}
