//! The conditions of a lesson, checked by playing the turn with [`rules`].

use std::fmt;

use rules::{Action, Player, Position, Space, Stance, Turn};

use crate::next_turn;

/// A turn that was tried, with the positions before and after it.
#[derive(Clone, Copy, Debug)]
pub struct Attempt<'a> {
    /// The position before the turn.
    pub before: &'a Position,
    /// The turn's actions.
    pub actions: &'a [Action],
    /// The position after it, with the opponent to move.
    pub after: &'a Position,
}

/// The stance a piece must have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// In any active stance.
    Active,
    /// In any inactive stance.
    Inactive,
    /// In this stance.
    Exactly(Stance),
}

/// A kind of action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ActionKind {
    /// Placing.
    Place,
    /// Sliding.
    Slide,
    /// Activating.
    Activate,
    /// Picking up.
    PickUp,
    /// Pivoting.
    Pivot,
}

impl ActionKind {
    const ALL: [ActionKind; 5] = [
        ActionKind::Place,
        ActionKind::Slide,
        ActionKind::Activate,
        ActionKind::PickUp,
        ActionKind::Pivot,
    ];

    const fn name(self) -> &'static str {
        match self {
            ActionKind::Place => "place",
            ActionKind::Slide => "slide",
            ActionKind::Activate => "activate",
            ActionKind::PickUp => "pick-up",
            ActionKind::Pivot => "pivot",
        }
    }

    /// The kind of an action, and the space of its piece before the action (after it, if it is
    /// placed).
    fn of(action: Action) -> Option<(ActionKind, Space)> {
        match action {
            Action::Place { to, .. } => Some((ActionKind::Place, to)),
            Action::Slide { from, .. } => Some((ActionKind::Slide, from)),
            Action::Activate { at, .. } => Some((ActionKind::Activate, at)),
            Action::PickUp { at } => Some((ActionKind::PickUp, at)),
            Action::Pivot { at, .. } => Some((ActionKind::Pivot, at)),
            Action::End => None,
        }
    }
}

/// A condition on a turn. `you` is the learner, `they` the opponent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Condition {
    /// `stands c6 active`: afterwards one of your pieces has this stance on the space.
    Stands(Space, Standing),
    /// `lies d4 n`: afterwards one of their pieces has this stance on the space.
    Lies(Space, Standing),
    /// `empty c3`: afterwards no piece is on the space.
    Empty(Space),
    /// `turns 2`: the turn's slides turn at least this many of their pieces.
    Turns(u32),
    /// `spares`: the turn's slides turn none of your pieces.
    Spares,
    /// `sacrifices 2`: at least this many slides end inactive.
    Sacrifices(u32),
    /// `actions 3`: the turn has at least this many actions.
    Actions(u32),
    /// `does pick-up c3`, `does place`: one action is of this kind (and with this piece).
    Does(ActionKind, Option<Space>),
    /// `promotes`: a piece is promoted.
    Promotes,
    /// `wins`: they have no legal action left.
    Wins,
    /// `holds`: they have no turn that wins at once.
    Holds,
    /// `forces`: whatever they do, you can win with your next turn.
    Forces,
    /// `stuck d4`: the active piece on the space has no legal slide.
    Stuck(Space),
    /// `inside`: none of your pieces stands at the edge of the board.
    Inside,
    /// `yours 2`: at least this many of your pieces can slide.
    Yours(u32),
    /// `theirs 1`: at most this many of their pieces can slide.
    Theirs(u32),
    /// `plays c3-c5 | c3-c6`: the turn is one of these.
    Plays(Vec<Turn>),
    /// `not spares`: the opposite.
    Not(Box<Condition>),
}

