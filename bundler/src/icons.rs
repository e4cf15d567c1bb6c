//! The icon: a white piece and, in its hollow, the corner of a black one. They are the pieces of
//! the board, so the icon changes when they do.

use std::fmt::Write;

use anyhow::Context;
use draw::{Palette, piece_id, symbols};
use resvg::{tiny_skia, usvg};
use rules::{Player, Rounded, Shape};
use serde_json::json;

/// The size of the icon for a phone's home screen.
pub(crate) const TOUCH: u32 = 180;

/// The icon in all its forms.
pub(crate) struct Icons {
    pub(crate) svg: String,
    pub(crate) pictures: Vec<Picture>,
}

/// The icon as PNG.
pub(crate) struct Picture {
    pub(crate) size: u32,
    /// `any`, or `maskable`: without rounded corners, and with a margin that can be cut off.
    pub(crate) purpose: &'static str,
    pub(crate) png: Vec<u8>,
}

/// Draws them.
pub(crate) fn draw() -> anyhow::Result<Icons> {
    let (any, maskable) = (svg(44.0, 1.0), svg(0.0, 0.8));
    let mut pictures = Vec::new();
    for (size, purpose, svg) in [
        (192, "any", &any),
        (512, "any", &any),
        (512, "maskable", &maskable),
        (TOUCH, "maskable", &maskable),
    ] {
        pictures.push(Picture {
            size,
            purpose,
            png: png(svg, size)?,
        });
    }
    Ok(Icons { svg: any, pictures })
}

/// What a browser needs to know to install the app.
pub(crate) fn manifest(svg: &str, pictures: &[(u32, &str, String)]) -> String {
    let palette = Palette::LIGHT;
    let mut icons = vec![json!({ "src": svg, "type": "image/svg+xml", "sizes": "any" })];
    for (size, purpose, name) in pictures {
        icons.push(json!({
            "src": name, "type": "image/png", "sizes": format!("{size}x{size}"), "purpose": purpose,
        }));
    }
    let manifest = json!({
        "name": "Quarterturn",
        "short_name": "Quarterturn",
        "description": "Tix, Tixel, Regatta and Poka Yoke: see, play, learn, analyse",
        "start_url": "./",
        "scope": "./",
        "id": "./",
        "display": "standalone",
        "background_color": palette.table.to_string(),
        "theme_color": palette.table.to_string(),
        "categories": ["games"],
        "icons": icons,
    });
    format!("{manifest:#}\n")
}

/// The picture in a square of 256 with rounded corners; `scale` is the size of the pieces.
fn svg(corner: f64, scale: f64) -> String {
    let palette = Palette::LIGHT;
    let id = |player| piece_id(&palette, Rounded::Far, player, Shape::Tixel);
    let mut svg = String::from(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="256" height="256">"#,
    );
    svg.push_str(&symbols(&palette, Rounded::Far));
    let _ = write!(
        svg,
        r##"<rect width="256" height="256" rx="{corner}" fill="{}"/><g transform="translate(128 128)scale({})"><use href="#{}" transform="translate(0 58)"/><use href="#{}" transform="translate(0 -42)rotate(45)"/></g></svg>"##,
        palette.accent,
        0.98 * scale,
        id(Player::White),
        id(Player::Black),
    );
    svg
}

fn png(svg: &str, size: u32) -> anyhow::Result<Vec<u8>> {
    let tree = usvg::Tree::from_str(svg, &usvg::Options::default())?;
    let mut pixmap = tiny_skia::Pixmap::new(size, size).context("no room for an icon")?;
    let scale = size as f32 / tree.size().width();
    let scale = tiny_skia::Transform::from_scale(scale, scale);
    resvg::render(&tree, scale, &mut pixmap.as_mut());
    Ok(pixmap.encode_png()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_icon_is_a_picture_of_its_size() {
        let icons = draw().unwrap();
        assert!(icons.pictures.iter().any(|icon| icon.size == TOUCH));
        for icon in icons.pictures {
            let pixmap = tiny_skia::Pixmap::decode_png(&icon.png).unwrap();
            assert_eq!((pixmap.width(), pixmap.height()), (icon.size, icon.size));
            let middle = pixmap.pixel(icon.size / 2, icon.size / 2).unwrap();
            let corner = pixmap.pixel(icon.size / 8, icon.size / 8).unwrap();
            assert_ne!(middle, corner, "the pieces are seen");
        }
    }
}
