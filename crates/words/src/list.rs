//! Lists, and sequences of sentences.

use crate::Words;

impl Words {
    /// `c3`, `c3 and d4`, `c3, d4 and e5`.
    pub fn all_of(&self, items: impl IntoIterator<Item = String>) -> String {
        self.listed("list-and", items)
    }

    /// `c3`, `c3 or d4`, `c3, d4 or e5`.
    pub fn any_of(&self, items: impl IntoIterator<Item = String>) -> String {
        self.listed("list-or", items)
    }

    /// Sentences joined into a text.
    pub fn in_a_row(&self, sentences: impl IntoIterator<Item = String>) -> String {
        sentences
            .into_iter()
            .reduce(|text, sentence| self.joined("list-sentences", text, sentence))
            .unwrap_or_default()
    }

    fn listed(&self, last_key: &str, items: impl IntoIterator<Item = String>) -> String {
        let mut items: Vec<String> = items.into_iter().collect();
        let last = items.pop().unwrap_or_default();
        let before = items
            .into_iter()
            .reduce(|list, item| self.joined("list-more", list, item));
        match before {
            Some(before) => self.joined(last_key, before, last),
            None => last,
        }
    }

    pub(crate) fn joined(&self, key: &str, first: String, second: String) -> String {
        self.say_with(key, &[("first", first.into()), ("second", second.into())])
    }
}

#[cfg(test)]
mod tests {
    use crate::{Language, Words};

    fn list(items: &[&str]) -> impl Iterator<Item = String> {
        items.iter().map(|item| (*item).to_owned())
    }

    #[test]
    fn lists_of_every_length_read_as_one_would_say_them() {
        let words = Words::of(Language::English);
        assert_eq!(words.all_of(list(&[])), "");
        assert_eq!(words.all_of(list(&["c3"])), "c3");
        assert_eq!(words.all_of(list(&["c3", "d4"])), "c3 and d4");
        assert_eq!(words.any_of(list(&["c3", "d4", "e5"])), "c3, d4 or e5");
        let words = Words::of(Language::Japanese);
        assert_eq!(words.all_of(list(&["c3", "d4", "e5"])), "c3、d4とe5");
    }
}
