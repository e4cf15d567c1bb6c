//! Everything a fresh machine needs, in Rust: `cargo play`, `cargo web`, `cargo verify`, `cargo
//! endure`, `cargo walk`, `cargo package-release`, `cargo bench-wasm`.

mod bench_wasm;
mod browser;
mod empty_root;
mod endure;
mod licences;
mod package;
mod play;
mod run;
mod signature;
mod steps;
mod tools;
mod verify;
mod web;

use std::process::ExitCode;

use web::Edition;

const HELP: &str = "\
cargo play [OPTION]…              builds everything and serves it on http://localhost:4747
                                  (options of `quarterturn serve`)
cargo play --terminal [OPTION]…   a game in the terminal (options of `quarterturn play`)
cargo web                         the web app as files for any host, in target/web/dist
cargo web --quick                 the same for this machine alone, in target/web/everyday
cargo verify                      everything a change must pass
cargo endure [PART]…              killed servers, power cuts, nonsense and a bad network, at length;
                                  the parts whose names contain a word, or all
cargo walk                        every state of the web app at every size in every language, as
                                  pictures in e2e/shots/walk
cargo package-release             the release package, in target/package
cargo bench-wasm                  the speed of the rules on wasm32 in Node, compared with native";

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let task = arguments.next();
    let rest: Vec<String> = arguments.collect();
    if rest
        .first()
        .is_some_and(|option| option == "--help" || option == "-h")
    {
        println!("{HELP}");
        return ExitCode::SUCCESS;
    }
    let done = match task.as_deref() {
        Some("play") => play::play(&rest),
        Some("web") => Edition::from_options(&rest)
            .and_then(web::build)
            .map(|folder| eprintln!("✔ {}", folder.display())),
        Some("verify") => verify::verify(),
        Some(verify::RELEASE) => verify::release(),
        Some(verify::LINTS) => verify::lints(),
        Some("endure") => endure::endure(&rest),
        Some("walk") => browser::walk(),
        Some("package-release") => package::package_release(&rest),
        Some("bench-wasm") => bench_wasm::bench_wasm(),
        _ => {
            eprintln!("{HELP}");
            return ExitCode::from(2);
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
