//! Password hashing: Argon2id, a few at a time, on blocking threads.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use argon2::password_hash::phc::PasswordHash;
use argon2::{Algorithm, Argon2, Params, PasswordHasher, PasswordVerifier, Version};
use tokio::sync::Semaphore;

use crate::requests::{GameLimits, Problem, fresh};

/// How many are hashed concurrently: each needs a processor and `password_memory`.
const AT_ONCE: usize = 2;

/// The queue length.
const WAITING: usize = 30;

#[derive(Debug)]
pub(crate) struct Passwords {
    argon: Argon2<'static>,
    running: Arc<Semaphore>,
    admitted: Arc<Semaphore>,
    /// How many passwords were hashed.
    hashed: AtomicU64,
    /// A dummy hash, for names that nobody has.
    dummy: String,
}

impl Passwords {
    pub(crate) fn new(limits: &GameLimits) -> Result<Passwords, Problem> {
        let params = Params::new(limits.password_memory, limits.password_passes, 1, None)
            .map_err(|error| Problem::Malformed(error.to_string()))?;
        let argon = Argon2::new(Algorithm::Argon2id, Version::V0x13, params);
        let dummy = hash(&argon, &fresh::token()?, &fresh::salt()?)?;
        Ok(Passwords {
            argon,
            running: Arc::new(Semaphore::new(AT_ONCE)),
            admitted: Arc::new(Semaphore::new(AT_ONCE + WAITING)),
            hashed: AtomicU64::new(0),
            dummy,
        })
    }

    /// How many passwords were hashed since the server was started.
    pub(crate) fn hashed(&self) -> u64 {
        self.hashed.load(Ordering::Relaxed)
    }

    /// Hashes a password for storage.
    pub(crate) async fn hash(&self, password: String) -> Result<String, Problem> {
        let (argon, salt) = (self.argon.clone(), fresh::salt()?);
        self.work(move || hash(&argon, &password, &salt)).await?
    }

    /// Verifies a password. Without a stored hash it takes just as long to say no.
    pub(crate) async fn is_right(
        &self,
        password: String,
        stored: Option<String>,
    ) -> Result<bool, Problem> {
        let argon = self.argon.clone();
        // Some accounts have none, and what is stored of it cannot be a hash.
        let stored = stored.filter(|stored| PasswordHash::new(stored).is_ok());
        let is_there = stored.is_some();
        let stored = stored.unwrap_or_else(|| self.dummy.clone());
        let is_right = self
            .work(move || {
                PasswordHash::new(&stored)
                    .is_ok_and(|stored| argon.verify_password(password.as_bytes(), &stored).is_ok())
            })
            .await?;
        Ok(is_there && is_right)
    }

    async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let busy = || Problem::TooMany {
            what: "people signing in at this moment",
            seconds: 2,
        };
        let admitted = Arc::clone(&self.admitted)
            .try_acquire_owned()
            .map_err(|_| busy())?;
        self.hashed.fetch_add(1, Ordering::Relaxed);
        let running = Arc::clone(&self.running)
            .acquire_owned()
            .await
            .map_err(|_| busy())?;
        let done = tokio::task::spawn_blocking(move || {
            let done = work();
            // Held until here, even if the client has disconnected.
            drop((admitted, running));
            done
        });
        done.await.map_err(|_| busy())
    }
}

fn hash(argon: &Argon2<'_>, password: &str, salt: &[u8]) -> Result<String, Problem> {
    argon
        .hash_password_with_salt(password.as_bytes(), salt)
        .map(|hash| hash.to_string())
        .map_err(|error| Problem::Malformed(error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn passwords() -> Passwords {
        Passwords::new(&GameLimits {
            password_memory: 8,
            password_passes: 1,
            ..GameLimits::default()
        })
        .unwrap()
    }

    #[tokio::test]
    async fn a_password_is_known_by_its_hash_only() {
        let passwords = passwords();
        let stored = passwords.hash("correct horse".to_owned()).await.unwrap();
        assert!(
            stored.starts_with("$argon2id$v=19$m=8,t=1,p=1$"),
            "{stored}"
        );
        let again = passwords.hash("correct horse".to_owned()).await.unwrap();
        assert_ne!(stored, again, "every hash has a salt of its own");
        for (password, expected) in [
            ("correct horse", true),
            ("correct hors", false),
            ("", false),
        ] {
            let stored = Some(stored.clone());
            let is_right = passwords.is_right(password.to_owned(), stored).await;
            assert_eq!(is_right.unwrap(), expected, "{password}");
        }
    }

    #[tokio::test]
    async fn nobody_s_password_is_never_right() {
        assert!(!passwords().is_right(String::new(), None).await.unwrap());
    }

    #[tokio::test]
    async fn too_many_at_once_are_told_to_wait() {
        let passwords = passwords();
        let all = u32::try_from(AT_ONCE + WAITING).unwrap();
        let taken = passwords.admitted.try_acquire_many(all).unwrap();
        let refused = passwords.hash("correct horse".to_owned()).await;
        assert!(matches!(refused, Err(Problem::TooMany { .. })));
        drop(taken);
        assert!(passwords.hash("correct horse".to_owned()).await.is_ok());
    }

    #[test]
    fn the_stated_parameters_are_those_owasp_recommends() {
        let limits = GameLimits::default();
        assert_eq!(
            (limits.password_memory, limits.password_passes),
            (19_456, 2)
        );
    }
}
