//! Nets as files.
//!
//! A line of text (`quarterturn net 1`), the setup on the next line, eight bytes of a checksum of
//! everything after them, and the weights as variable-length integers in the order of [`NetParts`]:
//! seven bits per byte, the lowest first, zigzag-encoded (0, −1, 1, −2, …). Weights are small, so
//! most take one byte.

use std::fmt;

use rules::Setup;

use super::{Inputs, Net, NetParts};

const MAGIC: &[u8] = b"quarterturn net ";
const VERSION: &[u8] = b"1\n";
/// The maximum length of a setup's text.
const LONGEST_SETUP: usize = 64;

/// Why a net cannot be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NetError {
    /// Not a net file.
    Foreign,
    /// It was written by another version.
    Version,
    /// Its setup cannot be read, or its board is too large.
    Setup,
    /// It is truncated, or has trailing bytes.
    Length,
    /// The checksum does not match.
    Damaged,
    /// The number of weights does not match the setup.
    Shape,
    /// A weight is out of range, or a sum could overflow.
    Range,
}

impl fmt::Display for NetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NetError::Foreign => "not a net of Quarterturn",
            NetError::Version => "a net in a version of the format that is not known",
            NetError::Setup => "a net for a setup that is not known",
            NetError::Length => "a net that is cut off or too long",
            NetError::Damaged => "a damaged net: its checksum does not match",
            NetError::Shape => "a net with another number of weights than its setup needs",
            NetError::Range => "a net with a weight out of range",
        })
    }
}

impl std::error::Error for NetError {}

impl Net {
    /// Reads a net.
    ///
    /// # Errors
    /// If the bytes are not exactly one undamaged net.
    pub fn from_bytes(bytes: &[u8]) -> Result<Net, NetError> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(NetError::Foreign)?;
        let rest = rest.strip_prefix(VERSION).ok_or(NetError::Version)?;
        let end = rest.iter().take(LONGEST_SETUP).position(|b| *b == b'\n');
        let (setup, rest) = rest.split_at(end.ok_or(NetError::Setup)?);
        let setup = std::str::from_utf8(setup).map_err(|_| NetError::Setup)?;
        let setup: Setup = setup.parse().map_err(|_| NetError::Setup)?;
        let inputs = Inputs::new(setup).ok_or(NetError::Setup)?;
        let (sum, payload) = rest[1..].split_first_chunk().ok_or(NetError::Length)?;
        if u64::from_le_bytes(*sum) != checksum(payload) {
            return Err(NetError::Damaged);
        }
        let mut numbers = Numbers(payload);
        let mut parts = NetParts::zero(&inputs);
        for weight in parts.rows.iter_mut().skip(1).flatten() {
            *weight = numbers.next_i16()?;
        }
        let output = parts.output.iter_mut().flatten().flatten();
        for weight in parts.bias.iter_mut().chain(output) {
            *weight = numbers.next_i16()?;
        }
        for bias in &mut parts.output_bias {
            *bias = numbers.next()?;
        }
        if !numbers.0.is_empty() {
            return Err(NetError::Length);
        }
        Net::new(setup, parts)
    }

    /// The net as a file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut payload = Vec::new();
        let parts = &self.parts;
        let small = parts.rows.iter().skip(1).flatten();
        let small = small.chain(&parts.bias);
        for weight in small.chain(parts.output.iter().flatten().flatten()) {
            write_number(&mut payload, i32::from(*weight));
        }
        for bias in &parts.output_bias {
            write_number(&mut payload, *bias);
        }
        let mut bytes = [MAGIC, VERSION, self.setup().to_string().as_bytes(), b"\n"].concat();
        bytes.extend(checksum(&payload).to_le_bytes());
        bytes.extend(payload);
        bytes
    }
}

/// FNV-1a: it only guards against accidents.
fn checksum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xCBF2_9CE4_8422_2325, |sum, byte| {
        (sum ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01B3)
    })
}

fn write_number(into: &mut Vec<u8>, number: i32) {
    let mut rest = ((number << 1) ^ (number >> 31)).cast_unsigned();
    while rest >= 128 {
        into.push(rest as u8 | 128);
        rest >>= 7;
    }
    into.push(rest as u8);
}

struct Numbers<'a>(&'a [u8]);

impl Numbers<'_> {
    fn next(&mut self) -> Result<i32, NetError> {
        let mut number = 0_u32;
        for shift in (0..32).step_by(7) {
            let (byte, rest) = self.0.split_first().ok_or(NetError::Length)?;
            self.0 = rest;
            number |= u32::from(byte & 127) << shift;
            if byte & 128 == 0 {
                return Ok((number >> 1).cast_signed() ^ -((number & 1).cast_signed()));
            }
        }
        Err(NetError::Range)
    }

    fn next_i16(&mut self) -> Result<i16, NetError> {
        self.next()?.try_into().map_err(|_| NetError::Range)
    }
}
