//! A game with its variations, and the selected turn.

use record::{AddError, Comment, Game, Glyph, Node, NodeId, Ply};
use rules::{Action, Player, Position, Setup};

use crate::board::Last;

/// A game being analysed: its record with variations, and the selected turn.
#[derive(Clone, Debug)]
pub struct AnalysedGame {
    record: Game,
    at: NodeId,
}

/// The six judgements a turn can be given.
pub const JUDGEMENTS: [Glyph; 6] = [
    Glyph::BRILLIANT,
    Glyph::GOOD,
    Glyph::INTERESTING,
    Glyph::DUBIOUS,
    Glyph::MISTAKE,
    Glyph::BLUNDER,
];

impl AnalysedGame {
    /// The analysis of a game, at the end of its main line.
    pub fn new(record: Game) -> AnalysedGame {
        let at = record.tree().end();
        AnalysedGame { record, at }
    }

    /// The record.
    pub fn record(&self) -> &Game {
        &self.record
    }

    /// The game it is.
    pub fn setup(&self) -> Setup {
        self.record.setup()
    }

    /// The selected turn.
    pub fn at(&self) -> NodeId {
        self.at
    }

    fn node(&self, id: NodeId) -> Option<&Node> {
        self.record.tree().node(id)
    }

    /// The node of the selected turn.
    pub fn here(&self) -> Option<&Node> {
        self.node(self.at)
    }

    /// The position after a turn.
    pub fn position_at(&self, id: NodeId) -> Position {
        self.node(id)
            .map_or(*self.record.start(), |node| *node.position())
    }

    /// The position after the selected turn.
    pub fn position(&self) -> Position {
        self.position_at(self.at)
    }

    /// The selected turn with the position before it, for the board; `None` for a declined bonus,
    /// which has nothing to show.
    pub fn last(&self) -> Option<Last> {
        let node = self.here()?;
        let before = *self.node(node.parent()?)?.position();
        match node.ply()? {
            Ply::Turn(turn) => Some(Last {
                before,
                turn: turn.clone(),
            }),
            Ply::End => None,
        }
    }

    /// Selects another turn; `false` if there is no such turn.
    pub fn go(&mut self, id: NodeId) -> bool {
        let exists = self.node(id).is_some();
        if exists {
            self.at = id;
        }
        exists
    }

    /// The previous turn, if there is one.
    pub fn previous(&self) -> Option<NodeId> {
        self.here()?.parent()
    }

    /// The next turn of this line, if there is one.
    pub fn next(&self) -> Option<NodeId> {
        self.here()?.children().first().copied()
    }

    /// The last turn of this line.
    pub fn end(&self) -> NodeId {
        self.record.tree().line(self.at).last().unwrap_or(self.at)
    }

    /// The line of the selected turn, from the start to its end; the start itself comes first.
    pub fn line(&self) -> Vec<NodeId> {
        let tree = self.record.tree();
        let mut line = vec![NodeId::ROOT];
        line.extend(tree.path(self.at));
        line.extend(tree.line(self.at));
        line
    }

    /// Adds a turn after the selected one, and selects it.
    ///
    /// # Errors
    /// If the turn is not legal there.
    pub fn add(&mut self, ply: Ply) -> Result<(), AddError> {
        self.at = self.record.tree_mut().add(self.at, ply)?;
        Ok(())
    }

    /// Adds turns after a node, one after the other, and selects the last.
    ///
    /// # Errors
    /// If one of them is not legal; those before it stay.
    pub fn add_line(&mut self, from: NodeId, plies: Vec<Ply>) -> Result<(), AddError> {
        let mut at = from;
        for ply in plies {
            at = self.record.tree_mut().add(at, ply)?;
        }
        self.at = at;
        Ok(())
    }

    /// Whether the selected turn is in the main line.
    pub fn is_main(&self) -> bool {
        let tree = self.record.tree();
        self.at == NodeId::ROOT || tree.main_line().any(|id| id == self.at)
    }

