//! Programs together with all the processes they start.
//!
//! Each program leads its own process group. A signal to the group also reaches its child
//! processes, and Ctrl-C at the terminal reaches none of them: we end them ourselves.

use std::io;
use std::process::{Child, Command};
use std::sync::{Mutex, PoisonError};

/// The groups that have not been ended yet.
static RUNNING: Mutex<Vec<u32>> = Mutex::new(Vec::new());

/// The group of a program that has not been waited for, so that its id is not reused.
pub(super) struct Group(u32);

impl Group {
    /// Starts a program as the leader of a new group.
    pub(super) fn spawn(command: &mut Command) -> io::Result<(Child, Group)> {
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(command, 0);
        // The lock is held until the group is listed: ending all groups must not miss it.
        let mut running = RUNNING.lock().unwrap_or_else(PoisonError::into_inner);
        let child = command.spawn()?;
        running.push(child.id());
        let group = Group(child.id());
        Ok((child, group))
    }

    /// Whether the program has ended. Until it is waited for, its group can still be ended.
    pub(super) fn leader_has_ended(&self, child: &mut Child) -> bool {
        #[cfg(unix)]
        {
            use rustix::process::{Pid, WaitId, WaitIdOptions, waitid};
            let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
            let status = waitid(WaitId::Pid(Pid::from_child(child)), options);
            !matches!(status, Ok(None))
        }
        #[cfg(not(unix))]
        matches!(child.try_wait(), Ok(Some(_)))
    }

    /// Ends all processes of the group.
    pub(super) fn kill(&self, child: &mut Child) {
        kill(self.0);
        // Without process groups, end the program itself.
        let _ = child.kill();
        let mut running = RUNNING.lock().unwrap_or_else(PoisonError::into_inner);
        running.retain(|group| *group != self.0);
    }
}

/// Ends every program that is still running, with everything it has started, and prevents new ones
/// from starting. Only for exiting.
pub(crate) fn kill_all() {
    let running = RUNNING.lock().unwrap_or_else(PoisonError::into_inner);
    for group in running.iter() {
        kill(*group);
    }
    // Keep the lock: no other thread may start a program before this process exits.
    std::mem::forget(running);
}

fn kill(group: u32) {
    #[cfg(unix)]
    {
        use rustix::process::{Pid, Signal, kill_process_group};
        let leader = i32::try_from(group).ok().and_then(Pid::from_raw);
        if let Some(leader) = leader {
            // It may have exited by itself.
            let _ = kill_process_group(leader, Signal::KILL);
        }
    }
    #[cfg(not(unix))]
    let _ = group;
}
