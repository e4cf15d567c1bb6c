//! The pinned signature of the search.

#[test]
fn the_search_visits_as_many_positions_as_the_pinned_signature_says() {
    let pinned = include_str!("../signature.txt").trim_ascii_end();
    assert_eq!(
        engine::bench().to_string(),
        pinned,
        "the search behaves differently: if that is intended, show with a match that it is no weaker, \
         write the new number into crates/engine/signature.txt, and end the commit with `Bench: N`"
    );
}