impl Condition {
    /// Whether the attempt meets the condition.
    pub fn holds_for(&self, attempt: &Attempt<'_>) -> bool {
        let Attempt {
            before,
            actions,
            after,
        } = *attempt;
        let you = before.to_move();
        match self {
            Condition::Stands(at, standing) => stands(after, *at, you, *standing),
            Condition::Lies(at, standing) => stands(after, *at, you.opponent(), *standing),
            Condition::Empty(at) => after.piece_at(*at).is_none(),
            Condition::Turns(count) => turned(attempt, you.opponent()) >= *count,
            Condition::Spares => turned(attempt, you) == 0,
            Condition::Sacrifices(count) => sacrifices(attempt) >= *count,
            Condition::Actions(count) => actions.len() >= *count as usize,
            Condition::Does(kind, at) => actions.iter().any(|&action| {
                ActionKind::of(action)
                    .is_some_and(|(done, with)| done == *kind && at.is_none_or(|at| at == with))
            }),
            Condition::Promotes => after.promotions(you) < before.promotions(you),
            Condition::Wins => after.winner() == Some(you),
            Condition::Holds => next_turn::winning_turn(after).is_none(),
            Condition::Forces => next_turn::is_lost_next_turn(after),
            Condition::Stuck(at) => after.piece_at(*at).is_some_and(|piece| {
                piece.is_active() && !after.slidable(piece.player).contains(at)
            }),
            Condition::Inside => is_inside(after, you),
            Condition::Yours(count) => after.slidable(you).len() >= *count as usize,
            Condition::Theirs(count) => after.slidable(you.opponent()).len() <= *count as usize,
            Condition::Plays(turns) => turns.iter().any(|turn| turn.actions() == actions),
            Condition::Not(condition) => !condition.holds_for(attempt),
        }
    }

    /// The answer when this is the first condition the turn does not meet.
    pub fn not_yet(&self) -> NotYet {
        let (name, space, count) = match self {
            Condition::Stands(at, Standing::Active) => ("stands-active", Some(*at), None),
            Condition::Stands(at, Standing::Inactive) => ("stands-inactive", Some(*at), None),
            Condition::Stands(at, Standing::Exactly(_)) => ("stands-so", Some(*at), None),
            Condition::Lies(at, _) => ("lies", Some(*at), None),
            Condition::Empty(at) => ("empty", Some(*at), None),
            Condition::Turns(count) => ("turns", None, Some(*count)),
            Condition::Spares => ("spares", None, None),
            Condition::Sacrifices(1) => ("bonus", None, None),
            Condition::Sacrifices(count) => ("sacrifices", None, Some(*count)),
            Condition::Actions(count) => ("steps", None, Some(*count)),
            Condition::Does(ActionKind::Place, _) => ("place", None, None),
            Condition::Does(ActionKind::Slide, _) => ("slide", None, None),
            Condition::Does(ActionKind::Activate, _) => ("activate", None, None),
            Condition::Does(ActionKind::PickUp, _) => ("pick-up", None, None),
            Condition::Does(ActionKind::Pivot, _) => ("pivot", None, None),
            Condition::Promotes => ("promotes", None, None),
            Condition::Wins => ("wins", None, None),
            Condition::Holds => ("holds", None, None),
            Condition::Forces => ("forces", None, None),
            Condition::Stuck(at) => ("stuck", Some(*at), None),
            Condition::Inside => ("inside", None, None),
            Condition::Yours(count) => ("yours", None, Some(*count)),
            Condition::Theirs(count) => ("theirs", None, Some(*count)),
            Condition::Not(condition) if matches!(**condition, Condition::Sacrifices(_)) => {
                ("stays-active", None, None)
            }
            Condition::Plays(_) | Condition::Not(_) => ("other", None, None),
        };
        NotYet {
            key: format!("lesson-not-yet-{name}"),
            space,
            count,
        }
    }

    /// The key of every [`NotYet`] that does not belong to a lesson.
    pub fn not_yet_keys() -> impl Iterator<Item = String> {
        [
            "stands-active",
            "stands-inactive",
            "stands-so",
            "lies",
            "empty",
            "turns",
            "spares",
            "bonus",
            "sacrifices",
            "stays-active",
            "steps",
            "place",
            "slide",
            "activate",
            "pick-up",
            "pivot",
            "promotes",
            "wins",
            "holds",
            "forces",
            "stuck",
            "inside",
            "yours",
            "theirs",
            "lost",
            "other",
        ]
        .into_iter()
        .map(|name| format!("lesson-not-yet-{name}"))
    }

