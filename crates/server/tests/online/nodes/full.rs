//! A disk without any space left.

use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;
use std::{env, thread};

use super::load::Load;
use super::pair::Pair;
use super::process::Node;
use super::rounds;
use crate::client::soon;
use crate::cluster::Cluster;
use crate::database::Database;

/// The variable that allows tests without a full disk.
const WITHOUT: &str = "QUARTERTURN_WITHOUT_FULL_DISK";

const FAILURES: &str = "quarterturn_store_failures_total";

/// A small disk in memory.
struct Disk {
    folder: PathBuf,
}

impl Disk {
    /// `None` if this user may not mount anything, and the test is not wanted.
    fn mount(name: &str, megabytes: u32) -> Option<Disk> {
        let folder = env::temp_dir().join(format!("quarterturn-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let size = format!("size={megabytes}m");
        let mounted = Command::new("mount")
            .args(["-t", "tmpfs", "-o", &size, "tmpfs"])
            .arg(&folder)
            .status();
        if mounted.is_ok_and(|status| status.success()) {
            return Some(Disk { folder });
        }
        let _ = fs::remove_dir(&folder);
        assert!(
            env::var_os(WITHOUT).is_some(),
            "a full disk cannot be tested: only root may mount one. {WITHOUT}=1 goes on without"
        );
        eprintln!("NOT TESTED: a full disk.");
        None
    }

    /// Leaves no space.
    fn fill(&self) {
        let mut file = File::create(self.filling()).unwrap();
        let mut block = vec![0; 64 * 1024];
        while !block.is_empty() {
            if file.write_all(&block).is_err() {
                block.truncate(block.len() / 2);
            }
        }
    }

    fn clear(&self) {
        fs::remove_file(self.filling()).unwrap();
    }

    fn filling(&self) -> PathBuf {
        self.folder.join("filling")
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        let unmount = || Command::new("umount").arg(&self.folder).status();
        // Something may still be closing files.
        for _ in 0..50 {
            if unmount().is_ok_and(|status| status.success()) {
                break;
            }
            thread::sleep(Duration::from_millis(100));
        }
        let _ = fs::remove_dir(&self.folder);
    }
}

#[tokio::test]
async fn with_a_full_disk_sqlite_acknowledges_nothing_and_then_everything_goes_on() {
    if let Some(disk) = Disk::mount("full-sqlite", 32) {
        let file = disk.folder.join("games.sqlite");
        fill_under_load(&disk, format!("sqlite:{}", file.display())).await;
    }
}

#[tokio::test]
async fn with_a_full_disk_postgres_acknowledges_nothing_and_then_everything_goes_on() {
    if let Some(disk) = Disk::mount("full-postgres", 200) {
        let cluster = Cluster::start_in(disk.folder.join(Path::new("cluster")));
        fill_under_load(&disk, cluster.new_database().await).await;
        drop(cluster);
    }
}

async fn fill_under_load(disk: &Disk, address: String) {
    let node = Node::start(&address, None);
    let load = Load::start(&[node.address], 8).await;
    let mut ledger = super::ledger::Ledger::default();
    for round in 0..rounds(1) {
        let before = node.counted(FAILURES).await;
        disk.fill();
        soon(async {
            while node.counted(FAILURES).await == before {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        })
        .await;
        disk.clear();
        // A new game begins as if nothing had happened.
        let mut pair = soon(Pair::at(&[node.address], 77 + round)).await;
        soon(pair.play(&mut ledger)).await;
    }
    ledger.extend(load.end().await);
    drop(node);
    let store = Database::at(address).open().await;
    ledger.check(&store).await;
    store.close().await;
}
