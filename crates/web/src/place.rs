//! The places of the app as fragments of the address, parsed strictly and printed canonically.
//!
//! Everything after `#` stays in the browser, so the app can be served from anywhere, even under a
//! sub-path, and the server need not know its places.

use std::fmt;
use std::str::FromStr;

use api::online::GameCode;
use api::people::{Name, RatedGame, Speed};
use foresight::Grade;
use motifs::Motif;
use rules::{Player, Position, Setup};
use serde::{Deserialize, Serialize};
use words::player_name;

/// A place of the app.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// `#/`
    Home,
    /// `#/play…`
    Play(Play),
    /// `#/online/23456789ab`: a game against somebody elsewhere, or the invitation to it.
    Online(GameCode),
    /// `#/online/23456789ab/seat/5d41402a.2a76b971`: restores a guest's seat in that game, with its
    /// key.
    Seat(GameCode, String),
    /// `#/lobby`: who is looking for an opponent.
    Lobby,
    /// `#/analysis` or, with a game or position, `#/analysis/…`: the text after the slash is parsed
    /// by the place itself.
    Analysis(Option<String>),
    /// `#/learn…`
    Learn(Learn),
    /// `#/people…` and `#/account`
    People(People),
    /// `#/settings`
    Settings,
    /// `#/about`
    About,
}

/// A place about people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum People {
    /// `#/account`: the user's account, or the form to enter one.
    Account,
    /// `#/people/tixel/rapid`: the best in a game at a speed.
    Leaders(RatedGame, Speed),
    /// `#/people/Anna`: a player.
    Player(Name),
}

/// A place under `#/play`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Play {
    /// `#/play`: the form for a new game, and the saved games.
    Choose,
    /// `#/play/invite`: the same form, with a friend elsewhere as the opponent.
    Invite,
    /// `#/play/computer/tixel`: starts a new game against the computer.
    Computer(Setup),
    /// `#/play/pass/6u:X4T6%2FT10`: starts a new game for two at one screen.
    Pass(Setup),
    /// `#/play/from/white/…`: starts a game against the computer from a position.
    From {
        /// The person's colour.
        player: Player,
        /// The position.
        position: Position,
    },
    /// `#/play/game/…`: a saved game, by its id.
    Game(String),
}

impl Play {
    /// The place where a new game against an opponent starts.
    pub const fn new_game(opponent: OpponentKind, setup: Setup) -> Play {
        match opponent {
            OpponentKind::Computer => Play::Computer(setup),
            OpponentKind::Person => Play::Pass(setup),
            // Such a game is created by the form, not by following a link.
            OpponentKind::Friend => Play::Invite,
        }
    }
}

/// The kinds of opponent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OpponentKind {
    /// The computer.
    Computer,
    /// Somebody at the same screen.
    Person,
    /// Somebody elsewhere, who gets a link.
    Friend,
}

/// A place under `#/learn`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Learn {
    /// `#/learn`: the ladder.
    Ladder,
    /// `#/learn/tix/3`: a lesson, which need not exist.
    Lesson {
        /// One of the four names in [`Setup::NAMED`].
        game: &'static str,
        /// Counted from 1.
        number: u16,
    },
    /// `#/learn/rules/tix`: the rules of a game.
    Rules(&'static str),
    /// `#/learn/puzzles`: the choice of puzzles.
    Puzzles,
    /// `#/learn/puzzles/tix/12`: a puzzle, which need not exist.
    Puzzle {
        /// One of the four names in [`Setup::NAMED`].
        game: &'static str,
        /// Counted from 1.
        number: u16,
    },
    /// `#/learn/puzzles/daily` and `#/learn/puzzles/daily/2026-11-17`: the daily puzzles, and the
    /// one of a day, which the place itself parses.
    Daily(Option<String>),
    /// `#/learn/mistakes`: the user's mistakes.
    Mistakes,
    /// `#/learn/mistakes/7`: one of them as a puzzle, which need not exist.
    Mistake(u16),
    /// `#/learn/again`: the reviews, and their switch.
    Again,
    /// `#/learn/again/now`: today's reviews, one after another.
    AgainNow,
    /// `#/learn/motifs` and `#/learn/motifs/nest`: the motifs, and one of them.
    Motifs(Option<Motif>),
    /// `#/learn/who-wins`: what is known about who wins.
    WhoWins,
    /// `#/learn/ahead`: the choice of exercises in seeing ahead.
    Ahead,
    /// `#/learn/ahead/tix/easy/7`: a round of such exercises, made from a seed.
    Round {
        /// One of the four names in [`Setup::NAMED`].
        game: &'static str,
        /// How hard it is.
        grade: Grade,
        /// What the exercises are made from, at least 1.
        seed: u16,
    },
}

