//! A short run of every fuzz target on its corpus and on mutated copies of it.

use std::path::Path;

use random::Random;

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

fn mutated(seed: &[u8], other: &[u8], random: &mut Random) -> Vec<u8> {
    let mut bytes = seed.to_vec();
    for _ in 0..=random.below(4) {
        let at = random.below(bytes.len() as u32 + 1) as usize;
        match random.below(5) {
            0 if at < bytes.len() => drop(bytes.remove(at)),
            1 if at < bytes.len() => bytes[at] ^= 1 << random.below(8),
            2 => bytes.insert(at, random.below(256) as u8),
            3 if !other.is_empty() => bytes.insert(at, random.pick(other)),
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
        let mut random = Random::new(1);
        for file in &files {
            target(file);
            for _ in 0..300 {
                let other = &files[random.below(files.len() as u32) as usize];
                target(&mutated(file, other, &mut random));
            }
        }
    }
}
