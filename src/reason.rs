//! Why a position is won or lost, as data from which a sentence can be made.

/// The reason, in the position's own numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// No move is left: the convention decides.
    Stuck,
    /// One heap of `coins` from which 1 to `divisor` − 1 are taken. Lost exactly when `coins` leaves
    /// `lost_remainder` on division: then every take x is answered by `divisor` − x.
    Remainder {
        /// The coins in the heap.
        coins: u32,
        /// The limit plus 1, at least 2.
        divisor: u32,
        /// 0 under normal play, 1 under misère.
        lost_remainder: u32,
    },
    /// Lost exactly when the XOR of these Grundy values is 0.
    NimSum {
        /// The value of each component.
        values: Vec<u32>,
        /// Misère, and two values only are 2 or more. Lost there, a move that lowers one of them below 2 is answered by an
        /// odd number of ones, perhaps by nothing else; any other move by an XOR of 0.
        is_near_turn: bool,
    },
    /// Misère, all values are 0 or 1: lost exactly when the number of ones is odd.
    Ones {
        /// The value of each component.
        values: Vec<u32>,
    },
    /// Misère, one value only is 2 or more: won, by a move in `column` that leaves an odd number of ones.
    Parity {
        /// The value of each component.
        values: Vec<u32>,
        /// The place of the one that is 2 or more.
        column: usize,
    },
}
