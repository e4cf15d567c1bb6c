//! The options of a new game, remembered for the next one.

use api::worker::LEVELS;
use rules::{Edge, Kind, MAX_SIZE, Player, Pool, Setup, SetupFault};
use serde::{Deserialize, Serialize};

use crate::place::OpponentKind;
use crate::places::play::game::clock::TimeControl;
use crate::places::play::game::{Opponent, Terms, clean_name, full_clocks};

/// All options.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Options {
    /// The game.
    pub game: GameChoice,
    /// Its board and pieces; those of the game, unless it is a custom mix.
    pub mix: Mix,
    /// The opponent.
    #[serde(rename = "against")]
    pub opponent: OpponentKind,
    /// The level of the strength dial.
    pub level: u8,
    /// The player's colour against the computer.
    pub colour: Colour,
    /// The clock.
    pub control: Option<TimeControl>,
    /// Whether turns may be taken back.
    pub takebacks: bool,
    /// Whether a draw may be claimed when a position comes up for the third time.
    pub repetition: bool,
    /// With two people at one screen, whether the board turns to the player to move.
    pub turn_board: bool,
    /// White's and Black's names in pass and play; empty for their colours.
    pub names: [String; 2],
}

impl Default for Options {
    fn default() -> Options {
        Options {
            game: GameChoice::Tixel,
            mix: GameChoice::Tixel.mix(),
            opponent: OpponentKind::Computer,
            level: 3,
            colour: Colour::White,
            control: None,
            takebacks: true,
            repetition: true,
            turn_board: false,
            names: Default::default(),
        }
    }
}

/// The games on offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GameChoice {
    /// Tix.
    Tix,
    /// Tixel.
    Tixel,
    /// Regatta.
    Regatta,
    /// Tixel with Poka Yoke.
    PokaYoke,
    /// A custom mix of board and pieces.
    #[serde(rename = "own")]
    Custom,
}

impl GameChoice {
    /// All of them, in learning order.
    pub const ALL: [GameChoice; 5] = [
        GameChoice::Tix,
        GameChoice::Tixel,
        GameChoice::Regatta,
        GameChoice::PokaYoke,
        GameChoice::Custom,
    ];

    /// Board and pieces of the game; a custom mix starts as Tixel on a larger board.
    pub const fn mix(self) -> Mix {
        let (size, bounded, kind, count, promotions) = match self {
            GameChoice::Tix => (6, false, MainKind::Tix, 8, 0),
            GameChoice::Tixel => (6, false, MainKind::Tixel, 10, 0),
            GameChoice::Regatta => (8, true, MainKind::Regatta, 21, 0),
            GameChoice::PokaYoke => (6, false, MainKind::Tixel, 10, 2),
            GameChoice::Custom => (7, false, MainKind::Tixel, 14, 0),
        };
        Mix {
            size,
            bounded,
            kind,
            count,
            tix: [0; 2],
            promotions,
        }
    }
}

/// Board and pieces.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Mix {
    /// Files and ranks.
    pub size: u8,
    /// Whether there is a rim.
    pub bounded: bool,
    /// The kind of most pieces.
    pub kind: MainKind,
    /// How many pieces each player has.
    pub count: u8,
    /// How many of White's and Black's pieces are Tix pieces instead.
    pub tix: [u8; 2],
    /// How many Tixel pieces of each player can be promoted.
    pub promotions: u8,
}

/// The kind of most pieces of a mix.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MainKind {
    /// Tix pieces.
    Tix,
    /// Tixel pieces.
    Tixel,
    /// Regatta pieces.
    Regatta,
}

impl MainKind {
    /// All of them.
    pub const ALL: [MainKind; 3] = [MainKind::Tix, MainKind::Tixel, MainKind::Regatta];

    /// The kind as the rules know it.
    pub const fn kind(self) -> Kind {
        match self {
            MainKind::Tix => Kind::Tix,
            MainKind::Tixel => Kind::Tixel,
            MainKind::Regatta => Kind::Regatta,
        }
    }
}

impl Mix {
    /// The smallest board.
    pub const SMALLEST: u8 = 3;
    /// The largest number of pieces on offer; more would not fit on the largest board.
    pub const MOST: u8 = 60;
    /// The most Tix pieces a player can swap in: those of two boxes.
    pub const MOST_TIX: u8 = 8;

    /// The setup of the mix.
    ///
    /// # Errors
    /// If a number is out of bounds, which the form prevents.
    pub fn setup(self) -> Result<Setup, SetupFault> {
        let edge = if self.bounded {
            Edge::Bounded
        } else {
            Edge::Unbounded
        };
        let pool = |player: Player| {
            let tix = self.tix[player as usize].min(self.count);
            let rest = self.count - tix;
            match self.kind {
                MainKind::Tix => Pool::new(self.count, 0, 0),
                MainKind::Tixel => Pool::new(tix, rest, 0),
                MainKind::Regatta => Pool::new(tix, 0, rest),
            }
        };
        let setup = Setup::new(self.size, edge, pool(Player::White), pool(Player::Black))?;
        Ok(setup.with_promotions(if self.kind == MainKind::Tixel {
            self.promotions
        } else {
            0
        }))
    }

