//! What may be done to one heap, splitting it too: every octal code, those with a leading `4.`, and Grundy's game.
//!
//! A digit 4 to 7 lets a take leave two heaps, a digit before the point lets a heap be parted without taking. Source: R. K.
//! Guy and C. A. B. Smith, "The G-values of various games", 1956; Grundy's game: P. M. Grundy 1939.

use crate::game::MoveSet;
use crate::rule::{ParseRuleError, TakeRule, read_code};
use crate::takes::Span;
use crate::text::narrow;
use std::fmt;
use std::str::FromStr;

/// Taking leaves nothing of the heap.
pub(crate) const LEAVES_NONE: u8 = 1;
/// Taking leaves one heap.
pub(crate) const LEAVES_ONE: u8 = 2;
/// Taking leaves two heaps.
pub(crate) const LEAVES_TWO: u8 = 4;

/// Whether a heap may be parted in two without taking anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Parting {
    /// It may not.
    Never,
    /// Into any two heaps: the code begins with `4.`.
    Any,
    /// Into two heaps that differ: Grundy's game.
    Unequal,
}

impl Parting {
    /// The most coins in the smaller part of `rest` coins that are parted into two heaps.
    pub(crate) fn most_in_smaller_part(self, rest: usize) -> usize {
        match self {
            Parting::Unequal => rest.saturating_sub(1) / 2,
            Parting::Never | Parting::Any => rest / 2,
        }
    }
}

/// A rule for one heap, which allows at least one kind of move.
///
/// ```
/// use last_coin::{HeapRule, MoveSet};
///
/// let kayles: HeapRule = "0.77".parse()?;
/// let moves: Vec<_> = kayles.moves(3).iter().map(|made| (made.take, made.leaves)).collect();
/// assert_eq!(moves, [(1, [0, 2]), (1, [1, 1]), (2, [0, 1])]);
/// let lasker: HeapRule = "4.(3)".parse()?;
/// assert_eq!(lasker.moves(4).len(), 6);
/// let grundy: HeapRule = "grundy".parse()?;
/// assert_eq!(grundy.moves(4).iter().map(|made| made.leaves).collect::<Vec<_>>(), [[1, 3]]);
/// # Ok::<(), last_coin::ParseRuleError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct HeapRule {
    parting: Parting,
    /// None where a heap can only be parted.
    takes: Option<TakeRule>,
}

/// A move in one heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct HeapMove {
    /// How many coins are taken; 0 where the heap is only parted.
    pub take: u32,
    /// The heaps that are left, ascending; 0 stands for none.
    pub leaves: [u32; 2],
}

impl HeapRule {
    /// Grundy's game: a heap is parted into two that differ.
    pub fn grundy() -> Self {
        Self { parting: Parting::Unequal, takes: None }
    }

    /// Whether a heap may be parted without taking.
    pub fn parting(&self) -> Parting {
        self.parting
    }

    /// The digits after the point; `None` where nothing can be taken.
    pub fn takes(&self) -> Option<&TakeRule> {
        self.takes.as_ref()
    }

    /// The rule as one of taking alone: a heap is never parted, and a take is allowed whatever it leaves.
    pub fn take_only(&self) -> Option<&TakeRule> {
        let takes = self.takes.as_ref().filter(|takes| takes.is_take_only());
        takes.filter(|_| self.parting == Parting::Never)
    }

    /// Whether the move is allowed in a heap of `coins`.
    pub fn allows(&self, coins: u32, HeapMove { take, leaves: [small, large] }: HeapMove) -> bool {
        let rest = u64::from(small) + u64::from(large);
        if small > large || u64::from(take) + rest != u64::from(coins) {
            return false;
        }
        if take == 0 {
            return small > 0
                && match self.parting {
                    Parting::Never => false,
                    Parting::Any => true,
                    Parting::Unequal => small != large,
                };
        }
        let needed = match (small, large) {
            (0, 0) => LEAVES_NONE,
            (0, _) => LEAVES_ONE,
            _ => LEAVES_TWO,
        };
        self.takes.as_ref().is_some_and(|takes| takes.digit(take) & needed != 0)
    }

