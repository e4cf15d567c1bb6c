use std::process::{Command, Stdio};

use crate::process::{folder, run};

const README: &str = include_str!("../../README.md");

/// The lines of the shell examples.
fn examples() -> impl Iterator<Item = &'static str> {
    README
        .split("```sh\n")
        .skip(1)
        .flat_map(|block| block.split("```").next().unwrap().lines())
}

#[cfg(unix)]
#[test]
fn the_examples_in_the_readme_work() {
    // Skip those that build the program, and the one that serves until it is stopped.
    let lines: Vec<&str> = examples()
        .filter(|line| !line.starts_with("cargo ") && !line.starts_with("quarterturn serve "))
        .collect();
    assert!(lines.len() >= 15, "{lines:?}");
    let script = format!(
        "set -e\nquarterturn() {{ \"$PROGRAM\" \"$@\"; }}\n{}",
        lines.join("\n")
    );
    let output = Command::new("sh")
        .args(["-c", &script])
        .env("PROGRAM", env!("CARGO_BIN_EXE_quarterturn"))
        .current_dir(folder("readme"))
        .stdin(Stdio::null())
        .output()
        .unwrap();
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{stderr}");
}

#[test]
fn every_subcommand_is_in_the_readme() {
    let help = run(&["--help"]).fine();
    let commands = help.split("Commands:\n").nth(1).unwrap();
    let names: Vec<&str> = commands
        .lines()
        .take_while(|line| !line.is_empty())
        // Lines indented further continue the one before.
        .filter_map(|line| line.strip_prefix("  ")?.split(' ').next())
        .filter(|name| !name.is_empty() && *name != "help")
        .collect();
    assert!(names.len() >= 15, "{names:?}");
    for name in names {
        assert!(README.contains(&format!("| `{name}` |")), "{name}");
    }
}
