//! Who wins with 1, 2, … n coins in one heap.
//!
//! Arguments: K, where 1 to K coins may be taken (or `3-3` for exactly 3, `any`, `odd`, a list such as `2,5,7`, a code such as
//! `0.(30)`); `normal`, where whoever takes the last coin wins, or `misere`, where whoever takes it loses; and n, up to 10,000.
//! Output: for each number of coins a line, `lost`, or `won` with every take that wins.
//!
//! ```text
//! $ cargo run --release --example table 3 misere 6
//! 1: lost
//! 2: won, take 1
//! 3: won, take 2
//! 4: won, take 3
//! 5: lost
//! 6: won, take 1
//! ```

mod shared {
    pub mod ending;
}

use last_coin::{Convention, HeapRule, MAX_ROW, Outcome, TakeRule, WinTable, ungroup};
use std::error::Error;
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

fn main() -> ExitCode {
    shared::ending::end("table", write_table())
}

fn write_table() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> =
        std::env::args_os().skip(1).map(|argument| argument.to_string_lossy().into_owned()).collect();
    let [takes, convention, last] = &arguments[..] else {
        return Err("three arguments are needed: K, normal or misere, n".into());
    };
    let rule: HeapRule = takes.parse()?;
    let rule =
        rule.take_only().ok_or(format!("\"{takes:.40}\" is not a rule of taking alone: `solve` knows it"))?;
    // A number alone is K here, also in full-width digits; as a rule it is a take of exactly so many.
    let most = if takes.trim().chars().all(char::is_numeric) { rule.to_string().parse().ok() } else { None };
    let rule = most.and_then(TakeRule::up_to).unwrap_or(rule.clone());
    let convention = match &convention[..] {
        "normal" => Convention::Normal,
        "misere" => Convention::Misere,
        other => return Err(format!("\"{other:.40}\" is neither normal nor misere").into()),
    };
    let last = ungroup(last).parse().ok().filter(|last| *last <= MAX_ROW);
    let last = last.ok_or(format!("n must be a number from 0 to {MAX_ROW}"))?;
    let table = WinTable::new(&rule, convention, last)?;
    let is_allowed: Vec<bool> = (0..=last).map(|take| rule.allows(take)).collect();
    let mut lost: Vec<u32> = Vec::new();
    let mut out = BufWriter::new(io::stdout().lock());
    for (coins, outcome) in (0..).zip(table.outcomes()) {
        if coins > 0 {
            let takes = lost.iter().rev().map(|left| coins - left);
            let takes: Vec<String> =
                takes.filter(|&take| is_allowed[take as usize]).map(|take| take.to_string()).collect();
            match (outcome, &takes[..]) {
                (Outcome::P, _) => writeln!(out, "{coins}: lost")?,
                (Outcome::N, []) => writeln!(out, "{coins}: won, no move is left")?,
                (Outcome::N, takes) => writeln!(out, "{coins}: won, take {}", takes.join(", "))?,
            }
        }
        if *outcome == Outcome::P {
            lost.push(coins);
        }
    }
    Ok(out.flush()?)
}
