//! What an evaluation needs to know about both players at once.

use crate::space::each_direction;
use crate::state::State;
use crate::surroundings::{Blocked, Stuck};
use crate::{Player, Word};

/// A survey of a position for both players at once, whoever is to move.
///
/// `slidable` is exact, since it decides the game. The rest takes pieces as they stand and
/// ignores the few slides that the hollow's direction forbids, so it is a close estimate of what
/// one slide can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Survey<W> {
    /// The active pieces that have a legal slide, by player.
    pub slidable: [W; 2],
    /// The active pieces of both players that one slide of this player can turn, by player.
    pub turnable: [W; 2],
    /// The spaces beside the paths of this player's slides: an active piece placed there could be
    /// turned at once.
    pub beside: [W; 2],
    /// How many pairs of a direction and a space this player's slides can enter.
    pub reach: [u32; 2],
    /// The spaces whose neighbours leave room for every stance.
    pub free: W,
    /// The spaces into which no corner sticks.
    pub clear: W,
}

impl<W: Word> State<W> {
    /// Surveys the position for both players at once.
    #[inline]
    pub fn survey(&self) -> Survey<W> {
        let board = self.board();
        let empty = board.minus(self.occupied());
        let stuck = Stuck::of(self);
        let blocked = Blocked::of(self);
        let protruding = each_direction!(direction => self.protruding(direction));
        let mut survey = Survey {
            slidable: [W::EMPTY; 2],
            turnable: [W::EMPTY; 2],
            beside: [W::EMPTY; 2],
            reach: [0; 2],
            free: blocked.never,
            clear: stuck.never,
        };
        for player in Player::ALL {
            let p = player as usize;
            let sliders = self.own[p] & self.active;
            if sliders.is_empty() {
                continue;
            }
            survey.slidable[p] = self.slidable(sliders, empty, &stuck, &blocked);
            each_direction!(direction => {
                let entered = sliders.rays(direction, empty);
                survey.reach[p] += entered.len();
                for (side, back) in [(3, 1), (1, 3)] {
                    let neighbours = entered.stepped(direction.turned(side), board);
                    survey.beside[p] |= neighbours;
                    survey.turnable[p] |= neighbours & protruding[direction.turned(back) as usize];
                }
            });
        }
        survey
    }

    /// One player's active pieces that have a legal slide.
    #[inline(always)]
    fn slidable(&self, sliders: W, empty: W, stuck: &Stuck<W>, blocked: &Blocked<W>) -> W {
        let board = self.board();
        let hollow = sliders.minus(self.tix);
        let mut slidable = W::EMPTY;
        each_direction!(direction => {
            // A slide of one space is legal if any along this ray is.
            let ahead = stuck.into[direction as usize];
            let back = direction.opposite();
            // An active piece on a space that is not free reaches only the two inactive stances
            // beside its own.
            let beside = self.in_quarter(direction as u8)
                | self.in_quarter((direction as u8).wrapping_sub(1));
            slidable |= empty.minus(ahead).stepped(back, board)
                | ((empty & ahead).stepped(back, board) & hollow & (blocked.never | beside));
        });
        sliders & slidable
    }
}

#[cfg(test)]
mod tests {
    use random::Random;

    use crate::{Player, Position, State, Word, on_state};

    fn agrees<W: Word>(state: &State<W>) {
        let survey = state.survey();
        for player in Player::ALL {
            let mut turned = *state;
            turned.to_move = player;
            assert_eq!(
                survey.slidable[player as usize],
                turned.legal().slidable(),
                "{turned:?}"
            );
            let mut slides = Vec::new();
            turned.legal().for_each_slide(|action| slides.push(action));
            let mut turnable = W::EMPTY;
            turned.legal().for_each(|action| {
                let slide = matches!(action, crate::Action::Slide { .. });
                assert_eq!(slides.contains(&action), slide);
                if let crate::Action::Slide { from, to, .. } = action
                    && let Some(direction) = from.direction_to(to)
                {
                    let [left, right] = state.swept(W::path(from, to, direction), direction);
                    turnable |= left | right;
                }
            });
            let claimed = survey.turnable[player as usize];
            assert!(turnable.minus(claimed).is_empty(), "{turned:?}");
            assert!(claimed.minus(survey.beside[player as usize]).is_empty());
        }
        assert!(survey.free.minus(survey.clear).is_empty());
    }

    #[test]
    fn a_survey_agrees_with_the_legal_actions() {
        let setups = ["tix", "tixel", "regatta", "5b:R8/R8:near", "9u:X9T9/R18:p2"];
        for setup in setups {
            let mut random = Random::new(5);
            for _ in 0..40 {
                let mut position = Position::start(setup.parse().unwrap());
                for _ in 0..200 {
                    on_state!(position.words(), state => agrees(state));
                    let k = random.below(position.count_actions());
                    let Some(action) = position.nth_action(k) else {
                        break;
                    };
                    position.play_unchecked(action);
                }
            }
        }
    }
}
