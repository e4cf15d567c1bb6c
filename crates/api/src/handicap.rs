//! Handicaps: how many pieces the stronger side gives up. Page and program try the same ones.

use rules::{Kind, Player, Pool, Setup};

/// The largest handicap, in pieces.
const MOST: u8 = 6;

/// The setups in which White has 0, 1, 2 … pieces fewer, as long as four are left.
pub fn handicaps(setup: Setup) -> Vec<Setup> {
    let most = setup.pool(Player::White).total().saturating_sub(4);
    let most = MOST.min(u8::try_from(most).unwrap_or(MOST));
    (0..=most).filter_map(|less| without(setup, less)).collect()
}

/// The setup of a game with a handicap, and the colour of who does without: White in one game and Black
/// in the next, so that neither the colour nor the first turn is taken for strength.
pub fn game(handicap: Setup, number: u64) -> (Setup, Player) {
    match number.is_multiple_of(2) {
        true => (handicap, Player::White),
        false => (swapped(handicap).unwrap_or(handicap), Player::Black),
    }
}

/// The setup in which each player has the other's pieces.
fn swapped(setup: Setup) -> Option<Setup> {
    let [white, black] = Player::ALL.map(|player| setup.pool(player));
    let made = Setup::new(setup.size(), setup.edge(), black, white).ok()?;
    let made = made.with_promotions(setup.promotions());
    Some(made.with_rounded(setup.rounded()))
}

/// The setup in which White has this many pieces fewer, of the most frequent kind first.
fn without(setup: Setup, less: u8) -> Option<Setup> {
    let mut counts =
        [Kind::Tix, Kind::Tixel, Kind::Regatta].map(|kind| setup.pool(Player::White).count(kind));
    for _ in 0..less {
        let most = counts.iter().copied().max()?;
        let place = counts.iter().position(|count| *count == most)?;
        counts[place] = counts[place].checked_sub(1)?;
    }
    let [tix, tixel, regatta] = counts;
    let pool = Pool::new(tix, tixel, regatta);
    let made = Setup::new(setup.size(), setup.edge(), pool, setup.pool(Player::Black)).ok()?;
    let made = made.with_promotions(setup.promotions());
    Some(made.with_rounded(setup.rounded()))
}

/// What the stronger player has scored with a handicap.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct HandicapScore {
    /// Games won.
    pub won: u32,
    /// Games lost.
    pub lost: u32,
    /// Games drawn, which count half.
    pub draws: u32,
}

impl HandicapScore {
    /// All games.
    pub const fn games(self) -> u32 {
        self.won + self.lost + self.draws
    }

    /// Counts a game of the stronger player, who has this colour; without a winner it is a draw.
    pub fn add(&mut self, stronger: Player, winner: Option<Player>) {
        match winner {
            None => self.draws += 1,
            Some(winner) if winner == stronger => self.won += 1,
            Some(_) => self.lost += 1,
        }
    }

    /// The share of the points; `None` without games.
    pub fn points(self) -> Option<Share> {
        Share::of_halves(2 * self.won + self.draws, self.games())
    }
}

/// A share with its 95 % interval by Wilson, in per cent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Share {
    /// What was counted.
    pub percent: u32,
    /// The lower end of the interval.
    pub low: u32,
    /// The upper end.
    pub high: u32,
}

impl Share {
    /// The share of a part; `None` if there is no whole.
    pub fn of(part: u32, whole: u32) -> Option<Share> {
        Share::of_halves(2 * part, whole)
    }

    /// The same where halves are counted. The interval is a little too wide then, never too narrow.
    fn of_halves(halves: u32, whole: u32) -> Option<Share> {
        if whole == 0 {
            return None;
        }
        let (part, whole) = (f64::from(halves) / 2.0, f64::from(whole));
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

    const fn overlaps(self, other: Share) -> bool {
        self.low <= other.high && other.low <= self.high
    }
}

/// The handicap that is nearest to even.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fairest {
    /// Its place among those tried.
    pub place: usize,
    /// Whether the games tell it from all others: no other interval overlaps with its own.
    pub is_decided: bool,
}

