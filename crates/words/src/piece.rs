//! Names of players, pieces, stances, spaces, pools and whole positions.

use rules::{Kind, Piece, Player, Pool, Position, Rounded, Setup, Shape, Space, Stance};

use crate::{Value, Words};

/// The selector for a player in sentences.
pub const fn player_name(player: Player) -> &'static str {
    match player {
        Player::White => "white",
        Player::Black => "black",
    }
}

/// The name of a kind if the game is unknown: Regatta and Poka Yoke pieces share a shape.
pub(crate) const fn kind_key(kind: Kind) -> &'static str {
    match kind {
        Kind::Tix => "piece-tix",
        Kind::Tixel => "piece-tixel",
        Kind::Regatta => "piece-rounded",
    }
}

/// Whether pieces with a rounded corner are Poka Yoke pieces, as they are in games with promotions.
fn has_poka_yoke(setup: Setup) -> bool {
    setup.promotions() > 0
}

impl Words {
    /// `White`.
    pub fn player(&self, player: Player) -> String {
        self.say(match player {
            Player::White => "player-white",
            Player::Black => "player-black",
        })
    }

    /// A sentence with names in place of the colours: `Ada wins: Grace has resigned.` An empty name
    /// leaves the colour. Colours are proper nouns that never change their form, in every language.
    ///
    /// ```
    /// use words::{Language, Words};
    ///
    /// let words = Words::of(Language::English);
    /// let names = ["Jack Black", "Grace"].map(str::to_owned);
    /// assert_eq!(
    ///     words.with_names("White wins: Black has resigned.".to_owned(), &names),
    ///     "Jack Black wins: Grace has resigned."
    /// );
    /// ```
    pub fn with_names(&self, sentence: String, names: &[String; 2]) -> String {
        if names.iter().all(String::is_empty) {
            return sentence;
        }
        let colours = Player::ALL.map(|player| self.player(player));
        let [white, black] = [0, 1].map(|player| match names[player].as_str() {
            "" => colours[player].as_str(),
            name => name,
        });
        // Replace one name at a time, so that a name that contains a colour stays intact.
        let parts = sentence.split(&colours[0]);
        let parts: Vec<String> = parts.map(|part| part.replace(&colours[1], black)).collect();
        parts.join(white)
    }

    /// `north-east`, for the stance `ne`.
    pub fn direction(&self, stance: Stance) -> String {
        self.say(match stance {
            Stance::N => "direction-n",
            Stance::Ne => "direction-ne",
            Stance::E => "direction-e",
            Stance::Se => "direction-se",
            Stance::S => "direction-s",
            Stance::Sw => "direction-sw",
            Stance::W => "direction-w",
            Stance::Nw => "direction-nw",
        })
    }

    /// `Tixel piece`, with the side that is up if a piece has two. The setup decides whether a
    /// piece with a rounded corner is a Regatta or a Poka Yoke piece.
    pub fn shape(&self, setup: Setup, shape: Shape) -> String {
        self.say(match (shape, has_poka_yoke(setup)) {
            (Shape::Tix | Shape::Tixel, _) => kind_key(shape.kind()),
            (Shape::Regatta, false) => "piece-regatta",
            (Shape::Flipped, false) => "piece-flipped",
            (Shape::Regatta, true) => "piece-poka-yoke",
            (Shape::Flipped, true) => "piece-poka-yoke-flipped",
        })
    }

    /// `White Tixel piece`.
    pub fn piece(&self, setup: Setup, piece: Piece) -> String {
        let values = [
            ("player", player_name(piece.player).into()),
            ("piece", self.shape(setup, piece.shape).into()),
        ];
        self.say_with("piece-owned", &values)
    }

    /// `active, hollow facing north-east`.
    pub fn standing(&self, piece: Piece) -> String {
        let key = match (piece.is_active(), piece.shape.has_hollow()) {
            (true, true) => "standing-active",
            (false, true) => "standing-inactive",
            (true, false) => return self.say("standing-active-plain"),
            (false, false) => return self.say("standing-inactive-plain"),
        };
        let direction = self.direction(piece.stance);
        self.say_with(key, &[("direction", direction.into())])
    }

    /// The stance of a piece, including its rounded corner.
    fn standing_in_full(&self, piece: Piece, rounded: Rounded) -> String {
        let standing = self.standing(piece);
        let Some(eighths) = piece.shape.rounded_at(rounded) else {
            return standing;
        };
        let direction = self.direction(piece.stance.turned(eighths));
        let rounded = self.say_with("standing-rounded", &[("direction", direction.into())]);
        self.joined("list-more", standing, rounded)
    }

    /// What a space holds, as a screen reader says it:
    /// `c3, White Tixel piece, active, hollow facing north-east`.
    pub fn space(&self, position: &Position, space: Space) -> String {
        self.space_with(position.setup(), space, position.piece_at(space))
    }

