//! A strict parser of links that says where an error is.

use record::{Clock, Comment, Game, GameResult, Glyph, Node, NodeId, Ply};
use rules::Position;

use super::LinkFault;

/// Parses a link; a link to a position is a game without turns.
///
/// # Errors
/// What is wrong with it, and where.
pub fn read(text: &str) -> Result<Game, LinkFault> {
    let mut reader = Reader {
        rest: text,
        place: 1,
    };
    let mut game = Game::from_position(start(reader.until(&['[', '=']))?);
    while reader.peek() == Some('[') {
        reader.tag(&mut game)?;
    }
    if reader.peek().is_some() {
        reader.want('=')?;
        reader.comments(&mut game, NodeId::ROOT)?;
        if !matches!(reader.peek(), None | Some('=')) {
            reader.turns(&mut game)?;
        }
    }
    if reader.peek().is_some() {
        reader.want('=')?;
        let (place, word) = (reader.place, reader.until(&[]).to_owned());
        let result: GameResult = word
            .parse()
            .ok()
            .filter(|result| *result != GameResult::Open)
            .ok_or(LinkFault::Part { place, text: word })?;
        game.set_result(result)?;
    }
    Ok(game)
}

fn start(text: &str) -> Result<Position, LinkFault> {
    let text = text.replace('.', "/").replace('_', " ");
    if text.contains(' ') {
        let position = text.parse();
        return position.map_err(|error| LinkFault::Position { text, error });
    }
    let setup = text.parse();
    let setup = setup.map_err(|error| LinkFault::Setup { text, error })?;
    Ok(Position::start(setup))
}

struct Reader<'a> {
    rest: &'a str,
    /// The column of the next character, counted from 1.
    place: usize,
}

impl<'a> Reader<'a> {
    fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    fn want(&mut self, sign: char) -> Result<(), LinkFault> {
        let rest = self.rest.strip_prefix(sign);
        self.rest = rest.ok_or(LinkFault::Damaged { place: self.place })?;
        self.place += 1;
        Ok(())
    }

    /// Everything up to one of the delimiters, or to the end.
    fn until(&mut self, signs: &[char]) -> &'a str {
        let end = self.rest.find(signs).unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at(end);
        self.rest = rest;
        self.place += word.chars().count();
        word
    }

    fn tag(&mut self, game: &mut Game) -> Result<(), LinkFault> {
        let place = self.place;
        self.want('[')?;
        let name = self.until(&[':', ']']).to_owned();
        self.want(':')?;
        let mut value = String::new();
        loop {
            value.push_str(self.until(&['\\', ']']));
            if self.peek() != Some('\\') {
                break;
            }
            self.want('\\')?;
            match self.peek() {
                Some(sign @ ('\\' | ']')) => {
                    self.want(sign)?;
                    value.push(sign);
                }
                _ => return Err(LinkFault::Damaged { place: self.place }),
            }
        }
        self.want(']')?;
        let twice = game.tags().get(&name).is_some();
        let set = game.tags_mut().set(&name, &value);
        if twice || set.is_err() {
            return Err(LinkFault::Part { place, text: name });
        }
        Ok(())
    }

    fn comments(&mut self, game: &mut Game, id: NodeId) -> Result<(), LinkFault> {
        while self.peek() == Some('{') {
            let place = self.place;
            self.want('{')?;
            let text = self.until(&['}']);
            self.want('}')?;
            let comment = Comment::new(text).map_err(|_| LinkFault::Part {
                place,
                text: text.to_owned(),
            })?;
            if let Some(comments) = game.tree_mut().comments_mut(id) {
                comments.push(comment);
            }
        }
        Ok(())
    }

    /// All turns up to the result. Lines whose variations are being read wait on a stack.
    fn turns(&mut self, game: &mut Game) -> Result<(), LinkFault> {
        let mut waiting: Vec<NodeId> = Vec::new();
        let mut at = self.turn(game, NodeId::ROOT)?;
        loop {
            match self.peek() {
                Some('_') => {
                    self.want('_')?;
                    at = self.turn(game, at)?;
                }
                Some('(') => {
                    self.want('(')?;
                    let parent = game.tree().node(at).and_then(Node::parent);
                    let parent = parent.ok_or(LinkFault::Damaged { place: self.place })?;
                    waiting.push(at);
                    at = self.turn(game, parent)?;
                }
                Some(')') => {
                    let line = waiting.pop();
                    at = line.ok_or(LinkFault::Damaged { place: self.place })?;
                    self.want(')')?;
                }
                None | Some('=') if waiting.is_empty() => return Ok(()),
                _ => return Err(LinkFault::Damaged { place: self.place }),
            }
        }
    }

    fn turn(&mut self, game: &mut Game, parent: NodeId) -> Result<NodeId, LinkFault> {
        let place = self.place;
        let text = self
            .until(&['_', ':', '+', '{', '(', ')', '='])
            .replace('!', "^");
        let ply: Ply = match text.parse() {
            Ok(ply) => ply,
            Err(error) => return Err(LinkFault::Turn { place, text, error }),
        };
        if game.tree().find(parent, &ply).is_some() {
            return Err(LinkFault::Twice { place, text });
        }
        let added = game.tree_mut().add(parent, ply);
        let id = added.map_err(|error| LinkFault::Illegal { place, text, error })?;
        while self.peek() == Some(':') {
            self.want(':')?;
            let (place, text) = (self.place, self.until(&[':', '+', '{', '_', '(', ')', '=']));
            let glyph = format!("${text}").parse::<Glyph>().ok();
            let glyphs = game.tree_mut().glyphs_mut(id).zip(glyph);
            if !glyphs.is_some_and(|(glyphs, glyph)| glyphs.insert(glyph)) {
                let text = text.to_owned();
                return Err(LinkFault::Part { place, text });
            }
        }
        if self.peek() == Some('+') {
            self.want('+')?;
            let (place, text) = (self.place, self.until(&['{', '_', '(', ')', '=']));
            let clock: Clock = text.parse().map_err(|_| LinkFault::Part {
                place,
                text: text.to_owned(),
            })?;
            if let Some(slot) = game.tree_mut().clock_mut(id) {
                *slot = Some(clock);
            }
        }
        self.comments(game, id)?;
        Ok(id)
    }
}
