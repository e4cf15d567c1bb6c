//! A strict line-by-line parser for the pages in `rules/`.

use rules::{Position, Turn};

use super::{Block, Chapter, Page, Picture, Shows};
use crate::{Game, ReadError};

/// Reads the page of a game; the crate's README describes the format. Lines that say `shared` take
/// a chapter from the second text.
///
/// # Errors
/// The first line that cannot be parsed, or the last line of a part that lacks something.
pub fn read(game: Game, text: &'static str, shared: &'static str) -> Result<Page, ReadError> {
    let shared = Draft::read(shared, &[])?;
    let draft = Draft::read(text, &shared.chapters)?;
    let missing = |fault: &str| ReadError {
        line: text.lines().count(),
        fault: fault.to_owned(),
    };
    Ok(Page {
        game,
        lead: draft.lead.ok_or_else(|| missing("the page has no lead"))?,
        after: draft.after,
        chapters: match draft.chapters {
            chapters if chapters.is_empty() => return Err(missing("the page has no chapter")),
            chapters => chapters,
        },
    })
}

/// A page being read.
#[derive(Default)]
struct Draft {
    lead: Option<&'static str>,
    after: Option<Game>,
    chapters: Vec<Chapter>,
    /// A picture that is not complete yet.
    picture: Option<Sketch>,
}

/// A picture being read.
struct Sketch {
    caption: &'static str,
    position: Option<Position>,
}

impl Draft {
    fn read(text: &'static str, shared: &[Chapter]) -> Result<Draft, ReadError> {
        let mut draft = Draft::default();
        let mut last = 0;
        for (index, line) in text.lines().enumerate() {
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
            let fault = |fault| ReadError {
                line: index + 1,
                fault,
            };
            draft.take(word, rest.trim(), shared).map_err(fault)?;
            last = index + 1;
        }
        match draft.unfinished() {
            Some(fault) => Err(ReadError { line: last, fault }),
            None => Ok(draft),
        }
    }

    /// What the last picture or chapter lacks.
    fn unfinished(&self) -> Option<String> {
        if let Some(picture) = &self.picture {
            return Some(format!("picture `{}` shows nothing", picture.caption));
        }
        let chapter = self.chapters.last()?;
        let is_empty = chapter.blocks.is_empty();
        is_empty.then(|| format!("chapter `{}` is empty", chapter.id))
    }

    /// Parses one line.
    fn take(&mut self, word: &str, rest: &'static str, shared: &[Chapter]) -> Result<(), String> {
        if self.picture.is_some() {
            return self.take_picture(word, rest);
        }
        match word {
            "lead" => once(word, self.lead.replace(key(rest)?).is_none()),
            "after" => {
                let game = Game::named(rest).ok_or_else(|| format!("`{rest}` is not a game"))?;
                once(word, self.after.replace(game).is_none())
            }
            "chapter" => {
                let (id, title) = two(rest)?;
                self.begin(Chapter {
                    id: key(id)?,
                    title: key(title)?,
                    blocks: Vec::new(),
                })
            }
            "shared" => {
                let chapter = shared.iter().find(|chapter| chapter.id == rest);
                self.begin(
                    chapter
                        .ok_or_else(|| format!("no shared chapter `{rest}`"))?
                        .clone(),
                )
            }
            "text" => self.add(Block::Text(key(rest)?)),
            "point" => self.add(Block::Points(vec![key(rest)?])),
            "step" => self.add(Block::Steps(vec![key(rest)?])),
            "written" => {
                let (turn, meaning) = two(rest)?;
                turn.parse::<Turn>()
                    .map_err(|error| format!("`{turn}` is not a turn: {error}"))?;
                self.add(Block::Written(vec![(turn, key(meaning)?)]))
            }
            "picture" => {
                self.picture = Some(Sketch {
                    caption: key(rest)?,
                    position: None,
                });
                Ok(())
            }
            _ => Err(format!("`{word}` is not known")),
        }
    }

    /// Parses one line of a picture: its position, then what it shows.
    fn take_picture(&mut self, word: &str, rest: &'static str) -> Result<(), String> {
        let Some(sketch) = &mut self.picture else {
            return Ok(());
        };
        let Some(position) = sketch.position else {
            if word != "position" {
                return Err(format!("expected the position of a picture, not `{word}`"));
            }
            sketch.position = Some(position_text(rest)?);
            return Ok(());
        };
        let action = |text: &str| {
            text.parse()
                .map_err(|error| format!("`{text}` is not an action: {error}"))
        };
        let shows = match word {
            "standing" if rest.is_empty() => Shows::Standing,
            "action" => Shows::Action(action(rest)?),
            "sacrifice" => Shows::Sacrifice(action(rest)?),
            "win" => Shows::Win(action(rest)?),
            "refused" => {
                let (text, reason) = two(rest)?;
                Shows::Refused(action(text)?, reason)
            }
            "landings" => Shows::Landings(
                rest.parse()
                    .map_err(|error| format!("`{rest}` is not a space: {error}"))?,
            ),
            _ => return Err(format!("a picture cannot show `{word} {rest}`")),
        };
        let picture = Picture {
            position,
            shows,
            caption: sketch.caption,
        };
        self.picture = None;
        self.add(Block::Pictures(vec![picture]))
    }

    fn begin(&mut self, chapter: Chapter) -> Result<(), String> {
        if let Some(fault) = self.unfinished() {
            return Err(fault);
        }
        if self.chapters.iter().any(|earlier| earlier.id == chapter.id) {
            return Err(format!("a second chapter `{}`", chapter.id));
        }
        self.chapters.push(chapter);
        Ok(())
    }

    /// Adds a block to the last chapter. Lists and pictures join those directly before them.
    fn add(&mut self, block: Block) -> Result<(), String> {
        let chapter = self.chapters.last_mut();
        let blocks = &mut chapter.ok_or("there is no chapter yet")?.blocks;
        match (blocks.last_mut(), block) {
            (Some(Block::Points(list)), Block::Points(more))
            | (Some(Block::Steps(list)), Block::Steps(more)) => list.extend(more),
            (Some(Block::Written(list)), Block::Written(more)) => list.extend(more),
            (Some(Block::Pictures(list)), Block::Pictures(more)) => list.extend(more),
            (_, block) => blocks.push(block),
        }
        Ok(())
    }
}

fn position_text(text: &str) -> Result<Position, String> {
    let position: Position = text
        .parse()
        .map_err(|error| format!("`{text}` is not a position: {error}"))?;
    let written = position.to_string();
    if written == text {
        Ok(position)
    } else {
        Err(format!("the position is written `{written}`"))
    }
}

fn key(text: &'static str) -> Result<&'static str, String> {
    let plain = |c: char| c.is_ascii_lowercase() || c == '-';
    if !text.is_empty() && text.chars().all(plain) {
        Ok(text)
    } else {
        Err(format!("`{text}` is not a key: lower-case letters and `-`"))
    }
}

fn two(text: &'static str) -> Result<(&'static str, &'static str), String> {
    text.split_once(' ')
        .ok_or_else(|| format!("expected two words, not `{text}`"))
}

fn once(word: &str, is_first: bool) -> Result<(), String> {
    if is_first {
        Ok(())
    } else {
        Err(format!("a second `{word}`"))
    }
}
