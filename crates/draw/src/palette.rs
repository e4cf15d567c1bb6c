//! Palettes: every colour of a picture, declared once.

use std::fmt;

use rules::Player;

/// A colour; it prints as `#rrggbb`.
///
/// ```
/// use draw::Colour;
///
/// assert_eq!(Colour::new(0xC9C2B5).to_string(), "#c9c2b5");
/// assert!(Colour::new(0xFFFFFF).luminance() > 0.99);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Colour(u32);

impl Colour {
    /// The colour written `0xRRGGBB`.
    pub const fn new(rgb: u32) -> Colour {
        Colour(rgb & 0xFF_FFFF)
    }

    /// Red, green and blue.
    pub const fn channels(self) -> [u8; 3] {
        let [_, red, green, blue] = self.0.to_be_bytes();
        [red, green, blue]
    }

    /// How light the colour looks, from 0 for black to 1 for white: the relative luminance by
    /// which contrast is measured.
    pub fn luminance(self) -> f64 {
        let [red, green, blue] = self.channels().map(|channel| {
            let share = f64::from(channel) / 255.0;
            if share <= 0.04045 {
                share / 12.92
            } else {
                ((share + 0.055) / 1.055).powf(2.4)
            }
        });
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    /// The contrast with another colour, from 1 (none) to 21 (black on white).
    pub fn contrast(self, other: Colour) -> f64 {
        let (a, b) = (self.luminance() + 0.05, other.luminance() + 0.05);
        (a / b).max(b / a)
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{:06x}", self.0)
    }
}

/// The surface of a piece, so that the players' pieces differ even without colour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Finish {
    /// A second line inside the outline.
    Bevelled,
    /// Fine parallel lines, at right angles to the direction of the hollow.
    Brushed,
}

/// What a player's pieces are made of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Material {
    /// The middle of the face.
    pub face: Colour,
    /// The face towards its edges.
    pub rim: Colour,
    /// The fine outline.
    pub outline: Colour,
    /// The side of the piece, seen below its face.
    pub side: Colour,
    /// The lines of the finish.
    pub line: Colour,
    /// The engraved mark at the hollow.
    pub mark: Colour,
    /// The edge of the engraving.
    pub groove: Colour,
    /// The surface of the face.
    pub finish: Finish,
}

/// All colours of a picture.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Palette {
    /// The name, in letters and digits; it must be unique, since it prefixes the ids in the
    /// picture.
    pub name: &'static str,
    /// What is under the board.
    pub table: Colour,
    /// The board.
    pub board: Colour,
    /// The hairlines between spaces.
    pub hairline: Colour,
    /// The rim of a bounded board, and the side of any board.
    pub rim: Colour,
    /// Coordinates and numbers.
    pub ink: Colour,
    /// White's pieces: ice.
    pub ice: Material,
    /// Black's pieces: graphite.
    pub graphite: Material,
    /// Highlights: the last action, plans, the player to move.
    pub accent: Colour,
    /// Warnings: threats, refusals.
    pub warning: Colour,
    /// Shadows.
    pub shadow: Colour,
    /// The darkness of shadows in per cent; 0 for none.
    pub shade: u8,
}

impl Palette {
    /// Light colours: the default.
    pub const LIGHT: Palette = Palette {
        name: "light",
        table: Colour::new(0xF3F0EA),
        board: Colour::new(0xC8C1B5),
        hairline: Colour::new(0xAFA799),
        rim: Colour::new(0xA1998A),
        ink: Colour::new(0x6B655B),
        ice: Material {
            face: Colour::new(0xFAFDFE),
            rim: Colour::new(0xDDEAF0),
            outline: Colour::new(0x4C5E69),
            side: Colour::new(0x8FA5B1),
            line: Colour::new(0xA9C0CC),
            mark: Colour::new(0x3F5866),
            groove: Colour::new(0xFFFFFF),
            finish: Finish::Bevelled,
        },
        graphite: Material {
            face: Colour::new(0x43464B),
            rim: Colour::new(0x303236),
            outline: Colour::new(0xA9AFB6),
            side: Colour::new(0x17181A),
            line: Colour::new(0x55595F),
            mark: Colour::new(0xDDE1E5),
            groove: Colour::new(0x1C1D20),
            finish: Finish::Brushed,
        },
        accent: Colour::new(0x0B6E75),
        warning: Colour::new(0xBF3B1F),
        shadow: Colour::new(0x1F1A12),
        shade: 42,
    };

