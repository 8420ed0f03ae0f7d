//! A player that has not learned the strategy but sees the end coming.

use super::{Player, Policy, Random};
use crate::budget::TooLarge;
use crate::position::{Convention, Moves, Position, Take};

/// Plays at random until one or two columns are left, and then never misses these:
///
/// - misère: of one column it leaves one coin; of two columns, one of them a single coin, it takes the whole other;
///   with a single coin left it gives up;
/// - normal: it takes one column whole; of two columns, one of them a single coin and the other larger, it leaves 1 and 1.
///
/// Where the rule forbids such a take it plays at random.
#[derive(Clone, Copy, Debug)]
pub struct Beginner;

impl Player<Position> for Beginner {
    fn policy(&self, position: &Position) -> Result<Policy<Moves>, TooLarge> {
        if position.is_decided() {
            return Ok(Policy::resign());
        }
        let endings: Vec<Take> =
            easy_endings(position).into_iter().filter(|&take| is_legal(position, take)).collect();
        if endings.is_empty() { Random.policy(position) } else { Ok(Policy::one_of(Moves::of(&endings))) }
    }
}

/// The takes that an easy ending asks for, legal or not.
fn easy_endings(position: &Position) -> Vec<Take> {
    let columns: Vec<(usize, u32)> =
        position.heaps().map(|heap| heap.coins()).enumerate().filter(|&(_, coins)| coins > 0).collect();
    let is_misere = position.convention() == Convention::Misere;
    match columns[..] {
        [(column, coins)] => {
            let count = if is_misere { coins - 1 } else { coins };
            vec![Take { column, count }]
        }
        [one, other] => [(one, other), (other, one)]
            .into_iter()
            .filter(|&((_, single), (_, coins))| single == 1 && (is_misere || coins > 1))
            .map(|(_, (column, coins))| Take { column, count: if is_misere { coins } else { coins - 1 } })
            .collect(),
        _ => Vec::new(),
    }
}

fn is_legal(position: &Position, take: Take) -> bool {
    position.heaps().nth(take.column).is_some_and(|heap| heap.allows(take.count))
}
