//! Random games from a seed: legal turns, variations and every kind of annotation.

use random::Random;
use record::{Clock, Comment, Game, GameResult, Glyph, NodeId, Ply};
use rules::{Player, Position};

/// The source of chance.
pub(crate) struct Luck(Random);

impl Luck {
    pub(crate) fn new(seed: u64) -> Luck {
        Luck(Random::new(seed))
    }

    /// A number below `limit`.
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        self.0.below(limit as u32) as usize
    }

    /// Whether something with a chance of one in `times` happens.
    pub(crate) fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    pub(crate) fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        self.0.pick(from)
    }
}

/// How much to grow.
#[derive(Clone, Copy)]
pub(crate) struct Size {
    /// Turns of the main line, if nobody loses earlier.
    pub(crate) turns: usize,
    /// Variations, of up to five turns each.
    pub(crate) variations: usize,
    /// One turn in this many gets a comment, a glyph or a clock.
    pub(crate) remarks: usize,
}

/// A random legal turn; chains are as likely as their actions are.
pub(crate) fn turn(position: &Position, luck: &mut Luck) -> Option<Ply> {
    if position.winner().is_some() {
        return None;
    }
    let mut actions = Vec::new();
    let mut after = *position;
    loop {
        let action = luck.below(after.count_actions() as usize);
        let action = after.nth_action(action as u32)?;
        after.play_unchecked(action);
        actions.push(action);
        if after.bonus().is_none() {
            return Ply::new(actions);
        }
    }
}

/// Plays at most this many turns after a node.
fn line(game: &mut Game, from: NodeId, turns: usize, luck: &mut Luck) {
    let mut at = from;
    for _ in 0..turns {
        let node = game.tree().node(at).unwrap();
        let Some(ply) = turn(node.position(), luck) else {
            return;
        };
        at = game.tree_mut().add(at, ply).unwrap();
    }
}

/// A game grown from a start position.
pub(crate) fn game(start: Position, size: Size, luck: &mut Luck) -> Game {
    let mut game = Game::from_position(start);
    line(&mut game, NodeId::ROOT, size.turns, luck);
    for _ in 0..size.variations {
        let nodes: Vec<NodeId> = game.tree().nodes().collect();
        if nodes.is_empty() {
            break;
        }
        let parent = game.tree().node(luck.pick(&nodes)).unwrap().parent();
        let turns = 1 + luck.below(5);
        line(&mut game, parent.unwrap(), turns, luck);
    }
    remarks(&mut game, size, luck);
    if game.end().winner().is_none() {
        let results = [
            GameResult::Open,
            GameResult::Draw,
            GameResult::Win(Player::White),
            GameResult::Win(Player::Black),
        ];
        game.set_result(luck.pick(&results)).unwrap();
    }
    game
}

const REMARKS: [&str; 12] = [
    "only move",
    "better is c3",
    "[%eval 0.31]",
    "a sacrifice, and the bonus with it",
    "[%cal Gc3c6] keeps the hollow towards the corner that sticks out",
    "50 % of the pieces are active; the rest (for now) are not",
    "% is text here, and so is [this]",
    "{ opens nothing inside a comment",
    "ヒント: ここは有効",
    "Ecke für Ecke — über den Rand hinaus, weil das Brett offen ist und nichts im Weg steht",
    "\\ and \" stay as they are, $1 and 1. and * too",
    "quarter turn; half turn; whole turn",
];

fn remarks(game: &mut Game, size: Size, luck: &mut Luck) {
    let tree = game.tree_mut();
    let nodes: Vec<NodeId> = std::iter::once(NodeId::ROOT).chain(tree.nodes()).collect();
    for id in nodes {
        while luck.once_in(size.remarks) {
            let comment = Comment::new(luck.pick(&REMARKS)).unwrap();
            tree.comments_mut(id).unwrap().push(comment);
        }
        if id == NodeId::ROOT {
            continue;
        }
        while luck.once_in(size.remarks) {
            let glyph = Glyph(luck.pick(&[1, 2, 3, 4, 5, 6, 10, 14, 18, 255]));
            tree.glyphs_mut(id).unwrap().insert(glyph);
        }
        if luck.once_in(size.remarks) {
            let millis = luck.below(10_000_000) as u64;
            let exact = luck.pick(&[1, 100, 1000]);
            let clock = Clock::from_millis(millis / exact * exact);
            *tree.clock_mut(id).unwrap() = Some(clock);
        }
    }
}
