//! Whether a turn solves a puzzle.

use engine::{Budget, Clock, Engine, Limits, Solver, Stop, Verdict};
use rules::{Position, Turn, TurnError};

use crate::defence::wins_at_once;

/// What a turn in a puzzle comes to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Judgement {
    /// The game is won.
    Won,
    /// The game will be won, whatever the opponent does.
    Winning {
        /// The most turns the player still needs.
        turns: u32,
        /// The reply that holds out longest.
        defence: Turn,
    },
    /// The opponent is not proved to win.
    Held,
    /// There is no proof any more that the game will be won, or, where it is to be held, the opponent
    /// wins.
    Failed {
        /// The reply that shows it and, where that is not enough, the turns up to the next one.
        /// Empty if the turn ended the game.
        refutation: Vec<Turn>,
    },
}

impl Judgement {
    /// Whether the game is won, or will be.
    pub fn is_win(&self) -> bool {
        matches!(self, Judgement::Won | Judgement::Winning { .. })
    }
}

/// Judges turns by proof. Every proved win is a solution, whatever the order of its actions and
/// whichever stance its pieces end in.
pub struct Judge {
    solver: Solver,
    engine: Engine,
    budget: Budget,
    clock: Option<Clock>,
}

/// An upper bound on the turns in a puzzle's line.
const LINE: usize = 32;
/// Positions visited to find a reply.
const REPLY: u64 = 4_000;
/// Positions visited to see whether a defence only puts the loss off.
const LATER: u64 = 100_000;
/// The most turns of a refutation: two of the opponent, and one in between.
const REFUTATION: usize = 3;

impl Judge {
    /// The budget within which every shipped puzzle is proved.
    pub const BUDGET: u64 = 200_000;

    /// A judge with a budget for each proof.
    pub fn new(nodes: u64) -> Judge {
        let mut engine = Engine::new();
        engine.set_table(1 << 20);
        Judge {
            solver: Solver::new(16 << 20),
            engine,
            budget: Budget::nodes(nodes),
            clock: None,
        }
    }

    /// The same judge, reading this clock every few thousand positions. The clock may double as a
    /// heartbeat.
    #[must_use]
    pub fn with_clock(mut self, clock: Clock) -> Judge {
        self.engine.set_clock(clock);
        self.clock = Some(clock);
        self
    }

    fn prove(&mut self, position: &Position, budget: Budget) -> Verdict {
        let clock = self.clock;
        let tick = |_| {
            if let Some(clock) = clock {
                clock();
            }
            true
        };
        self.solver.prove_while(position, budget, tick).verdict
    }

    /// In how many turns of their own the player to move wins at most, if that can be proved.
    pub fn wins_in(&mut self, position: &Position, most: u32) -> Option<u32> {
        let budget = self.budget.within(most * 2 - 1);
        match self.prove(position, budget) {
            Verdict::Win(distance) => Some(distance.at_most.div_ceil(2)),
            Verdict::Loss(_) | Verdict::Open { .. } => None,
        }
    }

    /// Whether the player to move is proved to lose.
    pub fn is_lost(&mut self, position: &Position) -> bool {
        let verdict = self.prove(position, self.budget);
        matches!(verdict, Verdict::Loss(_))
    }

    /// Whether a turn wins, or keeps a proved win. The same as [`Judge::judge`] says, without a reply.
    ///
    /// # Errors
    /// The first action of the turn that is not legal or comes after its end.
    pub fn keeps_win(&mut self, position: &Position, turn: &Turn) -> Result<bool, TurnError> {
        let after = position.play_turn(turn)?;
        Ok(match after.winner() {
            Some(winner) => winner == position.to_move(),
            None => self.is_lost(&after),
        })
    }

    /// Judges a turn.
    ///
    /// # Errors
    /// The first action of the turn that is not legal or comes after its end.
    pub fn judge(&mut self, position: &Position, turn: &Turn) -> Result<Judgement, TurnError> {
        let after = position.play_turn(turn)?;
        if let Some(winner) = after.winner() {
            return Ok(match winner == position.to_move() {
                true => Judgement::Won,
                false => Judgement::Failed {
                    refutation: Vec::new(),
                },
            });
        }
        let verdict = self.prove(&after, self.budget);
        if let Verdict::Loss(distance) = verdict
            && let Some(defence) = self.line(&after, verdict).into_iter().next()
        {
            let turns = distance.at_most / 2;
            return Ok(Judgement::Winning { turns, defence });
        }
        let refutation = self.refutation(&after);
        Ok(Judgement::Failed { refutation })
    }

