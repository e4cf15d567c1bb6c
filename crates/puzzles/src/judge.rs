//! Whether a turn solves a puzzle.

use engine::{Budget, Engine, Limits, Solver, Stop, Verdict};
use rules::{Position, Turn, TurnError};

/// What a turn in a puzzle comes to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Judgement {
    /// The game is won.
    Won,
    /// The game will be won, whatever the opponent does.
    Winning {
        /// In how many more turns of one's own at most.
        turns: u32,
        /// The reply that holds out longest.
        defence: Turn,
    },
    /// There is no proof any more that the game will be won.
    Failed {
        /// The reply that shows it, unless the turn has ended the game.
        refutation: Option<Turn>,
    },
}

impl Judgement {
    /// Whether the game is won, or will be.
    pub fn is_win(&self) -> bool {
        !matches!(self, Judgement::Failed { .. })
    }
}

/// Judges turns by proof. Every proved win is a solution, whatever the order of its actions and
/// whichever stance its pieces end in.
pub struct Judge {
    solver: Solver,
    engine: Engine,
    budget: Budget,
}

/// More turns than a line of a puzzle has.
const LINE: usize = 32;
/// Positions visited to find a reply.
const REPLY: u64 = 4_000;

impl Judge {
    /// The budget in which every puzzle that ships is proved.
    pub const BUDGET: u64 = 200_000;

    /// A judge with a budget for each proof.
    pub fn new(nodes: u64) -> Judge {
        let mut engine = Engine::new();
        engine.set_table(1 << 20);
        Judge {
            solver: Solver::new(16 << 20),
            engine,
            budget: Budget::nodes(nodes),
        }
    }

    /// In how many turns of their own the player to move wins at most, if that can be proved.
    pub fn wins_in(&mut self, position: &Position, most: u32) -> Option<u32> {
        let budget = self.budget.within(most * 2 - 1);
        match self.solver.prove(position, budget).verdict {
            Verdict::Win(distance) => Some(distance.at_most.div_ceil(2)),
            Verdict::Loss(_) | Verdict::Open { .. } => None,
        }
    }

    /// Whether the player to move is proved to lose.
    pub fn is_lost(&mut self, position: &Position) -> bool {
        let verdict = self.solver.prove(position, self.budget).verdict;
        matches!(verdict, Verdict::Loss(_))
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
                false => Judgement::Failed { refutation: None },
            });
        }
        let verdict = self.solver.prove(&after, self.budget).verdict;
        if let Verdict::Loss(distance) = verdict
            && let Some(defence) = self.line(&after, verdict).into_iter().next()
        {
            let turns = distance.at_most / 2;
            return Ok(Judgement::Winning { turns, defence });
        }
        let refutation = self.reply(&after);
        Ok(Judgement::Failed { refutation })
    }

    /// How the player to move wins, against the most stubborn defence: every turn of both players,
    /// to the end of the game. `None` if it cannot be proved.
    pub fn solution(&mut self, position: &Position) -> Option<Vec<Turn>> {
        let verdict = self.solver.prove(position, self.budget).verdict;
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
        let end = after.play_turn(&refutation.unwrap()).unwrap();
        assert_eq!(end.winner(), Some(after.to_move()));
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
            assert_eq!(is_win, judge.is_lost(&after), "{turn}");
            counts[usize::from(is_win)] += 1;
        }
        assert!(counts[1] > 0, "{counts:?}");
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