    /// Moves the variation of the selected turn one place up.
    pub fn promote(&mut self) -> bool {
        self.record.tree_mut().promote(self.at)
    }

    /// Makes the line of the selected turn the main line.
    pub fn promote_to_main(&mut self) -> bool {
        self.record.tree_mut().promote_to_main(self.at)
    }

    /// Deletes the selected turn and everything after it, and selects the previous turn.
    pub fn delete(&mut self) -> bool {
        match self.record.tree_mut().delete(self.at) {
            Some(parent) => {
                self.at = parent;
                true
            }
            None => false,
        }
    }

    /// The comment on the selected turn.
    pub fn comment(&self) -> String {
        let comments = self.here().map(Node::comments).unwrap_or_default();
        let texts: Vec<&str> = comments.iter().map(Comment::as_str).collect();
        texts.join(" ")
    }

    /// Sets the comment on the selected turn; blank text removes it.
    pub fn set_comment(&mut self, text: &str) {
        if let Some(comments) = self.record.tree_mut().comments_mut(self.at) {
            *comments = Comment::lossy(text).into_iter().collect();
        }
    }

    /// Toggles a judgement of the selected turn. A turn has at most one of the six; other glyphs
    /// stay.
    pub fn judge(&mut self, judgement: Glyph) {
        if let Some(glyphs) = self.record.tree_mut().glyphs_mut(self.at) {
            let was = glyphs.contains(&judgement);
            glyphs.retain(|glyph| !JUDGEMENTS.contains(glyph));
            if !was {
                glyphs.insert(judgement);
            }
        }
    }

    /// The hashes of the positions at the start of every turn before a node, oldest first.
    pub fn before(&self, id: NodeId) -> Vec<u64> {
        let mut nodes = vec![NodeId::ROOT];
        nodes.extend(self.record.tree().path(id));
        nodes.pop();
        nodes
            .into_iter()
            .map(|id| self.position_at(id))
            .filter(|position| position.bonus().is_none())
            .map(|position| position.hash())
            .collect()
    }

    /// The number of the turn after a node, and who plays it.
    pub fn next_number(&self, id: NodeId) -> (u32, Player) {
        let number = self.node(id).map_or(0, Node::number);
        match self.position_at(id).to_move() {
            Player::White => (number + 1, Player::White),
            // Black may move first.
            Player::Black => (number.max(1), Player::Black),
        }
    }

    /// The path to the selected turn: the index of the child at every node.
    pub fn path(&self) -> String {
        let tree = self.record.tree();
        let mut path = Vec::new();
        let mut before = NodeId::ROOT;
        for id in tree.path(self.at) {
            let children = tree.node(before).map(Node::children).unwrap_or_default();
            let place = children.iter().position(|child| *child == id);
            path.push(place.unwrap_or_default().to_string());
            before = id;
        }
        path.join(".")
    }

    /// Selects the turn at the end of a path; `false` if there is none.
    pub fn follow(&mut self, path: &str) -> bool {
        let mut at = NodeId::ROOT;
        for step in path.split('.').filter(|step| !step.is_empty()) {
            let next = step.parse::<usize>().ok().and_then(|place| {
                let node = self.node(at)?;
                node.children().get(place).copied()
            });
            match next {
                Some(next) => at = next,
                None => return false,
            }
        }
        self.at = at;
        true
    }
}