    /// Dark colours.
    pub const DARK: Palette = Palette {
        name: "dark",
        table: Colour::new(0x1A1918),
        board: Colour::new(0x6B665E),
        hairline: Colour::new(0x59544D),
        rim: Colour::new(0x47433D),
        ink: Colour::new(0xA9A398),
        ice: Material {
            face: Colour::new(0xEEF5F8),
            rim: Colour::new(0xCBDDE6),
            outline: Colour::new(0x40525C),
            side: Colour::new(0x7F96A3),
            line: Colour::new(0x97B1BE),
            mark: Colour::new(0x324955),
            groove: Colour::new(0xFFFFFF),
            finish: Finish::Bevelled,
        },
        graphite: Material {
            face: Colour::new(0x2F3135),
            rim: Colour::new(0x191B1E),
            outline: Colour::new(0x9BA2AA),
            side: Colour::new(0x0B0C0D),
            line: Colour::new(0x404348),
            mark: Colour::new(0xD3D8DD),
            groove: Colour::new(0x0E0F10),
            finish: Finish::Brushed,
        },
        accent: Colour::new(0x5CD6D0),
        warning: Colour::new(0xFF8A5C),
        shadow: Colour::new(0x000000),
        shade: 60,
    };

    /// Black ink on white paper, for printing and for the highest contrast.
    pub const PRINT: Palette = Palette {
        name: "print",
        table: Colour::new(0xFFFFFF),
        board: Colour::new(0xFFFFFF),
        hairline: Colour::new(0x8C8C8C),
        rim: Colour::new(0x000000),
        ink: Colour::new(0x000000),
        ice: Material {
            face: Colour::new(0xFFFFFF),
            rim: Colour::new(0xFFFFFF),
            outline: Colour::new(0x000000),
            side: Colour::new(0xFFFFFF),
            line: Colour::new(0x000000),
            mark: Colour::new(0x000000),
            groove: Colour::new(0xFFFFFF),
            finish: Finish::Bevelled,
        },
        graphite: Material {
            face: Colour::new(0x000000),
            rim: Colour::new(0x000000),
            outline: Colour::new(0xFFFFFF),
            side: Colour::new(0x000000),
            line: Colour::new(0x000000),
            mark: Colour::new(0xFFFFFF),
            groove: Colour::new(0x000000),
            finish: Finish::Brushed,
        },
        accent: Colour::new(0x000000),
        warning: Colour::new(0x000000),
        shadow: Colour::new(0x000000),
        shade: 0,
    };

    /// The highest contrast on a light page: white and black pieces, each plain on a grey board.
    pub const DAY: Palette = Palette {
        name: "day",
        board: Colour::new(0x959595),
        hairline: Colour::new(0x484848),
        accent: Colour::new(0x00454B),
        warning: Colour::new(0x8A1C00),
        ..Palette::PRINT
    };

    /// The highest contrast on a dark page.
    pub const NIGHT: Palette = Palette {
        name: "night",
        table: Colour::new(0x000000),
        board: Colour::new(0x595959),
        hairline: Colour::new(0x000000),
        rim: Colour::new(0xFFFFFF),
        ink: Colour::new(0xFFFFFF),
        graphite: Material {
            line: Colour::new(0x3A3A3A),
            ..Palette::PRINT.graphite
        },
        accent: Colour::new(0x7FF3EE),
        warning: Colour::new(0xFFB08A),
        ..Palette::PRINT
    };

    /// Maple and walnut on oak, light.
    pub const WOOD: Palette = Palette {
        name: "wood",
        board: Colour::new(0xD3B98F),
        hairline: Colour::new(0xB69A6E),
        rim: Colour::new(0x9A7A4E),
        ice: Material {
            face: Colour::new(0xFFF8E8),
            rim: Colour::new(0xF6E4C2),
            outline: Colour::new(0x6B4A26),
            side: Colour::new(0xB08D5C),
            line: Colour::new(0xD2AE77),
            mark: Colour::new(0x6A4420),
            groove: Colour::new(0xFFFDF6),
            finish: Finish::Bevelled,
        },
        graphite: Material {
            face: Colour::new(0x5A3A26),
            rim: Colour::new(0x402717),
            outline: Colour::new(0xD0B496),
            side: Colour::new(0x22130A),
            line: Colour::new(0x6E4A32),
            mark: Colour::new(0xF3DFC6),
            groove: Colour::new(0x2A180D),
            finish: Finish::Brushed,
        },
        ..Palette::LIGHT
    };

