//! The controller of a puzzle: plays the mistake, passes turns to the judge, and shows the verdict.

use ::puzzles::{Goal, Puzzle};
use api::worker::{Purpose, Question};
use gloo_timers::future::TimeoutFuture;
use leptos::prelude::*;
use rules::{Action, Position, Turn};
use wasm_bindgen_futures::spawn_local;

use crate::board::{Desk, Last, Mover};
use crate::engine::{self, Judged};
use crate::places::analysis::engine_lines::first_turn;
use crate::places::learn::mistakes::keeping;
use crate::settings::settings;
use crate::{shell, t};

/// How long each turn of a refutation is shown, in milliseconds.
const PAUSE: u32 = 1500;

/// The phase of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// A turn is awaited.
    Solving,
    /// A turn was right, and the defence has been played.
    GoOn,
    /// A turn is being judged.
    Judging,
    /// Solved as fast as possible.
    Solved,
    /// Won, but there is a faster way.
    AlsoWins,
    /// The win is gone.
    Failed,
}

impl Phase {
    /// Whether the verdict is there.
    pub(super) fn is_over(self) -> bool {
        matches!(self, Phase::Solved | Phase::AlsoWins | Phase::Failed)
    }
}

/// The goal of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aim {
    /// A proved win, in as few turns as the puzzle says.
    Win,
    /// No proved win for the opponent.
    Hold,
    /// Nothing better is found by a search: a chance of winning, in thousandths.
    Keep(u16),
}

impl Aim {
    /// What a puzzle of a pack asks.
    pub fn of(puzzle: &Puzzle) -> Aim {
        match puzzle.goal {
            Goal::Win(_) => Aim::Win,
            Goal::Hold => Aim::Hold,
        }
    }
}

/// A verdict on a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PuzzleVerdict {
    /// Solved, solved slowly, or failed.
    pub phase: Phase,
    /// How long it took.
    pub seconds: u32,
}

/// A puzzle being solved. Copies share the same state.
#[derive(Clone, Copy)]
pub struct PuzzleController {
    puzzle: StoredValue<Puzzle>,
    aim: Aim,
    /// Hears every verdict of this visit.
    judged: Callback<PuzzleVerdict>,
    /// When it was put on the board, in milliseconds.
    began: StoredValue<f64>,
    /// The board.
    pub(super) desk: Desk,
    /// Where it stands.
    pub(super) phase: RwSignal<Phase>,
    /// How many turns the solver has played.
    played: RwSignal<u32>,
    /// Whether more than the reply is shown after a failure.
    goes_on: RwSignal<bool>,
}

impl PuzzleController {
    /// Puts a puzzle on the board, and plays the mistake.
    pub(super) fn new(
        puzzle: Puzzle,
        aim: Aim,
        judged: Callback<PuzzleVerdict>,
    ) -> PuzzleController {
        let controller = PuzzleController {
            desk: Desk::new(*puzzle.before()),
            aim,
            judged,
            began: StoredValue::new(js_sys::Date::now()),
            puzzle: StoredValue::new(puzzle),
            phase: RwSignal::new(Phase::Solving),
            played: RwSignal::new(0),
            goes_on: RwSignal::new(false),
        };
        let desk = controller.desk;
        let heard = Callback::new(move |turn| controller.judge(turn));
        let _ = desk.on_turn(heard);
        desk.preferences.follow_settings();
        // Every turn must be sent explicitly, and threats wait for the verdict, whatever the
        // settings.
        Effect::new(move |_| {
            let settings = settings();
            let is_over = controller.phase.get().is_over();
            desk.preferences.confirm.set(true);
            desk.preferences
                .threats
                .set(settings.board.threats && is_over);
        });
        controller.begin();
        controller
    }

    /// The puzzle.
    pub(super) fn puzzle(&self) -> Puzzle {
        self.puzzle.get_value()
    }

    /// Starts or restarts it.
    pub(super) fn begin(&self) {
        let puzzle = self.puzzle();
        let player = puzzle.position().to_move();
        self.desk.bottom.set(player);
        self.desk.mover.set(Mover::Nobody);
        self.desk.stand(*puzzle.before(), None);
        self.show(puzzle.mistake().clone());
        self.desk.mover.set(Mover::Only(player));
        self.played.set(0);
        self.phase.set(Phase::Solving);
    }

    /// Shows a turn on the board. It is legal: it has been played in the same position before.
    fn show(&self, turn: Turn) {
        let before = untrack(|| self.desk.position());
        if let Ok(after) = before.play_turn(&turn) {
            self.desk.stand(after, Some(Last { before, turn }));
        }
    }

