//! The strength dial: weak levels make mistakes, but never throw a game away.

use std::ops::ControlFlow;

use arena::{Contest, Openings, Side};
use engine::{EnginePlayer, Level, Stop, UniformRandom};
use rules::Setup;

#[test]
fn the_weakest_level_beats_random_play() {
    for setup in [Setup::TIX, Setup::TIXEL, Setup::POKA_YOKE, Setup::REGATTA] {
        let contest = Contest {
            openings: &Openings::random(setup, 0, 0),
            pairs: 10,
            seed: 0,
            threads: 1,
            stop: &Stop::new(),
        };
        let standings = contest.play(
            &|side, setup, seed| match side {
                Side::A => Box::new(EnginePlayer::at_level(Level::FIRST, setup, seed)),
                Side::B => Box::new(UniformRandom::new(seed)),
            },
            &|_, _| {},
            |_, _, _| ControlFlow::Continue(()),
        );
        assert_eq!(standings.games(), 20);
        assert!(standings.wins >= 18, "{setup}: {standings:?}");
    }
}
