//! Progress of long runs, shown on stderr if it is a terminal.

use std::io::{self, IsTerminal, Write};
use std::sync::LazyLock;
use std::time::Duration;

use indicatif::{MultiProgress, ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::t;

/// What is being shown, so that a note does not run into it.
static SHOWN: LazyLock<MultiProgress> = LazyLock::new(|| {
    let target = if io::stderr().is_terminal() {
        ProgressDrawTarget::stderr_with_hz(8)
    } else {
        ProgressDrawTarget::hidden()
    };
    MultiProgress::with_draw_target(target)
});

/// A bar of `length` steps, labelled with what is going on.
pub(crate) fn bar(length: usize, label: String) -> ProgressBar {
    let bar = ProgressBar::new(u64::try_from(length).unwrap_or(u64::MAX));
    // Braces would be variables of the template.
    let left = t!("terminal-progress-left", time = "\u{1}").replace('\u{1}', "{eta:>4}");
    let template = format!("{{msg}} {{wide_bar}} {{percent:>3}}% {left}");
    if let Ok(style) = ProgressStyle::with_template(&template) {
        bar.set_style(style);
    }
    SHOWN.add(bar).with_message(label)
}

/// A line of text that is overwritten repeatedly.
pub(crate) fn message() -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let line = ProgressBar::new_spinner();
    if let Ok(style) = ProgressStyle::with_template("{elapsed:>4} {wide_msg}") {
        line.set_style(style);
    }
    let line = SHOWN.add(line);
    line.enable_steady_tick(Duration::from_millis(250));
    line
}

/// Writes a line to stderr, above whatever progress is shown.
pub(crate) fn note(line: &str) {
    // stderr may be closed; there is nobody left to tell.
    SHOWN.suspend(|| {
        let _ = writeln!(io::stderr(), "{line}");
    });
}