    /// The moves in a heap of `coins`, which are never written out.
    pub fn moves(&self, coins: u32) -> HeapMoves {
        HeapMoves { parts: self.parts(coins).collect() }
    }

    fn parts(&self, coins: u32) -> impl Iterator<Item = Parted> {
        let parting = Parted::new(self.parting, coins);
        let takes = self.takes.iter().flat_map(move |takes| takes.digit_runs(coins));
        let takes = takes.filter_map(move |(takes, leaves)| {
            // Of takes that must empty the heap at most the last one is a move: the others are not gone through.
            let takes = if leaves == LEAVES_NONE { Span::new(coins, takes.last(), 1)? } else { takes };
            Some(Parted { coins, takes: Some(takes), leaves, is_unequal: false })
        });
        parting.into_iter().chain(takes).filter(|part| part.len() > 0)
    }

    /// Whether nothing can be done with a heap of `coins`.
    pub fn is_stuck(&self, coins: u32) -> bool {
        self.parts(coins).next().is_none()
    }
}

impl From<TakeRule> for HeapRule {
    fn from(takes: TakeRule) -> Self {
        Self { parting: Parting::Never, takes: Some(takes) }
    }
}

impl FromStr for HeapRule {
    type Err = ParseRuleError;

    /// Reads what a [`TakeRule`] reads (`3` is exactly three coins, `1-3` one to three), codes with a leading `4.`, and `grundy`.
    ///
    /// # Errors
    /// What is wrong with the text.
    fn from_str(text: &str) -> Result<Self, ParseRuleError> {
        let narrowed = narrow(text).ok_or(ParseRuleError::TooLong)?;
        if narrowed == "grundy" {
            return Ok(Self::grundy());
        }
        let Some(digits) = narrowed.strip_prefix("4.") else {
            return text.parse().map(|takes: TakeRule| takes.into());
        };
        let takes = match read_code(digits) {
            Err(ParseRuleError::NothingAllowed) => None,
            read => Some(read?),
        };
        Ok(Self { parting: Parting::Any, takes })
    }
}

impl fmt::Display for HeapRule {
    /// The customary spelling, which reads back as an equal rule unless it is longer than [`MAX_TEXT`](crate::MAX_TEXT).
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.parting, &self.takes) {
            (Parting::Never, Some(takes)) => takes.fmt(out),
            (Parting::Never | Parting::Unequal, _) => out.write_str("grundy"),
            (Parting::Any, None) => out.write_str("4.0"),
            (Parting::Any, Some(takes)) => {
                out.write_str("4.")?;
                takes.write_digits(out)
            }
        }
    }
}

/// The moves of a heap, by take and then by what is left, up to the order of the tail's residue classes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HeapMoves {
    parts: Vec<Parted>,
}

/// The moves of takes that leave heaps in the same ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Parted {
    coins: u32,
    /// `None` where nothing is taken.
    takes: Option<Span>,
    leaves: u8,
    is_unequal: bool,
}

impl Parted {
    fn new(parting: Parting, coins: u32) -> Option<Self> {
        let parted = Self { coins, takes: None, leaves: LEAVES_TWO, is_unequal: parting == Parting::Unequal };
        (parting != Parting::Never).then_some(parted)
    }

    fn count(&self) -> u64 {
        self.takes.map_or(1, Span::count)
    }

    /// The take with `index` smaller ones before it.
    fn take(&self, index: u64) -> u32 {
        // Takes are at most the coins, so it fits.
        self.takes.map_or(0, |takes| takes.first() + index as u32 * takes.step())
    }

