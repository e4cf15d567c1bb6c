//! The turns of a game, with everything between them, up to the result.

use rules::Player;

use crate::clock;
use crate::cursor::{Cursor, Read, is_blank};
use crate::node::written;
use crate::{AddError, Comment, CommentError, Fault, GameResult, Glyph, Node, NodeId, Ply, Tree};

/// The result and its place.
pub(super) struct End {
    pub(super) result: GameResult,
    pub(super) at: usize,
}

/// Reads turns into an empty tree, up to and including the result.
pub(super) fn read(cursor: &mut Cursor<'_>, tree: &mut Tree) -> Read<End> {
    let main = OpenLine::new(NodeId::ROOT, cursor.at());
    let mut reader = Reader {
        cursor,
        tree,
        line: main,
        outer: Vec::new(),
        turns: 0,
    };
    loop {
        if let Some(end) = reader.item()? {
            return Ok(end);
        }
    }
}

/// A line being read: the main line or a variation.
struct OpenLine {
    /// Where it begins: for a variation, its parenthesis.
    opened: usize,
    /// Its last turn, or the node its first turn will follow.
    last: NodeId,
    begun: bool,
    /// Comments before the first turn of a variation; they will be attached to that turn.
    early: Vec<Comment>,
    /// Whether only glyphs have come since a turn.
    after_turn: bool,
}

impl OpenLine {
    fn new(last: NodeId, opened: usize) -> OpenLine {
        OpenLine {
            opened,
            last,
            begun: false,
            early: Vec::new(),
            after_turn: false,
        }
    }
}

struct Reader<'r, 'a> {
    cursor: &'r mut Cursor<'a>,
    tree: &'r mut Tree,
    line: OpenLine,
    /// The enclosing lines: a list rather than recursion, which could overflow the stack.
    outer: Vec<OpenLine>,
    /// How many turns have been read.
    turns: usize,
}

