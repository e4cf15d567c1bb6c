use serde_json::Value;

use crate::process::run;

#[test]
fn two_runs_have_the_same_signature() {
    let (table, report) = std::thread::scope(|scope| {
        let table = scope.spawn(|| run(&["bench"]).fine());
        let report = scope.spawn(|| run(&["bench", "--json"]).fine());
        (table.join().unwrap(), report.join().unwrap())
    });
    let report: Value = serde_json::from_str(&report).unwrap();
    let keys: Vec<&String> = report.as_object().unwrap().keys().collect();
    assert_eq!(keys, ["games", "nodes_per_second", "seconds", "signature"]);

    let games = report["games"].as_array().unwrap();
    let names: Vec<&str> = games
        .iter()
        .map(|part| part["game"].as_str().unwrap())
        .collect();
    assert_eq!(names, ["tix", "tixel", "poka-yoke", "regatta"]);
    let nodes = games.iter().map(|part| part["nodes"].as_u64().unwrap());
    let signature = report["signature"].as_u64().unwrap();
    assert_eq!(nodes.sum::<u64>(), signature);

    let of = |name: &str| -> u64 {
        let line = table.lines().find(|line| line.starts_with(name)).unwrap();
        line.split_whitespace().nth(1).unwrap().parse().unwrap()
    };
    assert_eq!(of("signature"), signature);
    for part in games {
        let name = format!("{} ", part["game"].as_str().unwrap());
        assert_eq!(Some(of(&name)), part["nodes"].as_u64());
    }
}
