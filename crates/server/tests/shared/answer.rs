//! What a server answers.

/// A response, taken apart.
pub(crate) struct HttpAnswer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl HttpAnswer {
    /// Everything that came over a connection until it was closed. A picture is not read correctly.
    #[track_caller]
    pub(crate) fn read(bytes: &[u8]) -> HttpAnswer {
        let answer = String::from_utf8_lossy(bytes);
        let (head, body) = answer
            .split_once("\r\n\r\n")
            .unwrap_or_else(|| panic!("{answer:?}"));
        HttpAnswer {
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
