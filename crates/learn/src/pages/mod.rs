//! The rules as pages: chapters of text with pictures. The text is in `rules.ftl`, named by keys;
//! the pictures are positions, and what is shown in them is checked against `rules`.

mod poka_yoke;
mod regatta;
mod shared;
mod tix;
mod tixel;

use rules::{Action, Position, Space};

use crate::Game;

/// The rules of a game.
#[derive(Clone, Copy, Debug)]
pub struct Page {
    /// The game.
    pub game: Game,
    /// The key of a line on what is special about it.
    pub lead: &'static str,
    /// The game whose rules should be read first, where this one only adds to them.
    pub after: Option<Game>,
    /// The chapters, in order.
    pub chapters: &'static [Chapter],
}

/// A chapter of a page.
#[derive(Clone, Copy, Debug)]
pub struct Chapter {
    /// Its name in addresses; unique on its page.
    pub id: &'static str,
    /// The key of its heading.
    pub title: &'static str,
    /// What it says and shows, in order.
    pub blocks: &'static [Block],
}

/// A part of a chapter.
#[derive(Clone, Copy, Debug)]
pub enum Block {
    /// The key of a paragraph.
    Text(&'static str),
    /// Keys of items in any order.
    Points(&'static [&'static str]),
    /// Keys of items that come one after the other.
    Steps(&'static [&'static str]),
    /// Things as they are written, each with the key of what it means.
    Written(&'static [(&'static str, &'static str)]),
    /// Pictures side by side.
    Pictures(&'static [Picture]),
}

/// A picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Picture {
    /// The position as text.
    pub position: &'static str,
    /// What is shown in it.
    pub shows: Shows,
    /// The key of the words under it.
    pub caption: &'static str,
}

/// What a picture shows. Actions are written as in records.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shows {
    /// The position itself.
    Standing,
    /// What an action does that is no sacrifice and does not end the game.
    Deed(&'static str),
    /// What a sacrifice does.
    Sacrifice(&'static str),
    /// What an action does that wins the game.
    Win(&'static str),
    /// An action that is not allowed, and the name of the reason.
    Refused(&'static str, &'static str),
    /// Where the piece on a space can slide to, and what would happen there.
    Landings(&'static str),
}

impl Picture {
    /// The position; `None` would be a mistake in this crate, which tests look for.
    pub fn position(&self) -> Option<Position> {
        self.position.parse().ok()
    }

    /// The action it is about, allowed or not.
    pub fn action(&self) -> Option<Action> {
        match self.shows {
            Shows::Standing | Shows::Landings(_) => None,
            Shows::Deed(text)
            | Shows::Sacrifice(text)
            | Shows::Win(text)
            | Shows::Refused(text, _) => text.parse().ok(),
        }
    }

    /// The space whose landings it shows.
    pub fn landings(&self) -> Option<Space> {
        match self.shows {
            Shows::Landings(text) => text.parse().ok(),
            _ => None,
        }
    }
}

/// The rules of a game.
pub const fn page(game: Game) -> &'static Page {
    match game {
        Game::Tix => &tix::PAGE,
        Game::Tixel => &tixel::PAGE,
        Game::Regatta => &regatta::PAGE,
        Game::PokaYoke => &poka_yoke::PAGE,
    }
}

impl Block {
    /// The keys of everything it says, captions included.
    pub fn keys(&self) -> Vec<&'static str> {
        match *self {
            Block::Text(key) => vec![key],
            Block::Points(keys) | Block::Steps(keys) => keys.to_vec(),
            Block::Written(lines) => lines.iter().map(|(_, key)| *key).collect(),
            Block::Pictures(pictures) => pictures.iter().map(|picture| picture.caption).collect(),
        }
    }
}

impl Page {
    /// The keys of everything it says.
    pub fn keys(&self) -> Vec<&'static str> {
        let mut keys = vec![self.lead];
        for chapter in self.chapters {
            keys.push(chapter.title);
            keys.extend(chapter.blocks.iter().flat_map(Block::keys));
        }
        keys
    }

    /// All its pictures.
    pub fn pictures(&self) -> impl Iterator<Item = &'static Picture> {
        self.chapters
            .iter()
            .flat_map(|chapter| chapter.blocks)
            .flat_map(|block| match *block {
                Block::Pictures(pictures) => pictures,
                _ => &[],
            })
    }
}

#[cfg(test)]
mod tests;
