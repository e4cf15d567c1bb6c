//! Written conversations compared with real ones.

use ugi::{Exchange, Transcript};

/// Checks the only exchange of a transcript against replies, and returns which of these are left.
fn check(transcript: &str, answers: &[&str]) -> Result<usize, String> {
    let transcript = Transcript::read(transcript);
    let mut answers = answers.iter();
    for exchange in transcript.exchanges() {
        exchange
            .check(|| answers.next().map(ToString::to_string))
            .map_err(|mismatch| mismatch.to_string())?;
    }
    Ok(answers.len())
}

#[test]
fn equal_lines_match() {
    assert_eq!(check("> isready\nreadyok", &["readyok"]), Ok(0));
    assert_eq!(check("\n> isready\n\nreadyok\n\n", &["readyok"]), Ok(0));
    assert_eq!(
        check("some text\n> isready\nreadyok", &["ugiok"]),
        Err("line 2, after `isready`: expected `readyok`, found `ugiok`".to_owned())
    );
    assert_eq!(
        check("> isready\nreadyok", &[]),
        Err("line 1, after `isready`: expected `readyok`, found nothing".to_owned())
    );
}

#[test]
fn angle_brackets_stand_for_one_or_more_words() {
    for (pattern, line, fits) in [
        ("bestmove <action>", "bestmove T@c3ne", true),
        ("bestmove <action>", "bestmove", false),
        ("bestmove <action>", "bestmove ", true),
        (
            "id name <name and version>",
            "id name Quarterturn 0.1",
            true,
        ),
        ("id name <name> 0.1", "id name Quarterturn new 0.1", true),
        ("id name <name> 0.1", "id name 0.1", false),
        ("id <a> x <b> y", "id x x y y", true),
        ("id <a> x <b> y", "id x y", false),
        ("<a> <b>", "one", false),
        ("<a> <b>", "one two three", true),
        ("1 < 2", "1 < 2", true),
    ] {
        let transcript = format!("> go\n{pattern}");
        let result = check(&transcript, &[line]);
        assert_eq!(result.is_ok(), fits, "{pattern:?} {line:?}");
    }
}

#[test]
fn info_lines_may_be_left_out_but_sentences_may_not() {
    let lines = ["info depth 1", "info depth 2 nodes 3", "bestmove end"];
    assert_eq!(check("> go\nbestmove end", &lines), Ok(0));
    assert_eq!(
        check("> go\ninfo depth 2 <more>\nbestmove end", &lines),
        Ok(0)
    );
    assert!(check("> go\ninfo depth 3\nbestmove end", &lines).is_err());
    let sentence = ["info string error: no", "bestmove end"];
    assert!(check("> go\nbestmove end", &sentence).is_err());
}

#[test]
fn no_more_lines_are_taken_than_needed() {
    let lines = ["readyok", "info depth 1", "bestmove end"];
    assert_eq!(check("> isready\nreadyok", &lines), Ok(2));
    assert_eq!(check("> go infinite\n> isready\nreadyok", &lines), Ok(2));
}

#[test]
fn blocks_are_found_in_markdown_with_their_places() {
    let text = "# Title\n```ugi\n> a\nb\n>\n```\n```text\n> c\n```\n```ugi\n> d\n```\n";
    let transcripts = Transcript::in_markdown(text);
    let inputs: Vec<Vec<&str>> = transcripts
        .iter()
        .map(|transcript| transcript.exchanges().iter().map(Exchange::input).collect())
        .collect();
    assert_eq!(inputs, [vec!["a", ""], vec!["d"]]);
    assert_eq!(transcripts[0].exchanges()[0].answers(), ["b"]);
    let mismatch = transcripts[0].exchanges()[0].check(|| None).unwrap_err();
    assert_eq!(mismatch.line, 3);
    assert_eq!(transcripts[1].to_string(), "> d\n");
}
