//! Progress of long runs, shown on stderr while it is a terminal.

use std::io::{self, IsTerminal};
use std::time::Duration;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// A bar of `length` steps, labelled with what is going on.
pub(crate) fn bar(length: usize, label: String) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::with_draw_target(
        u64::try_from(length).ok(),
        ProgressDrawTarget::stderr_with_hz(8),
    );
    let style = ProgressStyle::with_template("{msg} {wide_bar} {percent:>3} % {eta:>4} left");
    if let Ok(style) = style {
        bar.set_style(style);
    }
    bar.with_message(label)
}

/// A line of text that is written over again and again.
pub(crate) fn message() -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let line = ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr_with_hz(8));
    if let Ok(style) = ProgressStyle::with_template("{elapsed:>4} {wide_msg}") {
        line.set_style(style);
    }
    line.enable_steady_tick(Duration::from_millis(250));
    line
}
