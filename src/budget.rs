//! How much work an exact answer may cost before it is given up.

use thiserror::Error;

/// An exact answer would need a search or a table that is too large.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("an exact answer would need a search that is too large")]
pub struct TooLarge;

/// Steps of work that are left: a count, not a time, so that an answer never depends on the machine.
#[derive(Clone, Debug)]
pub struct Budget {
    left: u64,
}

impl Budget {
    /// This many steps.
    pub fn new(steps: u64) -> Self {
        Self { left: steps }
    }

    /// Uses up `steps`.
    ///
    /// # Errors
    /// Not as many are left; then none is.
    pub fn spend(&mut self, steps: u64) -> Result<(), TooLarge> {
        let left = self.left.checked_sub(steps);
        self.left = left.unwrap_or(0);
        left.map(|_| ()).ok_or(TooLarge)
    }
}
