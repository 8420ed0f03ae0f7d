//! Every good plan at Nim: a move after which the opponent is lost.
//!
//! Argument: nothing where whoever takes the last coin wins, `misere` where whoever takes it loses.
//! Input: the heaps of a position (up to 2⁶⁴ − 1 coins) and then 0, and so on for more positions; lines end anywhere.
//! Output: for each plan a line with the heaps as the plan leaves them, in their order, an emptied one as 0; or
//! `there is no good plan`. Where all plans of a position together have more than 10,000,000
//! heaps, the first ones and an error.
//!
//! ```text
//! $ echo "5 4 3 2 1 0  5 8 13 0" | cargo run --release --example plan
//! 4 4 3 2 1
//! 5 4 2 2 1
//! 5 4 3 2 0
//! there is no good plan
//! ```

mod shared {
    pub mod byte_order_mark;
    pub mod console;
    pub mod ending;
}

use last_coin::Convention;
use last_coin::nim::{self, Plan};
use shared::console::Console;
use std::error::Error;
use std::fmt::{self, Display};
use std::process::ExitCode;

/// How many numbers the plans of one position may fill, except that the first plan is always written.
const MOST_NUMBERS: usize = 10_000_000;

fn main() -> ExitCode {
    shared::ending::end("plan", plan_all())
}

fn plan_all() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<_> = std::env::args_os().skip(1).collect();
    let convention = match &arguments[..] {
        [] => Convention::Normal,
        [word] if word == "misere" => Convention::Misere,
        _ => return Err("the only argument may be: misere".into()),
    };
    let mut console = Console::new();
    let mut heaps: Vec<u64> = Vec::new();
    while let Some(word) = console.word()? {
        match word.parse() {
            Ok(0) => write_plans(&mut console, &std::mem::take(&mut heaps), convention)?,
            Ok(coins) => heaps.push(coins),
            Err(_) => Err(format!("\"{word:.40}\" is not a whole number from 0 to {}", u64::MAX))?,
        }
    }
    console.finish()?;
    if heaps.is_empty() { Ok(()) } else { Err("the last position does not end with 0".into()) }
}

fn write_plans(console: &mut Console, heaps: &[u64], convention: Convention) -> Result<(), Box<dyn Error>> {
    let plans = nim::plans(heaps, convention).count();
    if plans == 0 {
        console.line("there is no good plan")?;
    }
    let written = plans.min((MOST_NUMBERS / heaps.len().max(1)).max(1));
    for plan in nim::plans(heaps, convention).take(written) {
        console.line(Left { heaps, plan })?;
    }
    if written == plans { Ok(()) } else { Err(format!("only {written} of {plans} plans are written").into()) }
}

/// The heaps as a plan leaves them.
struct Left<'a> {
    heaps: &'a [u64],
    plan: Plan,
}

impl Display for Left<'_> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, coins) in self.heaps.iter().enumerate() {
            let left = if place == self.plan.heap { coins - self.plan.take } else { *coins };
            write!(out, "{}{left}", if place == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}
