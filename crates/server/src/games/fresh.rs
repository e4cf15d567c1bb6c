//! Ids that nobody can guess.

use api::online::{GameCode, PersonId, Seat};

use super::problem::Problem;

fn bytes<const N: usize>() -> Result<[u8; N], Problem> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|_| Problem::NoRandomness)?;
    Ok(bytes)
}

pub(super) fn game_code() -> Result<GameCode, Problem> {
    let mut numbers = [0; GameCode::LENGTH];
    let mut missing = numbers.iter_mut();
    let mut next = missing.next();
    while let Some(number) = next {
        let [byte] = bytes()?;
        // 248 is a multiple of the 31 characters, so that all are equally likely.
        if byte < 248 {
            *number = byte;
            next = missing.next();
        } else {
            next = Some(number);
        }
    }
    Ok(GameCode::of(numbers))
}

pub(super) fn person() -> Result<PersonId, Problem> {
    let text = hex(&bytes::<16>()?);
    text.try_into().map_err(|_| Problem::NoRandomness)
}

pub(super) fn seat() -> Result<Seat, Problem> {
    let [byte] = bytes()?;
    Ok(Seat::ALL[usize::from(byte % 2)])
}

/// A key for signatures.
pub(super) fn key() -> Result<Vec<u8>, Problem> {
    Ok(bytes::<32>()?.to_vec())
}

pub(super) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
