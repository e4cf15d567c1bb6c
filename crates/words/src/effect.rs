//! What happens: actions, turns and the ends of games as sentences.

use rules::{Action, Effects, Piece, Player, Position, Space, Turn, Turned};

use crate::piece::player_name;
use crate::{Value, Words};

/// Why a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// The other player had no legal action.
    NoAction {
        /// Who has won.
        winner: Player,
    },
    /// The other player resigned.
    Resignation {
        /// Who has won.
        winner: Player,
    },
    /// The other player's time ran out.
    Time {
        /// Who has won.
        winner: Player,
    },
    /// A draw was agreed.
    Agreement,
    /// The position occurred for the third time, where that counts as a draw.
    Repetition,
}

/// Pieces of one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Share {
    /// None at all.
    #[default]
    None,
    /// One, and where.
    One(Space),
    /// Several, and how many.
    Several(u8),
}

impl Share {
    /// How many there are.
    pub const fn count(self) -> u8 {
        match self {
            Share::None => 0,
            Share::One(_) => 1,
            Share::Several(count) => count,
        }
    }

    const fn with(self, space: Space) -> Share {
        match self {
            Share::None => Share::One(space),
            Share::One(_) => Share::Several(2),
            Share::Several(count) => Share::Several(count + 1),
        }
    }
}

/// The pieces that are turned in passing, by owner.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct TurnedPieces {
    shares: [Share; 2],
}

impl TurnedPieces {
    /// Those of an action with these effects.
    pub fn of(position: &Position, effects: &Effects) -> TurnedPieces {
        let mut all = TurnedPieces::default();
        for turned in &effects.turned {
            if let Some(piece) = position.piece_at(turned.space) {
                all.add(piece.player, turned.space);
            }
        }
        all
    }

    /// Those of all actions of a turn up to its first illegal one.
    pub fn of_turn(position: &Position, actions: &[Action]) -> TurnedPieces {
        let mut position = *position;
        let mut all = TurnedPieces::default();
        for &action in actions {
            let Ok(effects) = position.effects(action) else {
                break;
            };
            for turned in &effects.turned {
                if let Some(piece) = position.piece_at(turned.space) {
                    all.add(piece.player, turned.space);
                }
            }
            position.play_unchecked(action);
        }
        all
    }

    fn add(&mut self, player: Player, space: Space) {
        let share = &mut self.shares[player as usize];
        *share = share.with(space);
    }

    /// Those of a player.
    pub const fn share(self, player: Player) -> Share {
        self.shares[player as usize]
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self == TurnedPieces::default()
    }
}

