//! Matches of many pairs on several threads.

use std::ops::ControlFlow;
use std::sync::Mutex;

use arena::{Contest, Foul, FoulKind, Openings, Seated, Seating, Side, Standings};
use engine::{Choose, Greedy, Stop, UniformRandom};
use rules::{Action, Position, Setup};

fn greedy_against_random(side: Side, _: Setup, seed: u64) -> Box<dyn Seated> {
    match side {
        Side::A => Box::new(Greedy::new(seed)),
        Side::B => Box::new(UniformRandom::new(seed)),
    }
}

fn play(
    seat: &Seating<'_>,
    threads: usize,
    each_pair: impl FnMut(&Standings) -> ControlFlow<()> + Send,
) -> Standings {
    let mut each_pair = each_pair;
    let contest = Contest {
        openings: &Openings::random(Setup::TIX, 2, 3),
        pairs: 20,
        seed: 3,
        threads,
        stop: &Stop::new(),
    };
    contest.play(seat, &|_, _| {}, |_, _, standings| each_pair(standings))
}

#[test]
fn the_standings_are_the_same_for_any_number_of_threads_even_if_the_match_ends_early() {
    let until = |threads: usize, pairs: u64| {
        play(&greedy_against_random, threads, move |standings| {
            if standings.pairs.count() == pairs {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        })
    };
    for pairs in [1, 7, 100] {
        let alone = until(1, pairs);
        assert_eq!(alone.pairs.count(), pairs.min(20));
        assert_eq!(until(4, pairs), alone);
    }
}

#[test]
fn pairs_are_counted_in_order() {
    let numbers = Mutex::new(Vec::new());
    let contest = Contest {
        openings: &Openings::random(Setup::TIX, 2, 3),
        pairs: 30,
        seed: 3,
        threads: 4,
        stop: &Stop::new(),
    };
    contest.play(&greedy_against_random, &|_, _| {}, |number, _, _| {
        numbers.lock().unwrap().push(number);
        ControlFlow::Continue(())
    });
    assert!(numbers.into_inner().unwrap().into_iter().eq(0..30));
}

#[test]
fn a_stopped_match_keeps_the_pairs_it_has_finished() {
    let stop = Stop::new();
    let contest = Contest {
        openings: &Openings::random(Setup::TIX, 2, 3),
        pairs: 1_000_000,
        seed: 3,
        threads: 2,
        stop: &stop,
    };
    let standings = contest.play(&greedy_against_random, &|_, _| {}, |_, _, standings| {
        if standings.pairs.count() == 5 {
            // Stopped from another thread, as by Ctrl-C.
            stop.stop();
        }
        ControlFlow::Continue(())
    });
    assert!((5..20).contains(&standings.pairs.count()), "{standings:?}");
}

/// Gives up at once.
struct Quitter(Foul);

impl Choose for Quitter {
    fn choose(&mut self, _: &Position, _: &[u64]) -> Option<Action> {
        None
    }
}

impl Seated for Quitter {
    fn foul(&self) -> Option<&Foul> {
        Some(&self.0)
    }
}

#[test]
fn forfeits_are_counted_by_player_and_kind() {
    let told = Mutex::new(Vec::new());
    let contest = Contest {
        openings: &Openings::random(Setup::TIX, 2, 3),
        pairs: 4,
        seed: 3,
        threads: 1,
        stop: &Stop::new(),
    };
    let standings = contest.play(
        &|side, _, seed| match side {
            Side::A => Box::new(UniformRandom::new(seed)),
            Side::B => Box::new(Quitter(Foul::new(
                FoulKind::Crash,
                "it has exited".to_owned(),
            ))),
        },
        &|pair, game| {
            let (side, foul) = game.forfeit().unwrap();
            told.lock().unwrap().push((pair, side, foul.kind));
        },
        |_, _, _| ControlFlow::Continue(()),
    );
    assert_eq!((standings.wins, standings.losses), (8, 0));
    let forfeits = Side::ALL.map(|side| standings.forfeits(side));
    assert_eq!(forfeits, [0, 8]);
    let fouls: Vec<_> = standings.fouls(Side::B).collect();
    assert_eq!(fouls, [(FoulKind::Crash, 8)]);
    let told = told.into_inner().unwrap();
    assert_eq!(told.len(), 8);
    assert_eq!(told[7], (3, Side::B, FoulKind::Crash));
}
