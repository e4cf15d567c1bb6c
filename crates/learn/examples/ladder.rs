//! Prints a lesson file with boards and all accepted turns, for authors of lessons:
//! `cargo run -p learn --example ladder -- tix crates/learn/lessons/tix.txt [lesson]`.

use std::ops::ControlFlow;

use draw::Terminal;
use learn::{Attempt, Game, Lesson, read};
use rules::Turn;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let (Some(game), Some(file)) = (arguments.next(), arguments.next()) else {
        return Err("usage: ladder <game> <file> [lesson]".into());
    };
    let wanted = arguments.next();
    let game = Game::named(&game).ok_or_else(|| format!("no game is called `{game}`"))?;
    for lesson in read(game, &std::fs::read_to_string(file)?)? {
        if wanted.as_ref().is_none_or(|wanted| *wanted == lesson.id) {
            show(&lesson);
        }
    }
    Ok(())
}

fn show(lesson: &Lesson) {
    println!("== {}", lesson.path());
    for (number, step) in lesson.steps.iter().enumerate() {
        let before = &step.start;
        println!("-- step {}: {before}\n{}", number + 1, Terminal::of(before));
        let (mut accepted, mut all) = (Vec::new(), 0);
        let _ = before.for_each_turn(|actions, after| {
            all += 1;
            let attempt = Attempt {
                before,
                actions,
                after,
            };
            if step.first_missed(&attempt).is_none() {
                accepted.extend(Turn::new(actions.to_vec()));
            }
            ControlFlow::Continue(())
        });
        accepted.sort_by_key(|turn| turn.actions().len());
        let shown: Vec<String> = accepted.iter().take(24).map(Turn::to_string).collect();
        println!("{:?}", step.goals);
        println!(
            "{} of {all} turns are accepted: {}",
            accepted.len(),
            shown.join("  ")
        );
        if !accepted.contains(&step.solution) {
            println!("THE SOLUTION IS NOT ACCEPTED");
        }
    }
}
