//! Steps of a long task: announced, timed and summarised at the end.

use std::time::{Duration, Instant};

/// The steps done so far.
pub(crate) struct Steps {
    /// How many there will be.
    count: usize,
    done: Vec<(&'static str, Duration)>,
    start: Instant,
}

impl Steps {
    /// A task of `count` steps.
    pub(crate) fn new(count: usize) -> Steps {
        Steps {
            count,
            done: Vec::new(),
            start: Instant::now(),
        }
    }

    /// Announces and runs a step. `first_time` is how many seconds it takes on two cores with
    /// nothing built yet, if that is long.
    pub(crate) fn step<T>(
        &mut self,
        name: &'static str,
        first_time: Option<u32>,
        work: impl FnOnce() -> anyhow::Result<T>,
    ) -> anyhow::Result<T> {
        let number = self.done.len() + 1;
        let expected = first_time.map_or(String::new(), |seconds| {
            format!(", about {seconds} s the first time")
        });
        eprintln!("\n━━ {number} of {}: {name}{expected}", self.count);
        let start = Instant::now();
        let result = work()?;
        self.done.push((name, start.elapsed()));
        Ok(result)
    }

    /// The time taken by every step.
    pub(crate) fn summary(&self) -> String {
        let mut text = String::new();
        for (name, time) in &self.done {
            text.push_str(&format!("{:7.1} s  {name}\n", time.as_secs_f64()));
        }
        let total = self.start.elapsed().as_secs_f64();
        text + &format!("{total:7.1} s  altogether")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_summary_names_the_steps_that_were_done() {
        let mut steps = Steps::new(2);
        steps.step("one", Some(60), || Ok(())).unwrap();
        assert!(
            steps
                .step("two", None, || anyhow::bail!("no") as anyhow::Result<()>)
                .is_err()
        );
        let summary = steps.summary();
        assert!(summary.contains("one"), "{summary}");
        assert!(!summary.contains("two"), "{summary}");
        assert!(summary.ends_with("altogether"), "{summary}");
    }
}
