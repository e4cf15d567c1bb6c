//! One page with everything measured.

use std::fmt::Write as _;

use crate::generation::Figures;

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 200.0;

/// An HTML page with the figures of all generations of a game, and plots of losses and Elo.
pub fn page(game: &str, generations: &[Figures]) -> String {
    let mut body = String::new();
    let elos: Vec<f64> = generations.iter().filter_map(last_elo).collect();
    if !elos.is_empty() {
        let _ = write!(body, "<h2>Elo by generation</h2>{}", plot(&elos));
    }
    for (at, figures) in generations.iter().enumerate() {
        let _ = write!(body, "<h2>Generation {}</h2>", at + 1);
        let losses: Vec<f64> = figures
            .all
            .iter()
            .filter(|(name, _)| name == "loss by hand" || name.starts_with("loss after"))
            .filter_map(|(_, figure)| figure.parse().ok())
            .collect();
        body.push_str(&plot(&losses));
        body.push_str("<table>");
        for (name, figure) in &figures.all {
            let _ = write!(
                body,
                "<tr><th>{}</th><td>{}</td></tr>",
                safe(name),
                safe(figure)
            );
        }
        body.push_str("</table>");
    }
    let title = safe(game);
    format!(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Nets: {title}</title>\
         <style>body{{font:16px/1.5 sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem}}\
         th{{text-align:left;font-weight:normal;padding-right:2rem}}\
         polyline{{fill:none;stroke:#06c;stroke-width:2}}</style>\
         <h1>Nets: {title}</h1>{body}</html>\n"
    )
}

/// The Elo of the last contest of a generation.
fn last_elo(figures: &Figures) -> Option<f64> {
    let mut contests = figures.all.iter().rev();
    let (_, figure) = contests.find(|(name, _)| name.starts_with("Elo at"))?;
    figure.split(' ').next()?.parse().ok()
}

/// A line chart, labelled with its minimum and maximum.
fn plot(numbers: &[f64]) -> String {
    let least = numbers.iter().copied().fold(f64::INFINITY, f64::min);
    let most = numbers.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let (height, range) = (HEIGHT - 40.0, (most - least).max(1e-9));
    let step = WIDTH / (numbers.len().max(2) - 1) as f64;
    let mut points = String::new();
    for (at, number) in numbers.iter().enumerate() {
        let y = 20.0 + height * (most - number) / range;
        let _ = write!(points, "{:.1},{y:.1} ", at as f64 * step);
    }
    format!(
        "<svg viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\"><polyline points=\"{points}\"/>\
         <text x=\"0\" y=\"14\">{most}</text><text x=\"0\" y=\"{HEIGHT}\">{least}</text></svg>"
    )
}

fn safe(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_names_every_figure_and_plots_losses_and_elo() {
        let figures = Figures::from_text(
            "loss by hand\t0.53\nloss after pass 1\t0.51\nElo at 3000 nodes\t+45 ± 48 (1–0)\n",
        );
        let page = page("a<b", &[figures]);
        for part in ["a&lt;b", "0.53", "0.51", "+45 ± 48", ">45</text>"] {
            assert!(page.contains(part), "{part}");
        }
        assert_eq!(page.matches("<polyline").count(), 2);
    }
}
