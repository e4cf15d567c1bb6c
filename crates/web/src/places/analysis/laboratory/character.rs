//! The character of a game: statistics over games between levels.

use api::handicap::Share;
use rules::{Player, Position};

/// The winning chance, in thousandths, that counts as expecting to win: two to one.
const EXPECTED: u16 = 667;

/// A game, turn by turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Played {
    turns: u32,
    /// The legal actions before each action.
    choices: Vec<u32>,
    /// White's and Black's best chance of winning before a turn of theirs, in thousandths, as they saw it.
    hopes: [u16; 2],
}

impl Played {
    pub(super) const fn new() -> Played {
        Played {
            turns: 0,
            choices: Vec::new(),
            hopes: [0; 2],
        }
    }

    /// How many turns have been played.
    pub(super) const fn turns(&self) -> u32 {
        self.turns
    }

    /// Counts an action that is about to be played.
    pub(super) fn act(&mut self, before: &Position) {
        self.choices.push(before.count_actions());
    }

    /// Counts a turn, and its player's evaluation of the position before it, if known.
    pub(super) fn turn(&mut self, player: Player, hope: Option<u16>) {
        self.turns += 1;
        let best = &mut self.hopes[player as usize];
        *best = (*best).max(hope.unwrap_or_default());
    }
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum End {
    Won(Player),
    Drawn,
}

/// The character of games at one strength.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Character {
    /// White's and Black's wins.
    wins: [u32; 2],
    draws: u32,
    /// Games in which the loser once expected to win.
    turnarounds: u32,
    /// The lengths of the games in turns, in the order they were played.
    lengths: Vec<u32>,
    /// The legal actions before the first action of a game, the second and so on: their sum, and in how
    /// many games.
    choices: Vec<(u64, u32)>,
}

impl Character {
    pub(super) fn add(&mut self, played: &Played, end: End) {
        match end {
            End::Won(winner) => {
                self.wins[winner as usize] += 1;
                let hope = played.hopes[winner.opponent() as usize];
                self.turnarounds += u32::from(hope >= EXPECTED);
            }
            End::Drawn => self.draws += 1,
        }
        self.lengths.push(played.turns);
        if self.choices.len() < played.choices.len() {
            self.choices.resize(played.choices.len(), (0, 0));
        }
        for ((sum, games), count) in self.choices.iter_mut().zip(&played.choices) {
            *sum += u64::from(*count);
            *games += 1;
        }
    }

    pub(super) fn games(&self) -> u32 {
        self.lengths.len() as u32
    }

    /// White's share of the decided games.
    pub(super) fn first_share(&self) -> Option<Share> {
        Share::of(self.wins[0], self.wins[0] + self.wins[1])
    }

    /// The share of draws.
    pub(super) fn drawn(&self) -> Option<Share> {
        Share::of(self.draws, self.games())
    }

    /// The share of decided games whose loser once expected to win.
    pub(super) fn turned_around(&self) -> Option<Share> {
        Share::of(self.turnarounds, self.wins[0] + self.wins[1])
    }

    /// The mean number of legal actions.
    pub(super) fn branching(&self) -> Option<u64> {
        let sum: u64 = self.choices.iter().map(|(sum, _)| sum).sum();
        let actions: u64 = self
            .choices
            .iter()
            .map(|(_, games)| u64::from(*games))
            .sum();
        (sum + actions / 2).checked_div(actions)
    }

    /// The mean number of legal actions before the first action of a game, the second and so on, as long
    /// as a fifth of the games last.
    pub(super) fn branching_by_action(&self) -> Vec<f32> {
        let lasting = self.choices.iter();
        let lasting = lasting.take_while(|(_, games)| games * 5 >= self.games());
        lasting
            .map(|(sum, games)| *sum as f32 / *games as f32)
            .collect()
    }

    /// The shortest game, the median and the longest, in turns.
    pub(super) fn lengths(&self) -> Option<[u32; 3]> {
        let mut sorted = self.lengths.clone();
        crate::small_sort::sort_by_key(&mut sorted, |length| *length);
        Some([
            *sorted.first()?,
            *sorted.get(sorted.len() / 2)?,
            *sorted.last()?,
        ])
    }

    /// A histogram of the lengths, with this many bars up to the longest game.
    pub(super) fn histogram(&self, longest: u32, bars: usize) -> Vec<u32> {
        let mut counts = vec![0; bars];
        for length in &self.lengths {
            let place = (*length as usize * bars) / (longest as usize + 1);
            if let Some(count) = counts.get_mut(place) {
                *count += 1;
            }
        }
        counts
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Setup;

    fn played(turns: u32, hopes: [u16; 2]) -> Played {
        let mut played = Played::new();
        let start = Position::start(Setup::TIX);
        for turn in 0..turns {
            let player = Player::ALL[turn as usize % 2];
            played.act(&start);
            played.turn(player, Some(hopes[player as usize]));
        }
        played
    }

    #[test]
    fn shares_lengths_and_choices_are_counted() {
        let mut character = Character::default();
        assert_eq!(character.first_share(), None);
        assert_eq!(character.branching(), None);
        character.add(&played(10, [900, 300]), End::Won(Player::White));
        character.add(&played(30, [700, 800]), End::Won(Player::Black));
        character.add(&played(20, [700, 700]), End::Drawn);
        assert_eq!(character.games(), 3);
        assert_eq!(character.lengths(), Some([10, 20, 30]));
        assert_eq!(character.first_share().unwrap().percent, 50);
        assert_eq!(character.drawn().unwrap().percent, 33);
        // White lost the second game and once expected to win it; Black never did in the first.
        assert_eq!(character.turned_around().unwrap().percent, 50);
        // There are 36 ways to begin Tix.
        assert_eq!(character.branching(), Some(36));
        assert_eq!(character.branching_by_action(), vec![36.0; 30]);
        assert_eq!(character.histogram(30, 3), [1, 1, 1]);
    }
}
