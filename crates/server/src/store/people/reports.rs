//! What people have reported about others.

use api::online::{GameCode, PersonId, Time};
use api::people::{Name, ReportReason};

use super::super::connection::values;
use super::super::work::time;
use super::super::{Store, StoreError};

/// A report that is about to be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewReport {
    /// The person who reports.
    pub reporter: PersonId,
    /// The person reported.
    pub reported: PersonId,
    /// The reason.
    pub reason: ReportReason,
    /// In which game.
    pub game: Option<GameCode>,
    /// When it happened.
    pub at: Time,
}

/// A stored report.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredReport {
    /// When; the latest time, if it was repeated.
    pub at: Time,
    /// The reason.
    pub reason: ReportReason,
    /// The name of the person reported.
    pub reported: String,
    /// The name of the reporter.
    pub reporter: String,
    /// In which game.
    pub game: Option<GameCode>,
    /// Whether it has been dealt with.
    pub is_done: bool,
}

type Row = (i64, String, String, String, Option<String>, i64);

impl Store {
    /// Reports somebody. The same again is the same report, about the newer game, and to be dealt with
    /// again.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn report(&self, report: NewReport) -> Result<(), StoreError> {
        self.writer
            .execute(
                "INSERT INTO reports (reporter, reported, reason, game, at) \
                 VALUES ($1, $2, $3, $4, $5) \
                 ON CONFLICT (reporter, reported, reason) DO UPDATE SET \
                 game = coalesce(excluded.game, reports.game), at = excluded.at, done = 0",
                values![
                    &report.reporter,
                    &report.reported,
                    report.reason.name(),
                    report.game.as_ref().map(GameCode::as_str),
                    report.at,
                ],
            )
            .await
            .map(drop)
    }

    /// All reports of a person, or of everyone, the newest first.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn reports(
        &self,
        reporter: Option<&PersonId>,
    ) -> Result<Vec<StoredReport>, StoreError> {
        let rows: Vec<Row> = self
            .reader
            .rows(
                "SELECT reports.at, reason, reported.name, reporter.name, game, done FROM reports \
                 JOIN accounts AS reported ON reported.person = reports.reported \
                 JOIN accounts AS reporter ON reporter.person = reports.reporter \
                 WHERE $1 IS NULL OR reports.reporter = $1 \
                 ORDER BY reports.at DESC, reported.name_key, reason, reporter.name_key",
                values![reporter.map(PersonId::as_str)],
            )
            .await?;
        let report = |(at, reason, reported, reporter, game, done): Row| {
            Some(StoredReport {
                at: time(at),
                reason: ReportReason::from_name(&reason)?,
                reported,
                reporter,
                game: game.and_then(|code| code.try_into().ok()),
                is_done: done > 0,
            })
        };
        Ok(rows.into_iter().filter_map(report).collect())
    }

    /// Marks everything that was reported about a person as dealt with. Returns how many reports that
    /// were.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn settle_reports(&self, reported: &Name) -> Result<u64, StoreError> {
        self.writer
            .execute(
                "UPDATE reports SET done = 1 WHERE done = 0 AND reported IN \
                 (SELECT person FROM accounts WHERE name_key = $1)",
                values![&reported.key()],
            )
            .await
    }
}
