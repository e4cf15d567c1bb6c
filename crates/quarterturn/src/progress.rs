//! Progress of long runs, shown on stderr while it is a terminal.

use std::io::{self, IsTerminal};

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
