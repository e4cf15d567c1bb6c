//! What the page starts.

fn main() {
    web::start();
}
