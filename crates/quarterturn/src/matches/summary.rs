//! The result of a match, as a table and as JSON.

use std::collections::BTreeMap;
use std::io::{self, Write};

use arena::{FoulKind, Side, Sprt, SprtDecision, Standings};
use serde::{Serialize, Serializer};

use crate::language::{decimal, percent, signed, words};
use crate::options::Json;
use crate::{columns, contestant, t};

/// The output; the names are the keys of `--json`.
#[derive(Serialize)]
pub(super) struct MatchSummary {
    games: u64,
    wins: u64,
    draws: u64,
    losses: u64,
    score: Option<f64>,
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
    #[serde(serialize_with = "verdict_name")]
    verdict: SprtDecision,
}

#[derive(Serialize)]
struct Forfeits {
    a: u64,
    b: u64,
    reasons: ReasonsOfBoth,
}

#[derive(Serialize)]
struct ReasonsOfBoth {
    #[serde(serialize_with = "kind_names")]
    a: Reasons,
    #[serde(serialize_with = "kind_names")]
    b: Reasons,
}

/// How many games were forfeited in each way.
type Reasons = BTreeMap<FoulKind, u64>;

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
        let reasons = |side| standings.fouls(side).collect();
        MatchSummary {
            games: standings.games(),
            wins: standings.wins,
            draws: standings.draws,
            losses: standings.losses,
            score: (standings.games() > 0).then(|| standings.pairs.score()),
            pairs: standings.pairs.0,
            elo: elo.and_then(|elo| elo.points),
            elo_error: elo.and_then(|elo| elo.error()),
            elo_low: elo.and_then(|elo| elo.low),
            elo_high: elo.and_then(|elo| elo.high),
            sprt: sprt.map(|sprt| SprtSummary {
                elo0: sprt.elo0(),
                elo1: sprt.elo1(),
                llr: sprt.log_likelihood_ratio(&standings.pairs),
                verdict: sprt.verdict(&standings.pairs),
            }),
            forfeits: Forfeits {
                a: standings.forfeits(Side::A),
                b: standings.forfeits(Side::B),
                reasons: ReasonsOfBoth {
                    a: reasons(Side::A),
                    b: reasons(Side::B),
                },
            },
            interrupted: around.interrupted,
            seconds: around.seconds,
        }
    }

    pub(super) fn print(&self, json: Json, title: &str, out: &mut dyn Write) -> io::Result<()> {
        if json.json {
            serde_json::to_writer(&mut *out, self)?;
            writeln!(out)?;
        } else {
            self.write_table(title, out)?;
        }
        out.flush()
    }

    fn write_table(&self, title: &str, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "{title}")?;
        let mut rows = Vec::new();
        if self.interrupted {
            rows.push((String::new(), t!("terminal-match-interrupted")));
        }
        let games = t!(
            "terminal-match-result",
            games = self.games,
            wins = self.wins,
            draws = self.draws,
            losses = self.losses
        );
        rows.push((t!("terminal-match-games"), games));
        if let Some(score) = self.score {
            rows.push((t!("terminal-match-score"), percent(score, 1)));
        }
        rows.push((t!("terminal-match-elo"), self.elo_in_words()));
        if let Some(sprt) = &self.sprt {
            rows.push((t!("terminal-match-sprt"), sprt.in_words()));
        }
        let Forfeits { a, b, reasons } = &self.forfeits;
        if a + b > 0 {
            let counted_a = format!("A {}", counted(*a, &reasons.a));
            rows.push((t!("terminal-match-forfeits"), counted_a));
            rows.push((String::new(), format!("B {}", counted(*b, &reasons.b))));
            rows.push((String::new(), t!("terminal-match-forfeits-count")));
        }
        let seconds = decimal(self.seconds, 1);
        rows.push((t!("terminal-match-time"), format!("{seconds} s")));
        write!(out, "{}", columns::table(&rows, 8))
    }

    fn elo_in_words(&self) -> String {
        let points = |points: f64| signed(points, 0);
        match (self.elo, self.elo_error, self.elo_low, self.elo_high) {
            (Some(elo), Some(error), Some(low), Some(high)) => t!(
                "terminal-match-elo-interval",
                elo = points(elo),
                error = decimal(error, 0),
                low = points(low),
                high = points(high)
            ),
            (_, _, Some(low), None) => t!("terminal-match-elo-above", low = points(low)),
            (_, _, None, Some(high)) => t!("terminal-match-elo-below", high = points(high)),
            _ => t!("terminal-match-elo-unknown"),
        }
    }
}

impl SprtSummary {
    /// `[0, 50]: accepted (llr 2.99)`.
    fn in_words(&self) -> String {
        let verdict = words().say(match self.verdict {
            SprtDecision::Accepted => "terminal-match-accepted",
            SprtDecision::Rejected => "terminal-match-rejected",
            SprtDecision::Open => "terminal-match-open",
        });
        let (elo0, elo1, llr) = (self.elo0, self.elo1, decimal(self.llr, 2));
        format!("[{elo0}, {elo1}]: {verdict} (llr {llr})")
    }
}

fn verdict_name<S: Serializer>(verdict: &SprtDecision, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(verdict.name())
}

/// How many games were forfeited in each way: the names are those of [`FoulKind::name`].
fn kind_names<S: Serializer>(reasons: &Reasons, to: S) -> Result<S::Ok, S::Error> {
    to.collect_map(reasons.iter().map(|(kind, games)| (kind.name(), games)))
}

/// `3: crash 2, time 1`.
fn counted(games: u64, reasons: &Reasons) -> String {
    let reasons: Vec<String> = reasons
        .iter()
        .map(|(kind, games)| format!("{} {games}", contestant::kind_in_words(*kind)))
        .collect();
    match games {
        0 => "0".to_owned(),
        _ => format!("{games}: {}", reasons.join(", ")),
    }
}
