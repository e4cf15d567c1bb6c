//! The API document: complete, every operation answers, and answers match their schemas.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::client::{FIVE_PLUS_THREE, Person, tix};
use crate::database::Database;
use crate::serving::Serving;

const PAGE: &str = include_str!("../../../../docs/api.md");

pub(crate) async fn document(person: &mut Person) -> Value {
    let answer = person.get("/api/openapi.json").await;
    assert_eq!(answer.status, 200);
    assert_eq!(answer.field("content-type"), Some("application/json"));
    answer.json()
}

/// The methods and paths of a document.
pub(crate) fn operations(document: &Value) -> BTreeSet<(String, String)> {
    let paths = document["paths"].as_object().unwrap();
    let all = paths.iter().flat_map(|(path, methods)| {
        let methods = methods.as_object().unwrap().keys();
        methods.map(|method| (method.to_ascii_uppercase(), path.clone()))
    });
    all.collect()
}

/// Whether a value fits a schema, as far as the schemas of this document go.
fn fits(document: &Value, schema: &Value, value: &Value) -> Result<(), String> {
    let Some(schema) = schema.as_object() else {
        return Ok(());
    };
    for (keyword, rule) in schema {
        let wrong = |why: &str| Err(format!("{why}: {value} against {keyword} {rule}"));
        let all = || rule.as_array().unwrap().iter();
        match keyword.as_str() {
            "$ref" => {
                let pointer = rule.as_str().unwrap().strip_prefix('#').unwrap();
                fits(document, document.pointer(pointer).expect(pointer), value)?;
            }
            "type" => {
                let names: Vec<&str> = match rule {
                    Value::Array(names) => {
                        names.iter().map(|name| name.as_str().unwrap()).collect()
                    }
                    name => vec![name.as_str().unwrap()],
                };
                let is_type = |name: &&str| match *name {
                    "null" => value.is_null(),
                    "boolean" => value.is_boolean(),
                    "integer" => value.is_i64() || value.is_u64(),
                    "number" => value.is_number(),
                    "string" => value.is_string(),
                    "array" => value.is_array(),
                    "object" => value.is_object(),
                    other => panic!("{other}"),
                };
                if !names.iter().any(is_type) {
                    return wrong("the type");
                }
            }
            "const" if rule != value => return wrong("the constant"),
            "enum" if !all().any(|one| one == value) => return wrong("the choice"),
            "oneOf" | "anyOf" => {
                let fitting = all().filter(|one| fits(document, one, value).is_ok());
                if fitting.count() == 0 {
                    return wrong("no alternative");
                }
            }
            "allOf" => all().try_for_each(|one| fits(document, one, value))?,
            "required" => {
                for name in all() {
                    if value.is_object() && value.get(name.as_str().unwrap()).is_none() {
                        return wrong("a missing field");
                    }
                }
            }
            "properties" => {
                for (name, rule) in rule.as_object().unwrap() {
                    if let Some(value) = value.get(name) {
                        fits(document, rule, value)?;
                    }
                }
            }
            "items" => {
                let fixed = schema.get("prefixItems").and_then(Value::as_array);
                let fixed = fixed.map_or(0, Vec::len);
                for value in value.as_array().into_iter().flatten().skip(fixed) {
                    fits(document, rule, value)?;
                }
            }
            "prefixItems" => {
                for (rule, value) in all().zip(value.as_array().into_iter().flatten()) {
                    fits(document, rule, value)?;
                }
            }
            "minItems" | "maxItems" => {
                let count = value.as_array().map(Vec::len).map(|count| count as u64);
                let most = rule.as_u64();
                let is_wrong = match keyword.as_str() {
                    "minItems" => count < most,
                    _ => count > most,
                };
                if count.is_some() && is_wrong {
                    return wrong("the number of items");
                }
            }
            "const" | "enum" | "description" | "format" | "minimum" | "maximum" | "default"
            | "examples" | "title" => {}
            other => panic!("this test does not know `{other}`"),
        }
    }
    Ok(())
}

/// The schema of what a request is answered with.
fn schema_of<'a>(document: &'a Value, method: &str, path: &str, status: u16) -> &'a Value {
    let responses = &document["paths"][path][method.to_ascii_lowercase()]["responses"];
    let response = match &responses[status.to_string()] {
        Value::Null => &document["components"]["responses"]["Fault"],
        response => response,
    };
    &response["content"]["application/json"]["schema"]
}

