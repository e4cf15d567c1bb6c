//! Prints random games as records: `cargo run -p record --example grow -- tixel 1 2 3` grows one
//! game of Tixel for each seed.

use rules::Position;

#[path = "../tests/records/grow.rs"]
mod grow;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let start: Position = arguments
        .next()
        .ok_or("missing setup or position")?
        .parse()?;
    let size = grow::Size {
        turns: 40,
        variations: 8,
        remarks: 6,
    };
    for (i, seed) in arguments.enumerate() {
        let mut luck = grow::Luck::new(seed.parse()?);
        let mut game = grow::game(start, size, &mut luck);
        let tags = game.tags_mut();
        tags.set("Event", &format!("Random play, seed {seed}"))?;
        tags.set("White", "?")?;
        tags.set("Black", "?")?;
        if i > 0 {
            println!();
        }
        print!("{game}");
    }
    Ok(())
}
