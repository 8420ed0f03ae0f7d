//! Sums of games of every kind: heaps that are taken from or split, strips on a board, tokens on graphs, rows of coins that are
//! turned. A move is a move in one of them; the convention decides who wins when none is left.
//!
//! Games of coins alone, as the page plays them, are [`Position`](crate::Position)s: their columns stay in their places, and their
//! takes are counted without being written out. What is here has more kinds of move.

mod solver;
mod worth;

use crate::budget::TooLarge;
use crate::game::{Ending, Game, MoveSet};
use crate::graph::Graph;
use crate::heap_rule::{HeapMove, HeapMoves, HeapRule};
use crate::move_list::MoveList;
use crate::position::Convention;
use crate::row::{Row, RowError, Turns};
use crate::rule::MAX_COINS;
use crate::turning::{Turn, Turning};
use rustc_hash::FxBuildHasher;
use std::collections::HashMap;
use std::sync::Arc;
use thiserror::Error;

pub use solver::SumSolver;

/// Whether all moves end a game is looked at where there are so many at the most: searches ask it of every position.
const MOVES_OF_ONE: u64 = 16;

/// One game of a sum.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Part {
    /// A heap of coins, and the place of its rule among the sum's.
    Heap { coins: u32, rule: usize },
    /// A token, and the place of its graph among the sum's.
    Token { vertex: u32, graph: usize },
    /// Coins that are turned over.
    Row(Row),
}

/// What the games of a sum are played by: the same for all positions of one sum.
#[derive(Clone, Debug, Default)]
struct Equipment {
    rules: Vec<HeapRule>,
    /// Where each rule stands among them.
    places: HashMap<HeapRule, usize, FxBuildHasher>,
    graphs: Vec<Arc<Graph>>,
}

impl Equipment {
    /// Whether all of `other` is here, in the same places. Graphs are equal if they are the same in memory.
    fn begins_with(&self, other: &Self) -> bool {
        self.rules.starts_with(&other.rules)
            && self.graphs.len() >= other.graphs.len()
            && self.graphs.iter().zip(&other.graphs).all(|(one, other)| Arc::ptr_eq(one, other))
    }
}

/// A sum of games and the convention that decides it.
///
/// ```
/// use last_coin::{Convention, Graph, Outcome, Sum, SumSolver, Turning};
/// use std::sync::Arc;
///
/// let graph: Arc<Graph> = Arc::new("a>b c; b>c".parse()?);
/// let sum = Sum::new(Convention::Normal)
///     .with_heap(9, "odd".parse()?)?
///     .with_heap(5, "0.77".parse()?)?
///     .with_token(&graph, "a")?
///     .with_row(Turning::Turtles, &[2, 3, 6])?;
/// let mut solver = SumSolver::new(&sum)?;
/// assert_eq!(solver.values(&sum)?, [1, 4, 2, 7]);
/// assert_eq!(solver.outcome(&sum)?, Outcome::P);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Sum {
    equipment: Arc<Equipment>,
    parts: Vec<Part>,
    convention: Convention,
}

/// Why a game cannot be added to a sum.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SumError {
    /// A heap of more coins than [`MAX_COINS`].
    #[error("a heap holds at most {MAX_COINS} coins")]
    TooManyCoins,
    /// The graph has no such vertex.
    #[error("there is no vertex \"{0}\"")]
    NoVertex(String),
    /// There is no such row of coins.
    #[error(transparent)]
    Row(#[from] RowError),
}

/// A move in one game of a sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SumMove {
    /// The place of the game in the sum, from 0.
    pub part: usize,
    /// What is done there.
    pub made: PartMove,
}

/// What is done in one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum PartMove {
    /// In a heap. Of two heaps that are left the smaller stands in its place and the larger after it.
    Heap(HeapMove),
    /// A token goes to the vertex with this number.
    Token(u32),
    /// Coins of a row are turned over.
    Row(Turn),
}

/// A move that is not allowed: no game of the sum has that place, or it does not allow the move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("there is no such move in game {}", .0.part.saturating_add(1))]
pub struct IllegalSumMove(pub SumMove);

/// Why there is no answer about a sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Unsolved {
    /// It would be too much work.
    #[error(transparent)]
    TooLarge(#[from] TooLarge),
    /// Another convention, other rules or graphs, or more coins than in the sum that the solver was made for.
    #[error("the sum cannot be reached from the one that the solver was made for")]
    Foreign,
}

