//! A study: a game with its variations, and where in it one is.

use record::{AddError, Comment, Game, Glyph, Node, NodeId, Ply};
use rules::{Action, Player, Position};

use crate::board::Last;

/// A game that is looked at and changed, and the turn that is looked at.
#[derive(Clone, Debug)]
pub struct Study {
    game: Game,
    at: NodeId,
}

/// The six judgements that can be given to a turn.
pub const JUDGEMENTS: [Glyph; 6] = [
    Glyph::BRILLIANT,
    Glyph::GOOD,
    Glyph::INTERESTING,
    Glyph::DUBIOUS,
    Glyph::MISTAKE,
    Glyph::BLUNDER,
];

impl Study {
    /// A study of a game, at the end of its main line.
    pub fn new(game: Game) -> Study {
        let at = game.tree().end();
        Study { game, at }
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The turn that is looked at.
    pub fn at(&self) -> NodeId {
        self.at
    }

    fn node(&self, id: NodeId) -> Option<&Node> {
        self.game.tree().node(id)
    }

    /// What is known of the turn that is looked at.
    pub fn here(&self) -> Option<&Node> {
        self.node(self.at)
    }

    /// The position after a turn.
    pub fn position_at(&self, id: NodeId) -> Position {
        self.node(id)
            .map_or(*self.game.start(), |node| *node.position())
    }

    /// The position after the turn that is looked at.
    pub fn position(&self) -> Position {
        self.position_at(self.at)
    }

    /// The turn that is looked at with the position before it, for the board; a bonus that was
    /// declined at once leaves nothing to show.
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

    /// Looks at another turn; `false` if there is no such turn.
    pub fn go(&mut self, id: NodeId) -> bool {
        let exists = self.node(id).is_some();
        if exists {
            self.at = id;
        }
        exists
    }

    /// The turn before, if there is one.
    pub fn previous(&self) -> Option<NodeId> {
        self.here()?.parent()
    }

    /// The turn that follows in this line, if there is one.
    pub fn next(&self) -> Option<NodeId> {
        self.here()?.children().first().copied()
    }

    /// The last turn of this line.
    pub fn end(&self) -> NodeId {
        self.game.tree().line(self.at).last().unwrap_or(self.at)
    }

    /// The line one is in, from the start to its end; the start itself is the first.
    pub fn line(&self) -> Vec<NodeId> {
        let tree = self.game.tree();
        let mut line = vec![NodeId::ROOT];
        line.extend(tree.path(self.at));
        line.extend(tree.line(self.at));
        line
    }

    /// Adds a turn after the one that is looked at, and goes there.
    ///
    /// # Errors
    /// If the turn is not legal there.
    pub fn add(&mut self, ply: Ply) -> Result<(), AddError> {
        self.at = self.game.tree_mut().add(self.at, ply)?;
        Ok(())
    }

    /// Adds turns after a node, one after the other, and goes to the last of them.
    ///
    /// # Errors
    /// If one of them is not legal; those before it stay.
    pub fn add_line(&mut self, from: NodeId, plies: Vec<Ply>) -> Result<(), AddError> {
        let mut at = from;
        for ply in plies {
            at = self.game.tree_mut().add(at, ply)?;
        }
        self.at = at;
        Ok(())
    }

    /// Whether the turn that is looked at is in the main line.
    pub fn is_main(&self) -> bool {
        let tree = self.game.tree();
        self.at == NodeId::ROOT || tree.main_line().any(|id| id == self.at)
    }

    /// Moves the variation one is in one place forward.
    pub fn promote(&mut self) -> bool {
        self.game.tree_mut().promote(self.at)
    }

    /// Makes the line one is in the main line.
    pub fn promote_to_main(&mut self) -> bool {
        self.game.tree_mut().promote_to_main(self.at)
    }

    /// Deletes the turn that is looked at and all that follows it; one is then at the turn before.
    pub fn delete(&mut self) -> bool {
        match self.game.tree_mut().delete(self.at) {
            Some(parent) => {
                self.at = parent;
                true
            }
            None => false,
        }
    }

    /// What is written about the turn that is looked at.
    pub fn comment(&self) -> String {
        let comments = self.here().map(Node::comments).unwrap_or_default();
        let texts: Vec<&str> = comments.iter().map(Comment::as_str).collect();
        texts.join(" ")
    }

    /// Writes about the turn that is looked at; nothing but blanks takes away what was written.
    pub fn write(&mut self, text: &str) {
        if let Some(comments) = self.game.tree_mut().comments_mut(self.at) {
            *comments = Comment::lossy(text).into_iter().collect();
        }
    }

    /// Gives a judgement to the turn that is looked at, or takes it away. It has one of the six
    /// at most; other glyphs stay.
    pub fn judge(&mut self, judgement: Glyph) {
        if let Some(glyphs) = self.game.tree_mut().glyphs_mut(self.at) {
            let was = glyphs.contains(&judgement);
            glyphs.retain(|glyph| !JUDGEMENTS.contains(glyph));
            if !was {
                glyphs.insert(judgement);
            }
        }
    }

    /// The hashes of the positions before a node at the beginning of a turn, oldest first.
    pub fn before(&self, id: NodeId) -> Vec<u64> {
        let mut nodes = vec![NodeId::ROOT];
        nodes.extend(self.game.tree().path(id));
        nodes.pop();
        nodes
            .into_iter()
            .map(|id| self.position_at(id))
            .filter(|position| position.bonus().is_none())
            .map(|position| position.hash())
            .collect()
    }

    /// The number of the turn to be played after a node, and who plays it.
    pub fn next_number(&self, id: NodeId) -> (u32, Player) {
        let number = self.node(id).map_or(0, Node::number);
        match self.position_at(id).to_move() {
            Player::White => (number + 1, Player::White),
            // Black may have the first turn.
            Player::Black => (number.max(1), Player::Black),
        }
    }

    /// The way to the turn that is looked at: which child to take, again and again.
    pub fn way(&self) -> String {
        let tree = self.game.tree();
        let mut way = Vec::new();
        let mut before = NodeId::ROOT;
        for id in tree.path(self.at) {
            let children = tree.node(before).map(Node::children).unwrap_or_default();
            let place = children.iter().position(|child| *child == id);
            way.push(place.unwrap_or_default().to_string());
            before = id;
        }
        way.join(".")
    }

    /// Follows a way as far as it goes; `false` if that is not to its end.
    pub fn follow(&mut self, way: &str) -> bool {
        let mut at = NodeId::ROOT;
        for step in way.split('.').filter(|step| !step.is_empty()) {
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

/// A ply of the actions of one turn, the end of a turn written only where nothing else is.
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

    fn study() -> Study {
        let mut study = Study::new(Game::new(rules::Setup::TIXEL));
        for turn in ["T@c3ne", "T@e5sw", "c3-c6ne"] {
            study.add(ply(turn)).unwrap();
        }
        study
    }

    #[test]
    fn a_turn_played_in_the_middle_begins_a_variation() {
        let mut study = study();
        let main = study.end();
        assert!(study.go(study.line()[1]));
        study.add(ply("T@f1ne")).unwrap();
        assert!(!study.is_main());
        assert_eq!(study.line().len(), 3);
        assert!(study.go(main) && study.is_main());
        assert_eq!(study.line().len(), 4);
    }

    #[test]
    fn a_deleted_variation_leaves_one_at_the_turn_before_it() {
        let mut study = study();
        let first = study.line()[1];
        study.go(first);
        study.add(ply("T@f1ne")).unwrap();
        assert!(study.delete());
        assert_eq!(study.at(), first);
        assert_eq!(study.game().tree().nodes().count(), 3);
        study.go(NodeId::ROOT);
        assert!(!study.delete());
    }

    #[test]
    fn a_promoted_variation_is_the_main_line() {
        let mut study = study();
        study.go(study.line()[1]);
        study.add(ply("T@f1ne")).unwrap();
        assert!(study.promote_to_main() && study.is_main());
        assert!(!study.promote());
    }

    #[test]
    fn a_turn_has_one_judgement_at_most_and_keeps_other_glyphs() {
        let mut study = study();
        let at = study.at();
        let glyphs = study.game.tree_mut().glyphs_mut(at).unwrap();
        glyphs.insert(Glyph(16));
        study.judge(Glyph::GOOD);
        study.judge(Glyph::BLUNDER);
        let given = |study: &Study| study.here().unwrap().glyphs().iter().copied().collect();
        let all: Vec<Glyph> = given(&study);
        assert_eq!(all, [Glyph::BLUNDER, Glyph(16)]);
        study.judge(Glyph::BLUNDER);
        let all: Vec<Glyph> = given(&study);
        assert_eq!(all, [Glyph(16)]);
    }

    #[test]
    fn a_comment_is_kept_as_close_as_can_be_and_goes_when_emptied() {
        let mut study = study();
        study.write("  why }  not\n[%clk 0:01:00] ");
        assert_eq!(study.comment(), "why ) not (%clk 0:01:00]");
        study.write(" \n ");
        assert_eq!(study.comment(), "");
        assert!(study.here().unwrap().comments().is_empty());
    }

    #[test]
    fn a_way_leads_back_to_the_same_turn() {
        let mut study = study();
        study.go(study.line()[1]);
        study.add(ply("T@f1ne")).unwrap();
        let (at, way) = (study.at(), study.way());
        assert_eq!(way, "0.1");
        study.go(NodeId::ROOT);
        assert_eq!(study.way(), "");
        assert!(study.follow(&way));
        assert_eq!(study.at(), at);
        assert!(!study.follow("0.7") && !study.follow("x"));
        assert_eq!(study.at(), at);
    }

    #[test]
    fn repetition_is_counted_from_positions_at_the_beginning_of_a_turn() {
        let study = study();
        let before = study.before(study.at());
        let line = study.line();
        let hashes: Vec<u64> = line[..3]
            .iter()
            .map(|id| study.position_at(*id).hash())
            .collect();
        assert_eq!(before, hashes);
        assert!(study.before(NodeId::ROOT).is_empty());
    }

    #[test]
    fn numbers_go_on_where_the_record_stands() {
        let study = study();
        assert_eq!(study.next_number(NodeId::ROOT), (1, Player::White));
        assert_eq!(study.next_number(study.at()), (2, Player::Black));
        let black: Position = "tixel 6/6/6/6/6/6 b T10/T10 - -".parse().unwrap();
        let study = Study::new(Game::from_position(black));
        assert_eq!(study.next_number(NodeId::ROOT), (1, Player::Black));
    }

    #[test]
    fn the_end_of_a_turn_is_written_only_where_nothing_else_is() {
        let slide: Action = "a3-c3n".parse().unwrap();
        assert_eq!(ply_of(&[slide, Action::End]), Some(ply("a3-c3n")));
        assert_eq!(ply_of(&[Action::End]), Some(Ply::End));
        assert_eq!(ply_of(&[]), None);
    }
}
