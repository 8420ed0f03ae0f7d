//! Tokens on a graph: positions in which a move takes one token along one edge.
//!
//! Any number of tokens may share a vertex. Under normal play the position is lost exactly when the XOR of the vertices' values is
//! 0. Under misère play this says nothing; there, tame vertices are summed as [`Tame`] games, and a position with a
//! wild one is searched until only tame ones are left.

use crate::budget::{Budget, TooLarge};
use crate::game::{Ending, Game, MoveSet};
use crate::graph::Graph;
use crate::move_list::MoveList;
use crate::paid_search;
use crate::position::Convention;
use crate::solve::Outcome;
use crate::tame::Tame;
use std::sync::Arc;
use thiserror::Error;

/// Tokens on the vertices of a graph, and the convention that decides the game.
///
/// ```
/// use last_coin::{Budget, Convention, Graph, MoveSet, Outcome, Step, Tokens};
/// use std::sync::Arc;
///
/// let graph: Graph = "a>b c; b>c".parse()?;
/// let tokens = Tokens::named(Arc::new(graph), &["a", "b"], Convention::Normal)?;
/// let budget = Budget::new(1000);
/// assert_eq!(tokens.outcome(&budget)?, Outcome::N);
/// let winning = tokens.winning_moves(&budget)?;
/// assert_eq!(winning.iter().collect::<Vec<_>>(), [Step { token: 0, to: 1 }]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Tokens {
    graph: Arc<Graph>,
    /// Where each token is: vertices of the graph.
    places: Vec<u32>,
    convention: Convention,
}

/// A move: one token to another vertex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Step {
    /// Which token, from 0.
    pub token: usize,
    /// The vertex that it goes to.
    pub to: u32,
}

/// Why there is no such position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TokensError {
    /// No vertex has this number.
    #[error("there is no vertex {0}")]
    NoVertex(u32),
    /// No vertex has this name.
    #[error("there is no vertex \"{0}\"")]
    NoSuchName(String),
}

/// Why a step is refused.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum IllegalStep {
    /// There is no such token.
    #[error("there is no token {}: the position has {tokens}", token.saturating_add(1))]
    NoToken {
        /// The token that was asked for, from 0.
        token: usize,
        /// How many there are.
        tokens: usize,
    },
    /// No edge leads there.
    #[error("no edge leads from vertex {from} to vertex {to}")]
    NoEdge {
        /// The number of the vertex where the token is.
        from: u32,
        /// The number of the vertex that was asked for.
        to: u32,
    },
}

impl Tokens {
    /// Tokens on the vertices with these numbers.
    ///
    /// # Errors
    /// The graph has no such vertex.
    pub fn new(graph: Arc<Graph>, places: Vec<u32>, convention: Convention) -> Result<Self, TokensError> {
        match places.iter().find(|&&place| place as usize >= graph.vertices()) {
            Some(&place) => Err(TokensError::NoVertex(place)),
            None => Ok(Self { graph, places, convention }),
        }
    }

    /// Tokens on the vertices with these names.
    ///
    /// # Errors
    /// The graph has no such vertex.
    pub fn named(
        graph: Arc<Graph>,
        names: &[impl AsRef<str>],
        convention: Convention,
    ) -> Result<Self, TokensError> {
        let mut places = Vec::with_capacity(names.len());
        for name in names.iter().map(AsRef::as_ref) {
            let place = graph.vertex(name);
            places.push(place.ok_or_else(|| TokensError::NoSuchName(name.chars().take(64).collect()))?);
        }
        Ok(Self { graph, places, convention })
    }

    /// The graph that the tokens are on.
    pub fn graph(&self) -> &Graph {
        &self.graph
    }

    /// The vertex of each token.
    pub fn places(&self) -> &[u32] {
        &self.places
    }

    /// Who wins when no move is left.
    pub fn convention(&self) -> Convention {
        self.convention
    }

    /// The Grundy value, which says who wins under normal play.
    pub fn grundy(&self) -> u32 {
        self.places.iter().fold(0, |sum, &place| sum ^ self.value(place))
    }

    /// All tokens as one tame game; `None` if one is on a wild vertex.
    pub fn tame(&self) -> Option<Tame> {
        self.places.iter().try_fold(Tame::STUCK, |sum, &place| Some(sum.sum(self.graph.tame(place)?)))
    }

    /// Who wins when both play perfectly.
    ///
    /// # Errors
    /// A search is needed, under misère play with a wild vertex, that would cost more than `budget`: a move that it looks at
    /// costs 16 steps, and 16 more for every 16 tokens.
    pub fn outcome(&self, budget: &Budget) -> Result<Outcome, TooLarge> {
        match (self.convention, self.tame()) {
            (Convention::Normal, _) if self.grundy() == 0 => Ok(Outcome::P),
            (Convention::Normal, _) => Ok(Outcome::N),
            (Convention::Misere, Some(tame)) => Ok(tame.outcome(Convention::Misere)),
            (Convention::Misere, None) => paid_search::outcome(&UntilTame(self.clone()), budget),
        }
    }