    /// Maple and walnut on oak, dark.
    pub const WOOD_DARK: Palette = Palette {
        name: "wooddark",
        board: Colour::new(0x7A6242),
        hairline: Colour::new(0x634E33),
        rim: Colour::new(0x4E3C26),
        ice: Material {
            face: Colour::new(0xF8ECD4),
            rim: Colour::new(0xEAD3AA),
            outline: Colour::new(0x573A1C),
            side: Colour::new(0xA07F52),
            line: Colour::new(0xC6A26C),
            ..Palette::WOOD.ice
        },
        graphite: Material {
            face: Colour::new(0x3E2718),
            rim: Colour::new(0x27170D),
            outline: Colour::new(0xC4A88A),
            side: Colour::new(0x120A05),
            line: Colour::new(0x513524),
            groove: Colour::new(0x1A0F07),
            ..Palette::WOOD.graphite
        },
        ..Palette::DARK
    };

    /// Porcelain and cobalt on celadon, light.
    pub const PORCELAIN: Palette = Palette {
        name: "porcelain",
        board: Colour::new(0xB5C7BF),
        hairline: Colour::new(0x99AEA5),
        rim: Colour::new(0x7F968D),
        ice: Material {
            face: Colour::new(0xFFFFFF),
            rim: Colour::new(0xEEF0F4),
            outline: Colour::new(0x2F4A86),
            side: Colour::new(0x97A5BF),
            line: Colour::new(0x8FA6D6),
            mark: Colour::new(0x264384),
            groove: Colour::new(0xFFFFFF),
            finish: Finish::Bevelled,
        },
        graphite: Material {
            face: Colour::new(0x24448A),
            rim: Colour::new(0x193165),
            outline: Colour::new(0xB4C4E6),
            side: Colour::new(0x0C1A38),
            line: Colour::new(0x35579F),
            mark: Colour::new(0xE6ECF8),
            groove: Colour::new(0x122450),
            finish: Finish::Brushed,
        },
        ..Palette::LIGHT
    };

    /// Porcelain and cobalt on celadon, dark.
    pub const PORCELAIN_DARK: Palette = Palette {
        name: "porcelaindark",
        board: Colour::new(0x5C6F67),
        hairline: Colour::new(0x4A5B54),
        rim: Colour::new(0x3A4842),
        ice: Material {
            face: Colour::new(0xF4F5F8),
            rim: Colour::new(0xDDE1EA),
            outline: Colour::new(0x26407A),
            side: Colour::new(0x8391AD),
            ..Palette::PORCELAIN.ice
        },
        graphite: Material {
            face: Colour::new(0x1B3266),
            rim: Colour::new(0x0F1F46),
            outline: Colour::new(0xA3B5DC),
            side: Colour::new(0x060D1E),
            line: Colour::new(0x294480),
            groove: Colour::new(0x0B1838),
            ..Palette::PORCELAIN.graphite
        },
        ..Palette::DARK
    };

    /// All of them.
    pub const ALL: [Palette; 9] = [
        Palette::LIGHT,
        Palette::DARK,
        Palette::WOOD,
        Palette::WOOD_DARK,
        Palette::PORCELAIN,
        Palette::PORCELAIN_DARK,
        Palette::PRINT,
        Palette::DAY,
        Palette::NIGHT,
    ];

    /// What a player's pieces are made of.
    pub const fn material(&self, player: Player) -> &Material {
        match player {
            Player::White => &self.ice,
            Player::Black => &self.graphite,
        }
    }

    /// Every colour with its name, for style sheets.
    ///
    /// ```
    /// use draw::Palette;
    ///
    /// let (name, colour) = Palette::LIGHT.colours()[0];
    /// assert_eq!(format!("--{name}: {colour}"), "--table: #f3f0ea");
    /// ```
    pub const fn colours(&self) -> [(&'static str, Colour); 22] {
        [
            ("table", self.table),
            ("board", self.board),
            ("hairline", self.hairline),
            ("rim", self.rim),
            ("ink", self.ink),
            ("ice-face", self.ice.face),
            ("ice-rim", self.ice.rim),
            ("ice-outline", self.ice.outline),
            ("ice-side", self.ice.side),
            ("ice-line", self.ice.line),
            ("ice-mark", self.ice.mark),
            ("ice-groove", self.ice.groove),
            ("graphite-face", self.graphite.face),
            ("graphite-rim", self.graphite.rim),
            ("graphite-outline", self.graphite.outline),
            ("graphite-side", self.graphite.side),
            ("graphite-line", self.graphite.line),
            ("graphite-mark", self.graphite.mark),
            ("graphite-groove", self.graphite.groove),
            ("accent", self.accent),
            ("warning", self.warning),
            ("shadow", self.shadow),
        ]
    }
}

impl Default for Palette {
    fn default() -> Palette {
        Palette::LIGHT
    }
}
