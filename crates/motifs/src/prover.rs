//! Finds what a position does not show by itself: threats, and whether they can be parried.

use finish::{Finder, Finding};
use rules::{Position, Turn, TurnError};

use crate::as_if::as_if_to_move;
use crate::escape::{Escape, EscapeSearch, plain};
use crate::guard::for_size;
use crate::{Knowledge, Motif, Outlook, Reasons, motifs};

/// Proves what [`Knowledge`] says about a turn, in slices and up to a limit. What is not proved
/// within the limit is not claimed.
///
/// ```
/// use motifs::{Motif, Prover};
/// use rules::Position;
///
/// let position: Position = "tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -".parse()?;
/// let turn = "a3-d3ne".parse()?;
/// let mut prover = Prover::new(&position, &turn, None, Prover::limit(&position))?;
/// while !prover.advance(1_000) {}
/// assert_eq!(prover.reasons().motifs, [Motif::LastPiece]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Prover {
    before: Position,
    turn: Turn,
    after: Position,
    outlook: Option<Outlook>,
    knowledge: Knowledge,
    stage: Stage,
    /// Actions each stage may try.
    limit: u32,
    spent: u32,
}

/// The questions, in the order in which they are asked.
#[derive(Clone, Debug)]
enum Stage {
    /// Does the turn let the opponent win at once?
    Refutation(Finder),
    /// Did the opponent threaten to?
    Averted(Finder),
    /// Does every other turn let that happen?
    OnlyDefence(Box<EscapeSearch>),
    /// Does the turn threaten to win next?
    Threat(Finder),
    /// Is there another such threat?
    OtherThreat(Box<OtherThreat>),
    /// Can the opponent parry?
    Parry(Box<EscapeSearch>),
    Done,
}

impl Prover {
    /// The usual limit for each of the questions, in actions tried: in games of level 4, nine of ten
    /// wins found within 60,000 took less than a third of it.
    pub fn limit(position: &Position) -> u32 {
        for_size(12_000, position)
    }

    /// Starts on a turn, or the rest of one, with a search's estimate of it if there is one. The
    /// limit is the number of actions to try for each question.
    ///
    /// # Errors
    /// The first action of the turn that is not legal or comes after its end.
    pub fn new(
        before: &Position,
        turn: &Turn,
        outlook: Option<Outlook>,
        limit: u32,
    ) -> Result<Prover, TurnError> {
        let after = before.play_turn(turn)?;
        let stage = if after.winner().is_some() {
            Stage::Done
        } else {
            Stage::Refutation(Finder::new(&after))
        };
        Ok(Prover {
            before: *before,
            turn: turn.clone(),
            after,
            outlook,
            knowledge: Knowledge::default(),
            stage,
            limit,
            spent: 0,
        })
    }

    /// Tries about this many more actions; `true` once all questions are settled.
    pub fn advance(&mut self, actions: u32) -> bool {
        let actions = actions.min(self.limit.saturating_sub(self.spent)).max(1);
        let next = match &mut self.stage {
            Stage::Refutation(finder) => found(finder, actions).map(|reply| {
                self.knowledge.refutation = reply;
                self.averted()
            }),
            Stage::Averted(finder) => found(finder, actions).map(|reply| {
                self.knowledge.averted = reply;
                self.only_defence()
            }),
            Stage::OnlyDefence(escapes) => escapes.advance(actions).cloned().map(|escape| {
                self.knowledge.is_only_defence = escape == Escape::None { is_tried: true };
                self.threat()
            }),
            Stage::Threat(finder) => found(finder, actions).map(|turn| {
                self.knowledge.threat = turn;
                self.other_threat()
            }),
            Stage::OtherThreat(search) => search
                .advance(actions)
                .map(|exists| if exists { self.parry() } else { Stage::Done }),
            Stage::Parry(escapes) => escapes.advance(actions).cloned().map(|escape| {
                self.knowledge.is_double_threat = matches!(escape, Escape::None { .. });
                Stage::Done
            }),
            Stage::Done => return true,
        };
        self.spent += actions;
        if let Some(next) = next {
            self.go_on(next);
        } else if self.spent >= self.limit {
            let next = self.given_up();
            self.go_on(next);
        }
        matches!(self.stage, Stage::Done)
    }

    fn go_on(&mut self, next: Stage) {
        self.stage = next;
        self.spent = 0;
    }

