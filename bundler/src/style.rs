//! The style sheets, concatenated.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use anyhow::{Context, bail};
use draw::Palette;

/// These come first and in this order; the others follow by name.
const FIRST: [&str; 2] = ["tokens.css", "base.css"];

/// The palettes of all pictures, the selectors they apply to, and the palette already in effect
/// there: only the differences are written. An element may show another look than the page.
const PALETTES: [(&str, Palette, Option<Palette>); 8] = [
    (":root, [data-look=\"ice\"]", Palette::LIGHT, None),
    ("[data-look=\"wood\"]", Palette::WOOD, Some(Palette::LIGHT)),
    (
        "[data-look=\"porcelain\"]",
        Palette::PORCELAIN,
        Some(Palette::LIGHT),
    ),
    (
        ":root[data-theme=\"dark\"], :root[data-theme=\"dark\"] :where([data-look=\"ice\"])",
        Palette::DARK,
        None,
    ),
    (
        ":root[data-theme=\"dark\"]:where([data-look=\"wood\"]), \
         :root[data-theme=\"dark\"] :where([data-look=\"wood\"])",
        Palette::WOOD_DARK,
        Some(Palette::DARK),
    ),
    (
        ":root[data-theme=\"dark\"]:where([data-look=\"porcelain\"]), \
         :root[data-theme=\"dark\"] :where([data-look=\"porcelain\"])",
        Palette::PORCELAIN_DARK,
        Some(Palette::DARK),
    ),
    (":root[data-contrast=\"more\"]", Palette::DAY, None),
    (
        ":root[data-theme=\"dark\"][data-contrast=\"more\"]",
        Palette::NIGHT,
        Some(Palette::DAY),
    ),
];

/// The colours of the palettes and all style sheets of a folder, as one.
pub(crate) fn joined(folder: &Path) -> anyhow::Result<String> {
    let entries =
        fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
    let mut names = Vec::new();
    for entry in entries {
        let name = entry?.file_name().to_string_lossy().into_owned();
        if name.ends_with(".css") {
            names.push(name);
        }
    }
    names.sort_by_key(|name| {
        let place = FIRST.iter().position(|first| first == name);
        (place.unwrap_or(FIRST.len()), name.clone())
    });
    let mut sheet = String::new();
    for (selector, palette, under) in PALETTES {
        let _ = writeln!(sheet, "{selector} {{");
        let under = under.map(|under| under.colours());
        for (index, (name, colour)) in palette.colours().into_iter().enumerate() {
            if under.is_none_or(|under| under[index].1 != colour) {
                let _ = writeln!(sheet, "--{name}: {colour};");
            }
        }
        let _ = writeln!(sheet, "--shade: {};", f64::from(palette.shade) / 100.0);
        sheet.push_str("}\n");
    }
    for name in names {
        let path = folder.join(&name);
        let text =
            fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
        if text.contains("@import") || text.contains("url(") {
            bail!("{name} refers to other files, which the site has no place for");
        }
        sheet.push_str(&tightened(&text).with_context(|| format!("in {name}"))?);
    }
    Ok(sheet)
}

/// Strips comments, indentation, empty lines, and insignificant spaces.
fn tightened(text: &str) -> anyhow::Result<String> {
    let mut bare = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, comment)) = rest.split_once("/*") {
        bare.push_str(before);
        let Some((_, after)) = comment.split_once("*/") else {
            bail!("a comment has no end");
        };
        rest = after;
    }
    bare.push_str(rest);
    let mut tight = String::with_capacity(bare.len());
    for line in bare.lines().map(str::trim).filter(|line| !line.is_empty()) {
        // A line of a selector or a value continues on the next one.
        let goes_on = !line.ends_with(['{', '}', ';', ',']);
        tight.push_str(line);
        if goes_on {
            tight.push(' ');
        }
    }
    for (loose, short) in [
        (" {", "{"),
        ("; ", ";"),
        ("{ ", "{"),
        (" }", "}"),
        (": ", ":"),
        (", ", ","),
    ] {
        tight = tight.replace(loose, short);
    }
    tight.push('\n');
    Ok(tight)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_indentation_go() {
        let text = "/* why */\na {\n  b: c; /* and\n how */\n}\n\n";
        assert_eq!(tightened(text).unwrap(), "a{b:c;}\n");
        let text = "a b,\nc :hover {\n  x: calc(1px - 2px)\n    solid;\n}\n";
        let tight = "a b,c :hover{x:calc(1px - 2px) solid;}\n";
        assert_eq!(tightened(text).unwrap(), tight);
        assert!(tightened("a { } /* for ever").is_err());
    }
}