    /// Passes a turn to the judge.
    fn judge(&self, turn: Turn) {
        let controller = *self;
        let before = untrack(|| self.desk.position());
        let question = Question::about(&before);
        let actions = turn.actions().to_vec();
        self.desk.mover.set(Mover::Nobody);
        self.show(turn);
        self.phase.set(Phase::Judging);
        spawn_local(async move {
            let judged = match controller.aim {
                Aim::Win => engine::judge(question, actions, Purpose::Win).await,
                Aim::Hold => engine::judge(question, actions, Purpose::Hold).await,
                Aim::Keep(chance) => keeping::judge(&question.position, actions, chance).await,
            };
            // The place may be gone by now, or the puzzle restarted.
            if controller.phase.try_get_untracked() != Some(Phase::Judging) {
                return;
            }
            match judged {
                Ok(judged) => controller.answer(&judged),
                Err(error) => {
                    shell::notify(error.said());
                    controller.desk.stand(before, None);
                    let player = before.to_move();
                    controller.desk.mover.set(Mover::Only(player));
                    controller.phase.set(Phase::Solving);
                }
            }
        });
    }

    fn answer(&self, judged: &Judged) {
        let reply = match judged {
            Judged::Wins { reply, .. } | Judged::Fails { reply } => reply.as_slice(),
            Judged::Holds => &[],
        };
        let mut replies = turns(&untrack(|| self.desk.position()), reply).into_iter();
        if let Some(turn) = replies.next() {
            self.show(turn);
        }
        self.goes_on.set(replies.len() > 0);
        self.show_slowly(replies);
        self.played.update(|played| *played += 1);
        let puzzle = self.puzzle();
        let left = u32::from(puzzle.goal.turns()).saturating_sub(self.played.get_untracked());
        let phase = match judged {
            Judged::Wins { turns: 0, .. } | Judged::Holds => Phase::Solved,
            Judged::Wins { turns, .. } if turns.div_ceil(2) > left => Phase::AlsoWins,
            Judged::Wins { .. } => Phase::GoOn,
            Judged::Fails { .. } => Phase::Failed,
        };
        if phase.is_over() {
            let seconds = (js_sys::Date::now() - self.began.get_value()) / 1000.0;
            self.judged.run(PuzzleVerdict {
                phase,
                seconds: seconds.max(0.0) as u32,
            });
        } else {
            self.desk
                .mover
                .set(Mover::Only(puzzle.position().to_move()));
        }
        self.phase.set(phase);
    }

    /// Shows turns one after another, until something else is shown.
    fn show_slowly(&self, turns: std::vec::IntoIter<Turn>) {
        let controller = *self;
        spawn_local(async move {
            for turn in turns {
                let before = untrack(|| controller.desk.position());
                TimeoutFuture::new(PAUSE).await;
                // The place may have been left, or the puzzle begun again.
                let is_over = controller.phase.try_get_untracked() == Some(Phase::Failed);
                if !is_over || untrack(|| controller.desk.position()) != before {
                    return;
                }
                controller.show(turn);
            }
        });
    }

    /// The message; empty while a turn is awaited.
    pub(super) fn said(&self) -> String {
        match (self.phase.get(), self.aim) {
            (Phase::Solving, _) => String::new(),
            (Phase::GoOn, _) => t!("puzzles-go-on"),
            (Phase::Judging, Aim::Hold) => t!("puzzles-judging-hold"),
            (Phase::Judging, _) => t!("puzzles-judging"),
            (Phase::Solved, Aim::Keep(_)) => t!("mistakes-solved"),
            (Phase::Solved, Aim::Hold) => t!("puzzles-held"),
            (Phase::Solved, Aim::Win) => t!("puzzles-solved"),
            (Phase::AlsoWins, _) => t!("puzzles-also-wins", count = self.puzzle().goal.turns()),
            (Phase::Failed, Aim::Keep(_)) if self.goes_on.get() => t!("mistakes-failed-later"),
            (Phase::Failed, Aim::Keep(_)) => t!("mistakes-failed"),
            (Phase::Failed, Aim::Hold) => t!("puzzles-not-held"),
            (Phase::Failed, Aim::Win) if self.goes_on.get() => t!("puzzles-failed-later"),
            (Phase::Failed, Aim::Win) => t!("puzzles-failed"),
        }
    }
}

/// A line as turns, without the actions that only end them.
fn turns(position: &Position, mut line: &[Action]) -> Vec<Turn> {
    let mut position = *position;
    let mut turns = Vec::new();
    while let Some(first) = first_turn(&position, line) {
        line = &line[first.len()..];
        let is_written = |action: &&Action| **action != Action::End;
        let written = first.iter().filter(is_written).copied().collect();
        let Some(turn) = Turn::new(written) else {
            break;
        };
        let Ok(next) = position.play_turn(&turn) else {
            break;
        };
        position = next;
        turns.push(turn);
    }
    turns
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_shown_turn_by_turn() {
        let position: Position = "tixel 6/6/2t13/T15/2t13/T14t1 w T8/T7 - -".parse().unwrap();
        let line: Vec<Action> = ["a3-c3n", "end", "T@f6ne", "a1-b1ne"]
            .iter()
            .map(|text| text.parse().unwrap())
            .collect();
        let texts = |line| -> Vec<String> {
            let turns = turns(&position, line).into_iter();
            turns.map(|turn| turn.to_string()).collect()
        };
        assert_eq!(texts(&line), ["a3-c3n", "T@f6ne", "a1-b1ne"]);
        assert_eq!(texts(&line[..2]), ["a3-c3n"]);
        assert_eq!(texts(&[]), Vec::<String>::new());
    }
}