impl Sum {
    /// No game yet.
    pub fn new(convention: Convention) -> Self {
        Self { equipment: Arc::default(), parts: Vec::new(), convention }
    }

    /// With one more heap. A board of the game of strips is a heap under a rule such as `runs:2,3,5`, which says how long the
    /// strips are.
    ///
    /// # Errors
    /// The heap is too large.
    pub fn with_heap(mut self, coins: u32, rule: HeapRule) -> Result<Self, SumError> {
        if coins > MAX_COINS {
            return Err(SumError::TooManyCoins);
        }
        let Equipment { rules, places, .. } = Arc::make_mut(&mut self.equipment);
        let rule = *places.entry(rule).or_insert_with_key(|rule| {
            rules.push(rule.clone());
            rules.len() - 1
        });
        self.parts.push(Part::Heap { coins, rule });
        Ok(self)
    }

    /// With one more token, on the vertex of this name. Tokens are on the same graph if it is the same in memory.
    ///
    /// # Errors
    /// The graph has no such vertex.
    pub fn with_token(mut self, graph: &Arc<Graph>, vertex: &str) -> Result<Self, SumError> {
        let vertex =
            graph.vertex(vertex).ok_or_else(|| SumError::NoVertex(vertex.chars().take(64).collect()))?;
        let graphs = &mut Arc::make_mut(&mut self.equipment).graphs;
        let known = graphs.iter().position(|known| Arc::ptr_eq(known, graph));
        let graph = known.unwrap_or_else(|| {
            graphs.push(Arc::clone(graph));
            graphs.len() - 1
        });
        self.parts.push(Part::Token { vertex, graph });
        Ok(self)
    }

    /// With one more row, in which the coins with these numbers show heads.
    ///
    /// # Errors
    /// A number that is no coin's, or that is given twice.
    pub fn with_row(mut self, game: Turning, heads: &[u32]) -> Result<Self, SumError> {
        self.parts.push(Part::Row(Row::new(game, heads, self.convention)?));
        Ok(self)
    }

    /// How many games there are, those that are over among them.
    pub fn len(&self) -> usize {
        self.parts.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.parts.is_empty()
    }

    /// Who wins when no move is left.
    pub fn convention(&self) -> Convention {
        self.convention
    }

    fn moves_of(&self, part: &Part) -> PartMoves {
        match *part {
            Part::Row(ref row) => PartMoves::Row(row.legal_moves()),
            Part::Heap { coins, rule } => PartMoves::Heap(self.equipment.rules[rule].moves(coins)),
            Part::Token { vertex, graph } => {
                PartMoves::Token { graph: Arc::clone(&self.equipment.graphs[graph]), vertex }
            }
        }
    }

    /// Whether the game is known to have a move, and to be over after any.
    fn is_one(&self, part: &Part) -> bool {
        match *part {
            Part::Row(_) => false,
            Part::Heap { coins, rule } => {
                let rule = &self.equipment.rules[rule];
                let moves = rule.moves(coins);
                let is_end = |made: HeapMove| made.leaves.iter().all(|&left| rule.is_stuck(left));
                (1..=MOVES_OF_ONE).contains(&moves.len()) && moves.iter().all(is_end)
            }
            Part::Token { vertex, graph } => {
                let graph = &self.equipment.graphs[graph];
                let successors = graph.successors(vertex);
                let is_end = |&to: &u32| graph.successors(to).is_empty();
                (1..=MOVES_OF_ONE).contains(&(successors.len() as u64)) && successors.iter().all(is_end)
            }
        }
    }

    fn is_stuck(&self, part: &Part) -> bool {
        match *part {
            Part::Row(ref row) => row.result().is_some(),
            Part::Heap { coins, rule } => self.equipment.rules[rule].is_stuck(coins),
            Part::Token { vertex, graph } => self.equipment.graphs[graph].successors(vertex).is_empty(),
        }
    }
}

/// The moves of a sum, game by game.
#[derive(Clone, Debug)]
pub struct SumMoves {
    set: SumMoveSet,
}

#[derive(Clone, Debug)]
enum SumMoveSet {
    /// All of each game.
    Legal(Vec<PartMoves>),
    These(MoveList<SumMove>),
}

impl FromIterator<SumMove> for SumMoves {
    fn from_iter<I: IntoIterator<Item = SumMove>>(moves: I) -> Self {
        Self { set: SumMoveSet::These(moves.into_iter().collect()) }
    }
}

