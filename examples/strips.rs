//! Who wins at strips: on a board one square wide two players in turn lay a strip on free neighbouring squares, and who has no
//! room for any loses.
//!
//! Input: the three lengths of strips (c, z and n), of each of which there is no end; then the number of boards, and how many squares
//! each has. Lengths and boards are up to 1,000,000; the largest boards can take minutes.
//! Output: for each board a line, `1` if the first player wins, else `2`.
//!
//! ```text
//! $ echo "1 5 1  3  1 5 6" | cargo run --release --example strips
//! 1
//! 1
//! 2
//! ```

mod shared {
    pub mod byte_order_mark;
    pub mod console;
    pub mod ending;
}

use last_coin::{Budget, Outcome, Strips};
use shared::console::Console;
use std::error::Error;
use std::process::ExitCode;

/// The longest strip and the largest board.
const MOST_SQUARES: u32 = 1_000_000;

/// What the values of all boards may cost, in steps: enough for boards of 1,000,000 squares, which can take minutes.
const STEPS: u64 = 400_000_000_000;

fn main() -> ExitCode {
    shared::ending::end("strips", judge_boards())
}

/// Judges the boards as far as the input makes sense.
fn judge_boards() -> Result<(), Box<dyn Error>> {
    if std::env::args_os().len() > 1 {
        return Err("there are no arguments".into());
    }
    let mut console = Console::new();
    let mut lengths = [0; 3];
    for length in &mut lengths {
        *length = next_number(&mut console, 1, MOST_SQUARES, || "the strips".to_owned())?;
    }
    let count = next_number(&mut console, 0, u32::MAX, || "the number of boards".to_owned())?;
    let mut largest = 0;
    let mut strips = Strips::new(&lengths, largest, &Budget::new(STEPS))?;
    for board in 1..=count {
        let squares = next_number(&mut console, 0, MOST_SQUARES, || format!("board {board}"))?;
        if strips.outcome(squares).is_none() {
            // Further than this board, so that boards that grow little by little do not each cost a new table.
            largest = squares.max((largest + largest / 4).min(MOST_SQUARES));
            strips = Strips::new(&lengths, largest, &Budget::new(STEPS))?;
        }
        console.line(if strips.outcome(squares) == Some(Outcome::N) { 1 } else { 2 })?;
    }
    if console.word()?.is_some() {
        return Err("the input goes on after the last board".into());
    }
    Ok(console.finish()?)
}

/// The next number, which belongs to that place of the input.
fn next_number(
    console: &mut Console,
    least: u32,
    most: u32,
    place: impl Fn() -> String,
) -> Result<u32, Box<dyn Error>> {
    let word =
        console.word()?.ok_or_else(|| format!("{}: the input ends where a number is needed", place()))?;
    let number = word.parse().ok().filter(|number| (least..=most).contains(number));
    Ok(number
        .ok_or_else(|| format!("{}: \"{word:.40}\" is not a whole number from {least} to {most}", place()))?)
}
