//! Composing a conditional turn.

use api::online::{ConditionalTurn, Seat, View};
use leptos::prelude::*;
use rules::{Player, Position, Turn};

use super::requests;
use crate::board::{Last, Said};
use crate::places::online::controller::OnlineController;
use crate::places::online::played::Played;
use crate::{shell, t};

/// The step of composing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Making {
    /// The opponent's expected turn comes next.
    Expected,
    /// The answer to this turn comes next.
    Answer(Turn),
}

impl Making {
    /// Who makes the next turn on the board, if `you` sits here.
    pub fn player(&self, you: Seat) -> Player {
        match self {
            Making::Expected => you.opposite().player(),
            Making::Answer(_) => you.player(),
        }
    }

    /// What is asked for.
    pub fn asks(&self) -> String {
        match self {
            Making::Expected => t!("online-conditional-expected"),
            Making::Answer(_) => t!("online-conditional-answer"),
        }
    }
}

/// Whether conditional turns can be made now. Reactive.
pub fn may_decide(view: &View) -> bool {
    let is_on = view.result.is_none() && view.to_move.is_some();
    is_on && view.you.is_some() && view.to_move != view.you
}

/// Starts with the turn that is expected.
pub fn start(controller: OnlineController) {
    controller.conditional.open.set(false);
    let length = controller.played.with_untracked(Played::len);
    controller.view_turn(length);
    ask(controller, Making::Expected);
}

/// Asks for a turn on the board.
fn ask(controller: OnlineController, making: Making) {
    let said = making.asks();
    controller.conditional.making.set(Some(making));
    controller.update_mover();
    shell::announce(said.clone());
    controller.desk.said.set(Said::Own(said));
}

/// A turn was composed on the board for a pair.
pub fn take(controller: OnlineController, making: Making, turn: &Turn) {
    let base = controller.view.with_untracked(|view| view.position);
    match making {
        Making::Expected => match base.play_turn(turn) {
            Ok(after) => expect(controller, base, after, turn),
            Err(_) => cancel(controller),
        },
        Making::Answer(expected) => {
            let pair = ConditionalTurn {
                expected,
                answer: turn.clone(),
                next: Vec::new(),
            };
            let mut turns = controller.conditional.decided();
            turns.retain(|kept| kept.expected != pair.expected);
            turns.push(pair);
            cancel(controller);
            requests::keep(controller, turns);
            controller.conditional.open.set(true);
        }
    }
}

/// Shows the expected turn, and asks for the answer. A winning turn needs none.
fn expect(controller: OnlineController, before: Position, after: Position, turn: &Turn) {
    if after.winner().is_some() {
        cancel(controller);
        shell::notify(t!("online-conditional-over"));
        return;
    }
    let last = Last {
        before,
        turn: turn.clone(),
    };
    controller.desk.stand(after, Some(last));
    ask(controller, Making::Answer(turn.clone()));
}

/// Goes back to the game.
pub fn cancel(controller: OnlineController) {
    if controller.conditional.making.get_untracked().is_some() {
        controller.conditional.making.set(None);
        controller.stand_again();
    }
}