#[derive(Clone, Debug)]
enum PartMoves {
    Heap(HeapMoves),
    Token { graph: Arc<Graph>, vertex: u32 },
    Row(Turns),
}

impl PartMoves {
    fn len(&self) -> u64 {
        match self {
            PartMoves::Heap(moves) => moves.len(),
            PartMoves::Row(moves) => moves.len(),
            PartMoves::Token { graph, vertex } => graph.successors(*vertex).len() as u64,
        }
    }

    fn written_out(&self) -> u64 {
        match self {
            PartMoves::Heap(moves) => 1 + moves.written_out(),
            PartMoves::Row(moves) => 1 + moves.written_out(),
            PartMoves::Token { .. } => 1,
        }
    }

    fn nth(&self, index: u64) -> Option<PartMove> {
        match self {
            PartMoves::Heap(moves) => moves.nth(index).map(PartMove::Heap),
            PartMoves::Row(moves) => moves.nth(index).map(PartMove::Row),
            PartMoves::Token { graph, vertex } => {
                let successors = graph.successors(*vertex);
                successors.get(usize::try_from(index).ok()?).copied().map(PartMove::Token)
            }
        }
    }
}

impl MoveSet for SumMoves {
    type Move = SumMove;

    fn len(&self) -> u64 {
        match &self.set {
            SumMoveSet::Legal(parts) => parts.iter().map(PartMoves::len).fold(0, u64::saturating_add),
            SumMoveSet::These(moves) => moves.len(),
        }
    }

    fn nth(&self, mut index: u64) -> Option<SumMove> {
        match &self.set {
            SumMoveSet::Legal(parts) => {
                for (part, moves) in parts.iter().enumerate() {
                    match moves.nth(index) {
                        Some(made) => return Some(SumMove { part, made }),
                        None => index -= moves.len(),
                    }
                }
                None
            }
            SumMoveSet::These(moves) => moves.nth(index),
        }
    }

    fn written_out(&self) -> u64 {
        match &self.set {
            SumMoveSet::Legal(parts) => parts.iter().map(PartMoves::written_out).sum(),
            SumMoveSet::These(moves) => moves.written_out(),
        }
    }
}

/// The games of a sum that still have a move, in order, and the convention. Positions compare by it only within one sum.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct CanonicalSum(Vec<Part>, Convention);

impl Game for Sum {
    type Move = SumMove;
    type Moves = SumMoves;
    type Canonical = CanonicalSum;
    type Refusal = IllegalSumMove;

    fn legal_moves(&self) -> SumMoves {
        SumMoves { set: SumMoveSet::Legal(self.parts.iter().map(|part| self.moves_of(part)).collect()) }
    }

    fn play(&self, action: SumMove) -> Result<Self, IllegalSumMove> {
        let illegal = IllegalSumMove(action);
        let mut after = self.clone();
        match (self.parts.get(action.part), action.made) {
            (Some(&Part::Heap { coins, rule }), PartMove::Heap(made)) => {
                if !self.equipment.rules[rule].allows(coins, made) {
                    return Err(illegal);
                }
                let [small, large] = made.leaves;
                let left = if small == 0 { &[large][..] } else { &[small, large] };
                let left = left.iter().map(|&coins| Part::Heap { coins, rule });
                after.parts.splice(action.part..=action.part, left);
            }
            (Some(&Part::Token { vertex, graph }), PartMove::Token(to)) => {
                if self.equipment.graphs[graph].successors(vertex).binary_search(&to).is_err() {
                    return Err(illegal);
                }
                after.parts[action.part] = Part::Token { vertex: to, graph };
            }
            (Some(Part::Row(row)), PartMove::Row(turn)) => {
                after.parts[action.part] = Part::Row(row.play(turn).map_err(|_| illegal)?);
            }
            _ => return Err(illegal),
        }
        Ok(after)
    }

    fn result(&self) -> Option<Ending> {
        self.parts.iter().all(|part| self.is_stuck(part)).then_some(self.convention.ending())
    }

    fn canonical(&self) -> CanonicalSum {
        let mut parts: Vec<Part> = self.parts.iter().filter(|part| !self.is_stuck(part)).cloned().collect();
        parts.sort_unstable();
        CanonicalSum(parts, self.convention)
    }

    fn size(&self) -> u64 {
        let rows = self.parts.iter().map(|part| if let Part::Row(row) = part { row.size() - 1 } else { 0 });
        1 + self.parts.len() as u64 / 4 + rows.sum::<u64>()
    }
}