/// Why a fragment is not the address of a place.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PlaceError {
    /// It does not begin with `#/`.
    #[error("`{0}` is not a place: places begin with `#/`")]
    NoSlash(String),
    /// There is no such place.
    #[error("there is no place `{0}`")]
    Unknown(String),
    /// A `%` without two hexadecimal digits, or invalid UTF-8.
    #[error("`{0}` is not valid percent-encoding")]
    Encoding(String),
    /// A setup that cannot be read.
    #[error("`{text}` is not a game: {error}")]
    Setup {
        /// The offending text.
        text: String,
        /// What is wrong with it.
        error: rules::ParseError,
    },
    /// Not a lesson number.
    #[error("`{0}` is not the number of a lesson")]
    Number(String),
}

impl FromStr for Place {
    type Err = PlaceError;

    fn from_str(fragment: &str) -> Result<Place, PlaceError> {
        // An empty fragment is the front page.
        if matches!(fragment, "" | "#") {
            return Ok(Place::Home);
        }
        let path = fragment
            .strip_prefix("#/")
            .ok_or_else(|| PlaceError::NoSlash(fragment.to_owned()))?;
        let unknown = || PlaceError::Unknown(fragment.to_owned());
        // What follows `analysis/` may contain anything.
        if let Some(text) = path.strip_prefix("analysis/") {
            return match decoded(text)? {
                text if text.is_empty() => Err(unknown()),
                text => Ok(Place::Analysis(Some(text))),
            };
        }
        let segments: Vec<String> = path.split('/').map(decoded).collect::<Result<_, _>>()?;
        let segments: Vec<&str> = segments.iter().map(String::as_str).collect();
        Ok(match segments.as_slice() {
            [""] => Place::Home,
            ["play"] => Place::Play(Play::Choose),
            ["play", "invite"] => Place::Play(Play::Invite),
            ["play", "computer", setup] => Place::Play(Play::Computer(read_setup(setup)?)),
            ["play", "pass", setup] => Place::Play(Play::Pass(read_setup(setup)?)),
            ["play", "from", player, position] => Place::Play(Play::From {
                player: read_player(player).ok_or_else(unknown)?,
                position: position.parse().map_err(|_| unknown())?,
            }),
            ["play", "game", id] if !id.is_empty() => Place::Play(Play::Game((*id).to_owned())),
            ["online", code] | ["online", code, ""] => {
                Place::Online(GameCode::in_link(code).ok_or_else(unknown)?)
            }
            ["online", code, "seat", key] if !key.is_empty() => {
                Place::Seat(code.parse().map_err(|_| unknown())?, (*key).to_owned())
            }
            ["lobby"] => Place::Lobby,
            ["analysis"] => Place::Analysis(None),
            ["learn"] => Place::Learn(Learn::Ladder),
            ["learn", "rules", game] => {
                Place::Learn(Learn::Rules(named(game).ok_or_else(unknown)?))
            }
            ["learn", "puzzles"] => Place::Learn(Learn::Puzzles),
            ["learn", "puzzles", "daily"] => Place::Learn(Learn::Daily(None)),
            ["learn", "puzzles", "daily", day] if !day.is_empty() => {
                Place::Learn(Learn::Daily(Some((*day).to_owned())))
            }
            ["learn", "puzzles", game, number] => Place::Learn(Learn::Puzzle {
                game: named(game).ok_or_else(unknown)?,
                number: read_number(number).map_err(|_| unknown())?,
            }),
            ["learn", "mistakes"] => Place::Learn(Learn::Mistakes),
            ["learn", "mistakes", number] => {
                Place::Learn(Learn::Mistake(read_number(number).map_err(|_| unknown())?))
            }
            ["learn", "again"] => Place::Learn(Learn::Again),
            ["learn", "again", "now"] => Place::Learn(Learn::AgainNow),
            ["learn", "motifs"] => Place::Learn(Learn::Motifs(None)),
            ["learn", "motifs", name] => {
                Place::Learn(Learn::Motifs(Some(name.parse().map_err(|_| unknown())?)))
            }
            ["learn", "who-wins"] => Place::Learn(Learn::WhoWins),
            ["learn", "ahead"] => Place::Learn(Learn::Ahead),
            ["learn", "ahead", game, grade, seed] => Place::Learn(Learn::Round {
                game: named(game).ok_or_else(unknown)?,
                grade: Grade::named(grade).ok_or_else(unknown)?,
                seed: read_number(seed).map_err(|_| unknown())?,
            }),
            ["learn", game, number] => Place::Learn(Learn::Lesson {
                game: named(game).ok_or_else(unknown)?,
                number: read_number(number)?,
            }),
            ["account"] => Place::People(People::Account),
            ["people", name] => Place::People(People::Player(name.parse().map_err(|_| unknown())?)),
            ["people", game, speed] => Place::People(People::Leaders(
                RatedGame::from_name(game).ok_or_else(unknown)?,
                Speed::from_name(speed).ok_or_else(unknown)?,
            )),
            ["settings"] => Place::Settings,
            ["about"] => Place::About,
            _ => return Err(unknown()),
        })
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Home => f.write_str("#/"),
            Place::Play(Play::Choose) => f.write_str("#/play"),
            Place::Play(Play::Invite) => f.write_str("#/play/invite"),
            Place::Play(Play::Computer(setup)) => {
                write!(f, "#/play/computer/{}", setup_segment(*setup))
            }
            Place::Play(Play::Pass(setup)) => write!(f, "#/play/pass/{}", setup_segment(*setup)),
            Place::Play(Play::From { player, position }) => {
                let (player, position) = (player_name(*player), position.to_string());
                write!(f, "#/play/from/{player}/{}", Encoded(&position))
            }
            Place::Play(Play::Game(id)) => write!(f, "#/play/game/{}", Encoded(id)),
            Place::Online(code) => write!(f, "#/online/{code}"),
            Place::Seat(code, key) => write!(f, "#/online/{code}/seat/{}", Encoded(key)),
            Place::Lobby => f.write_str("#/lobby"),
            Place::Analysis(None) => f.write_str("#/analysis"),
            Place::Analysis(Some(text)) => write!(f, "#/analysis/{}", Encoded(text)),
            Place::Learn(Learn::Ladder) => f.write_str("#/learn"),
            Place::Learn(Learn::Lesson { game, number }) => write!(f, "#/learn/{game}/{number}"),
            Place::Learn(Learn::Rules(game)) => write!(f, "#/learn/rules/{game}"),
            Place::Learn(Learn::Puzzles) => f.write_str("#/learn/puzzles"),
            Place::Learn(Learn::Daily(None)) => f.write_str("#/learn/puzzles/daily"),
            Place::Learn(Learn::Daily(Some(day))) => {
                write!(f, "#/learn/puzzles/daily/{}", Encoded(day))
            }
            Place::Learn(Learn::Puzzle { game, number }) => {
                write!(f, "#/learn/puzzles/{game}/{number}")
            }
            Place::Learn(Learn::Mistakes) => f.write_str("#/learn/mistakes"),
            Place::Learn(Learn::Mistake(number)) => write!(f, "#/learn/mistakes/{number}"),
            Place::Learn(Learn::Again) => f.write_str("#/learn/again"),
            Place::Learn(Learn::AgainNow) => f.write_str("#/learn/again/now"),
            Place::Learn(Learn::Motifs(None)) => f.write_str("#/learn/motifs"),
            Place::Learn(Learn::Motifs(Some(motif))) => write!(f, "#/learn/motifs/{motif}"),
            Place::Learn(Learn::WhoWins) => f.write_str("#/learn/who-wins"),
            Place::Learn(Learn::Ahead) => f.write_str("#/learn/ahead"),
            Place::Learn(Learn::Round { game, grade, seed }) => {
                write!(f, "#/learn/ahead/{game}/{}/{seed}", grade.name())
            }
            Place::People(People::Account) => f.write_str("#/account"),
            Place::People(People::Player(name)) => write!(f, "#/people/{name}"),
            Place::People(People::Leaders(game, speed)) => {
                write!(f, "#/people/{}/{}", game.name(), speed.name())
            }
            Place::Settings => f.write_str("#/settings"),
            Place::About => f.write_str("#/about"),
        }
    }
}