    /// The next question if this one could not be answered.
    fn given_up(&self) -> Stage {
        match &self.stage {
            // Without a threat and a turn known to be safe there is nothing to defend.
            Stage::Refutation(_) | Stage::Averted(_) | Stage::OnlyDefence(_) => self.threat(),
            Stage::Threat(_) | Stage::OtherThreat(_) | Stage::Parry(_) | Stage::Done => Stage::Done,
        }
    }

    fn averted(&self) -> Stage {
        if self.knowledge.refutation.is_some() {
            return Stage::Done;
        }
        match as_if_to_move(&self.before, self.before.to_move().opponent()) {
            Some(position) => Stage::Averted(Finder::new(&position)),
            None => self.threat(),
        }
    }

    fn only_defence(&self) -> Stage {
        if self.knowledge.averted.is_none() {
            return self.threat();
        }
        let escapes = EscapeSearch::new(&self.before).except(&self.turn);
        Stage::OnlyDefence(Box::new(escapes))
    }

    fn threat(&self) -> Stage {
        match as_if_to_move(&self.after, self.before.to_move()) {
            Some(position) => Stage::Threat(Finder::new(&position)),
            None => Stage::Done,
        }
    }

    fn other_threat(&self) -> Stage {
        let position = as_if_to_move(&self.after, self.before.to_move());
        match (position, &self.knowledge.threat) {
            (Some(position), Some(threat)) => {
                Stage::OtherThreat(Box::new(OtherThreat::new(&position, threat)))
            }
            _ => Stage::Done,
        }
    }

    fn parry(&mut self) -> Stage {
        // A proved win in three turns, counting both players', is a win with the next turn.
        if matches!(self.outlook, Some(Outlook::Win(..=3))) {
            self.knowledge.is_double_threat = true;
            return Stage::Done;
        }
        Stage::Parry(Box::new(EscapeSearch::new(&self.after)))
    }

    /// What is known so far, with the motifs that follow from it.
    pub fn reasons(&self) -> Reasons {
        let motifs: Vec<Motif> = motifs(&self.before, &self.turn, &self.knowledge);
        Reasons {
            motifs,
            knowledge: self.knowledge.clone(),
            outlook: self.outlook,
        }
    }
}

/// The turn that ends the game, if any, once that is known. At the beginning of a turn there is no
/// bonus to decline.
fn found(finder: &mut Finder, actions: u32) -> Option<Option<Turn>> {
    finder.advance(actions).map(|finding| match finding {
        Finding::Ends(turn) => turn.clone(),
        Finding::Fails => None,
    })
}

/// A search for a second winning turn that begins with another action.
#[derive(Clone, Debug)]
struct OtherThreat {
    position: Position,
    /// The first actions left to try.
    untried: Vec<rules::Action>,
    /// Chains are tried after everything else.
    chains: Vec<Position>,
    finder: Option<Finder>,
}

impl OtherThreat {
    fn new(position: &Position, known: &Turn) -> OtherThreat {
        let first = known.actions().first().map(|action| plain(*action));
        let mut untried = position.actions();
        untried.retain(|action| Some(plain(*action)) != first);
        OtherThreat {
            position: *position,
            untried,
            chains: Vec::new(),
            finder: None,
        }
    }

    /// Tries about this many more actions, and returns whether there is one if that is known.
    fn advance(&mut self, actions: u32) -> Option<bool> {
        let mut left = actions;
        while left > 0 {
            if let Some(finder) = &mut self.finder {
                let before = finder.spent();
                let finding = finder.advance(left).cloned();
                left = left.saturating_sub((finder.spent() - before).max(1));
                match finding {
                    Some(Finding::Ends(_)) => return Some(true),
                    Some(Finding::Fails) => self.finder = None,
                    None => {}
                }
                continue;
            }
            left -= 1;
            if let Some(action) = self.untried.pop() {
                let mut after = self.position;
                after.play_unchecked(action);
                if after.winner().is_some() {
                    return Some(true);
                }
                if after.bonus().is_some() {
                    self.chains.push(after);
                }
                continue;
            }
            let Some(open) = self.chains.pop() else {
                return Some(false);
            };
            let mut declined = open;
            declined.play_unchecked(rules::Action::End);
            if declined.winner().is_some() {
                return Some(true);
            }
            self.finder = Some(Finder::new(&open));
        }
        None
    }
}
