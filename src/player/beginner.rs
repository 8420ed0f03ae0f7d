//! A player that has not learned the strategy but sees the end coming.

use super::{Player, Policy, Random};
use crate::budget::TooLarge;
use crate::game::MoveSet;
use crate::position::{Convention, Heap, Moves, Position};
use crate::takes::Takes;
use std::ops::RangeInclusive;

/// Plays at random until only one or two columns have a take, and then never misses these endings, which win:
///
/// - misère: it leaves one column, and from that only a last take, as from one coin; with a single coin left that it must take
///   it gives up;
/// - normal: it leaves nothing that may be taken; or two columns, and from each only a last take.
///
/// Where there is no such take it plays at random.
#[derive(Clone, Copy, Debug)]
pub struct Beginner;

impl Player<Position> for Beginner {
    fn policy(&self, position: &Position) -> Result<Policy<Moves>, TooLarge> {
        if position.is_decided() {
            return Ok(Policy::resign());
        }
        let endings = easy_endings(position);
        if endings.is_empty() { Random.policy(position) } else { Ok(Policy::one_of(endings)) }
    }
}

fn easy_endings(position: &Position) -> Moves {
    let open: Vec<(usize, Heap)> =
        position.heaps().enumerate().filter(|(_, heap)| !heap.takes().is_empty()).collect();
    let is_misere = position.convention() == Convention::Misere;
    let endings = match open[..] {
        [(column, heap)] => {
            let left = if is_misere { one_take(heap) } else { no_take(heap) };
            vec![(column, takes_leaving(heap, left))]
        }
        [one, other] => [(one, other), (other, one)]
            .into_iter()
            .filter(|((_, last), _)| one_take(*last).contains(&last.coins()))
            .map(|(_, (column, heap))| {
                let left = if is_misere { no_take(heap) } else { one_take(heap) };
                (column, takes_leaving(heap, left))
            })
            .collect(),
        _ => Vec::new(),
    };
    Moves::new(endings)
}

/// The sizes of which nothing may be taken.
fn no_take(heap: Heap) -> RangeInclusive<u32> {
    0..=heap.rule().least().unwrap_or(u32::MAX) - 1
}

/// The sizes of which every take is a last one: even the smallest leaves too few for another.
fn one_take(heap: Heap) -> RangeInclusive<u32> {
    let least = heap.rule().least().unwrap_or(0);
    least..=(2 * least).saturating_sub(1)
}

fn takes_leaving(heap: Heap, sizes: RangeInclusive<u32>) -> Takes {
    let most = heap.coins().checked_sub(*sizes.start());
    let least = heap.coins().saturating_sub(*sizes.end());
    most.map_or_else(Takes::default, |most| heap.takes().between(least, most))
}
