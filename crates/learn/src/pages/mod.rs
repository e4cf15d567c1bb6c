//! The rules as pages: chapters of text with pictures. The pages are files in `rules/`; their text
//! is in `rules.ftl`, referenced by keys. The pictures are positions, and the tests check what they
//! show against `rules`.

mod read;

use std::sync::OnceLock;

use rules::{Action, Position, Space};

use crate::Game;
pub use read::read;

/// The rules of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Page {
    /// The game.
    pub game: Game,
    /// The key for a line on what is special about it.
    pub lead: &'static str,
    /// The game whose rules to read first, if this one only adds to them.
    pub after: Option<Game>,
    /// The chapters, in order.
    pub chapters: Vec<Chapter>,
}

/// A chapter of a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// Its name in addresses; unique on its page.
    pub id: &'static str,
    /// The key for its heading.
    pub title: &'static str,
    /// Its content, in order.
    pub blocks: Vec<Block>,
}

/// A part of a chapter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Block {
    /// The key for a paragraph.
    Text(&'static str),
    /// Keys for items in any order.
    Points(Vec<&'static str>),
    /// Keys for items in sequence.
    Steps(Vec<&'static str>),
    /// Turns in notation, each with the key for its meaning.
    Written(Vec<(&'static str, &'static str)>),
    /// Pictures side by side.
    Pictures(Vec<Picture>),
}

/// A picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Picture {
    /// The position.
    pub position: Position,
    /// What is shown in it.
    pub shows: Shows,
    /// The key for its caption.
    pub caption: &'static str,
}

/// What a picture shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shows {
    /// The position itself.
    Standing,
    /// The effects of an action that is neither a sacrifice nor the end of the game.
    Action(Action),
    /// The effects of a sacrifice.
    Sacrifice(Action),
    /// The effects of an action that wins the game.
    Win(Action),
    /// An action that is not allowed, and the name of the reason.
    Refused(Action, &'static str),
    /// Where the piece on a space can slide to, and what would happen there.
    Landings(Space),
}

/// The rules of a game.
pub fn page(game: Game) -> &'static Page {
    static PAGES: [OnceLock<Page>; 4] = [const { OnceLock::new() }; 4];
    PAGES[game as usize].get_or_init(|| match read(game, file(game), SHARED) {
        Ok(page) => page,
        // The files are compiled in, and tests parse them.
        Err(error) => panic!("the rules of {}: {error}", game.name()),
    })
}

/// Chapters shared by several games.
const SHARED: &str = include_str!("../../rules/shared.txt");

const fn file(game: Game) -> &'static str {
    match game {
        Game::Tix => include_str!("../../rules/tix.txt"),
        Game::Tixel => include_str!("../../rules/tixel.txt"),
        Game::Regatta => include_str!("../../rules/regatta.txt"),
        Game::PokaYoke => include_str!("../../rules/poka-yoke.txt"),
    }
}

impl Block {
    /// The keys for all its text, captions included.
    pub fn keys(&self) -> Vec<&'static str> {
        match self {
            Block::Text(key) => vec![key],
            Block::Points(keys) | Block::Steps(keys) => keys.clone(),
            Block::Written(lines) => lines.iter().map(|(_, key)| *key).collect(),
            Block::Pictures(pictures) => pictures.iter().map(|picture| picture.caption).collect(),
        }
    }
}

impl Page {
    /// The keys for all its text.
    pub fn keys(&self) -> Vec<&'static str> {
        let mut keys = vec![self.lead];
        for chapter in &self.chapters {
            keys.push(chapter.title);
            keys.extend(chapter.blocks.iter().flat_map(Block::keys));
        }
        keys
    }

    /// All its pictures.
    pub fn pictures(&self) -> impl Iterator<Item = &Picture> {
        self.chapters
            .iter()
            .flat_map(|chapter| &chapter.blocks)
            .flat_map(|block| match block {
                Block::Pictures(pictures) => pictures.as_slice(),
                _ => &[],
            })
    }
}

#[cfg(test)]
mod tests;
