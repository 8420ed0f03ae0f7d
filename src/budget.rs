//! How much work an exact answer may cost before it is given up.

use std::cell::Cell;
use thiserror::Error;

/// An exact answer would need a search or a table that is too large.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("this is too large to be solved exactly")]
pub struct TooLarge;

/// Steps of work that are left: a count, not a time, so that an answer never depends on the machine.
#[derive(Clone, Debug)]
pub struct Budget {
    left: Cell<u64>,
}

impl Budget {
    /// This many steps.
    pub fn new(steps: u64) -> Self {
        Self { left: Cell::new(steps) }
    }

    /// How many are left.
    pub fn left(&self) -> u64 {
        self.left.get()
    }

    /// Uses up `steps`.
    ///
    /// # Errors
    /// Not as many are left; then none is.
    pub fn spend(&self, steps: u64) -> Result<(), TooLarge> {
        let left = self.left.get().checked_sub(steps);
        self.left.set(left.unwrap_or(0));
        left.map(|_| ()).ok_or(TooLarge)
    }
}
