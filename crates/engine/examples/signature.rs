//! The signature of the search. `cargo verify` runs it natively, where it prints the number, and
//! then on wasm32, where nothing can be printed: there it is compared with the number that was in
//! the environment when it was built, and a difference is a trap.

fn main() {
    let signature = engine::bench();
    match option_env!("EXPECTED_SIGNATURE") {
        Some(expected) => assert_eq!(signature.to_string(), expected),
        None => println!("{signature}"),
    }
}