    /// How many moves the first `count` takes have.
    fn moves_of_first(&self, count: u64) -> u64 {
        let Some(last) = count.checked_sub(1) else { return 0 };
        let emptying = u64::from(self.take(last) == self.coins);
        let leaving = count - emptying;
        // What the takes leave adds up to this: an arithmetic series.
        let most = u64::from(self.coins - self.take(0));
        let step = u64::from(self.takes.map_or(0, Span::step));
        let rests = leaving * most - step * (leaving * leaving.saturating_sub(1) / 2);
        let odd = match (step % 2, most % 2) {
            (0, parity) => leaving * parity,
            (_, parity) => (leaving + parity) / 2,
        };
        // A rest of r coins makes r/2 pairs, rounded down; unequal ones are fewer by one where r is even.
        let pairs = (rests - odd) / 2 - if self.is_unequal { leaving - odd } else { 0 };
        emptying * self.ways(LEAVES_NONE) + leaving * self.ways(LEAVES_ONE) + pairs * self.ways(LEAVES_TWO)
    }

    fn ways(&self, bit: u8) -> u64 {
        u64::from(self.leaves & bit != 0)
    }

    fn len(&self) -> u64 {
        self.moves_of_first(self.count())
    }

    fn nth(&self, index: u64) -> HeapMove {
        // The last take that has no more than `index` moves before it.
        let (mut low, mut high) = (0, self.count());
        while high - low > 1 {
            let middle = low + (high - low) / 2;
            if self.moves_of_first(middle) <= index { low = middle } else { high = middle }
        }
        self.moves_of_take(self.take(low), index - self.moves_of_first(low))
    }

    fn moves_of_take(&self, take: u32, index: u64) -> HeapMove {
        let rest = self.coins - take;
        // Pairs follow the single heap; there are fewer than coins, so it fits.
        let small = if self.leaves & LEAVES_ONE != 0 { index } else { index + 1 } as u32;
        let small = if rest == 0 { 0 } else { small };
        HeapMove { take, leaves: [small, rest - small] }
    }

    fn iter(self) -> impl Iterator<Item = HeapMove> {
        (0..self.count()).flat_map(move |place| {
            let moves = self.moves_of_first(place + 1) - self.moves_of_first(place);
            (0..moves).map(move |index| self.moves_of_take(self.take(place), index))
        })
    }
}

impl MoveSet for HeapMoves {
    type Move = HeapMove;

    fn len(&self) -> u64 {
        self.parts.iter().map(Parted::len).sum()
    }

    fn nth(&self, mut index: u64) -> Option<HeapMove> {
        for part in &self.parts {
            let len = part.len();
            if index < len {
                return Some(part.nth(index));
            }
            index -= len;
        }
        None
    }

    fn iter(&self) -> impl Iterator<Item = HeapMove> {
        self.parts.iter().flat_map(|part| part.iter())
    }

