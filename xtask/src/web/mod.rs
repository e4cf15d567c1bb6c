//! `cargo web`: the web app as files, ready for any host, in `target/web/dist`.

mod glue;
mod icons;
mod shrink;
mod site;
mod style;
mod words;

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::{Context, bail};

use crate::run::{cargo, root, target_folder};
use crate::verify::{WASM, add_wasm_target};
use site::Site;

/// What the page may load and run. The server says the same in a header.
const POLICY: &str = include_str!("../../../crates/server/src/policy.txt");

/// How the compiler is told what [`flags`] says.
const FLAGS: &str = "CARGO_ENCODED_RUSTFLAGS";

/// Leptos forgets the types of components: an eighth less code, and built sooner. And nothing that
/// is handed out names the folders it was built in.
fn flags() -> String {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(std::env::home_dir()?.join(".cargo")));
    let folders = home.into_iter().chain([root()]);
    let mut flags = vec!["--cfg".to_owned(), "erase_components".to_owned()];
    flags.extend(folders.map(|folder| format!("--remap-path-prefix={}=", folder.display())));
    // As cargo separates them, since folders may have spaces in their names.
    flags.join("\u{1f}")
}

/// How much trouble to take.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Care {
    /// As it is handed out.
    Full,
    /// Built soon, for trying something out: larger and slower.
    Quick,
}

impl Care {
    /// The care asked for on the command line.
    pub(crate) fn from_options(options: &[String]) -> anyhow::Result<Care> {
        match options {
            [] => Ok(Care::Full),
            [option] if option == "--quick" => Ok(Care::Quick),
            _ => bail!(
                "`cargo web` knows only `--quick`, not `{}`",
                options.join(" ")
            ),
        }
    }
}

/// Builds everything and says how large it is; the answer is the folder.
pub(crate) fn build(care: Care) -> anyhow::Result<PathBuf> {
    let start = Instant::now();
    add_wasm_target()?;
    let web = Path::new(&target_folder()).join("web");
    let web = root().join(web);
    let page = module("web", "page", care, &web)?;
    let worker = module("worker", "worker", care, &web)?;

    let sources = root().join("crates/web");
    let read = |name: &str| {
        let path = sources.join(name);
        fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))
    };
    let mut site = Site::default();
    let engine = site.add_module("worker", &worker);
    let page = site.add_module("web", &page);
    let style = site.add_hashed("style.css", style::joined(&sources.join("style"))?);
    let early = site.add_hashed("early.js", read("early.js")?);
    let languages = words::languages(&root().join("locales"))?;
    let leads = words::leads(&languages)?;
    let words = languages
        .into_iter()
        .map(|(tag, text)| (site.add_hashed(&format!("words-{tag}.txt"), text), tag))
        .collect::<Vec<_>>();
    let icons = icons::draw()?;
    let icon = site.add_hashed("icon.svg", icons.svg);
    let pictures: Vec<(u32, &str, String)> = icons
        .pictures
        .into_iter()
        .map(|picture| {
            let name = format!("icon-{}-{}.png", picture.purpose, picture.size);
            (
                picture.size,
                picture.purpose,
                site.add_hashed(&name, picture.png),
            )
        })
        .collect();
    let touch = pictures.iter().find(|(size, ..)| *size == icons::TOUCH);
    let touch = touch.map_or("", |(.., name)| name);
    site.add("manifest.webmanifest", icons::manifest(&icon, &pictures));
    let index = filled(
        &read("index.html")?,
        &[
            ("policy", POLICY),
            ("style", &style),
            ("early", &early),
            ("icon", &icon),
            ("touch", touch),
            ("page", &page),
            ("worker", &engine),
            ("words", &words::addresses(&words)),
            ("leads", &leads),
        ],
    )?;
    site.add("index.html", index);
    let service = filled(
        &read("service-worker.js")?,
        &[
            ("version", &site.version()),
            ("files", &site.needed()),
            ("words", &site.words()),
        ],
    )?;
    site.add("service-worker.js", service);

    let dist = web.join("dist");
    let weights = site.write(&dist, care)?;
    eprintln!(
        "\n{weights}\n✔ {} in {} s",
        dist.display(),
        start.elapsed().as_secs()
    );
    Ok(dist)
}

/// A compiled crate with the script that loads it.
struct Module {
    /// The script, which names the file `{name}_bg.wasm`.
    script: String,
    wasm: Vec<u8>,
}

fn module(package: &str, profile: &str, care: Care, web: &Path) -> anyhow::Result<Module> {
    let profile = match care {
        Care::Full => profile,
        Care::Quick => "quick",
    };
    cargo(&["build", "--target", WASM, "--profile", profile])
        .and(&["--package", package, "--bin", package])
        .with(FLAGS, &flags())
        .run()?;
    let built = root().join(target_folder()).join(WASM).join(profile);
    let mut module = glue::glue(&built.join(format!("{package}.wasm")), package, web)?;
    if care == Care::Full {
        module.wasm = shrink::shrink(module.wasm, package, web)?;
    }
    Ok(module)
}

/// A text with every `{{name}}` replaced.
fn filled(template: &str, values: &[(&str, &str)]) -> anyhow::Result<String> {
    let mut text = template.to_owned();
    for (name, value) in values {
        let gap = format!("{{{{{name}}}}}");
        if !text.contains(&gap) {
            bail!("there is no `{gap}` to put `{value}` into");
        }
        text = text.replace(&gap, value);
    }
    match text.split_once("{{") {
        Some((_, rest)) => bail!(
            "nothing is known of `{{{{{}`",
            rest.lines().next().unwrap_or("")
        ),
        None => Ok(text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_gap_is_filled_and_every_value_used() {
        assert_eq!(filled("a {{b}} {{b}}", &[("b", "c")]).unwrap(), "a c c");
        assert!(filled("a", &[("b", "c")]).is_err());
        assert!(filled("{{b}} {{d}}", &[("b", "c")]).is_err());
    }

    #[test]
    fn only_quick_can_be_asked_for() {
        assert!(Care::from_options(&[]).unwrap() == Care::Full);
        assert!(Care::from_options(&["--quick".to_owned()]).unwrap() == Care::Quick);
        assert!(Care::from_options(&["--fast".to_owned()]).is_err());
    }
}
