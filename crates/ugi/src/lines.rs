//! Lines of any length, in little memory.

use std::io::{self, BufRead};

/// Longer lines, in bytes without the line break, are rejected.
pub const MAX_LINE: usize = 1 << 20;

/// The lines of a stream. However long a line is, no more of it is kept than is needed to see that
/// it is longer than [`MAX_LINE`]; [`UgiCommand::read`], [`Reply::read`] and [`Session::handle`] then
/// reject it.
///
/// ```
/// use ugi::Lines;
///
/// let input = "isready\nquit";
/// let lines: Vec<Vec<u8>> = Lines::of(input.as_bytes()).collect::<Result<_, _>>()?;
/// assert_eq!(lines, [b"isready".as_slice(), b"quit"]);
/// # Ok::<(), std::io::Error>(())
/// ```
///
/// [`UgiCommand::read`]: crate::UgiCommand::read
/// [`Reply::read`]: crate::Reply::read
/// [`Session::handle`]: crate::Session::handle
#[derive(Debug)]
pub struct Lines<R> {
    reader: R,
}

impl<R: BufRead> Lines<R> {
    /// The lines of this stream.
    pub fn of(reader: R) -> Lines<R> {
        Lines { reader }
    }
}

impl<R: BufRead> Iterator for Lines<R> {
    type Item = io::Result<Vec<u8>>;

    fn next(&mut self) -> Option<io::Result<Vec<u8>>> {
        let mut line = Vec::new();
        let mut begun = false;
        loop {
            let chunk = match self.reader.fill_buf() {
                Ok(chunk) => chunk,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => return Some(Err(error)),
            };
            if chunk.is_empty() {
                return begun.then_some(Ok(line));
            }
            begun = true;
            let mut parts = chunk.splitn(2, |byte| *byte == b'\n');
            let part = parts.next().unwrap_or_default();
            let ends = parts.next().is_some();
            let room = (MAX_LINE + 1).saturating_sub(line.len());
            line.extend(part.iter().take(room));
            let used = part.len() + usize::from(ends);
            self.reader.consume(used);
            if ends {
                return Some(Ok(line));
            }
        }
    }
}
