//! The engine, in the protocol's terms.

use std::num::NonZero;
use std::panic::{self, AssertUnwindSafe};
use std::sync::mpsc::SyncSender;
use std::time::Duration;

use engine::{Clocks, Engine, Learned, Level, Limits, Stop};
use ugi::{Go, Info, Reply, ScoreValue, Search, Settings};

use super::Event;
use crate::{available_memory, nets};

const MEGABYTE: u64 = 1 << 20;

/// An engine with these settings.
pub(super) fn engine(settings: &Settings) -> Engine<Learned> {
    let mut engine = nets::engine();
    set_strength(&mut engine, settings);
    // Its size was checked when it was set; the default is small enough for every machine.
    let _ = set_table(&mut engine, settings.hash);
    engine
}

/// Sets everything but the table.
pub(super) fn set_strength(engine: &mut Engine<Learned>, settings: &Settings) {
    engine.set_threads(settings.threads.min(most_threads()));
    engine.set_level(u8::try_from(settings.level).ok().and_then(Level::new));
    engine.set_seed(settings.seed.into());
}

/// The number of threads this machine can run at once. More would only compete with each other, and
/// those that wait for a processor notice a stop too late.
pub(super) fn most_threads() -> u32 {
    let threads = std::thread::available_parallelism().map_or(1, NonZero::get);
    u32::try_from(threads).unwrap_or(u32::MAX)
}

/// Gives the engine a table of this many megabytes.
///
/// # Errors
/// A sentence, if there is not enough memory.
pub(super) fn set_table(engine: &mut Engine<Learned>, megabytes: u32) -> Result<(), String> {
    let bytes = u64::from(megabytes) * MEGABYTE;
    // The next search allocates the memory, when it is too late to refuse.
    if !available_memory::has_room_for(bytes, engine.table_bytes()) {
        let kept = engine.table_bytes() / MEGABYTE;
        return Err(format!(
            "not enough memory for {megabytes} megabytes; the table keeps its {kept}"
        ));
    }
    engine.set_table(bytes);
    Ok(())
}

/// Searches, reporting progress, and returns the engine.
pub(super) fn search(
    mut engine: Box<Engine<Learned>>,
    search: &Search,
    settings: &Settings,
    stop: &Stop,
    events: &SyncSender<Event>,
) {
    let lines = settings.multi_pv;
    let limits = limits(&search.go, settings);
    let tell = |info: &engine::Info| {
        for reply in replies(info, lines) {
            // If the host is gone, the program is about to end.
            let _ = events.send(Event::Told(reply));
        }
    };
    // Whatever happens, the session must get an answer.
    let found = panic::catch_unwind(AssertUnwindSafe(|| {
        let report = engine.search(&search.position, &search.before, &limits, stop, tell);
        report.action
    }));
    let event = match found {
        Ok(best) => Event::Found {
            engine: Some(engine),
            best,
        },
        Err(_) => Event::Found {
            engine: None,
            best: None,
        },
    };
    let _ = events.send(event);
}

/// What is left to search with if the overhead takes everything: enough for a sensible action.
const LEAST: Duration = Duration::from_millis(1);

fn limits(go: &Go, settings: &Settings) -> Limits {
    let overhead = Duration::from_millis(settings.move_overhead.into());
    let less = |millis| {
        Duration::from_millis(millis)
            .saturating_sub(overhead)
            .max(LEAST)
    };
    Limits {
        nodes: go.nodes,
        depth: go.depth,
        time: go.movetime.map(less),
        clocks: go.clocks.map(|clocks| Clocks {
            left: clocks.map(|clock| less(clock.time)),
            increment: clocks.map(|clock| Duration::from_millis(clock.increment)),
        }),
        lines: settings.multi_pv,
    }
}

/// What a search reports, one reply for each of its lines.
fn replies(info: &engine::Info, lines: u32) -> impl Iterator<Item = Reply> {
    let micros = info.time.map(|time| time.as_micros());
    let rate = micros.map(|micros| u128::from(info.nodes) * 1_000_000 / micros.max(1));
    info.lines.iter().zip(1..).map(move |(line, number)| {
        Reply::Info(Box::new(Info {
            depth: Some(info.depth),
            seldepth: Some(info.deepest),
            multipv: (lines > 1).then_some(number),
            nodes: Some(info.nodes),
            nps: rate.and_then(|rate| u64::try_from(rate).ok()),
            time: info
                .time
                .and_then(|time| u64::try_from(time.as_millis()).ok()),
            hashfull: Some(info.table_permille.min(1000)),
            score: Some(score_value(line.score).into()),
            pv: line.actions.clone(),
        }))
    })
}

fn score_value(score: engine::Score) -> ScoreValue {
    match (score.proved_win(), score.proved_loss(), score.points()) {
        (Some(turns), _, _) => ScoreValue::Win(turns.max(1)),
        (_, Some(turns), _) => ScoreValue::Loss(turns),
        (_, _, points) => ScoreValue::Points(points.unwrap_or(0)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Score;

    #[test]
    fn proofs_and_guesses_are_told_apart() {
        assert_eq!(score_value(Score::win_in(3)), ScoreValue::Win(3));
        assert_eq!(score_value(Score::loss_in(0)), ScoreValue::Loss(0));
        assert_eq!(score_value(Score::guess(-35)), ScoreValue::Points(-35));
    }

    #[test]
    fn limits_are_passed_on_minus_the_overhead() {
        let go: ugi::UgiCommand = "go nodes 7 depth 3 movetime 20 p1time 50 p2time 60 p2inc 1"
            .parse()
            .unwrap();
        let ugi::UgiCommand::Go(go) = go else {
            panic!("a go");
        };
        let settings = Settings {
            move_overhead: 4,
            multi_pv: 2,
            ..Settings::default()
        };
        let limits = limits(&go, &settings);
        assert_eq!((limits.nodes, limits.depth), (Some(7), Some(3)));
        assert_eq!(limits.time, Some(Duration::from_millis(16)));
        assert_eq!(limits.lines, 2);
        let clocks = limits.clocks.unwrap();
        assert_eq!(clocks.left, [46, 56].map(Duration::from_millis));
        assert_eq!(clocks.increment, [0, 1].map(Duration::from_millis));
    }

    #[test]
    fn an_overhead_longer_than_the_time_leaves_a_millisecond() {
        let go = Go {
            movetime: Some(10),
            ..Go::INFINITE
        };
        let settings = Settings {
            move_overhead: 100,
            ..Settings::default()
        };
        assert_eq!(limits(&go, &settings).time, Some(LEAST));
    }

    #[test]
    fn a_table_beyond_all_memory_is_refused_and_the_old_one_kept() {
        let mut engine = nets::engine();
        engine.set_table(MEGABYTE);
        // More than any address space has.
        let error = set_table(&mut engine, u32::MAX).unwrap_err();
        assert!(error.contains("keeps its 1"), "{error}");
        assert_eq!(engine.table_bytes(), MEGABYTE);
    }
}
