//! Lines of a stream.

use std::io::{self, BufRead, BufReader, Read};

use ugi::{LineError, Lines, MAX_LINE, UgiCommand};

fn lines(reader: impl BufRead) -> Vec<Vec<u8>> {
    Lines::of(reader).collect::<io::Result<_>>().unwrap()
}

#[test]
fn lines_come_as_they_are_without_their_breaks() {
    let text: &[u8] = b"ugi\n\nisready\r\n\xff\nquit";
    let expected: [&[u8]; 5] = [b"ugi", b"", b"isready\r", b"\xff", b"quit"];
    for size in 1..20 {
        assert_eq!(lines(BufReader::with_capacity(size, text)), expected);
    }
    assert_eq!(lines(&b""[..]), Vec::<Vec<u8>>::new());
    assert_eq!(lines(&b"\n"[..]), [b""]);
}

#[test]
fn an_endless_line_is_refused_without_keeping_all_of_it() {
    let endless = io::repeat(b'a').take(50 << 20).chain(&b"\nquit\n"[..]);
    let lines = lines(BufReader::new(endless));
    assert_eq!(lines.len(), 2);
    assert_eq!(lines[0].len(), MAX_LINE + 1);
    assert_eq!(UgiCommand::read(&lines[0]), Err(LineError::TooLong));
    assert_eq!(UgiCommand::read(&lines[1]), Ok(Some(UgiCommand::Quit)));
}

#[test]
fn a_line_of_just_the_limit_is_read() {
    let mut line = b"ugi".to_vec();
    line.resize(MAX_LINE, b' ');
    assert_eq!(UgiCommand::read(&line), Ok(Some(UgiCommand::Ugi)));
    line.push(b' ');
    assert_eq!(UgiCommand::read(&line), Err(LineError::TooLong));
}

#[test]
fn a_failing_stream_is_reported() {
    struct Failing;
    impl Read for Failing {
        fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
            Err(io::Error::other("gone"))
        }
    }
    let mut lines = Lines::of(BufReader::new(Failing));
    assert_eq!(lines.next().unwrap().unwrap_err().to_string(), "gone");
}
