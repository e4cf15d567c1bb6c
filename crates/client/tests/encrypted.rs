//! Servers at https://: whose certificate is believed.

use std::path::PathBuf;
use std::sync::Arc;

use api::online::message::FromServer;
use client::{Address, ClientError, Person, Trust};
use futures_util::SinkExt;
use rcgen::{BasicConstraints, CertificateParams, CertifiedIssuer, IsCa, KeyPair};
use rustls::ServerConfig;
use rustls::pki_types::PrivateKeyDer;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;
use tokio_rustls::TlsAcceptor;
use tokio_tungstenite::tungstenite::Message;

/// A server for `localhost`, and the file with the authority that vouches for it.
async fn server(name: &str) -> (u16, PathBuf) {
    let mut params = CertificateParams::new(Vec::new()).unwrap();
    params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    let authority = CertifiedIssuer::self_signed(params, KeyPair::generate().unwrap()).unwrap();
    let key = KeyPair::generate().unwrap();
    let params = CertificateParams::new(vec!["localhost".to_owned()]).unwrap();
    let certificate = params.signed_by(&key, &authority).unwrap();
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.pem"));
    std::fs::write(&file, authority.pem()).unwrap();

    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let key = PrivateKeyDer::try_from(key.serialize_der()).unwrap();
    let config = ServerConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_no_client_auth()
        .with_single_cert(vec![certificate.der().clone()], key)
        .unwrap();
    let acceptor = TlsAcceptor::from(Arc::new(config));
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let port = listener.local_addr().unwrap().port();
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            // Clients that do not believe the certificate go away.
            let Ok(mut stream) = acceptor.accept(stream).await else {
                continue;
            };
            let mut request = vec![0; 4096];
            let length = stream.read(&mut request).await.unwrap_or(0);
            let request = String::from_utf8_lossy(&request[..length]).into_owned();
            match request
                .lines()
                .find_map(|line| line.strip_prefix("Sec-WebSocket-Key: "))
            {
                Some(key) => speak(stream, key.trim()).await,
                None => {
                    let answer = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n[]";
                    let _ = stream.write_all(answer.as_bytes()).await;
                }
            }
        }
    });
    (port, file)
}

/// Upgrades to a WebSocket, and says one thing.
async fn speak(mut stream: tokio_rustls::server::TlsStream<tokio::net::TcpStream>, key: &str) {
    use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
    use tokio_tungstenite::tungstenite::protocol::Role;
    let accept = derive_accept_key(key.as_bytes());
    let head = format!(
        "HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Accept: {accept}\r\n\r\n"
    );
    stream.write_all(head.as_bytes()).await.unwrap();
    let mut socket =
        tokio_tungstenite::WebSocketStream::from_raw_socket(stream, Role::Server, None).await;
    let alive = serde_json::to_string(&FromServer::Alive { number: 7 }).unwrap();
    let _ = socket.send(Message::text(alive)).await;
}

fn at(host: &str, port: u16) -> Address {
    format!("https://{host}:{port}").parse().unwrap()
}

#[tokio::test]
async fn only_whom_an_authority_vouches_for_is_believed() {
    let (port, file) = server("believed").await;
    let here = at("localhost", port);
    let strange = Person::guest(&here).get::<Vec<String>>("/api/games").await;
    match strange {
        Err(ClientError::Unreachable(error)) => {
            assert!(error.to_string().contains("certificate"), "{error}");
        }
        other => panic!("{other:?}"),
    }
    let trust = Trust::with_authorities(&file).unwrap();
    let mut anna = Person::guest(&here).trusting(&trust);
    let games: Vec<String> = anna.get("/api/games").await.unwrap();
    assert!(games.is_empty());
    // The authority vouches for this name only.
    let mut elsewhere = Person::guest(&at("127.0.0.1", port)).trusting(&trust);
    let fault = elsewhere.get::<Vec<String>>("/api/games").await;
    assert!(
        matches!(fault, Err(ClientError::Unreachable(_))),
        "{fault:?}"
    );
}

#[tokio::test]
async fn sockets_are_encrypted_too() {
    let (port, file) = server("sockets").await;
    let trust = Trust::with_authorities(&file).unwrap();
    let anna = Person::guest(&at("localhost", port)).trusting(&trust);
    let mut socket = anna.open(&"23456789ab".parse().unwrap(), 0).await.unwrap();
    let heard = socket.hear().await.unwrap();
    assert!(
        matches!(heard, FromServer::Alive { number: 7 }),
        "{heard:?}"
    );
}

#[test]
fn a_file_without_a_certificate_is_refused() {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("empty.pem");
    std::fs::write(&file, "nothing\n").unwrap();
    assert!(Trust::with_authorities(&file).is_err());
    assert!(Trust::with_authorities(&file.with_extension("missing")).is_err());
}
