//! Counts of action sequences, made by an independent program.

use rules::Position;

#[test]
fn every_count_of_the_table_is_reproduced() {
    let mut lines = 0;
    for line in include_str!("data/perft.tsv").lines() {
        if line.starts_with('#') {
            continue;
        }
        let (text, counts) = line.split_once('\t').expect("a tab");
        let position: Position = text.parse().unwrap_or_else(|e| panic!("{text}: {e}"));
        for (depth, count) in (1..).zip(counts.split(' ')) {
            assert_eq!(
                position.perft(depth).to_string(),
                count,
                "{text} at depth {depth}"
            );
        }
        lines += 1;
    }
    assert!(lines >= 30, "the table is complete");
}
