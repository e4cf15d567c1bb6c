//! Values serialized in their notation: `#[serde(with = "crate::text")]`.

use std::fmt::Display;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serializer, de};

pub(crate) fn serialize<T: Display, S: Serializer>(
    value: &T,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_str(value)
}

pub(crate) fn deserialize<'de, T, D>(deserializer: D) -> Result<T, D::Error>
where
    T: FromStr<Err: Display>,
    D: Deserializer<'de>,
{
    let text = String::deserialize(deserializer)?;
    text.parse()
        .map_err(|error| de::Error::custom(format_args!("`{text}`: {error}")))
}

/// Lists of such values: `#[serde(with = "crate::text::list")]`.
pub(crate) mod list {
    use super::*;

    pub(crate) fn serialize<T: Display, S: Serializer>(
        values: &[T],
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(values.iter().map(ToString::to_string))
    }

    pub(crate) fn deserialize<'de, T, D>(deserializer: D) -> Result<Vec<T>, D::Error>
    where
        T: FromStr<Err: Display>,
        D: Deserializer<'de>,
    {
        let texts = Vec::<String>::deserialize(deserializer)?;
        let read = |text: String| {
            text.parse()
                .map_err(|error| de::Error::custom(format_args!("`{text}`: {error}")))
        };
        texts.into_iter().map(read).collect()
    }
}