/// The ply of one turn's actions, without a trailing `end` unless that is all there is.
pub fn ply_of(actions: &[Action]) -> Option<Ply> {
    match actions {
        [actions @ .., Action::End] if !actions.is_empty() => Ply::new(actions.to_vec()),
        _ => Ply::new(actions.to_vec()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ply(text: &str) -> Ply {
        text.parse().unwrap()
    }

    fn game() -> AnalysedGame {
        let mut game = AnalysedGame::new(Game::new(rules::Setup::TIXEL));
        for turn in ["T@c3ne", "T@e5sw", "c3-c6ne"] {
            game.add(ply(turn)).unwrap();
        }
        game
    }

    #[test]
    fn a_turn_played_in_the_middle_begins_a_variation() {
        let mut game = game();
        let main = game.end();
        assert!(game.go(game.line()[1]));
        game.add(ply("T@f1ne")).unwrap();
        assert!(!game.is_main());
        assert_eq!(game.line().len(), 3);
        assert!(game.go(main) && game.is_main());
        assert_eq!(game.line().len(), 4);
    }

    #[test]
    fn deleting_a_variation_selects_the_previous_turn() {
        let mut game = game();
        let first = game.line()[1];
        game.go(first);
        game.add(ply("T@f1ne")).unwrap();
        assert!(game.delete());
        assert_eq!(game.at(), first);
        assert_eq!(game.record().tree().nodes().count(), 3);
        game.go(NodeId::ROOT);
        assert!(!game.delete());
    }

    #[test]
    fn a_promoted_variation_is_the_main_line() {
        let mut game = game();
        game.go(game.line()[1]);
        game.add(ply("T@f1ne")).unwrap();
        assert!(game.promote_to_main() && game.is_main());
        assert!(!game.promote());
    }

    #[test]
    fn a_turn_has_at_most_one_judgement_and_keeps_other_glyphs() {
        let mut game = game();
        let at = game.at();
        let glyphs = game.record.tree_mut().glyphs_mut(at).unwrap();
        glyphs.insert(Glyph(16));
        game.judge(Glyph::GOOD);
        game.judge(Glyph::BLUNDER);
        let given = |game: &AnalysedGame| game.here().unwrap().glyphs().iter().copied().collect();
        let all: Vec<Glyph> = given(&game);
        assert_eq!(all, [Glyph::BLUNDER, Glyph(16)]);
        game.judge(Glyph::BLUNDER);
        let all: Vec<Glyph> = given(&game);
        assert_eq!(all, [Glyph(16)]);
    }

    #[test]
    fn a_comment_is_made_valid_and_removed_when_blank() {
        let mut game = game();
        game.set_comment("  why }  not\n[%clk 0:01:00] ");
        assert_eq!(game.comment(), "why ) not (%clk 0:01:00]");
        game.set_comment(" \n ");
        assert_eq!(game.comment(), "");
        assert!(game.here().unwrap().comments().is_empty());
    }

    #[test]
    fn a_path_leads_back_to_the_same_turn() {
        let mut game = game();
        game.go(game.line()[1]);
        game.add(ply("T@f1ne")).unwrap();
        let (at, path) = (game.at(), game.path());
        assert_eq!(path, "0.1");
        game.go(NodeId::ROOT);
        assert_eq!(game.path(), "");
        assert!(game.follow(&path));
        assert_eq!(game.at(), at);
        assert!(!game.follow("0.7") && !game.follow("x"));
        assert_eq!(game.at(), at);
    }

    #[test]
    fn the_history_holds_the_positions_at_the_start_of_every_turn() {
        let game = game();
        let before = game.before(game.at());
        let line = game.line();
        let hashes: Vec<u64> = line[..3]
            .iter()
            .map(|id| game.position_at(*id).hash())
            .collect();
        assert_eq!(before, hashes);
        assert!(game.before(NodeId::ROOT).is_empty());
    }

    #[test]
    fn turn_numbers_continue_those_of_the_record() {
        let game = game();
        assert_eq!(game.next_number(NodeId::ROOT), (1, Player::White));
        assert_eq!(game.next_number(game.at()), (2, Player::Black));
        let black: Position = "tixel 6/6/6/6/6/6 b T10/T10 - -".parse().unwrap();
        let game = AnalysedGame::new(Game::from_position(black));
        assert_eq!(game.next_number(NodeId::ROOT), (1, Player::Black));
    }

    #[test]
    fn the_end_of_a_turn_is_written_only_where_nothing_else_is() {
        let slide: Action = "a3-c3n".parse().unwrap();
        assert_eq!(ply_of(&[slide, Action::End]), Some(ply("a3-c3n")));
        assert_eq!(ply_of(&[Action::End]), Some(Ply::End));
        assert_eq!(ply_of(&[]), None);
    }
}
