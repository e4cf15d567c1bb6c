//! The pinned signatures of the search, by hand and with the nets that are handed out.

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
