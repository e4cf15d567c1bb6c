//! One connection, from its first request to its end.

use std::net::IpAddr;
use std::pin::{Pin, pin};
use std::task::{Context, Poll};

use axum::Router;
use axum::body::{Body, Bytes, HttpBody};
use axum::http::StatusCode;
use http_body::{Frame, SizeHint};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::TokioIo;
use hyper_util::service::TowerToHyperService;
use tokio::net::TcpStream;

use super::open_connections::{OpenConnection, Order};
use super::socket::Socket;

/// hyper's buffer for each direction of a connection. The head of a request must fit into it.
const BUFFER: usize = 64 * 1024;

/// Answers requests until either side closes or it is told to stop.
pub(super) async fn serve(stream: TcpStream, peer: Peer, router: Router, entry: OpenConnection) {
    let router = TowerToHyperService::new(router);
    let answer = service_fn(|mut request: hyper::Request<Incoming>| {
        entry.answering();
        request.extensions_mut().insert(peer);
        let answer = router.call(request);
        let answering = Answering(entry.clone());
        async {
            let response = answer.await?;
            if response.status() == StatusCode::SWITCHING_PROTOCOLS {
                answering.0.upgraded();
            }
            Ok::<_, std::convert::Infallible>(response.map(|body| Tracked { body, answering }))
        }
    });
    let socket = TokioIo::new(Socket::new(stream, entry.clone()));
    let connection = http1::Builder::new()
        .max_buf_size(BUFFER)
        // `OpenConnections` has its own timeouts: hyper's cannot distinguish an idle connection from
        // a slow head.
        .header_read_timeout(None)
        .serve_connection(socket, answer)
        .with_upgrades();
    let mut connection = pin!(connection);
    loop {
        tokio::select! {
            biased;
            // Errors are the client's: it went away, or sent something that is not a request.
            _ = connection.as_mut() => return,
            order = entry.ordered() => {
                if entry.obeys(order) {
                    return;
                }
                if order == Order::Finish {
                    connection.as_mut().graceful_shutdown();
                }
            }
        }
    }
}

/// The address at the other end of a connection, as an extension of its requests.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) IpAddr);

/// Marks a request as in progress until this is dropped.
struct Answering(OpenConnection);

impl Drop for Answering {
    fn drop(&mut self) {
        self.0.answered();
    }
}

/// A response body that reports its end.
struct Tracked {
    body: Body,
    #[expect(dead_code, reason = "dropped with the body")]
    answering: Answering,
}

impl HttpBody for Tracked {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
