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

use last_coin::{Budget, Outcome, Strips};
use std::error::Error;
use std::io::{self, BufWriter, Read, Write};
use std::process::ExitCode;

/// The longest strip and the largest board.
const MOST_SQUARES: u32 = 1_000_000;

/// What the values of all boards may cost, in steps: enough for boards of 1,000,000 squares, which can take minutes.
const STEPS: u64 = 400_000_000_000;

fn main() -> ExitCode {
    if let Err(error) = judge_boards() {
        eprintln!("strips: {error}");
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}

/// Judges the boards as far as the input makes sense.
fn judge_boards() -> Result<(), Box<dyn Error>> {
    if std::env::args_os().len() > 1 {
        return Err("there are no arguments".into());
    }
    let mut input = Vec::new();
    io::stdin().read_to_end(&mut input)?;
    let mut words = input.split(u8::is_ascii_whitespace).filter(|word| !word.is_empty());
    let mut lengths = [0; 3];
    for length in &mut lengths {
        *length = next_number(&mut words, 1, MOST_SQUARES).map_err(|error| format!("the strips: {error}"))?;
    }
    let count =
        next_number(&mut words, 0, u32::MAX).map_err(|error| format!("the number of boards: {error}"))?;
    let mut boards = Vec::new();
    let mut wrong = None;
    for board in 1..=count {
        match next_number(&mut words, 0, MOST_SQUARES) {
            Ok(squares) => boards.push(squares),
            Err(error) => {
                wrong = Some(format!("board {board}: {error}"));
                break;
            }
        }
    }
    let largest = boards.iter().copied().max().unwrap_or(0);
    let strips = Strips::new(&lengths, largest, &Budget::new(STEPS))?;
    let mut out = BufWriter::new(io::stdout().lock());
    for outcome in boards.into_iter().filter_map(|board| strips.outcome(board)) {
        writeln!(out, "{}", if outcome == Outcome::N { 1 } else { 2 })?;
    }
    out.flush()?;
    match (wrong, words.next()) {
        (Some(wrong), _) => Err(wrong.into()),
        (None, Some(_)) => Err("the input goes on after the last board".into()),
        (None, None) => Ok(()),
    }
}

fn next_number<'a>(words: &mut impl Iterator<Item = &'a [u8]>, least: u32, most: u32) -> Result<u32, String> {
    let word = words.next().ok_or("the input ends where a number is needed")?;
    let text = String::from_utf8_lossy(word);
    let number = text.parse().ok().filter(|number| (least..=most).contains(number));
    number.ok_or_else(|| format!("\"{text:.40}\" is not a whole number from {least} to {most}"))
}
