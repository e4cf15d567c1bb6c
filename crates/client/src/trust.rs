//! Connections that are encrypted, and whose certificates are believed.

use std::fmt;
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;
use std::sync::{Arc, LazyLock};

use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, ServerName};
use rustls::{ClientConfig, RootCertStore};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;
use tokio_util::either::Either;

use crate::Address;

/// A connection to a server.
pub(crate) type Connection = Either<TcpStream, Box<TlsStream<TcpStream>>>;

/// Whose word a client takes that a server is the one it asked for. Copies share it.
#[derive(Clone)]
pub struct Trust(TlsConnector);

impl fmt::Debug for Trust {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Trust")
    }
}

/// The most bytes in a file of certificates: many times the size of a system's own.
const LONGEST_FILE: u64 = 16 << 20;

/// Read once: there are hundreds of them.
static SYSTEM: LazyLock<RootCertStore> = LazyLock::new(|| {
    let mut roots = RootCertStore::empty();
    // What the system cannot read is not trusted.
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    roots
});

static OF_SYSTEM: LazyLock<Result<Trust, String>> =
    LazyLock::new(|| Trust::in_roots(SYSTEM.clone()).map_err(|error| error.to_string()));

impl Trust {
    /// The certificate authorities that this system trusts.
    ///
    /// # Errors
    /// If encryption is not possible.
    pub fn of_system() -> io::Result<Trust> {
        OF_SYSTEM.clone().map_err(io::Error::other)
    }

    /// Those and the ones in a PEM file.
    ///
    /// # Errors
    /// If the file cannot be read, or holds no certificate.
    pub fn with_authorities(file: &Path) -> io::Result<Trust> {
        let odd = |error: &dyn fmt::Display| {
            io::Error::new(io::ErrorKind::InvalidData, error.to_string())
        };
        // Read here, since the errors of the library say less about files.
        let mut text = Vec::new();
        File::open(file)?
            .take(LONGEST_FILE + 1)
            .read_to_end(&mut text)?;
        if text.len() as u64 > LONGEST_FILE {
            return Err(odd(&"it is too long"));
        }
        let mut roots = SYSTEM.clone();
        let mut count = 0;
        for certificate in CertificateDer::pem_slice_iter(&text) {
            let certificate = certificate.map_err(|error| odd(&error))?;
            roots.add(certificate).map_err(|error| odd(&error))?;
            count += 1;
        }
        match count {
            0 => Err(odd(&"there is no certificate in it")),
            _ => Trust::in_roots(roots),
        }
    }

    fn in_roots(roots: RootCertStore) -> io::Result<Trust> {
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let config = ClientConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .map_err(io::Error::other)?
            .with_root_certificates(roots)
            .with_no_client_auth();
        Ok(Trust(TlsConnector::from(Arc::new(config))))
    }

    /// Encrypts a connection, once the server has shown who it is.
    pub(crate) async fn encrypt(
        &self,
        server: &Address,
        stream: TcpStream,
    ) -> io::Result<Connection> {
        let name = ServerName::try_from(server.host().to_owned()).map_err(io::Error::other)?;
        let stream = self.0.connect(name, stream).await?;
        Ok(Either::Right(Box::new(stream)))
    }
}
