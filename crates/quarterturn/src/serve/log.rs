//! Log lines on stderr: `time level message key=value …`, one for each event.
//!
//! Spans are not needed: events of a request carry its id. Formatting crates would take longer to
//! compile than all of `tracing`.

use std::fmt::{self, Write as _};
use std::io::{self, Write as _};
use std::time::{SystemTime, UNIX_EPOCH};

use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id, Record};
use tracing::{Event, Level, Metadata, Subscriber};

/// How much is logged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LogLevel {
    /// Nothing.
    Off,
    /// Failures and their causes.
    Warn,
    /// Also starting and stopping.
    Info,
    /// Also every request.
    Debug,
}

impl LogLevel {
    pub(super) const NAMES: [&str; 4] = ["off", "warn", "info", "debug"];

    pub(super) fn from_name(name: &str) -> LogLevel {
        match name {
            "off" => LogLevel::Off,
            "info" => LogLevel::Info,
            "debug" => LogLevel::Debug,
            _ => LogLevel::Warn,
        }
    }
}

/// Logs from now on.
pub(super) fn start(level: LogLevel) {
    let level = match level {
        LogLevel::Off => return,
        LogLevel::Warn => Level::WARN,
        LogLevel::Info => Level::INFO,
        LogLevel::Debug => Level::DEBUG,
    };
    // Only the first subscriber of a process counts; there is one.
    let _ = tracing::subscriber::set_global_default(Log { level });
}

struct Log {
    level: Level,
}

impl Subscriber for Log {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        let own = ["server", "quarterturn"];
        let is_own = own.iter().any(|own| metadata.target().starts_with(own));
        let most = if is_own { self.level } else { Level::WARN };
        *metadata.level() <= most && *metadata.level() <= self.level
    }

    fn event(&self, event: &Event<'_>) {
        let line = line(event);
        // stderr may be closed; the server carries on.
        let _ = io::stderr().write_all(line.as_bytes());
    }

    fn new_span(&self, _: &Attributes<'_>) -> Id {
        Id::from_u64(1)
    }

    fn record(&self, _: &Id, _: &Record<'_>) {}

    fn record_follows_from(&self, _: &Id, _: &Id) {}

    fn enter(&self, _: &Id) {}

    fn exit(&self, _: &Id) {}
}

fn line(event: &Event<'_>) -> String {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    let since = since.unwrap_or_default();
    let mut fields = Fields::default();
    event.record(&mut fields);
    format!(
        "{}.{:03} {} {}{}\n",
        since.as_secs(),
        since.subsec_millis(),
        event.metadata().level(),
        fields.message,
        fields.others
    )
}

#[derive(Default)]
struct Fields {
    message: String,
    others: String,
}

impl Visit for Fields {
    fn record_str(&mut self, field: &Field, value: &str) {
        // Quoted, so that its content cannot fake another log line.
        self.record_debug(field, &format_args!("{value:?}"));
    }

    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        // Strings grow.
        let _ = match field.name() {
            "message" => write!(self.message, "{value:?}"),
            name => write!(self.others, " {name}={value:?}"),
        };
    }
}
