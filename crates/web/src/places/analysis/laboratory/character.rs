//! The character of a game: statistics over games between levels.

use rules::{Player, Position};

/// The winning chance, in thousandths, that counts as expecting to win: two to one.
const EXPECTED: u16 = 667;

/// A game, turn by turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Played {
    turns: u32,
    actions: u32,
    /// The legal actions, summed over all actions.
    choices: u64,
    /// White's and Black's best winning chance before one of their turns, in thousandths, as they
    /// saw it.
    hopes: [u16; 2],
}

impl Played {
    pub(super) const fn new() -> Played {
        Played {
            turns: 0,
            actions: 0,
            choices: 0,
            hopes: [0; 2],
        }
    }

    /// How many turns have been played.
    pub(super) const fn turns(&self) -> u32 {
        self.turns
    }

    /// Counts an action that is about to be played.
    pub(super) fn act(&mut self, before: &Position) {
        self.actions += 1;
        self.choices += u64::from(before.count_actions());
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
    actions: u64,
    choices: u64,
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
        self.actions += u64::from(played.actions);
        self.choices += played.choices;
    }

    pub(super) fn games(&self) -> u32 {
        self.lengths.len() as u32
    }

    /// White's share of the decided games.
    pub(super) fn first_share(&self) -> Option<Share> {
        Share::of(self.wins[0], self.wins[0] + self.wins[1])
    }

    /// A player's share of all games, a draw counting half, in per cent.
    pub(super) fn points(&self, player: Player) -> Option<u32> {
        let twice = 2 * self.wins[player as usize] + self.draws;
        (50 * twice).checked_div(self.games())
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
        (self.choices + self.actions / 2).checked_div(self.actions)
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

/// A share with its 95 % interval by Wilson, in per cent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Share {
    pub(super) percent: u32,
    pub(super) low: u32,
    pub(super) high: u32,
}

impl Share {
    pub(super) fn of(part: u32, whole: u32) -> Option<Share> {
        if whole == 0 {
            return None;
        }
        let (part, whole) = (f64::from(part), f64::from(whole));
        let share = part / whole;
        // The square of 1.96.
        let z = 3.8416;
        let middle = (share + z / (2.0 * whole)) / (1.0 + z / whole);
        let spread = (z * (share * (1.0 - share) + z / (4.0 * whole)) / whole).sqrt();
        let spread = spread / (1.0 + z / whole);
        let percent = |share: f64| (100.0 * share).round().clamp(0.0, 100.0) as u32;
        Some(Share {
            percent: percent(share),
            low: percent(middle - spread),
            high: percent(middle + spread),
        })
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
        assert_eq!(character.points(Player::White), Some(50));
        // White lost the second game and once expected to win it; Black never did in the first.
        assert_eq!(character.turned_around().unwrap().percent, 50);
        // There are 36 ways to begin Tix.
        assert_eq!(character.branching(), Some(36));
        assert_eq!(character.histogram(30, 3), [1, 1, 1]);
    }

    #[test]
    fn an_interval_is_wide_for_few_games_and_stays_between_nothing_and_all() {
        let few = Share::of(5, 10).unwrap();
        assert_eq!((few.low, few.percent, few.high), (24, 50, 76));
        let all = Share::of(3, 3).unwrap();
        assert_eq!((all.percent, all.high), (100, 100));
        assert!(all.low < 50);
        assert_eq!(Share::of(0, 0), None);
    }
}
