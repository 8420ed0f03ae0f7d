//! Who wins at Nim, where whoever takes the last coin wins.
//!
//! No arguments. Input: the number of games; then for each game the number of its heaps, and the coins of each heap (0 to 2⁶⁴ − 1).
//! Output: for each game a line, `Yes` if the first player wins, else `No`.
//!
//! ```text
//! $ echo "2  3 5 8 13  4 2 3 8 10" | cargo run --release --example judge
//! No
//! Yes
//! ```

mod shared {
    pub mod byte_order_mark;
    pub mod console;
    pub mod ending;
}

use last_coin::{Convention, Outcome, nim};
use shared::console::Console;
use std::error::Error;
use std::process::ExitCode;

fn main() -> ExitCode {
    shared::ending::end("judge", judge_all())
}

/// Judges the games as far as the input makes sense.
fn judge_all() -> Result<(), Box<dyn Error>> {
    if std::env::args_os().len() > 1 {
        return Err("there are no arguments: whoever takes the last coin wins".into());
    }
    let mut console = Console::new();
    let games = next_number(&mut console, || "the number of games".to_owned())?;
    for game in 1..=games {
        let place = || format!("game {game}");
        let heaps = next_number(&mut console, place)?;
        let heaps = (0..heaps).map(|_| next_number(&mut console, place)).collect::<Result<Vec<_>, _>>()?;
        let is_won = nim::judge(heaps, Convention::Normal) == Outcome::N;
        console.line(if is_won { "Yes" } else { "No" })?;
    }
    if console.word()?.is_some() {
        return Err("the input goes on after the last game".into());
    }
    Ok(console.finish()?)
}

/// The next number, which belongs to that place of the input.
fn next_number(console: &mut Console, place: impl Fn() -> String) -> Result<u64, Box<dyn Error>> {
    let word =
        console.word()?.ok_or_else(|| format!("{}: the input ends where a number is needed", place()))?;
    let number = word.parse();
    Ok(number
        .map_err(|_| format!("{}: \"{word:.40}\" is not a whole number from 0 to {}", place(), u64::MAX))?)
}
