//! Why not: reasons and faults as sentences.

use rules::{Fault, Neighbours, Player, Reason, SetupFault, Space, TurnError, TurnFault};

use crate::piece::{kind_key, player_name};
use crate::{Value, Words};

impl Words {
    /// Why an action is not allowed.
    ///
    /// ```
    /// use rules::{Position, Setup};
    /// use words::{Language, Words};
    ///
    /// let start = Position::start(Setup::TIXEL);
    /// let reason = start.why_not("c3^".parse()?).unwrap();
    /// let words = Words::of(Language::Dutch);
    /// assert_eq!(words.reason(reason), "Op c3 staat geen stuk.");
    /// # Ok::<(), rules::ParseError>(())
    /// ```
    pub fn reason(&self, reason: Reason) -> String {
        let about = |key, space: Space| self.say_with(key, &[("space", space.into())]);
        match reason {
            Reason::OffBoard { space } => about("reason-off-board", space),
            Reason::NoPieceThere { space } => about("reason-no-piece-there", space),
            Reason::NotYours { space } => about("reason-not-yours", space),
            Reason::SpaceTaken { space } => about("reason-space-taken", space),
            Reason::NoneLeft { kind } => {
                let piece = self.say(kind_key(kind));
                self.say_with("reason-none-left", &[("piece", piece.into())])
            }
            Reason::NoSlidablePiece => self.say("reason-no-slidable-piece"),
            Reason::OnlyAsBonus => self.say("reason-only-as-bonus"),
            Reason::NothingToEnd => self.say("reason-nothing-to-end"),
            Reason::NotActive { space } => about("reason-not-active", space),
            Reason::AlreadyActive { space } => about("reason-already-active", space),
            Reason::TooShort { space } => about("reason-too-short", space),
            Reason::NotInLine { from, to } => self.say_with(
                "reason-not-in-line",
                &[("from", from.into()), ("to", to.into())],
            ),
            Reason::PathBlocked { at } => about("reason-path-blocked", at),
            Reason::TixHasNoStance => self.say("reason-tix-has-no-stance"),
            Reason::StanceMissing { stances } => {
                let names = stances.into_iter().map(|stance| self.direction(stance));
                let names = self.any_of(names);
                self.say_with("reason-stance-missing", &[("stances", names.into())])
            }
            Reason::CornerInTheWay { at, of } => {
                self.about_neighbours("reason-corner-in-the-way", at, of)
            }
            Reason::HollowMustFace { space } => about("reason-hollow-must-face", space),
            Reason::MustBeActive { space } => about("reason-must-be-active", space),
            Reason::OverEdge { space } => about("reason-over-edge", space),
            Reason::NoRoom { at, by } => self.about_neighbours("reason-no-room", at, by),
            Reason::CannotPivot { at, by } => {
                if by.spaces().next().is_none() {
                    about("reason-cannot-pivot-edge", at)
                } else {
                    self.about_neighbours("reason-cannot-pivot", at, by)
                }
            }
            Reason::StanceNotActive => self.say("reason-stance-not-active"),
            Reason::TixCannotPivot { space } => about("reason-tix-cannot-pivot", space),
            Reason::AlreadyLooksLikeThat { space } => {
                about("reason-already-looks-like-that", space)
            }
            Reason::JustSacrificed { space } => about("reason-just-sacrificed", space),
        }
    }

    fn about_neighbours(&self, key: &str, at: Space, neighbours: Neighbours) -> String {
        let spaces: Vec<String> = neighbours.spaces().map(|space| space.to_string()).collect();
        let count = spaces.len();
        let values = [
            ("space", at.into()),
            ("spaces", self.all_of(spaces).into()),
            ("count", count.into()),
        ];
        self.say_with(key, &values)
    }

    /// Why a turn cannot be played, naming the offending action.
    pub fn turn_error(&self, error: TurnError) -> String {
        let action = Value::from(error.action.to_string());
        match error.fault {
            TurnFault::Illegal(reason) => {
                let reason = self.reason(reason).into();
                self.say_with("turn-illegal", &[("action", action), ("reason", reason)])
            }
            TurnFault::TurnOver => self.say_with("turn-over", &[("action", action)]),
        }
    }

    /// What is wrong with a position.
    pub fn fault(&self, fault: Fault) -> String {
        let about = |key, space: Space| self.say_with(key, &[("space", space.into())]);
        match fault {
            Fault::OffBoard { space } => about("fault-off-board", space),
            Fault::TwoPieces { space } => about("fault-two-pieces", space),
            Fault::TixStance { space } => about("fault-tix-stance", space),
            Fault::Misfit {
                spaces: [first, second],
            } => self.say_with(
                "fault-misfit",
                &[("first", first.into()), ("second", second.into())],
            ),
            Fault::OverEdge { space } => about("fault-over-edge", space),
            Fault::Count {
                player,
                kind,
                expected,
                found,
            } => self.say_with(
                "fault-count",
                &[
                    ("player", player_name(player).into()),
                    ("pieces", self.pieces_of_any_game(kind, found).into()),
                    ("expected", expected.into()),
                ],
            ),
            Fault::Promotions { player, left } => self.say_with(
                "fault-promotions",
                &[
                    ("player", player_name(player).into()),
                    ("count", left.into()),
                ],
            ),
            Fault::BonusNotOwn { space } => about("fault-bonus-not-own", space),
            Fault::BonusNotStuck { space } => about("fault-bonus-not-stuck", space),
        }
    }

    /// What is wrong with a setup.
    pub fn setup_fault(&self, fault: SetupFault) -> String {
        let whose =
            |key, player: Player| self.say_with(key, &[("player", player_name(player).into())]);
        match fault {
            SetupFault::Size(size) => self.say_with("setup-size", &[("size", size.into())]),
            SetupFault::EmptyPool(player) => whose("setup-empty-pool", player),
            SetupFault::TooManyPieces(player) => whose("setup-too-many-pieces", player),
        }
    }
}