    /// All moves that leave the other player lost, by token and then by vertex.
    ///
    /// # Errors
    /// As for [`Tokens::outcome`]; or there are too many moves to look at, each for a step.
    pub fn winning_moves(&self, budget: &Budget) -> Result<Steps, TooLarge> {
        match (self.convention, self.tame()) {
            (Convention::Normal, _) => {
                let value = self.grundy();
                self.steps_where(budget, |from, to| value ^ self.value(from) ^ self.value(to) == 0)
            }
            (Convention::Misere, Some(tame)) => {
                let is_firm = |place| self.graph.tame(place).is_some_and(Tame::is_firm);
                let firm = self.places.iter().filter(|&&place| is_firm(place)).count();
                self.steps_where(budget, |from, to| {
                    let value = tame.grundy() ^ self.value(from) ^ self.value(to);
                    let stays_firm = is_firm(to) || firm > usize::from(is_firm(from));
                    value == u32::from(!stays_firm)
                })
            }
            (Convention::Misere, None) => paid_search::winning_moves(&UntilTame(self.clone()), budget),
        }
    }

    fn steps_where(&self, budget: &Budget, is_winning: impl Fn(u32, u32) -> bool) -> Result<Steps, TooLarge> {
        let mut winning = Vec::new();
        for (token, targets) in self.targets() {
            budget.spend(1 + targets.len() as u64)?;
            let from = self.places[token];
            let good = targets.iter().filter(|&&to| is_winning(from, to));
            winning.extend(good.map(|&to| Step { token, to }));
        }
        Ok(winning.into_iter().collect())
    }

    /// Where each token may go.
    fn targets(&self) -> impl Iterator<Item = (usize, &[u32])> {
        self.places.iter().map(|&place| self.graph.successors(place)).enumerate()
    }

    /// The Grundy value of a vertex that there is.
    fn value(&self, place: u32) -> u32 {
        self.graph.grundy(place).unwrap_or(0)
    }
}

/// Moves of a position of tokens, by token and then by vertex.
#[derive(Clone, Debug)]
pub struct Steps {
    set: StepSet,
}

#[derive(Clone, Debug)]
enum StepSet {
    /// All that the tokens of a position can do.
    Legal(Tokens),
    These(MoveList<Step>),
}

impl FromIterator<Step> for Steps {
    fn from_iter<I: IntoIterator<Item = Step>>(steps: I) -> Self {
        Self { set: StepSet::These(steps.into_iter().collect()) }
    }
}

impl MoveSet for Steps {
    type Move = Step;

    fn len(&self) -> u64 {
        match &self.set {
            StepSet::Legal(tokens) => tokens.targets().map(|(_, targets)| targets.len() as u64).sum(),
            StepSet::These(steps) => steps.len(),
        }
    }

    fn nth(&self, mut index: u64) -> Option<Step> {
        match &self.set {
            StepSet::Legal(tokens) => {
                for (token, targets) in tokens.targets() {
                    if index < targets.len() as u64 {
                        return Some(Step { token, to: targets[index as usize] });
                    }
                    index -= targets.len() as u64;
                }
                None
            }
            StepSet::These(steps) => steps.nth(index),
        }
    }

    fn iter(&self) -> impl Iterator<Item = Step> {
        let (legal, these) = match &self.set {
            StepSet::Legal(tokens) => (Some(tokens), &[][..]),
            StepSet::These(steps) => (None, steps.as_slice()),
        };
        let legal = legal.into_iter().flat_map(Tokens::targets);
        let legal = legal.flat_map(|(token, targets)| targets.iter().map(move |&to| Step { token, to }));
        legal.chain(these.iter().copied())
    }

    fn written_out(&self) -> u64 {
        match &self.set {
            StepSet::Legal(_) => 0,
            StepSet::These(steps) => steps.len(),
        }
    }
}

/// The vertices of the tokens that can still move, in order, and the convention. Positions compare by it only on one graph.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct CanonicalTokens(Vec<u32>, Convention);

impl Game for Tokens {
    type Move = Step;
    type Moves = Steps;
    type Canonical = CanonicalTokens;
    type Refusal = IllegalStep;

    fn legal_moves(&self) -> Steps {
        Steps { set: StepSet::Legal(self.clone()) }
    }

    fn play(&self, Step { token, to }: Step) -> Result<Self, IllegalStep> {
        let Some(&from) = self.places.get(token) else {
            return Err(IllegalStep::NoToken { token, tokens: self.places.len() });
        };
        if self.graph.successors(from).binary_search(&to).is_err() {
            return Err(IllegalStep::NoEdge { from, to });
        }
        let mut after = self.clone();
        after.places[token] = to;
        Ok(after)
    }

    fn result(&self) -> Option<Ending> {
        let is_stuck = self.targets().all(|(_, targets)| targets.is_empty());
        is_stuck.then_some(self.convention.ending())
    }

    fn canonical(&self) -> CanonicalTokens {
        let can_move = |&place: &u32| !self.graph.successors(place).is_empty();
        let mut places: Vec<u32> = self.places.iter().copied().filter(can_move).collect();
        places.sort_unstable();
        CanonicalTokens(places, self.convention)
    }

    fn size(&self) -> u64 {
        1 + self.places.len() as u64 / 16
    }
}

/// The same game, which is over as soon as theory says who wins.
#[derive(Clone)]
struct UntilTame(Tokens);

impl Game for UntilTame {
    type Move = Step;
    type Moves = Steps;
    type Canonical = CanonicalTokens;
    type Refusal = IllegalStep;

    fn legal_moves(&self) -> Steps {
        self.0.legal_moves()
    }

    fn play(&self, step: Step) -> Result<Self, IllegalStep> {
        self.0.play(step).map(Self)
    }

    fn result(&self) -> Option<Ending> {
        self.0.tame().map(|tame| match tame.outcome(self.0.convention) {
            Outcome::N => Ending::Win,
            Outcome::P => Ending::Loss,
        })
    }

    fn canonical(&self) -> CanonicalTokens {
        self.0.canonical()
    }

    fn size(&self) -> u64 {
        self.0.size()
    }
}