    /// Parses a condition of a lesson file.
    ///
    /// # Errors
    /// What is wrong with it, naming the offending part.
    pub(crate) fn read(text: &str) -> Result<Condition, String> {
        let (name, rest) = text.split_once(' ').unwrap_or((text, ""));
        let rest = rest.trim();
        let nothing = |condition| match rest {
            "" => Ok(condition),
            _ => Err(format!("`{name}` takes no argument, but `{rest}` follows")),
        };
        match name {
            "stands" => standing(rest).map(|(at, how)| Condition::Stands(at, how)),
            "lies" => standing(rest).map(|(at, how)| Condition::Lies(at, how)),
            "empty" => space(rest).map(Condition::Empty),
            "stuck" => space(rest).map(Condition::Stuck),
            "turns" => number(rest).map(Condition::Turns),
            "sacrifices" => number(rest).map(Condition::Sacrifices),
            "actions" => number(rest).map(Condition::Actions),
            "yours" => number(rest).map(Condition::Yours),
            "theirs" => number(rest).map(Condition::Theirs),
            "spares" => nothing(Condition::Spares),
            "promotes" => nothing(Condition::Promotes),
            "wins" => nothing(Condition::Wins),
            "holds" => nothing(Condition::Holds),
            "forces" => nothing(Condition::Forces),
            "inside" => nothing(Condition::Inside),
            "does" => {
                let (name, at) = rest.split_once(' ').unwrap_or((rest, ""));
                let kind = ActionKind::ALL
                    .into_iter()
                    .find(|kind| kind.name() == name)
                    .ok_or_else(|| format!("no kind of action is called `{name}`"))?;
                let at = match at.trim() {
                    "" => None,
                    at => Some(space(at)?),
                };
                Ok(Condition::Does(kind, at))
            }
            "plays" => rest
                .split('|')
                .map(|turn| turn_text(turn.trim()))
                .collect::<Result<_, _>>()
                .map(Condition::Plays),
            "not" => Ok(Condition::Not(Box::new(Condition::read(rest)?))),
            _ => Err(format!("no condition is called `{name}`")),
        }
    }
}

/// What to say about a legal turn that does not reach the goal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotYet {
    /// The key of the sentence.
    pub key: String,
    /// The sentence's `space`.
    pub space: Option<Space>,
    /// The sentence's `count`.
    pub count: Option<u32>,
}

impl NotYet {
    /// The answer when a game against the computer is lost.
    pub(crate) fn lost() -> NotYet {
        NotYet {
            key: "lesson-not-yet-lost".to_owned(),
            space: None,
            count: None,
        }
    }
}

impl fmt::Display for NotYet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.key)
    }
}

fn stands(position: &Position, at: Space, player: Player, standing: Standing) -> bool {
    position.piece_at(at).is_some_and(|piece| {
        piece.player == player
            && match standing {
                Standing::Active => piece.is_active(),
                Standing::Inactive => !piece.is_active(),
                Standing::Exactly(stance) => piece.stance == stance,
            }
    })
}

/// Whether none of a player's pieces is at the edge of the board.
fn is_inside(position: &Position, player: Player) -> bool {
    let last = position.setup().size() - 1;
    let is_at_the_edge = |at: Space| [at.file(), at.rank()].iter().any(|&n| n == 0 || n == last);
    let mut own = position
        .pieces()
        .filter(|(_, piece)| piece.player == player);
    !own.any(|(at, _)| is_at_the_edge(at))
}

/// How many of a player's pieces a turn's slides turn; a piece turned twice counts twice.
fn turned(attempt: &Attempt<'_>, player: Player) -> u32 {
    let mut position = *attempt.before;
    let mut count = 0;
    for &action in attempt.actions {
        let Ok(effects) = position.effects(action) else {
            break;
        };
        let of_player = effects.turned.iter().filter(|turned| {
            position
                .piece_at(turned.space)
                .is_some_and(|piece| piece.player == player)
        });
        count += of_player.count() as u32;
        position.play_unchecked(action);
    }
    count
}

/// How many slides of a turn end inactive.
fn sacrifices(attempt: &Attempt<'_>) -> u32 {
    let mut position = *attempt.before;
    let mut count = 0;
    for &action in attempt.actions {
        let Ok(effects) = position.effects(action) else {
            break;
        };
        count += u32::from(effects.is_sacrifice);
        position.play_unchecked(action);
    }
    count
}

fn space(text: &str) -> Result<Space, String> {
    text.parse()
        .map_err(|error| format!("`{text}` is not a space: {error}"))
}

fn number(text: &str) -> Result<u32, String> {
    match text.parse() {
        Ok(0) | Err(_) => Err(format!("`{text}` is not a count of 1 or more")),
        Ok(number) => Ok(number),
    }
}

fn standing(text: &str) -> Result<(Space, Standing), String> {
    let (at, how) = text
        .split_once(' ')
        .ok_or_else(|| format!("`{text}` should be a space and how the piece stands"))?;
    let how = match how.trim() {
        "active" => Standing::Active,
        "inactive" => Standing::Inactive,
        stance => Standing::Exactly(
            stance
                .parse()
                .map_err(|error| format!("`{stance}` is not a stance: {error}"))?,
        ),
    };
    Ok((space(at)?, how))
}

pub(crate) fn turn_text(text: &str) -> Result<Turn, String> {
    text.parse()
        .map_err(|error| format!("`{text}` is not a turn: {error}"))
}
