//! The engine, spoken to in the protocol's terms.

use std::panic::{self, AssertUnwindSafe};
use std::sync::mpsc::SyncSender;
use std::time::Duration;

use engine::{Clocks, Engine, Level, Limits, Stop};
use ugi::{Go, Info, Reply, Search, Settings, Worth};

use super::Event;

const MEGABYTE: u64 = 1 << 20;

/// An engine with these settings.
pub(super) fn engine(settings: &Settings) -> Engine {
    let mut engine = Engine::new();
    set_strength(&mut engine, settings);
    // It was checked when it was set; the default is little enough for every machine.
    let _ = set_table(&mut engine, settings.hash);
    engine
}

/// Sets everything but the table.
pub(super) fn set_strength(engine: &mut Engine, settings: &Settings) {
    engine.set_threads(settings.threads);
    engine.set_level(u8::try_from(settings.level).ok().and_then(Level::new));
    engine.set_seed(settings.seed.into());
}

/// Gives the engine a table of so many megabytes.
///
/// # Errors
/// A sentence, if there is no room for it.
pub(super) fn set_table(engine: &mut Engine, megabytes: u32) -> Result<(), String> {
    let bytes = u64::from(megabytes) * MEGABYTE;
    // A table that cannot be had would end the program, not just this command.
    let room =
        usize::try_from(bytes).is_ok_and(|bytes| Vec::<u8>::new().try_reserve(bytes).is_ok());
    let free = free_memory().map(|free| free + engine.table_bytes());
    if !room || free.is_some_and(|free| bytes > free) {
        let kept = engine.table_bytes() / MEGABYTE;
        return Err(format!(
            "there is no room for {megabytes} megabytes; the table keeps its {kept}"
        ));
    }
    engine.set_table(bytes);
    Ok(())
}

/// The bytes that can be had, where the system tells.
fn free_memory() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/meminfo").ok()?;
    let line = text
        .lines()
        .find(|line| line.starts_with("MemAvailable:"))?;
    let kilobytes: u64 = line.split_ascii_whitespace().nth(1)?.parse().ok()?;
    kilobytes.checked_mul(1024)
}

/// Searches, telling about it, and gives the engine back.
pub(super) fn search(
    mut engine: Box<Engine>,
    search: &Search,
    lines: u32,
    stop: &Stop,
    events: &SyncSender<Event>,
) {
    let limits = limits(&search.go, lines);
    let tell = |info: &engine::Info| {
        for reply in replies(info, lines) {
            // If the host is gone, so is soon the program.
            let _ = events.send(Event::Told(reply));
        }
    };
    // Whatever happens, the session must get its answer.
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

fn limits(go: &Go, lines: u32) -> Limits {
    Limits {
        nodes: go.nodes,
        depth: go.depth,
        time: go.movetime.map(Duration::from_millis),
        clocks: go.clocks.map(|clocks| Clocks {
            left: clocks.map(|clock| Duration::from_millis(clock.time)),
            increment: clocks.map(|clock| Duration::from_millis(clock.increment)),
        }),
        lines,
    }
}

/// What a search tells, one reply for each of its lines.
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
            score: Some(worth(line.score).into()),
            pv: line.actions.clone(),
        }))
    })
}

fn worth(score: engine::Score) -> Worth {
    match (score.proved_win(), score.proved_loss(), score.points()) {
        (Some(turns), _, _) => Worth::Win(turns.max(1)),
        (_, Some(turns), _) => Worth::Loss(turns),
        (_, _, points) => Worth::Points(points.unwrap_or(0)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Score;

    #[test]
    fn proofs_and_guesses_are_told_apart() {
        assert_eq!(worth(Score::win_in(3)), Worth::Win(3));
        assert_eq!(worth(Score::loss_in(0)), Worth::Loss(0));
        assert_eq!(worth(Score::guess(-35)), Worth::Points(-35));
    }

    #[test]
    fn limits_are_passed_on() {
        let go: ugi::Command = "go nodes 7 depth 3 movetime 20 p1time 5 p2time 6 p2inc 1"
            .parse()
            .unwrap();
        let ugi::Command::Go(go) = go else {
            panic!("a go");
        };
        let limits = limits(&go, 2);
        assert_eq!((limits.nodes, limits.depth), (Some(7), Some(3)));
        assert_eq!(limits.time, Some(Duration::from_millis(20)));
        assert_eq!(limits.lines, 2);
        let clocks = limits.clocks.unwrap();
        assert_eq!(clocks.left, [5, 6].map(Duration::from_millis));
        assert_eq!(clocks.increment, [0, 1].map(Duration::from_millis));
    }

    #[test]
    fn a_table_beyond_all_memory_is_refused_and_the_old_one_kept() {
        let mut engine = Engine::new();
        engine.set_table(MEGABYTE);
        // More than any address space has.
        let error = set_table(&mut engine, u32::MAX).unwrap_err();
        assert!(error.contains("keeps its 1"), "{error}");
        assert_eq!(engine.table_bytes(), MEGABYTE);
    }
}
