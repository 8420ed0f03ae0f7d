//! Who wins with n coins in one heap, as bytes and for very many n: where the verdicts are seen to repeat for ever, they are
//! copied.

use crate::budget::TooLarge;
use crate::position::{Convention, PositionError};
use crate::rule::TakeRule;
use crate::solve::Outcome;
use crate::table::{Lookback, TableError};

/// The largest number of coins that the bytes go up to.
pub const MAX_WIN_BYTES: u32 = 10_000_000;

/// How many runs of takes may be looked at in all: about a second's work.
const MAX_LOOKS: u64 = 300_000_000;

/// For each number of coins from 0 to `last` a byte: 1 where whoever moves wins, 0 where whoever moves loses.
///
/// ```
/// use last_coin::{Convention, win_bytes};
///
/// let bytes = win_bytes(&"1-3".parse()?, Convention::Misere, 10_000_000)?;
/// assert_eq!(bytes[..8], [1, 0, 1, 1, 1, 0, 1, 1]);
/// assert_eq!(bytes.len(), 10_000_001);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// `last` is more than [`MAX_WIN_BYTES`], it is too much work for a rule of so many separate takes, or the rule does more than
/// taking.
pub fn win_bytes(rule: &TakeRule, convention: Convention, last: u32) -> Result<Vec<u8>, TableError> {
    if last > MAX_WIN_BYTES {
        return Err(TooLarge.into());
    }
    if !rule.is_take_only() {
        return Err(PositionError::UnsupportedRule(rule.to_string()).into());
    }
    let length = last as usize + 1;
    match Recurrence::new(rule) {
        Some(recurrence) => Ok(recurrence.bytes(convention, length)),
        None => Ok(looked_up(rule, convention, length)?),
    }
}

/// Row by row, for rules of any length.
fn looked_up(rule: &TakeRule, convention: Convention, length: usize) -> Result<Vec<u8>, TooLarge> {
    let looks = rule.head_runs().count() + rule.tail_takes().count();
    if looks as u64 * length as u64 > MAX_LOOKS {
        return Err(TooLarge);
    }
    let mut rows = Lookback::new(rule);
    Ok((0..length).map(|_| u8::from(rows.next_outcome(convention) == Outcome::N)).collect())
}

/// All that the next verdicts depend on, once something may be taken.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
struct Memory {
    /// Bit i: whether the number that is i + 1 smaller is lost.
    near: u64,
    /// Bit i: whether a lost number is left by the i-th take of the tail, or the same take of a later round.
    far: u64,
}

/// A rule that is short enough for its [`Memory`] to fit into two words.
struct Recurrence {
    takes: Memory,
    /// The smallest take.
    least: usize,
    /// How many takes come before the tail: `near` has one bit more.
    head: u32,
    /// How many takes are a round of the tail, and bits of `far`.
    tail: u32,
}

impl Recurrence {
    fn new(rule: &TakeRule) -> Option<Self> {
        let (head, tail) = (rule.head(), u32::try_from(rule.tail_period()).ok()?);
        if head >= u64::BITS || tail > u64::BITS {
            return None;
        }
        let near = rule.head_runs().flat_map(|(first, last)| first..=last).map(|take| 1 << (take - 1));
        let far = rule.tail_takes().map(|take| 1 << (take - head - 1));
        let takes = Memory { near: near.sum(), far: far.sum() };
        Some(Self { takes, least: rule.least()? as usize, head, tail })
    }

    fn bytes(&self, convention: Convention, length: usize) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(length);
        let mut memory = Memory::default();
        let mut remembered = (self.least, memory);
        for n in 0..length {
            if n > self.least && memory == remembered.1 {
                repeat(&mut bytes, n - remembered.0, length);
                break;
            }
            // From ever larger numbers on, so that one is past the beginning and the period fits behind it.
            if n >= 2 * remembered.0 || n == self.least {
                remembered = (n, memory);
            }
            let is_lost = match convention {
                Convention::Misere if n < self.least => false,
                _ => memory.near & self.takes.near == 0 && memory.far & self.takes.far == 0,
            };
            bytes.push(u8::from(!is_lost));
            memory = self.next(memory, is_lost);
        }
        bytes
    }

    fn next(&self, Memory { near, far }: Memory, is_lost: bool) -> Memory {
        let near = (near << 1 | u64::from(is_lost)) & u64::MAX >> (u64::BITS - 1 - self.head);
        // What leaves the head comes within reach of the tail's first take; each round comes back to where it was.
        let turned = (far << 1 | far >> (self.tail - 1)) & u64::MAX >> (u64::BITS - self.tail);
        Memory { near, far: turned | near >> self.head }
    }
}

