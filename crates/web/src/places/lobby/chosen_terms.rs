//! The options in the lobby: games, clocks, and stakes.

use api::online::{Repetition, Stakes, Terms, Timing, Visibility};
use rules::Setup;
use serde::{Deserialize, Serialize};

use crate::places::online::timings;
use crate::places::play::wording as games;
use crate::places::play::{GameChoice, Handicap};

/// The games on offer, in learning order.
pub(super) const GAMES: [Setup; 4] = [Setup::TIX, Setup::TIXEL, Setup::REGATTA, Setup::POKA_YOKE];

/// The same as options of the form for a new game.
const CHOICES: [GameChoice; 4] = [
    GameChoice::Tix,
    GameChoice::Tixel,
    GameChoice::Regatta,
    GameChoice::PokaYoke,
];

/// Whether a game has pieces that can be swapped for Tix pieces.
pub(super) fn may_swap(index: usize) -> bool {
    let choice = CHOICES.get(index);
    matches!(choice, Some(GameChoice::Tixel | GameChoice::PokaYoke))
}

/// A setup with a player's handicap, if the game supports it.
pub(super) fn setup(index: usize, handicap: Option<Handicap>) -> Option<Setup> {
    let Some(handicap) = handicap.filter(|_| may_swap(index)) else {
        return GAMES.get(index).copied();
    };
    let mut mix = CHOICES.get(index)?.mix();
    mix.tix = handicap.tix();
    mix.setup().ok()
}

/// The most combinations of a game and a clock in a seek.
pub(super) const MOST: usize = 10;

/// The clocks on offer. Without one, a game could be neither rated nor lost by leaving.
pub(super) fn clocks() -> Vec<Timing> {
    let mut clocks = timings();
    clocks.retain(|timing| *timing != Timing::Unlimited);
    clocks
}

/// The terms of a game from the lobby. All are public: two seeks match only if their terms are
/// identical.
pub(super) fn terms(setup: Setup, timing: Timing, stakes: Stakes) -> Terms {
    Terms {
        setup,
        timing,
        stakes,
        visibility: Visibility::Public,
        repetition: Repetition::Draw,
        odds: None,
    }
}

/// The options ticked in the seek form, remembered for the next time.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Ticked {
    /// Indices into [`GAMES`].
    pub(super) games: Vec<usize>,
    /// Indices into [`clocks`].
    pub(super) clocks: Vec<usize>,
    /// Whether the games are rated, for those with an account.
    pub(super) is_rated: bool,
}

impl Default for Ticked {
    fn default() -> Ticked {
        Ticked {
            games: vec![1],
            clocks: vec![2],
            is_rated: true,
        }
    }
}

impl Ticked {
    /// The stored options, without any that are no longer offered; the default if unreadable.
    pub(super) fn read(text: &str) -> Ticked {
        let mut ticked: Ticked = serde_json::from_str(text).unwrap_or_default();
        ticked.games.retain(|index| *index < GAMES.len());
        ticked.clocks.retain(|index| *index < clocks().len());
        ticked
    }

    /// Every combination, in display order.
    pub(super) fn terms(&self, stakes: Stakes) -> Vec<Terms> {
        let clocks = clocks();
        let mut all = Vec::new();
        for (index, setup) in GAMES.into_iter().enumerate() {
            for (number, timing) in clocks.iter().enumerate() {
                if self.games.contains(&index) && self.clocks.contains(&number) {
                    all.push(terms(setup, *timing, stakes));
                }
            }
        }
        all
    }
}

/// Adds a number that is not in the list, and removes one that is.
pub(super) fn toggle(list: &mut Vec<usize>, index: usize) {
    match list.contains(&index) {
        true => list.retain(|one| *one != index),
        false => list.push(index),
    }
}

/// The name of a game.
pub(super) fn game(index: usize) -> String {
    GAMES
        .get(index)
        .map_or_else(String::new, |setup| games::game(*setup))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_combination_can_be_played_rated_and_casual() {
        let ticked = Ticked {
            games: (0..GAMES.len()).collect(),
            clocks: (0..clocks().len()).collect(),
            is_rated: true,
        };
        for stakes in [Stakes::Rated, Stakes::Casual] {
            let all = ticked.terms(stakes);
            assert_eq!(all.len(), GAMES.len() * clocks().len());
            assert!(all.iter().all(|terms| terms.check().is_ok()));
        }
        let first = Ticked::default().terms(Stakes::Casual);
        assert_eq!(first.len(), 1);
        assert_eq!(first[0].setup, Setup::TIXEL);
    }

    #[test]
    fn a_handicap_is_given_where_pieces_can_be_swapped() {
        for (index, game) in GAMES.into_iter().enumerate() {
            assert_eq!(setup(index, None), Some(game));
            let handicapped = setup(index, Some(Handicap::ALL[0]));
            assert_eq!(handicapped != Some(game), may_swap(index));
        }
        assert_eq!(setup(99, None), None);
    }

    #[test]
    fn what_was_ticked_is_read_back_without_what_is_not_on_offer() {
        let mut ticked = Ticked::default();
        toggle(&mut ticked.games, 0);
        toggle(&mut ticked.clocks, 2);
        assert_eq!((ticked.games.len(), ticked.clocks.len()), (2, 0));
        let text = serde_json::to_string(&ticked).unwrap();
        assert_eq!(Ticked::read(&text), ticked);
        let strange = r#"{"games":[0,99],"clocks":[77]}"#;
        assert_eq!(Ticked::read(strange).games, [0]);
        assert_eq!(Ticked::read("nonsense"), Ticked::default());
    }
}
