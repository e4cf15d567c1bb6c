//! Guesses the kind of browser from its user agent.

/// Substrings of user agents; the first match counts.
const BROWSERS: [(&str, &str); 7] = [
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome/", "Chrome"),
];

const SYSTEMS: [(&str, &str); 7] = [
    ("Android", "Android"),
    ("iPhone", "iOS"),
    ("iPad", "iOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
];

/// The names of the browser and of the system, from the field `User-Agent`.
pub(super) fn kind(agent: &str) -> (Option<String>, Option<String>) {
    let first = |names: &[(&str, &str)]| {
        let found = names.iter().find(|(part, _)| agent.contains(part));
        found.map(|(_, name)| (*name).to_owned())
    };
    let safari = || agent.contains("Safari/").then(|| "Safari".to_owned());
    (first(&BROWSERS).or_else(safari), first(&SYSTEMS))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn common_browsers_are_told_apart() {
        for (agent, browser, system) in [
            (
                "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
                Some("Firefox"),
                Some("Linux"),
            ),
            (
                "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) \
                 Chrome/141.0.0.0 Mobile Safari/537.36",
                Some("Chrome"),
                Some("Android"),
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 \
                 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
                Some("Safari"),
                Some("iOS"),
            ),
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) \
                 Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0",
                Some("Edge"),
                Some("Windows"),
            ),
            ("curl/8.0", None, None),
        ] {
            let (found, on) = kind(agent);
            assert_eq!((found.as_deref(), on.as_deref()), (browser, system));
        }
    }
}
