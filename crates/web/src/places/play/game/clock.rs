//! The clocks of a game: an initial time for each player, and an increment for every turn.

use rules::Player;
use serde::{Deserialize, Serialize};

/// A time control.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TimeControl {
    /// Initial seconds.
    pub base: u32,
    /// Seconds added after every turn.
    pub increment: u32,
}

impl TimeControl {
    /// The time controls on offer, from short to long.
    pub const OFFERED: [TimeControl; 5] = [
        TimeControl::new(3, 2),
        TimeControl::new(5, 5),
        TimeControl::new(10, 5),
        TimeControl::new(15, 10),
        TimeControl::new(30, 20),
    ];

    /// Initial minutes and increment in seconds.
    pub const fn new(minutes: u32, increment: u32) -> TimeControl {
        TimeControl {
            base: minutes * 60,
            increment,
        }
    }
}

/// The clocks of both players. Times are milliseconds; `now` comes from a monotonic clock.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Clocks {
    increment: u64,
    left: [u64; 2],
    running: Option<(Player, f64)>,
}

impl Clocks {
    /// Stopped clocks with this much time left.
    pub fn new(control: TimeControl, left: [u64; 2]) -> Clocks {
        Clocks {
            increment: u64::from(control.increment) * 1000,
            left,
            running: None,
        }
    }

    /// Starts one player's clock and stops the other's.
    pub fn run(&mut self, player: Player, now: f64) {
        if self.running.is_none_or(|(runs, _)| runs != player) {
            self.stop(now);
            self.running = Some((player, now));
        }
    }

    /// Stops the running clock.
    pub fn stop(&mut self, now: f64) {
        if let Some((player, _)) = self.running {
            self.left[player as usize] = self.left(player, now);
            self.running = None;
        }
    }

    /// A player has finished a turn: stops the clock and adds the increment.
    pub fn turn_made(&mut self, player: Player, now: f64) {
        self.stop(now);
        let left = &mut self.left[player as usize];
        *left = left.saturating_add(self.increment);
    }

    /// A player's remaining time.
    pub fn left(&self, player: Player, now: f64) -> u64 {
        let left = self.left[player as usize];
        match self.running {
            Some((runs, since)) if runs == player => {
                // Setting the system clock back must not give anybody time.
                left.saturating_sub((now - since).max(0.0) as u64)
            }
            _ => left,
        }
    }

    /// Both players' remaining time.
    pub fn both_left(&self, now: f64) -> [u64; 2] {
        Player::ALL.map(|player| self.left(player, now))
    }

    /// The player whose time has run out.
    pub fn flagged(&self, now: f64) -> Option<Player> {
        let (player, _) = self.running?;
        (self.left(player, now) == 0).then_some(player)
    }
}

/// A time as a clock shows it: `4:59`, `1:02:03`, with tenths below ten seconds.
pub fn shown(millis: u64) -> String {
    // Rounded up: a clock shows zero only when the time is over.
    if millis < 10_000 {
        let tenths = millis.div_ceil(100);
        return format!("0:{:02}.{}", tenths / 10, tenths % 10);
    }
    let seconds = millis.div_ceil(1000);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 {
        format!("{hours}:{minutes:02}:{seconds:02}")
    } else {
        format!("{minutes}:{seconds:02}")
    }
}

/// The clocks of a game as a short text, stored every second so that a reload neither costs nor
/// gives time.
pub fn snapshot(id: &str, left: [u64; 2]) -> String {
    format!("{id} {} {}", left[0], left[1])
}

/// Parses a snapshot; `None` if it belongs to another game.
pub fn read_snapshot(text: &str, id: &str) -> Option<[u64; 2]> {
    let (numbers, found) = {
        let (rest, black) = text.rsplit_once(' ')?;
        let (found, white) = rest.rsplit_once(' ')?;
        ([white.parse().ok()?, black.parse().ok()?], found)
    };
    (found == id).then_some(numbers)
}

#[cfg(test)]
mod tests {
    use super::*;
    use Player::{Black, White};

    fn five() -> Clocks {
        Clocks::new(TimeControl::new(5, 3), [300_000; 2])
    }

    #[test]
    fn only_the_clock_of_the_player_to_move_runs() {
        let mut clocks = five();
        clocks.run(White, 1000.0);
        assert_eq!(clocks.both_left(3500.0), [297_500, 300_000]);
        clocks.run(White, 3500.0);
        assert_eq!(clocks.left(White, 4000.0), 297_000, "it keeps running");
        clocks.turn_made(White, 5000.0);
        clocks.run(Black, 5000.0);
        assert_eq!(clocks.both_left(6000.0), [299_000, 299_000]);
    }

    #[test]
    fn a_stopped_clock_loses_nothing() {
        let mut clocks = five();
        clocks.run(Black, 0.0);
        clocks.stop(1000.0);
        assert_eq!(clocks.both_left(1e9), [300_000, 299_000]);
        assert_eq!(clocks.flagged(1e9), None);
    }

    #[test]
    fn a_player_out_of_time_is_flagged_and_time_is_never_negative() {
        let mut clocks = five();
        clocks.run(White, 0.0);
        assert_eq!(clocks.flagged(299_999.0), None);
        assert_eq!(clocks.flagged(300_000.0), Some(White));
        assert_eq!(clocks.left(White, 400_000.0), 0);
    }

    #[test]
    fn setting_the_clock_back_gives_no_time() {
        let mut clocks = five();
        clocks.run(White, 1000.0);
        assert_eq!(clocks.left(White, 0.0), 300_000);
    }

    #[test]
    fn times_are_shown_as_on_a_clock() {
        for (millis, text) in [
            (300_000, "5:00"),
            (299_001, "5:00"),
            (299_000, "4:59"),
            (3_723_000, "1:02:03"),
            (10_000, "0:10"),
            (9_999, "0:10.0"),
            (9_301, "0:09.4"),
            (0, "0:00.0"),
        ] {
            assert_eq!(shown(millis), text, "{millis}");
        }
    }

    #[test]
    fn a_snapshot_is_read_back_for_its_own_game_only() {
        let text = snapshot("abc", [1000, 2000]);
        assert_eq!(read_snapshot(&text, "abc"), Some([1000, 2000]));
        assert_eq!(read_snapshot(&text, "abd"), None);
        assert_eq!(read_snapshot("abc 1000", "abc"), None);
        assert_eq!(read_snapshot("abc 1000 x", "abc"), None);
    }
}
