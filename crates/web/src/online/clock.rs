//! The server's clocks between two views: extrapolated with the server's time.

use api::online::{EndReason, Outcome, Seat, Time, Timing, View};

/// Relates the server's time to this device's clock.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ServerTime {
    server: Time,
    here: f64,
}

impl ServerTime {
    /// A view with this time arrived at this moment of the device's clock, in milliseconds.
    pub fn new(server: Time, here: f64) -> ServerTime {
        ServerTime { server, here }
    }

    /// The server's time at another moment.
    pub fn at(self, here: f64) -> Time {
        // Setting the device's clock back must not give anybody time.
        self.server.plus((here - self.here).max(0.0) as u64)
    }
}

/// Whether the player to move plays their first turn, which has its own time limit.
fn is_first_turn(view: &View) -> bool {
    view.turns.len() < 2
}

/// The milliseconds a player has left; `None` without a clock.
pub fn left(view: &View, seat: Seat, now: Time) -> Option<u64> {
    let clock = view.clock?;
    let shown = match seat {
        Seat::White => clock.white,
        Seat::Black => clock.black,
    };
    // No clock runs any more, but the game is over because this one ran out.
    let lost_on_time = (
        Outcome::Win {
            seat: seat.opposite(),
        },
        EndReason::Time,
    );
    if view.result == Some(lost_on_time) {
        return Some(0);
    }
    let runs = clock.running == Some(seat) && !is_first_turn(view);
    Some(match runs {
        true => shown.saturating_sub(now.since(view.now)),
        false => shown,
    })
}

/// The milliseconds left for the first turn of the player to move, in a live game.
pub fn left_for_first_turn(view: &View, now: Time) -> Option<u64> {
    let deadline = view.clock?.deadline?;
    let is_live = matches!(view.terms.timing, Timing::Live { .. });
    (is_live && is_first_turn(view)).then(|| deadline.since(now))
}

/// The last part of the time for a first turn, in which the player is warned, in milliseconds.
const WARNED: u64 = 30_000;

/// The milliseconds left for the user's own first turn in a live game, once there are few.
pub fn first_turn_due(view: &View, now: Time) -> Option<u64> {
    let is_own = view.you.is_some() && view.to_move == view.you && view.result.is_none();
    left_for_first_turn(view, now).filter(|left| is_own && *left <= WARNED)
}

#[cfg(test)]
mod tests {
    use super::*;
    use api::online::{Command, GameCode, Terms};
    use online::{Decision, Game, Given, Input, Presence};
    use rules::Setup;

    /// A game of five minutes after some turns, each made after ten seconds.
    fn view_after(turns: &[&str]) -> View {
        let timing = Timing::Live {
            base: 300_000,
            increment: 0,
        };
        let created = Game::create(Terms::casual(Setup::TIX, timing), Time::from_millis(0));
        let mut game = Game::replay(&[created]).unwrap();
        let mut now = 0;
        let mut give = |game: &mut Game, person: &str, command: Command| {
            now += 10_000;
            let given = Given::at(Time::from_millis(now), GameCode::of([0; 10]));
            let input = Input::Person {
                person: person.parse().unwrap(),
                command,
            };
            let Ok(Decision::Entries(entries)) = game.decide(&input, &given) else {
                panic!("refused");
            };
            for entry in &entries {
                game.apply(entry).unwrap();
            }
        };
        let people = ["anna", "bert"];
        for (person, seat) in people.into_iter().zip(Seat::ALL) {
            give(&mut game, person, Command::Sit { seat: Some(seat) });
        }
        for (ply, turn) in turns.iter().enumerate() {
            let play = Command::Play {
                id: ply.to_string().parse().unwrap(),
                ply: u32::try_from(ply).unwrap(),
                turn: turn.parse().unwrap(),
            };
            give(&mut game, people[ply % 2], play);
        }
        let anna = "anna".parse().unwrap();
        let at = Time::from_millis(now);
        game.view(Some(&anna), at, &Presence::default()).unwrap()
    }

    #[test]
    fn the_clock_of_the_player_to_move_runs_as_on_the_server() {
        let view = view_after(&["X@a1", "X@c3"]);
        let later = view.now.plus(7_000);
        assert_eq!(left(&view, Seat::White, later), Some(293_000));
        assert_eq!(left(&view, Seat::Black, later), Some(300_000));
        assert_eq!(left(&view, Seat::White, view.now.plus(999_999)), Some(0));
    }

    #[test]
    fn the_first_turn_has_a_time_of_its_own() {
        let view = view_after(&["X@a1"]);
        let later = view.now.plus(7_000);
        assert_eq!(left(&view, Seat::Black, later), Some(300_000));
        assert_eq!(left_for_first_turn(&view, later), Some(53_000));
        let view = view_after(&["X@a1", "X@c3"]);
        assert_eq!(left_for_first_turn(&view, later), None);
    }

    #[test]
    fn whoever_is_late_with_a_first_turn_is_warned() {
        // Anna plays White.
        let view = view_after(&[]);
        assert_eq!(first_turn_due(&view, view.now.plus(29_000)), None);
        assert_eq!(first_turn_due(&view, view.now.plus(35_000)), Some(25_000));
        assert_eq!(first_turn_due(&view, view.now.plus(99_000)), Some(0));
        for turns in [&["X@a1"][..], &["X@a1", "X@c3"]] {
            let view = view_after(turns);
            assert_eq!(first_turn_due(&view, view.now.plus(35_000)), None);
        }
        let mut over = view_after(&[]);
        over.result = Some((Outcome::Void, EndReason::NoShow));
        assert_eq!(first_turn_due(&over, over.now.plus(35_000)), None);
    }

    #[test]
    fn who_lost_on_time_has_none_left() {
        let mut view = view_after(&["X@a1", "X@c3"]);
        let win = Outcome::Win { seat: Seat::Black };
        view.result = Some((win, EndReason::Time));
        assert_eq!(left(&view, Seat::White, view.now), Some(0));
        assert_eq!(left(&view, Seat::Black, view.now), Some(300_000));
    }

    #[test]
    fn the_servers_time_goes_on_here_and_never_back() {
        let time = ServerTime::new(Time::from_millis(5_000), 100.0);
        assert_eq!(time.at(350.0), Time::from_millis(5_250));
        assert_eq!(time.at(0.0), Time::from_millis(5_000));
    }
}
