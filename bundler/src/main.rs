//! Builds the files of the web app, ready for any host, from the wasm that cargo compiled:
//!
//! ```text
//! bundler PAGE.wasm WORKER.wasm LARGE_BOARDS.wasm NETS.wasm FILM.wasm FOLDER [--wasm-opt PROGRAM]
//! ```
//!
//! With `wasm-opt` the files are those for release: small, with compressed copies next to them.
//! Without it they are built quickly, for a browser on the same machine.

mod glue;
mod icons;
mod packs;
mod shrink;
mod site;
mod split;
mod style;
mod words;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::thread;

use anyhow::{Context, anyhow, bail};

use site::{Compress, Site};

/// What the page may load and run. The server sends the same in a header.
const POLICY: &str = include_str!("../../crates/server/src/policy.txt");

/// A compiled crate and the script that loads it.
struct Module {
    /// The script, which names the file `{name}_bg.wasm`.
    script: String,
    wasm: Vec<u8>,
    /// What was split off; the script names each as `'{name}.wasm'`.
    chunks: Vec<split::Chunk>,
}

/// The command line.
struct Order {
    page: PathBuf,
    worker: PathBuf,
    large_boards: PathBuf,
    nets: PathBuf,
    film: PathBuf,
    folder: PathBuf,
    wasm_opt: Option<PathBuf>,
}

impl Order {
    fn from_arguments(arguments: &[String]) -> anyhow::Result<Order> {
        let (files, wasm_opt) = match arguments {
            [files @ .., option, program] if option == "--wasm-opt" => {
                (files, Some(PathBuf::from(program)))
            }
            files => (files, None),
        };
        let [page, worker, large_boards, nets, film, folder] = files else {
            bail!(
                "usage: bundler PAGE.wasm WORKER.wasm LARGE_BOARDS.wasm NETS.wasm FILM.wasm \
                 FOLDER [--wasm-opt PROGRAM]"
            );
        };
        Ok(Order {
            page: page.into(),
            worker: worker.into(),
            large_boards: large_boards.into(),
            nets: nets.into(),
            film: film.into(),
            folder: folder.into(),
            wasm_opt,
        })
    }
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match Order::from_arguments(&arguments).and_then(|order| bundle(&order)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// The workspace's folder.
fn root() -> PathBuf {
    let own = Path::new(env!("CARGO_MANIFEST_DIR"));
    own.parent().unwrap_or(own).to_owned()
}

fn bundle(order: &Order) -> anyhow::Result<()> {
    let scratch = |name: &str| order.folder.with_extension("glue").join(name);
    let module = |name, wasm| -> anyhow::Result<Module> {
        let module = glue::glue(wasm, name, &scratch(name))?;
        shrunk(order, name, module)
    };
    let whole_page = || match order.wasm_opt {
        Some(_) => shrunk(order, "web", split_page(&order.page, &scratch)?),
        // An everyday build is a single module.
        None => module("web", &order.page),
    };
    // The page takes as long as all the others together.
    let (page, others) = thread::scope(|scope| {
        let page = scope.spawn(whole_page);
        let others = [
            ("worker", &order.worker),
            (site::LARGE_BOARDS, &order.large_boards),
            (site::NETS, &order.nets),
            (site::FILM, &order.film),
        ]
        .map(|(name, wasm)| module(name, wasm));
        (page.join(), others)
    });
    let page = page.map_err(|_| anyhow!("the page could not be bundled"))??;
    let [worker, large_boards, nets, film] = others;
    let (worker, large_boards, nets, film) = (worker?, large_boards?, nets?, film?);
    let site = files(&page, [&worker, &large_boards, &nets, &film])?;
    let compress = match order.wasm_opt {
        Some(_) => Compress::Well,
        None => Compress::Not,
    };
    let weights = site.write(&order.folder, compress)?;
    if compress == Compress::Well {
        eprintln!("\n{weights}");
    }
    Ok(())
}

/// The page, its chunks split off.
fn split_page(wasm: &Path, scratch: &impl Fn(&str) -> PathBuf) -> anyhow::Result<Module> {
    let split::Split { main, chunks, ways } = split::split(wasm, &scratch("split"))?;
    let page = glue::glue_of_split(&main, "web", &scratch("web"))?;
    Ok(Module {
        script: split::with_loader(&page.script, &ways)?,
        wasm: page.wasm,
        chunks,
    })
}

/// The same module made smaller, for a release build.
fn shrunk(order: &Order, name: &str, mut module: Module) -> anyhow::Result<Module> {
    if let Some(program) = &order.wasm_opt {
        let scratch = order.folder.with_extension("glue").join(name);
        module.wasm = shrink::shrink(program, &module.wasm, name, &scratch)?;
        for chunk in &mut module.chunks {
            chunk.wasm = shrink::shrink(program, &chunk.wasm, chunk.name, &scratch)?;
        }
    }
    Ok(module)
}

/// Builds the whole site.
fn files(page: &Module, workers: [&Module; 4]) -> anyhow::Result<Site> {
    let sources = root().join("crates/web");
    let read = |name: &str| {
        let path = sources.join(name);
        fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))
    };
    let mut site = Site::default();
    let [worker, large_boards, nets, film] = workers;
    let worker = site.add_module("worker", worker);
    let large_boards = site.add_module(site::LARGE_BOARDS, large_boards);
    let nets = site.add_module(site::NETS, nets);
    let each_net = add_nets(&mut site, &root().join("nets"))?;
    let film = site.add_module(site::FILM, film);
    let page = site.add_module("web", page);
    let style = site.add_hashed("style.css", style::joined(&sources.join("style"))?);
    let early = site.add_hashed("early.js", read("early.js")?);
    let languages = words::languages(&root().join("locales"))?;
    let leads = words::leads(&languages)?;
    let mut words = Vec::new();
    for spoken in languages {
        let parts = [
            ("words", spoken.text),
            ("words-online", spoken.with_server),
            ("words-study", spoken.study),
        ];
        for (part, text) in parts {
            let name = format!("{part}-{}", spoken.tag);
            let file = site.add_hashed(&format!("{name}.txt"), text);
            words.push((name, file));
        }
    }
    let puzzles = packs::add(&mut site, &root(), packs::PUZZLES)?;
    let openings = packs::add(&mut site, &root(), packs::OPENINGS)?;
    let truth = packs::add(&mut site, &root(), packs::TRUTH)?;
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
            ("worker", &worker),
            ("large-boards", &large_boards),
            ("nets", &nets),
            ("each-net", &each_net),
            ("film", &film),
            ("words", &words::addresses(&words)),
            ("puzzles", &puzzles),
            ("openings", &openings),
            ("truth", &truth),
            ("leads", &leads),
        ],
    )?;
    site.add("index.html", index);
    let service = filled(
        &without_comment_lines(&read("service-worker.js")?),
        &[
            ("version", &site.version()),
            ("files", &site.needed()),
            ("later", &site.later()),
        ],
    )?;
    site.add("service-worker.js", service);
    Ok(site)
}