#[tokio::test]
async fn every_request_on_the_page_is_in_the_document_and_the_other_way_round() {
    let database = Database::sqlite();
    let serving = Serving::start(&database).await;
    let document = document(&mut Person::at(serving.address)).await;
    let documented: BTreeSet<(String, String)> = operations(&document)
        .into_iter()
        .map(|(method, path)| {
            let parts = path.split('/').map(|part| match part.strip_prefix('{') {
                Some(_) => "*",
                None => part,
            });
            (method, parts.collect::<Vec<_>>().join("/"))
        })
        .collect();
    let mut written = BTreeSet::new();
    for quoted in PAGE.split('`').skip(1).step_by(2) {
        let Some((method, path)) = quoted.split_once(' ') else {
            continue;
        };
        if !["GET", "POST", "PUT", "DELETE"].contains(&method) || !path.starts_with("/api") {
            continue;
        }
        let path = path.split('?').next().unwrap();
        let parts = path.split('/').map(|part| {
            let is_variable = part == "k7m2xq9daf"
                || !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_uppercase());
            if is_variable { "*" } else { part }
        });
        written.insert((method.to_owned(), parts.collect::<Vec<_>>().join("/")));
    }
    let missing: Vec<_> = documented.symmetric_difference(&written).collect();
    assert!(missing.is_empty(), "{missing:?}");
    serving.stop().await;
}

#[tokio::test]
async fn every_documented_request_answers_and_no_other() {
    let database = Database::sqlite();
    let serving = Serving::start(&database).await;
    let mut anna = Person::at(serving.address);
    let document = document(&mut anna).await;
    assert_eq!(document["openapi"], "3.1.0");
    let mut ids = BTreeSet::new();
    for (method, path) in operations(&document) {
        let operation = &document["paths"][&path][method.to_ascii_lowercase()];
        assert!(
            ids.insert(operation["operationId"].to_string()),
            "{operation}"
        );
        let concrete: Vec<&str> = path
            .split('/')
            .map(|part| match part {
                "{code}" => "k7m2xq9daf",
                "{game}" => "tix",
                "{speed}" => "blitz",
                _ if part.starts_with('{') => "7",
                _ => part,
            })
            .collect();
        let concrete = concrete.join("/");
        let fields = ["Content-Type: application/json"];
        let mut somebody = Person::at(serving.address);
        let answer = somebody.ask(&method, &concrete, &fields, "{}").await;
        assert!(
            answer.status < 500 && answer.status != 405,
            "{method} {path}"
        );
        assert!(
            !answer.body.contains("no such request"),
            "{method} {path}: {}",
            answer.body
        );
        if answer.status >= 400 {
            let schema = schema_of(&document, &method, &path, answer.status);
            assert_eq!(fits(&document, schema, &answer.json()), Ok(()));
        }
        // What is only for people who are signed in is not for others.
        if operation["security"] == json!([{ "session": [] }]) {
            let kind = &answer.json()["kind"];
            assert_eq!(
                (answer.status, kind),
                (401, &json!("needs-account")),
                "{path}"
            );
        }
        let wrong = somebody.ask("PATCH", &concrete, &[], "").await;
        assert_eq!(wrong.status, 405, "{path}");
        assert_eq!(wrong.json()["kind"], "wrong-method");
        let allowed = wrong.field("allow").unwrap_or_default();
        assert!(allowed.contains(method.as_str()), "{path}: {allowed}");
    }
    for path in ["/api/nothing", "/api/games/k7m2xq9daf/nothing"] {
        let answer = anna.get(path).await;
        assert_eq!(
            (answer.status, &answer.json()["kind"]),
            (404, &json!("not-found"))
        );
    }
    serving.stop().await;
}

