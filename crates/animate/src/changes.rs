//! What changes from one picture to the next.

use crate::palette::Palette;

/// A rectangle of a picture with its pixels.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Patch {
    pub(crate) left: u16,
    pub(crate) top: u16,
    pub(crate) width: u16,
    pub(crate) height: u16,
    /// Pixels that stay as they were are [`Palette::UNCHANGED`].
    pub(crate) pixels: Vec<u8>,
}

/// The smallest rectangle that turns one picture into another; `None` if they are equal. Both are
/// `width` pixels wide.
pub(crate) fn patch(before: &[u8], after: &[u8], width: u16) -> Option<Patch> {
    let wide = usize::from(width);
    let rows = before.chunks_exact(wide).zip(after.chunks_exact(wide));
    let (mut left, mut right) = (wide, 0);
    let (mut top, mut bottom) = (None, 0);
    for (y, (old, new)) in rows.enumerate() {
        let changed = |x: &usize| old[*x] != new[*x];
        let Some(first) = (0..wide).find(changed) else {
            continue;
        };
        let last = (first..wide).rev().find(changed).unwrap_or(first);
        (left, right) = (left.min(first), right.max(last));
        top.get_or_insert(y);
        bottom = y;
    }
    let top = top?;
    let mut pixels = Vec::with_capacity((right - left + 1) * (bottom - top + 1));
    for y in top..=bottom {
        let row = y * wide + left..=y * wide + right;
        let both = before[row.clone()].iter().zip(&after[row]);
        pixels.extend(both.map(|(old, new)| match old == new {
            true => Palette::UNCHANGED,
            false => *new,
        }));
    }
    // All are within the picture, whose sides fit.
    let side = |length: usize| u16::try_from(length).unwrap_or(u16::MAX);
    Some(Patch {
        left: side(left),
        top: side(top),
        width: side(right - left + 1),
        height: side(bottom - top + 1),
        pixels,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_changed_is_in_the_patch() {
        const KEPT: u8 = Palette::UNCHANGED;
        let before = [1, 1, 1, 1, 1, 1, 1, 1, 1];
        let after = [1, 1, 1, 1, 1, 2, 1, 3, 1];
        let found = patch(&before, &after, 3).unwrap();
        let expected = Patch {
            left: 1,
            top: 1,
            width: 2,
            height: 2,
            pixels: vec![KEPT, 2, 3, KEPT],
        };
        assert_eq!(found, expected);
        assert_eq!(patch(&before, &before, 3), None);
    }
}
