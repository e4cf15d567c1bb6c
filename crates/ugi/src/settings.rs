//! The options of our engine, declared once: `option` lines, `setoption` and the documentation all
//! follow from the list below.

use std::ops::RangeInclusive;

use rules::Setup;

use crate::refusal::Refusal;
use crate::words::{cut, number};
use crate::{Declaration, Name, OptionKind, Text};

/// An option of our engine, with its declaration and description.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setting {
    /// Name, kind, default and range.
    pub declaration: Declaration,
    /// What it does, in a sentence.
    pub about: &'static str,
}

/// Declares the options: what each does, the field that holds it, its name, default and range.
macro_rules! settings {
    ($(#[doc = $about:literal] $field:ident: $type:ty = $name:literal, $default:expr, $allowed:expr;)*) => {
        /// The options of our engine and their values.
        ///
        /// ```
        /// use ugi::Settings;
        ///
        /// assert_eq!(Settings::default().setup, rules::Setup::TIXEL);
        /// let lines: Vec<String> = Settings::all()
        ///     .iter()
        ///     .map(|setting| setting.declaration.to_string())
        ///     .collect();
        /// assert!(lines.contains(&"option name Setup type string default tixel".to_owned()));
        /// ```
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub struct Settings {
            $(#[doc = $about] pub $field: $type,)*
        }

        impl Default for Settings {
            fn default() -> Settings {
                Settings { $($field: $default,)* }
            }
        }

        impl Settings {
            /// All options, in the order in which they are announced.
            pub fn all() -> Vec<Setting> {
                vec![$(Setting {
                    declaration: Declaration {
                        name: Name::known($name),
                        kind: Value::kind($default, $allowed),
                    },
                    about: $about.trim_ascii(),
                },)*]
            }

            /// The settings with one of them changed.
            pub(crate) fn with(mut self, name: &Name, value: &Text) -> Result<Settings, Refusal> {
                $(if Name::known($name).is_meant_by(name) {
                    let read = <$type as Value>::read(value.as_str(), $allowed);
                    self.$field = read.map_err(|fault| Refusal::Value { name: $name, fault })?;
                    return Ok(self);
                })*
                Err(Refusal::NoOption {
                    found: cut(name.as_str()),
                    all: [$($name),*].join(", "),
                })
            }
        }
    };
}

settings! {
    /// The game: one of the names, or a setup such as `8b:T18/T18`.
    setup: Setup = "Setup", Setup::TIXEL, ();
    /// Size of the transposition table in megabytes; the memory is allocated when a search needs it.
    hash: u32 = "Hash", 64, 1..=65_536;
    /// Number of search threads, capped at what the machine can run at once.
    threads: u32 = "Threads", 1, 1..=256;
    /// Time reserved from `movetime` and clocks for everything around the search, in milliseconds.
    move_overhead: u32 = "MoveOverhead", 10, 0..=10_000;
    /// How many best lines to search and show, each with a different turn; two may begin with the same move.
    multi_pv: u32 = "MultiPV", 1, 1..=500;
    /// Playing strength from 1 to 15; 0 is full strength.
    level: u32 = "Level", 0, 0..=15;
    /// Random seed for the levels' mistakes.
    seed: u32 = "Seed", 0, 0..=2_147_483_647;
    /// Whether `query` reports a draw at the third occurrence of a position at the beginning of a turn.
    repetition_draw: bool = "RepetitionDraw", true, ();
}

/// A type that an option can hold.
trait Value: Sized {
    /// What restricts it beyond its type.
    type Allowed;

    fn kind(default: Self, allowed: Self::Allowed) -> OptionKind;

    /// The value, or what is wrong with the text.
    fn read(text: &str, allowed: Self::Allowed) -> Result<Self, String>;
}

impl Value for u32 {
    type Allowed = RangeInclusive<u32>;

    fn kind(default: u32, allowed: RangeInclusive<u32>) -> OptionKind {
        OptionKind::Spin {
            default: default.into(),
            min: Some((*allowed.start()).into()),
            max: Some((*allowed.end()).into()),
        }
    }

    fn read(text: &str, allowed: RangeInclusive<u32>) -> Result<u32, String> {
        let (least, most) = (allowed.start(), allowed.end());
        number(text, &allowed).ok_or_else(|| {
            format!(
                "must be a number from {least} to {most}, not `{}`",
                cut(text)
            )
        })
    }
}

impl Value for bool {
    type Allowed = ();

    fn kind(default: bool, (): ()) -> OptionKind {
        OptionKind::Check { default }
    }

    fn read(text: &str, (): ()) -> Result<bool, String> {
        text.parse()
            .map_err(|_| format!("must be `true` or `false`, not `{}`", cut(text)))
    }
}

impl Value for Setup {
    type Allowed = ();

    fn kind(default: Setup, (): ()) -> OptionKind {
        let text = default
            .name()
            .map_or_else(|| default.to_string(), str::to_owned);
        OptionKind::String {
            default: Text::lossy(&text),
        }
    }

    fn read(text: &str, (): ()) -> Result<Setup, String> {
        text.parse()
            .map_err(|error| format!("must be a setup, not `{}`: {error}", cut(text)))
    }
}