    fn written_out(&self) -> u64 {
        self.parts.len() as u64
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn rule(text: &str) -> HeapRule {
        text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
    }

    /// The definition, digit by digit.
    fn plain_moves(rule: &HeapRule, coins: u32) -> Vec<HeapMove> {
        let mut moves = Vec::new();
        for take in 0..=coins {
            let rest = coins - take;
            let digit = match (take, rule.parting()) {
                (0, Parting::Never) => 0,
                (0, _) => LEAVES_TWO,
                _ => rule.takes().map_or(0, |takes| takes.digit(take)),
            };
            if digit & LEAVES_NONE != 0 && rest == 0 || digit & LEAVES_ONE != 0 && rest > 0 {
                moves.push(HeapMove { take, leaves: [0, rest] });
            }
            for small in (1..=rest / 2).filter(|_| digit & LEAVES_TWO != 0) {
                let is_equal = small == rest - small;
                if !(is_equal && take == 0 && rule.parting() == Parting::Unequal) {
                    moves.push(HeapMove { take, leaves: [small, rest - small] });
                }
            }
        }
        moves
    }

    fn check_moves(rule: &HeapRule, coins: u32) {
        let expected = plain_moves(rule, coins);
        let moves = rule.moves(coins);
        let mut found: Vec<HeapMove> = moves.iter().collect();
        let by_index: Vec<HeapMove> = (0..moves.len()).map_while(|index| moves.nth(index)).collect();
        assert_eq!(found, by_index, "{rule}, {coins} coins");
        assert_eq!(moves.nth(moves.len()), None);
        found.sort_unstable();
        assert_eq!(found, expected, "{rule}, {coins} coins");
        assert_eq!(rule.is_stuck(coins), expected.is_empty());
        assert!(found.iter().all(|&made| rule.allows(coins, made)));
    }

    #[test]
    fn moves_follow_the_digits() {
        for text in
            ["0.77", "0.137", "0.6", "4.0", "4.3", "4.(3)", "grundy", "0.123", "runs:2,5", "0.(7)", "0.4(05)"]
        {
            for coins in 0..=20 {
                check_moves(&rule(text), coins);
            }
        }
    }

    #[test]
    fn what_is_not_allowed_is_refused() {
        let kayles = rule("0.77");
        for (coins, take, leaves) in
            [(3, 1, [1, 2]), (3, 0, [1, 2]), (3, 3, [0, 0]), (3, 1, [2, 0]), (0, 0, [0, 0])]
        {
            assert!(!kayles.allows(coins, HeapMove { take, leaves }), "{coins} {take} {leaves:?}");
        }
        assert!(!rule("grundy").allows(4, HeapMove { take: 0, leaves: [2, 2] }));
        assert!(!rule("4.0").allows(4, HeapMove { take: 0, leaves: [0, 4] }));
        assert!(!rule("0.5").allows(u32::MAX, HeapMove { take: 1, leaves: [u32::MAX, u32::MAX] }));
    }

    #[test]
    fn rules_are_written_and_read() {
        for (text, written) in [
            ("4.333", "4.333"),
            ("４．（３）", "4.(3)"),
            ("4.0", "4.0"),
            ("4.00", "4.0"),
            ("Grundy", "grundy"),
            ("1-3", "1-3"),
            ("0.77", "0.77"),
            ("runs:2,5", "runs:2,5"),
        ] {
            assert_eq!(rule(text).to_string(), written);
            assert_eq!(rule(written), rule(text));
        }
        for (text, error) in [
            ("4.", ParseRuleError::NoDigit),
            ("4.8", ParseRuleError::NotOctal('8')),
            ("4.3(0)", ParseRuleError::EndlessZeros),
            ("0.0", ParseRuleError::NothingAllowed),
            ("5.3", ParseRuleError::NotANumber("5.3".to_owned())),
            ("grundy 4", ParseRuleError::NotANumber("grundy".to_owned())),
        ] {
            assert_eq!(text.parse::<HeapRule>().err(), Some(error), "{text}");
        }
    }

    #[test]
    fn only_taking_is_taking_alone() {
        assert_eq!(rule("1-3").take_only(), TakeRule::up_to(3).as_ref());
        assert_eq!(rule("4.333").take_only(), None);
        assert_eq!(rule("0.77").take_only(), None);
    }

    #[test]
    fn moves_of_the_largest_heap_are_counted_without_being_written_out() {
        let moves = rule("0.(7)").moves(1_000_000_000);
        // Σ r/2, rounded down, over r = 0 to 10⁹ − 1, and a move for each take.
        assert_eq!(moves.len(), 249_999_999_500_000_000 + 1_000_000_000);
        assert_eq!(moves.nth(moves.len() - 1), Some(HeapMove { take: 1_000_000_000, leaves: [0, 0] }));
        let emptying = rule("0.(1)").moves(1_000_000_000);
        assert_eq!(emptying.iter().collect::<Vec<_>>(), [HeapMove { take: 1_000_000_000, leaves: [0, 0] }]);
        assert!(rule("0.(10)").moves(1_000_000_000).is_empty());
    }

    proptest! {
        #[test]
        fn moves_of_any_code_follow_its_digits(code in "[04]\\.[0-7]{0,5}(\\([0-7]{1,4}\\))?", coins in 0u32..30) {
            if let Ok(rule) = code.parse::<HeapRule>() {
                check_moves(&rule, coins);
            }
        }
    }
}
