use crate::process::{SLIDER, run, run_with};

#[test]
fn every_count_of_the_table_is_written_with_its_depth() {
    // Deep ones take too long without optimisation.
    let most = if cfg!(debug_assertions) {
        500_000
    } else {
        u64::MAX
    };
    for line in include_str!("../../../rules/tests/data/perft.tsv").lines() {
        if line.starts_with('#') {
            continue;
        }
        let (position, counts) = line.split_once('\t').unwrap();
        let counts = counts
            .split(' ')
            .filter(|count| count.parse::<u64>().unwrap() <= most);
        let expected: Vec<String> = (1..)
            .zip(counts)
            .map(|(depth, count)| format!("{depth} {count}\n"))
            .collect();
        let depth = expected.len().to_string();
        let output = run(&["perft", position, &depth]).fine();
        assert_eq!(output, expected.concat(), "{position}");
    }
}

#[test]
fn the_number_of_threads_does_not_change_a_count() {
    let one = run(&["perft", "4u:T4/T4", "3"]).fine();
    for threads in ["0", "1", "2", "5"] {
        let several = run(&["perft", "4u:T4/T4", "3", "--threads", threads]).fine();
        assert_eq!(several, one);
        let divided = run(&["perft", "4u:X4/X4", "4", "--divide", "--threads", threads]).fine();
        assert_eq!(divided.lines().last(), Some("total 30952"));
    }
}

#[test]
fn divided_counts_are_sorted_by_first_action_and_add_up() {
    let output = run(&["perft", "3u:X2/X2", "2", "--divide"]).fine();
    let lines: Vec<&str> = output.lines().collect();
    assert_eq!(lines.len(), 10);
    assert_eq!(lines[0], "X@a1 6");
    let mut sorted = lines[..9].to_vec();
    sorted.sort_unstable();
    assert_eq!(lines[..9], sorted);
    let sum: u64 = lines[..9]
        .iter()
        .map(|line| line.split_once(' ').unwrap().1.parse::<u64>().unwrap())
        .sum();
    assert_eq!(lines[9], format!("total {sum}"));
    let whole = run(&["perft", "3u:X2/X2", "2"]).fine();
    assert_eq!(whole, format!("1 9\n2 {sum}\n"));
}

#[test]
fn a_lost_position_counts_nothing_at_any_depth() {
    let lost = "tixel 6/6/6/6/6/T04t1 w T9/T9 - -";
    assert_eq!(run(&["perft", lost, "3"]).fine(), "1 0\n2 0\n3 0\n");
    assert_eq!(run(&["perft", lost, "2", "--divide"]).fine(), "total 0\n");
}

#[test]
fn the_position_is_read_from_standard_input() {
    let text = format!("{SLIDER}\n");
    let piped = run_with(&["perft", "-", "1"], text.as_bytes()).fine();
    assert_eq!(piped, run(&["perft", SLIDER, "1"]).fine());
}

#[test]
fn a_nonsensical_depth_is_a_usage_error() {
    for depth in ["0", "100", "99999999999999999999", "-1", "x", ""] {
        run(&["perft", "tixel", depth]).failed(2);
    }
    run(&["perft", "tixel"]).failed(2);
    run(&["perft", "tixel", "1", "--threads", "100000"]).failed(2);
}
