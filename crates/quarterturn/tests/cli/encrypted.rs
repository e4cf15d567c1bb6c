//! Servers at https://, with a certificate that only some believe.

use std::net::TcpListener as StdListener;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;

use rcgen::{BasicConstraints, CertificateParams, CertifiedIssuer, IsCa, KeyPair};
use rustls::ServerConfig;
use rustls::pki_types::PrivateKeyDer;
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::TlsAcceptor;

use crate::process::{command, folder, run};
use crate::serve::{Serving, site};

/// A proxy for `localhost` that ends TLS before a server. Returns its port, and the file with the authority that
/// vouches for it.
fn proxy(server: u16, folder: &Path) -> (u16, PathBuf) {
    let mut params = CertificateParams::new(Vec::new()).unwrap();
    params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    let authority = CertifiedIssuer::self_signed(params, KeyPair::generate().unwrap()).unwrap();
    let file = folder.join("authority.pem");
    std::fs::write(&file, authority.pem()).unwrap();
    let key = KeyPair::generate().unwrap();
    let params = CertificateParams::new(vec!["localhost".to_owned()]).unwrap();
    let certificate = params.signed_by(&key, &authority).unwrap();
    let key = PrivateKeyDer::try_from(key.serialize_der()).unwrap();
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ServerConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_no_client_auth()
        .with_single_cert(vec![certificate.der().clone()], key)
        .unwrap();
    let acceptor = TlsAcceptor::from(Arc::new(config));
    let listener = StdListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    listener.set_nonblocking(true).unwrap();
    // It ends with the test's process.
    thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .unwrap();
        runtime.block_on(async {
            let listener = TcpListener::from_std(listener).unwrap();
            while let Ok((near, _)) = listener.accept().await {
                let acceptor = acceptor.clone();
                tokio::spawn(async move {
                    // Clients that do not believe the certificate go away.
                    let Ok(mut near) = acceptor.accept(near).await else {
                        return;
                    };
                    let mut far = TcpStream::connect(("127.0.0.1", server)).await.unwrap();
                    let _ = tokio::io::copy_bidirectional(&mut near, &mut far).await;
                });
            }
        });
    });
    (port, file)
}

#[test]
fn a_server_at_https_is_played_at_if_its_certificate_is_believed() {
    let (files, data) = (site("encrypted-site"), folder("encrypted"));
    let database = format!("sqlite:{}", data.join("games.db").display());
    let mut program = command(&["serve", "--port", "0", "--files", files.to_str().unwrap()]);
    program.args(["--database", &database]);
    let server = Serving::start(program);
    let (port, authority) = proxy(server.port, &data);
    let authority = authority.to_str().unwrap();
    let address = format!("https://localhost:{port}");
    let load = ["load", &address, "--games", "2", "--rate", "4"];
    let load = [&load[..], &["--seconds", "1", "--json"]].concat();
    let stderr = run(&load).failed(2);
    assert!(stderr.contains("certificate"), "{stderr}");
    let said = run(&[&load[..], &["--ca", authority]].concat()).fine();
    assert!(said.contains(r#""turns":4"#), "{said}");
    assert!(said.contains(r#""lost":0"#), "{said}");
    // A bot gets as far as its token.
    let bot = ["bot", "--server", &address, "--token", "qt-wrong"];
    let stderr = run(&[&bot[..], &["--ca", authority]].concat()).failed(2);
    assert!(stderr.contains("401"), "{stderr}");
    let stderr = run(&[&bot[..], &["--ca", "missing.pem"]].concat()).failed(2);
    assert!(stderr.contains("missing.pem"), "{stderr}");
}
