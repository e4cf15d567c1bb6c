//! Values for the variables of a sentence.

use std::borrow::Cow;

use fluent_bundle::FluentValue;
use rules::Space;

/// A value for a variable of a sentence.
#[derive(Clone, PartialEq, Debug)]
pub enum Value<'a> {
    /// A text, or a name by which a sentence selects a variant.
    Text(Cow<'a, str>),
    /// A number, by which a sentence selects singular or plural.
    Number(f64),
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Value<'a> {
        Value::Text(Cow::Borrowed(text))
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Value<'a> {
        Value::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Value::Text(Cow::Owned(text))
    }
}

impl<'a> From<Cow<'a, str>> for Value<'a> {
    fn from(text: Cow<'a, str>) -> Value<'a> {
        Value::Text(text)
    }
}

impl From<Space> for Value<'_> {
    fn from(space: Space) -> Self {
        Value::Text(Cow::Owned(space.to_string()))
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {
        $(impl From<$number> for Value<'_> {
            fn from(number: $number) -> Self {
                // Counts and times: far too small to lose digits here.
                Value::Number(number as f64)
            }
        })*
    };
}

numbers!(u8, u16, u32, u64, usize, i8, i16, i32, i64, isize, f32, f64);

impl<'a> From<&Value<'a>> for FluentValue<'a> {
    fn from(value: &Value<'a>) -> FluentValue<'a> {
        match value {
            Value::Text(text) => FluentValue::String(text.clone()),
            Value::Number(number) => FluentValue::from(*number),
        }
    }
}
