//! How much memory there is.

use std::fs;
use std::hint::black_box;

/// Whether there is room for this many bytes, where `held` bytes would be freed first.
pub(crate) fn has_room_for(bytes: u64, held: u64) -> bool {
    let reserved = usize::try_from(bytes).is_ok_and(|bytes| {
        // An unused allocation would be optimised away.
        let mut room = Vec::<u8>::new();
        let reserved = room.try_reserve_exact(bytes).is_ok();
        black_box(&mut room);
        reserved
    });
    // The system overcommits memory.
    reserved && free().is_none_or(|free| bytes <= free.saturating_add(held))
}

/// The free memory, where the system reports it.
fn free() -> Option<u64> {
    let text = fs::read_to_string("/proc/meminfo").ok()?;
    let line = text
        .lines()
        .find(|line| line.starts_with("MemAvailable:"))?;
    let kilobytes: u64 = line.split_ascii_whitespace().nth(1)?.parse().ok()?;
    kilobytes.checked_mul(1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_room_for_a_little_and_not_for_more_than_any_address_space() {
        assert!(has_room_for(1 << 20, 0));
        assert!(!has_room_for(1 << 60, 0));
        assert!(!has_room_for(1 << 60, 1 << 60));
    }
}