    /// How many pieces suit a board: those of the known games, interpolated.
    pub const fn suggested_count(size: u8, kind: MainKind) -> u8 {
        // Pieces of each player per hundred spaces.
        let share = match kind {
            MainKind::Tix => 22,
            MainKind::Tixel => 28,
            MainKind::Regatta => 33,
        };
        let spaces = size as u16 * size as u16;
        ((spaces * share + 50) / 100) as u8
    }

    /// Whether a board of this size is usually bounded.
    pub const fn suggested_edge(size: u8) -> bool {
        size >= 8
    }

    /// Clamps every number to its bounds.
    fn sound(self) -> Mix {
        let count = self.count.clamp(1, Mix::MOST);
        let most = count.min(Mix::MOST_TIX);
        Mix {
            size: self.size.clamp(Mix::SMALLEST, MAX_SIZE),
            count,
            tix: self.tix.map(|tix| tix.min(most)),
            promotions: self.promotions.min(count),
            ..self
        }
    }
}

/// A handicap the form suggests: the stronger player swaps pieces for Tix pieces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Handicap {
    /// Who swaps.
    pub player: Player,
    /// How many pieces are swapped.
    pub tix: u8,
}

impl Handicap {
    /// The suggestions: slight, clear and heavy, for either player.
    pub const ALL: [Handicap; 6] = {
        const fn of(player: Player, tix: u8) -> Handicap {
            Handicap { player, tix }
        }
        [
            of(Player::White, 2),
            of(Player::White, 4),
            of(Player::White, 8),
            of(Player::Black, 2),
            of(Player::Black, 4),
            of(Player::Black, 8),
        ]
    };

    /// White's and Black's Tix pieces.
    pub const fn tix(self) -> [u8; 2] {
        match self.player {
            Player::White => [self.tix, 0],
            Player::Black => [0, self.tix],
        }
    }
}

/// The player's colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    /// White, who moves first.
    White,
    /// Black.
    Black,
    /// Chosen at random.
    Either,
}

impl Colour {
    /// The colour of a player.
    pub const fn of(player: Player) -> Colour {
        match player {
            Player::White => Colour::White,
            Player::Black => Colour::Black,
        }
    }
}

impl Options {
    /// Parses stored options; the default if they cannot be read.
    pub fn read(text: &str) -> Options {
        let options: Options = serde_json::from_str(text).unwrap_or_default();
        let mix = match options.game {
            GameChoice::Custom | GameChoice::Tixel | GameChoice::PokaYoke => options.mix.sound(),
            GameChoice::Tix | GameChoice::Regatta => options.game.mix(),
        };
        Options {
            mix,
            level: options.level.clamp(1, LEVELS),
            names: options.names.each_ref().map(|name| clean_name(name)),
            ..options
        }
    }

    /// The text to store.
    pub fn write(&self) -> String {
        // Plain data always serializes.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Chooses another game with its board and pieces.
    pub fn choose(&mut self, game: GameChoice) {
        // A custom mix starts from the current one.
        if game != GameChoice::Custom {
            self.mix = game.mix();
        }
        self.game = game;
    }

    /// Changes the size of a custom mix, and everything else to suit.
    pub fn resize(&mut self, size: u8) {
        self.mix.size = size;
        self.mix.bounded = Mix::suggested_edge(size);
        self.mix.count = Mix::suggested_count(size, self.mix.kind).max(1);
        self.mix = self.mix.sound();
    }

    /// Changes the pieces of a custom mix, and their number to suit the board.
    pub fn choose_kind(&mut self, kind: MainKind) {
        self.mix.kind = kind;
        self.resize(self.mix.size);
    }

    /// Changes the number of pieces.
    pub fn recount(&mut self, count: u8) {
        self.mix.count = count;
        self.mix = self.mix.sound();
    }

    /// Whether pieces can be swapped for Tix pieces.
    pub fn may_swap(&self) -> bool {
        self.mix.kind != MainKind::Tix
            && !matches!(self.game, GameChoice::Tix | GameChoice::Regatta)
    }

    /// Whether promotions can be chosen.
    pub fn may_promote(&self) -> bool {
        self.mix.kind == MainKind::Tixel
            && matches!(self.game, GameChoice::PokaYoke | GameChoice::Custom)
    }

    /// The terms of a new game. `coin` picks the colour if it is random; `seed` varies the
    /// computer's mistakes.
    pub fn terms(&self, against: OpponentKind, coin: bool, seed: u64) -> Terms {
        let white = match self.colour {
            Colour::White => false,
            Colour::Black => true,
            Colour::Either => coin,
        };
        let (opponent, names) = match against {
            OpponentKind::Person | OpponentKind::Friend => (Opponent::Person, self.names.clone()),
            OpponentKind::Computer => {
                let level = self.level;
                (
                    Opponent::Computer { level, white, seed },
                    Default::default(),
                )
            }
        };
        Terms {
            opponent,
            control: self.control,
            left: full_clocks(self.control),
            takebacks: self.takebacks,
            repetition: self.repetition,
            turn_board: self.turn_board && against == OpponentKind::Person,
            names,
        }
    }
}

#[cfg(test)]
#[path = "options_tests.rs"]
mod tests;