/// The fairest of the handicaps tried, by what the stronger player has scored with each. The smaller one
/// where two are equally fair.
pub fn fairest(tried: &[Option<Share>]) -> Option<Fairest> {
    let mut best: Option<(usize, Share)> = None;
    let distance = |share: Share| share.percent.abs_diff(50);
    for (place, share) in tried.iter().enumerate() {
        let Some(share) = *share else { continue };
        if best.is_none_or(|(_, least)| distance(share) < distance(least)) {
            best = Some((place, share));
        }
    }
    best.map(|(place, share)| {
        let mut others = tried
            .iter()
            .enumerate()
            .filter(|(other, _)| *other != place);
        let is_apart = |other: Option<Share>| other.is_some_and(|other| !share.overlaps(other));
        Fairest {
            place,
            is_decided: others.all(|(_, other)| is_apart(*other)),
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn white_does_without_one_piece_after_the_other() {
        let texts = |setup: &str| -> Vec<String> {
            let setup = setup.parse().unwrap();
            handicaps(setup).iter().map(ToString::to_string).collect()
        };
        assert_eq!(texts("5u:X6/X6"), ["5u:X6/X6", "5u:X5/X6", "5u:X4/X6"]);
        let mixed = texts("6u:X2T4/T6:p2");
        assert_eq!(mixed[1], "6u:X2T3/T6:p2");
        assert_eq!(mixed.len(), 3);
        assert_eq!(texts("tix").len(), 5);
        assert_eq!(texts("regatta").len(), 7);
        assert_eq!(texts("3u:X2/X2"), ["3u:X2/X2"]);
    }

    #[test]
    fn every_other_game_is_played_with_colours_swapped() {
        let handicap: Setup = "6u:X2T3/T6:p2".parse().unwrap();
        let games: Vec<(String, Player)> = (0..3)
            .map(|number| game(handicap, number))
            .map(|(setup, stronger)| (setup.to_string(), stronger))
            .collect();
        assert_eq!(games[0], ("6u:X2T3/T6:p2".to_owned(), Player::White));
        assert_eq!(games[1], ("6u:T6/X2T3:p2".to_owned(), Player::Black));
        assert_eq!(games[2], games[0]);
    }

    #[test]
    fn a_draw_is_half_a_point_and_without_games_there_are_none() {
        let mut score = HandicapScore::default();
        assert_eq!(score.points(), None);
        for winner in [
            Some(Player::Black),
            Some(Player::Black),
            None,
            Some(Player::White),
        ] {
            score.add(Player::Black, winner);
        }
        assert_eq!((score.won, score.lost, score.draws), (2, 1, 1));
        assert_eq!(score.points().unwrap().percent, 63);
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

    #[test]
    fn the_fairest_is_nearest_to_half() {
        let tried = |won: &[u32]| -> Vec<Option<Share>> {
            won.iter().map(|won| Share::of(*won, 1000)).collect()
        };
        let found = |tried: &[Option<Share>]| fairest(tried).map(|it| (it.place, it.is_decided));
        assert_eq!(found(&tried(&[800, 560, 470])), Some((2, true)));
        assert_eq!(found(&tried(&[800, 520, 470])), Some((1, false)));
        assert_eq!(found(&tried(&[550, 450])), Some((0, true)));
        let mut missing = tried(&[500]);
        missing.push(None);
        assert_eq!(found(&missing), Some((0, false)), "one was not tried yet");
        assert_eq!(found(&[None]), None);
    }

    /// A match whose truth is known: how often the stronger wins with either colour and how often it is a
    /// draw, in per cent, and what moving first is worth.
    fn simulated(
        random: &mut random::Random,
        games: u64,
        wins: u32,
        draws: u32,
        first: u32,
    ) -> HandicapScore {
        let mut score = HandicapScore::default();
        for number in 0..games {
            let (_, stronger) = game(Setup::TIX, number);
            let wins = match stronger {
                Player::White => wins + first,
                Player::Black => wins - first,
            };
            let lot = random.below(100);
            let winner = match lot {
                _ if lot < wins => Some(stronger),
                _ if lot < wins + draws => None,
                _ => Some(stronger.opponent()),
            };
            score.add(stronger, winner);
        }
        score
    }

    #[test]
    fn intervals_contain_the_truth_however_much_the_first_turn_is_worth() {
        let mut random = random::Random::new(12);
        for (wins, draws, first) in [(50, 0, 0), (50, 0, 30), (35, 30, 20), (80, 0, 15)] {
            let truth = wins + draws / 2;
            let contained = (0..1000).filter(|_| {
                let share = simulated(&mut random, 200, wins, draws, first).points();
                share.is_some_and(|share| (share.low..=share.high).contains(&truth))
            });
            let contained = contained.count();
            assert!(contained >= 940, "{wins} {draws} {first}: {contained}");
        }
    }

    #[test]
    fn what_is_decided_is_true_and_few_games_decide_nothing() {
        let mut random = random::Random::new(34);
        // The second is the fairest.
        let truths = [75, 51, 30];
        let mut runs = |games: u64| {
            let (mut decided, mut wrong) = (0, 0);
            for _ in 0..300 {
                let tried = truths.map(|wins| simulated(&mut random, games, wins, 0, 20).points());
                if let Some(found) = fairest(&tried).filter(|found| found.is_decided) {
                    decided += 1;
                    wrong += u32::from(found.place != 1);
                }
            }
            (decided, wrong)
        };
        let (decided, wrong) = runs(400);
        assert!(decided > 280 && wrong == 0, "{decided} {wrong}");
        let (decided, wrong) = runs(20);
        assert!(decided < 60 && wrong <= 3, "{decided} {wrong}");
    }
}
