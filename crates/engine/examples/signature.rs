//! Compares the signatures of the search, with the hand-written evaluation and with nets, with the
//! pinned ones. `cargo verify` runs it on wasm32, where nothing can be printed and a mismatch
//! traps; `tests/signature.rs` does the same natively.

fn main() {
    let signatures = format!("{}\n{}\n", engine::bench(), engine::bench_with_nets());
    print!("{signatures}");
    assert_eq!(signatures, include_str!("../signature.txt"));
}
