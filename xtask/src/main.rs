//! Everything a fresh machine needs, in Rust: `cargo play`, `cargo verify`, `cargo bench-wasm`.

mod bench_wasm;
mod run;
mod signature;
mod verify;

use std::process::ExitCode;

use run::cargo;

const HELP: &str = "\
cargo play [SETUP] [OPTION]…   play in the terminal (options of `quarterturn play`)
cargo verify                   everything a change must pass
cargo bench-wasm               the speed of the rules on wasm32 in Node, against native";

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let task = arguments.next();
    let rest: Vec<String> = arguments.collect();
    let done = match task.as_deref() {
        Some("play") => play(&rest),
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

fn play(options: &[String]) -> anyhow::Result<()> {
    cargo(&["build", "--release", "--package", "quarterturn"]).run()?;
    cargo(&[
        "run",
        "--quiet",
        "--release",
        "--package",
        "quarterturn",
        "--",
        "play",
    ])
    .and(options)
    .quietly()
    .run()
}
