//! Servers that violate the protocol, or speak that of a later release.

use api::lobby::LobbyNews;
use api::online::message::FromServer;
use api::online::{GameCode, Refusal};
use client::{Address, ClientError, Person};
use futures_util::SinkExt;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;
use tokio_tungstenite::tungstenite::Message;

/// A server that gives every connection the same answer.
async fn answering(answer: &'static [u8]) -> Address {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(async move {
        while let Ok((mut stream, _)) = listener.accept().await {
            let mut request = [0; 4096];
            let _ = stream.read(&mut request).await;
            let _ = stream.write_all(answer).await;
        }
    });
    format!("http://{address}").parse().unwrap()
}

async fn fault(answer: &'static [u8]) -> ClientError {
    let server = answering(answer).await;
    Person::guest(&server)
        .get::<Vec<String>>("/api/games")
        .await
        .unwrap_err()
}

#[tokio::test]
async fn nonsense_is_told_apart_from_refusals() {
    for nonsense in [
        &b""[..],
        b"hello\r\n\r\n",
        b"HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\n[1, 2",
        b"HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nshort",
    ] {
        let fault = fault(nonsense).await;
        assert!(matches!(fault, ClientError::Unexpected(_)), "{fault:?}");
    }
    let refused = b"HTTP/1.1 429 Too Many Requests\r\nContent-Length: 13\r\n\r\nwait\x1b[31m 5 s";
    match fault(refused).await {
        ClientError::Refused { status: 429, body } => assert_eq!(body, "wait [31m 5 s"),
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn a_server_that_is_not_there_is_unreachable() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    drop(listener);
    let mut person = Person::guest(&format!("http://{address}").parse().unwrap());
    let fault = person.get::<Vec<String>>("/api/games").await.unwrap_err();
    assert!(matches!(fault, ClientError::Unreachable(_)), "{fault:?}");
}

#[tokio::test]
async fn an_endless_answer_is_not_read_to_its_end() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(async move {
        let (mut stream, _) = listener.accept().await.unwrap();
        let head = b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n";
        let chunk = [&b"10000\r\n"[..], &[b' '; 0x10000], b"\r\n"].concat();
        let _ = stream.write_all(head).await;
        while stream.write_all(&chunk).await.is_ok() {}
    });
    let mut person = Person::guest(&format!("http://{address}").parse().unwrap());
    let fault = person.get::<Vec<String>>("/api/games").await.unwrap_err();
    assert!(matches!(fault, ClientError::Unexpected(_)), "{fault:?}");
}

/// A server that says this on every socket.
async fn saying(messages: &'static [&'static str]) -> Address {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            let mut socket = tokio_tungstenite::accept_async(stream).await.unwrap();
            for message in messages {
                socket.send(Message::text(*message)).await.unwrap();
            }
        }
    });
    format!("http://{address}").parse().unwrap()
}

#[tokio::test]
async fn messages_of_a_later_release_are_skipped() {
    let server = saying(&[
        r#"{"kind":"weather","sky":"blue"}"#,
        r#"{"kind":"done","ask":"a word"}"#,
        r#"{"kind":"refused","ask":1,"refusal":{"kind":"moon","phase":3},"sentence":"not now"}"#,
        r#"{"kind":"alive","number":7,"mood":"fine"}"#,
        "weather",
    ])
    .await;
    let person = Person::guest(&server);
    let mut socket = person.open(&GameCode::of([1; 10]), 0).await.unwrap();
    let refused = FromServer::Refused {
        ask: 1,
        refusal: Refusal::Unknown,
        sentence: "not now".to_owned(),
    };
    assert_eq!(socket.hear().await.unwrap(), refused);
    assert_eq!(
        socket.hear().await.unwrap(),
        FromServer::Alive { number: 7 }
    );
    let fault = socket.hear().await.unwrap_err();
    assert!(matches!(fault, ClientError::Unexpected(_)), "{fault:?}");
    let mut lobby = person.open_lobby().await.unwrap();
    assert_eq!(lobby.hear().await.unwrap(), LobbyNews::Alive { number: 7 });
}
