//! What a server answers.

/// A response, taken apart.
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Answer {
    /// Everything that came over a connection until it was closed.
    #[track_caller]
    pub(crate) fn read(bytes: Vec<u8>) -> Answer {
        let answer = String::from_utf8(bytes).unwrap();
        let (head, body) = answer
            .split_once("\r\n\r\n")
            .unwrap_or_else(|| panic!("{answer:?}"));
        Answer {
            status: head.split(' ').nth(1).unwrap().parse().unwrap(),
            head: head.to_owned(),
            body: body.to_owned(),
        }
    }

    /// The first field with a name.
    pub(crate) fn field(&self, name: &str) -> Option<&str> {
        self.fields(name).next()
    }

    /// All fields with a name.
    pub(crate) fn fields(&self, name: &str) -> impl Iterator<Item = &str> {
        self.head.lines().filter_map(move |line| {
            let (field, value) = line.split_once(": ")?;
            field.eq_ignore_ascii_case(name).then_some(value)
        })
    }
}
