//! The result of a match, as a table and as JSON.

use std::collections::BTreeMap;
use std::io::{self, Write};

use arena::{Side, Sprt, Standings};
use serde::Serialize;

/// The output; the names are the keys of `--json`.
#[derive(Serialize)]
pub(super) struct MatchSummary {
    games: u64,
    wins: u64,
    draws: u64,
    losses: u64,
    score: f64,
    /// Pairs by what A scored in them.
    pairs: [u64; 5],
    elo: Option<f64>,
    elo_error: Option<f64>,
    elo_low: Option<f64>,
    elo_high: Option<f64>,
    sprt: Option<SprtSummary>,
    forfeits: Forfeits,
    interrupted: bool,
    seconds: f64,
}

#[derive(Serialize)]
struct SprtSummary {
    elo0: f64,
    elo1: f64,
    llr: f64,
    verdict: &'static str,
}

#[derive(Serialize)]
struct Forfeits {
    a: u64,
    b: u64,
    reasons: Reasons,
}

/// How many games were forfeited in each way.
#[derive(Serialize)]
struct Reasons {
    a: BTreeMap<&'static str, u64>,
    b: BTreeMap<&'static str, u64>,
}

/// The conditions of a match, apart from its games.
#[derive(Clone, Copy)]
pub(super) struct Circumstances {
    pub(super) interrupted: bool,
    pub(super) seconds: f64,
}

impl MatchSummary {
    pub(super) fn new(
        standings: &Standings,
        sprt: Option<Sprt>,
        around: Circumstances,
    ) -> MatchSummary {
        let elo = standings.pairs.elo();
        let reasons = |side| {
            let fouls = standings.fouls(side);
            fouls.map(|(kind, games)| (kind.name(), games)).collect()
        };
        MatchSummary {
            games: standings.games(),
            wins: standings.wins,
            draws: standings.draws,
            losses: standings.losses,
            score: standings.pairs.score(),
            pairs: standings.pairs.0,
            elo: elo.and_then(|elo| elo.points),
            elo_error: elo.and_then(|elo| elo.error()),
            elo_low: elo.and_then(|elo| elo.low),
            elo_high: elo.and_then(|elo| elo.high),
            sprt: sprt.map(|sprt| SprtSummary {
                elo0: sprt.elo0(),
                elo1: sprt.elo1(),
                llr: sprt.log_likelihood_ratio(&standings.pairs),
                verdict: sprt.verdict(&standings.pairs).name(),
            }),
            forfeits: Forfeits {
                a: standings.forfeits(Side::A),
                b: standings.forfeits(Side::B),
                reasons: Reasons {
                    a: reasons(Side::A),
                    b: reasons(Side::B),
                },
            },
            interrupted: around.interrupted,
            seconds: around.seconds,
        }
    }

    pub(super) fn write_json(&self, out: &mut dyn Write) -> io::Result<()> {
        serde_json::to_writer(&mut *out, self)?;
        writeln!(out)
    }

    pub(super) fn write_table(&self, title: &str, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "{title}")?;
        if self.interrupted {
            writeln!(out, "        interrupted; these are the standings so far")?;
        }
        writeln!(
            out,
            "games   {}: {} won, {} drawn, {} lost",
            self.games, self.wins, self.draws, self.losses
        )?;
        if self.games > 0 {
            writeln!(out, "score   {:.1} %", self.score * 100.0)?;
        }
        writeln!(out, "elo     {}", self.elo_in_words())?;
        if let Some(sprt) = &self.sprt {
            writeln!(
                out,
                "sprt    [{}, {}]: {} (llr {:.2})",
                sprt.elo0, sprt.elo1, sprt.verdict, sprt.llr
            )?;
        }
        let Forfeits { a, b, reasons } = &self.forfeits;
        if a + b > 0 {
            writeln!(out, "forfeit A {}", counted(*a, &reasons.a))?;
            writeln!(out, "        B {}", counted(*b, &reasons.b))?;
            writeln!(out, "        the score counts these games as lost")?;
        }
        writeln!(out, "time    {:.1} s", self.seconds)
    }

    fn elo_in_words(&self) -> String {
        match (self.elo, self.elo_error, self.elo_low, self.elo_high) {
            (Some(elo), Some(error), Some(low), Some(high)) => {
                format!("{elo:+.0} ± {error:.0} (95 %: {low:+.0} to {high:+.0})")
            }
            (_, _, Some(low), None) => format!("a clean sweep: above {low:+.0} (95 %)"),
            (_, _, None, Some(high)) => format!("a clean sweep: below {high:+.0} (95 %)"),
            _ => "unknown: no pair was finished".to_owned(),
        }
    }
}

/// `3: crash 2, time 1`.
fn counted(games: u64, reasons: &BTreeMap<&'static str, u64>) -> String {
    let reasons: Vec<String> = reasons
        .iter()
        .map(|(name, games)| format!("{name} {games}"))
        .collect();
    match games {
        0 => "0".to_owned(),
        _ => format!("{games}: {}", reasons.join(", ")),
    }
}
