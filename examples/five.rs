//! The game of five columns, of 5, 4, 3, 2 and 1 coins, against a beginner who never misses an easy ending. Take any number of
//! coins from one column; whoever takes the last coin loses.
//!
//! Arguments: `first` or `second`, which of the two you are (`first` if absent), and a number with which the computer
//! always chooses the same way. Input: for each of your moves a line with the column (1 is the left one) and the number of coins,
//! such as `2 3`. Where the input ends, so does the game.

use last_coin::{Beginner, Convention, Decision, Game, Player, Position, Take};
use std::error::Error;
use std::hash::{BuildHasher, RandomState};
use std::io::{self, BufRead, Write};
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments = std::env::args_os().skip(1).map(|argument| argument.to_string_lossy().into_owned());
    match play(&arguments.collect::<Vec<_>>(), &mut io::stdin().lock(), &mut io::stdout().lock()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("five: {error}");
            ExitCode::FAILURE
        }
    }
}

fn play(arguments: &[String], input: &mut impl BufRead, out: &mut impl Write) -> Result<(), Box<dyn Error>> {
    const USAGE: &str = "the arguments are: first or second, and a whole number for the computer's choices";
    let your_turn = match arguments.first().map(String::as_str) {
        None | Some("first") => 0,
        Some("second") => 1,
        Some(_) => return Err(USAGE.into()),
    };
    let seed = arguments.get(1).map_or(Ok(RandomState::new().hash_one(())), |seed| seed.parse());
    let seed = seed.ok().filter(|_| arguments.len() <= 2).ok_or(USAGE)?;
    let computer: &dyn Player<Position> = &Beginner;
    let mut position = Position::of_heaps(&[5, 4, 3, 2, 1], "any".parse()?, Convention::Misere)?;
    let mut turn = 0;
    while position.result().is_none() {
        if turn % 2 == your_turn {
            match ask(&position, input, out)? {
                Some(after) => position = after,
                None => return Ok(writeln!(out, "\nThe game is left.")?),
            }
        } else if let Decision::Move(take) = computer.decide(&position, seed, turn)? {
            writeln!(out, "I take {} from column {}.", take.count, take.column + 1)?;
            position = position.play(take)?;
        } else {
            return Ok(writeln!(out, "I must take the last coin: you win.")?);
        }
        turn += 1;
    }
    let winner = if turn % 2 == your_turn { "you win" } else { "I win" };
    Ok(writeln!(out, "That was the last coin: {winner}.")?)
}

/// Asks until a move is allowed; `None` where the input ends.
fn ask(position: &Position, input: &mut impl BufRead, out: &mut impl Write) -> io::Result<Option<Position>> {
    let columns: Vec<String> = position.heaps().map(|heap| heap.coins().to_string()).collect();
    writeln!(out, "The columns hold {}.", columns.join(" "))?;
    loop {
        write!(out, "Column and coins? ")?;
        out.flush()?;
        let mut line = Vec::new();
        if input.read_until(b'\n', &mut line)? == 0 {
            return Ok(None);
        }
        let line = String::from_utf8_lossy(&line);
        let numbers: Option<Vec<u32>> = line.split_whitespace().map(|word| word.parse().ok()).collect();
        match numbers.as_deref() {
            Some(&[column, count]) if column > 0 => {
                match position.play(Take { column: column as usize - 1, count }) {
                    Ok(after) => return Ok(Some(after)),
                    Err(error) => writeln!(out, "This cannot be done: {error}.")?,
                }
            }
            _ => writeln!(out, "Write two numbers, such as 2 3 for three coins from the second column.")?,
        }
    }
}
