//! Compares the signature of the search with the pinned one. `cargo verify` runs it on wasm32,
//! where nothing can be printed and a mismatch traps; `tests/signature.rs` does the same natively.

fn main() {
    let pinned = include_str!("../signature.txt").trim_ascii_end();
    let signature = engine::bench().to_string();
    println!("{signature}");
    assert_eq!(signature, pinned);
}
