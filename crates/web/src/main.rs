//! The entry point of the wasm module.

fn main() {
    web::start();
}
