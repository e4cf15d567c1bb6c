//! Written conversations, for people to read and for tests to replay.

use std::fmt;

use thiserror::Error;

use crate::Reply;

/// A written conversation: lines that begin with `> ` go to the engine; the lines below each are
/// what it must reply.
///
/// In a reply, `<anything in angle brackets>` stands for one or more words. Lines `info …`, except
/// `info string …`, may precede any reply without being written down. Blank lines are for
/// readability.
///
/// ```
/// use ugi::Transcript;
///
/// let transcript = Transcript::read("> go nodes 1\ninfo depth <depth>\nbestmove <action>\n");
/// let [exchange] = transcript.exchanges() else { unreachable!() };
/// let mut answers = ["info depth 1", "info depth 2", "bestmove T@c3ne"].into_iter();
/// exchange.check(|| answers.next().map(str::to_owned))?;
/// # Ok::<(), ugi::Mismatch>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Transcript {
    exchanges: Vec<Exchange>,
}

/// A line to the engine and the expected replies.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Exchange {
    line: usize,
    input: String,
    answers: Vec<String>,
}

/// A reply differs from the expected one.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {line}, after `{input}`: expected `{expected}`, found {}", shown(.found))]
pub struct Mismatch {
    /// The line number of the input in the text, counted from 1.
    pub line: usize,
    /// The input.
    pub input: String,
    /// The expected reply.
    pub expected: String,
    /// The actual reply; `None` if there was none.
    pub found: Option<String>,
}

fn shown(found: &Option<String>) -> String {
    match found {
        Some(found) => format!("`{found}`"),
        None => "nothing".to_owned(),
    }
}

impl Transcript {
    /// Reads a conversation. Anything before the first line to the engine is ignored.
    pub fn read(text: &str) -> Transcript {
        Transcript::of(text.lines().zip(1..))
    }

    /// All conversations in a Markdown text: its fenced blocks with the language `ugi`.
    pub fn in_markdown(text: &str) -> Vec<Transcript> {
        let mut transcripts = Vec::new();
        let mut lines = text.lines().zip(1..);
        while lines.any(|(line, _)| line == "```ugi") {
            let block = lines.by_ref().take_while(|(line, _)| *line != "```");
            transcripts.push(Transcript::of(block));
        }
        transcripts
    }

    fn of<'a>(lines: impl Iterator<Item = (&'a str, usize)>) -> Transcript {
        let mut exchanges: Vec<Exchange> = Vec::new();
        for (text, line) in lines {
            if let Some(input) = text.strip_prefix('>') {
                exchanges.push(Exchange {
                    line,
                    input: input.strip_prefix(' ').unwrap_or(input).to_owned(),
                    answers: Vec::new(),
                });
            } else if let Some(exchange) = exchanges.last_mut().filter(|_| !text.is_empty()) {
                exchange.answers.push(text.to_owned());
            }
        }
        Transcript { exchanges }
    }

    /// The lines to the engine, with the expected replies to each.
    pub fn exchanges(&self) -> &[Exchange] {
        &self.exchanges
    }
}

impl Exchange {
    /// The line to the engine.
    pub fn input(&self) -> &str {
        &self.input
    }

    /// The expected replies.
    pub fn answers(&self) -> &[String] {
        &self.answers
    }

    /// Takes lines from `next` until all replies have come, and no more than that; `next` returns
    /// `None` if no more lines will come.
    ///
    /// # Errors
    /// The first reply that differs.
    pub fn check(&self, mut next: impl FnMut() -> Option<String>) -> Result<(), Mismatch> {
        for expected in &self.answers {
            loop {
                let found = next();
                match &found {
                    Some(line) if matches(expected, line) => break,
                    Some(line) if Exchange::may_be_left_out(line) => {}
                    _ => {
                        return Err(Mismatch {
                            line: self.line,
                            input: self.input.clone(),
                            expected: expected.clone(),
                            found,
                        });
                    }
                }
            }
        }
        Ok(())
    }

    /// Whether a line from an engine may appear without being written down.
    pub fn may_be_left_out(line: &str) -> bool {
        matches!(Reply::read(line), Ok(Some(Reply::Info(_))))
    }
}

impl fmt::Display for Transcript {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for exchange in &self.exchanges {
            writeln!(f, "> {}", exchange.input)?;
            for answer in &exchange.answers {
                writeln!(f, "{answer}")?;
            }
        }
        Ok(())
    }
}

/// Whether a line matches a pattern, word by word.
fn matches(pattern: &str, line: &str) -> bool {
    let words: Vec<&str> = line.split(' ').collect();
    // How many words of the line the pattern read so far can stand for.
    let mut ends = vec![0];
    let mut rest = pattern;
    while !rest.is_empty() {
        let (word, after) = next_word(rest);
        rest = after;
        let wild = word.starts_with('<') && word.ends_with('>');
        ends = if wild {
            let first = ends.first().map_or(usize::MAX, |end| end + 1);
            (first..=words.len()).collect()
        } else {
            let fits = |end: &usize| words.get(*end) == Some(&word);
            ends.into_iter().filter(fits).map(|end| end + 1).collect()
        };
    }
    ends.last() == Some(&words.len())
}

/// The first word of a pattern, where `<two words>` count as one, and the rest.
fn next_word(pattern: &str) -> (&str, &str) {
    let bracketed = pattern.starts_with('<').then(|| pattern.find('>'));
    let end = match bracketed.flatten() {
        Some(bracket) => Some(bracket + 1),
        None => pattern.find(' '),
    };
    let (word, rest) = end
        .and_then(|end| pattern.split_at_checked(end))
        .unwrap_or((pattern, ""));
    (word, rest.strip_prefix(' ').unwrap_or(rest))
}
