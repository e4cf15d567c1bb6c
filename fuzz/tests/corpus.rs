//! A short run of every fuzz target on its corpus and on mutated copies of it.

use std::path::Path;

fn corpus(name: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("corpus")
        .join(name);
    let mut files: Vec<_> = std::fs::read_dir(&folder)
        .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
        .map(|entry| entry.expect("a file").path())
        .collect();
    files.sort();
    files
        .iter()
        .map(|file| std::fs::read(file).expect("readable"))
        .collect()
}

/// A seeded generator (splitmix64).
fn random(state: &mut u64) -> usize {
    *state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mut x = *state;
    x = (x ^ (x >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    (x ^ (x >> 31)) as usize
}

fn mutated(seed: &[u8], other: &[u8], state: &mut u64) -> Vec<u8> {
    let mut bytes = seed.to_vec();
    for _ in 0..=random(state) % 4 {
        let at = random(state) % (bytes.len() + 1);
        match random(state) % 5 {
            0 if at < bytes.len() => drop(bytes.remove(at)),
            1 if at < bytes.len() => bytes[at] ^= 1 << (random(state) % 8),
            2 => bytes.insert(at, random(state) as u8),
            3 if !other.is_empty() => bytes.insert(at, other[random(state) % other.len()]),
            _ => bytes.truncate(at),
        }
    }
    bytes
}

#[test]
fn no_target_panics_on_its_corpus_or_on_mutations_of_it() {
    for (name, target) in fuzz::TARGETS {
        let files = corpus(name);
        assert!(files.len() >= 3, "{name} has a corpus");
        let mut state = 1;
        for file in &files {
            target(file);
            for _ in 0..300 {
                let other = &files[random(&mut state) % files.len()];
                target(&mutated(file, other, &mut state));
            }
        }
    }
}
