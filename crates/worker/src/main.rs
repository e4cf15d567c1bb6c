//! The Web Worker. Elsewhere there is nothing for it to do.

#[cfg(target_family = "wasm")]
mod messages;

fn main() {
    #[cfg(target_family = "wasm")]
    messages::listen();
}
