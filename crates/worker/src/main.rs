//! The door in the browser: messages in, messages out.

#[cfg(target_family = "wasm")]
mod door;

fn main() {
    #[cfg(target_family = "wasm")]
    door::open();
}
