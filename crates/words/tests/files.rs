//! The Fluent files themselves: they parse and agree in all languages, with nothing missing and
//! nothing unused.

mod source;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use words::Language;

fn locales() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales")
}

/// Help on the command line. Its English is in the terminal program's source, whose tests compare
/// the two.
const HELP: &str = "help.ftl";

/// A language's text for a key: its file and the variables it uses.
#[derive(Default)]
struct Spoken {
    messages: BTreeMap<String, (String, BTreeSet<String>)>,
    faults: Vec<String>,
}

fn names_in_folder(folder: &Path) -> BTreeSet<String> {
    fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect()
}

fn spoken(language: Language) -> Spoken {
    let folder = locales().join(language.tag());
    let mut spoken = Spoken::default();
    for name in names_in_folder(&folder) {
        let text = fs::read_to_string(folder.join(&name)).unwrap();
        let place = format!("{}/{name}", language.tag());
        spoken.read(&place, &name, &text);
    }
    spoken
}

impl Spoken {
    fn read(&mut self, place: &str, file: &str, text: &str) {
        let resource = match parser::parse(text) {
            Ok(resource) => resource,
            Err((resource, errors)) => {
                for error in errors {
                    let line = text[..error.pos.start].matches('\n').count() + 1;
                    self.faults.push(format!("{place}:{line}: {error}"));
                }
                resource
            }
        };
        for entry in resource.body {
            match entry {
                Entry::Message(message) => {
                    let key = message.id.name;
                    if !message.attributes.is_empty() {
                        self.faults
                            .push(format!("{place}: `{key}` has an attribute"));
                    }
                    let Some(value) = &message.value else {
                        self.faults.push(format!("{place}: `{key}` has no text"));
                        continue;
                    };
                    let mut variables = BTreeSet::new();
                    in_pattern(value, &mut variables);
                    let message = (file.to_owned(), variables);
                    if self.messages.insert(key.to_owned(), message).is_some() {
                        self.faults.push(format!("{place}: `{key}` stands twice"));
                    }
                }
                Entry::Term(term) => {
                    let name = term.id.name;
                    self.faults
                        .push(format!("{place}: `-{name}` is a term: write it out"));
                }
                Entry::Junk { content } => {
                    let line = content.lines().next().unwrap_or_default();
                    self.faults.push(format!("{place}: cannot read `{line}`"));
                }
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            }
        }
    }
}

fn in_pattern(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { .. } => {}
            PatternElement::Placeable { expression } => in_expression(expression, variables),
        }
    }
}

fn in_expression(expression: &Expression<&str>, variables: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, variables),
        Expression::Select { selector, variants } => {
            in_inline(selector, variables);
            for variant in variants {
                in_pattern(&variant.value, variables);
            }
        }
    }
}

fn in_inline(inline: &InlineExpression<&str>, variables: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                in_inline(argument, variables);
            }
        }
        InlineExpression::Placeable { expression } => in_expression(expression, variables),
        InlineExpression::MessageReference { .. }
        | InlineExpression::TermReference { .. }
        | InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. } => {}
    }
}

#[test]
fn every_file_can_be_read_and_says_nothing_twice() {
    for language in Language::ALL {
        let faults = spoken(language).faults;
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    }
}

#[test]
fn every_language_has_the_same_files() {
    let english = names_in_folder(&locales().join("en"));
    for language in Language::ALL {
        let mut names = names_in_folder(&locales().join(language.tag()));
        assert_eq!(names.remove(HELP), language != Language::English);
        assert_eq!(names, english, "{language}");
        assert!(names.iter().all(|name| name.ends_with(".ftl")), "{names:?}");
    }
}

#[test]
fn every_language_has_the_same_keys_with_the_same_variables_in_the_same_file() {
    let english = spoken(Language::English).messages;
    let mut faults = Vec::new();
    for language in Language::ALL {
        let other = spoken(language).messages;
        for (key, (file, variables)) in &english {
            match other.get(key) {
                None => faults.push(format!("{language}/{file}: `{key}` is missing")),
                Some((place, _)) if place != file => {
                    faults.push(format!("{language}/{place}: `{key}` belongs in {file}"));
                }
                Some((_, found)) if found != variables => faults.push(format!(
                    "{language}/{file}: `{key}` uses {found:?}, in English {variables:?}"
                )),
                Some(_) => {}
            }
        }
        for (key, (file, _)) in &other {
            if !english.contains_key(key) && file != HELP {
                faults.push(format!(
                    "{language}/{file}: `{key}` is not there in English"
                ));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn help_has_the_same_keys_in_every_language_that_has_it() {
    let keys = |language| -> BTreeSet<String> {
        let messages = spoken(language).messages.into_iter();
        let help = messages.filter(|(_, (file, _))| file == HELP);
        help.map(|(key, _)| key).collect()
    };
    let german = keys(Language::German);
    assert!(german.len() > 100, "{german:?}");
    for language in [Language::Dutch, Language::Japanese] {
        assert_eq!(keys(language), german, "{language}");
    }
}

#[test]
fn every_key_the_code_asks_for_is_there() {
    let english = spoken(Language::English).messages;
    let missing: Vec<String> = source::literals()
        .into_iter()
        .filter(|literal| literal.is_asked_for && !english.contains_key(&literal.text))
        .map(|literal| format!("{}: there is no key `{}`", literal.place, literal.text))
        .collect();
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}

#[test]
fn every_key_is_used_by_the_code() {
    let texts: BTreeSet<String> = source::literals()
        .into_iter()
        .map(|literal| literal.text)
        .collect();
    let list = fs::read_to_string(locales().join("computed.txt")).unwrap();
    let computed: Vec<&str> = list
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(str::trim)
        .collect();
    let mut faults = Vec::new();
    let messages = spoken(Language::English).messages;
    for beginning in &computed {
        if !messages.keys().any(|key| key.starts_with(beginning)) {
            faults.push(format!("computed.txt: no key begins with `{beginning}`"));
        }
        if !texts.iter().any(|text| text.starts_with(beginning)) {
            faults.push(format!("computed.txt: nothing makes `{beginning}…`"));
        }
    }
    for (key, (file, _)) in &messages {
        let is_computed = computed.iter().any(|beginning| key.starts_with(beginning));
        if !is_computed && !texts.contains(key) {
            faults.push(format!("{file}: nothing uses `{key}`"));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
