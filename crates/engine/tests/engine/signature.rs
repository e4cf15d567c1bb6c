//! The pinned signatures of the search, with the hand-written evaluation and with the shipped nets.

#[test]
fn the_search_visits_as_many_positions_as_the_pinned_signatures_say() {
    let signatures = format!("{}\n{}\n", engine::bench(), engine::bench_with_nets());
    assert_eq!(
        signatures,
        include_str!("../../signature.txt"),
        "the search behaves differently: if that is intended, show with a match that it is no weaker, \
         write the new numbers into crates/engine/signature.txt, and end the commit with `Bench: N`, \
         where N is the first"
    );
}