#[tokio::test]
async fn answers_and_the_messages_on_the_page_are_as_described() {
    let database = Database::sqlite();
    let serving = Serving::start(&database).await;
    let mut anna = Person::at(serving.address);
    let document = document(&mut anna).await;
    let account = json!({ "name": "Anna", "password": "correct horse" });
    let token = json!({ "name": "program", "scopes": ["play"] });
    let create = json!({ "terms": tix(FIVE_PLUS_THREE), "seat": "white" });
    let seek = json!({ "terms": [tix(FIVE_PLUS_THREE)] });
    let mut bert = Person::at(serving.address);
    bert.sign_up("Bert").await;
    let challenge = json!({ "to": "Bert", "terms": tix(FIVE_PLUS_THREE) });
    let mut checked = 0;
    for (method, path, body) in [
        ("GET", "/api/me", None),
        ("POST", "/api/accounts", Some(&account)),
        ("POST", "/api/accounts", Some(&account)),
        ("GET", "/api/me", None),
        ("GET", "/api/me/sessions", None),
        ("POST", "/api/me/tokens", Some(&token)),
        ("GET", "/api/me/tokens", None),
        ("POST", "/api/games", Some(&create)),
        ("POST", "/api/games", Some(&json!({ "terms": {} }))),
        ("GET", "/api/games", None),
        ("GET", "/api/games/playing", None),
        ("GET", "/api/watch", None),
        ("POST", "/api/lobby/seeks", Some(&seek)),
        ("POST", "/api/challenges", Some(&challenge)),
        ("GET", "/api/lobby", None),
        ("GET", "/api/me/blocks", None),
    ] {
        let fields = ["Content-Type: application/json"];
        let body = body.map(ToString::to_string).unwrap_or_default();
        let answer = anna.ask(method, path, &fields, &body).await;
        let schema = schema_of(&document, method, path, answer.status);
        assert!(schema.is_object(), "{method} {path}");
        assert_eq!(
            fits(&document, schema, &answer.json()),
            Ok(()),
            "{method} {path}"
        );
        checked += 1;
    }
    let code = anna.create(tix(FIVE_PLUS_THREE)).await;
    bert.sit(&code).await;
    for (path, concrete) in [
        ("/api/games/{code}", format!("/api/games/{code}")),
        ("/api/people/{name}", "/api/people/anna".to_owned()),
        (
            "/api/people/{name}/games",
            "/api/people/anna/games".to_owned(),
        ),
    ] {
        let answer = anna.get(&concrete).await;
        let schema = schema_of(&document, "GET", path, answer.status);
        assert_eq!(fits(&document, schema, &answer.json()), Ok(()), "{path}");
        checked += 1;
    }
    // Mismatches are found.
    let schema = schema_of(&document, "GET", "/api/games/{code}", 200);
    let mut view = anna.get(&format!("/api/games/{code}")).await.json();
    view["terms"]["timing"] = json!({ "kind": "hourglass" });
    assert!(fits(&document, schema, &view).is_err());
    view.as_object_mut().unwrap().remove("terms");
    assert!(fits(&document, schema, &view).is_err());

    for block in PAGE.split("```json").skip(1) {
        let (name, rest) = block.split_once('\n').unwrap();
        let value: Value = serde_json::from_str(rest.split("```").next().unwrap()).unwrap();
        let schema = &document["components"]["schemas"][name.trim()];
        if schema.is_object() {
            assert_eq!(fits(&document, schema, &value), Ok(()), "{name}");
            checked += 1;
        }
    }
    assert!(checked > 50, "{checked}");
    serving.stop().await;
}

#[tokio::test]
async fn the_page_lists_every_request_and_runs_nothing() {
    let database = Database::sqlite();
    let serving = Serving::start(&database).await;
    let mut anna = Person::at(serving.address);
    let page = anna.get("/api").await;
    assert_eq!(page.field("content-type"), Some("text/html; charset=utf-8"));
    let policy = page.field("content-security-policy").unwrap();
    assert!(policy.contains("default-src"), "{policy}");
    for forbidden in [
        "<script", "<style", "style=", "onload", "http://", "https://",
    ] {
        assert!(!page.body.contains(forbidden), "{forbidden}");
    }
    for (method, path) in operations(&document(&mut anna).await) {
        assert!(
            page.body.contains(&format!("<code>{method} {path}</code>")),
            "{method} {path}"
        );
    }
    serving.stop().await;
}

#[tokio::test]
async fn numbers_in_a_query_are_described_and_held_to() {
    let database = Database::sqlite();
    let serving = Serving::start(&database).await;
    let mut anna = Person::at(serving.address);
    anna.sign_up("Anna").await;
    let document = document(&mut anna).await;
    let numbers = 9_007_199_254_740_991_u64;
    for (path, name, (least, most)) in [
        ("/api/people/{name}/games", "limit", (1, 100)),
        ("/api/people/{name}/records", "limit", (1, 100)),
        ("/api/records", "limit", (1, 100)),
        ("/api/games/{code}/socket", "after", (0, numbers)),
        ("/api/games/{code}/stream", "after", (0, numbers)),
        ("/api/lobby/socket", "after", (0, numbers)),
    ] {
        let parameters = document["paths"][path]["get"]["parameters"].as_array();
        let parameter = parameters.unwrap().iter().find(|one| one["name"] == name);
        let schema = json!({ "type": "integer", "minimum": least, "maximum": most });
        assert_eq!(parameter.unwrap()["schema"], schema, "{path}");
    }
    for (limit, status) in [("0", 400), ("1", 200), ("100", 200), ("ten", 400)] {
        let answer = anna
            .get(&format!("/api/people/Anna/games?limit={limit}"))
            .await;
        assert_eq!(answer.status, status, "{limit}");
    }
    serving.stop().await;
}
