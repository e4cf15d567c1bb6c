//! What the system knows of processes.

use std::fs;
use std::io::{Error, ErrorKind};
use std::path::PathBuf;

use crate::failure::Failure;

/// The memory of a process, in bytes, as Linux counts it.
pub(super) fn memory(pid: u32) -> Result<u64, Failure> {
    let path = PathBuf::from(format!("/proc/{pid}/status"));
    let reading = || Failure::reading(&path);
    let status = fs::read_to_string(&path).map_err(reading())?;
    let resident = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kibibytes = resident.and_then(|text| text.trim().strip_suffix(" kB"));
    let kibibytes: Option<u64> = kibibytes.and_then(|number| number.parse().ok());
    let kibibytes = kibibytes.ok_or(Error::from(ErrorKind::InvalidData));
    Ok(kibibytes.map_err(reading())? * 1024)
}

/// Raises the limit on open files, if the system allows it.
pub(super) fn allow_files(count: usize) {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, getrlimit, setrlimit};
        let mut limit = getrlimit(Resource::Nofile);
        let count = count as u64;
        if limit.current.is_some_and(|current| current < count) {
            limit.current = Some(limit.maximum.map_or(count, |most| most.min(count)));
            // If it is refused, errors will show when handles run out.
            let _ = setrlimit(Resource::Nofile, limit);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(target_os = "linux")]
    #[test]
    fn memory_that_is_used_is_seen() {
        let own = std::process::id();
        let before = memory(own).unwrap();
        let used = vec![1u8; 64 << 20];
        let after = memory(own).unwrap();
        assert!(after >= before + (48 << 20), "{before} {after}");
        drop(used);
    }

    #[test]
    fn a_process_that_is_not_there_has_no_memory() {
        assert!(memory(u32::MAX).is_err());
    }
}
