//! PostgreSQL servers that end with the test program.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};
use std::{env, fs};

use sqlx::{AssertSqlSafe, Connection, Executor, PgConnection};

/// Restarts PostgreSQL for every line it reads, as after a crash. It ends when its stdin does, with
/// the test program, however that ends.
const SUPERVISOR: &str = r#"
"$BIN/initdb" -D "$FOLDER/data" -U postgres -A trust -E UTF8 --locale=C --no-sync || exit 1
start() {
    "$BIN/postgres" -D "$FOLDER/data" -k "$FOLDER" -c listen_addresses= -c max_connections=60 &
}
start
while read -r line; do
    kill -QUIT $!
    wait $!
    start
done
kill -INT $!
wait
rm -rf "$FOLDER/data"
rm -rf "$FOLDER"
"#;

/// A PostgreSQL server for one test.
pub(crate) struct Cluster {
    folder: PathBuf,
    /// Its stdin stays open as long as this program runs.
    supervisor: Child,
}

static CLUSTER: OnceLock<Cluster> = OnceLock::new();
static DATABASES: AtomicU32 = AtomicU32::new(0);

/// The address of a new, empty database.
pub(crate) async fn new_database() -> String {
    // Starting it takes seconds, during which this thread has nothing else to do.
    let cluster = CLUSTER.get_or_init(|| {
        let name = format!("quarterturn-postgres-{}", std::process::id());
        Cluster::start_in(env::temp_dir().join(name))
    });
    cluster.new_database().await
}

impl Cluster {
    /// The address of a new, empty database.
    pub(crate) async fn new_database(&self) -> String {
        let name = format!("test{}", DATABASES.fetch_add(1, Ordering::Relaxed));
        let mut connection = connected(&self.address("postgres")).await;
        let create = format!("CREATE DATABASE {name}");
        connection.execute(AssertSqlSafe(create)).await.unwrap();
        self.address(&name)
    }

    /// Crashes it, and starts it again.
    pub(crate) fn crash_and_restart(&mut self) {
        let commands = self.supervisor.stdin.as_mut().unwrap();
        commands.write_all(b"restart\n").unwrap();
    }

    fn address(&self, database: &str) -> String {
        let folder = self.folder.display();
        format!("postgres://postgres@localhost/{database}?host={folder}")
    }

    /// Starts it with its data in a folder, which is removed with it.
    pub(crate) fn start_in(folder: PathBuf) -> Cluster {
        fs::create_dir_all(&folder).unwrap();
        let bin = binaries();
        let is_root = fs::metadata("/proc/self").is_ok_and(|own| {
            use std::os::unix::fs::MetadataExt;
            own.uid() == 0
        });
        // PostgreSQL refuses to run as root; Debian's package creates a user for it.
        let mut command = if is_root {
            let given = Command::new("chown").arg("postgres").arg(&folder).status();
            assert!(given.is_ok_and(|status| status.success()), "chown postgres");
            let mut command = Command::new("runuser");
            command.args(["-u", "postgres", "--", "sh", "-c", SUPERVISOR]);
            command
        } else {
            let mut command = Command::new("sh");
            command.args(["-c", SUPERVISOR]);
            command
        };
        let log = fs::File::create(folder.join("log")).unwrap();
        let supervisor = command
            .env("BIN", bin)
            .env("FOLDER", &folder)
            .current_dir("/")
            .stdin(Stdio::piped())
            .stdout(log.try_clone().unwrap())
            .stderr(log)
            .spawn()
            .unwrap();
        Cluster { folder, supervisor }
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        drop(self.supervisor.stdin.take());
        let _ = self.supervisor.wait();
    }
}

/// The folder of `initdb` and `postgres`.
fn binaries() -> PathBuf {
    let has_both = |folder: &Path| {
        ["initdb", "postgres"]
            .iter()
            .all(|name| folder.join(name).exists())
    };
    let path = env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<PathBuf> = fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .flatten()
        .map(|version| version.path().join("bin"))
        .collect();
    folders.sort();
    folders.extend(env::split_paths(&path));
    folders.into_iter().find(|folder| has_both(folder)).expect(
        "these tests need PostgreSQL: install it with `apt-get install postgresql`, or put its \
         `initdb` and `postgres` on the PATH",
    )
}

/// Connects as soon as the server accepts connections.
async fn connected(address: &str) -> PgConnection {
    let deadline = Instant::now() + Duration::from_secs(120);
    loop {
        match PgConnection::connect(address).await {
            Ok(connection) => return connection,
            Err(error) => assert!(Instant::now() < deadline, "{error}"),
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}