    /// Whether a turn holds. The same as [`Judge::judge_defence`] says, without a refutation.
    ///
    /// # Errors
    /// The first action of the turn that is not legal or comes after its end.
    pub fn holds(&mut self, position: &Position, turn: &Turn) -> Result<bool, TurnError> {
        let after = position.play_turn(turn)?;
        Ok(match after.winner() {
            Some(winner) => winner == position.to_move(),
            None if wins_at_once(&after).is_some() => false,
            None => !matches!(self.prove(&after, self.budget), Verdict::Win(_)),
        })
    }

    /// Whether a turn that holds only puts the loss off: a search, which reaches further than a proof of
    /// every turn does, proves it.
    ///
    /// # Errors
    /// The first action of the turn that is not legal or comes after its end.
    pub fn loses_later(&mut self, position: &Position, turn: &Turn) -> Result<bool, TurnError> {
        let after = position.play_turn(turn)?;
        self.engine.forget();
        let limits = Limits::nodes(LATER);
        let result = self
            .engine
            .search(&after, &[], &limits, &Stop::new(), |_| {});
        let best = result.info.lines.first();
        Ok(best.is_some_and(|line| line.score.proved_win().is_some()))
    }

    /// Judges a turn that should hold: it fails if the opponent wins by proof.
    ///
    /// # Errors
    /// The first action of the turn that is not legal or comes after its end.
    pub fn judge_defence(
        &mut self,
        position: &Position,
        turn: &Turn,
    ) -> Result<Judgement, TurnError> {
        let after = position.play_turn(turn)?;
        if let Some(winner) = after.winner() {
            return Ok(match winner == position.to_move() {
                true => Judgement::Won,
                false => Judgement::Failed {
                    refutation: Vec::new(),
                },
            });
        }
        // Exact, and what most of them come to.
        if let Some(reply) = wins_at_once(&after) {
            let refutation = vec![reply];
            return Ok(Judgement::Failed { refutation });
        }
        let verdict = self.prove(&after, self.budget);
        if !matches!(verdict, Verdict::Win(_)) {
            return Ok(Judgement::Held);
        }
        let mut refutation = self.line(&after, verdict);
        refutation.truncate(REFUTATION);
        Ok(Judgement::Failed { refutation })
    }

    /// How the player to move wins, against the most stubborn defence: every turn of both players,
    /// to the end of the game. `None` if it cannot be proved.
    pub fn solution(&mut self, position: &Position) -> Option<Vec<Turn>> {
        let verdict = self.prove(position, self.budget);
        let is_win = matches!(verdict, Verdict::Win(_));
        is_win.then(|| self.line(position, verdict))
    }

    /// One line of a proof.
    fn line(&mut self, position: &Position, verdict: Verdict) -> Vec<Turn> {
        let Some(tree) = self.solver.tree(position, verdict, self.budget, LINE) else {
            return Vec::new();
        };
        let mut turns = Vec::new();
        let mut node = tree.nodes().first();
        while let Some(step) = node.and_then(|node| node.steps.first()) {
            turns.extend(step.turn.clone());
            node = tree.nodes().get(step.to);
        }
        turns
    }

    /// The best turns after one that fails, until the failure is plain.
    fn refutation(&mut self, after: &Position) -> Vec<Turn> {
        let mut position = *after;
        let mut turns = Vec::new();
        while turns.len() < REFUTATION
            && let Some(turn) = self.reply(&position)
            && let Ok(next) = position.play_turn(&turn)
        {
            let is_reply = position.to_move() == after.to_move();
            if !is_reply && next.winner().is_some() {
                break;
            }
            turns.push(turn);
            position = next;
            if is_reply && is_failure_seen(&position) {
                break;
            }
        }
        // It ends with a reply.
        if turns.len().is_multiple_of(2) {
            turns.pop();
        }
        turns
    }

    /// The best turn in a position, as far as the engine sees.
    fn reply(&mut self, position: &Position) -> Option<Turn> {
        self.engine.forget();
        let limits = Limits::nodes(REPLY);
        let result = self
            .engine
            .search(position, &[], &limits, &Stop::new(), |_| {});
        let line = result.info.lines.first()?;
        line.turns(position).into_iter().next()
    }
}