/// Appends the last `period` bytes again and again.
fn repeat(bytes: &mut Vec<u8>, period: usize, length: usize) {
    let mut block = period;
    while bytes.len() < length {
        let start = bytes.len() - block;
        bytes.extend_from_within(start..start + block.min(length - bytes.len()));
        block *= 2;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::WinTable;

    fn bytes(rule: &str, convention: Convention, last: u32) -> Vec<u8> {
        win_bytes(&rule.parse().expect("a rule"), convention, last).expect("bytes")
    }

    /// The rows of the table, which follow the recurrence and repeat nothing.
    fn rows(rule: &str, convention: Convention, last: u32) -> Vec<u8> {
        let table = WinTable::new(&rule.parse().expect("a rule"), convention, last).expect("a table");
        table.outcomes().iter().map(|&outcome| u8::from(outcome == Outcome::N)).collect()
    }

    #[test]
    fn bytes_are_the_verdicts_of_the_recurrence() {
        let named = [
            "1",
            "1-2",
            "1-20",
            "1-62",
            "1-63",
            "1-64",
            "1-1000",
            "2-5",
            "7",
            "63",
            "64",
            "1,63",
            "31,63",
            "2,5,7",
            "2,3,5",
            "2,4,7",
            "1,5,12,33",
            "17,40,61",
            "any",
            "odd",
            "0.0(3)",
            "0.00(3)",
            "0.(330)",
            "0.(0003)",
            "0.3(00330)",
            "0.030(003)",
            "0.0000000(03003)",
            "1,900000000",
        ];
        let sets = (1_u32..1 << 9).map(|set| {
            let takes = (0..9).filter(|take| set >> take & 1 == 1).map(|take| (take + 1).to_string());
            takes.collect::<Vec<_>>().join(",")
        });
        let tails = (1_u32..1 << 6).flat_map(|tail| {
            let digits: String = (0..6).map(|place| if tail >> place & 1 == 1 { '3' } else { '0' }).collect();
            [format!("0.({digits})"), format!("0.0{}({})", &digits[..3], &digits[3..])]
        });
        let tails = tails.filter(|rule| !rule.ends_with("(000)"));
        let long_tails = [format!("0.({}3)", "0".repeat(63)), format!("0.{}(3)", "0".repeat(63))];
        let longer = [format!("0.({}3)", "0".repeat(64)), format!("0.{}(3)", "0".repeat(64))];
        let named = named.map(String::from).into_iter();
        for rule in named.chain(sets).chain(tails).chain(long_tails).chain(longer) {
            for convention in [Convention::Normal, Convention::Misere] {
                let expected = rows(&rule, convention, 700);
                for last in [0, 1, 2, 3, 21, 699, 700] {
                    let expected = &expected[..=last as usize];
                    assert_eq!(bytes(&rule, convention, last), expected, "{rule} {convention:?} to {last}");
                }
            }
        }
    }

    #[test]
    fn the_longest_tables_agree_too() {
        for rule in ["1-20", "2,5,7", "3,17,45,58", "odd", "any", "1-1000", "0.00(3003)"] {
            for convention in [Convention::Normal, Convention::Misere] {
                let long = bytes(rule, convention, crate::table::MAX_ROWS);
                assert!(long == rows(rule, convention, crate::table::MAX_ROWS), "{rule} {convention:?}");
            }
        }
        let most = bytes("1-20", Convention::Misere, MAX_WIN_BYTES);
        assert!((0..).zip(&most).all(|(n, &byte)| (byte == 0) == (n % 21 == 1)));
        assert_eq!(most.len(), MAX_WIN_BYTES as usize + 1);
    }

    #[test]
    fn what_cannot_be_asked_is_refused() {
        let too_large = Err(TableError::TooLarge(TooLarge));
        let three: TakeRule = "1-3".parse().expect("a rule");
        assert_eq!(win_bytes(&three, Convention::Normal, MAX_WIN_BYTES + 1), too_large);
        let many = (1..=500).map(|take| (3 * take).to_string()).collect::<Vec<_>>().join(",");
        let many: TakeRule = many.parse().expect("a rule");
        assert_eq!(win_bytes(&many, Convention::Normal, MAX_WIN_BYTES), too_large);
        assert!(win_bytes(&many, Convention::Normal, crate::table::MAX_ROWS).is_ok());
        let kayles: TakeRule = "0.77".parse().expect("a rule");
        assert!(matches!(win_bytes(&kayles, Convention::Normal, 10), Err(TableError::Impossible(_))));
    }
}
