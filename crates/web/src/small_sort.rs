//! Sorting short lists with little code.
//!
//! The standard library's sorts are made for long lists and add about five kilobytes of wasm for
//! every type; the page only sorts a dozen lists of a few dozen entries.

/// A stable insertion sort by a key.
pub(crate) fn sort_by_key<T, K: Ord>(list: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..list.len() {
        let mut at = end;
        while at > 0 && key(&list[at - 1]) > key(&list[at]) {
            list.swap(at - 1, at);
            at -= 1;
        }
    }
}

/// The entries sorted and without duplicates.
pub(crate) fn each_once<T: Ord + Copy>(mut list: Vec<T>) -> Vec<T> {
    sort_by_key(&mut list, |entry| *entry);
    list.dedup();
    list
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_order_is_that_of_the_standard_library() {
        let mut numbers = 1_u32;
        for length in 0..40 {
            let mut list: Vec<(u32, usize)> = (0..length)
                .map(|place| {
                    numbers = numbers.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                    (numbers >> 28, place)
                })
                .collect();
            let mut expected = list.clone();
            expected.sort_by_key(|entry| entry.0);
            sort_by_key(&mut list, |entry| entry.0);
            assert_eq!(list, expected);
        }
    }

    #[test]
    fn duplicates_are_removed() {
        assert_eq!(each_once(vec![3, 1, 3, 2, 1]), [1, 2, 3]);
        assert!(each_once(Vec::<u8>::new()).is_empty());
    }
}
