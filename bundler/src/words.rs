//! The languages, three files each: what every visit needs, and what only the places in each chunk
//! say.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use anyhow::{Context, ensure};

/// The prefix of the names of such files.
pub(crate) const NAME: &str = "words-";

/// What the page never says.
const ELSEWHERE: [&str; 4] = ["errors.ftl", "help.ftl", "report.ftl", "terminal.ftl"];

/// What only the places that need a server say. It is fetched with their chunk; a test of the page
/// checks that nothing else says it.
const WITH_SERVER: [&str; 3] = ["lobby.ftl", "online.ftl", "people.ftl"];

/// What only the places for learning and practice say, likewise.
const STUDY: [&str; 7] = [
    "ahead.ftl",
    "laboratory.ftl",
    "lessons.ftl",
    "openings.ftl",
    "practice.ftl",
    "puzzles.ftl",
    "winners.ftl",
];

/// What a language says.
#[derive(Default)]
pub(crate) struct Spoken {
    /// Its tag.
    pub(crate) tag: String,
    /// Its texts for every visit.
    pub(crate) text: String,
    /// Its texts for the places that need a server.
    pub(crate) with_server: String,
    /// Its texts for learning and practice.
    pub(crate) study: String,
}

/// Every language with its texts for the page.
pub(crate) fn languages(locales: &Path) -> anyhow::Result<Vec<Spoken>> {
    let mut languages = Vec::new();
    for tag in names(locales)? {
        let folder = locales.join(&tag);
        if !folder.is_dir() {
            continue;
        }
        let mut spoken = Spoken {
            tag: tag.clone(),
            ..Spoken::default()
        };
        for name in names(&folder)? {
            if ELSEWHERE.contains(&name.as_str()) {
                continue;
            }
            let path = folder.join(&name);
            let file = fs::read_to_string(&path)
                .with_context(|| format!("cannot read {}", path.display()))?;
            let part = match name.as_str() {
                name if WITH_SERVER.contains(&name) => &mut spoken.with_server,
                name if STUDY.contains(&name) => &mut spoken.study,
                _ => &mut spoken.text,
            };
            part.push_str(&tightened(&file));
        }
        languages.push(spoken);
    }
    Ok(languages)
}

/// The addresses of these files, as lines of the page's head: the name of each file without its
/// extension, and the file.
pub(crate) fn addresses(files: &[(String, String)]) -> String {
    let mut lines = String::new();
    for (name, file) in files {
        let _ = writeln!(
            lines,
            "<meta name=\"quarterturn-{name}\" content=\"./{file}\">"
        );
    }
    lines.trim_end().to_owned()
}

/// The header of Home in every language, which the page shows until the app has started.
pub(crate) fn leads(languages: &[Spoken]) -> anyhow::Result<String> {
    let mut heads = String::new();
    for Spoken { tag, text, .. } in languages {
        let title = plain(text, "home-title")?;
        let lead = plain(text, "home-lead")?;
        let _ = writeln!(
            heads,
            "<div class=\"waiting-lead\" lang=\"{tag}\"><h1>{title}</h1><p class=\"lead\">{lead}</p></div>"
        );
    }
    Ok(heads.trim_end().to_owned())
}

/// A single-line text that is the same in HTML as in Fluent.
fn plain<'a>(text: &'a str, key: &str) -> anyhow::Result<&'a str> {
    let beginning = format!("{key}=");
    let said = text.lines().find_map(|line| line.strip_prefix(&beginning));
    let said = said.with_context(|| format!("there is no `{key}`"))?;
    ensure!(
        !said.contains(['{', '<', '&']),
        "`{key}` goes into the page verbatim, so it cannot contain `{{`, `<` or `&`"
    );
    Ok(said)
}

/// What is in a folder, by name.
fn names(folder: &Path) -> anyhow::Result<Vec<String>> {
    let entries =
        fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
    let mut names = Vec::new();
    for entry in entries {
        names.push(entry?.file_name().to_string_lossy().into_owned());
    }
    names.sort();
    Ok(names)
}

/// The same messages without comments, blank lines and other whitespace that only people need. No
/// text of a message has blank lines or indentation of its own.
fn tightened(text: &str) -> String {
    let mut tight = String::new();
    for line in text.lines() {
        let content = line.trim_start();
        if content.is_empty() || line.starts_with('#') {
            continue;
        }
        match content.split_once(" = ") {
            Some((key, text)) if content == line => tight.push_str(&format!("{key}={text}\n")),
            _ if content == line => tight.push_str(&format!("{content}\n")),
            _ => tight.push_str(&format!(" {content}\n")),
        }
    }
    tight
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_comments_and_blanks_are_left_out() {
        let text = "# about\nkey = text\n\n    # not a comment\n## group\nother = { $n }\n";
        assert_eq!(
            tightened(text),
            "key=text\n # not a comment\nother={ $n }\n"
        );
    }

    #[test]
    fn the_page_is_told_where_each_language_is() {
        let files = [("words-nl".to_owned(), "words-nl.0.txt".to_owned())];
        assert_eq!(
            addresses(&files),
            "<meta name=\"quarterturn-words-nl\" content=\"./words-nl.0.txt\">"
        );
    }

    #[test]
    fn the_head_of_home_is_taken_from_the_words() {
        let words = |text: &str| {
            [Spoken {
                tag: "nl".to_owned(),
                text: text.to_owned(),
                ..Spoken::default()
            }]
        };
        assert_eq!(
            leads(&words("home-title=Dag\nhome-lead=Welkom.\n")).unwrap(),
            "<div class=\"waiting-lead\" lang=\"nl\"><h1>Dag</h1><p class=\"lead\">Welkom.</p></div>"
        );
        assert!(leads(&words("home-title=Dag\n")).is_err());
        assert!(leads(&words("home-title=Dag\nhome-lead={ $name }\n")).is_err());
    }

    #[test]
    fn every_language_says_something() {
        let languages = languages(&crate::root().join("locales")).unwrap();
        let tags: Vec<&str> = languages.iter().map(|it| it.tag.as_str()).collect();
        assert_eq!(tags, ["de", "en", "ja", "nl"]);
        for Spoken {
            tag,
            text,
            with_server,
            study,
        } in &languages
        {
            assert!(text.contains("\nplayer-white="), "{tag}");
            assert!(!text.contains("\nterminal-"), "{tag}");
            assert!(!text.contains("\nonline-opponent="), "{tag}");
            assert!(with_server.contains("\nonline-opponent="), "{tag}");
            assert!(study.contains("\npuzzles-lead="), "{tag}");
            assert!(!text.contains("\npuzzles-lead="), "{tag}");
        }
    }
}
