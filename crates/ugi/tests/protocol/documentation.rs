//! `docs/ugi.md` tells the truth.

use ugi::{Exchange, OptionKind, Reply, Settings, Transcript};

use crate::fake::Host;

const DOCUMENTATION: &str = include_str!("../../../../docs/ugi.md");

#[test]
fn the_conversations_of_the_documentation_go_as_written() {
    let transcripts = Transcript::in_markdown(DOCUMENTATION);
    assert_eq!(transcripts.len(), 3);
    for transcript in transcripts {
        let mut host = Host::new();
        for exchange in transcript.exchanges() {
            host.hear(exchange.input());
            exchange
                .check(|| host.printed.pop_front())
                .unwrap_or_else(|mismatch| panic!("docs/ugi.md: {mismatch}"));
            for line in host.printed.drain(..) {
                let input = exchange.input();
                assert!(
                    Exchange::may_be_left_out(&line),
                    "after `{input}`: `{line}`"
                );
            }
        }
        let asked_to = transcript
            .exchanges()
            .iter()
            .any(|exchange| exchange.input() == "quit");
        assert_eq!(host.has_quit, asked_to);
    }
}

#[test]
fn the_replies_shown_in_the_documentation_are_printed_like_that() {
    let (_, rest) = DOCUMENTATION.split_once("```replies\n").unwrap();
    let (replies, _) = rest.split_once("```").unwrap();
    assert!(replies.lines().count() > 5);
    for line in replies.lines() {
        assert_eq!(line.parse::<Reply>().unwrap().to_string(), line);
    }
}

#[test]
fn the_documented_options_are_the_actual_ones() {
    let mut table = String::new();
    for setting in Settings::all() {
        let (default, range) = match &setting.declaration.kind {
            OptionKind::Check { default } => (default.to_string(), String::new()),
            OptionKind::Spin { default, min, max } => (
                default.to_string(),
                format!("{} to {} ", min.unwrap(), max.unwrap()),
            ),
            OptionKind::String { default } => (default.to_string(), String::new()),
            other => panic!("no option is of the kind {other:?}"),
        };
        let name = &setting.declaration.name;
        let kind = setting.declaration.kind.word();
        let about = setting.about;
        table += &format!("| `{name}` | {kind} | `{default}` | {range}| {about} |\n");
    }
    let (_, rest) = DOCUMENTATION.split_once("## Options").unwrap();
    let (_, rest) = rest.split_once("|---|---|---|---|---|\n").unwrap();
    let (shown, _) = rest.split_once("\n\n").unwrap();
    assert_eq!(shown, table.trim_end());
}

#[test]
fn every_keyword_of_an_info_line_is_documented() {
    let line =
        "info depth 1 seldepth 1 multipv 1 nodes 1 nps 1 time 1 hashfull 1 score cp 1 pv end";
    assert_eq!(line.parse::<Reply>().unwrap().to_string(), line);
    for word in line.split(' ').filter(|word| word.len() > 1) {
        let shown = [" ", "`"].iter().any(|after| {
            DOCUMENTATION.contains(&format!("`{word}{after}"))
                || DOCUMENTATION.contains(&format!("score {word}{after}"))
        });
        assert!(shown, "{word}");
    }
}