impl Place {
    /// Its entry in the navigation, if it has one.
    pub fn section(&self) -> Option<Section> {
        Some(match self {
            Place::Home => Section::Home,
            Place::Play(_) | Place::Online(_) | Place::Seat(..) | Place::Lobby => Section::Play,
            Place::Analysis(_) => Section::Analysis,
            Place::Learn(_) => Section::Learn,
            Place::People(People::Account) | Place::Settings => Section::Settings,
            Place::People(_) => Section::Play,
            Place::About => return None,
        })
    }
}

/// An entry of the navigation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Section {
    /// Home.
    Home,
    /// Everything under `#/play` and `#/online`, and the lobby.
    Play,
    /// Everything under `#/learn`.
    Learn,
    /// Everything under `#/analysis`.
    Analysis,
    /// The settings.
    Settings,
}

impl Section {
    /// All of them, in display order.
    pub const ALL: [Section; 5] = [
        Section::Home,
        Section::Play,
        Section::Learn,
        Section::Analysis,
        Section::Settings,
    ];

    /// The place its entry leads to.
    pub const fn place(self) -> Place {
        match self {
            Section::Home => Place::Home,
            Section::Play => Place::Play(Play::Choose),
            Section::Learn => Place::Learn(Learn::Ladder),
            Section::Analysis => Place::Analysis(None),
            Section::Settings => Place::Settings,
        }
    }
}

