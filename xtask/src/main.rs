//! Everything a fresh machine needs, in Rust: `cargo play`, `cargo web`, `cargo verify`,
//! `cargo bench-wasm`.

mod bench_wasm;
mod browser;
mod play;
mod run;
mod signature;
mod verify;
mod web;

use std::process::ExitCode;

use web::Care;

const HELP: &str = "\
cargo play [--quick] [OPTION]…    builds everything and serves it on http://localhost:4747
                                  (options of `quarterturn serve`)
cargo play --terminal [OPTION]…   a game in the terminal (options of `quarterturn play`)
cargo web [--quick]               builds the web app into target/web/dist, for any file host
cargo verify                      everything a change must pass
cargo bench-wasm                  the speed of the rules on wasm32 in Node, against native";

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let task = arguments.next();
    let rest: Vec<String> = arguments.collect();
    let done = match task.as_deref() {
        Some("play") => play::play(&rest),
        Some("web") => Care::from_options(&rest).and_then(web::build).map(|_| ()),
        Some("verify") => verify::verify(),
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