    /// The same for a space of parts that need not form a position.
    pub fn space_with(&self, setup: Setup, space: Space, piece: Option<Piece>) -> String {
        let space = Value::from(space);
        match piece {
            None => self.say_with("space-empty", &[("space", space)]),
            Some(piece) => {
                let standing = self.standing_in_full(piece, setup.rounded());
                let values = [
                    ("space", space),
                    ("piece", self.piece(setup, piece).into()),
                    ("standing", standing.into()),
                ];
                self.say_with("space-holds", &values)
            }
        }
    }

    /// `3 Tixel pieces`.
    pub fn pieces(&self, setup: Setup, kind: Kind, count: impl Into<u32>) -> String {
        if kind == Kind::Regatta && has_poka_yoke(setup) {
            let count = count.into();
            return self.say_with("pool-poka-yoke-pieces", &[("count", count.into())]);
        }
        let kind = kind.to_string();
        let values = [("kind", kind.into()), ("count", count.into().into())];
        self.say_with("pool-pieces", &values)
    }

    /// The pieces of one kind in a player's pool: `White: 3 Tixel pieces`.
    pub fn pooled(
        &self,
        setup: Setup,
        player: Player,
        kind: Kind,
        count: impl Into<u32>,
    ) -> String {
        let values = [
            ("player", player_name(player).into()),
            ("pieces", self.pieces(setup, kind, count).into()),
        ];
        self.say_with("pool-kind", &values)
    }

    /// The same pieces if the game is unknown.
    pub(crate) fn pieces_of_any_game(&self, kind: Kind, count: u32) -> String {
        match kind {
            Kind::Tix | Kind::Tixel => self.pieces(Setup::TIXEL, kind, count),
            Kind::Regatta => self.say_with("pool-rounded-pieces", &[("count", count.into())]),
        }
    }

    /// What a pool holds: `White’s pool: 2 Tix pieces and 8 Tixel pieces.`
    pub fn pool(&self, setup: Setup, player: Player, pool: Pool) -> String {
        let player = Value::from(player_name(player));
        if pool.is_empty() {
            return self.say_with("pool-empty", &[("player", player)]);
        }
        let kinds = Kind::ALL.into_iter().filter(|kind| pool.count(*kind) > 0);
        let pieces = self.all_of(kinds.map(|kind| self.pieces(setup, kind, pool.count(kind))));
        self.say_with(
            "pool-holds",
            &[("player", player), ("pieces", pieces.into())],
        )
    }

    /// How many promotions a player has left.
    pub fn promotions(&self, left: u8) -> String {
        self.say_with("pool-promotions", &[("count", left.into())])
    }

    /// The name of the game, or a description of a custom setup.
    pub fn game(&self, setup: Setup) -> String {
        match setup.name() {
            Some("tix") => self.say("game-tix"),
            Some("tixel") => self.say("game-tixel"),
            Some("poka-yoke") => self.say("game-poka-yoke"),
            Some("regatta") => self.say("game-regatta"),
            _ => self.say_with("game-mixed", &[("size", setup.size().into())]),
        }
    }

    /// `Tixel, White to move`.
    pub fn title(&self, position: &Position) -> String {
        let values = [
            ("player", player_name(position.to_move()).into()),
            ("game", self.game(position.setup()).into()),
        ];
        self.say_with("position-title", &values)
    }

    /// A description of a whole position for screen readers: every piece, both pools, an open
    /// bonus.
    pub fn describe(&self, position: &Position) -> String {
        let mut sentences: Vec<String> = Vec::new();
        for player in Player::ALL {
            sentences.push(self.board_of(position, player));
            sentences.push(self.pool(position.setup(), player, position.pool(player)));
            if position.setup().promotions() > 0 {
                sentences.push(self.promotions(position.promotions(player)));
            }
        }
        if let Some(space) = position.bonus() {
            sentences.push(self.say_with("position-bonus", &[("space", space.into())]));
        }
        self.in_a_row(sentences)
    }

    /// The pieces on the board, for a picture without pools.
    pub fn board(&self, position: &Position) -> String {
        let present = Player::ALL
            .into_iter()
            .filter(|player| position.pieces().any(|(_, piece)| piece.player == *player));
        self.in_a_row(present.map(|player| self.board_of(position, player)))
    }

    fn board_of(&self, position: &Position, player: Player) -> String {
        let setup = position.setup();
        let pieces: Vec<String> = position
            .pieces()
            .filter(|(_, piece)| piece.player == player)
            .map(|(space, piece)| {
                let values = [
                    ("space", space.into()),
                    ("piece", self.shape(setup, piece.shape).into()),
                    (
                        "standing",
                        self.standing_in_full(piece, setup.rounded()).into(),
                    ),
                ];
                self.say_with("position-piece", &values)
            })
            .collect();
        let player = Value::from(player_name(player));
        if pieces.is_empty() {
            return self.say_with("position-no-pieces", &[("player", player)]);
        }
        let pieces = pieces.join("; ").into();
        self.say_with("position-pieces", &[("player", player), ("pieces", pieces)])
    }
}
