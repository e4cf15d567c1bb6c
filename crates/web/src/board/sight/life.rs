//! The life meter: who can still slide, and who could lose that in one turn.

use finish::{Finder, Finding};
use motifs::as_if_to_move;
use rules::{Player, Position, Space, Turn};

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
    /// The search was cut short.
    Unknown,
}

/// The position in which a player could make a turn: this one, or else as if the other one passed.
pub fn turn_of(position: &Position, player: Player) -> Option<Position> {
    if position.to_move() == player {
        Some(*position)
    } else {
        as_if_to_move(position, player)
    }
}

/// A search for a turn that leaves a player nothing to slide. It is done in slices, so that the
/// page stays responsive.
#[derive(Clone, Debug)]
pub struct Hunt {
    finder: Option<Finder>,
    danger: Option<Danger>,
}

impl Hunt {
    /// The limit of a hunt, in actions.
    pub const PATIENCE: u32 = 4_000;

    /// Looks for a turn of the opponent that would leave this player nothing to slide: the current
    /// turn if it is the opponent's, or else the next one, as if this player passed.
    pub fn new(position: &Position, prey: Player) -> Hunt {
        let from = turn_of(position, prey.opponent());
        // A player without a piece on the board can still place the first one, and nobody loses
        // what is already gone.
        let from = from.filter(|_| !position.slidable(prey).is_empty());
        let finder = from.as_ref().map(Finder::new);
        Hunt {
            danger: finder.is_none().then_some(Danger::None),
            finder,
        }
    }

    /// What is known now.
    pub fn danger(&self) -> Option<&Danger> {
        self.danger.as_ref()
    }

    /// Tries more actions; `true` when the hunt is over.
    pub fn go_on(&mut self, actions: u32) -> bool {
        if let Some(finder) = &mut self.finder
            && self.danger.is_none()
        {
            let left = Hunt::PATIENCE - finder.spent();
            self.danger = match finder.advance(actions.min(left)) {
                Some(Finding::Ends(Some(turn))) => Some(Danger::InOneTurn(turn.clone())),
                // Declining a bonus takes nothing away.
                Some(Finding::Ends(None) | Finding::Fails) => Some(Danger::None),
                None => (actions >= left).then_some(Danger::Unknown),
            };
        }
        self.danger.is_some()
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
    fn a_chain_is_found_in_a_position_with_tens_of_thousands_of_turns() {
        let position: Position = "tixel 2t33/5T3/3T12/1t14/3T62/t72T62 b T6/T7 - -"
            .parse()
            .unwrap();
        let danger = hunted(&position, Player::White);
        let Danger::InOneTurn(turn) = danger else {
            panic!("{danger:?}");
        };
        let after = position.play_turn(&turn).unwrap();
        assert_eq!(after.winner(), Some(Player::Black));
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
        assert!(hunt.finder.unwrap().spent() <= Hunt::PATIENCE);
    }
}