impl<'a> Reader<'_, 'a> {
    /// Reads one item; `Some` if it was the result.
    fn item(&mut self) -> Read<Option<End>> {
        self.cursor.skip_blanks()?;
        let at = self.cursor.at();
        match self.cursor.peek() {
            None | Some('[') => {
                self.all_closed()?;
                return self.cursor.fail(at, Fault::NoResult);
            }
            Some('{') => self.braces()?,
            Some(';') => self.rest_of_line()?,
            Some('$') => self.glyph()?,
            Some('(') => self.open()?,
            Some(')') => self.close()?,
            Some('!' | '?') => return self.cursor.fail(at, Fault::Sign),
            Some('*') => return self.result(at).map(Some),
            Some(c) if c.is_ascii_digit() => {
                self.take_word("the number", |c| c.is_ascii_digit())?;
                if self.cursor.peek() != Some('.') {
                    return self.result(at).map(Some);
                }
                self.numbered(at)?;
            }
            Some(_) => self.unnumbered()?,
        }
        Ok(None)
    }

    fn take_word(&mut self, what: &'static str, wanted: impl Fn(char) -> bool) -> Read<&'a str> {
        let limit = self.cursor.limits().word;
        self.cursor.take_while(what, limit, wanted)
    }

    /// The result, which begins at a place and may already have been read in part.
    fn result(&mut self, at: usize) -> Read<End> {
        self.take_word("the result", is_word)?;
        let Ok(result) = self.cursor.since(at).parse() else {
            let fault = Fault::NeitherNumberNorResult(self.cursor.quote(at));
            return self.cursor.fail(at, fault);
        };
        self.all_closed()?;
        Ok(End { result, at })
    }

    fn all_closed(&self) -> Read<()> {
        if self.outer.is_empty() {
            Ok(())
        } else {
            self.cursor.fail(self.line.opened, Fault::UnclosedVariation)
        }
    }

    /// A turn with its number, which begins at a place and whose digits have already been read.
    fn numbered(&mut self, at: usize) -> Read<()> {
        self.take_word("the number", |c| c == '.')?;
        let (expected, _) = self.next_number();
        if self.cursor.since(at) != expected {
            let found = Some(self.cursor.quote(at));
            return self.cursor.fail(at, Fault::Number { expected, found });
        }
        self.cursor.skip_blanks()?;
        self.turn("a turn after its number")
    }

    /// A turn without a number, as allowed for Black directly after White's turn.
    fn unnumbered(&mut self) -> Read<()> {
        let (expected, player) = self.next_number();
        let at = self.cursor.at();
        if !self.cursor.peek().is_some_and(begins_turn) {
            return self.cursor.expected(at, "a turn, its number or a result");
        }
        if player == Player::White || !self.line.after_turn {
            let found = None;
            return self.cursor.fail(at, Fault::Number { expected, found });
        }
        self.turn("a turn")
    }

    fn next_number(&self) -> (String, Player) {
        let next = self.tree.node(self.line.last).map(Node::next);
        let (number, player) = next.unwrap_or((1, Player::White));
        (written(number, player), player)
    }

    fn turn(&mut self, expected: &'static str) -> Read<()> {
        let at = self.cursor.at();
        if !self.cursor.peek().is_some_and(begins_turn) {
            return self.cursor.expected(at, expected);
        }
        let word = self.take_word("the turn", is_word)?;
        let ply: Ply = match word.parse() {
            Ok(ply) => ply,
            Err(error) => {
                let fault_at = self.cursor.after(at, error.at());
                let good = word.get(..fault_at - at).unwrap_or_default();
                let expected = match good.parse::<Ply>() {
                    Ok(_) => "a blank after the turn",
                    Err(_) => error.expected(),
                };
                return self.cursor.expected(fault_at, expected);
            }
        };
        if self.tree.find(self.line.last, &ply).is_some() {
            return self.cursor.fail(at, Fault::SameTurn(ply));
        }
        let limit = self.cursor.limits().turns;
        if self.turns >= limit {
            return self.cursor.fail(at, Fault::TooManyTurns(limit));
        }
        self.turns += 1;
        match self.tree.add(self.line.last, ply) {
            Ok(id) => {
                self.line.last = id;
                self.line.begun = true;
                self.line.after_turn = true;
                if let Some(comments) = self.tree.comments_mut(id) {
                    comments.append(&mut self.line.early);
                }
                Ok(())
            }
            Err(error) => {
                let index = match error {
                    AddError::Illegal(error) => error.index,
                    _ => 0,
                };
                let before = word.split(',').take(index);
                let before: usize = before.map(|action| action.len() + 1).sum();
                self.cursor.fail(at + before, error)
            }
        }
    }

    fn glyph(&mut self) -> Read<()> {
        let at = self.cursor.at();
        self.cursor.want('$', "a glyph")?;
        self.take_word("the glyph", |c| c.is_ascii_digit())?;
        let glyph: Glyph = match self.cursor.since(at).parse() {
            Ok(glyph) => glyph,
            Err(error) => return self.cursor.fail(at, error),
        };
        let glyphs = self.tree.glyphs_mut(self.line.last);
        match glyphs.filter(|_| self.line.after_turn) {
            None => self.cursor.fail(at, Fault::GlyphAlone),
            Some(glyphs) => match glyphs.insert(glyph) {
                true => Ok(()),
                false => self.cursor.fail(at, Fault::GlyphTwice(glyph)),
            },
        }
    }

    fn braces(&mut self) -> Read<()> {
        let opened = self.cursor.at();
        self.cursor.want('{', "a comment")?;
        let at = self.cursor.at();
        let text = self.take_comment(|c| c != '}')?;
        if self.cursor.peek().is_none() {
            return self.cursor.fail(opened, Fault::UnclosedComment);
        }
        self.cursor.want('}', "the end of the comment")?;
        self.comment(text, at)
    }

    fn rest_of_line(&mut self) -> Read<()> {
        self.cursor.want(';', "a comment")?;
        let at = self.cursor.at();
        let text = self.take_comment(|c| !matches!(c, '\n' | '\r'))?;
        match text.find('}') {
            Some(brace) => self.cursor.fail(at + brace, CommentError::Brace),
            None => self.comment(text, at),
        }
    }

    fn take_comment(&mut self, wanted: impl Fn(char) -> bool) -> Read<&'a str> {
        let limit = self.cursor.limits().comment;
        self.cursor.take_while("the comment", limit, wanted)
    }

    /// Stores a comment and its clock; one that follows a variation belongs to the turn before it.
    fn comment(&mut self, text: &str, at: usize) -> Read<()> {
        self.line.after_turn = false;
        let (text, clock) = match clock::extract(text) {
            Ok(parts) => parts,
            Err((bytes, fault)) => return self.cursor.fail(at + bytes, fault),
        };
        if let Some((bytes, clock)) = clock {
            let place = self.tree.clock_mut(self.line.last);
            match place.filter(|_| self.line.begun) {
                None => return self.cursor.fail(at + bytes, Fault::ClockAlone),
                Some(Some(_)) => return self.cursor.fail(at + bytes, Fault::ClockTwice),
                Some(place) => *place = Some(clock),
            }
        }
        let comment = match Comment::new(&text) {
            Ok(comment) => comment,
            Err(CommentError::Empty) => return Ok(()),
            Err(error) => return self.cursor.fail(at, error),
        };
        if self.line.begun || self.outer.is_empty() {
            if let Some(comments) = self.tree.comments_mut(self.line.last) {
                comments.push(comment);
            }
        } else {
            self.line.early.push(comment);
        }
        Ok(())
    }

    fn open(&mut self) -> Read<()> {
        let at = self.cursor.at();
        let parent = self.tree.node(self.line.last).and_then(Node::parent);
        let Some(parent) = parent.filter(|_| self.line.begun) else {
            return self.cursor.fail(at, Fault::VariationAlone);
        };
        let limit = self.cursor.limits().nesting;
        if self.outer.len() >= limit {
            return self.cursor.fail(at, Fault::TooDeep(limit));
        }
        self.cursor.want('(', "a variation")?;
        self.line.after_turn = false;
        let line = std::mem::replace(&mut self.line, OpenLine::new(parent, at));
        self.outer.push(line);
        Ok(())
    }

    fn close(&mut self) -> Read<()> {
        let at = self.cursor.at();
        let Some(line) = self.outer.pop() else {
            return self.cursor.fail(at, Fault::NotOpened);
        };
        if !self.line.begun {
            return self.cursor.fail(self.line.opened, Fault::EmptyVariation);
        }
        self.cursor.want(')', "the end of the variation")?;
        self.line = line;
        Ok(())
    }
}

/// Whether a character can begin a turn.
fn begins_turn(c: char) -> bool {
    c.is_ascii_alphabetic()
}

/// Whether a character can be part of a turn or a result.
fn is_word(c: char) -> bool {
    !is_blank(c) && !"{}()[];$\"!?".contains(c)
}