fn read_setup(text: &str) -> Result<Setup, PlaceError> {
    text.parse().map_err(|error| PlaceError::Setup {
        text: text.to_owned(),
        error,
    })
}

fn read_player(name: &str) -> Option<Player> {
    Player::ALL
        .into_iter()
        .find(|player| player_name(*player) == name)
}

fn setup_segment(setup: Setup) -> String {
    match setup.name() {
        Some(name) => name.to_owned(),
        None => Encoded(&setup.to_string()).to_string(),
    }
}

fn named(game: &str) -> Option<&'static str> {
    let (name, _) = Setup::NAMED.into_iter().find(|(name, _)| *name == game)?;
    Some(name)
}

fn read_number(text: &str) -> Result<u16, PlaceError> {
    match text.parse() {
        // `+3` and `03` parse as well, but are not canonical.
        Ok(number) if number > 0 && u16::to_string(&number) == text => Ok(number),
        _ => Err(PlaceError::Number(text.to_owned())),
    }
}

/// Text as one segment of a fragment.
struct Encoded<'a>(&'a str);

impl fmt::Display for Encoded<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for byte in self.0.bytes() {
            match byte {
                b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' => write!(f, "{}", byte as char)?,
                // Characters of the notation that browsers leave alone in a fragment.
                b'-' | b'_' | b'.' | b'~' | b':' | b'@' | b'*' | b',' | b'=' | b'+' | b'!' => {
                    write!(f, "{}", byte as char)?;
                }
                _ => write!(f, "%{byte:02X}")?,
            }
        }
        Ok(())
    }
}