/// Whether a failure is plain to see after the reply: the game is lost, or the opponent has at
/// least half as much to slide.
pub(crate) fn is_failure_seen(after: &Position) -> bool {
    let player = after.to_move();
    let (own, theirs) = (after.slidable(player), after.slidable(player.opponent()));
    after.winner().is_some() || own.len() <= 2 * theirs.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn judge(position: &str, turn: &str) -> Judgement {
        let position: Position = position.parse().unwrap();
        Judge::new(50_000)
            .judge(&position, &turn.parse().unwrap())
            .unwrap()
    }

    const WON: &str = "tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -";

    #[test]
    fn a_turn_that_ends_the_game_wins_it() {
        assert_eq!(judge(WON, "a3-d3ne"), Judgement::Won);
    }

    #[test]
    fn a_turn_that_lets_the_opponent_win_fails_and_is_refuted() {
        let Judgement::Failed { refutation } = judge(WON, "a3-a1ne") else {
            panic!("it fails");
        };
        let after: Position = WON.parse().unwrap();
        let after = after.play_turn(&"a3-a1ne".parse().unwrap()).unwrap();
        assert_eq!(refutation.len(), 1, "the reply ends the game");
        let end = after.play_turn(&refutation[0]).unwrap();
        assert_eq!(end.winner(), Some(after.to_move()));
    }

    #[test]
    fn a_refutation_goes_on_until_the_failure_is_seen_or_the_second_reply() {
        let start: Position = "6u:X3/X3 x05/6/3x12/6/6/X11X11X11 w -/X1 - -"
            .parse()
            .unwrap();
        let mut judge = Judge::new(2_000);
        let mut lengths = [0; 4];
        for action in start.actions() {
            let turn = Turn::new(vec![action]).unwrap();
            let Judgement::Failed { refutation } = judge.judge(&start, &turn).unwrap() else {
                continue;
            };
            let mut position = start.play_turn(&turn).unwrap();
            for (number, reply) in refutation.iter().enumerate() {
                let is_over = number % 2 == 1 && is_failure_seen(&position);
                assert!(!is_over, "{turn}: {refutation:?}");
                position = position.play_turn(reply).unwrap();
            }
            let is_cut = refutation.len() < REFUTATION;
            assert!(!is_cut || is_failure_seen(&position), "{turn}");
            lengths[refutation.len()] += 1;
        }
        assert!(lengths[1] > 0 && lengths[3] > 0, "{lengths:?}");
    }

    #[test]
    fn every_turn_that_keeps_a_proved_win_is_winning_and_every_other_one_fails() {
        let start: Position = "3u:X3/X3".parse().unwrap();
        let mut judge = Judge::new(100_000);
        assert_eq!(judge.wins_in(&start, 2), Some(2));
        assert_eq!(judge.wins_in(&start, 1), None);
        let line = judge.solution(&start).unwrap();
        assert_eq!(line.len(), 3);
        let end = line.iter().try_fold(start, |now, turn| now.play_turn(turn));
        assert_eq!(end.unwrap().winner(), Some(start.to_move()));
        let mut counts = [0, 0];
        for action in start.actions() {
            let turn = Turn::new(vec![action]).unwrap();
            let after = start.play_turn(&turn).unwrap();
            let is_win = judge.judge(&start, &turn).unwrap().is_win();
            assert_eq!(judge.keeps_win(&start, &turn), Ok(is_win));
            assert_eq!(is_win, judge.is_lost(&after), "{turn}");
            counts[usize::from(is_win)] += 1;
        }
        assert!(counts[1] > 0, "{counts:?}");
    }

    #[test]
    fn a_turn_holds_unless_the_opponent_wins_by_proof() {
        // On so small a board everything is proved.
        let start: Position = "3u:X3/X3".parse().unwrap();
        let mut judge = Judge::new(100_000);
        let mut counts = [0, 0];
        let mut open = vec![start];
        for _ in 0..2 {
            let mut next = Vec::new();
            for position in &open {
                for action in position.actions() {
                    let turn = Turn::new(vec![action]).unwrap();
                    let after = position.play_turn(&turn).unwrap();
                    let holds = judge.holds(position, &turn).unwrap();
                    let is_lost = judge.solution(&after).is_some();
                    assert_eq!(holds, !is_lost, "{position} {turn}");
                    match judge.judge_defence(position, &turn).unwrap() {
                        Judgement::Failed { refutation } => {
                            assert!(!holds, "{position} {turn}");
                            let plays = |now: Position, turn| now.play_turn(turn);
                            assert!(refutation.iter().try_fold(after, plays).is_ok());
                            assert!(!refutation.is_empty());
                        }
                        judgement => assert!(holds, "{position} {turn}: {judgement:?}"),
                    }
                    counts[usize::from(holds)] += 1;
                    next.push(after);
                }
            }
            open = next.into_iter().step_by(7).collect();
        }
        assert!(counts.iter().all(|count| *count > 0), "{counts:?}");
    }

    #[test]
    fn an_illegal_turn_is_an_error() {
        let position: Position = WON.parse().unwrap();
        let turn = "a3-a9ne".parse::<Turn>();
        assert!(turn.is_err() || Judge::new(10).judge(&position, &turn.unwrap()).is_err());
        let taken = "T@a3ne".parse().unwrap();
        assert!(Judge::new(10).judge(&position, &taken).is_err());
    }
}
