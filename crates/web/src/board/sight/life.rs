//! The life meter: who can still slide, and who could lose that in one turn.

use rules::{Action, Player, Position, Space, Turn};

use crate::board::sight::foresight::as_if_to_move;

/// The pieces each player could slide, White's first.
pub fn slidable(position: &Position) -> [Vec<Space>; 2] {
    Player::ALL.map(|player| position.slidable(player))
}

/// Whether a player could lose everything slidable in one turn of the opponent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Danger {
    /// There is no such turn.
    None,
    /// There is: this one.
    InOneTurn(Turn),
    /// The search was ended before it knew.
    Unknown,
}

/// A search for a turn that leaves a player nothing to slide. It can be done piecemeal, so that
/// a page never waits for it.
#[derive(Clone, Debug)]
pub struct Hunt {
    prey: Player,
    path: Vec<Branch>,
    spent: u32,
    found: Option<Danger>,
}

/// A position on the way to the one being looked at.
#[derive(Clone, Debug)]
struct Branch {
    position: Position,
    /// The action by which the chain goes on from here.
    taken: Option<Action>,
    /// What is still to be tried.
    untried: Vec<Action>,
    /// Sacrifices, which leave the turn open, and how many slidable pieces each leaves the prey.
    open: Vec<(usize, Action)>,
}

impl Branch {
    fn new(position: Position) -> Branch {
        let mut untried = position.actions();
        // Declining a bonus changes nothing on the board.
        untried.retain(|action| *action != Action::End);
        Branch {
            position,
            taken: None,
            untried,
            open: Vec::new(),
        }
    }
}

impl Hunt {
    /// After so many actions a hunt is given up.
    pub const PATIENCE: u32 = 12_000;

    /// Looks for a turn of the opponent that would leave this player nothing to slide. If it is
    /// the opponent's turn, that turn, or the rest of it, is looked at; else the next one, as if
    /// this player had done nothing.
    pub fn new(position: &Position, prey: Player) -> Hunt {
        let hunter = prey.opponent();
        let from = if position.to_move() == hunter {
            Some(*position)
        } else {
            as_if_to_move(position, hunter)
        };
        // Somebody without a piece on the board may still place the first one, and nobody loses
        // what is gone already.
        let from = from.filter(|_| !position.slidable(prey).is_empty());
        Hunt {
            prey,
            path: from.into_iter().map(Branch::new).collect(),
            spent: 0,
            found: None,
        }
    }

    /// What is known now.
    pub fn danger(&self) -> Option<&Danger> {
        self.found.as_ref()
    }

    /// Tries some more actions; `true` when the hunt is over.
    pub fn go_on(&mut self, actions: u32) -> bool {
        let until = self.spent.saturating_add(actions);
        while self.found.is_none() && self.spent < until {
            self.step();
            if self.spent >= Hunt::PATIENCE && self.found.is_none() {
                self.found = Some(Danger::Unknown);
            }
        }
        self.found.is_some()
    }

    fn step(&mut self) {
        let Some(branch) = self.path.last_mut() else {
            self.found = Some(Danger::None);
            return;
        };
        let Some(action) = branch.untried.pop() else {
            self.deepen();
            return;
        };
        self.spent += 1;
        let mut after = branch.position;
        after.play_unchecked(action);
        let left = after.slidable(self.prey).len();
        if left == 0 {
            let chain = self.path.iter().filter_map(|branch| branch.taken);
            let turn = Turn::new(chain.chain([action]).collect());
            self.found = turn.map(Danger::InOneTurn);
        } else if after.bonus().is_some() {
            branch.open.push((left, action));
        }
    }

    /// Follows the most promising sacrifice, or goes back where there is none left.
    fn deepen(&mut self) {
        let Some(branch) = self.path.last_mut() else {
            return;
        };
        let best = (0..branch.open.len()).min_by_key(|i| branch.open[*i].0);
        match best.map(|best| branch.open.swap_remove(best)) {
            Some((_, action)) => {
                let mut after = branch.position;
                after.play_unchecked(action);
                branch.taken = Some(action);
                self.path.push(Branch::new(after));
            }
            None => {
                self.path.pop();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::ops::ControlFlow;

    use super::*;

    fn hunted(position: &Position, prey: Player) -> Danger {
        let mut hunt = Hunt::new(position, prey);
        while !hunt.go_on(100) {}
        hunt.danger().unwrap().clone()
    }

    #[test]
    fn a_piece_that_can_be_turned_alone_is_in_danger() {
        let position: Position = "tixel 6/6/2t13/T15/6/5T1 w T8/T9 - -".parse().unwrap();
        assert_eq!(position.slidable(Player::Black).len(), 1);
        let danger = hunted(&position, Player::Black);
        let Danger::InOneTurn(turn) = danger else {
            panic!("{danger:?}");
        };
        let after = position.play_turn(&turn).unwrap();
        assert_eq!(after.winner(), Some(Player::White));
        assert_eq!(hunted(&position, Player::White), Danger::None);
    }

    #[test]
    fn nobody_is_in_danger_before_the_first_pieces() {
        let position = Position::start(rules::Setup::TIXEL);
        for player in Player::ALL {
            assert_eq!(hunted(&position, player), Danger::None);
        }
    }

    #[test]
    fn the_hunt_agrees_with_trying_every_turn() {
        let (mut seed, mut dangers, mut safe) = (3_u64, 0, 0);
        for setup in ["4u:T3/T3", "4u:X3/X3", "5b:R4/R4"] {
            for _ in 0..25 {
                let mut position = Position::start(setup.parse().unwrap());
                for _ in 0..12 {
                    seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                    let count = u64::from(position.count_actions());
                    let pick = (((seed >> 33) * count) >> 31) as u32;
                    let Some(action) = position.nth_action(pick) else {
                        break;
                    };
                    position.play_unchecked(action);
                    let prey = position.to_move().opponent();
                    if position.slidable(prey).is_empty() {
                        continue;
                    }
                    let mut lost = false;
                    let _ = position.for_each_turn(|_, after| {
                        lost |= after.slidable(prey).is_empty();
                        if lost {
                            ControlFlow::Break(())
                        } else {
                            ControlFlow::Continue(())
                        }
                    });
                    match hunted(&position, prey) {
                        Danger::InOneTurn(_) => {
                            dangers += 1;
                            assert!(lost, "{position}");
                        }
                        Danger::None => {
                            safe += 1;
                            assert!(!lost, "{position}");
                        }
                        Danger::Unknown => {}
                    }
                }
            }
        }
        assert!(dangers > 20 && safe > 20, "{dangers} {safe}");
    }

    #[test]
    fn a_hunt_is_given_up_in_time() {
        let setup = "11b:R40/R40".parse().unwrap();
        let mut position = Position::start(setup);
        let mut seed = 5_u64;
        for _ in 0..60 {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let count = u64::from(position.count_actions());
            let Some(action) = position.nth_action((((seed >> 33) * count) >> 31) as u32) else {
                break;
            };
            position.play_unchecked(action);
        }
        let mut hunt = Hunt::new(&position, Player::White);
        while !hunt.go_on(1_000) {}
        assert!(hunt.spent <= Hunt::PATIENCE);
    }
}