fn decoded(segment: &str) -> Result<String, PlaceError> {
    let fault = || PlaceError::Encoding(segment.to_owned());
    let mut bytes = Vec::with_capacity(segment.len());
    let mut rest = segment.bytes();
    while let Some(byte) = rest.next() {
        if byte != b'%' {
            bytes.push(byte);
            continue;
        }
        let mut digit = || {
            let digit = rest.next().map(char::from)?.to_digit(16)?;
            u8::try_from(digit).ok()
        };
        match (digit(), digit()) {
            (Some(high), Some(low)) => bytes.push(high << 4 | low),
            _ => return Err(fault()),
        }
    }
    String::from_utf8(bytes).map_err(|_| fault())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lesson_has_the_name_of_its_game_and_its_number() {
        let (game, number) = ("tix", 3);
        let lesson = Place::Learn(Learn::Lesson { game, number });
        assert_eq!("#/learn/tix/3".parse(), Ok(lesson.clone()));
        assert_eq!(lesson.to_string(), "#/learn/tix/3");
    }

    #[test]
    fn every_place_is_read_back_from_what_it_prints() {
        let custom: Setup = "6u:X4T6/T10".parse().unwrap();
        for place in [
            Place::Home,
            Place::Play(Play::Choose),
            Place::Play(Play::Invite),
            Place::Online("23456789ab".parse().unwrap()),
            Place::Seat("23456789ab".parse().unwrap(), "5d41.2a76".to_owned()),
            Place::Lobby,
            Place::Play(Play::Computer(Setup::POKA_YOKE)),
            Place::Play(Play::Pass(custom)),
            Place::Play(Play::From {
                player: Player::Black,
                position: "tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -".parse().unwrap(),
            }),
            Place::Play(Play::Game("a game/with 100 % of Ü".to_owned())),
            Place::Analysis(None),
            Place::Analysis(Some("6u:T10/T10 6/6".to_owned())),
            Place::Learn(Learn::Ladder),
            Place::Learn(Learn::Lesson {
                game: "regatta",
                number: 12,
            }),
            Place::Learn(Learn::Rules("tixel")),
            Place::Learn(Learn::Motifs(None)),
            Place::Learn(Learn::Motifs(Some(Motif::HemIn))),
            Place::Learn(Learn::WhoWins),
            Place::Learn(Learn::Ahead),
            Place::Learn(Learn::Mistakes),
            Place::Learn(Learn::Mistake(7)),
            Place::Learn(Learn::Again),
            Place::Learn(Learn::AgainNow),
            Place::Learn(Learn::Puzzles),
            Place::Learn(Learn::Daily(None)),
            Place::Learn(Learn::Daily(Some("2026-11-17".to_owned()))),
            Place::Learn(Learn::Puzzle {
                game: "regatta",
                number: 312,
            }),
            Place::Learn(Learn::Round {
                game: "poka-yoke",
                grade: Grade::Brutal,
                seed: u16::MAX,
            }),
            Place::People(People::Account),
            Place::People(People::Player("Anna_2".parse().unwrap())),
            Place::People(People::Leaders(RatedGame::PokaYoke, Speed::Rapid)),
            Place::Settings,
            Place::About,
        ] {
            let fragment = place.to_string();
            assert_eq!(fragment.parse(), Ok(place), "{fragment}");
        }
    }

    #[test]
    fn a_named_game_is_written_by_its_name() {
        let place = Place::Play(Play::Computer("6u:T10/T10".parse().unwrap()));
        assert_eq!(place.to_string(), "#/play/computer/tixel");
    }

    #[test]
    fn an_address_without_a_fragment_is_home() {
        assert_eq!("".parse(), Ok(Place::Home));
        assert_eq!("#".parse(), Ok(Place::Home));
        assert_eq!("#/".parse(), Ok(Place::Home));
    }

    #[test]
    fn fragments_that_name_no_place_are_refused() {
        for (fragment, sentence) in [
            ("#home", "`#home` is not a place: places begin with `#/`"),
            ("#/hoem", "there is no place `#/hoem`"),
            ("#/play/", "there is no place `#/play/`"),
            ("#/play/game/", "there is no place `#/play/game/`"),
            ("#/learn/chess/1", "there is no place `#/learn/chess/1`"),
            (
                "#/learn/ahead/tix/easy/007",
                "there is no place `#/learn/ahead/tix/easy/007`",
            ),
            ("#/learn/tix/0", "`0` is not the number of a lesson"),
            ("#/learn/tix/+3", "`+3` is not the number of a lesson"),
            ("#/learn/tix/03", "`03` is not the number of a lesson"),
            ("#/settings/%4", "`%4` is not valid percent-encoding"),
            ("#/play/game/%FF", "`%FF` is not valid percent-encoding"),
            ("#/online/chess", "there is no place `#/online/chess`"),
            (
                "#/online/23456789ab/seat/",
                "there is no place `#/online/23456789ab/seat/`",
            ),
            ("#/analysis/", "there is no place `#/analysis/`"),
            (
                "#/play/from/white/6",
                "there is no place `#/play/from/white/6`",
            ),
        ] {
            let error = fragment.parse::<Place>().unwrap_err();
            assert_eq!(error.to_string(), sentence);
        }
        let error = "#/play/pass/9x".parse::<Place>().unwrap_err();
        assert!(error.to_string().starts_with("`9x` is not a game: "));
    }

    #[test]
    fn every_entry_of_the_navigation_leads_to_its_section() {
        for section in Section::ALL {
            assert_eq!(section.place().section(), Some(section));
        }
    }
}
