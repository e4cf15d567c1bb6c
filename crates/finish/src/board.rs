//! Positions as a search sees them.

use rules::{Action, Player, Position, Space, State, Survey, Word, on_state};

use crate::hindering::Targets;

/// What a search needs from a position. The engine searches on [`State`], which is fastest and
/// compiled for each board size; the web app on [`Position`], which is compiled once, since every
/// visitor downloads it.
pub trait Board: Copy {
    /// What [`Board::survey`] finds.
    type Survey;

    /// Who does the next action.
    fn to_move(&self) -> Player;

    /// Plays an action known to be legal.
    fn play_unchecked(&mut self, action: Action);

    /// Whether the player to move begins a turn without a legal action, and so has lost.
    fn has_lost(&self) -> bool;

    /// Looks for the opponent's slidable pieces: the targets.
    fn survey(&self) -> Self::Survey;

    /// How many targets there are.
    fn count_targets(&self, survey: &Self::Survey) -> u32;

    /// Calls back for every legal action that may be part of a turn that stops all targets.
    fn for_each_stopping(&self, survey: &Self::Survey, callback: &mut dyn FnMut(Action));
}

impl<W: Word> Board for State<W> {
    type Survey = Survey<W>;

    #[inline]
    fn to_move(&self) -> Player {
        self.to_move()
    }

    #[inline]
    fn play_unchecked(&mut self, action: Action) {
        self.play_unchecked(action);
    }

    #[inline]
    fn has_lost(&self) -> bool {
        self.has_lost()
    }

    #[inline]
    fn survey(&self) -> Survey<W> {
        self.survey()
    }

    #[inline]
    fn count_targets(&self, survey: &Survey<W>) -> u32 {
        survey.slidable[self.to_move().opponent() as usize].len()
    }

    fn for_each_stopping(&self, survey: &Survey<W>, callback: &mut dyn FnMut(Action)) {
        let pieces = survey.slidable[self.to_move().opponent() as usize];
        let targets = Targets::new(pieces, self.board());
        // Declining a bonus is the simplest way to end a game that is already won.
        if self.bonus().is_some() && targets.can_be_stopped_by(Action::End) {
            callback(Action::End);
        }
        for_each_legal(self, &mut |action| {
            if action != Action::End && targets.can_be_stopped_by(action) {
                callback(action);
            }
        });
    }
}

/// Calls back for every legal action. Compiled once for all callbacks: the code that lists actions
/// is long, and browsers have to download it.
#[inline(never)]
pub(crate) fn for_each_legal<W: Word>(state: &State<W>, callback: &mut dyn FnMut(Action)) {
    state.legal().for_each(callback);
}

impl Board for Position {
    type Survey = Vec<Space>;

    fn to_move(&self) -> Player {
        self.to_move()
    }

    fn play_unchecked(&mut self, action: Action) {
        self.play_unchecked(action);
    }

    fn has_lost(&self) -> bool {
        self.winner().is_some()
    }

    fn survey(&self) -> Vec<Space> {
        self.slidable(self.to_move().opponent())
    }

    fn count_targets(&self, survey: &Vec<Space>) -> u32 {
        survey.len() as u32
    }

    fn for_each_stopping(&self, survey: &Vec<Space>, callback: &mut dyn FnMut(Action)) {
        let mut actions = self.actions();
        if let Some(end) = actions.iter().position(|action| *action == Action::End) {
            actions[..=end].rotate_right(1);
        }
        on_state!(self.words(), state => filter(&actions, state, survey, callback));
    }
}

/// Calls back for those of the actions that may help to stop all these pieces.
fn filter<W: Word>(
    actions: &[Action],
    state: &State<W>,
    pieces: &[Space],
    callback: &mut dyn FnMut(Action),
) {
    let pieces = pieces.iter().fold(W::EMPTY, |set, at| set | W::of(*at));
    let targets = Targets::new(pieces, state.board());
    for action in actions {
        if targets.can_be_stopped_by(*action) {
            callback(*action);
        }
    }
}