impl Words {
    /// What a legal action does: first the acting piece, then every piece it turns. An illegal
    /// action yields no sentences.
    ///
    /// ```
    /// use rules::Position;
    /// use words::{Language, Words};
    ///
    /// let position: Position = "tixel 6/6/6/1t54/6/T15 w T9/T9 - -".parse()?;
    /// let sentences = Words::of(Language::English).describe_action(&position, "a1-a3ne".parse()?);
    /// assert_eq!(sentences, [
    ///     "White slides the Tixel piece 2 spaces north, from a1 to a3: active, hollow facing \
    ///      north-east.",
    ///     "Black’s Tixel piece on b3 is turned clockwise: inactive, hollow facing west.",
    /// ]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn describe_action(&self, position: &Position, action: Action) -> Vec<String> {
        let Ok(effects) = position.effects(action) else {
            return Vec::new();
        };
        let turned = effects.turned.iter();
        std::iter::once(self.describe_actor(position, action, &effects))
            .chain(turned.filter_map(|turned| self.turning(position, turned)))
            .collect()
    }

    /// What a whole turn does, action by action; it stops at an illegal action.
    pub fn story(&self, position: &Position, turn: &Turn) -> Vec<String> {
        let mut position = *position;
        let player = position.to_move();
        let mut sentences = Vec::new();
        for &action in turn.actions() {
            if position.to_move() != player || !position.is_legal(action) {
                return sentences;
            }
            sentences.extend(self.describe_action(&position, action));
            position.play_unchecked(action);
        }
        // Notation leaves out that the last bonus is declined.
        if position.to_move() == player {
            sentences.extend(self.describe_action(&position, Action::End));
        }
        sentences
    }

    /// Who continues after an action, or who has won by it.
    pub fn what_next(&self, effects: &Effects) -> String {
        if effects.next_has_lost {
            return self.ending(Ending::NoAction {
                winner: effects.next.opponent(),
            });
        }
        let key = match effects.bonus {
            Some(_) => "next-bonus",
            None => "next-turn",
        };
        self.say_with(key, &[("player", player_name(effects.next).into())])
    }

    /// A short summary of what a slide would do: `Stays active. Turns your b5.` Pieces of the
    /// player addressed, if any, are “yours”.
    pub fn landing(&self, position: &Position, effects: &Effects, you: Option<Player>) -> String {
        let key = if effects.is_sacrifice {
            "landing-sacrifice"
        } else {
            "landing-active"
        };
        let turned = TurnedPieces::of(position, effects);
        self.in_a_row([self.say(key), self.turns(turned, you)])
    }

    /// Whose pieces would be turned: `Turns 2 of Black’s pieces and your c3.`
    pub fn turns(&self, turned: TurnedPieces, you: Option<Player>) -> String {
        if turned.is_empty() {
            return self.say("landing-turns-none");
        }
        let pieces = self.turned_pieces(turned, you);
        self.say_with("landing-turns", &[("pieces", pieces.into())])
    }

    /// `2 of Black’s pieces and your c3`: first the opponent's, then the reader's.
    pub(crate) fn turned_pieces(&self, turned: TurnedPieces, you: Option<Player>) -> String {
        let last = you.unwrap_or(Player::Black);
        let shares = [last.opponent(), last].map(|player| (player, turned.share(player)));
        let named = shares.into_iter().filter_map(|(player, share)| {
            let whose = Value::from(whose(player, you));
            match share {
                Share::None => None,
                Share::One(space) => {
                    let values = [("whose", whose), ("space", space.into())];
                    Some(self.say_with("turned-one", &values))
                }
                Share::Several(count) => {
                    let values = [("whose", whose), ("count", count.into())];
                    Some(self.say_with("turned-several", &values))
                }
            }
        });
        self.all_of(named)
    }

    /// Who has won, and why.
    pub fn ending(&self, ending: Ending) -> String {
        let (key, winner) = match ending {
            Ending::NoAction { winner } => ("result-no-action", winner),
            Ending::Resignation { winner } => ("result-resignation", winner),
            Ending::Time { winner } => ("result-time", winner),
            Ending::Agreement => return self.say("result-agreement"),
            Ending::Repetition => return self.say("result-repetition"),
        };
        self.say_with(key, &[("winner", player_name(winner).into())])
    }

    /// Who has won, and why, said to one of the players if it is clear who that is.
    pub fn ending_for(&self, ending: Ending, you: Option<Player>) -> String {
        let (key, winner) = match ending {
            Ending::NoAction { winner } => ("result-yours-no-action", winner),
            Ending::Resignation { winner } => ("result-yours-resignation", winner),
            Ending::Time { winner } => ("result-yours-time", winner),
            Ending::Agreement | Ending::Repetition => return self.ending(ending),
        };
        let Some(you) = you else {
            return self.ending(ending);
        };
        let outcome = if you == winner { "won" } else { "lost" };
        let opponent = player_name(you.opponent());
        self.say_with(
            key,
            &[("outcome", outcome.into()), ("opponent", opponent.into())],
        )
    }

    fn describe_actor(&self, position: &Position, action: Action, effects: &Effects) -> String {
        let player = position.to_move();
        let acting = match action {
            Action::Place { .. } | Action::Slide { .. } => effects.stands.map(|(_, piece)| piece),
            Action::Activate { at, .. } | Action::Pivot { at, .. } => effects
                .stands
                .map(|(_, piece)| piece)
                .or(position.piece_at(at)),
            Action::PickUp { at } => position.piece_at(at),
            Action::End => None,
        };
        let Some(piece) = acting else {
            return self.say_with("effect-end", &[("player", player_name(player).into())]);
        };
        match action {
            Action::Place { to, .. } => self.about_piece("effect-place", position, piece, to),
            Action::Slide { from, to, .. } => {
                self.sliding(position, piece, [from, to], effects.is_sacrifice)
            }
            Action::Activate { at, .. } => self.about_piece("effect-activate", position, piece, at),
            Action::Pivot { at, .. } => self.about_piece("effect-pivot", position, piece, at),
            Action::PickUp { at } => {
                let key = if effects.promoted {
                    "effect-promote"
                } else {
                    "effect-pick-up"
                };
                let values = [
                    ("player", player_name(player).into()),
                    ("piece", self.shape(position.setup(), piece.shape).into()),
                    ("space", at.into()),
                ];
                self.say_with(key, &values)
            }
            Action::End => String::new(),
        }
    }

    fn about_piece(&self, key: &str, position: &Position, piece: Piece, space: Space) -> String {
        let values = [
            ("player", player_name(piece.player).into()),
            ("piece", self.shape(position.setup(), piece.shape).into()),
            ("space", space.into()),
            ("standing", self.standing(piece).into()),
        ];
        self.say_with(key, &values)
    }

    fn sliding(
        &self,
        position: &Position,
        piece: Piece,
        [from, to]: [Space; 2],
        is_sacrifice: bool,
    ) -> String {
        let length = from.file().abs_diff(to.file()) + from.rank().abs_diff(to.rank());
        let direction = from.direction_to(to);
        let direction = direction.map(|direction| self.direction(direction.stance()));
        let values = [
            ("player", player_name(piece.player).into()),
            ("piece", self.shape(position.setup(), piece.shape).into()),
            ("count", length.into()),
            ("direction", direction.unwrap_or_default().into()),
            ("from", from.into()),
            ("to", to.into()),
            ("standing", self.standing(piece).into()),
        ];
        let key = if is_sacrifice {
            "effect-slide-sacrifice"
        } else {
            "effect-slide"
        };
        self.say_with(key, &values)
    }

    fn turning(&self, position: &Position, turned: &Turned) -> Option<String> {
        let before = position.piece_at(turned.space)?;
        let sense = if turned.is_clockwise() {
            "clockwise"
        } else {
            "anticlockwise"
        };
        let after = Piece {
            stance: turned.to,
            ..before
        };
        let values = [
            ("player", player_name(after.player).into()),
            ("piece", self.shape(position.setup(), after.shape).into()),
            ("space", turned.space.into()),
            ("sense", Value::from(sense)),
            ("standing", self.standing(after).into()),
        ];
        Some(self.say_with("effect-turned", &values))
    }
}

/// The selector for whose something is: `you`, or the player.
pub(crate) fn whose(player: Player, you: Option<Player>) -> &'static str {
    if you == Some(player) {
        "you"
    } else {
        player_name(player)
    }
}
