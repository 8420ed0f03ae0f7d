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

use last_coin::{Convention, Outcome, nim};
use std::error::Error;
use std::io::{self, BufWriter, Read, Write};
use std::process::ExitCode;

fn main() -> ExitCode {
    match judge_all() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("judge: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Judges the games as far as the input makes sense.
fn judge_all() -> Result<(), Box<dyn Error>> {
    if std::env::args_os().len() > 1 {
        return Err("there are no arguments: whoever takes the last coin wins".into());
    }
    let mut input = Vec::new();
    io::stdin().read_to_end(&mut input)?;
    let mut words = input.split(u8::is_ascii_whitespace).filter(|word| !word.is_empty());
    let mut out = BufWriter::new(io::stdout().lock());
    let games = next_number(&mut words).map_err(|error| format!("the number of games: {error}"))?;
    for game in 1..=games {
        let heaps = next_heaps(&mut words).map_err(|error| format!("game {game}: {error}"))?;
        let is_won = nim::judge(heaps, Convention::Normal) == Outcome::N;
        writeln!(out, "{}", if is_won { "Yes" } else { "No" })?;
    }
    out.flush()?;
    match words.next() {
        None => Ok(()),
        Some(_) => Err("the input goes on after the last game".into()),
    }
}

fn next_heaps<'a>(words: &mut impl Iterator<Item = &'a [u8]>) -> Result<Vec<u64>, String> {
    let heaps = next_number(words)?;
    (0..heaps).map(|_| next_number(words)).collect()
}

fn next_number<'a>(words: &mut impl Iterator<Item = &'a [u8]>) -> Result<u64, String> {
    let word = words.next().ok_or("the input ends where a number is needed")?;
    let text = String::from_utf8_lossy(word);
    text.parse().map_err(|_| format!("\"{text:.40}\" is not a whole number from 0 to {}", u64::MAX))
}
