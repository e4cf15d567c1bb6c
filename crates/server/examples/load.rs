//! Puts load on a running server and measures how it copes.
//!
//! ```sh
//! cargo run --release -p server --example load -- 127.0.0.1:4747 / 32 200000
//! ```
//!
//! The arguments are the address, a path, the number of connections kept open and the number of
//! requests made over them. On Linux the process id of the server may follow; then its processor
//! time and memory are printed too, which a busy machine distorts less than the rate.

use std::error::Error;
use std::time::Instant;
use std::{env, fs};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinSet;

type Result<T> = std::result::Result<T, Box<dyn Error + Send + Sync>>;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<()> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [address, path, connections, requests, rest @ ..] = arguments.as_slice() else {
        return Err("usage: load ADDRESS PATH CONNECTIONS REQUESTS [PID]".into());
    };
    let (connections, requests): (usize, usize) = (connections.parse()?, requests.parse()?);
    let pid = rest.first();

    let mut streams = Vec::new();
    for _ in 0..connections {
        streams.push(TcpStream::connect(address).await?);
    }
    let request = format!("GET {path} HTTP/1.1\r\nHost: {address}\r\n\r\n");
    let cpu_before = pid.map(|pid| cpu_seconds(pid)).transpose()?;
    let start = Instant::now();
    let mut clients = JoinSet::new();
    for mut stream in streams {
        let request = request.clone();
        clients.spawn(async move {
            for _ in 0..requests / connections {
                stream.write_all(request.as_bytes()).await?;
                read_answer(&mut stream).await?;
            }
            Ok::<TcpStream, Box<dyn Error + Send + Sync>>(stream)
        });
    }
    let mut open = Vec::new();
    while let Some(client) = clients.join_next().await {
        open.push(client??);
    }
    let seconds = start.elapsed().as_secs_f64();
    let made = (requests / connections * connections) as f64;
    println!("{:.0} requests per second", made / seconds);
    if let (Some(pid), Some(before)) = (pid, cpu_before) {
        let cpu = cpu_seconds(pid)? - before;
        println!("{:.1} µs of processor time per request", cpu / made * 1e6);
        println!("{} with {} connections open", memory(pid)?, open.len());
    }
    Ok(())
}

/// Reads one response, whose length is in its head.
async fn read_answer(stream: &mut TcpStream) -> Result<()> {
    let mut answer = vec![0; 64 * 1024];
    let mut read = 0;
    loop {
        let count = stream.read(&mut answer[read..]).await?;
        if count == 0 {
            return Err("the server closed the connection".into());
        }
        read += count;
        let Some(end) = answer[..read]
            .windows(4)
            .position(|four| four == b"\r\n\r\n")
        else {
            continue;
        };
        let head = std::str::from_utf8(&answer[..end])?.to_ascii_lowercase();
        let length = head
            .lines()
            .find_map(|line| line.strip_prefix("content-length: "));
        let length: usize = length.ok_or("an answer without a length")?.parse()?;
        let mut left = (end + 4 + length).saturating_sub(read);
        while left > 0 {
            let room = left.min(answer.len());
            let count = stream.read(&mut answer[..room]).await?;
            if count == 0 {
                return Err("the server closed the connection".into());
            }
            left -= count;
        }
        return Ok(());
    }
}

/// Processor time of a process, from Linux's hundredths of a second.
fn cpu_seconds(pid: &str) -> Result<f64> {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat"))?;
    let after_name = stat.rsplit(')').next().unwrap_or_default();
    let fields: Vec<&str> = after_name.split_whitespace().collect();
    let ticks = |index: usize| fields.get(index).unwrap_or(&"0").parse::<f64>();
    Ok((ticks(11)? + ticks(12)?) / 100.0)
}

fn memory(pid: &str) -> Result<String> {
    let status = fs::read_to_string(format!("/proc/{pid}/status"))?;
    let resident = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    Ok(resident.unwrap_or("unknown").trim().to_owned())
}
