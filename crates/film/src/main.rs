//! The Web Worker. On other targets it does nothing.

#[cfg(target_family = "wasm")]
mod messages;

fn main() {
    #[cfg(target_family = "wasm")]
    messages::listen();
}
