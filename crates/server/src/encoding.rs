//! Which compressed copy a browser takes.

/// How a copy of a file is compressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Encoding {
    Brotli,
    Gzip,
}

impl Encoding {
    /// Both, the smaller first.
    pub(crate) const ALL: [Encoding; 2] = [Encoding::Brotli, Encoding::Gzip];

    /// Its name in HTTP.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Encoding::Brotli => "br",
            Encoding::Gzip => "gzip",
        }
    }

    /// What the name of such a copy ends with.
    pub(crate) const fn suffix(self) -> &'static str {
        match self {
            Encoding::Brotli => ".br",
            Encoding::Gzip => ".gz",
        }
    }

    /// Whether a header `Accept-Encoding` allows it.
    pub(crate) fn is_accepted(self, header: &str) -> bool {
        header.split(',').any(|entry| {
            let mut parts = entry.split(';').map(str::trim);
            let named = parts
                .next()
                .is_some_and(|name| name.eq_ignore_ascii_case(self.name()));
            // `;q=0` means: anything but this.
            let refused = parts.any(|part| {
                part.strip_prefix("q=")
                    .is_some_and(|weight| weight.parse() == Ok(0.0))
            });
            named && !refused
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_copy_is_taken_only_where_it_is_wanted() {
        for (header, brotli, gzip) in [
            ("gzip, deflate, br, zstd", true, true),
            ("gzip;q=1.0, br;q=0", false, true),
            ("GZIP", false, true),
            ("br;q=0.000, gzip;q=0.5", false, true),
            ("", false, false),
            ("brotli, gzipped", false, false),
        ] {
            assert_eq!(Encoding::Brotli.is_accepted(header), brotli, "{header}");
            assert_eq!(Encoding::Gzip.is_accepted(header), gzip, "{header}");
        }
    }
}
