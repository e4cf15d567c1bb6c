//! What one chooses before a game, remembered for the next one.

use api::worker::LEVELS;
use rules::{Edge, Kind, MAX_SIZE, Player, Pool, Setup, SetupFault};
use serde::{Deserialize, Serialize};

use super::clock::Control;
use super::seats::{Opponent, Seats, full};

/// Everything that can be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Options {
    /// Which game.
    pub game: Game,
    /// Its board and pieces; those of the game, unless it is an own mix.
    pub mix: Mix,
    /// Against whom.
    pub against: Against,
    /// The level of the strength dial.
    pub level: u8,
    /// Which colour one plays against the computer.
    pub colour: Colour,
    /// The clock.
    pub control: Option<Control>,
    /// Whether turns may be taken back.
    pub takebacks: bool,
    /// Whether a position that comes up for the third time may be called a draw.
    pub repetition: bool,
    /// Whether the board turns to whoever is to move, for two people.
    pub turn_board: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            game: Game::Tixel,
            mix: Game::Tixel.mix(),
            against: Against::Computer,
            level: 3,
            colour: Colour::White,
            control: None,
            takebacks: true,
            repetition: true,
            turn_board: false,
        }
    }
}

/// Which game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Game {
    /// Tix.
    Tix,
    /// Tixel.
    Tixel,
    /// Regatta.
    Regatta,
    /// Tixel with Poka Yoke.
    PokaYoke,
    /// Everything as one likes it.
    Own,
}

impl Game {
    /// All of them, in the order one learns them.
    pub const ALL: [Game; 5] = [
        Game::Tix,
        Game::Tixel,
        Game::Regatta,
        Game::PokaYoke,
        Game::Own,
    ];

    /// Board and pieces of the game; an own mix begins as Tixel on a larger board.
    pub const fn mix(self) -> Mix {
        let (size, bounded, kind, count, promotions) = match self {
            Game::Tix => (6, false, Main::Tix, 8, 0),
            Game::Tixel => (6, false, Main::Tixel, 10, 0),
            Game::Regatta => (8, true, Main::Regatta, 21, 0),
            Game::PokaYoke => (6, false, Main::Tixel, 10, 2),
            Game::Own => (7, false, Main::Tixel, 14, 0),
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
    /// What most pieces are.
    pub kind: Main,
    /// How many pieces each player has.
    pub count: u8,
    /// How many of White's and Black's are Tix pieces instead.
    pub tix: [u8; 2],
    /// How many Tixel pieces of each player can be promoted.
    pub promotions: u8,
}

/// What most pieces of a mix are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Main {
    /// Tix pieces.
    Tix,
    /// Tixel pieces.
    Tixel,
    /// Regatta pieces.
    Regatta,
}

impl Main {
    /// All of them.
    pub const ALL: [Main; 3] = [Main::Tix, Main::Tixel, Main::Regatta];

    /// The same in the words of the rules.
    pub const fn kind(self) -> Kind {
        match self {
            Main::Tix => Kind::Tix,
            Main::Tixel => Kind::Tixel,
            Main::Regatta => Kind::Regatta,
        }
    }
}

impl Mix {
    /// The smallest board.
    pub const SMALLEST: u8 = 3;
    /// The most pieces one can choose; more would not find room on the largest board.
    pub const MOST: u8 = 60;
    /// The most Tix pieces a player can swap: those of two boxes.
    pub const MOST_TIX: u8 = 8;

    /// The game as the rules know it.
    ///
    /// # Errors
    /// If a number is out of bounds, which the form does not let happen.
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
                Main::Tix => Pool::new(self.count, 0, 0),
                Main::Tixel => Pool::new(tix, rest, 0),
                Main::Regatta => Pool::new(tix, 0, rest),
            }
        };
        let setup = Setup::new(self.size, edge, pool(Player::White), pool(Player::Black))?;
        Ok(setup.with_promotions(if self.kind == Main::Tixel {
            self.promotions
        } else {
            0
        }))
    }

    /// How many pieces suit a board: what the known games have, and in between.
    pub const fn suggested_count(size: u8, kind: Main) -> u8 {
        // Of a hundred spaces: 22 of Tix, 28 of Tixel and 33 of Regatta, for each player.
        let share = match kind {
            Main::Tix => 22,
            Main::Tixel => 28,
            Main::Regatta => 33,
        };
        let spaces = size as u16 * size as u16;
        ((spaces * share + 50) / 100) as u8
    }

    /// Whether a board of this size is usually bounded.
    pub const fn suggested_edge(size: u8) -> bool {
        size >= 8
    }

    /// Within bounds, whatever was read.
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

/// A handicap the form suggests: one player, the stronger, swaps pieces for Tix pieces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Handicap {
    /// Who swaps.
    pub player: Player,
    /// How many.
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

/// Against whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Against {
    /// The computer.
    Computer,
    /// Somebody at the same screen.
    Person,
}

/// Which colour one plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    /// White, who begins.
    White,
    /// Black.
    Black,
    /// Whichever it happens to be.
    Either,
}

impl Options {
    /// As kept; what cannot be read is as by default.
    pub fn read(text: &str) -> Options {
        let options: Options = serde_json::from_str(text).unwrap_or_default();
        let mix = match options.game {
            Game::Own | Game::Tixel | Game::PokaYoke => options.mix.sound(),
            Game::Tix | Game::Regatta => options.game.mix(),
        };
        Options {
            mix,
            level: options.level.clamp(1, LEVELS),
            ..options
        }
    }

    /// To be kept.
    pub fn write(&self) -> String {
        // Plain data always becomes text.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Chooses another game, with its own board and pieces.
    pub fn choose(&mut self, game: Game) {
        // An own mix begins with what was there.
        if game != Game::Own {
            self.mix = game.mix();
        }
        self.game = game;
    }

    /// Chooses another size for an own mix, and what suits it.
    pub fn resize(&mut self, size: u8) {
        self.mix.size = size;
        self.mix.bounded = Mix::suggested_edge(size);
        self.mix.count = Mix::suggested_count(size, self.mix.kind).max(1);
        self.mix = self.mix.sound();
    }

    /// Chooses other pieces for an own mix, and how many of them suit the board.
    pub fn choose_kind(&mut self, kind: Main) {
        self.mix.kind = kind;
        self.resize(self.mix.size);
    }

    /// Chooses how many pieces there are.
    pub fn recount(&mut self, count: u8) {
        self.mix.count = count;
        self.mix = self.mix.sound();
    }

    /// Whether pieces can be swapped for Tix pieces.
    pub fn may_swap(&self) -> bool {
        self.mix.kind != Main::Tix && !matches!(self.game, Game::Tix | Game::Regatta)
    }

    /// Whether promotions can be chosen.
    pub fn may_promote(&self) -> bool {
        self.mix.kind == Main::Tixel && matches!(self.game, Game::PokaYoke | Game::Own)
    }

    /// The seats of a new game; `coin` decides where chance does, and `seed` makes the computer
    /// err differently.
    pub fn seats(&self, against: Against, coin: bool, seed: u64) -> Seats {
        let white = match self.colour {
            Colour::White => false,
            Colour::Black => true,
            Colour::Either => coin,
        };
        let opponent = match against {
            Against::Person => Opponent::Person,
            Against::Computer => Opponent::Computer {
                level: self.level,
                white,
                seed,
            },
        };
        Seats {
            opponent,
            control: self.control,
            left: full(self.control),
            takebacks: self.takebacks,
            repetition: self.repetition,
            turn_board: self.turn_board && against == Against::Person,
        }
    }
}

#[cfg(test)]
#[path = "options_tests.rs"]
mod tests;