/// Adds the nets of a folder and returns the tags by which the page finds them.
fn add_nets(site: &mut Site, folder: &Path) -> anyhow::Result<String> {
    let unreadable = || format!("cannot read {}", folder.display());
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .with_context(unreadable)?
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<Result<_, _>>()?;
    files.sort();
    let mut tags = Vec::new();
    for path in files {
        let bytes = fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
        let file = path.file_name().and_then(|name| name.to_str());
        let Some((file, game)) = file.and_then(|file| Some((file, file.strip_suffix(".net")?)))
        else {
            bail!("{} is not a net", path.display());
        };
        let name = site.add_hashed(file, bytes);
        tags.push(format!(
            "<meta name=\"quarterturn-net-{game}\" content=\"./{name}\">"
        ));
    }
    Ok(tags.join("\n"))
}

/// A text with every `{{name}}` replaced.
fn filled(template: &str, values: &[(&str, &str)]) -> anyhow::Result<String> {
    let mut text = template.to_owned();
    for (name, value) in values {
        let gap = format!("{{{{{name}}}}}");
        if !text.contains(&gap) {
            bail!("there is no `{gap}` to replace with `{value}`");
        }
        text = text.replace(&gap, value);
    }
    match text.split_once("{{") {
        Some((_, rest)) => bail!("no value for `{{{{{}`", rest.lines().next().unwrap_or("")),
        None => Ok(text),
    }
}

/// Strips lines that only hold a comment from a script.
fn without_comment_lines(script: &str) -> String {
    let code = |line: &&str| !line.trim_start().starts_with("//");
    script
        .lines()
        .filter(code)
        .fold(String::new(), |kept, line| kept + line + "\n")
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
    fn every_net_is_small_enough_to_be_fetched() {
        let mut site = Site::default();
        let tags = add_nets(&mut site, &root().join("nets")).unwrap();
        assert!(tags.starts_with("<meta name=\"quarterturn-net-"), "{tags}");
        for (name, bytes) in site.files() {
            let weight = site::brotli(bytes).unwrap().len();
            assert!(weight <= 300 << 10, "{name}: {weight} bytes");
        }
    }

    #[test]
    fn the_command_line_names_five_modules_a_folder_and_perhaps_wasm_opt() {
        let order = |line: &str| {
            let words: Vec<String> = line.split(' ').map(str::to_owned).collect();
            Order::from_arguments(&words)
        };
        assert!(
            order("a.wasm b.wasm c.wasm d.wasm e.wasm dist")
                .unwrap()
                .wasm_opt
                .is_none()
        );
        let shrunk = order("a.wasm b.wasm c.wasm d.wasm e.wasm dist --wasm-opt wasm-opt").unwrap();
        assert_eq!(shrunk.wasm_opt, Some(PathBuf::from("wasm-opt")));
        assert!(order("a.wasm b.wasm c.wasm d.wasm dist").is_err());
        assert!(order("a.wasm b.wasm c.wasm d.wasm e.wasm dist --wasm-opt").is_err());
    }
}
