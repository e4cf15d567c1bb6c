//! `quarterturn moves`: the legal actions.

use std::io::{self, BufReader, BufWriter, Read, Write};

use clap::Args;

use crate::failure::{Exit, Failure};
use crate::input::{self, Source};
use crate::sorted_actions::SortedTexts;
use crate::t;

/// List the legal actions
///
/// One action per line, sorted bytewise; nothing if the player to move has lost. While a bonus move
/// is open, `end` is among them.
///
/// With `-`, every line of standard input is a position, and its actions are printed on one line,
/// separated by blanks; the line is empty if there are none.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  quarterturn moves tixel
  quarterturn moves '6u:T10/T10 6/6/6/4T2t1/6/6 w T9/T9 - e3'
  quarterturn moves - < positions.txt")]
pub(crate) struct Moves {
    /// A setup or a position; `-` reads one position per line from standard input
    #[arg(value_name = "POSITION")]
    position: String,
}

pub(crate) fn run(arguments: &Moves, out: &mut dyn Write) -> Result<Exit, Failure> {
    if arguments.position == input::STDIN {
        let mut out = BufWriter::with_capacity(1 << 16, out);
        let lines = BufReader::with_capacity(1 << 16, io::stdin().lock());
        let streamed = stream(lines, &mut out);
        // An invalid line must not swallow the answers before it.
        out.flush()?;
        return streamed;
    }
    let position = input::position(&arguments.position)?;
    let mut texts = SortedTexts::default();
    texts.fill(&position);
    for text in texts.texts() {
        out.write_all(text)?;
        out.write_all(b"\n")?;
    }
    Ok(Exit::Yes)
}

fn stream(mut lines: BufReader<impl Read>, out: &mut dyn Write) -> Result<Exit, Failure> {
    let mut texts = SortedTexts::default();
    let mut line = Vec::new();
    for number in 1_u64.. {
        line.clear();
        // A caller may wait for an answer before it asks again.
        if !lines.buffer().contains(&b'\n') {
            out.flush()?;
        }
        input::read_line(&mut lines, &mut line)?;
        if line.is_empty() {
            break;
        }
        let source = Source::Line(number);
        let text = str::from_utf8(without_line_end(&line))
            .map_err(|_| Failure::Misuse(source.name(t!("error-not-utf8"))))?;
        let position = match text.parse() {
            Ok(position) => position,
            Err(_) => input::parse_position(source, text)?,
        };
        texts.fill(&position);
        for (i, text) in texts.texts().enumerate() {
            if i > 0 {
                out.write_all(b" ")?;
            }
            out.write_all(text)?;
        }
        out.write_all(b"\n")?;
    }
    Ok(Exit::Yes)
}

fn without_line_end(line: &[u8]) -> &[u8] {
    let line = line.strip_suffix(b"\n").unwrap_or(line);
    line.strip_suffix(b"\r").unwrap_or(line)
}
