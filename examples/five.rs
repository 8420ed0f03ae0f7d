//! The game of five columns, of 5, 4, 3, 2 and 1 coins, against a beginner who never misses an easy ending. Take any number of
//! coins from one column; whoever takes the last coin loses.
//!
//! Arguments: `first` or `second`, which of the two you are (`first` if absent), and a number with which the computer
//! always chooses the same way. Input: for each of your moves the column (1 is the left one) and then the number of coins, on a
//! line each or together on one, such as `2 3`. Where the input ends, so does the game. The last coin need not be taken.
//!
//! ```text
//! $ cargo run --release --example five
//! O
//! O O
//! O O O
//! O O O O
//! O O O O O
//! 1 2 3 4 5
//! Which column? 2
//! How many? 3
//! I take 2 from column 3.
//! ```

mod shared {
    pub mod byte_order_mark;
    pub mod ending;
}

use last_coin::{Beginner, Convention, Decision, Game, Player, Position, Take, ungroup};
use shared::byte_order_mark::BYTE_ORDER_MARK;
use std::error::Error;
use std::hash::{BuildHasher, RandomState};
use std::io::{self, BufRead, Write};
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments = std::env::args_os().skip(1).map(|argument| argument.to_string_lossy().into_owned());
    let result = play(&arguments.collect::<Vec<_>>(), &mut io::stdin().lock(), &mut io::stdout().lock());
    shared::ending::end("five", result)
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
        let is_yours = turn % 2 == your_turn;
        if position.is_decided() {
            let end = if is_yours { "you must take it: I win" } else { "I must take it: you win" };
            return Ok(writeln!(out, "One coin is left, and {end}.")?);
        }
        if is_yours {
            draw(&position, out)?;
            match ask(&position, input, out)? {
                Some(after) => position = after,
                None => return Ok(writeln!(out, "\nThe game is left.")?),
            }
        } else if let Decision::Move(take) = computer.decide(&position, seed, turn)? {
            writeln!(out, "I take {} from column {}.", take.count, take.column + 1)?;
            position = position.play(take)?;
        } else {
            return Ok(writeln!(out, "I give up: you win.")?);
        }
        turn += 1;
    }
    let winner = if turn % 2 == your_turn { "you win" } else { "I win" };
    Ok(writeln!(out, "That was the last coin: {winner}.")?)
}

/// The columns side by side, above their numbers.
fn draw(position: &Position, out: &mut impl Write) -> io::Result<()> {
    let columns: Vec<u32> = position.heaps().map(|heap| heap.coins()).collect();
    let highest = columns.iter().copied().max().unwrap_or(0);
    for height in (1..=highest).rev() {
        let row: String = columns.iter().map(|&coins| if coins >= height { "O " } else { "  " }).collect();
        writeln!(out, "{}", row.trim_end())?;
    }
    let numbers: Vec<String> = (1..=columns.len()).map(|number| number.to_string()).collect();
    writeln!(out, "{}", numbers.join(" "))
}

/// Asks until a move is allowed; `None` where the input ends.
fn ask(position: &Position, input: &mut impl BufRead, out: &mut impl Write) -> io::Result<Option<Position>> {
    loop {
        let Some(answer) = numbers("Which column? ", input, out)? else { return Ok(None) };
        let (column, count) = match answer[..] {
            [column] => {
                let Some(answer) = numbers("How many? ", input, out)? else { return Ok(None) };
                (column, if let [count] = answer[..] { Some(count) } else { None })
            }
            [column, count] => (column, Some(count)),
            _ => (0, None),
        };
        match (column.checked_sub(1), count) {
            (Some(column), Some(count)) => match position.play(Take { column: column as usize, count }) {
                Ok(after) => return Ok(Some(after)),
                Err(error) => writeln!(out, "This cannot be done: {error}.")?,
            },
            _ => writeln!(out, "Write the column and the number of coins, such as 2 and then 3.")?,
        }
    }
}

/// The numbers on the next line, none where it holds anything else; `None` where the input ends.
fn numbers(prompt: &str, input: &mut impl BufRead, out: &mut impl Write) -> io::Result<Option<Vec<u32>>> {
    write!(out, "{prompt}")?;
    out.flush()?;
    let mut line = Vec::new();
    if input.read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    let line = ungroup(String::from_utf8_lossy(&line).trim_start_matches(BYTE_ORDER_MARK));
    let words = line.split_whitespace();
    Ok(Some(words.map(|word| word.parse().ok()).collect::<Option<_>>().unwrap_or_default()))
}
