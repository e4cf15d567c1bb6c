//! The declaration of an engine option.

use std::fmt;

use crate::words::{Words, cut, once};
use crate::{LineError, Name, Text};

/// An option that an engine offers.
///
/// ```
/// use ugi::{OptionKind, Reply};
///
/// let line = "option name Hash type spin default 64 min 1 max 65536";
/// let Reply::Option(hash) = line.parse::<Reply>()? else { unreachable!() };
/// assert_eq!(hash.name.as_str(), "Hash");
/// assert!(matches!(hash.kind, OptionKind::Spin { default: 64, .. }));
/// # Ok::<(), ugi::LineError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Declaration {
    /// Its name.
    pub name: Name,
    /// Which values it takes, and its default.
    pub kind: OptionKind,
}

/// Which values an option takes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptionKind {
    /// `check`: `true` or `false`.
    Check {
        /// The default.
        default: bool,
    },
    /// `spin`: a whole number.
    Spin {
        /// The default.
        default: i64,
        /// The minimum, if the engine gives one.
        min: Option<i64>,
        /// The maximum, if the engine gives one.
        max: Option<i64>,
    },
    /// `combo`: one of several.
    Combo {
        /// The default: one of the choices.
        default: Name,
        /// All choices.
        choices: Vec<Name>,
    },
    /// `string`: any text.
    String {
        /// The default.
        default: Text,
    },
    /// `button`: no value; setting it does something.
    Button,
}

impl OptionKind {
    /// The word that names it.
    pub const fn word(&self) -> &'static str {
        match self {
            OptionKind::Check { .. } => "check",
            OptionKind::Spin { .. } => "spin",
            OptionKind::Combo { .. } => "combo",
            OptionKind::String { .. } => "string",
            OptionKind::Button => "button",
        }
    }
}

impl Declaration {
    pub(crate) fn read(words: &mut Words<'_>) -> Result<Declaration, LineError> {
        words.need_word("name", "`name`", "option")?;
        let name = words.name("name", &["type"])?;
        words.need_word("type", "`type`", "name")?;
        let expected = "`check`, `spin`, `combo`, `string` or `button`";
        let kind = match words.need(expected, "type")? {
            "check" => check(words)?,
            "spin" => spin(words)?,
            "combo" => combo(words)?,
            "string" => {
                words.need_word("default", "`default`", "string")?;
                let default = words.text("default")?;
                OptionKind::String { default }
            }
            "button" => OptionKind::Button,
            found => {
                return Err(LineError::Expected {
                    expected,
                    after: "type",
                    found: cut(found),
                });
            }
        };
        Ok(Declaration { name, kind })
    }
}

fn check(words: &mut Words<'_>) -> Result<OptionKind, LineError> {
    words.need_word("default", "`default`", "check")?;
    let expected = "`true` or `false`";
    let default = match words.need(expected, "default")? {
        "true" => true,
        "false" => false,
        found => {
            return Err(LineError::Expected {
                expected,
                after: "default",
                found: cut(found),
            });
        }
    };
    Ok(OptionKind::Check { default })
}

/// `default`, `min` and `max` in any order, the first required.
fn spin(words: &mut Words<'_>) -> Result<OptionKind, LineError> {
    const ANY: std::ops::RangeInclusive<i64> = i64::MIN..=i64::MAX;
    let (mut default, mut min, mut max) = (None, None, None);
    while let Some(word) = words.next() {
        match word {
            "default" => once(&mut default, "default", words.number("default", ANY)?)?,
            "min" => once(&mut min, "min", words.number("min", ANY)?)?,
            "max" => once(&mut max, "max", words.number("max", ANY)?)?,
            found => return Err(unexpected(found, "spin")),
        }
    }
    let default = default.ok_or_else(|| no_default("spin"))?;
    let (least, most) = (min.unwrap_or(i64::MIN), max.unwrap_or(i64::MAX));
    if !(least..=most).contains(&default) {
        return Err(LineError::Default {
            default,
            least,
            most,
        });
    }
    Ok(OptionKind::Spin { default, min, max })
}

/// `default` once and `var` any number of times, in any order.
fn combo(words: &mut Words<'_>) -> Result<OptionKind, LineError> {
    const KEYS: [&str; 2] = ["default", "var"];
    let (mut default, mut choices) = (None, Vec::new());
    while let Some(word) = words.next() {
        match word {
            "default" => once(&mut default, "default", words.name("default", &KEYS)?)?,
            "var" => choices.push(words.name("var", &KEYS)?),
            found => return Err(unexpected(found, "combo")),
        }
    }
    let default = default.ok_or_else(|| no_default("combo"))?;
    if !choices.contains(&default) {
        return Err(LineError::NoChoice(cut(default.as_str())));
    }
    Ok(OptionKind::Combo { default, choices })
}

fn unexpected(found: &str, after: &'static str) -> LineError {
    let found = cut(found);
    LineError::Unexpected { found, after }
}

fn no_default(after: &'static str) -> LineError {
    let what = "`default`";
    LineError::Missing { what, after }
}

impl fmt::Display for Declaration {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "option name {} type {}", self.name, self.kind.word())?;
        match &self.kind {
            OptionKind::Check { default } => write!(f, " default {default}"),
            OptionKind::Spin { default, min, max } => {
                write!(f, " default {default}")?;
                if let Some(min) = min {
                    write!(f, " min {min}")?;
                }
                match max {
                    Some(max) => write!(f, " max {max}"),
                    None => Ok(()),
                }
            }
            OptionKind::Combo { default, choices } => {
                write!(f, " default {default}")?;
                choices.iter().try_for_each(|var| write!(f, " var {var}"))
            }
            OptionKind::String { default } => write!(f, " default {default}"),
            OptionKind::Button => Ok(()),
        }
    }
}
