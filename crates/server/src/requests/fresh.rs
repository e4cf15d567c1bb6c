//! Ids that nobody can guess.

use api::online::{GameCode, PersonId, Seat};

use super::problem::Problem;

fn bytes<const N: usize>() -> Result<[u8; N], Problem> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|_| Problem::NoRandomness)?;
    Ok(bytes)
}

pub(crate) fn game_code() -> Result<GameCode, Problem> {
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

pub(crate) fn person() -> Result<PersonId, Problem> {
    let text = hex(&bytes::<16>()?);
    text.try_into().map_err(|_| Problem::NoRandomness)
}

pub(crate) fn seat() -> Result<Seat, Problem> {
    let [byte] = bytes()?;
    Ok(Seat::ALL[usize::from(byte % 2)])
}

/// The token of a session.
pub(crate) fn token() -> Result<String, Problem> {
    Ok(hex(&bytes::<32>()?))
}

/// The token of a program, with a prefix that shows what it is wherever it turns up.
pub(crate) fn program_token() -> Result<String, Problem> {
    Ok(format!("qt-{}", token()?))
}

/// The id of a session or a token.
pub(crate) fn session_id() -> Result<String, Problem> {
    Ok(hex(&bytes::<8>()?))
}

/// The id of this server process.
pub(crate) fn server() -> Result<String, Problem> {
    session_id()
}

/// Checks the id of a session or token. PostgreSQL rejects strings with NUL.
pub(crate) fn check_id(id: &str) -> Result<(), Problem> {
    if id.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
        Ok(())
    } else {
        Err(Problem::NoSuchThing)
    }
}

/// A salt for a password.
pub(crate) fn salt() -> Result<[u8; 16], Problem> {
    bytes()
}

/// A recovery code: three groups of five characters that are not easily confused.
pub(crate) fn recovery_code() -> Result<String, Problem> {
    let (one, other) = (game_code()?, game_code()?);
    let characters = format!("{one}{other}");
    let group = |index: usize| characters.get(index..index + 5).unwrap_or_default();
    Ok(format!("{}-{}-{}", group(0), group(5), group(10)))
}

/// A key for signatures.
pub(crate) fn key() -> Result<Vec<u8>, Problem> {
    Ok(bytes::<32>()?.to_vec())
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
